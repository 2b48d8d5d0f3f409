<?php
namespace Mainstreet\Business;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** REST route of the business details. People who write posts can read them, administrators can change them. */
final class Business_Controller extends Controller {

	public function register_routes() {
		$this->register_route(
			'/business',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), $this->require_capability( 'edit_posts' ) ),
				$this->endpoint( 'POST', array( $this, 'update_item' ), $this->require_capability( 'manage_options' ), Business_Details::schema() ),
				'schema' => array( $this, 'get_public_item_schema' ),
			)
		);
	}

	/**
	 * Returns the stored details, and the texts that bound blocks show now.
	 *
	 * @return \WP_REST_Response
	 */
	public function get_item( $request ) {
		$details = Business_Details::read();
		$hours   = array_intersect_key( $details, array_flip( Business_Details::HOURS ) );
		return $this->private_response(
			array(
				'contact' => array_diff_key( $details, $hours ),
				'hours'   => $hours,
				'texts'   => array_combine( Business_Facts::KEYS, array_map( array( Business_Facts::class, 'get' ), Business_Facts::KEYS ) ),
			)
		);
	}

	/**
	 * Changes the details that the request contains.
	 *
	 * @return \WP_REST_Response
	 */
	public function update_item( $request ) {
		$changes = array();
		foreach ( array_keys( Business_Details::schema() ) as $name ) {
			if ( $request->has_param( $name ) ) {
				$changes[ $name ] = $request[ $name ];
			}
		}
		Business_Details::save( $changes );
		return $this->get_item( $request );
	}

	public function get_item_schema() {
		$schema = Business_Details::schema();
		$hours  = array_intersect_key( $schema, array_flip( Business_Details::HOURS ) );
		return array(
			'title'      => 'business',
			'type'       => 'object',
			'properties' => array(
				'contact' => array(
					'type'       => 'object',
					'properties' => array_diff_key( $schema, $hours ),
				),
				'hours'   => array(
					'type'       => 'object',
					'properties' => $hours,
				),
				'texts'   => array(
					'type'        => 'object',
					'description' => __( 'What blocks that are bound to the details show now, by key. Empty if unknown.', 'mainstreet-blocks' ),
					'properties'  => array_fill_keys( Business_Facts::KEYS, array( 'type' => 'string' ) ),
					'readonly'    => true,
				),
			),
		);
	}
}
