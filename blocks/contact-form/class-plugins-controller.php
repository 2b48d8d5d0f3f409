<?php
namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * `GET|POST jetpack/v4/plugins` and `POST jetpack/v4/plugins/<plugin>` (docs/server-contract.md A4).
 *
 * Core's own `wp/v2/plugins` does the work, so that networks, read-only files and file
 * systems that ask for credentials are treated as on the plugins screen.
 */
final class Plugins_Controller {

	/** Folders of plugins that may be installed from here. */
	const KNOWN = array( 'zero-bs-crm', 'mailpoet', 'creative-mail-by-constant-contact', 'akismet' );

	/** A plugin's file without `.php`, as core's route takes it. */
	const PATTERN = '(?P<plugin>[^.\/]+(?:\/[^.\/]+)?)';

	/**
	 * Handlers of the list, for Routes::add().
	 *
	 * @return array[]
	 */
	public static function handlers() {
		return array(
			array(
				'methods'             => 'GET',
				'callback'            => array( __CLASS__, 'get' ),
				'permission_callback' => array( __CLASS__, 'can_activate' ),
				'args'                => array(),
			),
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'install' ),
				'permission_callback' => array( __CLASS__, 'can_install' ),
				'args'                => array(
					'slug'   => array(
						'type'        => 'string',
						'description' => __( 'Directory of the plugin on WordPress.org.', 'mainstreet-blocks' ),
					),
					'status' => self::status( 'inactive' ),
					'source' => self::source(),
				),
			),
		);
	}

	/**
	 * Handlers of one plugin, for Routes::add().
	 *
	 * @return array[]
	 */
	public static function item_handlers() {
		return array(
			array(
				'methods'             => 'POST',
				'callback'            => array( __CLASS__, 'change' ),
				'permission_callback' => array( __CLASS__, 'can_activate' ),
				'args'                => array(
					'plugin' => array(
						'type'        => 'string',
						'description' => __( 'Plugin file name without its extension.', 'mainstreet-blocks' ),
					),
					'status' => self::status( 'active' ),
					'source' => self::source(),
				),
			),
		);
	}

	/**
	 * Schema of a state.
	 *
	 * @param string $standard Default.
	 * @return array
	 */
	private static function status( $standard ) {
		return array(
			'type'        => 'string',
			'enum'        => array( 'active', 'inactive' ),
			'default'     => $standard,
			'description' => __( 'Whether the plugin should be active.', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Schema of the screen a request comes from, which existing clients send.
	 *
	 * @return array
	 */
	private static function source() {
		return array(
			'type'        => 'string',
			'description' => __( 'Origin of the request. Not used.', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Who may see plugins and switch them on. Core asks again for the plugin in hand.
	 *
	 * @return true|\WP_Error
	 */
	public static function can_activate() {
		return current_user_can( 'activate_plugins' ) ? true : Errors::forbidden();
	}

	/**
	 * Who may install plugins.
	 *
	 * @return true|\WP_Error
	 */
	public static function can_install() {
		return self::may_install() ? true : Errors::forbidden();
	}

	/**
	 * Whether this user may install plugins on this site.
	 *
	 * @return bool
	 */
	public static function may_install() {
		return current_user_can( 'install_plugins' ) && wp_is_file_mod_allowed( 'mainstreet_install' );
	}

	/**
	 * Lists the installed plugins by file.
	 *
	 * @return array|\WP_Error
	 */
	public static function get() {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$plugins = array();
		foreach ( get_plugins() as $file => $plugin ) {
			$plugins[ $file ] = $plugin + array( 'active' => is_plugin_active( $file ) );
		}
		return $plugins ? $plugins : new \WP_Error( 'not_found', __( 'No plugins found.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Installs a plugin of the list, and switches it on if asked.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public static function install( $request ) {
		$slug = (string) $request['slug'];
		if ( '' === $slug ) {
			return new \WP_Error( 'rest_missing_callback_param', __( 'Please specify a plugin.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		/**
		 * Filters which plugins may be installed from the editor.
		 *
		 * @param string[] $slugs Folders in WordPress's plugin directory.
		 */
		$known = apply_filters( 'mainstreet_installable_plugins', self::KNOWN );
		if ( ! in_array( $slug, (array) $known, true ) ) {
			return new \WP_Error( 'mainstreet_plugin_not_allowed', __( 'This plugin cannot be installed from here.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		$outcome = self::ask_core(
			'/wp/v2/plugins',
			array(
				'slug'   => $slug,
				'status' => $request['status'],
			),
			'install_plugin_failed'
		);
		return is_wp_error( $outcome ) ? $outcome : array(
			'code'    => 'success',
			/* translators: %s: folder of a plugin. */
			'message' => sprintf( __( 'Installed %s', 'mainstreet-blocks' ), $slug ),
		);
	}

	/**
	 * Switches a plugin on or off.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array|\WP_Error
	 */
	public static function change( $request ) {
		$outcome = self::ask_core(
			'/wp/v2/plugins/' . $request['plugin'],
			array( 'status' => $request['status'] ),
			'activation_failed'
		);
		return is_wp_error( $outcome ) ? $outcome : array(
			'code'    => 'success',
			'message' => 'active' === $request['status']
				/* translators: %s: name of a plugin. */
				? sprintf( __( 'Activated %s', 'mainstreet-blocks' ), $outcome['name'] )
				/* translators: %s: name of a plugin. */
				: sprintf( __( 'Deactivated %s', 'mainstreet-blocks' ), $outcome['name'] ),
		);
	}

	/**
	 * Lets core do something with a plugin.
	 *
	 * @param string $path REST path.
	 * @param array  $body Body.
	 * @param string $code Error code that existing clients know for a failure.
	 * @return array|\WP_Error What core answered. Refusals keep their status; faults become 500.
	 */
	private static function ask_core( $path, array $body, $code ) {
		$request = new \WP_REST_Request( 'POST', $path );
		$request->set_body_params( $body );
		$response = rest_do_request( $request );
		if ( ! $response->is_error() ) {
			return $response->get_data();
		}
		$status = $response->get_status();
		return new \WP_Error(
			$code,
			wp_strip_all_tags( $response->as_error()->get_error_message() ),
			array( 'status' => in_array( $status, array( 401, 403, 404 ), true ) ? $status : 500 )
		);
	}
}
