<?php
/**
 * For the programs of modules.test.php: requests, and what a program has seen as JSON.
 *
 * @package Mainstreet
 */

require_once dirname( __DIR__, 4 ) . '/tests/php/processes/editor-state.php';

wp_set_current_user( 1 );

/**
 * Sends a REST request.
 *
 * @param string $method Method.
 * @param string $path   Path.
 * @return array Status and data.
 */
function mainstreet_call( $method, $path ) {
	$answer = rest_do_request( new WP_REST_Request( $method, $path ) );
	return array( $answer->get_status(), $answer->get_data() );
}

/**
 * Prints what was seen, and what PHP had to say (note-faults.php).
 *
 * @param mixed $seen Anything JSON can hold.
 */
function mainstreet_print_seen( $seen ) {
	echo wp_json_encode( array( 'seen' => $seen, 'faults' => isset( $GLOBALS['faults'] ) ? $GLOBALS['faults'] : array() ) );
}
