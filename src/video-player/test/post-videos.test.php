<?php
/**
 * Videos of the hosted service's addresses and shortcodes in posts.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Video_Player\Player_Url;
use Mainstreet\Video_Player\Rendering\Player_Frame;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** What visitors see of a post's content. */
function shown_in_post( $content ) {
	$post = wp_insert_post( wp_slash( array( 'post_title' => 'Ebb', 'post_status' => 'publish', 'post_content' => $content ) ) );
	$GLOBALS['post'] = get_post( $post );
	setup_postdata( $GLOBALS['post'] );
	return apply_filters( 'the_content', get_post( $post )->post_content );
}

/** Attributes of the first frame. */
function frame_of( $html ) {
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tags->next_tag( 'iframe' ) ) {
		return null;
	}
	$all = array();
	foreach ( $tags->get_attribute_names_with_prefix( '' ) as $name ) {
		$all[ $name ] = $tags->get_attribute( $name );
	}
	return $all;
}

/** Answers the service instead of the network, and counts. */
function stand_in_for_service( &$asked ) {
	$asked = array();
	$stand_in = static function ( $answer, $args, $url ) use ( &$asked ) {
		if ( false === strpos( $url, 'videopress' ) && false === strpos( $url, 'v.wordpress.com' ) ) {
			return $answer;
		}
		$asked[] = $url;
		return array( 'headers' => array(), 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => '', 'body' => wp_json_encode( array( 'version' => '1.0', 'type' => 'video', 'title' => 'Theirs', 'width' => 640, 'height' => 360, 'html' => '<iframe src="https://videopress.com/embed/ZZZZZZZZ" title="Theirs"></iframe>' ) ) );
	};
	add_filter( 'pre_http_request', $stand_in, 10, 3 );
	return $stand_in;
}

test( 'addresses of the service are read by their parts', function () {
	foreach ( array(
		'https://videopress.com/v/Qa12bC3d?loop=true&sbc=%23aa0000' => array( 'Qa12bC3d', array( 'loop' => 'true', 'sbc' => '#aa0000' ) ),
		'http://www.videopress.com/embed/Qa12bC3d'  => array( 'Qa12bC3d', array() ),
		'https://v.wordpress.com/Qa12bC3d'          => array( 'Qa12bC3d', array() ),
		'https://video.wordpress.com/v/Qa12bC3d/'   => array( 'Qa12bC3d', array() ),
		'https://videopress.com/v/Qa12bC3d#x'       => array( 'Qa12bC3d', array() ),
	) as $url => $said ) {
		$read = Player_Url::parse_videopress( $url );
		same( $said, array( $read['guid'], $read['query'] ), $url );
	}
	foreach ( array( 'https://videopress.com/v/Qa12bC3', 'https://videopress.com/v/Qa12bC3d9', 'https://videopress.com.example/v/Qa12bC3d', 'https://example.org/?u=https://videopress.com/v/Qa12bC3d', 'https://a@videopress.com/v/Qa12bC3d', "https://videopress.com/v/Qa12bC3d?\nx", 'javascript://videopress.com/v/Qa12bC3d', array(), null, 8 ) as $url ) {
		same( null, Player_Url::parse_videopress( $url ), wp_json_encode( $url ) );
	}
} );

test( 'every form of a post shows what is here in our own player, and nobody is asked', function () {
	$video = a_video( array( 'title' => 'Ebb "tide"' ) );
	$guid  = $video['guid'];
	$url   = "https://videopress.com/v/$guid?resizeToParent=true&amp;cover=true&amp;loop=true&amp;muted=true&amp;persistVolume=false&amp;preloadContent=none&amp;sbc=%23aa0000&amp;useAverageColor=true";
	$forms = array(
		'block'     => "<!-- wp:video {\"guid\":\"$guid\",\"loop\":true} -->\n<figure class=\"wp-block-video wp-block-embed is-type-video is-provider-videopress\"><div class=\"wp-block-embed__wrapper\">\n$url\n</div><figcaption>Ebb</figcaption></figure>\n<!-- /wp:video -->",
		'embed'     => "<!-- wp:embed {\"url\":\"https://videopress.com/v/$guid\",\"type\":\"video\",\"providerNameSlug\":\"videopress\"} -->\n<figure class=\"wp-block-embed is-type-video is-provider-videopress\"><div class=\"wp-block-embed__wrapper\">\n$url\n</div></figure>\n<!-- /wp:embed -->",
		'line'      => "Before\n\n$url\n\nAfter",
		'shortcode' => "[embed]https://videopress.com/v/$guid?loop=true&muted=true&preloadContent=none&sbc=%23aa0000[/embed]",
	);
	$stand_in = stand_in_for_service( $asked );
	foreach ( $forms as $form => $content ) {
		$html  = shown_in_post( $content );
		$frame = frame_of( $html );
		truly( null !== $frame, "$form: $html" );
		same( Player_Url::build( $guid, array( 'loop' => true, 'muted' => true, 'preload' => 'none', 'seekbarColor' => '#aa0000' ) ), $frame['src'], $form );
		same( 'Ebb "tide"', $frame['title'], $form );
		holds_not( 'videopress.com', preg_replace( '/<!--.*?-->/s', '', $html ), $form );
	}
	$html = shown_in_post( "https://v.wordpress.com/$guid" );
	same( Player_Url::build( $guid, array() ), frame_of( $html )['src'] );
	same( array(), $asked );
	remove_filter( 'pre_http_request', $stand_in, 10 );
} );

test( 'what is not here stays what core makes of it', function () {
	$stand_in = stand_in_for_service( $asked );
	$html     = shown_in_post( "https://videopress.com/v/ZZZZZZZZ?loop=true" );
	truly( count( $asked ) > 0, 'core asked' );
	holds( 'https://videopress.com/embed/ZZZZZZZZ', $html );
	holds_not( 'mainstreet_video', $html );
	remove_filter( 'pre_http_request', $stand_in, 10 );
} );

test( 'a private video tells nothing but where it plays; its page refuses strangers', function () {
	act_as( 'administrator' );
	$video = a_video( array( 'title' => 'Our secret', 'private' => true ) );
	foreach ( array( 'stranger' => '', 'reader' => 'subscriber' ) as $who => $role ) {
		act_as( 'administrator' );
		$html = shown_in_post( "https://videopress.com/v/{$video['guid']}" );
		act_as( $role );
		holds_not( 'secret', $html );
		same( Player_Url::build( $video['guid'], array() ), frame_of( $html )['src'] );
	}
	act_as( '' );
	$answer = wp_remote_get( frame_of( $html )['src'] );
	same( 403, wp_remote_retrieve_response_code( $answer ) );
	holds_not( 'secret', wp_remote_retrieve_body( $answer ) );
	holds_not( '.webm', wp_remote_retrieve_body( $answer ) );
	act_as( 'administrator' );
} );

test( 'the editor asks core’s route, and gets our player', function () {
	act_as( 'administrator' );
	$video   = a_video( array( 'title' => 'Ebb' ) );
	$request = new \WP_REST_Request( 'GET', '/oembed/1.0/proxy' );
	$request->set_query_params( array( 'url' => "https://videopress.com/v/{$video['guid']}?loop=true" ) );
	$stand_in = stand_in_for_service( $asked );
	$answer   = rest_do_request( $request );
	same( array( 200, 'video', 'Ebb' ), array( $answer->get_status(), $answer->get_data()->type, $answer->get_data()->title ) );
	same( Player_Url::build( $video['guid'], array( 'loop' => true ) ), frame_of( $answer->get_data()->html )['src'] );
	same( array(), $asked );
	act_as( '' );
	same( 401, rest_do_request( $request )->get_status() );
	act_as( 'administrator' );
	remove_filter( 'pre_http_request', $stand_in, 10 );
} );

test( 'shortcodes show it, too', function () {
	$guid = a_video( array( 'title' => 'Ebb' ) )['guid'];
	foreach ( array( 'wpvideo', 'videopress' ) as $tag ) {
		$frame = frame_of( shown_in_post( "[$tag $guid w=300 autoplay=\"true\" loop=1 controls=false muted=\"no\" ]" ) );
		same( Player_Url::build( $guid, array( 'autoplay' => true, 'loop' => true, 'controls' => false ) ), $frame['src'], $tag );
		same( array( '300', '169' ), array( $frame['width'], $frame['height'] ), $tag );
	}
	foreach ( array( '[wpvideo]', '[wpvideo "><script>]', '[videopress guid=12]', '[wpvideo Qa12bC3d9]' ) as $odd ) {
		$html = shown_in_post( $odd );
		same( null, frame_of( $html ), $odd );
		holds_not( '<script', $html, $odd );
	}
	$html = shown_in_post( "[wpvideo $guid w='\" onload=\"alert(1)' h=x posterurl='https://evil.example/p.jpg' sbc='red;}' at=videopress]" );
	holds_not( 'evil', $html );
	truly( ! array_key_exists( 'onload', frame_of( $html ) ) );
} );

test( 'a video that is not here is the service’s own player, behind the facade where embeds wait for a press', function () {
	$html  = Player_Frame::render( 'ZZZZZZZZ', array( 'loop' => true, 'title' => 'Ebb "<b>tide</b>"' ) );
	$frame = frame_of( $html );
	same( array( 'https://videopress.com/embed/ZZZZZZZZ?loop=true', 'Ebb "tide"' ), array( $frame['src'], $frame['title'] ) );
	$waits = static function () { return false; };
	add_filter( 'mainstreet_embed_consent', $waits );
	$html = Player_Frame::render( 'ZZZZZZZZ', array() );
	remove_filter( 'mainstreet_embed_consent', $waits );
	holds( 'Load content from VideoPress', $html );
	same( 1, preg_match( '#<template><iframe#', $html ) );
	foreach ( array( '', 'Qa12bC3', 'Qa12bC3d"', "Qa12bC3d\n" ) as $odd ) {
		same( '', Player_Frame::render( $odd, array() ) );
	}
} );
