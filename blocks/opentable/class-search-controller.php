<?php
namespace Mainstreet\Blocks\Opentable;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * `GET mainstreet/v1/opentable/search` (docs/server-contract.md A12). The service lets only partners search: without one that
 * hangs into the filter there is nothing to find, and the answer says so.
 */
final class Search_Controller extends Controller {

	public function register_routes() {
		$this->register_route(
			'/opentable/search',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), $this->require_capability( 'edit_posts' ), $this->get_collection_params() ),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	public function get_collection_params() {
		return array(
			'query'    => array(
				'type'        => 'string',
				'description' => __( 'Restaurant name, or part of it.', 'mainstreet-blocks' ),
				'required'    => true,
				'minLength'   => 1,
				'maxLength'   => 80,
			),
			'pageSize' => array(
				'type'        => 'integer',
				'description' => __( 'Maximum number of restaurants to return.', 'mainstreet-blocks' ),
				'default'     => 20,
				'minimum'     => 1,
				'maximum'     => 20,
			),
		);
	}

	public function get_item_schema() {
		return array(
			'title'      => 'restaurants',
			'type'       => 'object',
			'properties' => array(
				'items'     => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'rid'  => array( 'type' => 'integer' ),
							'name' => array( 'type' => 'string' ),
						),
					),
				),
				'available' => array( 'type' => 'boolean' ),
			),
		);
	}

	/**
	 * Looks for restaurants.
	 *
	 * @param \WP_REST_Request $request Request with `query` and `pageSize`.
	 * @return array
	 */
	public function get_items( $request ) {
		/**
		 * Filters the restaurants that a search finds; for partners of the service, who may ask it.
		 *
		 * @param array[]|null $items Restaurants with `rid` (number) and `name`; null where nobody can search.
		 * @param string       $query What was typed.
		 * @param int          $size  Most that are shown.
		 */
		$found = apply_filters( 'mainstreet_opentable_search', null, $request['query'], $request['pageSize'] );
		if ( ! is_array( $found ) ) {
			return array(
				'items'     => array(),
				'available' => false,
			);
		}
		$items = array();
		foreach ( array_slice( $found, 0, $request['pageSize'] ) as $item ) {
			if ( is_array( $item ) && isset( $item['rid'], $item['name'] ) && is_string( $item['name'] ) && absint( $item['rid'] ) > 0 ) {
				$items[] = array(
					'rid'  => absint( $item['rid'] ),
					'name' => wp_strip_all_tags( $item['name'] ),
				);
			}
		}
		return array(
			'items'     => $items,
			'available' => true,
		);
	}
}
