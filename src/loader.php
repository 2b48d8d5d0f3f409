<?php
/**
 * Wires the plugin into WordPress. Adds hooks and nothing else, so that a page
 * without our blocks pays for a handful of add_action() calls only.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

// Namespace follows folder: Mainstreet\Newsletter\Queue\Campaign_Lock is src/newsletter/queue/class-campaign-lock.php,
// and Mainstreet\Blocks\Map\Map_Block is class-map-block.php of the built block.
spl_autoload_register(
	static function ( $name ) {
		if ( 0 !== strpos( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$parts = explode( '\\', strtolower( str_replace( '_', '-', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) ) );
		$class = array_pop( $parts );
		$place = $parts && in_array( $parts[0], array( 'blocks', 'extensions' ), true ) ? '/build/' : '/src/';
		$file  = MAINSTREET_DIR . $place . implode( '/', $parts ) . '/class-' . $class . '.php';
		if ( is_readable( $file ) ) {
			require $file;
		}
	}
);

/**
 * Whether this request shows a page to a visitor: neither admin screen nor REST, cron, command line or XML-RPC.
 *
 * @return bool
 */
function is_page_view() {
	static $is = null;
	if ( null === $is ) {
		$uri = isset( $_SERVER['REQUEST_URI'] ) ? (string) $_SERVER['REQUEST_URI'] : ''; // phpcs:ignore WordPress.Security -- compared only.
		$is  = ! is_admin() && ! wp_doing_cron() && 'cli' !== PHP_SAPI && ! defined( 'XMLRPC_REQUEST' )
			&& ! isset( $_GET['rest_route'] ) // phpcs:ignore WordPress.Security.NonceVerification -- as above.
			&& false === strpos( $uri, '/' . rest_get_url_prefix() . '/' );
	}
	return $is;
}

// What every room, block and panel hangs into WordPress: the build joins their hooks.php into one file.
if ( is_readable( MAINSTREET_DIR . '/build/hooks.php' ) ) {
	require MAINSTREET_DIR . '/build/hooks.php';
}
