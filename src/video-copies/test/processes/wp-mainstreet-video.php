<?php
/**
 * Runs `wp mainstreet video`: copies of the video `$values['id']` with `$values['ffmpeg']`, of all, twice, of none; then its
 * other commands.
 *
 * @package Mainstreet
 */

add_filter(
	'mainstreet_ffmpeg',
	function () use ( $values ) {
		return $values['ffmpeg'];
	}
);
add_filter(
	'mainstreet_video_copy_limits',
	function ( $limits ) {
		return array( 'room' => 1 ) + $limits;
	}
);
$class   = WP_CLI::$commands['mainstreet video'];
$command = new $class();
$command->transcode( array( (string) $values['id'], 'x' ), array() );
$command->transcode( array(), array( 'all' => true ) );
$command->transcode( array(), array( 'all' => true ) );
$command->transcode( array(), array() );
$command->work();
$command->status( array() );
