<?php
/**
 * Hosted videos: names, settings, private files, tracks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Videos\Files\Video_Storage;
use Mainstreet\Videos\Files\Video_Folder;
use Mainstreet\Videos\Files\Video_Range;
use Mainstreet\Videos\Track_Text;
use Mainstreet\Videos\Video_Tracks;
use Mainstreet\Videos\Videos;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** Sends settings as the editor does. */
function set_video( array $body ) {
	$request = new \WP_REST_Request( 'POST', '/wpcom/v2/videopress/meta' );
	$request->set_body_params( $body );
	return rest_do_request( $request );
}

test( 'a video has a name of eight letters and digits, the same for ever; other files have none', function () {
	$video = a_video();
	truly( 1 === preg_match( '/^[A-Za-z0-9]{8}$/D', $video['guid'] ) );
	same( $video['guid'], Videos::guid( $video['id'] ) );
	same( $video['id'], Videos::find( $video['guid'] ) );
	same( 0, Videos::find( strrev( strtolower( $video['guid'] ) ) . 'x' ) );
	$swapped = strtr( $video['guid'], array_combine( range( 'a', 'z' ), range( 'A', 'Z' ) ) + array_combine( range( 'A', 'Z' ), range( 'a', 'z' ) ) );
	truly( $swapped === $video['guid'] || 0 === Videos::find( $swapped ), 'capitals count' );
	$picture = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'x' ), 'x.png' );
	same( '', Videos::guid( $picture ) );
} );

test( 'settings are kept for who may edit the video', function () {
	$video = a_video();
	$done  = set_video( array( 'id' => $video['id'], 'rating' => 'X-18', 'allow_download' => 1, 'display_embed' => 0, 'title' => 'Ebb & "flow" \\' ) );
	same( array( 'success', 200 ), array( $done->get_data()['code'], $done->get_data()['data'] ) );
	$field = rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/media/' . $video['id'] ) )->get_data()['jetpack_videopress'];
	same( array( $video['guid'], 'R-17', 1, 0, 'Ebb & "flow" \\', false ), array( $field['guid'], $field['rating'], $field['allow_download'], $field['display_embed'], $field['title'], $field['is_private'] ) );
	same( 400, set_video( array( 'id' => $video['id'], 'rating' => 'NC' ) )->get_status() );
	same( 400, set_video( array( 'id' => $video['id'], 'privacy_setting' => 3 ) )->get_status() );
	act_as( 'subscriber' );
	same( 403, set_video( array( 'id' => $video['id'], 'rating' => 'G' ) )->get_status() );
	same( null, rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/media/' . $video['id'] ) )->get_data()['jetpack_videopress'] );
	act_as( 'administrator' );
} );

test( 'a private video has no direct address, and its signed one expires', function () {
	$video  = a_video();
	$direct = wp_get_attachment_url( $video['id'] );
	$bytes  = file_get_contents( get_attached_file( $video['id'] ) );
	same( 200, set_video( array( 'id' => $video['id'], 'privacy_setting' => 1 ) )->get_status() );
	same( 404, wp_remote_retrieve_response_code( wp_remote_get( $direct ) ) );
	$signed = Video_Storage::get_url( $video['id'] );
	truly( $signed !== $direct );
	act_as( '' );
	same( '', (string) wp_get_attachment_url( $video['id'] ) );
	$media = wp_json_encode( rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/media/' . $video['id'] ) )->get_data() );
	holds_not( 'private-videos', $media );
	holds_not( 'sig=', $media );
	same( 401, rest_do_request( new \WP_REST_Request( 'GET', '/mainstreet/v1/videos/' . $video['guid'] ) )->get_status() );
	$part = wp_remote_get( $signed, array( 'headers' => array( 'Range' => 'bytes=-10' ) ) );
	same( array( 206, substr( $bytes, -10 ) ), array( wp_remote_retrieve_response_code( $part ), wp_remote_retrieve_body( $part ) ) );
	$size = strlen( $bytes );
	same( 'bytes ' . ( $size - 10 ) . '-' . ( $size - 1 ) . '/' . $size, wp_remote_retrieve_header( $part, 'content-range' ) );
	$whole = wp_remote_get( $signed );
	same( array( 200, true ), array( wp_remote_retrieve_response_code( $whole ), wp_remote_retrieve_body( $whole ) === $bytes ) );
	same( 416, wp_remote_retrieve_response_code( wp_remote_get( $signed, array( 'headers' => array( 'Range' => "bytes=$size-" ) ) ) ) );
	foreach ( array( add_query_arg( 'exp', time() - 1, $signed ), add_query_arg( 'exp', time() + 99999, $signed ), add_query_arg( 'sig', str_repeat( '0', 64 ), $signed ), str_replace( $video['guid'], 'zzzzzzzz', $signed ) ) as $wrong ) {
		same( 403, wp_remote_retrieve_response_code( wp_remote_get( $wrong ) ), $wrong );
	}
	act_as( 'administrator' );
	same( 200, set_video( array( 'id' => $video['id'], 'privacy_setting' => 0 ) )->get_status() );
	same( 200, wp_remote_retrieve_response_code( wp_remote_get( wp_get_attachment_url( $video['id'] ) ) ) );
} );

test( 'a file that cannot be moved leaves the video as it was', function () {
	$video = a_video();
	wp_delete_file( get_attached_file( $video['id'] ) );
	same( 500, set_video( array( 'id' => $video['id'], 'privacy_setting' => 1 ) )->get_status() );
	same( 0, Videos::settings( $video['id'] )['privacy_setting'] );
} );

test( 'parts of a file are right to the byte', function () {
	foreach ( array(
		''                => null,
		'bytes=0-0'       => array( array( 0, 0 ) ),
		'bytes=99-'       => array( array( 99, 99 ) ),
		'bytes=-1'        => array( array( 99, 99 ) ),
		'bytes=-500'      => array( array( 0, 99 ) ),
		'bytes=50-5000'   => array( array( 50, 99 ) ),
		'bytes=100-'      => array(),
		'bytes=-0'        => array(),
		'bytes=5-2'       => null,
		'bytes=0-1, 5-6'  => array( array( 0, 1 ), array( 5, 6 ) ),
		'bytes=5-6,0-1'   => array( array( 5, 6 ), array( 0, 1 ) ),
		'bytes=0-1,200-'  => array( array( 0, 1 ) ),
		'bytes=200-,300-' => array(),
		'bytes=0-50,50-'  => null,
		'bytes=0-0,-1'    => array( array( 0, 0 ), array( 99, 99 ) ),
		'bytes=98-98,99-' => array( array( 98, 98 ), array( 99, 99 ) ),
		'BYTES=0-0'       => array( array( 0, 0 ) ),
		'bytes=0-99'      => array( array( 0, 99 ) ),
		'bytes=0-100'     => array( array( 0, 99 ) ),
		'bytes=99-99'     => array( array( 99, 99 ) ),
		'bytes=-99'       => array( array( 1, 99 ) ),
		'bytes=-100'      => array( array( 0, 99 ) ),
		'bytes=-101'      => array( array( 0, 99 ) ),
		'bytes=99999999999999999999999-'  => array(),
		'bytes=0-99999999999999999999999' => array( array( 0, 99 ) ),
		'bytes=-99999999999999999999999'  => array( array( 0, 99 ) ),
		'bytes=--1'       => null,
		'bytes=0--1'      => null,
		'bytes=1-2-3'     => null,
		'bytes=0x1-2'     => null,
		'bytes=1.5-2'     => null,
		'bytes=,'         => null,
		'bytes='          => null,
		'bytes 0-1'       => null,
		'bytes=0-1;x'     => null,
		'bytes=0-,0-,0-'  => null,
		'bytes=-'         => null,
		'bytes=1'         => null,
		'lines=1-2'       => null,
		"bytes=0-1\r\nx"  => null,
		'bytes=' . implode( ',', array_map( function ( $n ) { return "$n-$n"; }, range( 0, 40, 2 ) ) ) => null,
	) as $header => $ranges ) {
		same( $ranges, Video_Range::parse( $header, 100 ), $header );
	}
	same( array(), Video_Range::parse( 'bytes=0-', 0 ), 'an empty file' );
} );

test( 'several parts, a changed file and a look at the headers alone are answered as asked', function () {
	$video = a_video( array( 'private' => true ) );
	$url   = Video_Storage::get_url( $video['id'] );
	$bytes = file_get_contents( get_attached_file( $video['id'] ) );
	$size  = strlen( $bytes );
	$get   = function ( array $headers ) use ( $url ) { return wp_remote_get( $url, array( 'headers' => $headers ) ); };
	$two   = $get( array( 'Range' => 'bytes=0-9,-5' ) );
	same( 206, wp_remote_retrieve_response_code( $two ) );
	truly( 1 === preg_match( '/^multipart\/byteranges; boundary=(\w+)$/', wp_remote_retrieve_header( $two, 'content-type' ), $found ) );
	$border = $found[1];
	$wanted = "\r\n--$border\r\nContent-Type: video/webm\r\nContent-Range: bytes 0-9/$size\r\n\r\n" . substr( $bytes, 0, 10 )
		. "\r\n--$border\r\nContent-Type: video/webm\r\nContent-Range: bytes " . ( $size - 5 ) . '-' . ( $size - 1 ) . "/$size\r\n\r\n" . substr( $bytes, -5 ) . "\r\n--$border--\r\n";
	truly( wp_remote_retrieve_body( $two ) === $wanted );
	$tag = wp_remote_retrieve_header( $two, 'etag' );
	same( 206, wp_remote_retrieve_response_code( $get( array( 'Range' => 'bytes=0-9', 'If-Range' => $tag ) ) ) );
	same( 206, wp_remote_retrieve_response_code( $get( array( 'Range' => 'bytes=0-9', 'If-Range' => wp_remote_retrieve_header( $two, 'last-modified' ) ) ) ) );
	same( 200, wp_remote_retrieve_response_code( $get( array( 'Range' => 'bytes=0-9', 'If-Range' => '"another"' ) ) ) );
	$head = wp_remote_head( $url );
	same( array( 200, (string) $size, '' ), array( wp_remote_retrieve_response_code( $head ), (string) wp_remote_retrieve_header( $head, 'content-length' ), wp_remote_retrieve_body( $head ) ) );
	same( 'private, no-store', wp_remote_retrieve_header( $head, 'cache-control' ) );
} );

test( 'a move that broke off is ended by whoever looks next', function () {
	$video = a_video();
	$open  = get_attached_file( $video['id'] );
	same( true, Video_Storage::move_files( $video['id'] ) );
	update_post_meta( $video['id'], 'videopress_privacy_setting', '1' );
	same( true, Video_Storage::move_files( $video['id'] ) );
	$closed = get_attached_file( $video['id'] );
	truly( $closed !== $open && is_file( $closed ) && ! is_file( $open ) );
	// As a process leaves it that died behind the move and before the database.
	update_attached_file( $video['id'], $open );
	same( true, Video_Storage::move_files( $video['id'] ) );
	same( $closed, get_attached_file( $video['id'] ) );
	// Public again, it is where posts look for it; also from the middle.
	update_post_meta( $video['id'], 'videopress_privacy_setting', '0' );
	rename( $closed, $open );
	same( true, Video_Storage::move_files( $video['id'] ) );
	same( $open, get_attached_file( $video['id'] ) );
} );

test( 'tracks of a private video have signed addresses, and no others', function () {
	$video = a_video();
	same( true, Video_Tracks::add( $video['id'], 'subtitles', 'en', 'English', "WEBVTT\n\n00:00.000 --> 00:05.000\nSecret" ) );
	$plain = Video_Tracks::get_all( $video['id'] )['subtitles']['en']['src'];
	same( 200, set_video( array( 'id' => $video['id'], 'privacy_setting' => 1 ) )->get_status() );
	same( 404, wp_remote_retrieve_response_code( wp_remote_get( $plain ) ) );
	$signed = Video_Tracks::get_all( $video['id'] )['subtitles']['en']['src'];
	$answer = wp_remote_get( $signed );
	holds( 'Secret', wp_remote_retrieve_body( $answer ) );
	holds( 'text/vtt', wp_remote_retrieve_header( $answer, 'content-type' ) );
	same( 403, wp_remote_retrieve_response_code( wp_remote_get( add_query_arg( 'sig', 'x', $signed ) ) ) );
	same( 404, wp_remote_retrieve_response_code( wp_remote_get( add_query_arg( 'srclang', 'de', $signed ) ) ) );
	same( 400, wp_remote_retrieve_response_code( wp_remote_get( add_query_arg( 'kind', '../x', $signed ) ) ) );
	same( 200, set_video( array( 'id' => $video['id'], 'privacy_setting' => 0 ) )->get_status() );
	same( $plain, Video_Tracks::get_all( $video['id'] )['subtitles']['en']['src'] );
	holds( 'Secret', wp_remote_retrieve_body( wp_remote_get( $plain ) ) );
} );

test( 'where the site says that videos are private, a task moves those there are, and new ones move at once', function () {
	$old = a_video();
	update_post_meta( $old['id'], 'videopress_privacy_setting', '2' );
	$before = get_attached_file( $old['id'] );
	update_option( 'videopress_private_enabled_for_site', '1' );
	while ( Video_Storage::move_next_batch() ) {
		continue;
	}
	truly( ! is_file( $before ) && Video_Folder::contains( get_attached_file( $old['id'] ) ) );
	$new = a_video();
	delete_post_meta( $new['id'], 'videopress_privacy_setting' );
	require_once ABSPATH . 'wp-admin/includes/image.php';
	require_once ABSPATH . 'wp-admin/includes/media.php';
	wp_generate_attachment_metadata( $new['id'], get_attached_file( $new['id'] ) );
	truly( Video_Folder::contains( get_attached_file( $new['id'] ) ) );
	update_option( 'videopress_private_enabled_for_site', '0' );
	while ( Video_Storage::move_next_batch() ) {
		continue;
	}
	same( $before, get_attached_file( $old['id'] ) );
	delete_option( 'videopress_private_enabled_for_site' );
} );

test( 'a track keeps the marks of captions and nothing else', function () {
	$video = a_video();
	$text  = "\xEF\xBB\xBFWEBVTT\r\n\r\nSTYLE\r\n::cue{background:url(//elsewhere.example)}\r\n\r\n00:00.000 --> 00:05.000\r\n<v Ada><b onclick=x>The</b> <img src=x onerror=alert(1)><script>alert(1)</script><c.loud>tide</c> <00:01.000>& more <x";
	same( true, Video_Tracks::add( $video['id'], 'subtitles', 'en', 'English <b>', $text ) );
	$track = Video_Tracks::get_all( $video['id'] )['subtitles']['en'];
	same( 'English <b>', $track['label'] );
	$kept  = wp_remote_retrieve_body( wp_remote_get( $track['src'] ) );
	holds( '<v Ada>', $kept );
	holds( '<c.loud>tide</c> <00:01.000>& more', $kept );
	foreach ( array( 'STYLE', 'elsewhere', '<img', '<script', '<x' ) as $part ) {
		holds_not( $part, $kept );
	}
	is_error( 'track_exists', Video_Tracks::add( $video['id'], 'subtitles', 'en', 'x', $text ), 409 );
	foreach ( array( '', '<?php', 'WEBVTTx', "WEBVTT\n\n\xff\xfe", 'WEBVTT' . str_repeat( ' ', Track_Text::MAX_BYTES ) ) as $wrong ) {
		is_error( 'invalid_track', Video_Tracks::add( $video['id'], 'captions', 'de', 'x', $wrong ), 400 );
	}
	foreach ( array( '', '../x', 'e', "en\n", 'en-', array() ) as $language ) {
		same( '', Video_Tracks::sanitize_language( $language ) );
	}
	same( true, Video_Tracks::delete( $video['id'], 'subtitles', 'en' ) );
	same( array(), Video_Tracks::get_all( $video['id'] ) );
	same( 404, wp_remote_retrieve_response_code( wp_remote_get( $track['src'] ) ) );
	is_error( 'not_found', Video_Tracks::delete( $video['id'], 'subtitles', 'en' ), 404 );
} );

test( 'a film that is asked for in parts comes right to the byte, over the wire', function () {
	$video = a_video( array( 'private' => true ) );
	$url   = Video_Storage::get_url( $video['id'] );
	// Larger than what is sent at once.
	file_put_contents( get_attached_file( $video['id'] ), random_bytes( 600000 ), FILE_APPEND );
	clearstatcache();
	$bytes = file_get_contents( get_attached_file( $video['id'] ) );
	$size  = strlen( $bytes );
	$last  = $size - 1;
	$tag   = wp_remote_retrieve_header( wp_remote_head( $url ), 'etag' );
	foreach ( array(
		// What is asked for; status, first and last byte.
		array( array( 'Range' => 'bytes=0-0' ), 206, 0, 0 ),
		array( array( 'Range' => 'bytes=0-' ), 206, 0, $last ),
		array( array( 'Range' => "bytes=$last-$last" ), 206, $last, $last ),
		array( array( 'Range' => "bytes=$last-" ), 206, $last, $last ),
		array( array( 'Range' => 'bytes=-1' ), 206, $last, $last ),
		array( array( 'Range' => "bytes=-$size" ), 206, 0, $last ),
		array( array( 'Range' => 'bytes=-' . ( $size + 1 ) ), 206, 0, $last ),
		array( array( 'Range' => 'bytes=-99999999999999999999' ), 206, 0, $last ),
		array( array( 'Range' => 'bytes=262143-262145' ), 206, 262143, 262145 ),
		array( array( 'Range' => 'bytes=100-' . ( $size + 100 ) ), 206, 100, $last ),
		array( array( 'Range' => 'bytes=5-9, ' . ( $size + 5 ) . '-' ), 206, 5, 9 ),
		array( array( 'Range' => 'bytes=5-9', 'If-Range' => $tag ), 206, 5, 9 ),
		// As a whole: not understood, in common, of another file.
		array( array( 'Range' => 'bytes=9-5' ), 200, 0, $last ),
		array( array( 'Range' => 'bytes=a-b' ), 200, 0, $last ),
		array( array( 'Range' => 'seconds=1-2' ), 200, 0, $last ),
		array( array( 'Range' => 'bytes=0-10,5-15' ), 200, 0, $last ),
		array( array( 'Range' => 'bytes=' . implode( ',', range( 0, 20 ) ) ), 200, 0, $last ),
		array( array( 'Range' => 'bytes=5-9', 'If-Range' => '"x"' ), 200, 0, $last ),
		array( array( 'Range' => 'bytes=5-9', 'If-Range' => "W/$tag" ), 200, 0, $last ),
		array( array( 'Range' => 'bytes=5-9', 'If-Range' => 'Thu, 01 Jan 1970 00:00:00 GMT' ), 200, 0, $last ),
		// Nothing of it is there.
		array( array( 'Range' => "bytes=$size-" ), 416, 0, -1 ),
		array( array( 'Range' => 'bytes=-0' ), 416, 0, -1 ),
		array( array( 'Range' => 'bytes=99999999999999999999-' ), 416, 0, -1 ),
		array( array( 'Range' => "bytes=$size-,-0" ), 416, 0, -1 ),
	) as list( $headers, $status, $from, $to ) ) {
		$name   = wp_json_encode( $headers );
		$answer = wp_remote_get( $url, array( 'headers' => $headers ) );
		same( $status, wp_remote_retrieve_response_code( $answer ), $name );
		truly( wp_remote_retrieve_body( $answer ) === substr( $bytes, $from, $to - $from + 1 ), $name );
		same( 416 === $status ? "bytes */$size" : ( 206 === $status ? "bytes $from-$to/$size" : '' ), (string) wp_remote_retrieve_header( $answer, 'content-range' ), $name );
		same( 'bytes', wp_remote_retrieve_header( $answer, 'accept-ranges' ), $name );
		if ( 416 !== $status ) {
			same( array( (string) ( $to - $from + 1 ), 'video/webm' ), array( wp_remote_retrieve_header( $answer, 'content-length' ), wp_remote_retrieve_header( $answer, 'content-type' ) ), $name );
		}
	}
	// Parts are of what is got, not of what is only looked at.
	$head = wp_remote_head( $url, array( 'headers' => array( 'Range' => 'bytes=5-9' ) ) );
	same( array( 200, (string) $size, '', '' ), array( wp_remote_retrieve_response_code( $head ), wp_remote_retrieve_header( $head, 'content-length' ), (string) wp_remote_retrieve_header( $head, 'content-range' ), wp_remote_retrieve_body( $head ) ) );
	$three = wp_remote_get( $url, array( 'headers' => array( 'Range' => 'bytes=-1,0-0,7-8' ) ) );
	same( 206, wp_remote_retrieve_response_code( $three ) );
	same( strlen( wp_remote_retrieve_body( $three ) ), (int) wp_remote_retrieve_header( $three, 'content-length' ) );
	preg_match_all( '~Content-Range: bytes (\d+)-(\d+)/(\d+)\r\n\r\n~', wp_remote_retrieve_body( $three ), $parts );
	same( array( array( (string) $last, '0', '7' ), array( (string) $last, '0', '8' ) ), array( $parts[1], $parts[2] ) );
	foreach ( array( 'POST', 'PUT', 'DELETE' ) as $method ) {
		same( 404, wp_remote_retrieve_response_code( wp_remote_request( $url, array( 'method' => $method ) ) ), $method );
	}
} );

test( 'a track is changed in place; what is refused leaves it whole', function () {
	$video = a_video();
	$id    = $video['id'];
	$read  = function ( $kind, $language ) use ( $id ) { return (string) @file_get_contents( Video_Tracks::find_path( $id, $kind, $language ) ); };
	Video_Tracks::add( $id, 'subtitles', 'en', 'English', "WEBVTT\n\nEbb" );
	Video_Tracks::add( $id, 'subtitles', 'fr', 'French', "WEBVTT\n\nJusant" );
	same( true, Video_Tracks::update( $id, array( 'subtitles', 'en' ), array( 'subtitles', 'en' ), 'British' ) );
	same( 'British', Video_Tracks::get_all( $id )['subtitles']['en']['label'] );
	holds( 'Ebb', $read( 'subtitles', 'en' ) );
	// Another kind and language, with the file that is there.
	$old = Video_Tracks::find_path( $id, 'subtitles', 'en' );
	same( true, Video_Tracks::update( $id, array( 'subtitles', 'en' ), array( 'captions', 'en-GB' ), 'British <b>' ) );
	same( array( array( 'fr' ), array( 'en-GB' ) ), array( array_keys( Video_Tracks::get_all( $id )['subtitles'] ), array_keys( Video_Tracks::get_all( $id )['captions'] ) ) );
	holds( 'Ebb', $read( 'captions', 'en-GB' ) );
	truly( ! is_file( $old ) );
	// Another file.
	same( true, Video_Tracks::update( $id, array( 'captions', 'en-GB' ), array( 'captions', 'en-GB' ), 'British', "WEBVTT\n\n<script>Flood" ) );
	same( "WEBVTT\n\nFlood", $read( 'captions', 'en-GB' ) );
	$before = Video_Tracks::get_all( $id );
	is_error( 'track_exists', Video_Tracks::update( $id, array( 'captions', 'en-GB' ), array( 'subtitles', 'fr' ), 'x' ), 409 );
	is_error( 'not_found', Video_Tracks::update( $id, array( 'captions', '../x' ), array( 'subtitles', 'de' ), 'x' ), 404 );
	is_error( 'invalid_track', Video_Tracks::update( $id, array( 'captions', 'en-GB' ), array( 'captions', 'de' ), 'x', '<?php' ), 400 );
	// No file where one should be: a folder of that name is in its way.
	$blocked = dirname( Video_Tracks::find_path( $id, 'captions', 'en-GB' ) ) . '/chapters-de.vtt';
	mkdir( $blocked );
	is_error( 'not_stored', @Video_Tracks::update( $id, array( 'captions', 'en-GB' ), array( 'chapters', 'de' ), 'x' ), 500 );
	rmdir( $blocked );
	same( $before, Video_Tracks::get_all( $id ) );
	same( "WEBVTT\n\nFlood", $read( 'captions', 'en-GB' ) );
	same( array(), glob( dirname( $blocked ) . '/*.part' ) );
} );

test( 'the route changes tracks for who may edit the film, and tells its number to nobody else', function () {
	$video = a_video();
	$path  = '/mainstreet/v1/videos/' . $video['guid'];
	Video_Tracks::add( $video['id'], 'subtitles', 'en', 'English', "WEBVTT\n\nEbb" );
	$send  = function ( array $body ) use ( $path ) {
		$request = new \WP_REST_Request( 'POST', "$path/tracks" );
		$request->set_body_params( $body );
		return rest_do_request( $request );
	};
	$change = array( 'kind' => 'captions', 'srclang' => 'en', 'label' => 'Words', 'replace_kind' => 'subtitles', 'replace_srclang' => 'en' );
	act_as( 'subscriber' );
	same( 403, $send( $change )->get_status() );
	truly( ! isset( rest_do_request( new \WP_REST_Request( 'GET', $path ) )->get_data()['id'] ) );
	act_as( 'administrator' );
	same( $video['id'], rest_do_request( new \WP_REST_Request( 'GET', $path ) )->get_data()['id'] );
	same( 400, $send( array( 'replace_kind' => 'x' ) + $change )->get_status() );
	$tracks = (array) $send( $change )->get_data();
	same( array( 'captions' ), array_keys( $tracks ) );
	same( 'Words', $tracks['captions']['en']['label'] );
	same( 404, $send( $change )->get_status(), 'it is not there any more' );
} );

test( 'a video with the longest name a disk takes becomes private and public again', function () {
	$video = a_video();
	$long  = dirname( get_attached_file( $video['id'] ) ) . '/' . str_repeat( '日', 83 ) . '.webm';
	rename( get_attached_file( $video['id'] ), $long );
	update_attached_file( $video['id'], $long );
	update_post_meta( $video['id'], 'videopress_privacy_setting', '1' );
	same( true, Video_Storage::move_files( $video['id'] ) );
	truly( is_file( get_attached_file( $video['id'] ) ) && ! is_file( $long ) );
	update_post_meta( $video['id'], 'videopress_privacy_setting', '0' );
	same( true, Video_Storage::move_files( $video['id'] ) );
	same( $long, get_attached_file( $video['id'] ) );
	truly( is_file( $long ) );
	wp_delete_attachment( $video['id'], true );
} );
