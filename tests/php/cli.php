<?php
/**
 * Runs WP-CLI commands of the plugin (tests/cli).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/**
 * Runs commands one after the other, in one process.
 *
 * @param array $lines Each the command after `wp mainstreet`, then its parameters; with the keys `stdin` (text) and `user` (ID) where it has them.
 * @param array $http  What other hosts answer.
 * @return array[] For each `code`, `output`, `errors`, and `may`: whether the user could manage options after the command.
 */
function wp_cli( array $lines, array $http = array() ) {
	$jobs = array();
	foreach ( $lines as $line ) {
		$words  = array_values( array_diff_key( $line, array( 'stdin' => '', 'user' => '' ) ) );
		$jobs[] = array(
			'words' => array_merge( explode( ' ', array_shift( $words ) ), $words ),
			'stdin' => $line['stdin'] ?? '',
			'user'  => $line['user'] ?? 0,
		);
	}
	$root    = dirname( __DIR__ );
	$printed = in_process( "$root/cli/run.php", array( 'lines' => $jobs, 'http' => $http ), array(), "$root/cli/class-wp-cli.php" )();
	wp_cache_flush();
	$results = json_decode( $printed, true );
	truly( is_array( $results ) && count( $results ) === count( $jobs ), $printed );
	return $results;
}
