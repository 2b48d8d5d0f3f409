<?php
/**
 * Names of options: two classes that store different values must not share one.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Functions whose first argument is the name of an option. */
const OPTION_FUNCTIONS = '/\b(?:(?:get|add|update|delete)_(?:site_)?option|Atomic_Option::(?:choose|read))\(\s*self::([A-Z_]+)\b/';

test( 'no two classes store something in the same option', function () {
	$classes = array();
	foreach ( plugin_files() as $file ) {
		$code = file_get_contents( $file );
		preg_match_all( OPTION_FUNCTIONS, $code, $used );
		foreach ( array_unique( $used[1] ) as $constant ) {
			if ( preg_match( "/\bconst $constant\s*=\s*'([^']+)'/", $code, $name ) ) {
				$classes[ $name[1] ][] = basename( $file );
			}
		}
	}
	truly( count( $classes ) > 15, (string) count( $classes ) );
	same( array(), array_filter( $classes, function ( $files ) { return count( $files ) > 1; } ) );
} );
