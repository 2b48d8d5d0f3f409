<?php
/**
 * Wires the plugin into WordPress. Adds hooks and nothing else, so that a page
 * without our blocks pays for a handful of add_action() calls only.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * What PHP finds by name, as the build has written it down: files of classes, declarations, routes and blocks.
 *
 * @return array `classes` (class in lower case without our namespace => file), `declarations` (kind => files),
 *               `routes` (first part of a path, or `*` => files), `blocks` (name => folder). Files from the plugin's folder on.
 *               All are empty where nothing was built.
 */
function index(): array {
	static $index = null;
	if ( null === $index ) {
		$file  = MAINSTREET_DIR . '/build/index.php';
		$empty = array_fill_keys( array( 'classes', 'declarations', 'routes', 'blocks' ), array() );
		$index = is_readable( $file ) ? require $file : $empty;
	}
	return $index;
}

// Namespace follows folder: Mainstreet\Newsletter\Queue\Campaign_Lock is src/newsletter/queue/class-campaign-lock.php,
// and Mainstreet\Blocks\Map\Map_Block is class-map-block.php of the built block.
spl_autoload_register(
	static function ( $name ) {
		$own = __NAMESPACE__ . '\\';
		if ( 0 !== strpos( $name, $own ) ) {
			return;
		}
		$class = strtolower( substr( $name, strlen( $own ) ) );
		if ( isset( index()['classes'][ $class ] ) ) {
			require MAINSTREET_DIR . '/' . index()['classes'][ $class ];
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

/**
 * Whether this request may show the block editor or list all types of blocks: the screens of administration, but for those of
 * WordPress that have no editor, and the command line. All other requests register the blocks that they draw.
 *
 * @return bool
 */
function may_show_editor() {
	global $pagenow;
	if ( ! is_admin() ) {
		return 'cli' === PHP_SAPI;
	}
	$plain = array(
		'admin-ajax.php',
		'admin-post.php',
		'edit-comments.php',
		'edit-tags.php',
		'edit.php',
		'index.php',
		'options-discussion.php',
		'options-general.php',
		'options-media.php',
		'options-permalink.php',
		'options-privacy.php',
		'options-reading.php',
		'options-writing.php',
		'plugin-install.php',
		'plugins.php',
		'profile.php',
		'site-health.php',
		'term.php',
		'themes.php',
		'tools.php',
		'update-core.php',
		'update.php',
		'upload.php',
		'user-edit.php',
		'user-new.php',
		'users.php',
	);
	// A plugin's own screen has the address of one of these.
	return isset( $_GET['page'] ) || ! in_array( $pagenow, $plain, true ); // phpcs:ignore WordPress.Security.NonceVerification -- whether it is there.
}

// What every room, block and panel hangs into WordPress: the build joins their hooks.php into one file.
if ( is_readable( MAINSTREET_DIR . '/build/hooks.php' ) ) {
	require MAINSTREET_DIR . '/build/hooks.php';
}
