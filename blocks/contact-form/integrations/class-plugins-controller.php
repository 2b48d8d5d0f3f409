<?php
namespace Mainstreet\Blocks\Contact_Form\Integrations;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes `GET|POST jetpack/v4/plugins` and `POST jetpack/v4/plugins/<plugin>` (docs/server-contract.md A4). Changes are
 * made by core's `wp/v2/plugins`, so that networks, read-only files and file systems that need credentials are handled as on
 * the plugins screen.
 */
final class Plugins_Controller extends Controller {

	/** Slugs of plugins that may be installed. */
	const KNOWN = array( 'zero-bs-crm', 'mailpoet', 'creative-mail-by-constant-contact', 'akismet' );

	public function register_routes() {
		$may_activate = $this->require_capability( 'activate_plugins' );
		$source       = array(
			'source' => array(
				'type'        => 'string',
				'description' => __( 'Origin of the request. Not used.', 'mainstreet-blocks' ),
			),
		);
		$new          = array(
			'slug'   => array(
				'type'        => 'string',
				'description' => __( 'Directory of the plugin on WordPress.org.', 'mainstreet-blocks' ),
			),
			'status' => $this->get_status_schema( 'inactive' ),
		);
		$change       = array(
			'plugin' => array(
				'type'        => 'string',
				'description' => __( 'Plugin file name without its extension.', 'mainstreet-blocks' ),
			),
			'status' => $this->get_status_schema( 'active' ),
		);
		$this->register_route(
			'/plugins',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), $may_activate ),
				$this->endpoint( 'POST', array( $this, 'create_item' ), array( $this, 'create_item_permissions_check' ), $new + $source ),
			),
			'jetpack/v4'
		);
		// The plugin's file without `.php`, as in core's route. Core also checks the permission for the single plugin.
		$this->register_route( '/plugins/(?P<plugin>[^.\/]+(?:\/[^.\/]+)?)', $this->endpoint( 'POST', array( $this, 'update_item' ), $may_activate, $change + $source ), 'jetpack/v4' );
	}

	/** Returns the schema of a plugin's status. */
	private function get_status_schema( string $otherwise ): array {
		return $this->choice_schema( array( 'active', 'inactive' ), $otherwise ) + array( 'description' => __( 'Whether the plugin should be active.', 'mainstreet-blocks' ) );
	}

	/**
	 * Whether the user may install plugins.
	 *
	 * @return true|\WP_Error
	 */
	public function create_item_permissions_check( $request ) {
		return self::can_install() ? true : Errors::forbidden();
	}

	/** Whether this user may install plugins on this site. */
	public static function can_install(): bool {
		return current_user_can( 'install_plugins' ) && wp_is_file_mod_allowed( 'mainstreet_install' );
	}

	/**
	 * Lists the installed plugins by file.
	 *
	 * @return array|\WP_Error
	 */
	public function get_items( $request ) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$plugins = array();
		foreach ( get_plugins() as $file => $plugin ) {
			$plugins[ $file ] = $plugin + array( 'active' => is_plugin_active( $file ) );
		}
		return $plugins ? $plugins : new \WP_Error( 'not_found', __( 'No plugins found.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Installs an allowed plugin, and activates it if requested.
	 *
	 * @return array|\WP_Error
	 */
	public function create_item( $request ) {
		$slug = (string) $request['slug'];
		if ( '' === $slug ) {
			return new \WP_Error( 'rest_missing_callback_param', __( 'Please specify a plugin.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		/**
		 * Filters which plugins may be installed from the editor.
		 *
		 * @param string[] $slugs Slugs in the WordPress.org plugin directory.
		 */
		$known = apply_filters( 'mainstreet_installable_plugins', self::KNOWN );
		if ( ! in_array( $slug, (array) $known, true ) ) {
			return new \WP_Error( 'mainstreet_plugin_not_allowed', __( 'This plugin cannot be installed from here.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		$outcome = self::request_core(
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
	 * Activates or deactivates a plugin.
	 *
	 * @return array|\WP_Error
	 */
	public function update_item( $request ) {
		$outcome = self::request_core(
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
	 * Sends a request to core's REST API.
	 *
	 * @param string $code Error code that existing clients expect.
	 * @return array|\WP_Error Data of the response. Errors 401, 403 and 404 keep their status; others become 500.
	 */
	private static function request_core( string $path, array $body, string $code ) {
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
