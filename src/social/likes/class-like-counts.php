<?php
/**
 * How many like a post.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * One row with a number for each post that was ever liked: a page reads it by its key, whether there are ten likes or
 * a hundred thousand. A table of its own, as post meta lets two requests write a first row each.
 */
final class Like_Counts {

	/** Posts looked at in one step of the recount. */
	const STEP = 500;

	/**
	 * Numbers this request has read, by post.
	 *
	 * @var array<int, int>
	 */
	private static $known = array();

	/**
	 * The number of a post, for a page: those of all posts of the page's query are read at once.
	 *
	 * @param int $post_id Post.
	 * @return int
	 */
	public static function on_page( $post_id ) {
		if ( ! isset( self::$known[ $post_id ] ) ) {
			$query   = isset( $GLOBALS['wp_query'] ) ? $GLOBALS['wp_query'] : null;
			$listed  = $query instanceof \WP_Query && is_array( $query->posts ) ? wp_list_pluck( $query->posts, 'ID' ) : array();
			$wanted  = array_unique( array_map( 'intval', array_merge( array( $post_id ), $listed ) ) );
			$unknown = array_slice( array_diff( $wanted, array_keys( self::$known ) ), 0, 200 );
			foreach ( $unknown as $id ) {
				self::$known[ $id ] = 0;
			}
			foreach ( Sql::rows( 'like_counts', 'SELECT post_id, n FROM {table} WHERE post_id IN (' . implode( ',', $unknown ) . ')' ) as $row ) {
				self::$known[ (int) $row['post_id'] ] = max( 0, (int) $row['n'] );
			}
		}
		return self::$known[ $post_id ];
	}

	/**
	 * The number of a post as it is now.
	 *
	 * @param int $post_id Post.
	 * @return int
	 */
	public static function now( $post_id ) {
		unset( self::$known[ $post_id ] );
		return self::on_page( $post_id );
	}

	/**
	 * Makes a post's row. Not in the transaction that counts: two that both find none would wait for each other.
	 *
	 * @param int $post_id Post.
	 */
	public static function ensure( $post_id ) {
		$row = array(
			'post_id' => (int) $post_id,
			'n'       => 0,
		);
		Sql::insert( 'like_counts', array( $row ) );
	}

	/**
	 * Adds to the number of a post, in the transaction that changes its likes.
	 *
	 * @param int $post_id    Post.
	 * @param int $difference What to add; may be negative.
	 */
	public static function change( $post_id, $difference ) {
		global $wpdb;
		if ( 0 !== $difference ) {
			Sql::run( 'like_counts', $wpdb->prepare( 'UPDATE {table} SET n = n + %d WHERE post_id = %d', $difference, $post_id ) );
		}
		unset( self::$known[ $post_id ] );
	}

	/**
	 * Counts anew where the number is wrong: after a backup was restored in part, or rows were changed by hand.
	 *
	 * @return int Numbers put right.
	 */
	public static function recount() {
		global $wpdb;
		$fixed = 0;
		$last  = 0;
		do {
			$likes = Sql::rows( 'likes', $wpdb->prepare( 'SELECT post_id, COUNT(*) AS n FROM {table} WHERE post_id > %d GROUP BY post_id ORDER BY post_id LIMIT %d', $last, self::STEP ) );
			$more  = self::STEP === count( $likes );
			$end   = $more ? (int) end( $likes )['post_id'] : PHP_INT_MAX;
			$real  = array_map( 'intval', array_column( $likes, 'n', 'post_id' ) );
			$rows  = Sql::rows( 'like_counts', $wpdb->prepare( 'SELECT post_id, n FROM {table} WHERE post_id > %d AND post_id <= %d', $last, $end ) );
			$kept  = array_map( 'intval', array_column( $rows, 'n', 'post_id' ) );
			foreach ( array_keys( $real + $kept ) as $post_id ) {
				if ( ! isset( $kept[ $post_id ] ) || ( isset( $real[ $post_id ] ) ? $real[ $post_id ] : 0 ) !== $kept[ $post_id ] ) {
					self::recount_post( $post_id );
					++$fixed;
				}
			}
			$last = $end;
		} while ( $more );
		return $fixed;
	}

	/**
	 * Counts one post's likes while nobody can add one.
	 *
	 * @param int $post_id Post.
	 */
	private static function recount_post( $post_id ) {
		global $wpdb;
		self::ensure( $post_id );
		Transaction::run(
			static function () use ( $wpdb, $post_id ) {
				// Holds the row: a like that comes now waits, and is added to the new number.
				Sql::run( 'like_counts', $wpdb->prepare( 'UPDATE {table} SET n = n + 0 WHERE post_id = %d', $post_id ) );
				$row = Sql::row( 'likes', $wpdb->prepare( 'SELECT COUNT(*) AS n FROM {table} WHERE post_id = %d', $post_id ) );
				Sql::update( 'like_counts', array( 'n' => (int) $row['n'] ), $wpdb->prepare( 'post_id = %d', $post_id ) );
			}
		);
		unset( self::$known[ $post_id ] );
	}
}
