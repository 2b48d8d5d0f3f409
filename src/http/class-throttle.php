<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Limits how often a client may do something within a time window (docs/server-contract.md 0.9). The counters are in a database
 * table, which all web servers of a site share, which counts concurrent requests exactly, and which stores the end of the window
 * with the count. An object cache guarantees none of this.
 */
final class Throttle {

	/** Maximum number of expired counters deleted at once. */
	const CLEANUP_LIMIT = 1000;

	/**
	 * Counts one action, unless the limit is reached.
	 *
	 * @param string $bucket Name of the counted action, such as `redirect`.
	 * @param int    $limit  Actions allowed within the window.
	 * @param int    $window Length of the window in seconds; it begins with the first action.
	 * @param string $who    Key of the acting person, such as `user-7`; '' for the client's address.
	 * @param bool   $is_new Whether this is probably the first action of the window; saves a query if it is.
	 * @return true|\WP_Error Error 429 with the time to wait.
	 */
	public static function hit( string $bucket, $limit, $window, string $who = '', bool $is_new = false ) {
		// Administrators are never locked out of their own site.
		if ( current_user_can( 'manage_options' ) ) {
			return true;
		}
		$name = $bucket . '|' . ( '' === $who ? Client_Ip::key() : $who );
		if ( $is_new && $limit > 0 && 1 === self::insert( md5( $name ), time(), $window ) ) {
			self::clean_up_sometimes();
			return true;
		}
		return self::count( $name, $limit, $window );
	}

	/**
	 * Subtracts an action that hit() counted.
	 *
	 * @param string $bucket As hit().
	 * @param string $who    As hit().
	 */
	public static function uncount( string $bucket, string $who = '' ): void {
		global $wpdb;
		if ( current_user_can( 'manage_options' ) ) {
			return;
		}
		$key   = md5( $bucket . '|' . ( '' === $who ? Client_Ip::key() : $who ) );
		$table = Tables::name( 'throttle' );
		self::write( $wpdb->prepare( "UPDATE `$table` SET n = n - 1 WHERE k = x'$key' AND reset_at > %d AND n > 0", time() ) ); // phpcs:ignore WordPress.DB -- own table; the key is an md5 sum.
	}

	/**
	 * Whether the client has reached a limit. Counts nothing; for limits on failed attempts only.
	 *
	 * @param string $bucket As hit().
	 * @param int    $limit  As hit().
	 */
	public static function is_reached( string $bucket, int $limit ): bool {
		global $wpdb;
		$key   = md5( $bucket . '|' . Client_Ip::key() );
		$table = Tables::name( 'throttle' );
		// phpcs:ignore WordPress.DB -- own table; the key is an md5 sum.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT n FROM `$table` WHERE k = x'$key' AND reset_at > %d", time() ) ) >= $limit;
	}

	/**
	 * Counts one action against a limit for the whole site, including administrators, such as that of an external service.
	 *
	 * @param string $bucket Name of the counted action, such as `geocode`.
	 * @param int    $limit  Actions allowed within the window.
	 * @param int    $window Length of the window in seconds. Times are whole seconds, so it can be up to a second shorter.
	 * @return true|\WP_Error Error 429 with the time to wait.
	 */
	public static function hit_site( string $bucket, $limit, $window ) {
		return self::count( $bucket . '|site', $limit, $window );
	}

	/**
	 * Counts one action under the name of a counter.
	 *
	 * @param string $name   Action and person.
	 * @param int    $limit  Actions allowed within the window.
	 * @param int    $window Seconds.
	 * @return true|\WP_Error
	 */
	private static function count( string $name, $limit, $window ) {
		global $wpdb;
		$key = md5( $name );
		$now = time();
		if ( self::increment( $key, $limit, $now, $window ) ) {
			return true;
		}
		// No row yet, or the limit is reached.
		$begun = $limit > 0 ? self::insert( $key, $now, $window ) : 0;
		if ( false === $begun ) {
			// The table may be missing (a site added to a network, a restored backup).
			Tables::create();
			$begun = self::insert( $key, $now, $window );
		}
		if ( 0 !== $begun ) {
			self::clean_up_sometimes();
			// If this insert fails, too, the database cannot be written: nobody is blocked.
			return true;
		}
		// Another request may have started the window in the meantime.
		if ( self::increment( $key, $limit, $now, $window ) ) {
			return true;
		}
		$table = Tables::name( 'throttle' );
		// phpcs:ignore WordPress.DB -- own table.
		$end = (int) $wpdb->get_var( "SELECT reset_at FROM `$table` WHERE k = x'$key'" );
		return Errors::rate_limited( ( $end ? $end : $now + $window ) - $now );
	}

	/**
	 * Adds one to a counter, if the limit is not reached. If its window is over, a new one begins. An end more than two windows away was
	 * written by a server with a wrong clock, and counts as over.
	 *
	 * A single UPDATE checks and counts, so that concurrent requests cannot exceed the limit. INSERT … ON DUPLICATE KEY UPDATE is not
	 * used, because the SQLite drop-in does not support its conditions. MySQL assigns from left to right, so `n` comes before
	 * `reset_at`, whose old value it depends on.
	 *
	 * @param string $key    Key of the counter, hexadecimal.
	 * @param int    $limit  Actions allowed.
	 * @param int    $now    Unix time.
	 * @param int    $window Seconds.
	 * @return bool Whether the action was counted.
	 */
	private static function increment( string $key, $limit, int $now, $window ): bool {
		global $wpdb;
		if ( $limit <= 0 ) {
			return false;
		}
		$table = Tables::name( 'throttle' );
		$over  = $wpdb->prepare( '(reset_at <= %d OR reset_at > %d)', $now, $now + 2 * $window );
		$sql   = "UPDATE `$table` SET n = CASE WHEN $over THEN 1 ELSE n + 1 END, reset_at = CASE WHEN $over THEN %d ELSE reset_at END WHERE k = x'$key' AND ($over OR n < %d)";
		return 1 === self::write( $wpdb->prepare( $sql, $now + $window, $limit ) ); // phpcs:ignore WordPress.DB -- own table; the key is an md5 sum.
	}

	/**
	 * Creates a counter with one action, unless it exists. Only one of several concurrent requests succeeds.
	 *
	 * @param string $key    Key of the counter, hexadecimal.
	 * @param int    $now    Unix time.
	 * @param int    $window Seconds.
	 * @return int|false 1 if it was created, 0 if it exists, false if the query fails.
	 */
	private static function insert( string $key, int $now, $window ) {
		global $wpdb;
		$table = Tables::name( 'throttle' );
		return self::write( $wpdb->prepare( "INSERT IGNORE INTO `$table` (k, n, reset_at) VALUES (x'$key', 1, %d)", $now + $window ) ); // phpcs:ignore WordPress.DB -- own table; the key is an md5 sum.
	}

	/**
	 * Runs a statement without reporting errors, because the table may be missing.
	 *
	 * @param string $sql Prepared statement.
	 * @return int|false Number of changed rows; false if the query fails.
	 */
	private static function write( $sql ) {
		global $wpdb;
		$silent = $wpdb->suppress_errors();
		$done   = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- prepared by the callers.
		$wpdb->suppress_errors( $silent );
		return $done;
	}

	/** Deletes expired counters for one in a hundred new counters. */
	private static function clean_up_sometimes(): void {
		if ( 0 === wp_rand( 0, 99 ) ) {
			self::clean_up( time() );
		}
	}

	/**
	 * Deletes some expired counters; only some, because a visitor waits for it. They are selected first, because SQLite does not support
	 * DELETE with LIMIT.
	 *
	 * @param int $now Unix time.
	 */
	public static function clean_up( int $now ): void {
		global $wpdb;
		$table = Tables::name( 'throttle' );
		// phpcs:disable WordPress.DB -- own table; the keys are hexadecimal.
		$keys = $wpdb->get_col( $wpdb->prepare( "SELECT HEX(k) FROM `$table` WHERE reset_at <= %d ORDER BY reset_at LIMIT %d", $now, self::CLEANUP_LIMIT ) );
		if ( $keys ) {
			// A new window may have started in the meantime.
			$wpdb->query( $wpdb->prepare( "DELETE FROM `$table` WHERE k IN (x'" . implode( "', x'", $keys ) . "') AND reset_at <= %d", $now ) );
		}
		// phpcs:enable
	}
}
