<?php
namespace Mainstreet\Blocks\Opentable;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * `GET mainstreet/v1/opentable/search` (docs/server-contract.md A12). The service offers its search only to partners.
 * Without a callback on the filter, the response has `available: false`.
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
	 * Returns the restaurants that match a query.
	 *
	 * @param \WP_REST_Request $request Request with `query` and `pageSize`.
	 * @return array `items` and `available`.
	 */
	public function get_items( $request ) {
		/**
		 * Filters the results of the restaurant search. For partners of the service, who can use its search.
		 *
		 * @param array[]|null $items Restaurants with `rid` (number) and `name`; null if no search is available.
		 * @param string       $query Search query.
		 * @param int          $size  Maximum number of results.
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
