<?php
/** Loads classes by name and adds the hooks that this kind of request needs. */

namespace Mainstreet;

use Mainstreet\Social\Likes\Early_Like_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the index of PHP files that the build writes.
 *
 * @return array `classes` (class in lower case without the plugin's namespace => file), `hooks` (kind of request => files), `declarations`
 *               (file name => files), `routes` (first part of a path, or `*` => files), `blocks` (name => slug), `folders` (slug => folder of
 *               the block). Paths are relative to the plugin's folder. All are empty before the first build.
 */
function index(): array {
	static $index = null;
	if ( null === $index ) {
		$file  = MAINSTREET_DIR . '/build/index.php';
		$empty = array_fill_keys( array( 'classes', 'hooks', 'declarations', 'routes', 'blocks', 'folders' ), array() );
		$index = is_readable( $file ) ? require $file : $empty;
	}
	return $index;
}

// Namespace follows folder: Mainstreet\Newsletter\Queue\Campaign_Lease is src/newsletter/queue/class-campaign-lease.php,
// and Mainstreet\Blocks\Map\Map_Block is blocks/map/class-map-block.php.
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

/** Whether this request renders a page of the front end: not an admin screen, REST, cron, command line or XML-RPC. */
function is_page_view(): bool {
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
 * Whether this request may show the block editor or list all block types: admin screens, except those of core without an editor, and the
 * command line. All other requests register only the blocks that they render.
 */
function may_show_editor(): bool {
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
	// Plugin screens have the URLs of these screens, with `page`.
	return isset( $_GET['page'] ) || ! in_array( $pagenow, $plain, true ); // phpcs:ignore WordPress.Security.NonceVerification -- only checks whether it is set.
}

/**
 * Loads the hook files for a kind of request, once.
 *
 * @param string $kind `all` (hooks.php), `admin` (hooks-admin.php), `rest` (hooks-rest.php) or `cli` (hooks-cli.php) of each folder, block
 *                     and panel.
 */
function load_hooks( string $kind ): void {
	static $loaded = array();
	if ( isset( $loaded[ $kind ] ) ) {
		return;
	}
	$loaded[ $kind ] = true;
	foreach ( index()['hooks'][ $kind ] ?? array() as $file ) {
		require MAINSTREET_DIR . '/' . $file;
	}
}

/** Loads the hook files that this request needs. */
function load_request_hooks(): void {
	load_hooks( 'all' );
	if ( 'cli' === PHP_SAPI ) {
		load_hooks( 'admin' );
		load_hooks( 'rest' );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			load_hooks( 'cli' );
		}
	} else {
		if ( is_admin() && ! wp_doing_ajax() ) {
			load_hooks( 'admin' );
		}
		// Any request may use the REST API internally: the editor preloads responses.
		add_action(
			'rest_api_init',
			static function () {
				load_hooks( 'rest' );
			},
			PHP_INT_MIN
		);
	}
}

if ( defined( 'MAINSTREET_EARLY_LIKES' ) && MAINSTREET_EARLY_LIKES && Early_Like_Response::can_send() ) {
	// After all other plugins have loaded, so that their hooks are known.
	add_action(
		'plugins_loaded',
		static function () {
			Early_Like_Response::send();
			load_request_hooks();
		},
		PHP_INT_MAX
	);
} else {
	load_request_hooks();
}
