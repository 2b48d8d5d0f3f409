<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the time of the database server. Times that one web server writes and another compares, such as the expiry of a lease,
 * must not depend on their clocks being in sync. Classes get the clock injected, so that tests can replace it.
 */
class Database_Clock {

	/** Seconds the database is ahead of this server; null until the first query. */
	private static ?int $ahead = null;

	/**
	 * Returns the time. Queries the database once per request.
	 *
	 * @return int Unix time.
	 */
	public function now(): int {
		global $wpdb;
		if ( null === self::$ahead ) {
			// Reads the clock; there is no data to cache.
			$there       = (int) $wpdb->get_var( 'SELECT UNIX_TIMESTAMP()' );
			self::$ahead = $there > 0 ? $there - time() : 0;
		}
		return time() + self::$ahead;
	}
}
