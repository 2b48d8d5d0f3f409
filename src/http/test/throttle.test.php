<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Http\Throttle;

require_once MAINSTREET_DIR . '/tests/php/object-cache.php';
require_once MAINSTREET_DIR . '/tests/php/growth.php';

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
	truly( Throttle::hit( 'short', 1, 60 ) );
	is_error( 'mainstreet_rate_limited', Throttle::hit( 'short', 1, 60 ) );
	$GLOBALS['wpdb']->query( 'UPDATE ' . Tables::name( 'throttle' ) . ' SET reset_at = reset_at - 61' );
	truly( Throttle::hit( 'short', 1, 60 ) );
	is_error( 'mainstreet_rate_limited', Throttle::hit( 'short', 1, 60 ) );
} );

test( 'an end that a wrong clock wrote refuses nobody for ever', function () {
	act_as( '' );
	truly( Throttle::hit( 'clock', 1, 60 ) );
	$GLOBALS['wpdb']->query( 'UPDATE ' . Tables::name( 'throttle' ) . ' SET reset_at = reset_at + 86400' );
	truly( Throttle::hit( 'clock', 1, 60 ) );
	is_error( 'mainstreet_rate_limited', Throttle::hit( 'clock', 1, 60 ) );
} );

test( 'administrators are never refused', function () {
	for ( $i = 0; $i < 3; $i++ ) {
		truly( Throttle::hit( 'admin', 1, 60 ) );
	}
} );

test( 'a table that is missing is made', function () {
	act_as( '' );
	$GLOBALS['wpdb']->query( 'DROP TABLE ' . Tables::name( 'throttle' ) );
	truly( Throttle::hit( 'gone', 1, 60 ) );
	is_error( 'mainstreet_rate_limited', Throttle::hit( 'gone', 1, 60 ) );
} );

test( 'limits hold whatever the object cache does', function () {
	foreach ( array( 'good', 'odd', 'flushed', 'dead' ) as $mood ) {
		with_cache( $mood, function () use ( $mood ) {
			act_as( '' );
			for ( $i = 0; $i < 16; $i++ ) {
				same( $i < 3, true === Throttle::hit( 'cache-' . $mood, 3, 60 ), "$mood, $i:" );
				same( $i < 3, true === Throttle::hit_site( 'site-' . $mood, 3, 60 ), "$mood, site, $i:" );
			}
			$wait = Throttle::hit( 'cache-' . $mood, 3, 60 )->get_error_data()['retry_after'];
			truly( $wait > 50 && $wait <= 60, "$mood, wait $wait" );
			// The span is over: nobody is refused for ever.
			$GLOBALS['wpdb']->query( 'UPDATE ' . Tables::name( 'throttle' ) . ' SET reset_at = reset_at - 61' );
			truly( Throttle::hit( 'cache-' . $mood, 3, 60 ), "$mood, later:" );
		} );
	}
} );

test( 'limits hold when the cache is lost or comes back within a span', function () {
	act_as( '' );
	$taken = 0;
	foreach ( array( 'good', 'dead', 'odd', 'flushed', 'good' ) as $mood ) {
		with_cache( $mood, function () use ( &$taken ) {
			$taken += true === Throttle::hit( 'mixed', 3, 60 ) ? 1 : 0;
		} );
	}
	$taken += true === Throttle::hit( 'mixed', 3, 60 ) ? 1 : 0;
	same( 3, $taken );
} );

test( 'several processes at once get exactly the limit', function () {
	$runs = array();
	for ( $i = 0; $i < 4; $i++ ) {
		$runs[] = in_process( __DIR__ . '/processes/hit.php', array( 'name' => 'race' ) );
	}
	$answers = implode( '', array_map( function ( $wait ) { return $wait(); }, $runs ) );
	same( 40, strlen( $answers ), $answers );
	same( 17, substr_count( $answers, 'y' ), $answers );
} );

test( 'processes of which each has another object cache get exactly the limit', function () {
	$runs = array();
	foreach ( array( 'good', 'odd', 'flushed', 'dead' ) as $mood ) {
		$runs[] = in_process( __DIR__ . '/processes/hit.php', array( 'name' => 'heads', 'cache' => $mood ) );
	}
	$answers = implode( '', array_map( function ( $wait ) { return $wait(); }, $runs ) );
	same( 40, strlen( $answers ), $answers );
	same( 17, substr_count( $answers, 'y' ), $answers );
} );

test( 'no rate limit or lock of ours depends on an object cache', function () {
	$files = plugin_files();
	foreach ( $files as $file ) {
		holds_not( 'wp_cache_incr', file_get_contents( $file ) );
		holds_not( 'wp_cache_decr', file_get_contents( $file ) );
	}
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

test( 'the cleanup reads expired counters only, some at a time', function () {
	fill_table( 'throttle', 4000, function ( $number ) {
		return array( 'k' => array( md5( "live $number" ) ), 'n' => 1, 'reset_at' => time() + 3600 + $number );
	} );
	examines_at_most( 'http: cleanup of rate limits, nothing due', function () { Throttle::clean_up( time() ); } );
	fill_table( 'throttle', 1500, function ( $number ) {
		return array( 'k' => array( md5( "over $number" ) ), 'n' => 1, 'reset_at' => time() - $number );
	} );
	examines_at_most( 'http: cleanup of rate limits, a batch', function () { Throttle::clean_up( time() ); } );
	$count = function () { return (int) Sql::row( 'throttle', 'SELECT COUNT(*) AS n FROM {table}' )['n']; };
	same( 4500, $count() );
	Throttle::clean_up( time() );
	same( 4000, $count() );
} );
