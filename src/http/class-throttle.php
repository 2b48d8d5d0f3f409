<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what a client does within a span of time (docs/server-contract.md 0.9), in a table of our own: the
 * one place all web servers of a site share, that counts exactly when requests arrive at the same
 * moment, and that keeps the end of a span with its number. An object cache promises none of it.
 */
final class Throttle {

	/** Expired counters that are deleted at once. */
	const CLEANED = 1000;

	/**
	 * Counts one action, unless the limit is reached.
	 *
	 * @param string $bucket What is counted, such as `redirect`.
	 * @param int    $limit  Actions allowed within the span.
	 * @param int    $window Length of the span in seconds; it begins with the first action.
	 * @param string $who    Who acts, such as `user-7`; '' for the client's address.
	 * @param bool   $is_new Whether it is probably the first action of the span: then one statement is enough.
	 * @return true|\WP_Error Error 429 with the time to wait.
	 */
	public static function hit( string $bucket, $limit, $window, string $who = '', bool $is_new = false ) {
		// An administrator is never locked out of the own site.
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
	 * Takes back an action that hit() counted.
	 *
	 * @param string $bucket What was counted.
	 * @param string $who    Who acted; '' for the client's address.
	 */
	public static function give_back( string $bucket, string $who = '' ): void {
		global $wpdb;
		if ( current_user_can( 'manage_options' ) ) {
			return;
		}
		$key   = md5( $bucket . '|' . ( '' === $who ? Client_Ip::key() : $who ) );
		$table = Tables::name( 'throttle' );
		self::write( $wpdb->prepare( "UPDATE `$table` SET n = n - 1 WHERE k = x'$key' AND reset_at > %d AND n > 0", time() ) ); // phpcs:ignore WordPress.DB -- own table; the key is an md5 sum.
	}

	/**
	 * Whether a limit is reached, without counting: where only what goes wrong is counted.
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
	 * Counts one action against a limit that binds the whole site, administrators too: what an
	 * outside server allows.
	 *
	 * @param string $bucket What is counted, such as `geocode`.
	 * @param int    $limit  Actions allowed within the span.
	 * @param int    $window Length of the span in whole seconds; the first of them may be a part of one.
	 * @return true|\WP_Error Error 429 with the time to wait.
	 */
	public static function hit_site( string $bucket, $limit, $window ) {
		return self::count( $bucket . '|site', $limit, $window );
	}

	/**
	 * Counts one action of a name.
	 *
	 * @param string $name   What is counted, and for whom.
	 * @param int    $limit  Actions allowed within the span.
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
			// The table is not there (a site added to a network, a restored backup).
			Tables::create();
			$begun = self::insert( $key, $now, $window );
		}
		if ( 0 !== $begun ) {
			self::clean_up_sometimes();
			// Not even now: a database that can't be written refuses nobody.
			return true;
		}
		// Another request may have begun the span since.
		if ( self::increment( $key, $limit, $now, $window ) ) {
			return true;
		}
		$table = Tables::name( 'throttle' );
		// phpcs:ignore WordPress.DB -- own table.
		$end = (int) $wpdb->get_var( "SELECT reset_at FROM `$table` WHERE k = x'$key'" );
		return Errors::rate_limited( ( $end ? $end : $now + $window ) - $now );
	}

	/**
	 * Adds one to a counter, if the limit is not reached; where its span is over, a new one begins. An end further
	 * away than the span is long was written by a server whose clock was wrong.
	 *
	 * One statement both asks and counts, so that two requests can't take the same place. It is not INSERT … ON DUPLICATE
	 * KEY UPDATE, whose conditions the SQLite drop-in does not carry over. MySQL assigns from left to right, so `n` comes
	 * first: it still sees the old end.
	 *
	 * @param string $key    Key of the counter, hexadecimal.
	 * @param int    $limit  Actions allowed.
	 * @param int    $now    Unix time.
	 * @param int    $window Seconds.
	 * @return bool Whether it was added.
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
	 * Begins a counter with one action, unless there is one. Of several requests, each lets one through.
	 *
	 * @param string $key    Key of the counter, hexadecimal.
	 * @param int    $now    Unix time.
	 * @param int    $window Seconds.
	 * @return int|false 1 when this request began it, 0 when there is one, false when the table can't be written.
	 */
	private static function insert( string $key, int $now, $window ) {
		global $wpdb;
		$table = Tables::name( 'throttle' );
		return self::write( $wpdb->prepare( "INSERT IGNORE INTO `$table` (k, n, reset_at) VALUES (x'$key', 1, %d)", $now + $window ) ); // phpcs:ignore WordPress.DB -- own table; the key is an md5 sum.
	}

	/**
	 * Runs a statement whose failure is expected where the table is missing.
	 *
	 * @param string $sql Prepared statement.
	 * @return int|false Rows changed.
	 */
	private static function write( $sql ) {
		global $wpdb;
		$silent = $wpdb->suppress_errors();
		$done   = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- prepared by the callers.
		$wpdb->suppress_errors( $silent );
		return $done;
	}

	/** Deletes expired counters at one of a hundred that begin. */
	private static function clean_up_sometimes(): void {
		if ( 0 === wp_rand( 0, 99 ) ) {
			self::clean_up( time() );
		}
	}

	/**
	 * Deletes counters whose span is over, some at a time: a visitor waits for it. They are read first, as SQLite knows no
	 * DELETE with a limit.
	 *
	 * @param int $now Unix time.
	 */
	public static function clean_up( int $now ): void {
		global $wpdb;
		$table = Tables::name( 'throttle' );
		// phpcs:disable WordPress.DB -- own table; the keys are hexadecimal.
		$keys = $wpdb->get_col( $wpdb->prepare( "SELECT HEX(k) FROM `$table` WHERE reset_at <= %d ORDER BY reset_at LIMIT %d", $now, self::CLEANED ) );
		if ( $keys ) {
			// A span may have begun anew in between.
			$wpdb->query( $wpdb->prepare( "DELETE FROM `$table` WHERE k IN (x'" . implode( "', x'", $keys ) . "') AND reset_at <= %d", $now ) );
		}
		// phpcs:enable
	}
}
