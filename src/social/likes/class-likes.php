<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Post_Types;

defined( 'ABSPATH' ) || exit;

/**
 * The table of likes. A like and the post's number change together or not at all. The primary key prevents that
 * anybody likes a post twice, also in simultaneous requests.
 */
final class Likes {

	/** Maximum number of likes that are read or deleted at once. */
	const STEP = 50;

	/**
	 * Whether somebody likes a post.
	 *
	 * @param int   $post_id Post.
	 * @param Liker $liker   Who.
	 */
	public static function has( $post_id, Liker $liker ): bool {
		global $wpdb;
		$actors = $liker->hashes();
		return $actors && null !== Sql::row( 'likes', $wpdb->prepare( 'SELECT user_id FROM {table} WHERE post_id = %d', $post_id ) . ' AND actor IN (' . self::hashes_sql( $actors ) . ') LIMIT 1' );
	}

	/**
	 * Adds a like. A user who liked the post as a visitor in this browser before has one like.
	 *
	 * @return int Number of likes added: 1, or 0 for somebody who liked it already.
	 * @throws \Throwable When the database fails.
	 */
	public static function add( int $post_id, Liker $liker ) {
		$actors = $liker->hashes();
		$row    = array(
			'post_id' => (int) $post_id,
			'actor'   => array( (string) array_shift( $actors ) ),
			'user_id' => $liker->user_id() ? $liker->user_id() : null,
			'at'      => time(),
		);
		Like_Counts::insert_row( $post_id );
		return Transaction::run(
			static function () use ( $post_id, $row, $actors ) {
				$difference = Sql::insert( 'likes', array( $row ) ) - self::delete( $post_id, $actors );
				Like_Counts::change( $post_id, $difference );
				return $difference;
			}
		);
	}

	/**
	 * Removes a like.
	 *
	 * @param int      $post_id Post.
	 * @param string[] $actors  Hashes from Liker::hashes().
	 * @return int Number of likes removed.
	 * @throws \Throwable When the database fails.
	 */
	public static function remove( $post_id, array $actors ) {
		return Transaction::run(
			static function () use ( $post_id, $actors ) {
				$gone = self::delete( $post_id, $actors );
				Like_Counts::change( $post_id, -$gone );
				return $gone;
			}
		);
	}

	/**
	 * A page of a user's likes.
	 *
	 * @param int $user_id User.
	 * @param int $from    Number of likes to skip.
	 * @return array[] At most STEP, oldest posts first: `post_id`, `actor` (hexadecimal), `at` (Unix time).
	 */
	public static function find_by_user( $user_id, $from = 0 ): array {
		global $wpdb;
		// Without a user, the ID is 0; visitors have NULL.
		return $user_id ? Sql::rows( 'likes', $wpdb->prepare( 'SELECT post_id, HEX(actor) AS actor, at FROM {table} WHERE user_id = %d ORDER BY post_id LIMIT %d OFFSET %d', $user_id, self::STEP, $from ) ) : array();
	}

	/**
	 * Deletes what belongs to a post that is deleted.
	 *
	 * @param int           $post_id Post.
	 * @param \WP_Post|null $post    The post.
	 */
	public static function delete_for_post( $post_id, $post = null ): void {
		if ( ! is_numeric( $post_id ) || Post_Types::is_internal( $post ) ) {
			return;
		}
		global $wpdb;
		foreach ( array( 'likes', 'like_counts' ) as $table ) {
			Sql::run( $table, $wpdb->prepare( 'DELETE FROM {table} WHERE post_id = %d', $post_id ) );
		}
	}

	/**
	 * Deletes rows.
	 *
	 * @param int      $post_id Post.
	 * @param string[] $actors  Hashes; an empty list deletes nothing.
	 * @return int Number of rows deleted.
	 */
	private static function delete( $post_id, array $actors ): int {
		global $wpdb;
		return $actors ? Sql::run( 'likes', $wpdb->prepare( 'DELETE FROM {table} WHERE post_id = %d', $post_id ) . ' AND actor IN (' . self::hashes_sql( $actors ) . ')' ) : 0;
	}

	/**
	 * Hashes for a statement.
	 *
	 * @param string[] $actors Hashes.
	 */
	private static function hashes_sql( array $actors ): string {
		return implode( ', ', array_map( static fn( $actor ) => Sql::value( array( $actor ) ), $actors ) );
	}
}
