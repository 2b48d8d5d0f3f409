<?php
/**
 * Players in posts and on other sites.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Video_Player\Player_Url;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** Asks an oEmbed route. */
function ask_oembed( $route, $url, array $more = array() ) {
	$request = new \WP_REST_Request( 'GET', '/oembed/1.0/' . $route );
	$request->set_query_params( array( 'url' => $url ) + $more );
	return rest_do_request( $request );
}

test( 'other sites are told of a video whose owner allows it', function () {
	$video = a_video( array( 'title' => 'Ebb "tide"', 'display_embed' => true ) );
	$url   = Player_Url::build( $video['guid'], array( 'loop' => true ) );
	act_as( '' );
	$answer = ask_oembed( 'embed', $url, array( 'maxwidth' => 320 ) );
	same( 200, $answer->get_status() );
	$data = $answer->get_data();
	same( array( '1.0', 'video', 'Ebb "tide"' ), array( $data['version'], $data['type'], $data['title'] ) );
	truly( $data['width'] <= 320 && $data['height'] > 0 );
	$html = new \WP_HTML_Tag_Processor( $data['html'] );
	truly( $html->next_tag( 'iframe' ) );
	same( array( $url, 'Ebb "tide"', '320' ), array_map( array( $html, 'get_attribute' ), array( 'src', 'title', 'width' ) ) );
	foreach ( array( 'json', 'xml' ) as $format ) {
		$said = wp_remote_get( get_oembed_endpoint_url( $url, $format ) );
		same( 200, wp_remote_retrieve_response_code( $said ), $format );
		holds( 'mainstreet_video=' . $video['guid'], wp_remote_retrieve_body( $said ) );
	}
	// WordPress on another site finds it by the links of the page.
	$page = wp_remote_retrieve_body( wp_remote_get( $url ) );
	holds( 'application/json+oembed', $page );
	act_as( 'administrator' );
} );

test( 'nobody is told of private videos, nor other sites of those that are for this site', function () {
	foreach ( array( array( 'display_embed' => false ), array( 'display_embed' => true, 'private' => true ) ) as $settings ) {
		act_as( 'administrator' );
		$video = a_video( array( 'title' => 'Our secret' ) + $settings );
		$url   = Player_Url::build( $video['guid'], array() );
		act_as( '' );
		$answer = ask_oembed( 'embed', $url );
		same( array( 404, 'oembed_invalid_url' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		holds_not( 'secret', wp_json_encode( $answer->get_data() ) );
		holds_not( 'oembed', wp_remote_retrieve_body( wp_remote_get( $url ) ) );
	}
	act_as( 'administrator' );
	same( 404, ask_oembed( 'proxy', $url )->get_status(), 'private, in the editor' );
	same( false, wp_oembed_get( $url ), 'private, in a post' );
	act_as( '' );
	same( 401, ask_oembed( 'proxy', $url )->get_status() );
	act_as( 'administrator' );
} );

test( 'the editor and posts of this site show public videos by their address', function () {
	$video  = a_video( array( 'title' => 'Ebb tide', 'display_embed' => false ) );
	$url    = Player_Url::build( $video['guid'], array() );
	$answer = ask_oembed( 'proxy', $url );
	same( 200, $answer->get_status() );
	same( 'video', $answer->get_data()->type );
	holds( '<iframe title="Ebb tide"', $answer->get_data()->html );
	holds( '<iframe title="Ebb tide"', (string) wp_oembed_get( $url ) );
	same( false, wp_oembed_get( Player_Url::build( 'zzzzzzzz', array() ) ) );
} );

test( 'other addresses of this site are answered as ever', function () {
	$post = wp_insert_post( array( 'post_title' => 'Ebb', 'post_status' => 'publish' ) );
	act_as( '' );
	same( 'rich', ask_oembed( 'embed', get_permalink( $post ) )->get_data()['type'] );
	same( 404, ask_oembed( 'embed', 'https://elsewhere.example/?mainstreet_video=Qa12bC3d' )->get_status() );
	act_as( 'administrator' );
} );
