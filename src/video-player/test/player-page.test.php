<?php
/**
 * The player's page: who gets what.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Video_Player\Player_Url;
use Mainstreet\Video_Player\Player_Page;
use Mainstreet\Video_Player\Rendering\Player_Settings;
use Mainstreet\Video_Player\Rendering\Player_Video;
use Mainstreet\Video_Player\Rendering\Player_Renderer;
use Mainstreet\Videos\Video_Tracks;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/rendered.php';

/** The page of a video. */
function player_page( $guid, array $query = array() ) {
	return Player_Page::get_response( array( 'mainstreet_video' => $guid ) + $query );
}

test( 'a public video is played without script, with what the address says', function () {
	$video = a_video( array( 'title' => 'Ebb tide', 'rating' => 'PG-13' ) );
	act_as( '' );
	$page = player_page( $video['guid'], array( 'loop' => 'true', 'muted' => 'true', 'playsinline' => 'true', 'sbc' => '#123456', 'preloadContent' => 'none' ) );
	same( 200, $page['status'] );
	same( false, $page['is_private'] );
	same( 'noindex', $page['headers']['X-Robots-Tag'] );
	$html = new \WP_HTML_Tag_Processor( $page['html'] );
	truly( $html->next_tag( 'video' ) );
	same( wp_get_attachment_url( $video['id'] ), $html->get_attribute( 'src' ) );
	same( array( true, true, true, true, null, 'none' ), array_map( array( $html, 'get_attribute' ), array( 'controls', 'loop', 'muted', 'playsinline', 'autoplay', 'preload' ) ) );
	holds( '<title>Ebb tide</title>', $page['html'] );
	holds( '<style>.player{--sbc:#123456;}</style>', $page['html'] );
	holds( 'PG-13', $page['html'] );
	delete_post_meta( $video['id'], 'videopress_rating' );
	holds_not( 'class="rating"', player_page( $video['guid'] )['html'] );
	holds( "'sha256-" . base64_encode( hash( 'sha256', '.player{--sbc:#123456;}', true ) ) . "'", $page['headers']['Content-Security-Policy'] );
	holds( 'script-src ' . Player_Renderer::get_script_url() . ';', $page['headers']['Content-Security-Policy'] );
	holds_not( 'unsafe', $page['headers']['Content-Security-Policy'] );
} );

test( 'a video without controls keeps the browser’s where nothing else would play it', function () {
	$video = a_video();
	$has   = function ( array $query ) use ( $video ) {
		$html = new \WP_HTML_Tag_Processor( player_page( $video['guid'], $query )['html'] );
		$html->next_tag( 'video' );
		return $html->get_attribute( 'controls' );
	};
	same( true, $has( array( 'controls' => 'false' ) ) );
	same( null, $has( array( 'controls' => 'false', 'autoPlay' => 'true' ) ) );
} );

test( 'a title stays text wherever it stands', function () {
	$title = '"><script>alert(1)</script>\' onload=x & {{x}} <b>';
	$video = a_video( array( 'title' => $title ) );
	$page  = player_page( $video['guid'] );
	same( 1, substr_count( $page['html'], '<script' ) );
	holds_not( '<script>alert', $page['html'] );
	holds_not( '<b>', $page['html'] );
	same( true, Video_Tracks::add( $video['id'], 'subtitles', 'en', 'English" onload="x', "WEBVTT\n\n00:00.000 --> 00:05.000\nTide" ) );
	$html = new \WP_HTML_Tag_Processor( player_page( $video['guid'] )['html'] );
	truly( $html->next_tag( 'track' ) );
	same( array( 'English" onload="x', null ), array( $html->get_attribute( 'label' ), $html->get_attribute( 'onload' ) ) );
} );

test( 'what is no video, and what is no guid, is not there', function () {
	foreach ( array( 'zzzzzzzz', '', 'x', array( 'a' ), "Qa12bC3d\n", '../../..' ) as $guid ) {
		$page = player_page( $guid );
		same( array( 404, true ), array( $page['status'], $page['is_private'] ) );
		holds( 'This video is not available.', $page['html'] );
		holds_not( '<video', $page['html'] );
	}
} );

test( 'a private video is played by who may watch it; others get a sentence and no address of its file', function () {
	$video = a_video( array( 'title' => 'Our secret', 'private' => true ) );
	$file  = basename( get_attached_file( $video['id'] ) );
	act_as( '' );
	$_SERVER['HTTP_REFERER'] = 'https://elsewhere.example/';
	$page = player_page( $video['guid'] );
	same( array( 403, true ), array( $page['status'], $page['is_private'] ) );
	holds( 'This video is private. Please log in to watch it.', $page['html'] );
	foreach ( array( '<video', '<track', $file, 'Our secret', '/uploads/', 'oembed', 'elsewhere.example' ) as $part ) {
		holds_not( $part, $page['html'] );
	}
	$html = new \WP_HTML_Tag_Processor( $page['html'] );
	truly( $html->next_tag( 'a' ) );
	same( wp_login_url( Player_Url::build( $video['guid'], array() ) ), $html->get_attribute( 'href' ) );
	$_SERVER['HTTP_REFERER'] = home_url( '/a-post/' );
	holds( rawurlencode( home_url( '/a-post/' ) ), player_page( $video['guid'] )['html'] );
	unset( $_SERVER['HTTP_REFERER'] );
	act_as( 'subscriber' );
	$page = player_page( $video['guid'] );
	same( array( 200, true ), array( $page['status'], $page['is_private'] ) );
	holds( '<video', $page['html'] );
	act_as( 'administrator' );
} );

test( 'other sites may show a video where its owner allows it, a private one never', function () {
	$policy = function ( array $settings ) {
		act_as( 'administrator' );
		return strstr( player_page( a_video( $settings )['guid'] )['headers']['Content-Security-Policy'], 'frame-ancestors' );
	};
	same( 'frame-ancestors *', $policy( array( 'display_embed' => true ) ) );
	foreach ( array( array( 'display_embed' => false ), array( 'display_embed' => true, 'private' => true ) ) as $settings ) {
		holds( "frame-ancestors 'self' http", $policy( $settings ) );
		holds_not( '*', $policy( $settings ) );
	}
} );

test( 'a link to download is there only where it is allowed', function () {
	holds( ' download ', player_page( a_video( array( 'allow_download' => true ) )['guid'] )['html'] );
	$page = player_page( a_video( array( 'allow_download' => false ) )['guid'] )['html'];
	holds_not( ' download ', $page );
	holds( 'controlslist="nodownload"', $page );
} );

test( 'a poster is named by its number only where whoever asks may see the picture', function () {
	$file    = wp_upload_bits( 'secret-plan.png', null, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) )['file'];
	$picture = function ( $status ) use ( $file ) {
		$post = wp_insert_post( array( 'post_status' => $status, 'post_author' => 1, 'post_title' => $status ) );
		return wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_status' => 'inherit', 'post_title' => 'Plan' ), $file, $post );
	};
	$guid = a_video()['guid'];
	foreach ( array( 'draft' => false, 'private' => false, 'pending' => false, 'publish' => true ) as $status => $is_public ) {
		$query = array( 'poster' => (string) $picture( $status ) );
		act_as( '' );
		same( $is_public, false !== strpos( player_page( $guid, $query )['html'], 'secret-plan' ), "a stranger, $status:" );
		act_as( 'administrator' );
		holds( 'secret-plan', player_page( $guid, $query )['html'] );
	}
	act_as( '' );
	$post = wp_insert_post( array( 'post_status' => 'draft', 'post_title' => 'A draft' ) );
	same( '', Player_Settings::find_poster_by_id( array( 'poster' => (string) $post ) ) );
} );

test( 'the page of a player costs others nothing, and is a document of its own', function () {
	$video  = a_video( array( 'title' => 'Ebb tide' ) );
	$answer = wp_remote_get( Player_Url::build( $video['guid'], array() ) );
	same( 200, wp_remote_retrieve_response_code( $answer ) );
	$body = wp_remote_retrieve_body( $answer );
	same( 'noindex', wp_remote_retrieve_header( $answer, 'x-robots-tag' ) );
	same( 1, substr_count( $body, '<script' ) );
	same( 1, substr_count( $body, '<link rel="stylesheet"' ) );
	holds_not( 'wp-includes', $body );
	same( 404, wp_remote_retrieve_response_code( wp_remote_get( home_url( '/?mainstreet_video=zzzzzzzz' ) ) ) );
} );

test( 'the page of a player stands whatever is in its address', function () {
	require_once dirname( __DIR__, 3 ) . '/tests/php/hostile-requests.php';
	behind_proxy();
	$settings = array_unique( array_merge( array( 'controls', 'posterUrl', 'poster', 'preloadContent', Player_Url::GRANT ), array_values( Player_Settings::SWITCHES ), array_values( Player_Settings::COLORS ) ) );
	$good     = array( 'mainstreet_video' => a_video()['guid'], 'autoPlay' => 'true', 'controls' => 'false', 'posterUrl' => home_url( '/a.jpg' ), 'preloadContent' => 'auto', 'sbc' => '#fff' );
	$private  = array( 'mainstreet_video' => a_video( array( 'private' => true ) )['guid'] );
	$requests = mutations( 'GET player', home_url( '/' ), $good, array( 'mainstreet_video' ) )
		+ mutations_together( 'GET player', home_url( '/' ), $good, $settings )
		+ mutations_together( 'GET private player', home_url( '/' ), $private, $settings );
	no_faults( $requests, function ( $name, $response ) {
		truly( in_array( $response['status'], false === strpos( $name, 'private' ) ? array( 200, 404 ) : array( 401, 403 ), true ), "$name: {$response['status']}" );
		holds_not( '<script>s', $response['body'] );
	} );
} );

test( 'the page that view.jsdom.test.ts runs on is what a video with everything becomes', function () {
	$video           = new Player_Video();
	$video->guid     = 'Qa12bC3d';
	$video->title    = 'Ebb tide';
	$video->file     = home_url( '/ebb.mov' );
	$video->copy     = array( 'src' => home_url( '/ebb.mp4' ), 'type' => 'video/mp4' );
	$video->strip    = array( 'src' => home_url( '/strip.jpg' ), 'width' => 100, 'height' => 50, 'columns' => 4, 'count' => 10, 'interval' => 10 );
	$video->duration = 95.0;
	foreach ( array( 'captions en English', 'captions de Deutsch', 'descriptions en Described', 'chapters en Chapters' ) as $track ) {
		list( $kind, $language, $label ) = explode( ' ', $track );
		$video->tracks[] = array( 'kind' => $kind, 'src' => home_url( "/$kind-$language.vtt" ), 'srclang' => $language, 'label' => $label );
	}
	rendered( 'src/video-player/test/rendered/player.html', Player_Renderer::render_page( $video, Player_Settings::from_query( array() ) ), array( 'ver=' . MAINSTREET_VERSION => 'ver=1' ) );
} );
