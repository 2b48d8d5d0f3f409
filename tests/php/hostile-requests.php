<?php
/**
 * Requests with hostile values: makes them, sends them to the site's web server and judges the responses.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;

/** A part of the value that is markup, so early in it that a field of forty letters holds it: it must never come back as such. */
const HOSTILE_MARKUP = '<script>%s';

/** Values nobody expects; texts or lists, as PHP's query strings write them. */
function hostile_values() {
	return array(
		'',
		array( 'x' ),
		array( 'a' => array( 'b' => array( 'c' => '1' ) ) ),
		'-1',
		'-9223372036854775808',
		str_repeat( '9', 40 ),
		'1e309',
		"\xff\xfe\xc3\x28",
		"\0",
		"1\r\nX: y",
		str_repeat( '-', 40 ),
		str_repeat( '0', 40 ),
		str_repeat( 'f', 40 ),
		str_repeat( '0', 64 ),
		str_repeat( 'a', 64 ),
		str_repeat( '|', 6 ) . 'x',
		str_repeat( 'long', 1400 ),
		'[probe]<!-- wp:html -->{{x}}"\'' . HOSTILE_MARKUP . '%d%n\\',
		'http://[::1',
	);
}

/**
 * A request that carries data as its method does.
 *
 * @param string $url  Address.
 * @param array  $data Parameters.
 * @param array  $more Further entries: `type` (method), `headers`.
 * @return array `url`, `type`, `data` (body), `headers`, as far as there are any.
 */
function request_with( $url, array $data, array $more = array() ) {
	$query = http_build_query( $data );
	return 'GET' === ( isset( $more['type'] ) ? $more['type'] : 'GET' )
		? array( 'url' => $url . ( false === strpos( $url, '?' ) ? '?' : '&' ) . $query ) + $more
		: array( 'url' => $url, 'data' => $query ) + $more;
}

/** Parameters with one replaced. A form gets a new name each time: of one that was sent already, nothing is read any more. */
function mutated( array $good, $name, $value ) {
	$data = isset( $good['ms_id'] ) ? array( 'ms_id' => bin2hex( random_bytes( 16 ) ) ) + $good : $good;
	return array_merge( $data, array( $name => $value ) );
}

/** One request for each value of each parameter, the others as they should be; share_of() says how many. */
function mutations( $label, $url, array $good, array $names, array $more = array() ) {
	$requests = array();
	foreach ( $names as $name ) {
		foreach ( share_of( hostile_values(), "$label $name" ) as $number => $value ) {
			$requests[ "$label, $name is value $number" ] = request_with( $url, mutated( $good, $name, $value ), $more );
		}
	}
	return $requests;
}

/**
 * One request for each value, with all parameters set to it at once: for parameters that are read independently of each
 * other. The requests of the single ones are its `parts`, which are sent only to find out which of them is at fault.
 */
function mutations_together( $label, $url, array $good, array $names, array $more = array() ) {
	$requests = array();
	foreach ( hostile_values() as $number => $value ) {
		$request          = request_with( $url, array_merge( $good, array_fill_keys( $names, $value ) ), $more );
		$request['parts'] = array();
		foreach ( $names as $name ) {
			$request['parts'][ "$label, $name is value $number" ] = request_with( $url, mutated( $good, $name, $value ), $more );
		}
		$requests[ "$label, all of " . implode( ' ', $names ) . " are value $number" ] = $request;
	}
	return $requests;
}

/** Lets each request come from an address of its own (new_client()): no limit of a client is reached. */
function behind_proxy() {
	Stored_Settings::save( array( 'trusted_proxies' => '127.0.0.1' ) + Stored_Settings::all() );
}

/** An address that no request had before. */
function new_client() {
	static $count = 0;
	$count++;
	return '198.18.' . intdiv( $count, 250 ) . '.' . ( 1 + $count % 250 );
}

/** A request as curl takes it; its headers come to `$received`. */
function curl_of( array $request, \ArrayObject $received ) {
	$handle  = curl_init( $request['url'] );
	$headers = array();
	foreach ( ( isset( $request['headers'] ) ? $request['headers'] : array() ) + array( 'X-FORWARDED-FOR' => new_client() ) as $name => $value ) {
		$headers[] = "$name: $value";
	}
	$note = static function ( $handle, $line ) use ( $received ) {
		$received[] = trim( $line );
		return strlen( $line );
	};
	// No "Expect: 100-continue".
	curl_setopt_array( $handle, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_USERAGENT => 'php-tests', CURLOPT_TIMEOUT => 60, CURLOPT_HTTPHEADER => array_merge( $headers, array( 'Expect:' ) ), CURLOPT_HEADERFUNCTION => $note ) );
	$type = isset( $request['type'] ) ? $request['type'] : 'GET';
	if ( 'GET' !== $type ) {
		curl_setopt( $handle, CURLOPT_CUSTOMREQUEST, $type );
		curl_setopt( $handle, CURLOPT_POSTFIELDS, isset( $request['data'] ) ? $request['data'] : '' );
	}
	return $handle;
}

/**
 * Sends requests to the site's web server, some at a time, and shows each response to `$look( $name, $response )`: all of
 * them would not fit. Not by WordPress's Requests: it asks curl without pause, and takes a processor from the server.
 *
 * @param array    $requests By name, as request_with() makes them.
 * @param callable $look     Gets `status`, `headers` (lines) and `body`.
 * @param int      $at_once  How many at a time.
 */
function call_all( array $requests, callable $look, $at_once = 8 ) {
	$multi   = curl_multi_init();
	$under   = array();
	$waiting = array_keys( $requests );
	while ( $waiting || $under ) {
		while ( $waiting && count( $under ) < $at_once ) {
			$name                   = array_shift( $waiting );
			$headers                = new \ArrayObject();
			$handle                 = curl_of( $requests[ $name ], $headers );
			$under[ (int) $handle ] = array( $name, $headers );
			curl_multi_add_handle( $multi, $handle );
		}
		curl_multi_exec( $multi, $running );
		if ( $running ) {
			curl_multi_select( $multi, 1 );
		}
		while ( $done = curl_multi_info_read( $multi ) ) {
			$handle = $done['handle'];
			list( $name, $headers ) = $under[ (int) $handle ];
			unset( $under[ (int) $handle ] );
			truly( CURLE_OK === $done['result'], $name . ' is answered, not with ' . curl_strerror( $done['result'] ) );
			$look( $name, array( 'status' => curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ), 'headers' => (array) $headers, 'body' => (string) curl_multi_getcontent( $handle ) ) );
			curl_multi_remove_handle( $multi, $handle );
		}
	}
	curl_multi_close( $multi );
}

/** What is wrong with a response; '' for nothing. */
function fault_of( array $response ) {
	$body = $response['body'];
	if ( $response['status'] >= 500 || preg_match( '/(?:Fatal error|Warning|Notice|Deprecated)<\/b>:|There has been a critical error/', $body ) ) {
		return $response['status'] . ' ' . substr( trim( wp_strip_all_tags( $body ) ), 0, 200 );
	}
	if ( 429 === $response['status'] ) {
		return '429: a limit stopped it before its handler read anything';
	}
	$lines = implode( "\n", $response['headers'] );
	if ( preg_match( '/^X: ?y/mi', $lines ) ) {
		return 'a header of the request’s own: ' . $lines;
	}
	foreach ( $response['headers'] as $line ) {
		// Web servers refuse more, and browsers drop such cookies. Core leads to other addresses with all that is in them.
		if ( strlen( $line ) > 4096 && 0 !== stripos( $line, 'location:' ) ) {
			return 'a header of ' . strlen( $line ) . ' bytes: ' . substr( $line, 0, 80 );
		}
	}
	$at = strpos( $body, HOSTILE_MARKUP );
	return false !== $at && preg_match( '/^content-type: ?text\/html/mi', $lines )
		? 'markup of the request in the page: ' . substr( $body, max( 0, $at - 100 ), 150 )
		: '';
}

/** What PHP noted in the site's log since it was so many bytes long. */
function logged_since( $length ) {
	$log = getenv( 'MAINSTREET_SITE' ) . '/debug.log';
	clearstatcache();
	$said = file_exists( $log ) ? (string) file_get_contents( $log, false, null, $length ) : '';
	// This site has no mail server, which the plugin notes.
	return trim( (string) preg_replace( '/^.*Mainstreet: newsletter: .*\n/m', '', $said ) );
}

/** Length of the site's log, in bytes. */
function log_length() {
	$log = getenv( 'MAINSTREET_SITE' ) . '/debug.log';
	clearstatcache();
	return file_exists( $log ) ? filesize( $log ) : 0;
}

/** The requests themselves, and those that some of them are made of. */
function single_requests( array $requests ) {
	$single = array();
	foreach ( $requests as $name => $request ) {
		$single += isset( $request['parts'] ) ? $request['parts'] : array( $name => $request );
	}
	return $single;
}

/** Sends requests one after the other and names those, three at most, for which PHP notes something. */
function noted_for( array $requests ) {
	$noted = array();
	foreach ( single_requests( $requests ) as $name => $request ) {
		$length = log_length();
		call_all( array( $name => $request ), '__return_null', 1 );
		$said = logged_since( $length );
		if ( '' !== $said ) {
			$noted[ $name ] = substr( $said, 0, 400 );
		}
		if ( count( $noted ) >= 3 ) {
			break;
		}
	}
	return $noted;
}

/**
 * Fails when a response shows a fault, or PHP noted an error meanwhile; says which request it was.
 *
 * @param array    $requests By name, as request_with() makes them; those with `parts` are judged by these when they fail.
 * @param callable $look     As call_all()'s, for each request; finds something else.
 */
function no_faults( array $requests, ?callable $look = null ) {
	$length = log_length();
	$faults = array();
	$judge  = static function ( $name, array $response ) use ( &$faults, $look ) {
		$fault = fault_of( $response );
		if ( '' !== $fault ) {
			$faults[ $name ] = $fault;
		}
		$look && $look( $name, $response );
	};
	call_all( $requests, $judge );
	$joined = array_filter( array_intersect_key( $requests, $faults ), static function ( $request ) { return isset( $request['parts'] ); } );
	if ( $joined ) {
		$before = $faults;
		$faults = array_diff_key( $faults, $joined );
		call_all( single_requests( $joined ), $judge );
		// Only together do they fail.
		$faults = $faults ? $faults : $before;
	}
	same( array(), array_slice( $faults, 0, 20 ), count( $faults ) . ' faults' );
	$said = logged_since( $length );
	if ( '' !== $said ) {
		same( '', substr( $said, 0, 2000 ), 'log of PHP, noted for ' . wp_json_encode( noted_for( $requests ), JSON_UNESCAPED_SLASHES | JSON_PARTIAL_OUTPUT_ON_ERROR ) . ':' );
	}
}
