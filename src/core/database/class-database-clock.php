<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The database's clock. What one server writes down for another to judge, such as the end of a
 * hold, must not depend on whether their own clocks agree. Who goes by it is handed one, so that a test can hand it another.
 */
class Database_Clock {

	/** Seconds the database is ahead of this server; null before it was asked. */
	private static ?int $ahead = null;

	/**
	 * The time. The database is asked once for each request.
	 *
	 * @return int Unix time.
	 */
	public function now(): int {
		global $wpdb;
		if ( null === self::$ahead ) {
			// A clock, not data.
			$there       = (int) $wpdb->get_var( 'SELECT UNIX_TIMESTAMP()' );
			self::$ahead = $there > 0 ? $there - time() : 0;
		}
		return time() + self::$ahead;
	}
}
