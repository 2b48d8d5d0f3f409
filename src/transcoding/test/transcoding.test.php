<?php
/**
 * Copies of videos: who may ask, what is made, and what becomes of workers that are killed.
 *
 * @seconds 10
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg;
use Mainstreet\Transcoding\Jobs\Transcode_Cron;
use Mainstreet\Transcoding\Jobs\Transcode_Queue;
use Mainstreet\Transcoding\Jobs\Transcode_Worker;
use Mainstreet\Transcoding\Transcoded_Files;
use Mainstreet\Transcoding\Transcoding_Field;
use Mainstreet\Video_Player\Player_Page;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';
require_once __DIR__ . '/ffmpeg.php';

/** The line in a video's details. */
function copy_field( $id ) {
	$fields = apply_filters( 'attachment_fields_to_edit', array(), get_post( $id ) );
	return isset( $fields['mainstreet_video_copies'] ) ? $fields['mainstreet_video_copies']['html'] : '';
}

/** What the public is told of a video. */
function video_details( $guid ) {
	return rest_do_request( new \WP_REST_Request( 'GET', '/mainstreet/v1/videos/' . $guid ) )->get_data();
}

/** Makes copies of a video, and gives its job. */
function make_copies( $id, $is_forced = false, $clock = null ) {
	$jobs = new Transcode_Queue( $clock );
	$jobs->enqueue( $id, $is_forced );
	( new Transcode_Worker( $jobs ) )->run( 1, $id );
	return $jobs->find( $id );
}

/** A clock that is ahead by more than a hold. */
function later_copy() {
	return new class() extends Database_Clock {
		public function now(): int { return parent::now() + Transcode_Queue::LEASE + 5; }
	};
}

test( 'where there is no ffmpeg nothing is offered or planned, and it is said so', function () {
	// Tests of other files may have scheduled it.
	wp_unschedule_hook( Transcode_Cron::HOOK );
	use_ffmpeg( false );
	$video = a_video();
	Stored_Settings::save( array( 'video_copies' => true ) );
	do_action( 'mainstreet_video_uploaded', $video['id'] );
	same( array( null, false ), array( ( new Transcode_Queue() )->find( $video['id'] ), wp_next_scheduled( Transcode_Cron::HOOK ) ) );
	holds( 'videos are not converted', copy_field( $video['id'] ) );
	holds_not( '<a', copy_field( $video['id'] ) );
	holds( 'videos are not converted', apply_filters( 'debug_information', array() )['mainstreet-video']['fields']['ffmpeg']['value'] );
	same( array( '', array() ), array( Ffmpeg::find_path(), Ffmpeg::find_format() ) );
	use_ffmpeg( 'ffmpeg' );
	same( '', Ffmpeg::find_path(), 'a name that is no path' );
} );

test( 'a video that is uploaded waits only where the owner switched copies on', function () {
	fake_ffmpeg();
	$video = a_video();
	wp_generate_attachment_metadata( $video['id'], get_attached_file( $video['id'] ) );
	same( null, ( new Transcode_Queue() )->find( $video['id'] ) );
	Stored_Settings::save( array( 'video_copies' => true ) );
	wp_generate_attachment_metadata( $video['id'], get_attached_file( $video['id'] ) );
	same( 'waiting', ( new Transcode_Queue() )->find( $video['id'] )['state'] );
	truly( wp_next_scheduled( Transcode_Cron::HOOK ) > 0 );
	holds( 'Waiting.', copy_field( $video['id'] ) );
	Transcode_Cron::run( '__return_false' );
	same( 'done', ( new Transcode_Queue() )->find( $video['id'] )['state'] );
	// What is done is not done again when the meta data is made anew.
	wp_generate_attachment_metadata( $video['id'], get_attached_file( $video['id'] ) );
	same( 'done', ( new Transcode_Queue() )->find( $video['id'] )['state'] );
	holds( 'Done: mp4, 58 KB', copy_field( $video['id'] ) );
} );

test( 'the player offers the copy before the original, and poster and strip; all go with the video', function () {
	fake_ffmpeg();
	$video = a_video();
	same( 'done', make_copies( $video['id'] )['state'] );
	same( array( "mainstreet-video-copies/{$video['guid']}/copy.mp4", "mainstreet-video-copies/{$video['guid']}/poster.jpg", "mainstreet-video-copies/{$video['guid']}/strip.jpg" ), made_of( $video['guid'] ) );
	act_as( '' );
	$details = video_details( $video['guid'] );
	same( array( 'video/mp4', 320, 160, 90, 40, 10 ), array( $details['copy']['type'], $details['copy']['width'], $details['strip']['width'], $details['strip']['height'], $details['strip']['count'], $details['strip']['columns'] ) );
	foreach ( array( $details['copy']['src'], $details['strip']['src'], $details['poster'], $details['original'] ) as $src ) {
		same( 200, wp_remote_retrieve_response_code( wp_remote_get( $src ) ), $src );
	}
	$html = Player_Page::get_response( array( 'mainstreet_video' => $video['guid'] ) )['html'];
	holds( '<source src="' . $details['copy']['src'] . '" type="video/mp4"><source src="' . $details['original'] . '">', $html );
	holds( 'poster="' . $details['poster'] . '"', $html );
	act_as( 'administrator' );
	wp_delete_attachment( $video['id'], true );
	same( array( array(), null ), array( made_of( $video['guid'] ), ( new Transcode_Queue() )->find( $video['id'] ) ) );
} );

test( 'copies of a private video are as private as it is, and move along', function () {
	fake_ffmpeg();
	$video = a_video();
	make_copies( $video['id'] );
	$public = video_details( $video['guid'] );
	$set    = static function ( $privacy ) use ( $video ) {
		$request = new \WP_REST_Request( 'POST', '/wpcom/v2/videopress/meta' );
		$request->set_body_params( array( 'id' => $video['id'], 'privacy_setting' => $privacy ) );
		same( 200, rest_do_request( $request )->get_status() );
	};
	$set( 1 );
	same( array( "mainstreet-private/{$video['guid']}/copy.mp4", "mainstreet-private/{$video['guid']}/poster.jpg", "mainstreet-private/{$video['guid']}/strip.jpg" ), made_of( $video['guid'] ) );
	foreach ( array( $public['copy']['src'], $public['strip']['src'], $public['poster'] ) as $src ) {
		same( 404, wp_remote_retrieve_response_code( wp_remote_get( $src ) ), $src );
	}
	$private = video_details( $video['guid'] );
	foreach ( array( 'video/mp4' => $private['copy']['src'], 'image/jpeg' => $private['strip']['src'] ) as $type => $src ) {
		holds_not( 'private-videos', $src );
		$part = wp_remote_get( $src, array( 'headers' => array( 'Range' => 'bytes=0-9' ) ) );
		same( array( 206, $type, 10, 'private, no-store' ), array( wp_remote_retrieve_response_code( $part ), wp_remote_retrieve_header( $part, 'content-type' ), strlen( wp_remote_retrieve_body( $part ) ), wp_remote_retrieve_header( $part, 'cache-control' ) ) );
		same( 403, wp_remote_retrieve_response_code( wp_remote_get( add_query_arg( 'sig', str_repeat( '0', 64 ), $src ) ) ) );
	}
	same( 200, wp_remote_retrieve_response_code( wp_remote_get( $private['poster'] ) ) );
	same( 400, wp_remote_retrieve_response_code( wp_remote_get( add_query_arg( 'part', '../x', $private['copy']['src'] ) ) ) );
	act_as( '' );
	holds_not( 'part=', wp_json_encode( video_details( $video['guid'] ) ) . Player_Page::get_response( array( 'mainstreet_video' => $video['guid'] ) )['html'] );
	act_as( 'administrator' );
	$set( 0 );
	same( 200, wp_remote_retrieve_response_code( wp_remote_get( $public['copy']['src'] ) ) );
	// One that is private from the start is never anywhere else, nor is what is being written.
	$closed = a_video( array( 'private' => true ) );
	$folder = fake_ffmpeg();
	make_copies( $closed['id'] );
	same( array( 'mainstreet-private', 'mainstreet-private' ), array( dirname( made_of( $closed['guid'] )[0], 2 ), dirname( made_of( $closed['guid'] )[2], 2 ) ) );
	foreach ( calls_of( $folder ) as list( $argv ) ) {
		if ( false !== strpos( end( $argv ), 'part-' ) ) {
			holds( '/mainstreet-private-videos-', end( $argv ) );
		}
	}
	wp_delete_attachment( $video['id'], true );
	wp_delete_attachment( $closed['id'], true );
	same( array(), array_merge( made_of( $video['guid'] ), made_of( $closed['guid'] ) ) );
} );

test( 'a video that another process makes private meanwhile has its copies in the closed folder', function () {
	fake_ffmpeg();
	$video = a_video();
	( new Transcode_Queue() )->enqueue( $video['id'] );
	$calls = 0;
	( new Transcode_Worker() )->run( 1, 0, function () use ( $video, &$calls ) {
		if ( 1 === ++$calls ) {
			same( 'ok', in_process( __DIR__ . '/processes/make-private.php', array( 'id' => $video['id'] ) )() );
		}
	} );
	same( array( "mainstreet-private/{$video['guid']}/copy.mp4", "mainstreet-private/{$video['guid']}/poster.jpg", "mainstreet-private/{$video['guid']}/strip.jpg" ), made_of( $video['guid'] ) );
	same( 'done', ( new Transcode_Queue() )->find( $video['id'] )['state'] );
} );

test( 'only who may edit the video sees how it is, and may have it tried again', function () {
	fake_ffmpeg( 'fwrite( STDERR, "[mov @ 0x1] /srv/www/uploads/<b>film</b>.mp4: Invalid data\n" ); exit( 1 );' );
	$video = a_video();
	make_copies( $video['id'] );
	$html = copy_field( $video['id'] );
	holds( 'Failed: ffmpeg could not create it.', $html );
	holds( 'Try again', $html );
	holds_not( '/srv', $html );
	holds_not( '<b>', $html );
	$press = static function ( $role, $nonce = null ) use ( $video ) {
		act_as( $role );
		$_GET     = array( 'id' => (string) $video['id'] );
		$_REQUEST = array( '_wpnonce' => null === $nonce ? wp_create_nonce( Transcoding_Field::ACTION . '_' . $video['id'] ) : $nonce );
		$end      = static function () { throw new \DomainException( 'refused' ); };
		add_filter( 'wp_die_handler', static function () use ( $end ) { return $end; }, PHP_INT_MAX );
		add_filter( 'wp_redirect', static function ( $to ) { throw new \DomainException( 'done' ); } );
		try {
			do_action( 'admin_post_mainstreet_video_copy' );
		} catch ( \DomainException $what ) {
			return $what->getMessage() . ' ' . ( new Transcode_Queue() )->find( $video['id'] )['state'];
		}
	};
	same( 'refused failed', $press( '' ) );
	foreach ( array( 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
		act_as( $role );
		// Editors may edit it, but the owner has not switched copies on.
		same( 'editor' === $role, '' !== copy_field( $video['id'] ), $role );
		holds_not( '<a', copy_field( $video['id'] ) );
		same( 'refused failed', $press( $role ), $role );
	}
	Stored_Settings::save( array( 'video_copies' => true ) );
	same( 'refused failed', $press( 'author' ) );
	same( 'refused failed', $press( 'administrator', 'wrong' ) );
	holds( 'Try again', copy_field( $video['id'] ) );
	same( 'done waiting', $press( 'editor' ) );
	truly( wp_next_scheduled( Transcode_Cron::HOOK ) > 0 );
} );

test( 'a worker that is killed is followed by another, which goes on where it died; after three it ends', function () {
	$folder = fake_ffmpeg( 'if ( $is_copy ) { file_put_contents( $output, "half" ); sleep( 600 ); }' );
	$video  = a_video();
	$before = md5_file( get_attached_file( $video['id'] ) );
	( new Transcode_Queue() )->enqueue( $video['id'] );
	$die    = function ( $ahead ) use ( $video, $folder ) { return in_process( __DIR__ . '/processes/killed-while-copying.php', array( 'id' => $video['id'], 'ffmpeg' => "$folder/ffmpeg", 'ahead' => $ahead ) )(); };
	same( '', $die( 0 ) );
	$left = ( new Transcode_Queue() )->find( $video['id'] );
	same( array( 'working', 1 ), array( $left['state'], $left['tries'] ) );
	// While the hold lasts nobody else works; a deleted file of the next line would show that one did.
	same( null, ( new Transcode_Worker() )->run() );
	truly( in_array( "mainstreet-private/{$video['guid']}/part.mp4", made_of( $video['guid'] ), true ) );
	same( '', $die( 60 ) );
	same( '', $die( 120 ) );
	$end  = new class() extends Database_Clock { public function now(): int { return parent::now() + 200; } };
	$jobs = new Transcode_Queue( $end );
	same( 'waiting', $jobs->find( $video['id'] )['state'] );
	( new Transcode_Worker( $jobs ) )->run();
	same( array( 'failed', true ), array( $jobs->find( $video['id'] )['state'], false !== strpos( $jobs->find( $video['id'] )['error'], 'interrupted three times' ) ) );
	// Poster and strip were made once, by the first worker; nothing half made is left, nor a process, and the film is as it was.
	$made = array_filter( calls_of( $folder ), function ( $call ) { return '.jpg' === substr( end( $call[0] ), -4 ); } );
	same( 2, count( $made ) );
	same( array( "mainstreet-video-copies/{$video['guid']}/poster.jpg", "mainstreet-video-copies/{$video['guid']}/strip.jpg" ), made_of( $video['guid'] ) );
	same( $before, md5_file( get_attached_file( $video['id'] ) ) );
	$line = '/proc/' . $left['pid'] . '/cmdline';
	for ( $end = microtime( true ) + 10; '' !== (string) @file_get_contents( $line ) && microtime( true ) < $end; ) {
		clearstatcache();
	}
	same( '', (string) @file_get_contents( $line ) );
} );

test( 'a video that is deleted while its copy is made leaves nothing, and the next one follows', function () {
	$folder = fake_ffmpeg( 'if ( $is_copy && false !== strpos( $line, "SLOW" ) ) { file_put_contents( $output, "half" ); sleep( 600 ); }' );
	$slow   = a_video();
	$file   = dirname( get_attached_file( $slow['id'] ) ) . '/SLOW.webm';
	rename( get_attached_file( $slow['id'] ), $file );
	update_attached_file( $slow['id'], $file );
	$next   = a_video();
	( new Transcode_Queue() )->enqueue( $slow['id'] );
	( new Transcode_Queue() )->enqueue( $next['id'] );
	$done   = ( new Transcode_Worker() )->run( PHP_INT_MAX, 0, function ( $percent, $id ) use ( $slow ) {
		$row = ( new Transcode_Queue() )->find( $id );
		if ( $row && $id === $slow['id'] && false !== strpos( (string) file_get_contents( '/proc/' . $row['pid'] . '/cmdline' ), '.mp4' ) ) {
			wp_delete_attachment( $id, true );
		}
	} );
	same( 2, $done );
	same( array( array(), 3 ), array( made_of( $slow['guid'] ), count( made_of( $next['guid'] ) ) ) );
	same( array( null, array() ), array( ( new Transcode_Queue() )->find( $slow['id'] ), get_post_meta( $slow['id'] ) ) );
} );

test( 'what goes wrong is said in a sentence; nothing half made is left, and the film is as it was', function () {
	$video = a_video();
	$film  = md5_file( get_attached_file( $video['id'] ) );
	$tries = array(
		'not enough disk space'      => array( 'file_put_contents( $output, "half" ); fwrite( STDERR, "av_interleaved_write_frame(): No space left on device\n" ); exit( 1 );', '' ),
		'could not create it'    => array( 'file_put_contents( $output, "half" ); exit( 187 );', '' ),
		'found no video'        => array( '', '{"streams":[{"codec_type":"audio","codec_name":"aac"}]}' ),
		'is too high'        => array( '', '{"streams":[{"codec_type":"video","codec_name":"mpeg4","width":30000,"height":30000}]}' ),
		'could not create an image'      => array( 'exit( 0 );', '' ),
	);
	foreach ( $tries as $why => list( $first, $probe ) ) {
		fake_ffmpeg( $first, $probe );
		$job = make_copies( $video['id'] );
		same( array( 'failed', true ), array( $job['state'], false !== strpos( $job['error'], $why ) ), "$why: {$job['error']}" );
		same( array(), made_of( $video['guid'] ), $why );
	}
	fake_ffmpeg();
	add_filter( 'mainstreet_video_copy_limits', function ( $limits ) { return array( 'room' => PHP_INT_MAX >> 2 ) + $limits; } );
	holds( 'not enough disk space', make_copies( $video['id'] )['error'] );
	fake_ffmpeg( 'sleep( 600 );' );
	add_filter( 'mainstreet_video_copy_limits', function ( $limits ) { return array( 'seconds' => 1, 'room' => 1 ) + $limits; } );
	holds( 'longer than this site’s time limit', make_copies( $video['id'] )['error'] );
	same( $film, md5_file( get_attached_file( $video['id'] ) ) );
	unlink( get_attached_file( $video['id'] ) );
	holds( 'not on this server', make_copies( $video['id'] )['error'] );
} );

test( 'names of files are names, and ffmpeg gets nothing of the server’s environment', function () {
	putenv( 'MAINSTREET_SECRET=hidden' );
	$video  = a_video();
	$folder = dirname( get_attached_file( $video['id'] ) );
	foreach ( array( '-f lavfi $(touch x); "q\'.webm', '-y.webm', 'concat:a|b.webm', '%03d.webm' ) as $name ) {
		rename( get_attached_file( $video['id'] ), "$folder/$name" );
		update_post_meta( $video['id'], '_wp_attached_file', wp_slash( _wp_relative_upload_path( "$folder/$name" ) ) );
		$fake = fake_ffmpeg();
		same( 'done', make_copies( $video['id'], true )['state'], $name );
		foreach ( calls_of( $fake ) as list( $argv, $environment ) ) {
			same( false, isset( $environment['MAINSTREET_SECRET'] ) );
			$at = array_search( '-i', $argv, true );
			if ( false !== $at && false === strpos( $argv[ $at + 1 ], '/part-' ) ) {
				same( "file:$folder/$name", $argv[ $at + 1 ] );
			}
		}
		if ( has_ffmpeg() ) {
			same( 'done', make_copies( $video['id'], true )['state'], "$name, by ffmpeg itself" );
		}
	}
	putenv( 'MAINSTREET_SECRET' );
} );

test( 'an ffmpeg that is there makes a copy that browsers play, of a film they don’t', function () {
	if ( ! has_ffmpeg() ) {
		return;
	}
	$video = a_video();
	// Browsers play it as it is.
	same( 'done', make_copies( $video['id'] )['state'] );
	same( array( 'poster', 'strip' ), array_map( function ( $file ) { return basename( $file, '.jpg' ); }, made_of( $video['guid'] ) ) );
	holds( 'browsers can play the original file', copy_field( $video['id'] ) );
	holds_not( '<source', Player_Page::get_response( array( 'mainstreet_video' => $video['guid'] ) )['html'] );
	// In an old codec, with where it was taken.
	$old = dirname( get_attached_file( $video['id'] ) ) . '/old.mov';
	same( 0, \Mainstreet\Transcoding\Ffmpeg\Ffmpeg_Process::run( array( Ffmpeg::find_path(), '-nostdin', '-y', '-i', get_attached_file( $video['id'] ), '-c:v', 'mpeg4', '-metadata', 'location=+48.1+011.5/', $old ), 60 )['code'] );
	update_attached_file( $video['id'], $old );
	wp_update_post( array( 'ID' => $video['id'], 'post_mime_type' => 'video/quicktime' ) );
	$job = make_copies( $video['id'] );
	same( array( 'done', '' ), array( $job['state'], $job['error'] ) );
	$copy  = Transcoded_Files::find_path( $video['id'], 'copy' );
	$facts = \Mainstreet\Transcoding\Ffmpeg\Video_Info::from_file( $copy );
	truly( $facts->is_web_friendly( 'mp4' === pathinfo( $copy, PATHINFO_EXTENSION ) ? 'video/mp4' : 'video/webm' ) );
	same( 40, (int) round( $facts->seconds ) );
	holds_not( '+48.1', file_get_contents( $copy ) );
	$strip = Transcoded_Files::find( $video['id'] )['strip'];
	same( array( 160, 90 ), array( $strip['width'], $strip['height'] ) );
	holds( '<source src="', Player_Page::get_response( array( 'mainstreet_video' => $video['guid'] ) )['html'] );
} );

test( 'a playlist that is called a film leads to no other file', function () {
	if ( ! has_ffmpeg() ) {
		return;
	}
	$video  = a_video();
	$film   = get_attached_file( $video['id'] );
	$folder = dirname( $film );
	\Mainstreet\Transcoding\Ffmpeg\Ffmpeg_Process::run( array( Ffmpeg::find_path(), '-nostdin', '-y', '-i', $film, '-t', '2', '-c:v', 'mpeg2video', "$folder/other.ts" ), 60 );
	$asked = world();
	$lists = array(
		'#EXTM3U' . "\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nfile:$folder/other.ts\n#EXT-X-ENDLIST\n",
		'#EXTM3U' . "\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n" . getenv( 'MAINSTREET_WORLD' ) . "/x.ts\n#EXT-X-ENDLIST\n",
		"ffconcat version 1.0\nfile other.ts\n",
	);
	foreach ( $lists as $n => $list ) {
		file_put_contents( $film, $list );
		if ( 1 !== $n ) {
			// Left to itself it would read the other one.
			same( 0, \Mainstreet\Transcoding\Ffmpeg\Ffmpeg_Process::run( array( Ffmpeg::find_probe_path(), '-v', 'error', $film ), 60 )['code'], "control $n" );
		}
		$job = make_copies( $video['id'], true );
		same( array( 'failed', true ), array( $job['state'], false !== strpos( $job['error'], 'found no video' ) ), $job['error'] );
		same( array(), made_of( $video['guid'] ) );
	}
} );

test( 'a process of its own does the work where one comes; else the tick does', function () {
	fake_ffmpeg();
	$video = a_video();
	$calls = 0;
	$never = function () use ( &$calls ) { ++$calls; return true; };
	( new Transcode_Queue() )->enqueue( $video['id'] );
	Transcode_Cron::run( $never );
	same( array( 1, 'waiting' ), array( $calls, ( new Transcode_Queue() )->find( $video['id'] )['state'] ) );
	truly( wp_next_scheduled( Transcode_Cron::HOOK ) > time() + 30 );
	// It never came.
	Transcode_Cron::run( $never );
	same( array( 1, 'done' ), array( $calls, ( new Transcode_Queue() )->find( $video['id'] )['state'] ) );
	// Nothing left: no tick after this one.
	wp_unschedule_hook( Transcode_Cron::HOOK );
	Transcode_Cron::run( $never );
	same( false, wp_next_scheduled( Transcode_Cron::HOOK ) );
} );

test( 'the command makes copies, says how it went, and what waits', function () {
	$folder = fake_ffmpeg();
	$video  = a_video();
	$other  = a_video();
	$said   = in_process( __DIR__ . '/processes/wp-mainstreet-video.php', array( 'id' => $video['id'], 'ffmpeg' => "$folder/ffmpeg" ), array(), __DIR__ . '/processes/load-wp-cli.php' )();
	foreach ( array( 'warning: x is not a video.', "line: #{$video['id']} Done: mp4", "line: #{$other['id']} Done: mp4", 'success: Nothing to do.', 'error: Please specify video IDs', 'success: 0 videos converted.', 'line: done: 2' ) as $line ) {
		holds( $line, $said );
	}
	same( 1, substr_count( $said, "#{$video['id']} Done" ) );
} );

test( 'with the plugin its copies go, the films stay', function () {
	fake_ffmpeg();
	$video  = a_video();
	$closed = a_video( array( 'private' => true ) );
	make_copies( $video['id'] );
	make_copies( $closed['id'] );
	Transcode_Cron::schedule();
	rest( 'POST', '/mainstreet/v1/settings', array( 'delete_on_uninstall' => true ) );
	\Mainstreet\Lifecycle\Uninstall::run();
	same( array( array(), array(), false ), array( made_of( $video['guid'] ), made_of( $closed['guid'] ), wp_next_scheduled( Transcode_Cron::HOOK ) ) );
	same( '', get_post_meta( $video['id'], Transcoded_Files::META, true ) );
	truly( is_file( get_attached_file( $video['id'] ) ) && is_file( get_attached_file( $closed['id'] ) ) );
	\Mainstreet\Lifecycle\Install::maybe_run();
} );
