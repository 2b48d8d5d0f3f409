<?php
/**
 * Runs before WordPress is loaded: notes what PHP has to say in `$GLOBALS['faults']`.
 *
 * @package Mainstreet
 */

set_error_handler(
	function ( $level, $message ) {
		$GLOBALS['faults'][] = $message;
		return true;
	}
);
