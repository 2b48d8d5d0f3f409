<?php
namespace Mainstreet\Blocks\Contact_Form\Integrations;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes `GET|POST jetpack/v4/jetpack_crm`: status of the CRM plugin and activation of its forms extension
 * (docs/server-contract.md A2 and A3).
 */
final class Crm_Controller extends Controller {

	/** Main file of the CRM plugin. */
	const FILE = 'zero-bs-crm/ZeroBSCRM.php';

	/** Capability of the CRM plugin to manage its extensions. */
	const CAPABILITY = 'admin_zerobs_manage_options';

	public function register_routes() {
		// Not marked as required, so that a missing permission is reported before a missing parameter.
		$extension = array(
			'extension' => array(
				'type'        => 'string',
				'description' => __( 'Extension of the CRM plugin.', 'mainstreet-blocks' ),
			),
		);
		$this->register_route(
			'/jetpack_crm',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), array( $this, 'get_item_permissions_check' ) ),
				$this->endpoint( 'POST', array( $this, 'enable_extension' ), array( $this, 'enable_extension_permissions_check' ), $extension ),
				'schema' => array( $this, 'get_public_item_schema' ),
			),
			'jetpack/v4'
		);
	}

	public function get_item_schema() {
		$flag = array( 'type' => 'boolean' );
		return array(
			'title'      => 'jetpack-crm',
			'type'       => 'object',
			'properties' => array(
				'code'                   => array( 'type' => 'string' ),
				'crm_installed'          => $flag,
				'crm_active'             => $flag,
				'crm_version'            => array( 'type' => array( 'string', 'null' ) ),
				'jp_form_ext_enabled'    => array( 'type' => array( 'boolean', 'null' ) ),
				'can_install_crm'        => $flag,
				'can_activate_crm'       => $flag,
				'can_activate_extension' => $flag,
			),
		);
	}

	/**
	 * Whether the user may publish posts.
	 *
	 * @return true|\WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return current_user_can( 'publish_posts' )
			? true
			: Errors::forbidden(
				'invalid_user_permission_jetpack_crm_data',
				__( 'Sorry, you are not allowed to view the status of the CRM plugin.', 'mainstreet-blocks' )
			);
	}

	/**
	 * Whether the user has the CRM plugin's capability to manage extensions.
	 *
	 * @return true|\WP_Error
	 */
	public function enable_extension_permissions_check() {
		return current_user_can( self::CAPABILITY )
			? true
			: Errors::forbidden(
				'invalid_user_permission_activate_jetpack_crm_ext',
				__( 'Sorry, you are not allowed to change the extensions of the CRM plugin.', 'mainstreet-blocks' )
			);
	}

	/** Returns which parts are installed and active, and what the current user may do. */
	public function get_item( $request ) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$plugins    = get_plugins();
		$is_there   = isset( $plugins[ self::FILE ] );
		$is_running = $is_there && is_plugin_active( self::FILE );
		$version    = $is_there ? (string) $plugins[ self::FILE ]['Version'] : '';
		return array(
			'crm_installed'          => $is_there,
			'crm_active'             => $is_running,
			'crm_version'            => '' === $version ? null : $version,
			'jp_form_ext_enabled'    => function_exists( 'zeroBSCRM_isExtensionInstalled' )
				? (bool) zeroBSCRM_isExtensionInstalled( 'jetpackforms' )
				: null,
			'can_install_crm'        => ! $is_there && Plugins_Controller::can_install(),
			'can_activate_crm'       => $is_there && ! $is_running && current_user_can( 'activate_plugin', self::FILE ),
			'can_activate_extension' => current_user_can( self::CAPABILITY ),
		);
	}

	/**
	 * Activates the CRM plugin's forms extension.
	 *
	 * @return array|\WP_Error
	 */
	public function enable_extension( \WP_REST_Request $request ) {
		if ( 'jetpackforms' !== $request['extension'] ) {
			return new \WP_Error( 'invalid_param', __( 'Unknown extension.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		$is_enabled = function_exists( 'zeroBSCRM_extension_install_jetpackforms' ) && zeroBSCRM_extension_install_jetpackforms();
		return $is_enabled
			? array( 'code' => 'success' )
			: new \WP_Error(
				'jp_forms_extension_activation_failed',
				__( 'The CRM plugin could not activate its forms extension.', 'mainstreet-blocks' ),
				array( 'status' => 500 )
			);
	}
}
