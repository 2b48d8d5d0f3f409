<?php
namespace Mainstreet\Registration\Editor;

use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Modules\Hosting;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Registration\Modules\Plan_Gates;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/** Builds the initial state of the editor (docs/server-contract.md C.3). A site without a connection to a host counts as connected. */
final class Editor_State {

	/**
	 * Prints the initial state of the editor script (docs/server-contract.md C.3) as `window.Mainstreet_Editor_Initial_State`, and under
	 * the name that other scripts use, unless another plugin has defined it. The plugin's own part is also `window.mainstreetBlocks`.
	 */
	public static function print_script(): void {
		$state = self::get();
		$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;
		$code  = 'window.Mainstreet_Editor_Initial_State = ' . wp_json_encode( $state, $flags ) . ";\n"
			. "window.mainstreetBlocks = window.Mainstreet_Editor_Initial_State.mainstreet;\n"
			. "window.Jetpack_Editor_Initial_State = window.Jetpack_Editor_Initial_State || window.Mainstreet_Editor_Initial_State;\n"
			. 'window.Jetpack_Block_Assets_Base_Url = window.Jetpack_Block_Assets_Base_Url || ' . wp_json_encode( $state['mainstreet']['publicPath'], $flags ) . ';';
		wp_add_inline_script( Blocks::EDITOR_SCRIPT, $code, 'before' );
	}

	public static function get(): array {
		// Other plugins may show the editor outside of wp-admin.
		\Mainstreet\load_hooks( 'admin' );
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$user   = self::tracked_user();
		return array(
			'available_blocks' => (object) Availability::all(),
			'blocks_variation' => 'production',
			'modules'          => (object) self::modules(),
			'jetpack'          => self::site(),
			'siteFragment'     => self::fragment(),
			'adminUrl'         => admin_url(),
			'tracksUserData'   => $user ? array_intersect_key( $user, array_flip( array( 'userid', 'username' ) ) ) : false,
			'wpcomBlogId'      => $user && isset( $user['blogid'] ) ? (int) $user['blogid'] : 0,
			'allowedMimeTypes' => (object) get_allowed_mime_types(),
			'siteLocale'       => str_replace( '_', '-', get_locale() ),
			'screenBase'       => $screen ? $screen->base : '',
			'feature_flags'    => (object) array(),
			'pluginBasePath'   => plugins_url( '', MAINSTREET_FILE ),
			'mainstreet'       => self::own(),
		);
	}

	/** Returns `activated` of each module by id, for other scripts. */
	private static function modules(): array {
		return array_map(
			static fn( $id ) => array( 'activated' => Modules::is_on( $id ) ),
			array_combine( array_keys( Modules::all() ), array_keys( Modules::all() ) )
		);
	}

	/** Returns data about site and user. */
	private static function site() {
		$site = array(
			'is_active'                     => true,
			'is_current_user_connected'     => '' === Hosting::to_connect(),
			'enable_upgrade_nudge'          => Plan_Gates::may_nudge(),
			'is_private_site'               => false,
			'is_coming_soon'                => false,
			'is_offline_mode'               => false,
			'is_newsletter_feature_enabled' => false,
			'can_send_test_email_to_others' => current_user_can( 'manage_options' ),
			'is_my_jetpack_available'       => false,
			'jetpack_plan'                  => array( 'data' => Plan_Gates::plan()['product_slug'] ),
			'republicize_enabled'           => true,
		);
		/**
		 * Filters the data about site and user for editor scripts.
		 *
		 * @param array $site Values by name.
		 */
		return apply_filters( 'mainstreet_editor_site', $site );
	}

	/**
	 * Returns the plugin's own part: `publicPath` (URL of the build folder with a trailing slash), `version`, `blocks` (style sheets, as
	 * file names without extension, by name of the available blocks), `routes` (paths that another plugin serves in the compatible
	 * namespace => `own`), `restRoot`, `keys` (public keys), `mediaSources`, `settingsUrl` (screen for keys), `adminUrls`, `connectTo`
	 * (Hosting::to_connect()), `hostName`, `siteType`, `isRtl`, `tracking`, `imageCdn`, `upgrade` (URL for upgrading, with `{plan}` for
	 * the slug). Feature folders and blocks add more, such as `forms` of the contact form.
	 */
	private static function own() {
		$own = array(
			'publicPath'   => plugins_url( 'build/', MAINSTREET_FILE ),
			'version'      => MAINSTREET_VERSION,
			'blocks'       => (object) Blocks::style_sheets(),
			'routes'       => Routes::owners(),
			'restRoot'     => Routes::OWN,
			'keys'         => (object) array(),
			'mediaSources' => array(),
			'settingsUrl'  => Settings_Page::url() . '#/connections',
			'adminUrls'    => array(
				'settings'    => Settings_Page::url(),
				'connections' => Settings_Page::url() . '#/connections',
				'payments'    => '',
				'earn'        => '',
				'plans'       => '',
			),
			'connectTo'    => Hosting::to_connect(),
			'hostName'     => Hosting::name(),
			'siteType'     => self::site_type(),
			'isRtl'        => is_rtl(),
			'tracking'     => self::is_tracking(),
			'imageCdn'     => null,
			'upgrade'      => array(
				'urlTemplate' => Plan_Gates::upgrade_url( '{plan}', (int) get_the_ID() ),
				'action'      => '',
			),
		);
		/**
		 * Filters the plugin's own part of the editor state.
		 *
		 * @param array $own See Editor_State::own().
		 */
		return apply_filters( 'mainstreet_editor_state', $own );
	}

	/** Whether the editor passes usage events to hooks of this site. */
	private static function is_tracking(): bool {
		/**
		 * Filters whether the editor passes usage events to hooks of this site. The plugin sends nothing to other servers.
		 *
		 * @param bool $is_on False by default.
		 */
		return (bool) apply_filters( 'mainstreet_tracking_enabled', false );
	}

	/**
	 * Returns the current user for hooks of this site that track usage.
	 *
	 * @return array|false `userid`, `username`, `blogid`; false unless a filter of the site provides them.
	 */
	private static function tracked_user() {
		/**
		 * Filters the user that the editor passes to hooks of this site (JavaScript action `mainstreet.trackUser`).
		 *
		 * @param array|false $user False, or `userid`, `username`, `blogid`.
		 */
		$user = self::is_tracking() ? apply_filters( 'mainstreet_tracking_user', false ) : false;
		return is_array( $user ) ? $user : false;
	}

	/** Returns the type of the site: `self-hosted`, `simple` or `atomic`. */
	private static function site_type() {
		/**
		 * Filters the type of the site. For hosts.
		 *
		 * @param string $type `self-hosted`, `simple` or `atomic`; on simple sites the editor offers no plugins.
		 */
		return apply_filters( 'mainstreet_site_type', 'self-hosted' );
	}

	/** Returns host and path of the site, with `::` for slashes. */
	private static function fragment(): string {
		$parts = wp_parse_url( home_url() );
		$path  = isset( $parts['path'] ) ? untrailingslashit( $parts['path'] ) : '';
		$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		return str_replace( '/', '::', $parts['host'] . $port . $path );
	}
}
