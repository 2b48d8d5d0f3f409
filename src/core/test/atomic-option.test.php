<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Atomic_Option;

require_once MAINSTREET_DIR . '/tests/php/object-cache.php';

const HEX = '/^[0-9a-f]{32}$/D';

test( 'what is chosen once stays, whatever the caches say', function () {
	foreach ( array( 'good', 'odd', 'flushed', 'dead' ) as $mood ) {
		with_cache( $mood, function () use ( $mood ) {
			$name  = "mainstreet_once_$mood";
			same( '', Atomic_Option::read( $name, HEX ) );
			$first = Atomic_Option::get_or_create( $name, HEX, str_repeat( 'a', 32 ) );
			same( str_repeat( 'a', 32 ), $first );
			wp_cache_set( 'notoptions', array( $name => true ), 'options' );
			same( $first, Atomic_Option::get_or_create( $name, HEX, str_repeat( 'b', 32 ) ), $mood );
			same( $first, Atomic_Option::read( $name, HEX ) );
			wp_cache_flush();
			same( $first, get_option( $name ) );
			delete_option( $name );
			same( '', Atomic_Option::read( $name, HEX ), 'gone when it is deleted' );
		} );
	}
} );

test( 'what is of no use is replaced once', function () {
	update_option( 'mainstreet_once', 'nonsense' );
	$first = Atomic_Option::get_or_create( 'mainstreet_once', HEX, str_repeat( 'a', 32 ) );
	same( str_repeat( 'a', 32 ), $first );
	same( $first, Atomic_Option::get_or_create( 'mainstreet_once', HEX, str_repeat( 'b', 32 ) ) );
} );

test( 'what another request chooses between looking and writing stays', function () {
	$other = str_repeat( 'a', 32 );
	$once  = function ( $query ) use ( &$once, $other ) {
		if ( preg_match( '/^(?:INSERT|REPLACE).*mainstreet_once_race/s', $query ) ) {
			remove_filter( 'query', $once );
			same( $other, Atomic_Option::get_or_create( 'mainstreet_once_race', HEX, $other ) );
		}
		return $query;
	};
	add_filter( 'query', $once );
	same( $other, Atomic_Option::get_or_create( 'mainstreet_once_race', HEX, str_repeat( 'b', 32 ) ) );
	same( $other, Atomic_Option::read( 'mainstreet_once_race', HEX ) );
} );

test( 'processes at once choose one value', function () {
	$runs = array();
	for ( $i = 0; $i < 6; $i++ ) {
		$runs[] = in_process( __DIR__ . '/processes/choose.php' );
	}
	$values = array_map( function ( $wait ) { return trim( $wait() ); }, $runs );
	same( 1, count( array_unique( $values ) ), implode( ' ', $values ) );
	truly( (bool) preg_match( HEX, $values[0] ), $values[0] );
} );

test( 'processes at once sign the tickets of forms with one key', function () {
	// The key this site has had is put back: other tests signed with it.
	$before = get_option( 'secret_key' );
	delete_option( 'secret_key' );
	$runs = array();
	for ( $i = 0; $i < 6; $i++ ) {
		$runs[] = in_process( __DIR__ . '/processes/sign.php', array( 'stale' => true ) );
	}
	$macs   = array_map( function ( $wait ) { return trim( $wait() ); }, $runs );
	$macs[] = trim( in_process( __DIR__ . '/processes/sign.php' )() );
	wp_cache_flush();
	update_option( 'secret_key', $before );
	same( 1, count( array_unique( $macs ) ), implode( ' ', $macs ) );
	truly( (bool) preg_match( HEX, $macs[0] ), $macs[0] );
} );

test( 'no secret is made and stored past the one way', function () {
	foreach ( plugin_files() as $file ) {
		// Without comments.
		$code = php_strip_whitespace( $file );
		if ( 'class-site-key.php' === basename( $file ) || ! preg_match( '/random_bytes|wp_generate_password|wp_generate_uuid4|wp_rand|random_int|wp_salt\( \'mainstreet\'/', $code ) ) {
			continue;
		}
		truly( ! preg_match( '/\b(add|update)_(site_|network_)?option\(|wp_salt\( \'mainstreet\'/', $code ), basename( $file ) );
	}
} );
