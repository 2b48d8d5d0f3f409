<?php
/**
 * Answers requests to the REST API one after the other, each from the superglobals to the bytes, as a web server's process
 * does. `$values['requests']` names a file with them, serialized, by name. Prints what is wrong as JSON, in a line for each
 * request: its name before it begins, and then the fault ('' for none).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once dirname( __DIR__ ) . '/hostile-requests.php';

set_error_handler(
	static function ( $level, $message, $file, $line ) {
		if ( error_reporting() & $level ) {
			throw new \ErrorException( $message, 0, $level, $file, $line );
		}
		return false;
	}
);

/** Sets the superglobals for a request. */
function receive( array $request ) {
	static $server = null;
	$server = null === $server ? $_SERVER : $server;
	$method = isset( $request['type'] ) ? $request['type'] : 'GET';
	$data   = isset( $request['data'] ) ? $request['data'] : '';
	$parts  = wp_parse_url( $request['url'] );
	$query  = isset( $parts['query'] ) ? $parts['query'] : '';
	$own    = array( 'REQUEST_METHOD' => $method, 'REQUEST_URI' => $parts['path'] . ( '' === $query ? '' : "?$query" ), 'QUERY_STRING' => $query, 'HTTP_X_FORWARDED_FOR' => new_client() );
	$posted = array();
	foreach ( isset( $request['headers'] ) ? $request['headers'] : array() as $name => $value ) {
		$own[ 'HTTP_' . strtoupper( str_replace( '-', '_', $name ) ) ] = $value;
	}
	if ( 'GET' !== $method ) {
		$own['CONTENT_TYPE']   = isset( $own['HTTP_CONTENT_TYPE'] ) ? $own['HTTP_CONTENT_TYPE'] : 'application/x-www-form-urlencoded';
		$own['CONTENT_LENGTH'] = (string) strlen( $data );
		if ( 'POST' === $method && 'application/x-www-form-urlencoded' === $own['CONTENT_TYPE'] ) {
			parse_str( $data, $posted );
		}
	}
	parse_str( $query, $get );
	$_SERVER  = array_merge( $server, add_magic_quotes( $own ) );
	$_GET     = add_magic_quotes( $get );
	$_POST    = add_magic_quotes( $posted );
	$_REQUEST = array_merge( $_GET, $_POST );
	// WP_REST_Server::get_raw_data() reads the body from there.
	$GLOBALS['HTTP_RAW_POST_DATA'] = $data;
	wp_set_current_user( 0 );
}

/** Answers a request; gives what is wrong. */
function serve_one( array $request ) {
	$status = 200;
	$hooks  = array_map( static function ( $hook ) { return clone $hook; }, $GLOBALS['wp_filter'] );
	add_filter( 'status_header', static function ( $header, $code ) use ( &$status ) {
		$status = $code;
		return $header;
	}, 10, 2 );
	receive( $request );
	$path  = isset( $_GET['rest_route'] ) ? wp_unslash( $_GET['rest_route'] ) : rawurldecode( (string) preg_replace( '#^.*?/wp-json#', '', (string) wp_parse_url( $request['url'], PHP_URL_PATH ) ) );
	$level = ob_get_level();
	ob_start();
	try {
		rest_get_server()->serve_request( $path );
		$body = (string) ob_get_contents();
	} catch ( \Throwable $error ) {
		return get_class( $error ) . ': ' . $error->getMessage() . ' in ' . basename( $error->getFile() ) . ':' . $error->getLine();
	} finally {
		while ( ob_get_level() > $level ) {
			ob_end_clean();
		}
		$GLOBALS['wp_filter'] = $hooks;
	}
	return fault_of( compact( 'status', 'body' ) + array( 'headers' => array() ) );
}

add_filter( 'pre_wp_mail', '__return_true' );
foreach ( unserialize( file_get_contents( $values['requests'] ) ) as $name => $request ) {
	// Printed with echo, it would count as the begin of a response, behind which no header may come.
	fwrite( STDOUT, wp_json_encode( $name ) . "\n" );
	fwrite( STDOUT, wp_json_encode( serve_one( $request ), JSON_PARTIAL_OUTPUT_ON_ERROR ) . "\n" );
}
