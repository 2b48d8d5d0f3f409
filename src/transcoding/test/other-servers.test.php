<?php
/**
 * Copies on servers that differ: an ffmpeg without H.264, and one with WP-CLI.
 *
 * @seconds 20
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Transcoding\Transcoded_Files;
use Mainstreet\Transcoding\Jobs\Transcode_Queue;
use Mainstreet\Transcoding\Jobs\Transcode_Cron;
use Mainstreet\Transcoding\Jobs\Transcode_Worker;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg_Process;
use Mainstreet\Transcoding\Ffmpeg\Video_Info;
use Mainstreet\Video_Player\Player_Page;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';
require_once __DIR__ . '/ffmpeg.php';

/** Has the site use the machine's ffmpeg with fewer encoders. */
function ffmpeg_with( array $encoders ) {
	$path   = Ffmpeg::find_path();
	$folder = get_temp_dir() . 'ffmpeg-' . wp_generate_password( 8, false );
	mkdir( $folder );
	$lines = implode( '', array_map( static function ( $name ) { return " V....D $name x\\n"; }, $encoders ) );
	file_put_contents( "$folder/ffmpeg", "#!/bin/sh\ncase \" \$* \" in *' -encoders '*) printf '$lines'; exit;; esac\nexec $path \"\$@\"\n" );
	chmod( "$folder/ffmpeg", 0700 );
	symlink( Ffmpeg::find_probe_path(), "$folder/ffprobe" );
	use_ffmpeg( "$folder/ffmpeg" );
}

/** Makes a film of the library one that browsers don't play, with sound: five seconds of it. */
function make_old( $id ) {
	$film = get_attached_file( $id );
	$old  = dirname( $film ) . '/' . wp_generate_password( 8, false ) . '.mov';
	$run  = Ffmpeg_Process::run( array( Ffmpeg::find_path(), '-nostdin', '-y', '-i', $film, '-f', 'lavfi', '-i', 'sine', '-t', '5', '-map', '0:v', '-map', '1:a', '-c:v', 'mpeg4', '-c:a', 'pcm_s16le', $old ), 60 );
	same( 0, $run['code'], $run['error'] );
	update_attached_file( $id, $old );
	wp_update_post( array( 'ID' => $id, 'post_mime_type' => 'video/quicktime' ) );
}

test( 'an ffmpeg without H.264 makes AV1 with Opus, by either of the two encoders', function () {
	if ( ! has_ffmpeg() ) {
		return;
	}
	foreach ( array( 'libsvtav1', 'libaom-av1' ) as $encoder ) {
		use_ffmpeg( null );
		if ( false === strpos( Ffmpeg_Process::run( array( Ffmpeg::find_path(), '-nostdin', '-hide_banner', '-encoders' ), 20 )['output'], " $encoder " ) ) {
			error_log( "Left out, as this machine’s ffmpeg has no $encoder." );
			continue;
		}
		$video = a_video();
		make_old( $video['id'] );
		ffmpeg_with( array( $encoder, 'aac', 'libopus' ) );
		( new Transcode_Queue() )->enqueue( $video['id'] );
		( new Transcode_Worker() )->run( 1, $video['id'] );
		$job = ( new Transcode_Queue() )->find( $video['id'] );
		same( array( 'done', '' ), array( $job['state'], $job['error'] ), $encoder );
		$copy  = Transcoded_Files::find_path( $video['id'], 'copy' );
		$facts = Video_Info::from_file( $copy );
		same( array( 'webm', 'av1', 'opus', true ), array( pathinfo( $copy, PATHINFO_EXTENSION ), $facts->video, $facts->audio, $facts->is_web_friendly( 'video/webm' ) ), $encoder );
		same( 5, (int) round( $facts->seconds ), $encoder );
		holds( 'type="video/webm; codecs=&quot;av01', Player_Page::get_response( array( 'mainstreet_video' => $video['guid'] ) )['html'] );
	}
} );

test( 'an ffmpeg with neither H.264 nor AV1 makes poster and strip, and says why there is no copy', function () {
	if ( ! has_ffmpeg() ) {
		return;
	}
	$video = a_video();
	make_old( $video['id'] );
	ffmpeg_with( array( 'mpeg4', 'aac', 'libopus' ) );
	( new Transcode_Queue() )->enqueue( $video['id'] );
	( new Transcode_Worker() )->run( 1, $video['id'] );
	$job = ( new Transcode_Queue() )->find( $video['id'] );
	holds( 'neither H.264 nor AV1', $job['error'] );
	same( array( 'poster.jpg', 'strip.jpg' ), array_map( 'basename', made_of( $video['guid'] ) ) );
} );

test( 'where the server has wp, the tick begins it as a process of its own, which does the work', function () {
	if ( '' === Ffmpeg_Process::find_program( 'setsid' ) ) {
		error_log( 'Left out, as this machine has no setsid.' );
		return;
	}
	$fake  = fake_ffmpeg();
	$video = a_video();
	( new Transcode_Queue() )->enqueue( $video['id'] );
	// A wp that takes the arguments of the real one and runs the command that the plugin has added.
	$folder = get_temp_dir() . 'wp-' . wp_generate_password( 8, false );
	mkdir( $folder );
	$job = array( 'before' => __DIR__ . '/processes/load-wp-cli.php', 'program' => __DIR__ . '/processes/wp-mainstreet-video-work.php', 'values' => array( 'ffmpeg' => "$fake/ffmpeg" ) );
	file_put_contents( "$folder/work.json", wp_json_encode( $job ) );
	file_put_contents( "$folder/wp", "#!/bin/sh\nps -o sid= -p \$\$ > '$folder/session'\nprintf '%s\\n' \"\$@\" > '$folder/arguments'\nexec " . PHP_BINARY . ' ' . dirname( __DIR__, 3 ) . "/tests/php/worker.php < '$folder/work.json'\n" );
	chmod( "$folder/wp", 0700 );
	$path = getenv( 'PATH' );
	putenv( "PATH=$folder:$path" );
	try {
		Transcode_Cron::run();
	} finally {
		putenv( "PATH=$path" );
	}
	// It goes on after this one is done with it.
	for ( $end = microtime( true ) + 60; 'done' !== ( new Transcode_Queue() )->find( $video['id'] )['state'] && microtime( true ) < $end; ) {
		usleep( 20000 );
		wp_cache_flush();
	}
	same( 'done', ( new Transcode_Queue() )->find( $video['id'] )['state'] );
	same( array( '--path=' . untrailingslashit( ABSPATH ), '--url=' . home_url(), '--quiet', 'mainstreet', 'video', 'work' ), file( "$folder/arguments", FILE_IGNORE_NEW_LINES ) );
	truly( (int) file_get_contents( "$folder/session" ) !== posix_getsid( getmypid() ) );
	wp_cache_flush();
	same( false, get_option( Transcode_Cron::LAUNCHED ) );
	wp_unschedule_hook( Transcode_Cron::HOOK );
} );
