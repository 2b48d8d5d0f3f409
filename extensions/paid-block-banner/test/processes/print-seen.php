<?php
/**
 * For the programs of gated-blocks.test.php.
 *
 * @package Mainstreet
 */

require_once dirname( __DIR__, 4 ) . '/tests/php/processes/editor-state.php';

/**
 * Prints as JSON what a program has seen, or why it failed.
 *
 * @param callable $look Gives what is seen: anything JSON can hold.
 */
function mainstreet_print_seen( callable $look ) {
	try {
		$seen = $look();
	} catch ( \Throwable $error ) {
		$seen = 'FAILED ' . $error;
	}
	echo wp_json_encode( array( $seen ) );
}
