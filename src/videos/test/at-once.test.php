<?php
/**
 * Several who change one video at the same moment: nothing of any of them is lost.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Videos\Video_Tracks;
use Mainstreet\Videos\Videos;

require_once MAINSTREET_DIR . '/tests/php/videos.php';

const ONE_CUE = "WEBVTT\n\n00:00.000 --> 00:01.000\nEbb";

/** Languages of each kind of track that the database has. */
function stored_tracks( int $id ): array {
	wp_cache_flush();
	return array_map( 'array_keys', (array) get_post_meta( $id, Video_Tracks::META, true ) );
}

/** Saves settings of a video in this process; gives the status. */
function save_video( array $settings ): int {
	wp_set_current_user( 1 );
	$request = new \WP_REST_Request( 'POST', '/wpcom/v2/videopress/meta' );
	$request->set_body_params( $settings );
	return rest_do_request( $request )->get_status();
}

test( 'a track that another process added since this one has read stays', function () {
	$id = a_video()['id'];
	same( array(), Video_Tracks::get_all( $id ) );
	same( '', in_process( __DIR__ . '/processes/add-tracks.php', array( 'id' => $id, 'languages' => array( 'en' ) ) )() );
	same( true, Video_Tracks::add( $id, 'subtitles', 'fr', 'Français', ONE_CUE ) );
	same( array( 'en', 'fr' ), stored_tracks( $id )['subtitles'] );
	Video_Tracks::get_all( $id );
	same( '', in_process( __DIR__ . '/processes/add-tracks.php', array( 'id' => $id, 'languages' => array( 'de' ) ) )() );
	same( true, Video_Tracks::update( $id, array( 'subtitles', 'fr' ), array( 'subtitles', 'fr-CA' ), 'Québec' ) );
	same( array( 'en', 'de', 'fr-CA' ), stored_tracks( $id )['subtitles'] );
	Video_Tracks::get_all( $id );
	same( '', in_process( __DIR__ . '/processes/add-tracks.php', array( 'id' => $id, 'languages' => array( 'it' ) ) )() );
	same( true, Video_Tracks::delete( $id, 'subtitles', 'fr-CA' ) );
	same( array( 'en', 'de', 'it' ), stored_tracks( $id )['subtitles'] );
} );

test( 'the same track from two processes is one, and the second is told', function () {
	$id = a_video()['id'];
	same( array(), Video_Tracks::get_all( $id ) );
	same( '', in_process( __DIR__ . '/processes/add-tracks.php', array( 'id' => $id, 'languages' => array( 'en' ) ) )() );
	$done = Video_Tracks::add( $id, 'subtitles', 'EN', 'English', ONE_CUE );
	same( 'track_exists', is_wp_error( $done ) ? $done->get_error_code() : $done );
} );

test( 'processes that add tracks in the same moment keep all of them', function () {
	$id    = a_video()['id'];
	$all   = array( array( 'aa', 'ab', 'ac' ), array( 'ba', 'bb', 'bc' ), array( 'ca', 'cb', 'cc' ) );
	$waits = array_map(
		function ( $languages ) use ( $id ) {
			return in_process( __DIR__ . '/processes/add-tracks.php', array( 'id' => $id, 'languages' => $languages ) );
		},
		$all
	);
	same( array( '', '', '' ), array_map( function ( $wait ) { return $wait(); }, $waits ) );
	$stored = stored_tracks( $id );
	foreach ( Video_Tracks::KINDS as $kind ) {
		$languages = isset( $stored[ $kind ] ) ? $stored[ $kind ] : array();
		sort( $languages );
		same( array_merge( ...$all ), $languages, $kind );
	}
} );

test( 'settings that another process saved since this one has read stay', function () {
	$id = a_video( array( 'title' => 'Old' ) )['id'];
	same( 'Old', Videos::title( $id ) );
	same( '200', in_process( __DIR__ . '/processes/save-settings.php', array( 'settings' => array( 'id' => $id, 'title' => 'New', 'rating' => 'PG-13' ) ) )() );
	same( 200, save_video( array( 'id' => $id, 'description' => 'Tide & quay', 'allow_download' => 1 ) ) );
	wp_cache_flush();
	$post = get_post( $id );
	same( array( 'New', 'Tide & quay' ), array( $post->post_title, $post->post_content ) );
	same( array( 'PG-13', true ), array( Videos::settings( $id )['rating'], Videos::settings( $id )['allow_download'] ) );
} );

test( 'processes that save different settings in the same moment keep all of them', function () {
	for ( $round = 0; $round < 3; $round++ ) {
		$id    = a_video( array( 'title' => 'Old' ) )['id'];
		$parts = array( array( 'title' => 'New' ), array( 'description' => 'Tide' ), array( 'caption' => 'Quay' ), array( 'rating' => 'R-17', 'display_embed' => 0 ) );
		$waits = array_map(
			function ( $part ) use ( $id ) {
				return in_process( __DIR__ . '/processes/save-settings.php', array( 'settings' => array( 'id' => $id ) + $part ) );
			},
			$parts
		);
		same( array_fill( 0, 4, '200' ), array_map( function ( $wait ) { return $wait(); }, $waits ) );
		wp_cache_flush();
		$post = get_post( $id );
		same( array( 'New', 'Tide', 'Quay' ), array( $post->post_title, $post->post_content, $post->post_excerpt ) );
		same( array( 'R-17', false ), array( Videos::settings( $id )['rating'], Videos::settings( $id )['display_embed'] ) );
	}
} );

test( 'a guid that another process made since this one has read is the one', function () {
	$id = a_video()['id'];
	delete_post_meta( $id, Videos::GUID );
	same( '', get_post_meta( $id, Videos::GUID, true ) );
	$guid = trim( in_process( __DIR__ . '/processes/make-guid.php', array( 'id' => $id ) )() );
	same( 1, preg_match( '/^[A-Za-z0-9]{8}$/D', $guid ) );
	same( $guid, Videos::guid( $id ) );
	wp_cache_flush();
	same( array( $guid ), get_post_meta( $id, Videos::GUID ) );
} );
