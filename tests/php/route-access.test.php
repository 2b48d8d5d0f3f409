<?php
/**
 * Role × route: who is let in where, for every route the plugin serves, and that no answer tells a secret.
 *
 * @core
 * @seconds 5
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Secrets\Key_Parts;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;

require_once __DIR__ . '/answers.php';

/** All roles, the lowest first; '' for nobody. */
const ALL_ROLES = array( 'everybody' => '', 'subscriber' => 'subscriber', 'contributor' => 'contributor', 'author' => 'author', 'editor' => 'editor', 'administrator' => 'administrator' );

/** Stands in every secret that route_site() stores. */
const SECRET_MARK = 'markofasecret';

/** Routes of the table: `METHOD path` and rule, under each namespace. */
function listed_routes() {
	$listed = array();
	foreach ( require __DIR__ . '/route-rules.php' as $key => $rule ) {
		list( $method, $tail ) = explode( ' ', $key, 2 );
		foreach ( array( 'mainstreet/v1', $rule['compat'] ?? '' ) as $namespace ) {
			if ( '' !== $namespace ) {
				$listed[] = array( "$namespace $key", $method, "/$namespace" . ( $rule['path'] ?? $tail ), $rule );
			}
		}
	}
	return $listed;
}

/** Names of the roles that a rule lets in. */
function roles_of( array $rule ) {
	return 'nobody' === $rule['from'] ? array() : array_slice( array_keys( ALL_ROLES ), array_search( $rule['from'], array_keys( ALL_ROLES ), true ) );
}

/** A key that contains the mark, of the shape that the service's own have. */
function marked_key( array $service ) {
	$parts = Key_Parts::get( $service );
	$key   = function ( $is_secret ) use ( $service ) { return ( $is_secret ? SECRET_MARK : 'public' ) . 'of' . $service['id'] . '12345'; };
	return $parts ? implode( ':', array_map( $key, array_map( function ( $part ) { return ! empty( $part['is_secret'] ); }, $parts ) ) ) : $key( true );
}

/** A site with a secret in every place that has one. Keys that browsers receive are none. */
function route_site() {
	outside( function () { return array( 200, array( 'results' => array(), 'access_token' => 'x', 'expires_in' => 100 ) ); } );
	add_filter( 'pre_wp_mail', '__return_true' );
	add_filter( 'mainstreet_visitor_limits', function () { return array( 'minute' => 1000000, 'hour' => 1000000 ); } );
	forget_answers();
	store_answers( 2 );
	$secrets = 0;
	foreach ( Services::all() as $id => $service ) {
		if ( '' === $service['public_pattern'] ) {
			Secrets::set( $id, marked_key( $service ) );
			truly( false !== strpos( Secrets::get( $id ), SECRET_MARK ), "a key of $id" );
			++$secrets;
		}
	}
	truly( $secrets > 5, "$secrets secrets" );
	( new Accounts() )->add( 'instagram', 0, array( 'external_id' => '1', 'name' => 'Pier', 'token' => SECRET_MARK . 'ofaccount12345' ) );
	( new \Mainstreet\Newsletter\Subscribers\Storage\Subscribers() )->add( array( 'email' => 'ada@example.org', 'name' => 'Ada' ), 'active' );
}

/** Sends a request with a query in its address. */
function ask_route( $method, $url, $body ) {
	$parts   = explode( '?', $url, 2 );
	$request = new \WP_REST_Request( $method, $parts[0] );
	parse_str( $parts[1] ?? '', $query );
	$request->set_query_params( $query );
	if ( null !== $body ) {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( (object) $body ) );
	}
	return apply_filters( 'rest_post_dispatch', rest_ensure_response( rest_do_request( $request ) ), rest_get_server(), $request );
}

test( 'every route is in the table, and every row of it is served', function () {
	$served = array();
	foreach ( array( 'mainstreet/v1', 'wpcom/v2', 'jetpack/v4' ) as $namespace ) {
		foreach ( rest_get_server()->get_routes( $namespace ) as $route => $handlers ) {
			foreach ( "/$namespace" === $route ? array() : $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$served[] = "$namespace $method " . substr( $route, strlen( $namespace ) + 1 );
				}
			}
		}
	}
	// Toys of visitor-post.test.php and visitor-form.test.php.
	$served = array_diff( $served, array( 'mainstreet/v1 POST /forms/test', 'mainstreet/v1 POST /forms/shown' ) );
	$listed = array_column( listed_routes(), 0 );
	same( array(), array_values( array_diff( $served, $listed ) ), 'routes that tests/php/route-rules.php does not name:' );
	same( array(), array_values( array_diff( $listed, $served ) ), 'routes of tests/php/route-rules.php that are not served:' );
} );

test( 'routes let in whom the table names and nobody else, and tell nobody a secret', function () {
	route_site();
	$faults = array();
	$drafts = 0;
	foreach ( listed_routes() as list( $name, $method, $url, $rule ) ) {
		$in = array();
		foreach ( ALL_ROLES as $label => $role ) {
			act_as( $role );
			$response = ask_route( $method, $url, $rule['body'] ?? null );
			$json     = wp_json_encode( array( $response->get_data(), $response->get_headers() ) );
			if ( $response->get_status() >= 500 || false !== strpos( $json, '"rest_no_route"' ) ) {
				$faults[] = "$method $url as $label: {$response->get_status()} " . substr( $json, 0, 200 );
			}
			if ( false !== strpos( $json, SECRET_MARK ) ) {
				$faults[] = "$method $url tells $label a secret: …" . substr( $json, max( 0, strpos( $json, SECRET_MARK ) - 80 ), 140 );
			}
			if ( ! in_array( $response->get_status(), array( 401, 403 ), true ) ) {
				$in[] = $label;
			}
			$drafts += 200 === $response->get_status() && '/start/page' === substr( $url, -11 ) ? 1 : 0;
		}
		if ( roles_of( $rule ) !== $in ) {
			$faults[] = "$method $url lets in " . ( $in ? implode( ', ', $in ) : 'nobody' ) . ' instead of ' . ( roles_of( $rule ) ? implode( ', ', roles_of( $rule ) ) : 'nobody' );
		}
	}
	same( '', implode( "\n", $faults ), count( $faults ) . ' faults:' );
	same( 2, $drafts, 'one draft for each role that may make a page:' );
} );

/** What core understands on every route: method, query, and the status that everybody gets. */
const CORE_QUERIES = array(
	array( 'GET', '_fields=x', 0 ),
	array( 'GET', '_fields=items.id,count&_embed=1', 0 ),
	array( 'GET', '_envelope=1&_embed=1&_fields=body', 200 ),
	array( 'GET', '_jsonp=x', 0 ),
	array( 'GET', 'context=edit', 0 ),
	array( 'GET', '_fields=%ff', 400 ),
	array( 'GET', 'search=%ff', 400 ),
	array( 'GET', 'unknown[%ff]=x', 400 ),
	array( 'HEAD', '', 0 ),
	array( 'HEAD', '_fields=x&_envelope=1', 0 ),
	array( 'OPTIONS', '_fields=schema.title', 0 ),
);

/**
 * Serves a request as index.php does, down to the bytes.
 *
 * @return array Status and body.
 */
function serve_bytes( $method, $url ) {
	$parts                     = explode( '?', $url, 2 );
	$_SERVER['REQUEST_METHOD'] = $method;
	$_SERVER['QUERY_STRING']   = $parts[1] ?? '';
	parse_str( $parts[1] ?? '', $_GET );
	$status = 200;
	$note   = function ( $line, $code ) use ( &$status ) {
		$status = $code;
		return $line;
	};
	add_filter( 'status_header', $note, 10, 2 );
	ob_start();
	rest_get_server()->serve_request( $parts[0] );
	$body = ob_get_clean();
	remove_filter( 'status_header', $note );
	return array( $status, $body );
}

/** Routes whose answers are files. */
const FILE_ROUTES = array( 'GET /feedback/export', 'GET /subscribers/export', 'GET /payments/orders\\.csv', 'GET /settings/export' );

test( 'every route that is read answers whatever core takes on each, down to the bytes', function () {
	route_site();
	$faults = array();
	$files  = array();
	foreach ( require __DIR__ . '/route-rules.php' as $key => $rule ) {
		$url  = '/mainstreet/v1' . ( $rule['path'] ?? substr( $key, 4 ) );
		$join = false === strpos( $url, '?' ) ? '?' : '&';
		foreach ( 0 === strpos( $key, 'GET ' ) ? CORE_QUERIES : array() as list( $method, $query, $expected ) ) {
			$is_file = in_array( $key, FILE_ROUTES, true ) && 'GET' === $method && 400 !== $expected;
			if ( $is_file ) {
				$files[] = $url . $join . $query;
			}
			foreach ( $is_file ? array( '' ) : array( '', 'administrator' ) as $role ) {
				act_as( $role );
				list( $status, $body ) = serve_bytes( $method, $url . $join . $query );
				if ( $status >= 500 || ( $expected && $status !== $expected ) || ( 'HEAD' === $method ? '' !== $body : '' === $body && $status < 300 && 204 !== $status ) ) {
					$faults[] = "$method $url $query as " . ( $role ? $role : 'nobody' ) . ": $status " . substr( $body, 0, 200 );
				}
			}
		}
	}
	same( '', implode( "\n", $faults ), count( $faults ) . ' faults:' );
	$printed = in_process( __DIR__ . '/processes/serve-files.php', array( 'urls' => $files ) )();
	preg_match_all( '/^=== (.*): (\d+)$/m', $printed, $served );
	same( array_fill_keys( $files, '200' ), array_combine( $served[1], $served[2] ), 'files, at the end ' . substr( $printed, -300 ) );
} );
