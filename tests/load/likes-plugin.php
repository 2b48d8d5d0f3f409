<?php
/**
 * Plugin Name: Mainstreet load test of likes
 * Description: Must-use plugin of tests/load/likes.mjs, on a throw-away WordPress: writes down each statement about likes, with the request it belongs to.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'query',
	static function ( $sql ) {
		if ( isset( $_SERVER['REQUEST_URI'] ) && preg_match( '/mainstreet_like(?:s|_counts)\b/', $sql ) ) {
			file_put_contents( getenv( 'MAINSTREET_LOAD_LOG' ), wp_json_encode( array( 'uri' => $_SERVER['REQUEST_URI'], 'sql' => $sql ) ) . "\n", FILE_APPEND | LOCK_EX );
		}
		return $sql;
	}
);
