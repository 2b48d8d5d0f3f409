<?php
/**
 * Nobody reaches into the server's network by an address that the server is asked to fetch.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Http\Http_Client;

require_once __DIR__ . '/private-addresses.php';

/** Routes of ours that take an address, as path => name of the parameter. */
function routes_with_address() {
	$found = array();
	foreach ( rest_get_server()->get_routes( 'mainstreet/v1' ) as $path => $handlers ) {
		foreach ( $handlers as $handler ) {
			if ( ! empty( $handler['methods']['GET'] ) && isset( $handler['args']['url'] ) ) {
				$found[] = $path;
			}
		}
	}
	return $found;
}

test( 'the table holds about seventy addresses, each of its own', function () {
	truly( count( private_addresses() ) >= 70, count( private_addresses() ) . ' addresses' );
	same( count( private_addresses() ), count( array_unique( private_addresses() ) ) );
} );

test( 'no address of the table is asked by the client of typed addresses', function () {
	$leaks = private_world();
	foreach ( private_addresses() as $url ) {
		is_error( 'http_request_failed', ( new Http_Client() )->get_public( $url ), 400 );
		same( array(), (array) $leaks, $url );
	}
} );

test( 'no address of the table is asked by a route', function () {
	act_as( 'administrator' );
	$routes = routes_with_address();
	truly( in_array( '/mainstreet/v1/resolve-redirect', $routes, true ), implode( ', ', $routes ) );
	$leaks = private_world();
	foreach ( $routes as $route ) {
		foreach ( private_addresses() as $url ) {
			$request = new \WP_REST_Request( 'GET', $route );
			$request->set_query_params( array( 'url' => $url ) );
			$answer = rest_do_request( $request );
			truly( $answer->get_status() >= 400 && $answer->get_status() < 500, $route . ' ' . $url . ' ' . $answer->get_status() );
			holds_not( 'leak', wp_json_encode( $answer->get_data() ) );
			same( array(), (array) $leaks, $route . ' ' . $url );
		}
	}
} );
