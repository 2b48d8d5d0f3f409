<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Service_Cache;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Address_Guard;
use Mainstreet\Http\Address_Pin;
use Mainstreet\Http\Http_Client;

require_once MAINSTREET_DIR . '/tests/php/object-cache.php';

const PUBLIC_IP = '93.184.216.34';

test( 'requests are bounded in time, size and redirects, unsafe URLs are refused by core, and say who asks', function () {
	$log = outside( function () { return 'hello'; } );
	$got = ( new Http_Client() )->request( 'https://api.example.com/a' );
	same( 'hello', $got['body'] );
	same( 200, $got['status'] );
	$args = $log[0][1];
	same( 8, $args['timeout'] );
	same( 3, $args['redirection'] );
	same( 2 * MB_IN_BYTES + 1, $args['limit_response_size'] );
	same( true, $args['reject_unsafe_urls'] );
	holds( 'mainstreet/' . MAINSTREET_VERSION, $args['user-agent'] );
	holds( home_url(), $args['user-agent'] );
	( new Http_Client() )->request( 'https://api.example.com/a', array( 'headers' => array( 'Authorization' => 'Bearer x' ) ) );
	same( 0, $log[1][1]['redirection'], 'redirects of a request with a key:' );
} );

test( 'an answer over the limit is refused, or cut where that is enough', function () {
	world();
	is_error( 'mainstreet_remote_unreachable', ( new Http_Client() )->request( 'http://files.example.com/large' ), 502 );
	$cut = ( new Http_Client() )->request( 'http://files.example.com/large', array( 'limit_response_size' => 1000, 'truncate' => true ) );
	same( 1000, strlen( $cut['body'] ) );
	$whole = ( new Http_Client() )->request( 'http://files.example.com/large', array( 'limit_response_size' => 3 * MB_IN_BYTES ) );
	same( 3 * MB_IN_BYTES, strlen( $whole['body'] ), 'one that just fits:' );
} );

test( 'a file over the limit is not kept', function () {
	world();
	$file = wp_tempnam( 'large' );
	is_error( 'mainstreet_remote_unreachable', ( new Http_Client() )->request( 'http://files.example.com/large', array( 'stream' => true, 'filename' => $file, 'limit_response_size' => 1000 ) ) );
	same( false, file_exists( $file ) );
	$got = ( new Http_Client() )->request( 'http://files.example.com/large', array( 'stream' => true, 'filename' => $file, 'limit_response_size' => 4 * MB_IN_BYTES ) );
	same( 3 * MB_IN_BYTES, filesize( $file ) );
	same( 200, $got['status'] );
	unlink( $file );
} );

test( 'a service that takes too long is given up', function () {
	world();
	$start = microtime( true );
	is_error( 'mainstreet_remote_unreachable', ( new Http_Client() )->request( 'http://slow.example.com/slow', array( 'timeout' => 1 ) ), 502 );
	// Sooner than without a word about time.
	truly( microtime( true ) - $start < Http_Client::TIMEOUT - 1 );
} );

test( 'a host that failed five times is left alone for a minute, and others are not', function () {
	$log = outside( function ( $url ) { return false !== strpos( $url, 'down' ) ? new \WP_Error( 'http_request_failed', 'cURL error 28' ) : 'up'; } );
	for ( $i = 0; $i < 5; $i++ ) {
		is_error( 'mainstreet_remote_unreachable', ( new Http_Client() )->request( 'https://down.example.com/' . $i ), 502 );
	}
	same( 5, count( $log ) );
	is_error( 'mainstreet_remote_unreachable', ( new Http_Client() )->request( 'https://down.example.com/again' ), 502 );
	same( 5, count( $log ), 'requests' );
	same( 'up', ( new Http_Client() )->request( 'https://fine.example.com/' )['body'] );

	$key             = 'mainstreet_b_' . md5( 'down.example.com' );
	$state           = get_transient( $key );
	truly( $state['rest_until'] >= time() + 59 && $state['rest_until'] <= time() + 60 );
	set_transient( $key, array( 'failures' => array(), 'rest_until' => time() - 1 ), 60 );
	( new Http_Client() )->request( 'https://down.example.com/later' );
	same( 7, count( $log ), 'requests after the minute' );
} );

test( 'failures that lie back more than five minutes, or before a success, do not count', function () {
	$key = 'mainstreet_b_' . md5( 'weak.example.com' );
	set_transient( $key, array( 'failures' => array_fill( 0, 4, time() - 301 ), 'rest_until' => 0 ), 60 );
	$works = false;
	outside( function () use ( &$works ) { return $works ? 'ok' : new \WP_Error( 'http_request_failed', 'no' ); } );
	( new Http_Client() )->request( 'https://weak.example.com/' );
	same( 0, get_transient( $key )['rest_until'] );
	same( 1, count( get_transient( $key )['failures'] ) );
	$works = true;
	( new Http_Client() )->request( 'https://weak.example.com/' );
	same( false, get_transient( $key ) );
} );

test( 'what a service says against us becomes an error of ours, without its words', function () {
	foreach ( array(
		array( 401, 'mainstreet_remote_rejected', 424 ),
		array( 403, 'mainstreet_remote_rejected', 424 ),
		array( 500, 'mainstreet_remote_unreachable', 502 ),
		array( 503, 'mainstreet_remote_unreachable', 502 ),
	) as list( $status, $code, $ours ) ) {
		$error = Http_Client::service_error( array( 'status' => $status, 'headers' => array(), 'body' => '<b>secret</b>' ), 'Acme' );
		is_error( $code, $error, $ours );
		holds( 'Acme', $error->get_error_message() );
		holds_not( 'secret', wp_json_encode( $error ) );
	}
	same( null, Http_Client::service_error( array( 'status' => 200, 'headers' => array(), 'body' => '' ), 'Acme' ) );
	same( null, Http_Client::service_error( array( 'status' => 404, 'headers' => array(), 'body' => '' ), 'Acme' ) );
	$limited = function ( $header ) {
		return Http_Client::service_error( array( 'status' => 429, 'headers' => array( 'retry-after' => $header ), 'body' => '' ), 'Acme' );
	};
	is_error( 'mainstreet_rate_limited', $limited( '30' ), 429 );
	same( 30, $limited( '30' )->get_error_data()['retry_after'] );
	$date = $limited( gmdate( 'D, d M Y H:i:s', time() + 90 ) . ' GMT' )->get_error_data()['retry_after'];
	truly( $date > 80 && $date <= 90, (string) $date );
	same( 60, $limited( 'soon' )->get_error_data()['retry_after'] );
} );

test( 'JSON is an object or a list, or nothing', function () {
	$json = function ( $body ) { return Http_Client::json( array( 'status' => 200, 'headers' => array(), 'body' => $body ) ); };
	same( array( 'a' => 1 ), $json( '{"a":1}' ) );
	same( array(), $json( '[]' ) );
	foreach ( array( '', '"a"', '1', 'null', '<html>', "\xff", str_repeat( '[', 100 ) . str_repeat( ']', 100 ) ) as $body ) {
		same( null, $json( $body ), $body );
	}
	same( null, Http_Client::json( new \WP_Error( 'x', 'y' ) ) );
} );

test( 'keys are taken out of what is logged', function () {
	$text = Errors::redact( 'GET https://api.mapbox.com/x?access_token=pk.eyJ1IjoiYSJ9.abcDEF123&a=1 "api_key": "abc" sk_live_1234567890 password=hunter2' );
	foreach ( array( 'eyJ1', 'abcDEF', '"abc"', '1234567890', 'hunter2' ) as $secret ) {
		holds_not( $secret, $text );
	}
	holds( 'a=1', $text );
} );

test( 'a typed address reaches the public internet', function () {
	addresses( array( 'site.example' => array( PUBLIC_IP, '2606:2800:220:1::1' ) ) );
	$log = outside( function () { return 'page'; } );
	$got = ( new Http_Client() )->get_public( ' https://Site.EXAMPLE/päth?q=ü#part ' );
	same( 'page', $got['body'] );
	same( 'https://site.example/p%C3%A4th?q=%C3%BC', $log[0][0] );
	same( 0, $log[0][1]['redirection'] );
	same( true, $log[0][1]['reject_unsafe_urls'] );
	same( 'page', ( new Http_Client() )->get_public( 'http://site.example:443/' )['body'] );
} );

test( 'a typed address never reaches into this network', function () {
	$private = array( '10.0.0.5', '172.16.0.1', '192.168.0.1', '169.254.169.254', '127.0.0.1', '0.0.0.0', '100.64.0.1', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.5', '::ffff:169.254.169.254', '64:ff9b::a00:5', '2002:a00:5::' );
	$hosts   = array();
	foreach ( $private as $i => $ip ) {
		$hosts[ "private$i.example" ] = array( $ip );
		$hosts[ "mixed$i.example" ]   = array( PUBLIC_IP, $ip );
	}
	addresses( $hosts );
	$log = outside( function () { return 'leak'; } );
	foreach ( array_keys( $hosts ) as $host ) {
		is_error( 'http_request_failed', ( new Http_Client() )->get_public( 'http://' . $host . '/' ), 400 );
	}
	same( 0, count( $log ) );
} );

test( 'addresses written as numbers are no way around', function () {
	remove_all_filters( 'mainstreet_resolve_host' );
	$log = outside( function () { return 'leak'; } );
	foreach ( array(
		'10.0.0.5', '127.0.0.1', '169.254.169.254', '127.0.0.1.', '127.1', '127.0.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '0', 'a.1', '127.0.0.0x1',
		'[::1]', '[fd00::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[2606:2800:220:1::1]', '①②⑦.⓪.⓪.①', 'localhost', 'localhost.', 'ip6-localhost',
	) as $host ) {
		is_error( 'http_request_failed', ( new Http_Client() )->get_public( 'http://' . $host . '/' ), 400 );
	}
	same( 0, count( $log ) );
} );

test( 'only http and https, ports 80 and 443, no credentials, nothing parsers disagree about', function () {
	add_filter( 'mainstreet_resolve_host', function () { return array( PUBLIC_IP ); } );
	$log = outside( function () { return 'leak'; } );
	foreach ( array(
		'ftp://site.example/', 'file:///etc/passwd', 'gopher://site.example/', 'javascript:alert(1)', 'data:text/html,x', '//site.example/', 'site.example', '/path', '', 'http://', 'http:///x',
		'http://site.example:22/', 'http://site.example:8080/', 'http://site.example:0/', 'http://site.example:65536/', 'http://site.example:6379/',
		'http://user@site.example/', 'http://user:pass@site.example/', 'http://:@site.example/', 'http://good.example\\@evil.example/', "http://site.example/\r\nX: y", "http://site.example/\0", 'http://site.example/a b',
		'http://site .example/', 'http://site%2eexample/', 'http://-site.example/', 'http://site.example/' . str_repeat( 'a', 2000 ),
	) as $url ) {
		is_error( 'http_request_failed', ( new Http_Client() )->get_public( $url ), 400 );
	}
	same( 0, count( $log ) );
} );

test( 'a host without an address is refused', function () {
	addresses( array() );
	outside( function () { return 'leak'; } );
	is_error( 'http_request_failed', ( new Http_Client() )->get_public( 'https://nowhere.example/' ), 400 );
} );

test( 'refused, unknown and unreachable look the same from outside', function () {
	addresses( array( 'inside.example' => array( '10.0.0.5' ), 'dead.example' => array( PUBLIC_IP ) ) );
	outside( function () { return new \WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect' ); } );
	$errors = array_map(
		function ( $host ) {
			$error = ( new Http_Client() )->get_public( 'https://' . $host . '/' );
			return array( $error->get_error_code(), $error->get_error_message(), $error->get_error_data() );
		},
		array( 'inside.example', 'unknown.example', 'dead.example' )
	);
	same( $errors[0], $errors[1] );
	same( $errors[0], $errors[2] );
} );

test( 'an answer is unpacked once, and as large as it is then', function () {
	addresses( array( 'site.example' => array( PUBLIC_IP ) ) );
	world();
	same( 'packed once', ( new Http_Client() )->get_public( 'http://site.example/packed' )['body'] );
	$before = memory_get_peak_usage();
	$got    = ( new Http_Client() )->get_public( 'http://site.example/bomb' );
	truly( strlen( $got['body'] ) < 1000000, 'not unpacked again' );
	truly( memory_get_peak_usage() - $before < 20 * MB_IN_BYTES );
} );

test( 'a server that never comes to an end is left when the time is over, redirects and all', function () {
	addresses( array( 'site.example' => array( PUBLIC_IP ) ) );
	world();
	// cURL waits for whole answers a second at least.
	$since = microtime( true );
	is_error( 'http_request_failed', ( new Http_Client() )->get_public( 'http://site.example/redirect?left=1&to=/dribble', array( 'budget' => new \Mainstreet\Http\Time_Budget( 1 ) ) ), 400 );
	truly( microtime( true ) - $since < Http_Client::TIMEOUT - 1 );
} );

test( 'redirects are followed up to five times, each hop judged anew', function () {
	addresses( array( 'hop.example' => array( PUBLIC_IP ), 'end.example' => array( PUBLIC_IP ), 'inside.example' => array( '192.168.0.1' ) ) );
	$log = world();
	$got = ( new Http_Client() )->get_public( 'http://hop.example/redirect?left=5' );
	same( 200, $got['status'] );
	same( 'http://hop.example/', $got['url'] );
	same( 6, count( $log ) );
	is_error( 'too_many_redirects', ( new Http_Client() )->get_public( 'http://hop.example/redirect?left=6' ), 400 );
	is_error( 'too_many_redirects', ( new Http_Client() )->get_public( 'http://hop.example/redirect?left=1', array( 'max_hops' => 0 ) ), 400 );
	same( 'http://end.example/', ( new Http_Client() )->get_public( 'http://hop.example/redirect?left=1&to=//end.example/' )['url'] );
	foreach ( array( 'http://inside.example/', 'http://127.0.0.1/', 'http://[::1]/', 'http://hop.example:22/', 'http://u:p@hop.example/', 'file:///etc/passwd', 'gopher://hop.example/' ) as $to ) {
		is_error( 'http_request_failed', ( new Http_Client() )->get_public( 'http://hop.example/redirect?left=1&to=' . rawurlencode( $to ) ), 400 );
	}
} );

test( 'a name that changes its address between two hops is refused at the second', function () {
	$asked = 0;
	addresses( array( 'rebind.example' => function () use ( &$asked ) { return array( 0 === $asked++ ? PUBLIC_IP : '127.0.0.1' ); } ) );
	$log = world();
	is_error( 'http_request_failed', ( new Http_Client() )->get_public( 'http://rebind.example/redirect?left=1' ), 400 );
	same( 1, count( $log ) );
} );

test( 'a request to a typed address is bound to the addresses that were checked, and only that request', function () {
	addresses( array( 'pin.example' => array( PUBLIC_IP, '2606:2800:220:1::1' ), 'hop.example' => array( '93.184.216.35' ) ) );
	$asked  = array();
	$filter = function ( $ip, $host, $ips ) use ( &$asked ) {
		$asked[] = array( $ip, $host, $ips );
		return $ip;
	};
	add_filter( 'mainstreet_http_pin_ip', $filter, 10, 3 );
	$bound = array();
	outside( function ( $url ) use ( &$bound ) {
		$bound[] = has_action( 'http_api_curl' );
		return 'http://pin.example/' === $url ? array( 302, '', array( 'location' => 'http://hop.example/' ) ) : 'x';
	} );
	( new Http_Client() )->get_public( 'http://pin.example/' );
	( new Http_Client() )->send_public( 'https://pin.example/', array( 'method' => 'POST', 'body' => 'x' ) );
	same( array( true, 'pin.example', array( PUBLIC_IP, '2606:2800:220:1::1' ) ), $asked[0] );
	same( array( true, 'hop.example', array( '93.184.216.35' ) ), $asked[1] );
	same( 3, count( $asked ) );
	same( array( true, true, true ), $bound );
	same( false, has_action( 'http_api_curl' ), 'left behind:' );
} );

test( 'a bound request goes to the address that was checked, whatever the name has become', function () {
	$port  = (int) wp_parse_url( getenv( 'MAINSTREET_WORLD' ), PHP_URL_PORT );
	$fetch = function ( array $target, $url ) {
		$unpin = Address_Pin::bind( array( 'url' => $url ) + $target );
		$curl  = curl_init( $url );
		curl_setopt_array( $curl, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 5 ) );
		do_action_ref_array( 'http_api_curl', array( &$curl, array(), $url ) );
		$body = curl_exec( $curl );
		$unpin();
		return (string) $body;
	};
	// A name that only the pin knows.
	holds( 'pinned.invalid', $fetch( array( 'host' => 'pinned.invalid', 'port' => $port, 'ips' => array( '127.0.0.1' ) ), "http://pinned.invalid:$port/" ) );
	holds( 'pinned.invalid', $fetch( array( 'host' => 'pinned.invalid', 'port' => $port, 'ips' => array( '::1', '127.0.0.1' ) ), "http://pinned.invalid:$port/" ), 'several:' );
	// A name that the resolver now leads to this server.
	holds( 'localhost', $fetch( array( 'host' => 'localhost', 'port' => $port, 'ips' => array( '127.0.0.1' ) ), "http://localhost:$port/" ) );
	same( '', $fetch( array( 'host' => 'localhost', 'port' => $port, 'ips' => array( '127.0.0.2' ) ), "http://localhost:$port/" ), 'rebound:' );
} );

test( 'a request made meanwhile for something else is left alone', function () {
	$unpin = Address_Pin::bind( array( 'url' => 'http://a.example/', 'host' => 'a.example', 'port' => 80, 'ips' => array( PUBLIC_IP ) ) );
	$port  = (int) wp_parse_url( getenv( 'MAINSTREET_WORLD' ), PHP_URL_PORT );
	$url   = "http://127.0.0.1:$port/";
	$curl  = curl_init( $url );
	// Another plugin's request through a proxy of its own.
	curl_setopt_array( $curl, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_PROXY => "127.0.0.1:$port", CURLOPT_URL => 'http://elsewhere.invalid/' ) );
	do_action_ref_array( 'http_api_curl', array( &$curl, array(), 'http://elsewhere.invalid/' ) );
	holds( 'elsewhere.invalid', (string) curl_exec( $curl ) );
	$unpin();
} );

test( 'a bound request does not go through a proxy that cURL finds by itself', function () {
	$port = (int) wp_parse_url( getenv( 'MAINSTREET_WORLD' ), PHP_URL_PORT );
	$url  = 'http://proxied.invalid:9/';
	$pin  = Address_Pin::bind( array( 'url' => $url, 'host' => 'proxied.invalid', 'port' => 9, 'ips' => array( '127.0.0.2' ) ) );
	$curl = curl_init( $url );
	curl_setopt_array( $curl, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 5, CURLOPT_PROXY => "127.0.0.1:$port" ) );
	do_action_ref_array( 'http_api_curl', array( &$curl, array(), $url ) );
	same( false, curl_exec( $curl ) );
	$pin();
} );

test( 'every form of address can be bound', function () {
	$entry = function ( $host, $port, array $ips ) { return Address_Pin::curl_entry( compact( 'host', 'port', 'ips' ) ); };
	same( 'a.example:443:93.184.216.34,2606:2800:220:1::1', $entry( 'a.example', 443, array( PUBLIC_IP, '2606:2800:220:1::1' ) ) );
	same( '93.184.216.34:80:93.184.216.34', $entry( '93.184.216.34', 80, array( PUBLIC_IP ) ) );
} );

test( 'a filter chooses among the addresses, and can not name another', function () {
	addresses( array( 'pin.example' => array( PUBLIC_IP, '93.184.216.35' ) ) );
	$log = outside( function () { return 'x'; } );
	add_filter( 'mainstreet_http_pin_ip', function () { return '93.184.216.35'; } );
	same( 'x', ( new Http_Client() )->get_public( 'http://pin.example/' )['body'] );
	remove_all_filters( 'mainstreet_http_pin_ip' );
	add_filter( 'mainstreet_http_pin_ip', function () { return '127.0.0.1'; } );
	is_error( 'mainstreet_http_not_pinned', ( new Http_Client() )->get_public( 'http://pin.example/' ), 502 );
	is_error( 'mainstreet_http_not_pinned', ( new Http_Client() )->send_public( 'http://pin.example/' ), 502 );
	same( 1, count( $log ) );
} );

test( 'where requests can not be bound they are refused with a sentence, unless the owner allows them', function () {
	foreach ( array( 'curl', 'proxy', 'environment' ) as $lack ) {
		$options = 'curl' === $lack ? array( 'disable_functions' => 'curl_exec' ) : array();
		$env     = 'environment' === $lack ? array( 'https_proxy' => 'http://127.0.0.1:9' ) : array();
		$got     = json_decode( in_process( __DIR__ . '/processes/typed-addresses.php', array( 'lack' => $lack ), $env, '', $options )(), true );
		foreach ( array( 'get', 'send' ) as $how ) {
			same( 'mainstreet_http_not_pinned', $got[ $how ]['code'], "$lack $how" );
			holds( 'curl' === $lack ? 'cURL' : 'proxy', $got[ $how ]['message'] );
		}
		same( array( 0, 'allowed', 1 ), array( $got['before'], $got['allowed'], $got['after'] ), $lack );
		same( 'recommended', $got['health'], $lack );
	}
} );

test( 'the system resolver knows both families, and nothing of what does not exist', function () {
	truly( in_array( '127.0.0.1', Address_Guard::resolve( 'localhost' ), true ) );
	same( array(), Address_Guard::resolve( 'does-not-exist.invalid' ) );
} );

test( 'a kept answer is given until it is too old, and a new key drops it', function () {
	$calls = 0;
	$fetch = function () use ( &$calls ) { return array( 'n' => ++$calls ); };
	$ask   = function ( $args = array( 'b' => 1, 'a' => 2 ) ) use ( $fetch ) { return Service_Cache::remember( 'mapbox', '/x', $args, 100, $fetch ); };
	same( array( 'n' => 1 ), $ask() );
	same( array( 'n' => 1 ), $ask( array( 'a' => 2, 'b' => 1 ) ), 'the same question in another order:' );
	same( array( 'n' => 2 ), $ask( array( 'a' => 3 ) ) );
	putenv( 'MAINSTREET_MAPBOX_TOKEN=pk.anothertokenaltogether' );
	same( array( 'n' => 3 ), $ask() );
	Service_Cache::forget( 'mapbox', '/x', array( 'a' => 2, 'b' => 1 ) );
	same( array( 'n' => 4 ), $ask() );
	$names = $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '_transient_mainstreet_c_%'" );
	truly( count( $names ) > 0 );
} );

test( 'a failure is kept for a minute', function () {
	$calls = 0;
	$fetch = function () use ( &$calls ) { $calls++; return Errors::unreachable( 'Acme' ); };
	is_error( 'mainstreet_remote_unreachable', Service_Cache::remember( 'acme', '/', array(), 3600, $fetch ), 502 );
	is_error( 'mainstreet_remote_unreachable', Service_Cache::remember( 'acme', '/', array(), 3600, $fetch ), 502 );
	same( 1, $calls );
	$name = $GLOBALS['wpdb']->get_var( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '_transient_mainstreet_c_%'" );
	$kept = get_option( $name );
	truly( $kept['until'] <= time() + 60 );
} );

test( 'while one process refreshes, the others get the old answer', function () {
	$key = null;
	add_action( 'set_transient', function ( $name ) use ( &$key ) { $key = $name; } );
	Service_Cache::remember( 'acme', '/', array(), 100, function () { return 'old'; } );
	$kept          = get_transient( $key );
	$kept['until'] = time() - 1;
	set_transient( $key, $kept, 100 );
	wp_cache_add( $key . '_lock', time(), 'mainstreet', 30 );
	same( 'old', Service_Cache::remember( 'acme', '/', array(), 100, function () { return 'new'; } ) );
	wp_cache_delete( $key . '_lock', 'mainstreet' );
	same( 'new', Service_Cache::remember( 'acme', '/', array(), 100, function () { return 'new'; } ) );
} );

test( 'an answer is made anew in time whatever the object cache does', function () {
	foreach ( array( 'good', 'odd', 'flushed', 'dead' ) as $mood ) {
		with_cache( $mood, function () use ( $mood ) {
			$made = 0;
			$ask  = function () use ( &$made ) {
				return Service_Cache::remember( 'acme', '/odd', array(), 100, function () use ( &$made ) { return 'answer ' . ++$made; } );
			};
			$key  = 'mainstreet_c_' . md5( 'acme|/odd|[]|' . \Mainstreet\Connections\Secrets\Secrets::generation( 'acme' ) );
			$since = microtime( true );
			same( 'answer 1', $ask(), $mood );
			// The process that was refreshing died, and neither its lock nor the old answer has an end.
			wp_cache_set( $key . '_lock', time() - 3600, 'mainstreet' );
			set_transient( $key, array( 'until' => time() - 3600, 'failed' => false, 'answer' => 'ancient' ), 0 );
			same( 'answer 2', $ask(), $mood );
			// A server whose clock is wrong wrote it.
			set_transient( $key, array( 'until' => time() + YEAR_IN_SECONDS, 'failed' => false, 'answer' => 'of next year' ), 0 );
			wp_cache_delete( $key . '_lock', 'mainstreet' );
			same( 'answer 3', $ask(), $mood );
			truly( microtime( true ) - $since < 5.9, 'nobody waits for a lock that is none' );
		} );
	}
} );

test( 'a host that failed rests for a minute, not for ever', function () {
	with_cache( 'odd', function () {
		set_transient( 'mainstreet_b_' . md5( 'down.example' ), array( 'failures' => array(), 'rest_until' => time() + DAY_IN_SECONDS ), 0 );
		same( false, ( new \Mainstreet\Http\Circuit_Breaker( 'down.example' ) )->is_open() );
		set_transient( 'mainstreet_b_' . md5( 'down.example' ), array( 'failures' => array(), 'rest_until' => time() + 30 ), 0 );
		same( true, ( new \Mainstreet\Http\Circuit_Breaker( 'down.example' ) )->is_open() );
	} );
} );

/** What sends a request to another server, in PHP or WordPress. */
const SENDERS = '/\b(?:wp_(?:safe_)?remote_(?:get|post|head|request)|download_url|media_sideload_image|media_handle_sideload|wp_get_http|vip_safe_wp_remote_get|fetch_feed|wp_oembed_get|(?<!->)(?<!::)(?<!function )get_headers|curl_(?:init|exec|multi_\w+)|p?fsockopen|stream_socket_client|socket_connect)\s*\(|\bnew \\?(?:WP_Http|WP_oEmbed|SoapClient|WP_SimplePie_File)\b|\bRequests::|set_feed_url|[\'"]wp_(?:safe_)?remote_\w+[\'"]/';

/** File => why what it sends cannot be led into this server's network by what people type. */
const MAY_SEND = array(
	'http/class-http-client.php'   => 'the client itself',
	'copies/class-media-copier.php' => 'stores a file that the client loaded',
	'queue/class-queue-waker.php'  => 'this site, at the address that core uses for cron',
);

/** File => host of the requests that it makes without judging their address. */
const OWN_HOSTS = array(
	'networks/class-network-client.php'         => 'of the network: request() gets URLs that this plugin makes, request_public() judges typed ones',
	'import/class-bluesky-thread.php'           => 'public.api.bsky.app',
	'oauth/class-oauth-flow.php'          => 'of the service; one that was typed goes through send_public()',
	'openverse/class-openverse-token.php'  => 'api.openverse.org',
	'openverse/class-openverse.php'        => 'api.openverse.org',
	'external-media/class-pexels.php'           => 'api.pexels.com',
	'google-photos/class-google-session.php'    => 'photospicker.googleapis.com',
	'google-photos/class-google-picker.php'     => 'photospicker.googleapis.com',
	'site-health/class-site-check-results.php'  => 'this site',
	'paypal/class-paypal-client.php'            => 'api-m.paypal.com or its sandbox',
	'api/class-stripe-client.php'            => 'api.stripe.com',
	'mailchimp/class-mailchimp-api.php'         => 'api.mailchimp.com, below a data center of letters and digits',
	'api/class-instagram-api.php' => 'graph.instagram.com',
	'map/class-map-geocoder.php'                => 'api.mapbox.com, or what the filter mainstreet_map_geocoder names',
	'map/service.php'                           => 'api.mapbox.com',
);

test( 'whatever sends a request goes through the client, and judges its address unless the host is ours to name', function () {
	$senders = array();
	$unbound = array();
	foreach ( plugin_files() as $file ) {
		$code = implode( '', array_map( function ( $token ) { return is_array( $token ) ? ( in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true ) ? '' : $token[1] ) : $token; }, token_get_all( file_get_contents( $file ) ) ) );
		$name = basename( dirname( $file ) ) . '/' . basename( $file );
		if ( preg_match( SENDERS, $code ) ) {
			$senders[] = $name;
		}
		// A service's own client or session has a request(), too, which is judged where it asks Http_Client; networks ask Network_Client.
		$asks_network = preg_match( '/\bnew Network_Client\b|\bNetwork_Client \$client/', $code );
		if ( ! $asks_network && preg_match( '/(?<!\$this)->request\s*\(/', $code ) && preg_match( '/\bHttp_Client\b/', $code ) ) {
			$unbound[] = $name;
		}
	}
	same( array(), array_diff( $senders, array_keys( MAY_SEND ) ), 'sends past the client:' );
	same( array(), array_diff( array_keys( MAY_SEND ), $senders ), 'sends no more:' );
	same( array(), array_diff( $unbound, array_keys( OWN_HOSTS ) ), 'asks a host that nobody judged:' );
	same( array(), array_diff( array_keys( OWN_HOSTS ), $unbound ), 'asks no more:' );
} );

test( 'a client that is handed another transport asks nobody else', function () {
	$asked  = array();
	$client = new Http_Client( function ( $url, $args ) use ( &$asked ) {
		$asked[] = $url . ' ' . $args['timeout'];
		return array( 'headers' => array( 'X-One' => '1' ), 'body' => '{"a":1}', 'response' => array( 'code' => 201 ), 'cookies' => array() );
	} );
	$got = $client->request( 'https://api.example.com/made-up', array( 'timeout' => 3 ) );
	same( array( 201, array( 'x-one' => '1' ), '{"a":1}' ), array( $got['status'], $got['headers'], $got['body'] ) );
	same( array( 'https://api.example.com/made-up 3' ), $asked );
} );
