<?php
/**
 * Hosted videos on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Video_Player\Player_Url;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

function video_html( array $attributes ) {
	return trim( render_block( array( 'blockName' => 'videopress/video', 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ) );
}

test( 'the figure holds the player of this site and the caption', function () {
	$guid = a_video( array( 'title' => 'Ebb' ) )['guid'];
	$html = video_html( array( 'guid' => $guid, 'loop' => true, 'controls' => false, 'maxWidth' => '60%', 'align' => 'wide', 'className' => 'quay', 'anchor' => 'ebb', 'caption' => 'Ebb <em>tide</em><script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">x</a>' ) );
	truly( 1 === preg_match( '#^<figure [^>]*class="([^"]*)"[^>]*><div class="jetpack-videopress-player__wrapper" style="max-width:60%;margin:auto"><iframe [^>]*></iframe><p class="mainstreet-embed__print" hidden><a [^>]*>[^<]*</a></p></div><figcaption>(.*)</figcaption></figure>$#s', $html, $found ), $html );
	foreach ( array( 'wp-block-videopress-video', 'wp-block-jetpack-videopress', 'jetpack-videopress-player', 'alignwide', 'quay' ) as $class ) {
		truly( in_array( $class, explode( ' ', $found[1] ), true ), $class );
	}
	same( 'Ebb <em>tide</em>alert(1)<a href="alert(1)">x</a>', $found[2] );
	holds( 'id="ebb"', $html );
	$tags = new \WP_HTML_Tag_Processor( $html );
	truly( $tags->next_tag( 'iframe' ) );
	same( array( Player_Url::build( $guid, array( 'loop' => true, 'controls' => false, 'preload' => 'metadata' ) ), 'Ebb' ), array( $tags->get_attribute( 'src' ), $tags->get_attribute( 'title' ) ) );
	truly( null === $tags->get_attribute( 'allowfullscreen' ) && false !== strpos( $tags->get_attribute( 'allow' ), 'fullscreen' ) );
} );

test( 'nothing is drawn without a video', function () {
	foreach ( array( array(), array( 'isExample' => true ), array( 'guid' => '' ), array( 'guid' => array( 'Qa12bC3d' ) ), array( 'guid' => 'Qa12bC3d"><script>' ), array( 'guid' => 12345678 ) ) as $attributes ) {
		same( '', video_html( $attributes ), wp_json_encode( $attributes ) );
	}
} );

test( 'the caption of a post that was saved with markup is there before it is saved again', function () {
	$guid = a_video()['guid'];
	$old  = function ( $more, $caption ) use ( $guid ) {
		return do_blocks( '<!-- wp:videopress/video {"guid":"' . $guid . '"' . $more . '} --><figure class="wp-block-videopress-video wp-block-jetpack-videopress jetpack-videopress-player"><div class="jetpack-videopress-player__wrapper">' . "\nhttps://videopress.com/v/$guid?resizeToParent=true\n</div>$caption</figure><!-- /wp:videopress/video -->" );
	};
	holds( '</div><figcaption>Ebb <em>tide</em> &amp; more</figcaption></figure>', $old( '', "<figcaption class=\"x\">\nEbb <em>tide</em> &amp; more<img src=x onerror=alert(1)></figcaption>" ) );
	holds( '<figcaption>New</figcaption></figure>', $old( ',"caption":"New"', '<figcaption>Old</figcaption>' ) );
	foreach ( array( '', '<figcaption></figcaption>', '<figcaption>open' ) as $none ) {
		holds_not( 'figcaption', $old( '', $none ) );
	}
} );

test( 'hostile attributes do no harm', function () {
	$guid  = a_video()['guid'];
	$evil  = '"><script>alert(1)</script>';
	$odd   = array( $evil, array( $evil ), 12, true, null, (object) array(), '100%;position:fixed', 'javascript:alert(1)' );
	foreach ( array( 'caption', 'maxWidth', 'poster', 'preload', 'seekbarColor', 'seekbarPlayedColor', 'seekbarLoadingColor', 'autoplay', 'controls', 'title', 'tracks', 'align', 'className', 'anchor', 'videoRatio', 'posterData' ) as $name ) {
		foreach ( $odd as $value ) {
			foreach ( array( $guid, 'ZZZZZZZZ' ) as $each ) {
				$html = video_html( array( 'guid' => $each, $name => $value ) );
				$tags = new \WP_HTML_Tag_Processor( $html );
				while ( $tags->next_tag() ) {
					truly( 'SCRIPT' !== $tags->get_tag(), "$name: $html" );
					foreach ( $tags->get_attribute_names_with_prefix( '' ) as $attribute ) {
						truly( 0 !== strpos( $attribute, 'on' ), "$name: $html" );
						truly( in_array( $attribute, array( 'title', 'class', 'id' ), true ) || ! preg_match( '/script|position/i', (string) $tags->get_attribute( $attribute ) ), "$name: $html" );
					}
				}
				same( 1, substr_count( $html, '<iframe' ), $name );
			}
		}
	}
	holds_not( 'evil.example', video_html( array( 'guid' => $guid, 'poster' => 'https://evil.example/p.jpg' ) ) );
} );

test( 'the markup of a private video is the same for everybody, without its title', function () {
	act_as( 'administrator' );
	$guid  = a_video( array( 'title' => 'Our secret', 'private' => true ) )['guid'];
	$owner = video_html( array( 'guid' => $guid ) );
	act_as( '' );
	same( $owner, video_html( array( 'guid' => $guid ) ) );
	holds_not( 'secret', $owner );
	holds( 'mainstreet_video=' . $guid, $owner );
	act_as( 'administrator' );
} );

test( 'a feed has a link', function () {
	$guid = a_video( array( 'title' => 'Ebb' ) )['guid'];
	$GLOBALS['wp_query']->is_feed = true;
	$here  = video_html( array( 'guid' => $guid ) );
	$there = video_html( array( 'guid' => 'ZZZZZZZZ', 'title' => 'Ebb' ) );
	$GLOBALS['wp_query']->is_feed = false;
	holds( '<a href="' . esc_url( Player_Url::build( $guid, array() ) ) . '">Ebb</a>', $here );
	holds( '<a href="https://videopress.com/v/ZZZZZZZZ">Ebb</a>', $there );
	holds_not( '<iframe', $here . $there );
} );

test( 'a film that is not here has the shape that the post says', function () {
	holds( ' style="--mainstreet-video-ratio:100/177.78;max-width:60%;margin:auto"', video_html( array( 'guid' => 'ZZZZZZZZ', 'videoRatio' => 177.78, 'maxWidth' => '60%' ) ) );
	foreach ( array( 0, -5, 1e9, NAN, '177', array( 1 ) ) as $odd ) {
		holds_not( 'video-ratio', video_html( array( 'guid' => 'ZZZZZZZZ', 'videoRatio' => $odd ) ) );
	}
	holds_not( 'video-ratio', video_html( array( 'guid' => a_video()['guid'], 'videoRatio' => 177.78 ) ), 'a film that is here knows its own' );
} );
