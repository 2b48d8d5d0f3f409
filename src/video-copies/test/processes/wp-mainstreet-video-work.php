<?php
/**
 * Runs `wp mainstreet video work` with the ffmpeg at `$values['ffmpeg']`.
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
$class = WP_CLI::$commands['mainstreet video'];
( new $class() )->work();
