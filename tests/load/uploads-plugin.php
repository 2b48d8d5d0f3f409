<?php
/**
 * Plugin Name: Mainstreet load test of uploads
 * Description: Must-use plugin of tests/load/uploads.mjs, on a throw-away WordPress: notes how much memory each request of an upload took.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'parse_request',
	static function ( $wp ) {
		if ( isset( $wp->query_vars['rest_route'] ) && false !== strpos( $wp->query_vars['rest_route'], '/tus' ) ) {
			register_shutdown_function(
				static function () {
					file_put_contents( WP_CONTENT_DIR . '/uploads-memory.log', memory_get_peak_usage( true ) . "\n", FILE_APPEND );
				}
			);
		}
	},
	1
);
