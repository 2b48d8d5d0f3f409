<?php
/**
 * Files of private videos: moved by several at once, and by who dies meanwhile.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Videos\Files\Video_Folder;
use Mainstreet\Videos\Files\Video_Storage;
use Mainstreet\Videos\Videos;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** Changes the setting as another server does: past this process's caches. */
function said_elsewhere( $id, $setting ) {
	global $wpdb;
	$wpdb->update( $wpdb->postmeta, array( 'meta_value' => $setting ), array( 'post_id' => $id, 'meta_key' => 'videopress_privacy_setting' ) );
}

/** Sends the setting as the editor does. */
function say_privacy( $id, $setting ) {
	$request = new \WP_REST_Request( 'POST', '/wpcom/v2/videopress/meta' );
	$request->set_body_params( array( 'id' => $id, 'privacy_setting' => $setting ) );
	return rest_do_request( $request )->get_status();
}

/** Where the film is: as the database and as the disk have it. */
function place_of( $id ) {
	Videos::clear_cache( $id );
	$file = get_attached_file( $id, true );
	truly( is_file( $file ), "no file: $file" );
	return Video_Folder::contains( $file ) ? 'closed' : 'open';
}

test( 'of two who change the setting at once the last word counts, and the file is where that says', function () {
	act_as( 'administrator' );
	foreach ( array( array( 0, '1', 'closed' ), array( 1, '0', 'open' ) ) as list( $mine, $theirs, $place ) ) {
		$video = a_video();
		if ( 0 === $mine ) {
			same( 200, say_privacy( $video['id'], 1 ) );
		}
		// The other one has its word in the middle of ours, and finds the file where it is to be.
		$said = false;
		$turn = function ( $done, $id ) use ( $video, $theirs, &$said ) {
			if ( $id === $video['id'] && ! $said ) {
				$said = true;
				said_elsewhere( $id, $theirs );
			}
			return $done;
		};
		add_filter( 'mainstreet_settle_video', $turn, 10, 2 );
		same( 200, say_privacy( $video['id'], $mine ) );
		remove_filter( 'mainstreet_settle_video', $turn, 10 );
		truly( $said );
		same( $place, place_of( $video['id'] ) );
	}
} );

test( 'who dies before the file is moved leaves an event that does it', function () {
	act_as( 'administrator' );
	$video = a_video();
	$open  = get_attached_file( $video['id'], true );
	$url   = wp_get_attachment_url( $video['id'] );
	wp_clear_scheduled_hook( Video_Storage::SINGLE_EVENT, array( $video['id'] ) );
	// A process that ends as soon as the setting is written, as if it had been killed.
	$said = in_process( __DIR__ . '/processes/killed-before-move.php', array( 'id' => $video['id'] ) )();
	holds( 'killed', $said );
	holds_not( 'not killed', $said );
	Videos::clear_cache( $video['id'] );
	wp_cache_delete( 'cron', 'options' );
	same( 1, Videos::settings( $video['id'] )['privacy_setting'] );
	same( 'open', place_of( $video['id'] ) );
	truly( wp_next_scheduled( Video_Storage::SINGLE_EVENT, array( $video['id'] ) ) > 0, 'an event' );
	do_action( Video_Storage::SINGLE_EVENT, $video['id'] );
	same( 'closed', place_of( $video['id'] ) );
	truly( ! is_file( $open ) );
	same( 404, wp_remote_retrieve_response_code( wp_remote_get( $url ) ) );
	// Who lives takes its event away.
	same( 200, say_privacy( $video['id'], 0 ) );
	same( false, wp_next_scheduled( Video_Storage::SINGLE_EVENT, array( $video['id'] ) ) );
	same( 'open', place_of( $video['id'] ) );
} );

test( 'a setting that an import or another plugin writes moves the file, too', function () {
	$video = a_video();
	wp_clear_scheduled_hook( Video_Storage::SINGLE_EVENT, array( $video['id'] ) );
	update_post_meta( $video['id'], 'videopress_privacy_setting', '1' );
	truly( wp_next_scheduled( Video_Storage::SINGLE_EVENT, array( $video['id'] ) ) > 0 );
	do_action( Video_Storage::SINGLE_EVENT, $video['id'] );
	same( 'closed', place_of( $video['id'] ) );
	$picture = wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_title' => 'x' ), 'x.png' );
	update_post_meta( $picture, 'videopress_privacy_setting', '1' );
	same( false, wp_next_scheduled( Video_Storage::SINGLE_EVENT, array( $picture ) ) );
} );

test( 'where another file has got its place, a film that becomes public gets one beside it; also from the middle', function () {
	act_as( 'administrator' );
	foreach ( array( false, true ) as $dies ) {
		$video = a_video();
		$home  = get_attached_file( $video['id'], true );
		$bytes = file_get_contents( $home );
		same( 200, say_privacy( $video['id'], 1 ) );
		$closed = get_attached_file( $video['id'], true );
		file_put_contents( $home, 'another upload' );
		if ( $dies ) {
			// Behind the move, before the database.
			add_filter( 'update_attached_file', $stop = function () { throw new \RuntimeException( 'killed' ); } );
			try {
				say_privacy( $video['id'], 0 );
				truly( false, 'not killed' );
			} catch ( \RuntimeException $killed ) {
				remove_filter( 'update_attached_file', $stop );
			}
			Videos::clear_cache( $video['id'] );
			same( $closed, get_attached_file( $video['id'], true ) );
			truly( ! is_file( $closed ) );
			truly( Video_Storage::move_files( $video['id'] ) );
		} else {
			same( 200, say_privacy( $video['id'], 0 ) );
		}
		same( 'open', place_of( $video['id'] ) );
		$now = get_attached_file( $video['id'], true );
		truly( $now !== $home && dirname( $now ) === dirname( $home ) );
		same( array( true, 'another upload' ), array( file_get_contents( $now ) === $bytes, file_get_contents( $home ) ) );
		same( 200, wp_remote_retrieve_response_code( wp_remote_get( wp_get_attachment_url( $video['id'] ) ) ) );
	}
} );
