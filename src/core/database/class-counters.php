<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores counts that are slow to compute. They have a table of their own, because updating an option would invalidate the cache of
 * autoloaded options. Code that changes counted data adds the difference; Subscriber_Cleanup recounts every night.
 */
final class Counters {

	/**
	 * @param string $name Name, up to 40 characters.
	 * @return int 0 if the counter does not exist.
	 */
	public static function get( string $name ): int {
		global $wpdb;
		$row = Sql::row( 'counters', $wpdb->prepare( 'SELECT n FROM {table} WHERE name = %s', $name ) );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Adds to a counter; creates it if needed.
	 *
	 * @param int $difference Number to add; may be negative.
	 */
	public static function add( string $name, int $difference ): void {
		global $wpdb;
		if ( 0 === $difference ) {
			return;
		}
		$sql = $wpdb->prepare( 'UPDATE {table} SET n = n + %d WHERE name = %s', $difference, $name );
		if ( ! Sql::run( 'counters', $sql ) && ! Sql::insert( 'counters', array( array( 'name' => $name, 'n' => $difference ) ) ) ) { // phpcs:ignore WordPress.Arrays -- one row.
			Sql::run( 'counters', $sql );
		}
	}

	public static function set( string $name, $value ): void {
		global $wpdb;
		$row = array(
			'name' => $name,
			'n'    => $value,
		);
		if ( ! Sql::insert( 'counters', array( $row ) ) ) {
			Sql::update( 'counters', array( 'n' => $value ), $wpdb->prepare( 'name = %s', $name ) );
		}
	}
}
