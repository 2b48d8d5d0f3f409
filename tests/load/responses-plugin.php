<?php
/**
 * Plugin Name: Mainstreet measuring point
 * Description: Must-use plugin of tests/load/responses.mjs, on a throw-away WordPress: every request is the administrator's, and answers say what they cost.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'determine_current_user',
	static function () {
		return 1;
	}
);
add_filter( 'rest_authentication_errors', '__return_true', 1 );
add_filter(
	'rest_post_dispatch',
	static function ( $response ) {
		$response->header( 'X-Queries', (string) get_num_queries() );
		// A number of PHP's own.
		$response->header( 'X-Milliseconds', (string) round( 1000 * ( microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT'] ) ) );
		return $response;
	}
);
register_shutdown_function(
	static function () {
		// The only way to tell after the answer has been sent.
		error_log( 'peak-memory ' . memory_get_peak_usage( true ) );
	}
);
