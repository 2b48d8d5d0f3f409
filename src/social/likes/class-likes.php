<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Post_Types;

defined( 'ABSPATH' ) || exit;

/**
 * The table of likes. A like and the post's number change together or not at all; the primary key lets
 * nobody like a post twice, whatever comes at once.
 */
final class Likes {

	/** Deleted in one step at most. */
	const STEP = 50;

	/**
	 * Whether somebody likes a post.
	 *
	 * @param int   $post_id Post.
	 * @param Liker $liker   Who.
	 * @return bool
	 */
	public static function has( $post_id, Liker $liker ) {
		global $wpdb;
		$actors = $liker->actors();
		return $actors && null !== Sql::row( 'likes', $wpdb->prepare( 'SELECT user_id FROM {table} WHERE post_id = %d', $post_id ) . ' AND actor IN (' . self::sql( $actors ) . ') LIMIT 1' );
	}

	/**
	 * Somebody likes a post. Who is logged in now and liked it in this browser before keeps one like.
	 *
	 * @param int   $post_id Post.
	 * @param Liker $liker   Who.
	 * @return int Likes more than before: 1, or 0 for who liked it already.
	 * @throws \Throwable When the database can't do it.
	 */
	public static function add( $post_id, Liker $liker ) {
		$actors = $liker->actors();
		$row    = array(
			'post_id' => (int) $post_id,
			'actor'   => array( (string) array_shift( $actors ) ),
			'user_id' => $liker->user_id() ? $liker->user_id() : null,
			'at'      => time(),
		);
		Like_Counts::ensure( $post_id );
		return Transaction::run(
			static function () use ( $post_id, $row, $actors ) {
				$difference = Sql::insert( 'likes', array( $row ) ) - self::delete( $post_id, $actors );
				Like_Counts::change( $post_id, $difference );
				return $difference;
			}
		);
	}

	/**
	 * Somebody likes a post no longer.
	 *
	 * @param int      $post_id Post.
	 * @param string[] $actors  Who: sums, as Liker::actors() has them.
	 * @return int Likes removed.
	 * @throws \Throwable When the database can't do it.
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
	 * Likes of a user, some at a time.
	 *
	 * @param int $user_id User.
	 * @param int $from    How many to leave out.
	 * @return array[] At most STEP, oldest posts first: `post_id`, `actor` (hexadecimal), `at` (Unix time).
	 */
	public static function of_user( $user_id, $from = 0 ) {
		global $wpdb;
		// A user who is none has number 0, visitors have none at all.
		return $user_id ? Sql::rows( 'likes', $wpdb->prepare( 'SELECT post_id, HEX(actor) AS actor, at FROM {table} WHERE user_id = %d ORDER BY post_id LIMIT %d OFFSET %d', $user_id, self::STEP, $from ) ) : array();
	}

	/**
	 * A post was deleted.
	 *
	 * @param int           $post_id Post.
	 * @param \WP_Post|null $post    The same.
	 */
	public static function post_deleted( $post_id, $post = null ) {
		if ( Post_Types::is_internal( $post ) ) {
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
	 * @param string[] $actors  Sums; none deletes nothing.
	 * @return int Rows deleted.
	 */
	private static function delete( $post_id, array $actors ) {
		global $wpdb;
		return $actors ? Sql::run( 'likes', $wpdb->prepare( 'DELETE FROM {table} WHERE post_id = %d', $post_id ) . ' AND actor IN (' . self::sql( $actors ) . ')' ) : 0;
	}

	/**
	 * Sums in a statement.
	 *
	 * @param string[] $actors Sums.
	 * @return string
	 */
	private static function sql( array $actors ) {
		return implode(
			', ',
			array_map(
				static function ( $actor ) {
					return Sql::value( array( $actor ) );
				},
				$actors
			)
		);
	}
}
