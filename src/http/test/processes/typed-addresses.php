<?php
/**
 * Asks for a typed address where PHP can't bind requests, as `$values['lack']` says: `curl` (disabled by the caller), `proxy` (WordPress's) or
 * `environment` (a proxy that the caller named there). Prints as JSON the errors, how many requests were sent, and what came once the owner allowed it.
 *
 * @package Mainstreet
 */

use Mainstreet\Http\Http_Client;

if ( 'proxy' === $values['lack'] ) {
	define( 'WP_PROXY_HOST', '127.0.0.1' );
	define( 'WP_PROXY_PORT', '9' );
}
add_filter(
	'mainstreet_resolve_host',
	function () {
		return array( '93.184.216.34' );
	}
);
$sent = 0;
add_filter(
	'pre_http_request',
	function () use ( &$sent ) {
		++$sent;
		return array(
			'headers'  => array(),
			'body'     => 'allowed',
			'response' => array( 'code' => 200 ),
		);
	}
);
$said   = function ( $error ) {
	return is_wp_error( $error ) ? array(
		'code'    => $error->get_error_code(),
		'message' => $error->get_error_message(),
	) : $error;
};
$client = new Http_Client();
$got    = array(
	'get'    => $said( $client->get_public( 'https://site.example/' ) ),
	'send'   => $said( $client->send_public( 'https://site.example/', array( 'method' => 'POST' ) ) ),
	'before' => $sent,
	'health' => Mainstreet\Site_Health\Site_Checks::run( 'typed-addresses' )['status'],
);
add_filter( 'mainstreet_http_pin_ip', '__return_false' );
$got['allowed'] = $client->get_public( 'https://site.example/' )['body'];
$got['after']   = $sent;
echo wp_json_encode( $got );
