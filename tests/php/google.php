<?php
/**
 * What the tests of Google Photos share: the fake of tests/fakes/services/google-photos.mjs, each test with an account of its own there.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\External_Media\Google_Photos\Google_Login;

/** Hosts that have a fake. */
const GOOGLE_HOSTS = '/^(?:oauth2\.googleapis\.com|photospicker\.googleapis\.com|photos\.google\.com|lh3\.googleusercontent\.com|google\.test)$/';

/** Secret of the owner's client, and what must never be seen: part of all tokens of the fake. */
const GOOGLE_SECRET = 'GOCSPX-secretThatNobodyMaySee';
const GOOGLE_NEVER  = '/NobodyMaySee/';

/**
 * Leads requests for Google to the fake. Hosts of Google's files without one are on the log, too.
 *
 * @param callable|null $special `function ( string $url, array $args )`: another answer, as for outside(); null for the fake's.
 * @return \ArrayObject Requests so far, as `array( url, args )`.
 */
function google( $special = null ) {
	$GLOBALS['google_test'] = 'php-' . wp_generate_uuid4();
	$log                    = new \ArrayObject();
	add_filter( 'mainstreet_resolve_host', static function ( $ips, $host ) {
		return preg_match( '/\.googleusercontent\.com$|^pictures\.example$/', $host ) ? array( '93.184.215.14' ) : array();
	}, 10, 2 );
	add_filter( 'pre_http_request', static function ( $pre, $args, $url ) use ( $log, $special ) {
		$parts = wp_parse_url( $url );
		if ( false !== $pre || '127.0.0.1' === $parts['host'] ) {
			return $pre;
		}
		$log[]  = array( $url, $args );
		$answer = $special && 'google.test' !== $parts['host'] ? $special( $url, $args ) : null;
		if ( null !== $answer ) {
			list( $status, $body, $headers ) = $answer + array( 200, '', array() );
			$body = is_string( $body ) ? $body : wp_json_encode( $body );
			if ( ! empty( $args['stream'] ) ) {
				file_put_contents( $args['filename'], $body );
			}
			return array( 'headers' => $headers, 'body' => $body, 'response' => array( 'code' => $status, 'message' => '' ), 'cookies' => array(), 'filename' => null );
		}
		if ( ! preg_match( GOOGLE_HOSTS, $parts['host'] ) ) {
			return new \WP_Error( 'http_request_failed', 'unexpected request to ' . $url );
		}
		$args['headers']['X-Mainstreet-Test'] = $GLOBALS['google_test'];
		$args['reject_unsafe_urls']           = false;
		$args['timeout']                      = 120;
		return wp_remote_request( getenv( 'MAINSTREET_FAKE_SERVICES' ) . '/' . $parts['host'] . $parts['path'] . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' ), $args );
	}, 10, 3 );
	foreach ( array( 'oauth2.googleapis.com', 'photospicker.googleapis.com', 'lh3.googleusercontent.com' ) as $host ) {
		delete_transient( 'mainstreet_b_' . md5( $host ) );
	}
	return $log;
}

/** Tells the fake something, and hears how things are there. */
function google_tells( $path, ?array $body = null ) {
	return json_decode( wp_remote_retrieve_body( wp_remote_request( 'https://google.test/' . $path, array( 'method' => null === $body ? 'GET' : 'POST', 'body' => null === $body ? null : wp_json_encode( $body ) ) ) ), true );
}

/** Sets the owner's client. */
function google_client( $secret = GOOGLE_SECRET ) {
	same( true, ( new OAuth_Apps() )->save( Google_Login::get_service(), 'client-1.apps.googleusercontent.com', $secret ) );
}

/** What Google's page gives back for an address that leads there, as somebody presses a link. */
function google_consents( $url, $link = 'Allow' ) {
	$parts = wp_parse_url( $url );
	same( 'accounts.google.com', $parts['host'] );
	$page = wp_remote_retrieve_body( wp_remote_get( getenv( 'MAINSTREET_FAKE_SERVICES' ) . '/accounts.google.com' . $parts['path'] . '?' . $parts['query'], array( 'reject_unsafe_urls' => false ) ) );
	truly( 1 === preg_match( '#<a href="([^"]+)">' . $link . '<#', $page, $found ), $page );
	wp_parse_str( wp_parse_url( html_entity_decode( $found[1] ), PHP_URL_QUERY ), $query );
	return $query + array( 'state' => '', 'code' => '', 'error' => '' );
}

/** Connects a user. */
function google_connect( $user ) {
	$flow    = new OAuth_Flow( Google_Login::get_service() );
	$account = $flow->finish( $user, google_consents( $flow->start( $user ) ) );
	truly( $account instanceof \Mainstreet\Connections\Accounts\Account, is_wp_error( $account ) ? $account->get_error_message() : '' );
	return $account;
}
