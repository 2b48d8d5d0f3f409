<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Hosting;

use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Editor\Editor_State;
use function Mainstreet\Tests\{ act_as, holds, rest, same, test };

/** What the editor script starts from. */
function printed() {
	$script = wp_scripts()->registered[ Blocks::EDITOR_SCRIPT ];
	unset( $script->extra['before'] );
	Editor_State::print_script();
	preg_match( '/window\.Mainstreet_Editor_Initial_State = (.*);/', implode( "\n", array_filter( $script->extra['before'] ) ), $found );
	return json_decode( $found[1], true )['mainstreet'];
}

/** The answer of a path to this question. */
function ask( $path, array $query ) {
	$request = new \WP_REST_Request( 'GET', $path );
	$request->set_query_params( $query );
	return rest_do_request( $request )->get_data();
}

test( 'nobody has to connect anything until a host says so', function () {
	same( '', printed()['connectTo'] );
	add_filter( 'mainstreet_is_user_connected', '__return_false' );
	$name = function () {
		return '</script>Quay & Sons ';
	};
	try {
		same( 'your hosting account', printed()['connectTo'] );
		add_filter( 'mainstreet_host_name', $name );
		same( '</script>Quay & Sons', printed()['connectTo'] );
		holds( '\u003C/script\u003EQuay', implode( wp_scripts()->registered[ Blocks::EDITOR_SCRIPT ]->extra['before'] ) );
	} finally {
		remove_filter( 'mainstreet_is_user_connected', '__return_false' );
		remove_filter( 'mainstreet_host_name', $name );
	}
} );

test( 'the address to connect at leads back to this site, and nowhere else', function () {
	$settings = admin_url( 'options-general.php?page=mainstreet' );
	$back     = admin_url( 'post.php?post=7&action=edit' );
	foreach ( array( '/jetpack/v4/connection/url', '/mainstreet/v1/connection/url' ) as $path ) {
		foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 200 ) as $role => $status ) {
			act_as( $role );
			same( $status, rest( 'GET', $path )->get_status(), $role );
		}
		same( $settings, ask( $path, array() ) );
		same( $settings . '&return=' . rawurlencode( $back ), ask( $path, array( 'from' => 'jetpack-block-editor', 'redirect' => $back ) ) );
		foreach ( array( 'https://evil.example/', '//evil.example', 'javascript:alert(1)', "https://evil.example\r\nx: y" ) as $elsewhere ) {
			same( $settings, ask( $path, array( 'redirect' => $elsewhere ) ), $elsewhere );
		}
		same( 400, rest_do_request( ( function () use ( $path ) {
			$request = new \WP_REST_Request( 'GET', $path );
			$request->set_query_params( array( 'redirect' => array( 'x' ) ) );
			return $request;
		} )() )->get_status() );
	}
	$host = function ( $url, $back ) {
		return 'https://host.example/connect?to=' . rawurlencode( $back );
	};
	add_filter( 'mainstreet_connect_url', $host, 10, 2 );
	same( 'https://host.example/connect?to=' . rawurlencode( $back ), ask( '/jetpack/v4/connection/url', array( 'redirect' => $back ) ) );
	remove_filter( 'mainstreet_connect_url', $host, 10 );
} );
