<?php
/**
 * Plugin Name: Mainstreet notice collector
 * Description: Must-use plugin of the tests on other versions of PHP: writes each notice, warning and deprecation that code of the plugin raised, also inside WordPress, as a JSON object a line into `notices.jsonl` of the site.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Version_Tests;

defined( 'ABSPATH' ) || exit;

/** How many callers up an error in WordPress is still the plugin's: it gave a wrong argument to a function of core. */
const CALLERS = 2;

/**
 * Whether a file is one of the plugin.
 *
 * @param string $file Path.
 * @return bool
 */
function is_ours( $file ) {
	return false !== strpos( str_replace( '\\', '/', $file ), '/mainstreet-blocks/' ) || 0 === strpos( $file, (string) getenv( 'MAINSTREET_ROOT' ) . '/' );
}

/**
 * Appends a notice to the file that the runner reads.
 *
 * @param string $message What happened.
 * @param string $file    Where.
 * @param int    $line    Where.
 */
function note( $message, $file, $line ) {
	$entry = array(
		'message' => sprintf( '%s in %s:%d', $message, str_replace( getenv( 'MAINSTREET_ROOT' ) . '/', '', $file ), $line ),
		'url'     => isset( $_SERVER['REQUEST_URI'] ) ? (string) $_SERVER['REQUEST_URI'] : '', // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- test code.
	);
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- there may be no WordPress yet, or no longer.
	file_put_contents( getenv( 'MAINSTREET_SITE' ) . '/notices.jsonl', json_encode( $entry ) . "\n", FILE_APPEND );
}

/**
 * Collects an error unless it was silenced with @.
 *
 * @param int    $level   Kind of error.
 * @param string $message What happened.
 * @param string $file    Where.
 * @param int    $line    Where.
 * @return bool True: PHP's own handling would add nothing.
 */
function on_error( $level, $message, $file, $line ) {
	if ( ! ( error_reporting() & $level ) ) { // phpcs:ignore WordPress.PHP -- this is how @ is seen.
		return true;
	}
	$places = array( array( $file, $line ) );
	// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- this is the point.
	foreach ( array_slice( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, CALLERS + 2 ), 1 ) as $frame ) {
		if ( isset( $frame['file'] ) ) {
			$places[] = array( $frame['file'], $frame['line'] );
		}
	}
	foreach ( $places as $place ) {
		if ( is_ours( $place[0] ) ) {
			note( $message, $place[0], $place[1] );
			break;
		}
	}
	return true;
}

error_reporting( E_ALL ); // phpcs:ignore WordPress.PHP -- also what WordPress does not ask for.
set_error_handler( __NAMESPACE__ . '\on_error' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- this is the point.
