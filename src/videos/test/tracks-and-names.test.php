<?php
/**
 * Hosted videos: tracks as people write and name them.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Videos\Track_Text;
use Mainstreet\Videos\Video_Tracks;
use Mainstreet\Videos\Videos;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

test( 'a sign for “less than” takes no other line with it', function () {
	$next = "00:00:03.000 --> 00:00:04.000\nNext";
	$kept = Track_Text::sanitize( "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nI <3 you\nmore\n\n$next" );
	holds( $next, $kept );
	holds( "I &lt;3 you\nmore", $kept );
	$kept = Track_Text::sanitize( "WEBVTT\n\na<b\n$next <img\nsrc=x onerror=alert(1)>" );
	holds( $next, $kept );
	holds_not( '<img', $kept );
	holds_not( '<script', Track_Text::sanitize( "WEBVTT\n\n$next<scr<x>ipt><<script>script\n>" ) );
	same( "WEBVTT\n\n$next<v Ada><b>one</b> <00:00:03.500>two", Track_Text::sanitize( "WEBVTT\n\n$next<v Ada><b>one</b> <00:00:03.500>two" ) );
} );

test( 'only what is a style is left out, not a line that begins like one', function () {
	$text = "WEBVTT\n\nSTYLE of the harbour\n00:00:01.000 --> 00:00:02.000\nRoofs\n\nREGION-1\n00:00:03.000 --> 00:00:04.000\nEbb";
	same( $text, Track_Text::sanitize( $text ) );
	same( "WEBVTT\n\nNOTE x", Track_Text::sanitize( "WEBVTT\n\nSTYLE \t\n::cue{color:red}\n\nREGION\nid:fred\n\nNOTE x" ) );
	// A style ends where a line with an arrow begins a cue; what follows is no style.
	$cue = "00:00:01.000-->00:00:02.000\nRoofs\n00:00:03.000-->00:00:04.000\nEbb";
	same( "WEBVTT\n\n$cue", Track_Text::sanitize( "WEBVTT\n\nSTYLE\n::cue{color:red}\n$cue" ) );
	same( "WEBVTT\n\n$cue", Track_Text::sanitize( "WEBVTT\n\nREGION\n$cue" ) );
	same( "WEBVTT\n\n-->\nelse", Track_Text::sanitize( "WEBVTT\n\nSTYLE\n::cue{color:red}\n-->\nelse" ) );
	// Marks that go may stand in front of it.
	foreach ( array( "<x>STYLE", "Ebb\n<x>\nSTYLE", "ST\0YLE", "<x><y>ST<z>YLE\f" ) as $hidden ) {
		holds_not( 'elsewhere', Track_Text::sanitize( "WEBVTT\n\n$hidden\n::cue{background:url(//elsewhere.example)}\n\nNOTE x" ) );
	}
} );

test( 'languages are the same however they are written', function () {
	$video = a_video();
	same( true, Video_Tracks::add( $video['id'], 'subtitles', 'pt-BR', 'x', "WEBVTT\n\nMaré" ) );
	is_error( 'track_exists', Video_Tracks::add( $video['id'], 'subtitles', 'pt-br', 'x', "WEBVTT\n\nMaré" ), 409 );
	same( true, Video_Tracks::add( $video['id'], 'subtitles', 'en', 'x', "WEBVTT\n\nTide" ) );
	is_error( 'track_exists', Video_Tracks::update( $video['id'], array( 'subtitles', 'en' ), array( 'subtitles', 'PT-br' ), 'x' ), 409 );
	same( true, Video_Tracks::update( $video['id'], array( 'subtitles', 'pt-BR' ), array( 'subtitles', 'PT-br' ), 'x' ) );
	same( array( 'en', 'PT-br' ), array_keys( Video_Tracks::get_all( $video['id'] )['subtitles'] ) );
	holds( 'Maré', (string) file_get_contents( Video_Tracks::find_path( $video['id'], 'subtitles', 'PT-br' ) ) );
} );

test( 'the title that is told of a film is text', function () {
	$video = a_video( array( 'title' => 'Ebb & “flow” -- it’s <b>low</b>' ) );
	same( 'Ebb & “flow” -- it’s low', rest_do_request( new \WP_REST_Request( 'GET', '/mainstreet/v1/videos/' . $video['guid'] ) )->get_data()['title'] );
} );

test( 'a name of a film that is none in a request is no film', function () {
	$video   = a_video();
	$request = new \WP_REST_Request( 'GET', '/mainstreet/v1/videos/' . $video['guid'] );
	$request->set_query_params( array( 'guid' => array( $video['guid'] ) ) );
	same( 404, rest_do_request( $request )->get_status() );
} );

test( 'who writes posts learns by which name a colleague’s film is shown, and nothing of its settings', function () {
	$video = a_video();
	$ask   = function () use ( $video ) {
		$media = rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/media/' . $video['id'] ) )->get_data();
		return array( $media['jetpack_videopress_guid'] ?? null, $media['jetpack_videopress'] ?? null );
	};
	foreach ( array( 'author' => $video['guid'], 'contributor' => $video['guid'], 'subscriber' => null, '' => null ) as $role => $guid ) {
		act_as( $role );
		same( array( $guid, null ), $ask(), $role );
	}
	act_as( 'author' );
	add_filter( 'mainstreet_can_watch_video', '__return_false' );
	update_post_meta( $video['id'], 'videopress_privacy_setting', '1' );
	same( array( null, null ), $ask() );
	remove_filter( 'mainstreet_can_watch_video', '__return_false' );
	act_as( 'administrator' );
} );

test( 'of a film that is deleted nothing of its tracks is left', function () {
	foreach ( array( false, true ) as $is_private ) {
		$video = a_video( array( 'private' => $is_private ) );
		Video_Tracks::add( $video['id'], 'subtitles', 'en', 'x', "WEBVTT\n\nTide" );
		$file = Video_Tracks::find_path( $video['id'], 'subtitles', 'en' );
		truly( is_file( $file ) );
		wp_delete_attachment( $video['id'], true );
		truly( ! is_file( $file ) );
		truly( ! is_dir( dirname( $file ) ), 'its folder' );
	}
} );

test( 'nobody gives a file of their own the name of another film', function () {
	act_as( 'author' );
	$own = wp_insert_attachment( array( 'post_mime_type' => 'video/webm', 'post_title' => 'x' ), 'x.webm' );
	act_as( 'administrator' );
	$film = a_video();
	act_as( 'author' );
	// As custom fields are written, on the screen of a post and by XML-RPC.
	foreach ( array( 'add_post_meta', 'edit_post_meta', 'delete_post_meta' ) as $deed ) {
		truly( ! current_user_can( $deed, $own, 'videopress_guid' ), $deed );
		truly( current_user_can( $deed, $own, 'harbour' ) );
	}
	require_once ABSPATH . 'wp-admin/includes/post.php';
	$_POST = array( 'metakeyinput' => 'videopress_guid', 'metavalue' => $film['guid'] );
	add_meta( $own );
	$_POST = array();
	same( $film['id'], Videos::find( $film['guid'] ) );
	act_as( 'administrator' );
} );

test( 'a text track of any shape is read in linear time', function () {
	foreach ( array( '<', '<a', '<b ', '<v.', '</', '<1', "<\n", '>', "\n", '<b>', '<!', '-', '-->', "STYLE\n", "STYLE\n-->\n", "STYLE\n-\n\n" ) as $unit ) {
		foreach ( array( '', "\n>", '>' ) as $end ) {
			$text  = "WEBVTT\n\n" . str_repeat( $unit, intdiv( 1040000, strlen( $unit ) ) ) . $end;
			$start = processor_seconds();
			Track_Text::sanitize( $text );
			truly( processor_seconds() - $start < 2, wp_json_encode( array( $unit, $end ) ) );
		}
	}
} );
