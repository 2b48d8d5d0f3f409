<?php
/**
 * The number of unread responses.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Kept in an option that other plugins use too (docs/server-contract.md B.28), since counting reads every answer. It
 * is changed by increments, in the transaction that changes the responses it counts, and read past
 * every cache: whenever a process dies, the number is right. Changes of other plugins, which
 * know nothing of it, are counted every hour.
 */
final class Unread_Count {

	const OPTION = 'jetpack_feedback_unread_count';

	/** Condition of the responses that are counted. */
	const COUNTED = "post_type = 'feedback' AND post_status = 'publish' AND comment_status = 'open'";

	/**
	 * Unread responses in the inbox.
	 *
	 * @return int
	 */
	public static function get() {
		$count = self::stored();
		return is_numeric( $count ) ? max( 0, (int) $count ) : self::recount();
	}

	/**
	 * Makes sure that there is a number to change. Called before a transaction begins.
	 */
	public static function prepare() {
		if ( ! is_numeric( self::stored() ) ) {
			self::recount();
		}
	}

	/**
	 * Changes a response and the number together, or neither.
	 *
	 * @param int      $id     Response.
	 * @param callable $change Changes it.
	 * @return mixed What it returns.
	 */
	public static function during( $id, callable $change ) {
		global $wpdb;
		self::prepare();
		$wpdb->query( 'START TRANSACTION' );
		try {
			// Changes nothing, and makes everybody else who changes this response wait.
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_type = post_type WHERE ID = %d", $id ) );
			$before = self::of( $id );
			$result = $change();
			self::change( self::of( $id ) - $before );
			$wpdb->query( 'COMMIT' );
		} catch ( \Throwable $error ) {
			$wpdb->query( 'ROLLBACK' );
			clean_post_cache( $id );
			throw $error;
		}
		self::forget();
		return $result;
	}

	/**
	 * Changes the number; part of the transaction of whoever calls it, who then calls forget().
	 *
	 * @param int $by How much.
	 */
	public static function change( $by ) {
		global $wpdb;
		if ( 0 !== $by ) {
			// update_option() would lose increments of others.
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = option_value + %d WHERE option_name = %s", $by, self::OPTION ) );
		}
	}

	/**
	 * Drops what caches say of the number, for plugins that read it as an option.
	 */
	public static function forget() {
		wp_cache_delete( self::OPTION, 'options' );
		$all = wp_cache_get( 'alloptions', 'options' );
		if ( is_array( $all ) && isset( $all[ self::OPTION ] ) ) {
			wp_cache_delete( 'alloptions', 'options' );
		}
	}

	/**
	 * What a response adds to the number, as the database has it.
	 *
	 * @param int $id Response.
	 * @return int
	 */
	public static function of( $id ) {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID = %d AND " . self::COUNTED, $id ) ); // phpcs:ignore WordPress.DB -- past the cache; the condition is a constant.
	}

	/**
	 * Counts anew. A number that changes meanwhile is left to the next time: it is newer than the count.
	 *
	 * @return int
	 */
	public static function recount() {
		global $wpdb;
		// phpcs:disable WordPress.DB -- no function counts by comment status; the condition is a constant.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) SELECT %s, COUNT(*), 'off' FROM {$wpdb->posts} WHERE " . self::COUNTED, self::OPTION ) );
		$before = self::stored();
		$count  = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE " . self::COUNTED );
		if ( (string) $count !== $before ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %d WHERE option_name = %s AND option_value = %s", $count, self::OPTION, (string) $before ) );
		}
		// phpcs:enable
		wp_cache_delete( 'notoptions', 'options' );
		self::forget();
		$now = self::stored();
		return is_numeric( $now ) ? max( 0, (int) $now ) : $count;
	}

	/**
	 * The number as it is stored.
	 *
	 * @return string|null
	 */
	private static function stored() {
		global $wpdb;
		// Past the caches.
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION ) );
	}
}
