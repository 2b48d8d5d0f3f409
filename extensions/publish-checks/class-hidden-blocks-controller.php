<?php
namespace Mainstreet\Extensions\Publish_Checks;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * Route of the warnings that authors see before they publish.
 *
 * POST mainstreet/v1/posts/{id}/hidden-blocks returns the blocks that visitors will not see, with reasons.
 */
final class Hidden_Blocks_Controller extends Controller {

	public function register_routes() {
		$args = array(
			'id'     => array(
				'type'        => 'integer',
				'required'    => true,
				'description' => __( 'ID of the post.', 'mainstreet-blocks' ),
			),
			'blocks' => array(
				'type'        => 'array',
				'required'    => true,
				'description' => __( 'Blocks of the post as it is being edited.', 'mainstreet-blocks' ),
				'items'       => array(
					'type'       => 'object',
					'properties' => array(
						'name'       => array( 'type' => 'string' ),
						'attributes' => array( 'type' => 'object' ),
					),
				),
			),
		);
		$this->register_route(
			'/posts/(?P<id>\d+)/hidden-blocks',
			array(
				$this->endpoint( 'POST', array( $this, 'get_items' ), $this->require_capability( 'edit_post', 'id' ), $args ),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/**
	 * Returns the blocks of a post that visitors will not see.
	 *
	 * @param \WP_REST_Request $request `id`, `blocks`.
	 * @return \WP_REST_Response
	 */
	public function get_items( $request ) {
		return new \WP_REST_Response( Hidden_Blocks::find( $request['blocks'] ) );
	}

	/**
	 * Returns the schema of a single item.
	 *
	 * @return array
	 */
	public function get_item_schema() {
		return array(
			'title'      => 'hidden-block',
			'type'       => 'object',
			'properties' => array(
				'name'   => array(
					'type'        => 'string',
					'description' => __( 'Name of the block.', 'mainstreet-blocks' ),
					'readonly'    => true,
				),
				'reason' => array(
					'type'        => 'string',
					'description' => __( 'Why visitors will not see the block.', 'mainstreet-blocks' ),
					'readonly'    => true,
				),
			),
		);
	}
}
