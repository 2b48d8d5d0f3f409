<?php
/**
 * Loads WordPress on the command line. The environment names the tree
 * (MAINSTREET_CORE) and the site (MAINSTREET_SITE); PHP in WebAssembly has both in
 * fixed places.
 *
 * @package Mainstreet
 */

/**
 * Loads WordPress as a request for the front page would.
 */
function mainstreet_load_wordpress() {
	global $wpdb, $wp, $wp_query, $wp_rewrite, $wp_the_query, $table_prefix, $wp_version;
	$_SERVER = array_merge(
		$_SERVER,
		array(
			'HTTP_HOST'       => '127.0.0.1',
			'SERVER_NAME'     => '127.0.0.1',
			'SERVER_PROTOCOL' => 'HTTP/1.1',
			'REQUEST_METHOD'  => 'GET',
			'REQUEST_URI'     => '/',
			'REMOTE_ADDR'     => '127.0.0.1',
		)
	);
	$core    = getenv( 'MAINSTREET_CORE' );
	$core    = $core ? $core : '/wordpress';
	require $core . '/wp-load.php';
}
