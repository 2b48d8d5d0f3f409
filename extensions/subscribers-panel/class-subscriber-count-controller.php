<?php
namespace Mainstreet\Extensions\Subscribers_Panel;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/** Returns the number of people who receive a new post by email (docs/server-contract.md A31). */
final class Subscriber_Count_Controller extends Controller {

	public function register_routes() {
		$this->register_route(
			'/subscribers/count',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), array( $this, 'get_item_permissions_check' ) ),
				'schema' => array( $this, 'get_public_item_schema' ),
			),
			'wpcom/v2'
		);
	}

	/**
	 * Whether the user may see the number. Other users get a 401 error, which existing clients expect.
	 *
	 * @return true|\WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return current_user_can( 'edit_posts' ) ? true : new \WP_Error( 'authorization_required', __( 'Sorry, you are not allowed to view the number of subscribers.', 'mainstreet-blocks' ), array( 'status' => 401 ) );
	}

	/**
	 * Returns the number of subscribers. It is missing if the subscription block is not registered.
	 *
	 * @return \WP_REST_Response
	 */
	public function get_item( $request ) {
		$count = Blocks::is_registered( 'subscriptions' ) ? array( 'count' => ( new Subscribers() )->count( 'active' ) ) : array();
		return new \WP_REST_Response( (object) $count );
	}

	public function get_item_schema() {
		return array(
			'title'      => 'subscriber-count',
			'type'       => 'object',
			'properties' => array(
				'count' => array(
					'type'        => 'integer',
					'description' => __( 'Number of confirmed subscribers. Absent if unknown.', 'mainstreet-blocks' ),
					'readonly'    => true,
				),
			),
		);
	}
}
