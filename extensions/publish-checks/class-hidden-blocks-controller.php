<?php
namespace Mainstreet\Extensions\Publish_Checks;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Route of the warnings that authors see before they publish.
 *
 * POST mainstreet/v1/posts/{id}/hidden-blocks returns the blocks that visitors will not see, with reasons.
 */
final class Hidden_Blocks_Controller extends Controller {

	/** Maximum number of blocks per request. */
	const MAX_BLOCKS = 200;

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
		return new \WP_REST_Response( $this->find( $request['blocks'] ) );
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

	/**
	 * Finds blocks that visitors will not see, without duplicates for blocks with the same name. The reasons come from `hidden_because` in the
	 * module.php of each block.
	 *
	 * @param array $blocks Blocks of the post being edited: `name`, `attributes`.
	 * @return array[] List of `name` and `reason` (a message).
	 */
	private function find( array $blocks ): array {
		$found = array();
		foreach ( array_slice( $blocks, 0, self::MAX_BLOCKS ) as $block ) {
			$name   = isset( $block['name'] ) ? (string) $block['name'] : '';
			$reason = $this->reason( $name, isset( $block['attributes'] ) ? (array) $block['attributes'] : array() );
			if ( '' !== $reason ) {
				$found[ $name . ' ' . $reason ] = compact( 'name', 'reason' );
			}
		}
		return array_values( $found );
	}

	/**
	 * Returns the reason for a block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Message. An empty string if the block is shown.
	 */
	private function reason( string $name, array $attributes ): string {
		$slug = Blocks::slug_of( $name );
		if ( '' === $slug ) {
			return '';
		}
		if ( Availability::gate( $slug ) ) {
			return __( 'Visitors do not see this block, because it is not included in this site’s plan.', 'mainstreet-blocks' );
		}
		$module = Modules::find_by_block( $slug );
		$entry  = '' === $module ? array() : Modules::all()[ $module ];
		return empty( $entry['hidden_because'] ) ? '' : (string) call_user_func( $entry['hidden_because'], $attributes, $slug );
	}
}
