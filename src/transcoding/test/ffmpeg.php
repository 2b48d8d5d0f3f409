<?php
/**
 * Programs that stand in for ffmpeg, and the real one where it is.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/**
 * Has the site use programs of our own in place of ffmpeg and ffprobe. They know the film of the tests and make its poster, strip and copy.
 *
 * @param string $first PHP that ffmpeg begins with; `$output` is the file it is to write, `$line` all arguments.
 * @param string $probe JSON of ffprobe, in place of that of a film in an old codec.
 * @return string Folder of the programs, which keep in `log` how they were called.
 */
function fake_ffmpeg( $first = '', $probe = '' ) {
	$folder = get_temp_dir() . 'ffmpeg-' . wp_generate_password( 8, false );
	mkdir( $folder );
	$begin = '#!' . PHP_BINARY . " -n\n<?php\n\$line = implode( ' ', \$argv ); file_put_contents( " . var_export( "$folder/log", true ) . ", json_encode( array( \$argv, getenv() ) ) . \"\\n\", FILE_APPEND );\n";
	$image = imagecreatetruecolor( 1600, 360 );
	imagejpeg( $image, "$folder/picture.jpg", 10 );
	$probe = '' === $probe ? '{"streams":[{"codec_type":"video","codec_name":"mpeg4","pix_fmt":"yuv420p","width":320,"height":180}],"format":{"duration":"40.0"}}' : $probe;
	file_put_contents( "$folder/ffprobe", "$begin echo " . var_export( $probe, true ) . ';' );
	file_put_contents( "$folder/ffmpeg", "$begin if ( in_array( '-encoders', \$argv ) ) { echo \" V....D libx264 x\\n A....D aac x\\n\"; exit; }
		\$output = substr( end( \$argv ), 5 );
		\$is_copy = 'jpg' !== pathinfo( \$output, PATHINFO_EXTENSION );
		$first
		echo \"out_time_us=20000000\\n\";
		copy( \$is_copy ? " . var_export( dirname( __DIR__, 3 ) . '/tests/e2e/films/tide.webm', true ) . ' : ' . var_export( "$folder/picture.jpg", true ) . ', $output );' );
	chmod( "$folder/ffmpeg", 0700 );
	chmod( "$folder/ffprobe", 0700 );
	use_ffmpeg( "$folder/ffmpeg" );
	return $folder;
}

/** Has the site use a program, or none (false). */
function use_ffmpeg( $path ) {
	remove_all_filters( 'mainstreet_ffmpeg' );
	add_filter( 'mainstreet_ffmpeg', static function () use ( $path ) { return $path; } );
	// Disks of test machines may be small.
	add_filter( 'mainstreet_video_copy_limits', static function ( $limits ) { return array( 'room' => 1 ) + $limits; }, 5 );
}

/** Whether the machine has ffmpeg; says so where it has none, as the test is left out then. */
function has_ffmpeg() {
	use_ffmpeg( null );
	$has = '' !== \Mainstreet\Transcoding\Ffmpeg\Ffmpeg::find_path();
	if ( ! $has ) {
		error_log( 'Left out, as this machine has no ffmpeg: ' . debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, 1 )[0]['line'] );
	}
	return $has;
}

/** Calls of the programs: list of arguments and environment. */
function calls_of( $folder ) {
	return array_map( static function ( $line ) { return json_decode( $line, true ); }, file( "$folder/log" ) );
}

/** Files made of a video, at both places. */
function made_of( $guid ) {
	$base = wp_upload_dir()['basedir'];
	return array_map(
		static function ( $file ) use ( $base ) { return preg_replace( array( '/private-videos-[0-9a-f]{32}/', '/-[0-9a-f]{16}\./' ), array( 'private', '.' ), substr( $file, strlen( $base ) + 1 ) ); },
		array_merge( glob( "$base/mainstreet-video-copies/$guid/*" ), glob( "$base/mainstreet-private-videos-*/$guid/*" ) )
	);
}
