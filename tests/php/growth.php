<?php
/**
 * What tests of growing tables share: many rows, and how many of them the database examines.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;

/** Whether the site runs on MariaDB or MySQL, which count the rows that they examine. */
function counts_rows() {
	return ! defined( 'DB_ENGINE' ) || 'sqlite' !== DB_ENGINE;
}

/**
 * Adds generated rows to one of our tables, and lets the database look at its size.
 *
 * @param string   $table Name of our table, without prefix.
 * @param int      $count Number of rows.
 * @param callable $row   `function ( int $number ): array`: a row, column => value; $number starts at 1.
 */
function fill_table( $table, $count, callable $row ) {
	foreach ( array_chunk( range( 1, $count ), 500 ) as $numbers ) {
		same( count( $numbers ), Sql::insert( $table, array_map( $row, $numbers ) ), "rows added to $table:" );
	}
	analyze( Tables::name( $table ) );
}

/** Frees deleted rows, such as those of the test before, and renews the statistics of a table, as the database does by itself after some time. */
function analyze( $table ) {
	global $wpdb;
	if ( counts_rows() ) {
		$wpdb->query( "OPTIMIZE TABLE `$table`" ); // phpcs:ignore WordPress.DB -- the name of a table.
		// MariaDB reads the statistics with the first statement that looks for rows.
		$wpdb->query( "SELECT 1 FROM `$table` LIMIT 1" ); // phpcs:ignore WordPress.DB -- the name of a table.
	}
}

/** Rows the database has read for this connection so far. */
function rows_read() {
	global $wpdb;
	return (int) array_sum( array_column( $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", ARRAY_A ), 'Value' ) );
}

/** Rows that may be examined, by the name of what is done, as in bin/bench/budgets.json. */
function allowed_rows( $name ) {
	static $rows = array();
	if ( ! $rows ) {
		$rows = json_decode( file_get_contents( MAINSTREET_DIR . '/bin/bench/budgets.json' ), true )['rows'];
	}
	truly( isset( $rows[ $name ] ), "$name has a budget:" );
	return $rows[ $name ];
}

/**
 * Fails if the database examines more rows than allowed while a function runs. SQLite does not count them: there the
 * function only runs.
 *
 * @param string   $name Of the budget, in "rows" of bin/bench/budgets.json.
 * @param callable $body Function.
 * @param int      $base Rows beyond which the budget is counted, such as those of WordPress alone.
 * @return mixed What the function returns.
 */
function examines_at_most( $name, callable $body, $base = 0 ) {
	$most = $base + allowed_rows( $name );
	if ( ! counts_rows() ) {
		return $body();
	}
	// Every request has them.
	wp_load_alloptions();
	$before = rows_read();
	$log    = array();
	$note   = static function ( $sql ) use ( &$log ) {
		$log[] = substr( $sql, 0, 300 );
		return $sql;
	};
	add_filter( 'query', $note );
	$result = $body();
	remove_filter( 'query', $note );
	$rows = rows_read() - $before;
	truly( $rows <= $most, "$name: $rows rows, $most are allowed: " . implode( "\n", $log ) );
	return $result;
}
