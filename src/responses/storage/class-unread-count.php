<?php
namespace Mainstreet\Responses\Storage;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Kept in an option that other plugins use too (docs/server-contract.md B.28), since counting reads every answer. It
 * is changed by increments, in the transaction that changes the responses it counts, and read past
 * every cache: whenever a process dies, the number is right. Other plugins know nothing of it: the hour after they changed
 * a response through WordPress it is counted anew, and every day for what they changed in the database.
 */
final class Unread_Count {

	const OPTION = 'jetpack_feedback_unread_count';

	/** Condition of the responses that are counted. */
	const COUNTED = "post_type = 'feedback' AND post_status = 'publish' AND comment_status = 'open'";

	/** Counter with the time of the last count; 0 when the number may be wrong. */
	const COUNTED_AT = 'feedback_unread_counted_at';

	/**
	 * Whether whoever changes responses now changes the number, too.
	 *
	 * @var bool
	 */
	private static $is_counted = false;

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
	 * Changes responses and the number together, or neither.
	 *
	 * @param int|int[] $ids    One response, or some.
	 * @param callable  $change Changes them. It may be called several times.
	 * @return mixed What it returns.
	 * @throws \Throwable Transaction_Lost when the database can't do it; whatever the function throws.
	 */
	public static function during( $ids, callable $change ) {
		self::prepare();
		$is_again = false;
		try {
			$result = Transaction::run(
				static function () use ( $ids, $change, &$is_again ) {
					global $wpdb;
					// Changes nothing, and makes everybody else who changes these responses wait.
					$wpdb->query( "UPDATE {$wpdb->posts} SET post_type = post_type WHERE ID IN (" . self::list( $ids ) . ')' ); // phpcs:ignore WordPress.DB -- numbers.
					if ( $is_again ) {
						array_map( 'clean_post_cache', (array) $ids );
					}
					$is_again = true;
					$before   = self::of( $ids );
					$result   = self::without_doubt( $change );
					self::change( self::of( $ids ) - $before );
					self::index( (array) $ids );
					return $result;
				}
			);
		} catch ( \Throwable $error ) {
			array_map( 'clean_post_cache', (array) $ids );
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
	 * What responses add to the number, as the database has it.
	 *
	 * @param int|int[] $ids One response, or some.
	 * @return int
	 */
	public static function of( $ids ) {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID IN (" . self::list( $ids ) . ') AND ' . self::COUNTED ); // phpcs:ignore WordPress.DB -- past the cache; numbers, and a constant.
	}

	/**
	 * Numbers in a statement.
	 *
	 * @param int|int[] $ids One response, or some.
	 * @return string
	 */
	private static function list( $ids ) {
		return implode( ', ', array_map( 'intval', (array) $ids ) );
	}

	/**
	 * Another plugin stored, changed or deleted a response: the number may be wrong.
	 *
	 * @param int $post_id Response.
	 */
	public static function doubt( $post_id ) {
		if ( ! self::$is_counted && $post_id ) {
			Counters::set( self::COUNTED_AT, 0 );
			self::index( array( $post_id ) );
		}
	}

	/**
	 * Writes into the index which responses are unread; part of the transaction of whoever changes them.
	 *
	 * @param int[] $ids Responses.
	 */
	public static function index( array $ids ) {
		global $wpdb;
		$table = Tables::name( 'feedback_idx' );
		// Right after an update the column may be missing; adding it here would end the transaction.
		$silent = $wpdb->suppress_errors();
		$wpdb->query( "UPDATE `$table` SET unread = ( SELECT COUNT(*) FROM {$wpdb->posts} WHERE ID = `$table`.post_id AND " . self::COUNTED . ' ) WHERE post_id IN (' . self::list( $ids ) . ')' ); // phpcs:ignore WordPress.DB -- own table; numbers, and a constant.
		$wpdb->suppress_errors( $silent );
	}

	/**
	 * Corrects the index where responses were changed in the database alone.
	 */
	private static function index_changed() {
		global $wpdb;
		Sql::run( 'feedback_idx', "UPDATE {table} SET unread = 0 WHERE unread = 1 AND post_id > 0 AND NOT EXISTS ( SELECT 1 FROM {$wpdb->posts} WHERE ID = {table}.post_id AND " . self::COUNTED . ' )' );
		Sql::run( 'feedback_idx', "UPDATE {table} SET unread = 1 WHERE unread = 0 AND post_id IN ( SELECT ID FROM {$wpdb->posts} WHERE " . self::COUNTED . ' )' );
	}

	/**
	 * Changes responses without doubt(): the caller changes the number.
	 *
	 * @param callable $change Changes them.
	 * @return mixed What it returns.
	 */
	public static function without_doubt( callable $change ) {
		self::$is_counted = true;
		try {
			return $change();
		} finally {
			self::$is_counted = false;
		}
	}

	/**
	 * Counts anew where the number may be wrong, and once a day.
	 */
	public static function recount_if_doubtful() {
		if ( Counters::get( self::COUNTED_AT ) > time() - DAY_IN_SECONDS ) {
			return;
		}
		// Before the count: what changes meanwhile is counted the next time.
		Counters::set( self::COUNTED_AT, time() );
		self::index_changed();
		self::recount();
	}

	/**
	 * Counts anew. A number that changes meanwhile is left to the next time: it is newer than the count.
	 *
	 * @return int
	 */
	public static function recount() {
		global $wpdb;
		// phpcs:disable WordPress.DB -- no function counts by comment status; the condition is a constant.
		$before = self::stored();
		if ( null === $before ) {
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) SELECT %s, COUNT(*), 'off' FROM {$wpdb->posts} WHERE " . self::COUNTED, self::OPTION ) );
			$before = self::stored();
		}
		$count = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE " . self::COUNTED );
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
