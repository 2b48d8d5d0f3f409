<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Counts that would be slow to take each time, in a table of their own: no option is
 * written, so nothing every page loads is renewed. Whoever changes what is counted adds the
 * difference; Subscriber_Upkeep counts anew each night.
 */
final class Counters {

	/**
	 * A number.
	 *
	 * @param string $name Name, up to 40 characters.
	 * @return int 0 for one that was never written.
	 */
	public static function get( string $name ): int {
		global $wpdb;
		$row = Sql::row( 'counters', $wpdb->prepare( 'SELECT n FROM {table} WHERE name = %s', $name ) );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Adds to a number.
	 *
	 * @param string $name       Name.
	 * @param int    $difference What to add; may be negative.
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

	/**
	 * Sets a number.
	 *
	 * @param string $name  Name.
	 * @param int    $value The number.
	 */
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
