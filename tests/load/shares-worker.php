<?php
/**
 * One process of tests/load/shares.mjs: publishes posts that are left, and works on the queue of shares in between, until nothing is left.
 * Prints `ready` when it begins, and a dot for each step of its work, for whoever wants to kill it at one.
 *
 * Environment: STEPS = 1 where dots are wanted.
 *
 * @package Mainstreet
 */

require getenv( 'MAINSTREET_CLI' );
mainstreet_load_wordpress();
require dirname( __DIR__ ) . '/php/lib.php';
require dirname( __DIR__ ) . '/php/networks.php';

Mainstreet\Tests\networks();
$GLOBALS['network_test'] = getenv( 'MAINSTREET_TEST' );
wp_set_current_user( 1 );
echo "ready\n";
if ( getenv( 'STEPS' ) ) {
	$step = static function ( $value ) {
		echo '.';
		return $value;
	};
	// Before each statement; before a request, and when its answer is there.
	add_filter( 'query', $step, PHP_INT_MAX );
	add_filter( 'http_request_args', $step, PHP_INT_MAX );
	add_filter( 'http_response', $step, 0 );
}
do {
	// Two processes publish the same post now and then, as two windows do.
	$left = $wpdb->get_results( "SELECT ID, post_status FROM {$wpdb->posts} WHERE post_status IN ('draft', 'future') AND post_title LIKE 'Load %' ORDER BY ID LIMIT 6" );
	if ( $left ) {
		$post = $left[ array_rand( $left ) ];
		if ( 'future' === $post->post_status ) {
			do_action( 'publish_future_post', (int) $post->ID );
		} else {
			wp_update_post( array( 'ID' => (int) $post->ID, 'post_status' => 'publish' ) );
		}
	}
	$done = Mainstreet\Social\Publishing\Queue\Share_Worker::run( $left ? 0.1 : 5 );
} while ( $left || $done );
