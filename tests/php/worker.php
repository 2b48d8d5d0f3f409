<?php
/**
 * Runs a program of a test inside WordPress, in a process of its own (lib.php). Standard input names it, as JSON: `program`
 * (file), `before` (file to run before WordPress is loaded; may be ''), `values` (the programs read them as $values) and
 * `server` (entries of $_SERVER). Instead of `program` there may be `code`, in which a line `//load` ends what runs before.
 *
 * @package Mainstreet
 */

$mainstreet_job = json_decode( stream_get_contents( STDIN ), true ) + array( 'before' => '', 'code' => '', 'values' => array(), 'server' => array() );
$values         = $mainstreet_job['values'];
require dirname( __DIR__, 2 ) . '/bin/wordpress/php/cli.php';
$mainstreet_code = preg_split( '#^//load$#m', $mainstreet_job['code'], 2 );
if ( isset( $mainstreet_code[1] ) ) {
	eval( array_shift( $mainstreet_code ) );
}
if ( '' !== $mainstreet_job['before'] ) {
	require $mainstreet_job['before'];
}
mainstreet_load_wordpress( $mainstreet_job['server'] );
if ( isset( $mainstreet_job['program'] ) ) {
	require $mainstreet_job['program'];
} else {
	eval( $mainstreet_code[0] );
}
