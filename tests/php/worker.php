<?php
/**
 * Runs the PHP code on standard input inside WordPress, in a process of its own (lib.php).
 * Code before a line `//load` runs before WordPress is there.
 *
 * @package Mainstreet
 */

$mainstreet_code = preg_split( '#^//load$#m', stream_get_contents( STDIN ), 2 );
if ( isset( $mainstreet_code[1] ) ) {
	eval( array_shift( $mainstreet_code ) );
}
require dirname( __DIR__, 2 ) . '/bin/wordpress/php/cli.php';
mainstreet_load_wordpress();
eval( $mainstreet_code[0] );
