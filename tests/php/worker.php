<?php
/**
 * Runs a program of a test inside WordPress, in a process of its own (lib.php). Standard input names it, as JSON: `program`
 * (file), `before` (file to run before WordPress is loaded; may be ''), `values` (the programs read them as $values) and
 * `server` (entries of $_SERVER).
 *
 * @package Mainstreet
 */

$mainstreet_job = json_decode( stream_get_contents( STDIN ), true ) + array( 'before' => '', 'values' => array(), 'server' => array() );
$values         = $mainstreet_job['values'];
require dirname( __DIR__, 2 ) . '/bin/wordpress/php/cli.php';
if ( '' !== $mainstreet_job['before'] ) {
	require $mainstreet_job['before'];
}
mainstreet_load_wordpress( $mainstreet_job['server'] );
require $mainstreet_job['program'];
