<?php
/**
 * Rate limits.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what a client does within a span of time (contract 0.9): in the object cache
 * where there is a shared one, else in a table of our own. The count is exact also when
 * requests arrive at the same moment.
 */
final class Throttle {

	/**
	 * Counts one action, unless the limit is reached.
	 *
	 * @param string $bucket What is counted, such as `redirect`.
	 * @param int    $limit  Actions allowed within the span.
	 * @param int    $window Length of the span in seconds; it begins with the first action.
	 * @param string $who    Who acts, such as `user-7`; '' for the client's address.
	 * @return true|\WP_Error Error 429 with the time to wait.
	 */
	public static function hit( $bucket, $limit, $window, $who = '' ) {
		// An administrator is never locked out of the own site.
		if ( current_user_can( 'manage_options' ) ) {
			return true;
		}
		$key = md5( $bucket . '|' . ( '' === $who ? Client::key() : $who ) );
		return wp_using_ext_object_cache()
			? self::count_in_cache( $key, $limit, $window )
			: self::count_in_table( $key, $limit, $window );
	}

	/**
	 * Counts in the shared object cache.
	 *
	 * @param string $key    Key of the counter.
	 * @param int    $limit  Actions allowed.
	 * @param int    $window Seconds.
	 * @return true|\WP_Error
	 */
	private static function count_in_cache( $key, $limit, $window ) {
		$now = time();
		// The end is part of what is stored, since caches don't tell how long an entry has left.
		wp_cache_add( $key . '_end', $now + $window, 'mainstreet', $window );
		wp_cache_add( $key, 0, 'mainstreet', $window );
		$count = wp_cache_incr( $key, 1, 'mainstreet' );
		if ( false === $count || $count <= $limit ) {
			return true;
		}
		return Errors::rate_limited( (int) wp_cache_get( $key . '_end', 'mainstreet' ) - $now );
	}

	/**
	 * Counts in the table.
	 *
	 * @param string $key    Key of the counter.
	 * @param int    $limit  Actions allowed.
	 * @param int    $window Seconds.
	 * @return true|\WP_Error
	 */
	private static function count_in_table( $key, $limit, $window ) {
		global $wpdb;
		$now = time();
		if ( self::increment( $key, $limit, $now ) ) {
			return true;
		}
		// No row yet, or its span is over, or the limit is reached. Starting anew changes nothing in the last case.
		if ( ! self::start( $key, $now, $window ) ) {
			// The table is not there (a site added to a network, a restored backup).
			Install::create_table();
			if ( ! self::start( $key, $now, $window ) ) {
				return true;
			}
		}
		if ( self::increment( $key, $limit, $now ) ) {
			self::sweep( $now );
			return true;
		}
		$table = Install::throttle_table();
		// phpcs:ignore WordPress.DB -- own table.
		$end = (int) $wpdb->get_var( "SELECT reset_at FROM `$table` WHERE k = x'$key'" );
		return Errors::rate_limited( $end - $now );
	}

	/**
	 * Adds one to a counter, if its span lasts and the limit is not reached.
	 *
	 * @param string $key   Key of the counter, hexadecimal.
	 * @param int    $limit Actions allowed.
	 * @param int    $now   Unix time.
	 * @return bool Whether it was added.
	 */
	private static function increment( $key, $limit, $now ) {
		global $wpdb;
		$table  = Install::throttle_table();
		$silent = $wpdb->suppress_errors();
		// One statement both asks and counts, so that two requests can't take the same place.
		// phpcs:ignore WordPress.DB -- own table; the key is an md5 sum.
		$added = $wpdb->query( $wpdb->prepare( "UPDATE `$table` SET n = n + 1 WHERE k = x'$key' AND reset_at > %d AND n < %d", $now, $limit ) );
		$wpdb->suppress_errors( $silent );
		return 1 === $added;
	}

	/**
	 * Begins a span, unless one lasts.
	 *
	 * @param string $key    Key of the counter, hexadecimal.
	 * @param int    $now    Unix time.
	 * @param int    $window Seconds.
	 * @return bool False when the table can't be written.
	 */
	private static function start( $key, $now, $window ) {
		global $wpdb;
		$table  = Install::throttle_table();
		$silent = $wpdb->suppress_errors();
		// n before reset_at: MySQL evaluates the assignments one after the other.
		$done = $wpdb->query(
			// phpcs:ignore WordPress.DB -- own table; the key is an md5 sum.
			$wpdb->prepare( "INSERT INTO `$table` (k, n, reset_at) VALUES (x'$key', 0, %d) ON DUPLICATE KEY UPDATE n = IF(reset_at <= %d, 0, n), reset_at = IF(reset_at <= %d, %d, reset_at)", $now + $window, $now, $now, $now + $window )
		);
		$wpdb->suppress_errors( $silent );
		return false !== $done;
	}

	/**
	 * Now and then drops counters whose span is over.
	 *
	 * @param int $now Unix time.
	 */
	private static function sweep( $now ) {
		global $wpdb;
		if ( 0 === wp_rand( 0, 99 ) ) {
			$table = Install::throttle_table();
			// phpcs:ignore WordPress.DB -- own table.
			$wpdb->query( $wpdb->prepare( "DELETE FROM `$table` WHERE reset_at <= %d", $now ) );
		}
	}
}
