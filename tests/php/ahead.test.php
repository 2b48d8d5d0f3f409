<?php
/**
 * What a browser fetches or draws ahead counts as nothing: nobody looks at the page yet.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Tables;

/** Called by other servers, which have no such header. */
const BY_SERVERS = array( 'POST stripe/webhook', 'POST paypal/webhook', 'POST mail/bounce' );

/** Refused with another code: free views (paywall.test.php), and the address of a page for who is logged in. */
const ELSEWHERE = array(
	'POST premium/(?P<post>\d+)/(?P<key>[\ds]{1,4}-[0-9a-f]{16})' => 1,
	'POST members/portal' => 1,
);

/** All rows of our tables. */
function rows_of_all_tables() {
	global $wpdb;
	$rows = array();
	foreach ( array_keys( Tables::files() ) as $table ) {
		$rows[ $table ] = $wpdb->get_results( 'SELECT * FROM `' . Tables::name( $table ) . '`', ARRAY_A ); // phpcs:ignore WordPress.DB -- own tables.
	}
	return $rows;
}

test( 'no route that changes something for strangers answers what a browser sends ahead', function () {
	$post  = wp_insert_post( array( 'post_title' => 'Tides', 'post_content' => 'High at noon.', 'post_status' => 'publish' ) );
	$codes = array();
	act_as( '' );
	$_SERVER['HTTP_SEC_PURPOSE'] = 'prefetch;prerender';
	$before                      = rows_of_all_tables();
	foreach ( array_keys( ( require __DIR__ . '/public-entrances.php' )['rest'] ) as $entrance ) {
		list( $method, $route ) = explode( ' ', $entrance, 2 );
		if ( 'GET' !== $method && ! in_array( $entrance, BY_SERVERS, true ) ) {
			$path    = '/mainstreet/v1/' . preg_replace( array( '/\(\?P<(?:post|id)>.*?\)(?=\/|$)/', '/\(\?P<key>.*$/' ), array( (string) $post, '0-' . str_repeat( '0', 16 ) ), $route );
			$request = new \WP_REST_Request( $method, $path );
			$request->set_body_params( array( 'email' => 'ada@example.org', 'post_id' => $post, 'product' => $post ) );
			$answer             = rest_do_request( $request );
			$codes[ $entrance ] = $answer->get_status() . ' ' . ( $answer->get_data()['code'] ?? '' );
		}
	}
	unset( $_SERVER['HTTP_SEC_PURPOSE'] );
	truly( count( $codes ) > 8, count( $codes ) . ' routes' );
	foreach ( array_diff_key( $codes, ELSEWHERE ) as $entrance => $code ) {
		same( '400 mainstreet_origin', $code, "$entrance:" );
	}
	same( $before, rows_of_all_tables() );
} );
