<?php
/**
 * Base of the REST controllers.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Rest\Controller;

/** A controller of posts. */
final class Toy_Controller extends Controller {
	public function register_routes() {
		$this->register_route( '/toys', $this->endpoint( 'GET', array( $this, 'get_items' ), '__return_true', array( 'page' => $this->integer_schema( 1, null, 1 ) ) ) );
		$this->register_route(
			'/toys/(?P<id>\d+)',
			array(
				$this->endpoint( 'GET', array( $this, 'get_items' ), $this->require_capability( 'edit_post', 'id' ) ),
				$this->endpoint( 'POST', array( $this, 'get_items' ), $this->require_capability( 'manage_options' ) ),
				'schema' => array( $this, 'get_public_item_schema' ),
			),
			'wpcom/v2'
		);
	}
	public function get_items( $request ) {
		return $this->private_response( array( 'page' => $request['page'] ) );
	}
	public function get_item_schema() {
		return array( 'title' => 'toy', 'type' => 'object', 'properties' => array( 'name' => array( 'type' => 'string', 'arg_options' => array() ) ) );
	}
}

test( 'a controller registers its routes under its own path, and under a compatible one where the route has one', function () {
	$calls = array();
	( new Toy_Controller() )->register_routes_with( function ( $namespace, $path, $args ) use ( &$calls ) { $calls[] = "$namespace$path"; } );
	same( array( 'mainstreet/v1/toys', 'mainstreet/v1/toys/(?P<id>\d+)', 'wpcom/v2/toys/(?P<id>\d+)' ), $calls );
} );

test( 'permission is asked with the object in hand, and refused as core refuses', function () {
	$kept                      = $GLOBALS['wp_rest_server'];
	$GLOBALS['wp_rest_server'] = new \WP_REST_Server();
	try {
		( new Toy_Controller() )->register_routes();
		$post = wp_insert_post( array( 'post_title' => 'Toy', 'post_status' => 'publish', 'post_author' => 1 ) );
		foreach ( array( '' => 401, 'author' => 403, 'editor' => 200 ) as $role => $status ) {
			act_as( $role );
			same( $status, rest( 'GET', "/wpcom/v2/toys/$post" )->get_status(), $role );
		}
		same( 403, rest( 'POST', "/mainstreet/v1/toys/$post" )->get_status() );
		same( 'rest_forbidden', rest( 'POST', "/mainstreet/v1/toys/$post" )->get_data()['code'] );
		$response = rest( 'GET', '/mainstreet/v1/toys' );
		same( array( 'page' => 1 ), $response->get_data() );
		same( 'private, no-store', $response->get_headers()['Cache-Control'] );
	} finally {
		$GLOBALS['wp_rest_server'] = $kept;
	}
	$schema = ( new Toy_Controller() )->get_public_item_schema();
	same( array( '$schema', 'title', 'type', 'properties' ), array_keys( $schema ) );
	same( array( 'name' => array( 'type' => 'string' ) ), $schema['properties'] );
} );
