<?php
namespace Mainstreet\Responses\Storage;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * The number of unread responses, in an option that other plugins use too (docs/server-contract.md B.28), because counting
 * reads every response.
 *
 * The number is incremented in the transaction that changes the responses, and read past every cache, so that it is right
 * whenever a process dies. Changes by other plugins are counted with the next hourly run if they were made through
 * WordPress, and once a day otherwise.
 */
final class Unread_Count {

	const OPTION = 'jetpack_feedback_unread_count';

	/** SQL condition of the responses that are counted. */
	const COUNTED = "post_type = 'feedback' AND post_status = 'publish' AND comment_status = 'open'";

	/** Counter with the time of the last count; 0 if the number may be wrong. */
	const COUNTED_AT = 'feedback_unread_counted_at';

	/** Whether the code that is changing responses changes the number too. */
	private static bool $is_counted = false;

	/** Returns the number of unread responses in the inbox. */
	public static function get(): int {
		$count = self::read_option();
		return is_numeric( $count ) ? max( 0, (int) $count ) : self::recount();
	}

	/** Makes sure that the option exists. Called before a transaction begins. */
	public static function prepare(): void {
		if ( ! is_numeric( self::read_option() ) ) {
			self::recount();
		}
	}

	/**
	 * Changes responses and the number in one transaction.
	 *
	 * @param int|int[] $ids    One response, or several.
	 * @param callable  $change Changes the responses. May be called several times.
	 * @return mixed Result of the function.
	 * @throws \Throwable Transaction_Lost if the database fails; any error of the function.
	 */
	public static function change_with( $ids, callable $change ) {
		self::prepare();
		$is_again = false;
		try {
			$result = Transaction::run(
				static function () use ( $ids, $change, &$is_again ) {
					global $wpdb;
					// Changes nothing, but locks the rows.
					$wpdb->query( "UPDATE {$wpdb->posts} SET post_type = post_type WHERE ID IN (" . self::to_id_list( $ids ) . ')' ); // phpcs:ignore WordPress.DB -- numbers.
					if ( $is_again ) {
						array_map( 'clean_post_cache', (array) $ids );
					}
					$is_again = true;
					$before   = self::count( $ids );
					$result   = self::without_invalidation( $change );
					self::change( self::count( $ids ) - $before );
					self::update_index( (array) $ids );
					return $result;
				}
			);
		} catch ( \Throwable $error ) {
			array_map( 'clean_post_cache', (array) $ids );
			throw $error;
		}
		self::flush_cache();
		return $result;
	}

	/**
	 * Changes the number within the transaction of the caller, who calls flush_cache() after it.
	 *
	 * @param int $by Increment.
	 */
	public static function change( int $by ): void {
		global $wpdb;
		if ( 0 !== $by ) {
			// update_option() would lose increments of other processes.
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = option_value + %d WHERE option_name = %s", $by, self::OPTION ) );
		}
	}

	/** Deletes the cached number, for plugins that read the option. */
	public static function flush_cache(): void {
		wp_cache_delete( self::OPTION, 'options' );
		$all = wp_cache_get( 'alloptions', 'options' );
		if ( is_array( $all ) && isset( $all[ self::OPTION ] ) ) {
			wp_cache_delete( 'alloptions', 'options' );
		}
	}

	/**
	 * Counts the unread ones of some responses, past the caches.
	 *
	 * @param int|int[] $ids One response, or several.
	 */
	public static function count( $ids ): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID IN (" . self::to_id_list( $ids ) . ') AND ' . self::COUNTED ); // phpcs:ignore WordPress.DB -- past the cache; numbers, and a constant.
	}

	/**
	 * Lists ids for a statement.
	 *
	 * @param int|int[] $ids One response, or several.
	 */
	private static function to_id_list( $ids ): string {
		return implode( ', ', array_map( 'intval', (array) $ids ) );
	}

	/**
	 * Notes that another plugin stored, changed or deleted a response, so that the number may be wrong.
	 *
	 * @param int $post_id Response.
	 */
	public static function invalidate( $post_id ): void {
		if ( ! self::$is_counted && is_numeric( $post_id ) && $post_id ) {
			Counters::set( self::COUNTED_AT, 0 );
			self::update_index( array( (int) $post_id ) );
		}
	}

	/** Updates the unread state in the index, within the transaction of the caller. */
	public static function update_index( array $ids ): void {
		global $wpdb;
		$table = Tables::name( 'feedback_idx' );
		// Right after an update of the plugin the column may be missing. Adding it here would end the transaction.
		$silent = $wpdb->suppress_errors();
		$wpdb->query( "UPDATE `$table` SET unread = ( SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID = `$table`.post_id AND " . self::COUNTED . ' ) WHERE post_id IN (' . self::to_id_list( $ids ) . ')' ); // phpcs:ignore WordPress.DB -- own table; numbers, and a constant.
		$wpdb->suppress_errors( $silent );
	}

	/** Corrects the index for responses that were changed directly in the database. */
	private static function correct_index(): void {
		global $wpdb;
		Sql::run( 'feedback_idx', "UPDATE {table} SET unread = 0 WHERE unread = 1 AND post_id > 0 AND NOT EXISTS ( SELECT 1 FROM {$wpdb->posts} WHERE ID = {table}.post_id AND " . self::COUNTED . ' )' );
		Sql::run( 'feedback_idx', "UPDATE {table} SET unread = 1 WHERE unread = 0 AND post_id IN ( SELECT ID FROM {$wpdb->posts} WHERE " . self::COUNTED . ' )' );
	}

	/**
	 * Changes responses without invalidate(), because the caller changes the number.
	 *
	 * @return mixed Result of the function.
	 */
	public static function without_invalidation( callable $change ) {
		self::$is_counted = true;
		try {
			return $change();
		} finally {
			self::$is_counted = false;
		}
	}

	/** Counts again if the number may be wrong, and once a day. */
	public static function recount_if_doubtful(): void {
		if ( Counters::get( self::COUNTED_AT ) > time() - DAY_IN_SECONDS ) {
			return;
		}
		// Before the count: changes made meanwhile are counted by the next run.
		Counters::set( self::COUNTED_AT, time() );
		self::correct_index();
		self::recount();
	}

	/** Counts again. A number that changes meanwhile is kept: it is newer than the count. */
	public static function recount(): int {
		global $wpdb;
		// phpcs:disable WordPress.DB -- no function counts by comment status; the condition is a constant.
		$before = self::read_option();
		if ( null === $before ) {
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) SELECT %s, COUNT(*), 'off' FROM {$wpdb->posts} WHERE " . self::COUNTED, self::OPTION ) );
			$before = self::read_option();
		}
		$count = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE " . self::COUNTED );
		if ( (string) $count !== $before ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %d WHERE option_name = %s AND option_value = %s", $count, self::OPTION, (string) $before ) );
		}
		// phpcs:enable
		wp_cache_delete( 'notoptions', 'options' );
		self::flush_cache();
		$now = self::read_option();
		return is_numeric( $now ) ? max( 0, (int) $now ) : $count;
	}

	/** Reads the stored number, past the caches. */
	private static function read_option(): ?string {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION ) );
	}
}
