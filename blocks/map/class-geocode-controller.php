<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** Route of the place search (docs/server-contract.md A15). */
final class Geocode_Controller extends Controller {

	public function register_routes() {
		$args = array(
			'q' => array(
				'type'        => 'string',
				'description' => __( 'Address or place name.', 'mainstreet-blocks' ),
				'required'    => true,
				'minLength'   => 1,
				'maxLength'   => Map_Geocoder::MAX_QUESTION,
			),
		);
		$this->register_route(
			'/geocode',
			array(
				$this->endpoint( 'GET', array( Map_Geocoder::class, 'get_items' ), $this->require_capability( 'edit_posts' ), $args ),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/** Returns the schema of the response: the part of Mapbox's format that the editor uses. */
	public function get_item_schema() {
		$text = array( 'type' => 'string' );
		return array(
			'title'      => 'geocode',
			'type'       => 'object',
			'properties' => array(
				'type'     => $text,
				'features' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'id'         => $text,
							'text'       => $text,
							'place_name' => $text,
							'center'     => array(
								'type'        => 'array',
								'description' => __( 'Longitude and latitude in degrees.', 'mainstreet-blocks' ),
								'items'       => array( 'type' => 'number' ),
							),
						),
					),
				),
			),
		);
	}
}
