<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

/** Route of tests of connections (docs/server-contract.md A33). */
final class Connection_Test_Controller extends Controller {

	public function register_routes() {
		if ( ! Post_Switches::works( Post_Connections::MODULE ) ) {
			return;
		}
		$args = array(
			'refresh' => array(
				'type'        => 'boolean',
				'default'     => false,
				'description' => __( 'Whether to repeat recent connection tests.', 'mainstreet-blocks' ),
			),
		);
		$this->register_route(
			'/publicize/connection-test-results',
			array(
				$this->endpoint( 'GET', array( Connection_Tests::class, 'answer' ), array( $this, 'get_items_permissions_check' ), $args ),
				'schema' => $this->schema( 'connection-test-results', 'array', array( 'items' => array( 'type' => 'object' ) ) ),
			),
			'wpcom/v2'
		);
	}

	/**
	 * Whether the user may see connections.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return is_user_logged_in() && Post_Connections::may_see( get_current_user_id() ) ? true : Errors::forbidden( 'invalid_user_permission_publicize', __( 'Sorry, you are not allowed to access connections.', 'mainstreet-blocks' ) );
	}
}
