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
 *
 * @param array $server Further entries of $_SERVER, such as the HTTP_HOST and REQUEST_URI of a site of a network.
 */
function mainstreet_load_wordpress( array $server = array() ) {
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
		),
		$server
	);
	$core    = getenv( 'MAINSTREET_CORE' );
	$core    = $core ? $core : '/wordpress';
	require $core . '/wp-load.php';
}
