<?php
/**
 * Front controller of `npm run bench -- --server`: switches all plugins off where the
 * request asks for it, and notes what the request cost.
 *
 * Environment: MAINSTREET_BENCH_HOST, the site's own host and port; MAINSTREET_BENCH_LOG, the
 * file for the notes. Each line is a JSON object:
 * `cpu` (microseconds this process has used since it began), `files` (PHP files of this request), and `counts` of
 * count-request.php where the request asks for them.
 *
 * @package Mainstreet
 */

// phpcs:disable WordPress -- WordPress is not there yet.
// One process serves many requests.
$mainstreet_counter = null;
// WordPress sends visitors of other hosts to its own.
$_SERVER['HTTP_HOST'] = getenv( 'MAINSTREET_BENCH_HOST' );

// WordPress takes over hooks that stand here before it begins.
$wp_filter = array();
if ( isset( $_SERVER['HTTP_X_MAINSTREET_WITHOUT'] ) ) {
	$wp_filter['pre_option_active_plugins'][10][] = array(
		'accepted_args' => 0,
		'function'      => function () {
			return array();
		},
	);
}
if ( isset( $_SERVER['HTTP_X_MAINSTREET_COUNT'] ) ) {
	$wp_filter['muplugins_loaded'][10][] = array(
		'accepted_args' => 0,
		'function'      => function () use ( &$mainstreet_counter ) {
			$mainstreet_counter = require __DIR__ . '/count-request.php';
		},
	);
}

if ( isset( $_SERVER['HTTP_X_MAINSTREET_EARLY'] ) ) {
	define( 'MAINSTREET_EARLY_LIKES', true );
}

register_shutdown_function(
	function () use ( &$mainstreet_counter ) {
		// Registered while the request ends, so it comes after everything else.
		register_shutdown_function(
			function () use ( &$mainstreet_counter ) {
				$used = getrusage();
				$line = array(
					'cpu'   => 1000000 * ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) + $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'],
					'files' => count( get_included_files() ),
				);
				if ( $mainstreet_counter ) {
					$line['counts'] = $mainstreet_counter->result();
				}
				file_put_contents( getenv( 'MAINSTREET_BENCH_LOG' ), json_encode( $line ) . "\n", FILE_APPEND );
			}
		);
	}
);

return require __DIR__ . '/../wordpress/php/router.php';
