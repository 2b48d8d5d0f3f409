<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Install;
use Mainstreet\Throttle;

// phpcs:disable -- test code.

test( 'what is above the limit is refused with the time to wait', function () {
	act_as( '' );
	for ( $i = 0; $i < 3; $i++ ) {
		truly( Throttle::hit( 'a', 3, 60 ) );
	}
	$refused = Throttle::hit( 'a', 3, 60 );
	is_error( 'mainstreet_rate_limited', $refused, 429 );
	$wait = $refused->get_error_data()['retry_after'];
	truly( $wait > 55 && $wait <= 60, "wait $wait" );
	truly( Throttle::hit( 'b', 3, 60 ), 'another bucket' );
	truly( Throttle::hit( 'a', 3, 60, 'user-7' ), 'somebody else' );
} );

test( 'a limit of nothing lets nobody through', function () {
	act_as( '' );
	is_error( 'mainstreet_rate_limited', Throttle::hit( 'none', 0, 60 ) );
} );

test( 'the count begins anew when the span is over', function () {
	act_as( '' );
	truly( Throttle::hit( 'short', 1, 1 ) );
	is_error( 'mainstreet_rate_limited', Throttle::hit( 'short', 1, 1 ) );
	$GLOBALS['wpdb']->query( 'UPDATE ' . Install::table( 'throttle' ) . ' SET reset_at = reset_at - 2' );
	truly( Throttle::hit( 'short', 1, 1 ) );
	is_error( 'mainstreet_rate_limited', Throttle::hit( 'short', 1, 1 ) );
} );

test( 'administrators are never refused', function () {
	for ( $i = 0; $i < 3; $i++ ) {
		truly( Throttle::hit( 'admin', 1, 60 ) );
	}
} );

test( 'a table that is missing is made', function () {
	act_as( '' );
	$GLOBALS['wpdb']->query( 'DROP TABLE ' . Install::table( 'throttle' ) );
	truly( Throttle::hit( 'gone', 1, 60 ) );
	is_error( 'mainstreet_rate_limited', Throttle::hit( 'gone', 1, 60 ) );
} );

test( 'with a shared object cache the table is left alone', function () {
	act_as( '' );
	wp_using_ext_object_cache( true );
	try {
		truly( Throttle::hit( 'cache', 2, 60 ) );
		truly( Throttle::hit( 'cache', 2, 60 ) );
		$refused = Throttle::hit( 'cache', 2, 60 );
	} finally {
		wp_using_ext_object_cache( false );
	}
	is_error( 'mainstreet_rate_limited', $refused, 429 );
	truly( $refused->get_error_data()['retry_after'] > 55 );
	same( '0', (string) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Install::table( 'throttle' ) ) );
} );

test( 'several processes at once get exactly the limit', function () {
	$code = 'for ( $i = 0; $i < 10; $i++ ) { echo true === Mainstreet\Throttle::hit( "race", 17, 600, "all" ) ? "y" : "n"; }';
	$runs = array();
	for ( $i = 0; $i < 4; $i++ ) {
		$runs[] = in_other_process( $code );
	}
	$answers = implode( '', array_map( function ( $wait ) { return $wait(); }, $runs ) );
	same( 40, strlen( $answers ), $answers );
	same( 17, substr_count( $answers, 'y' ), $answers );
} );

test( 'the answer to a refused request has a Retry-After header', function () {
	rest_get_server()->register_route( 'mainstreet-test/v1', '/mainstreet-test/v1/limited', array( array(
		'methods'             => 'GET',
		'callback'            => function () { return Throttle::hit( 'route', 0, 60 ); },
		'permission_callback' => '__return_true',
	) ) );
	act_as( '' );
	$response = rest( 'GET', '/mainstreet-test/v1/limited' );
	same( 429, $response->get_status() );
	truly( (int) $response->get_headers()['Retry-After'] > 55 );
} );
