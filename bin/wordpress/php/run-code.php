<?php
/**
 * Runs PHP code inside a loaded WordPress as the administrator.
 *
 * @package Mainstreet
 */

/**
 * Runs the code.
 *
 * @param string $code PHP without opening tag.
 * @return string What it returned, printed or threw, as JSON behind a marker line.
 */
function mainstreet_run_code( $code ) {
	wp_set_current_user( 1 );
	ob_start();
	try {
		$answer = array( 'value' => eval( $code ) ); // phpcs:ignore Squiz.PHP.Eval -- The point of this file; only its own runtime reaches it.
	} catch ( Throwable $error ) {
		$answer = array( 'error' => (string) $error );
	}
	$answer['output'] = (string) ob_get_clean();
	return "\n--mainstreet--\n" . wp_json_encode( $answer );
}
