<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Registration\Rest\Routes;

const PATHS = array( '/wpcom/v2/service-api-keys/', '/mainstreet/v1/service-api-keys/' );

/** Mapbox says this about every token. */
function mapbox_says( $code ) {
	return outside( function () use ( $code ) {
		return is_wp_error( $code ) ? $code : array( 200, array( 'code' => $code, 'token' => array( 'usage' => 'pk', 'user' => 'owner' ) ) );
	} );
}

function body_of( $token ) {
	return array( 'service_api_key' => $token );
}

test( 'both paths are served', function () {
	$routes = rest_get_server()->get_routes();
	truly( isset( $routes['/wpcom/v2/service-api-keys/(?P<service>[a-z\-_]+)'] ) );
	truly( isset( $routes['/mainstreet/v1/service-api-keys/(?P<service>[a-z\-_]+)'] ) );
	same( array(), Routes::owners() );
} );

test( 'who may what', function () {
	mapbox_says( 'TokenValid' );
	$expected = array(
		//                     GET  POST DELETE
		''              => array( 401, 401, 401 ),
		'subscriber'    => array( 403, 403, 403 ),
		'contributor'   => array( 200, 403, 403 ),
		'author'        => array( 200, 403, 403 ),
		'editor'        => array( 200, 200, 200 ),
		'administrator' => array( 200, 200, 200 ),
	);
	foreach ( PATHS as $path ) {
		foreach ( $expected as $role => $statuses ) {
			act_as( $role );
			foreach ( array( 'GET', 'POST', 'DELETE' ) as $i => $method ) {
				$response = rest( $method, $path . 'mapbox', 'POST' === $method ? body_of( TOKEN ) : null );
				same( $statuses[ $i ], $response->get_status(), "$role $method $path:" );
				if ( 'GET' !== $method && $statuses[ $i ] > 400 ) {
					same( 'invalid_user_permission_edit_others_posts', $response->get_data()['code'] );
				}
			}
		}
	}
} );

test( 'who may not write learns it by reading', function () {
	Secrets::set( 'mapbox', TOKEN );
	foreach ( array( 'contributor' => true, 'author' => true, 'editor' => false, 'administrator' => false ) as $role => $is_told ) {
		act_as( $role );
		$data = rest( 'GET', PATHS[0] . 'mapbox' )->get_data();
		same( TOKEN, $data['service_api_key'] );
		same( $is_told ? array( 'writable' => false ) : array(), array_intersect_key( $data, array( 'writable' => 1, 'service_api_key_provider' => 1 ) ), $role );
	}
} );

test( 'who may not write is told so before anything else', function () {
	act_as( 'contributor' );
	same( 403, rest( 'POST', PATHS[0] . 'mapbox', array() )->get_status() );
} );

test( 'a filter can ask for another capability, and administrators always may', function () {
	mapbox_says( 'TokenValid' );
	add_filter( 'mainstreet_mapbox_cap', function ( $cap ) { same( 'edit_others_posts', $cap ); return 'do_not_allow'; } );
	act_as( 'editor' );
	same( 403, rest( 'POST', PATHS[0] . 'mapbox', body_of( TOKEN ) )->get_status() );
	act_as( 'administrator' );
	same( 200, rest( 'POST', PATHS[0] . 'mapbox', body_of( TOKEN ) )->get_status() );
} );

test( 'without a token the answer says so in the known shape', function () {
	same(
		array( 'code' => 'success', 'service' => 'mapbox', 'service_api_key' => '', 'service_api_key_source' => 'site', 'message' => 'API key retrieved successfully.' ),
		rest( 'GET', PATHS[0] . 'mapbox' )->get_data()
	);
} );

test( 'a token is checked with Mapbox, stored, given back and removed', function () {
	$log = mapbox_says( 'TokenValid' );
	$set = rest( 'POST', PATHS[0] . 'mapbox', body_of( '  ' . TOKEN . "\n" ) )->get_data();
	same( TOKEN, $set['service_api_key'] );
	same( 'site', $set['service_api_key_source'] );
	same( 'success', $set['code'] );
	same( false, isset( $set['warning'] ) );
	same( 1, count( $log ) );
	same( 'owner', Key_Checks::get_last( 'mapbox' )['account'] );
	same( TOKEN, rest( 'GET', PATHS[1] . 'mapbox' )->get_data()['service_api_key'] );
	same( 1, count( $log ), 'reading asks nobody:' );
	$deleted = rest( 'DELETE', PATHS[0] . 'mapbox' )->get_data();
	same( '', $deleted['service_api_key'] );
	same( 'success', $deleted['code'] );
	same( '', Secrets::get( 'mapbox' ) );
} );

test( 'a form-encoded body is read too', function () {
	mapbox_says( 'TokenValid' );
	$request = new \WP_REST_Request( 'POST', PATHS[0] . 'mapbox' );
	$request->set_body_params( body_of( TOKEN ) );
	same( TOKEN, rest_do_request( $request )->get_data()['service_api_key'] );
} );

test( 'a secret token is refused with a sentence that says why, and goes nowhere', function () {
	$log = mapbox_says( 'TokenValid' );
	$response = rest( 'POST', PATHS[0] . 'mapbox', body_of( 'sk.eyJ1Ijoib3duZXIifQ.SECRET' ) );
	same( 400, $response->get_status() );
	same( 'invalid_key', $response->get_data()['code'] );
	same( 'This is a secret token; use a public one', $response->get_data()['message'] );
	same( 0, count( $log ) );
	same( '', Secrets::source( 'mapbox' ) );
} );

test( 'what is no token is refused without asking', function () {
	$log = mapbox_says( 'TokenValid' );
	foreach ( array( '', '   ', 'pk.', 'pk.tooshort', 'tk.' . str_repeat( 'a', 30 ), 'pk.' . str_repeat( 'a', 510 ), 'pk.with space in the middle', 'pk.<script>alert(1)</script>' ) as $token ) {
		$response = rest( 'POST', PATHS[0] . 'mapbox', body_of( $token ) );
		same( 400, $response->get_status(), $token );
		same( 'invalid_key', $response->get_data()['code'], $token );
	}
	same( 400, rest( 'POST', PATHS[0] . 'mapbox', array() )->get_status() );
	same( 400, rest( 'POST', PATHS[0] . 'mapbox', array( 'service_api_key' => array( TOKEN ) ) )->get_status() );
	same( 0, count( $log ) );
	foreach ( array( 'pk.' . str_repeat( 'a', 17 ), 'pk.' . str_repeat( 'a', 509 ) ) as $token ) {
		same( 200, rest( 'POST', PATHS[0] . 'mapbox', body_of( $token ) )->get_status(), strlen( $token ) . ' characters:' );
	}
} );

test( 'a token Mapbox refuses is not stored, and the one before stays', function () {
	Secrets::set( 'mapbox', 'pk.the-token-from-before' );
	foreach ( array( 'TokenMalformed', 'TokenInvalid', 'TokenExpired', 'TokenRevoked' ) as $code ) {
		remove_all_filters( 'pre_http_request' );
		mapbox_says( $code );
		$response = rest( 'POST', PATHS[0] . 'mapbox', body_of( TOKEN ) );
		same( 400, $response->get_status() );
		same( 'invalid_key', $response->get_data()['code'] );
		same( 'pk.the-token-from-before', Secrets::get( 'mapbox' ) );
	}
} );

test( 'when Mapbox can not be asked the token is stored with a warning', function () {
	mapbox_says( new \WP_Error( 'http_request_failed', 'cURL error 28' ) );
	$response = rest( 'POST', PATHS[0] . 'mapbox', body_of( TOKEN ) );
	same( 200, $response->get_status() );
	same( 'not_verified', $response->get_data()['warning'] );
	same( TOKEN, $response->get_data()['service_api_key'] );
} );

test( 'a token the host provides wins, can not be changed, and is what remains', function () {
	Secrets::set( 'mapbox', TOKEN );
	add_filter( 'mainstreet_mapbox_token', function () { return 'pk.the-token-of-the-host'; } );
	$log = mapbox_says( 'TokenValid' );
	$get = rest( 'GET', PATHS[0] . 'mapbox' )->get_data();
	same( 'pk.the-token-of-the-host', $get['service_api_key'] );
	same( 'wpcom', $get['service_api_key_source'] );
	same( 'filter', $get['service_api_key_provider'] );
	truly( ! isset( $get['writable'] ), 'an administrator may:' );
	$set = rest( 'POST', PATHS[0] . 'mapbox', body_of( TOKEN . 'x' ) );
	same( 409, $set->get_status() );
	same( 'mainstreet_key_provided', $set->get_data()['code'] );
	$deleted = rest( 'DELETE', PATHS[0] . 'mapbox' )->get_data();
	same( 'pk.the-token-of-the-host', $deleted['service_api_key'] );
	same( 'wpcom', $deleted['service_api_key_source'] );
	remove_all_filters( 'mainstreet_mapbox_token' );
	same( '', Secrets::get( 'mapbox' ), 'the own one is gone:' );
} );

test( 'a secret token from elsewhere never reaches the editor', function () {
	add_filter( 'mainstreet_mapbox_token', function () { return 'sk.eyJ1Ijoib3duZXIifQ.SECRET'; } );
	holds_not( 'SECRET', wp_json_encode( rest( 'GET', PATHS[0] . 'mapbox' )->get_data() ) );
} );

test( 'other services are not known', function () {
	foreach ( array( 'GET', 'POST', 'DELETE' ) as $method ) {
		$response = rest( $method, PATHS[0] . 'google-maps' );
		same( 404, $response->get_status() );
		same( 'invalid_service', $response->get_data()['code'] );
	}
	act_as( '' );
	same( 401, rest( 'GET', PATHS[0] . 'google-maps' )->get_status() );
} );
