<?php
/**
 * Runs the PHP code on standard input inside WordPress, as the administrator, and
 * prints what it returns as JSON behind a marker line.
 *
 * @package Mainstreet
 */

require __DIR__ . '/cli.php';
mainstreet_load_wordpress();
wp_set_current_user( 1 );

$mainstreet_code = stream_get_contents( STDIN );
ob_start();
try {
	$mainstreet_result = ( static function ( $code ) {
		return eval( $code ); // phpcs:ignore Squiz.PHP.Eval -- The point of this file; never reachable over HTTP.
	} )( $mainstreet_code );
	$mainstreet_answer = array( 'value' => $mainstreet_result );
} catch ( Throwable $mainstreet_error ) {
	$mainstreet_answer = array( 'error' => (string) $mainstreet_error );
}
$mainstreet_answer['output'] = (string) ob_get_clean();
echo "\n--mainstreet--\n" . wp_json_encode( $mainstreet_answer );
