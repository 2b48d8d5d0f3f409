<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Connections\Oauth\OAuth_Callback;
use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** REST routes `GET|DELETE wpcom/v2/external-media/connection/google_photos` and `GET …/picker_status` (docs/server-contract.md A46). */
final class Connection_Controller extends Controller {

	public function register_routes() {
		$may = $this->require_capability( 'upload_files' );
		$this->register_route(
			'/external-media/connection/google_photos',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), $may ),
				$this->endpoint( 'DELETE', array( $this, 'delete_item' ), $may ),
				'schema' => $this->schema( 'google-photos-connection', 'object' ),
			),
			'wpcom/v2'
		);
		$this->register_route(
			'/external-media/connection/google_photos/picker_status',
			array(
				$this->endpoint( 'GET', array( $this, 'get_status' ), $may ),
				'schema' => $this->schema( 'google-photos-status', 'object' ),
			),
			'wpcom/v2'
		);
	}

	/**
	 * Returns the connection of the current user.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array
	 */
	public function get_item( $request ) {
		if ( ! Google_Login::is_ready() ) {
			return array(
				'error'   => 'mainstreet_not_configured',
				'message' => __( 'Ask an administrator to add a Google OAuth client.', 'mainstreet-blocks' ),
			);
		}
		return array(
			'ID'          => Google_Login::SERVICE,
			'label'       => Google_Login::LABEL,
			'connect_URL' => OAuth_Callback::start_url( Google_Login::get_service() ),
			'connected'   => ( new Google_Session( get_current_user_id() ) )->is_connected(),
		);
	}

	/**
	 * Disconnects the current user.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array
	 */
	public function delete_item( $request ) {
		( new Google_Session( get_current_user_id() ) )->disconnect();
		return array( 'success' => true );
	}

	/**
	 * Returns whether the current user has connected Google Photos.
	 *
	 * @return array
	 */
	public function get_status() {
		$session = new Google_Session( get_current_user_id() );
		$status  = $session->find_account() ? 'invalid' : 'not_connected';
		return array(
			'enabled'           => Google_Login::is_ready(),
			'connection_status' => $session->is_connected() ? 'ok' : $status,
		);
	}
}
