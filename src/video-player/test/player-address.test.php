<?php
/**
 * Addresses of the player.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Video_Player\Player_Url;
use Mainstreet\Video_Player\Rendering\Player_Settings;

test( 'an address of a player holds what the block says, and nothing that it does not understand', function () {
	same( home_url( '/?mainstreet_video=Qa12bC3d' ), Player_Url::build( 'Qa12bC3d', array() ) );
	same( home_url( '/?mainstreet_video=Qa12bC3d' ), Player_Url::build( 'Qa12bC3d', array( 'controls' => true, 'autoplay' => false, 'preload' => 'x', 'seekbarColor' => 'red;}', 'poster' => 'javascript:alert(1)', 'loop' => array( 1 ), 'muted' => 'yes' ) ) );
	$poster  = home_url( '/wp-content/uploads/tide & ebb.jpg?a=1&b=2' );
	$address = Player_Url::build( 'Qa12bC3d', array( 'autoplay' => true, 'controls' => false, 'loop' => true, 'muted' => true, 'playsinline' => true, 'poster' => $poster, 'preload' => 'none', 'seekbarColor' => '#abcdef', 'seekbarPlayedColor' => 'rgba(1, 2, 3, 0.5)', 'seekbarLoadingColor' => '#fff8' ) );
	$found   = Player_Url::parse( $address );
	same( 'Qa12bC3d', $found['guid'] );
	same(
		array( 'controls' => false, 'autoplay' => true, 'loop' => true, 'muted' => true, 'playsinline' => true, 'poster' => esc_url_raw( $poster ), 'preload' => 'none', 'seekbarColor' => '#abcdef', 'seekbarPlayedColor' => 'rgba(1, 2, 3, 0.5)', 'seekbarLoadingColor' => '#fff8' ),
		Player_Settings::from_query( $found['query'] )
	);
	same( $address, Player_Url::build( 'Qa12bC3d', Player_Settings::from_query( $found['query'] ) ) );
	foreach ( array( '', 'short', 'Qa12bC3d1', "Qa12bC3d\n", 'Qa12bC3-', '../../..' ) as $guid ) {
		same( '', Player_Url::build( $guid, array() ) );
	}
} );

test( 'posters of other hosts are not taken', function () {
	foreach ( array( 'https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg', 'http://' . wp_parse_url( home_url(), PHP_URL_HOST ) . '@elsewhere.example/a.jpg', 'data:image/png;base64,AA', array( 'x' ), 5 ) as $poster ) {
		same( '', Player_Settings::from_query( array( 'posterUrl' => $poster ) )['poster'] );
	}
} );

test( 'addresses of other sites and of no player are not read', function () {
	$own = Player_Url::build( 'Qa12bC3d', array() );
	truly( null !== Player_Url::parse( $own ) );
	truly( null !== Player_Url::parse( rtrim( home_url(), '/' ) . '?mainstreet_video=Qa12bC3d' ) );
	foreach ( array( '', 'x', home_url( '/' ), home_url( '/?mainstreet_video=Qa12' ), home_url( '/?mainstreet_video[]=Qa12bC3d' ), home_url( '/page/?mainstreet_video=Qa12bC3d' ), 'https://elsewhere.example/?mainstreet_video=Qa12bC3d', 'ftp:' . strstr( $own, '//' ), strstr( $own, '//' ), 'http://[::1/?mainstreet_video=Qa12bC3d', $own . str_repeat( '&a=b', 1200 ) ) as $url ) {
		same( null, Player_Url::parse( $url ), $url );
	}
} );
