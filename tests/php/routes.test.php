<?php
/**
 * Every REST route of ours, as every role, with what core takes on each route and with values nobody expects.
 *
 * @core
 * @seconds 40
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Registration\Rest\Routes;

require_once __DIR__ . '/answers.php';

const ROLES = array( '', 'subscriber', 'contributor', 'author', 'editor', 'administrator' );

/** Something for each named group of a path. */
const SAMPLES = array( 'id' => '1', 'key' => '00000000000000000000000000000000', 'service' => 'mapbox', 'plugin' => 'no-such/plugin', 'batch' => '00000000000000000000', 'uuid' => '00000000-0000-4000-8000-000000000000', 'post' => '1', 'guid' => 'zzzzzzzz' );

/**
 * Endpoints of ours.
 *
 * @return array[] `name`, `path`, `method`, `args`.
 */
function endpoints() {
	$all = array();
	foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
		foreach ( $handlers as $handler ) {
			if ( empty( $handler[ Routes::MARK ] ) ) {
				continue;
			}
			$path = preg_replace_callback(
				'/\(\?P<(\w+)>((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/',
				function ( $found ) {
					$choices = explode( '|', $found[2] );
					return count( $choices ) > 1 ? $choices[0] : current( array_filter( array( SAMPLES[ $found[1] ], '1-0000000000000000', 'map' ), function ( $sample ) use ( $found ) { return 'map' === $sample || preg_match( "#^{$found[2]}$#", $sample ); } ) );
				},
				str_replace( '\\.', '.', $route )
			);
			foreach ( array_keys( $handler['methods'] ) as $method ) {
				$all[] = array( 'name' => "$method $path", 'path' => $path, 'method' => $method, 'args' => $handler['args'] );
			}
		}
	}
	return $all;
}

/** Sends a request on the way that the server sends one, up to the bytes; gives status and body. */
function serve( $method, $path, array $params = array(), $place = 'query' ) {
	$request = new \WP_REST_Request( $method, $path );
	'query' === $place ? $request->set_query_params( $params ) : $request->set_body_params( $params );
	$server   = rest_get_server();
	$response = rest_ensure_response( $server->dispatch( $request ) );
	$response = rest_convert_error_to_response_of( $response );
	$response = apply_filters( 'rest_post_dispatch', rest_ensure_response( $response ), $server, $request );
	$embed    = isset( $params['_embed'] ) ? rest_parse_embed_param( $params['_embed'] ) : false;
	$response = isset( $params['_envelope'] ) ? $server->envelope_response( $response, $embed ) : $response;
	$data     = $server->response_to_data( $response, $embed );
	return array( $response->get_status(), wp_json_encode( $data ), $data );
}

function rest_convert_error_to_response_of( $response ) {
	return is_wp_error( $response ) ? rest_convert_error_to_response( $response ) : $response;
}

/** Nothing leaves the site, and as little as possible stays. */
function rt_seal() {
	outside( function () { return array( 200, '{}' ); } );
	add_filter( 'pre_wp_mail', '__return_true' );
	add_filter( 'mainstreet_visitor_limits', function () { return array( 'minute' => 1000000, 'hour' => 1000000 ); } );
	forget_answers();
	store_answers( 2 );
	( new \Mainstreet\Newsletter\Subscribers\Storage\Subscribers() )->add( array( 'email' => 'ada@example.org', 'name' => 'Ada' ), 'active' );
}

/** Tries requests as every role, and collects what went wrong; share_of() says how many of them. */
function rt_try( callable $variations, array $roles = ROLES, ?callable $check = null ) {
	rt_seal();
	$faults = array();
	$tried  = 0;
	foreach ( $roles as $role ) {
		act_as( $role );
		foreach ( endpoints() as $endpoint ) {
			foreach ( share_of( $variations( $endpoint ), "$role {$endpoint['name']}" ) as $what => list( $method, $params, $place ) ) {
				$tried++;
				act_as( $role );
				$before = $GLOBALS['wp_filter'];
				try {
					list( $status, $json, $data ) = serve( $method, $endpoint['path'], $params, $place );
					$fault = $status >= 500 && 502 !== $status && 503 !== $status ? "status $status $json" : ( is_string( $json ) && ( 204 === $status || '' !== $json ) ? '' : 'no JSON' );
					$fault = '' === $fault && $check ? (string) $check( $endpoint, $what, $status, $data ) : $fault;
				} catch ( \Throwable $error ) {
					$fault = get_class( $error ) . ': ' . $error->getMessage() . ' in ' . basename( $error->getFile() ) . ':' . $error->getLine();
				}
				$GLOBALS['wp_filter'] = $before;
				if ( '' !== $fault ) {
					$faults[] = "{$endpoint['name']} $what as " . ( $role ? $role : 'nobody' ) . ": $fault";
				}
			}
		}
	}
	truly( $tried > 100, "$tried requests" );
	same( array(), array_slice( $faults, 0, 25 ), count( $faults ) . ' faults' );
}

test( 'every route can be asked with what core takes on each: _fields, _embed, _envelope, context, HEAD, OPTIONS', function () {
	$queries = array();
	foreach ( array( '', 'x', 'id', 'a.b.c', 'items.id', 'items.x.y', '0', '_links', 'count,items', '.', ',', 'url.x' ) as $fields ) {
		$queries[ "_fields=$fields" ] = array( '_fields' => $fields );
	}
	$queries += array(
		'_fields[]'           => array( '_fields' => array( 'id', array( 'x' ) ) ),
		'_embed'              => array( '_embed' => '' ),
		'_embed=x'            => array( '_embed' => 'x,up' ),
		'_embed[]'            => array( '_embed' => array( 'x' ) ),
		'_envelope'           => array( '_envelope' => '1' ),
		'_envelope and all'   => array( '_envelope' => '1', '_embed' => '1', '_fields' => 'id,body' ),
		'_jsonp'              => array( '_jsonp' => 'x', '_locale' => 'user', '_method' => 'x' ),
		'context'             => array( 'context' => 'edit' ),
		'context[]'           => array( 'context' => array( 'x' ) ),
	);
	rt_try( function ( $endpoint ) use ( $queries ) {
		$tries = array();
		foreach ( $queries as $name => $query ) {
			$tries[ $name ] = array( $endpoint['method'], $query, 'query' );
		}
		return $tries + array(
			'HEAD'            => array( 'HEAD', array(), 'query' ),
			'HEAD _fields'    => array( 'HEAD', array( '_fields' => 'x' ), 'query' ),
			'OPTIONS'         => array( 'OPTIONS', array(), 'query' ),
			'OPTIONS _fields' => array( 'OPTIONS', array( '_fields' => 'schema.title', '_embed' => '1' ), 'query' ),
		);
	} );
} );

test( 'a text that is no UTF-8 is answered with 400 and a sentence, whichever parameter it is', function () {
	$texts = array( "\xff", "a\xC3", "\xED\xA0\x80", "\xC0\xAF", "\xF8\x88\x80\x80\x80", "ok\x80ok" );
	$check = function ( $endpoint, $what, $status, $data ) {
		if ( 400 !== $status ) {
			return "status $status";
		}
		return ! empty( $data['message'] ) && '' === Routes_Test::not_utf8( $data ) ? '' : 'no sentence: ' . wp_json_encode( $data );
	};
	rt_try( function ( $endpoint ) use ( $texts ) {
		$tries = array();
		foreach ( array( 'query', 'body' ) as $place ) {
			foreach ( array_keys( $endpoint['args'] ) as $name ) {
				foreach ( 'query' === $place ? $texts : array( "\xff" ) as $n => $text ) {
					$tries[ "$name $place $n" ] = array( $endpoint['method'], array( $name => $text ), $place );
				}
				$tries[ "{$name}[] $place" ]   = array( $endpoint['method'], array( $name => array( "\xff" ) ), $place );
				$tries[ "{$name}[ff] $place" ] = array( $endpoint['method'], array( $name => array( "\xff" => 'x' ) ), $place );
			}
		}
		foreach ( array( '_fields', '_embed', 'unknown', "\xff" ) as $name ) {
			$tries[ bin2hex( $name ) ] = array( $endpoint['method'], array( $name => "\xff" ), 'query' );
		}
		return $tries;
	}, array( '', 'editor', 'administrator' ), $check );
} );

test( 'no value of a parameter brings a route down', function () {
	$values = array(
		'nothing' => '', 'NUL' => "a\0b", 'list' => array( 'x' ), 'lists' => array( array( array( 'x' ) ) ), 'object' => array( 'a' => array( 'b' => 1 ) ), 'number' => '99999999999999999999999', 'negative' => '-1',
		'float' => '1e999', 'true' => true, 'null' => null, 'quotes' => "' OR 1=1 -- \"`", 'percent' => '%s %1$s %d %%', 'table' => '{table}', 'long' => str_repeat( 'long ', 4000 ), 'spaces' => "\u{3000}\u{200B} ",
		'emoji' => '👩‍👩‍👧', 'tags' => '<script>[contact-form]<!-- wp:html -->', 'date' => "2026-01-01\n", 'far date' => '9999-12-31 99:99:99,9999999999999999999', 'path' => '../../../etc/passwd', 'backslash' => '\\', 'wildcard' => '%_\\%',
	);
	rt_try( function ( $endpoint ) use ( $values ) {
		$tries = array();
		foreach ( array_keys( $endpoint['args'] ) as $name ) {
			foreach ( $values as $what => $value ) {
				$tries[ "$name $what" ] = array( $endpoint['method'], array( $name => $value ), 'GET' === $endpoint['method'] ? 'query' : 'body' );
			}
		}
		return $tries;
	}, array( '', 'administrator' ) );
} );

/** What is no UTF-8 anywhere in an answer. */
final class Routes_Test {
	public static function not_utf8( $data ) {
		$json = json_encode( $data );
		return false === $json ? 'broken' : '';
	}
}

test( 'a file takes the place of its own answer only, and HEAD gets none', function () {
	rt_seal();
	foreach ( array( '/mainstreet/v1/feedback/export', '/mainstreet/v1/subscribers/export' ) as $path ) {
		$request = new \WP_REST_Request( 'GET', $path );
		$request->set_query_params( array( 'format' => 'json' ) );
		$response = rest_get_server()->dispatch( $request );
		same( 200, $response->get_status() );
		$other = new \WP_REST_Request( 'GET', '/mainstreet/v1/session' );
		ob_start();
		same( false, apply_filters( 'rest_pre_serve_request', false, rest_get_server()->dispatch( $other ), $other, rest_get_server() ), $path );
		$request->set_method( 'HEAD' );
		same( false, apply_filters( 'rest_pre_serve_request', false, $response, $request, rest_get_server() ), "HEAD $path" );
		same( '', ob_get_clean() );
		remove_all_filters( 'rest_pre_serve_request' );
	}
} );
