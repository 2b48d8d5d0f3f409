<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Connections\OAuth_Callback;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * `GET|DELETE wpcom/v2/external-media/connection/google_photos` and `GET …/picker_status` (docs/server-contract.md A46).
 */
final class Connection_Controller {

	/**
	 * An endpoint for who may upload.
	 *
	 * @param string   $method   Method.
	 * @param callable $callback Answers.
	 * @param array[]  $args     Parameters.
	 * @return array
	 */
	public static function handler( $method, callable $callback, array $args = array() ) {
		return array(
			'methods'             => $method,
			'callback'            => $callback,
			'permission_callback' => static function () {
				return current_user_can( 'upload_files' ) ? true : Errors::forbidden();
			},
			'args'                => $args,
		);
	}

	/**
	 * How the current user's connection is.
	 *
	 * @return array
	 */
	public static function look() {
		if ( ! Google_Login::is_ready() ) {
			return array(
				'error'   => 'mainstreet_not_configured',
				'message' => __( 'Ask an administrator to add a Google OAuth client.', 'mainstreet-blocks' ),
			);
		}
		return array(
			'ID'          => Google_Login::SERVICE,
			'label'       => Google_Login::LABEL,
			'connect_URL' => OAuth_Callback::start_url( Google_Login::service() ),
			'connected'   => ( new Google_Session( get_current_user_id() ) )->is_connected(),
		);
	}

	/**
	 * Disconnects the current user.
	 *
	 * @return array
	 */
	public static function remove() {
		( new Google_Session( get_current_user_id() ) )->disconnect();
		return array( 'success' => true );
	}

	/**
	 * Whether the current user can pick.
	 *
	 * @return array
	 */
	public static function status() {
		$session = new Google_Session( get_current_user_id() );
		$status  = $session->account() ? 'invalid' : 'not_connected';
		return array(
			'enabled'           => Google_Login::is_ready(),
			'connection_status' => $session->is_connected() ? 'ok' : $status,
		);
	}
}
