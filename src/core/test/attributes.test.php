<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Attributes;

test( 'each reader gives what has its type, and its fallback for everything else', function () {
	$values = array(
		'text' => ' a ', 'empty' => '', 'zero' => '0', 'digits' => '12', 'large' => '1e308', 'long' => str_repeat( 'ž', 5000 ), 'binary' => "\0\xff",
		'int' => 7, 'minus' => -3, 'float' => 2.5, 'huge' => 1e308, 'nan' => NAN, 'infinite' => INF,
		'true' => true, 'false' => false, 'null' => null, 'list' => array( 'a' ), 'none' => array(), 'object' => (object) array( 'a' => 1 ),
	);
	$same = static function ( array $expected, callable $read, $else ) use ( $values ) {
		foreach ( $values as $name => $value ) {
			same( array_key_exists( $name, $expected ) ? $expected[ $name ] : $else, $read( $values, $name ), $name );
		}
		foreach ( array( array(), null, false, 'text', 5, (object) $values, new \ArrayObject( $values ) ) as $none ) {
			same( $else, $read( $none, 'text' ) );
			same( $else, $read( $none, 0 ) );
		}
	};
	$texts = array_filter( $values, 'is_string' );
	$same( $texts, array( Attributes::class, 'text' ), '' );
	$same( array_diff_key( $texts, array( 'long' => 1 ) ), function ( $from, $name ) { return Attributes::text( $from, $name, 9999 ); }, '' );
	$same( $texts, function ( $from, $name ) { return Attributes::text( $from, $name, 10000 ); }, '' );
	$same( array( 'int' => 7, 'minus' => -3 ), array( Attributes::class, 'integer' ), 0 );
	$same( array( 'true' => true ), array( Attributes::class, 'flag' ), false );
	$same( array( 'false' => false ), function ( $from, $name ) { return Attributes::flag( $from, $name, true ); }, true );
	$same( array( 'list' => array( 'a' ) ), array( Attributes::class, 'items' ), array() );
	$same(
		array( 'zero' => 1, 'digits' => 12, 'large' => 50, 'int' => 7, 'minus' => 1, 'float' => 2.5, 'huge' => 50 ),
		function ( $from, $name ) { return Attributes::number( $from, $name, 1, 50, 15 ); },
		15
	);
} );
