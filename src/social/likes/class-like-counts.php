<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * One row with a number for each post that was ever liked: a page reads it by its key, whether there are ten likes or
 * a hundred thousand. A table of its own, as post meta lets two requests write a first row each.
 */
final class Like_Counts {

	/** Posts that are compared at once by the recount. */
	const STEP = 500;

	/** Event of the nightly recount. */
	const HOOK = 'mainstreet_likes_recount';

	/** Steps of one recount. */
	const STEPS = 200;

	/** Counter with the last post that the recount compared although its number had not changed. */
	const CURSOR = 'likes_recounted_post';

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
	 * It looks first, which waits for nobody. An INSERT that finds a row would wait for all who change that row: on a post that many
	 * like at once, each press would stand in line twice.
	 *
	 * @param int $post_id Post.
	 */
	public static function ensure( $post_id ) {
		global $wpdb;
		if ( null !== Sql::row( 'like_counts', $wpdb->prepare( 'SELECT n FROM {table} WHERE post_id = %d', $post_id ) ) ) {
			return;
		}
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
			Sql::run( 'like_counts', $wpdb->prepare( 'UPDATE {table} SET n = n + %d, changed = 1 WHERE post_id = %d', $difference, $post_id ) );
		}
		unset( self::$known[ $post_id ] );
	}

	/**
	 * Corrects wrong numbers. It compares the posts whose number changed since the last recount and, for backups that were restored in
	 * part and rows that were changed by hand, STEP others, beginning after those of the last time. As long as some of these are
	 * wrong, it goes on with the next ones.
	 *
	 * @return int Numbers corrected.
	 */
	public static function recount() {
		$fixed = 0;
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$posts = self::posts( 'like_counts', 'changed = 1' );
			if ( ! $posts ) {
				break;
			}
			// Before the likes are counted: one that comes meanwhile is compared the next time.
			Sql::update( 'like_counts', array( 'changed' => 0 ), 'post_id IN (' . implode( ',', $posts ) . ')' );
			$fixed += self::correct( $posts );
		}
		$last = Counters::get( self::CURSOR );
		for ( ; $step < self::STEPS; $step++ ) {
			$posts  = self::posts_after( $last );
			$wrong  = self::correct( $posts );
			$last   = count( $posts ) < self::STEP ? 0 : end( $posts );
			$fixed += $wrong;
			Counters::set( self::CURSOR, $last );
			if ( 0 === $wrong || 0 === $last ) {
				break;
			}
		}
		return $fixed;
	}

	/**
	 * Schedules the recount for three o'clock each night, unless it is scheduled already.
	 */
	public static function schedule_recount() {
		$night = new \DateTimeImmutable( 'tomorrow 03:00', wp_timezone() );
		Scheduler::ensure_recurring( self::HOOK, 'daily', $night->getTimestamp() );
	}

	/**
	 * The next posts that have likes or a number.
	 *
	 * @param int $last Post.
	 * @return int[] STEP at most, in their order.
	 */
	private static function posts_after( $last ) {
		$where = 'post_id > ' . (int) $last;
		$posts = array_unique( array_merge( self::posts( 'like_counts', $where ), self::posts( 'likes', $where ) ) );
		sort( $posts );
		return array_slice( $posts, 0, self::STEP );
	}

	/**
	 * Posts with rows in a table.
	 *
	 * @param string $table `likes` or `like_counts`.
	 * @param string $where Condition, prepared.
	 * @return int[] STEP at most, in their order.
	 */
	private static function posts( $table, $where ) {
		return array_map( 'intval', array_column( Sql::rows( $table, "SELECT DISTINCT post_id FROM {table} WHERE $where ORDER BY post_id LIMIT " . self::STEP ), 'post_id' ) );
	}

	/**
	 * Compares posts, and corrects numbers that are wrong.
	 *
	 * @param int[] $posts Posts.
	 * @return int Numbers corrected.
	 */
	private static function correct( array $posts ) {
		if ( ! $posts ) {
			return 0;
		}
		$kept  = self::numbers( 'like_counts', 'MAX(n)', $posts );
		$real  = self::numbers( 'likes', 'COUNT(*)', $posts );
		$wrong = array_filter(
			$posts,
			static function ( $post_id ) use ( $kept, $real ) {
				return ! isset( $kept[ $post_id ] ) || ( isset( $real[ $post_id ] ) ? $real[ $post_id ] : 0 ) !== $kept[ $post_id ];
			}
		);
		if ( $wrong && ! Sql::$failed ) {
			self::count_anew( array_values( $wrong ), array_diff( $wrong, array_keys( $kept ) ) );
		}
		return count( $wrong );
	}

	/**
	 * Numbers of posts.
	 *
	 * @param string $table  `likes` or `like_counts`.
	 * @param string $number What is read.
	 * @param int[]  $posts  Posts.
	 * @return array<int, int> Post => number.
	 */
	private static function numbers( $table, $number, array $posts ) {
		$rows = Sql::rows( $table, "SELECT post_id, $number AS n FROM {table} WHERE post_id IN (" . implode( ',', $posts ) . ') GROUP BY post_id' );
		return array_map( 'intval', array_column( $rows, 'n', 'post_id' ) );
	}

	/**
	 * Counts the likes of posts while nobody can add one.
	 *
	 * @param int[] $posts   Posts.
	 * @param int[] $missing Those of them without a row.
	 */
	private static function count_anew( array $posts, array $missing ) {
		Sql::insert(
			'like_counts',
			array_map(
				static function ( $post_id ) {
					return array(
						'post_id' => $post_id,
						'n'       => 0,
					);
				},
				array_values( $missing )
			)
		);
		Transaction::run(
			static function () use ( $posts ) {
				$list = implode( ',', $posts );
				// Holds the rows: a like that comes now waits, and is added to the new number.
				Sql::run( 'like_counts', "UPDATE {table} SET n = n + 0 WHERE post_id IN ($list)" );
				$case = '';
				foreach ( self::numbers( 'likes', 'COUNT(*)', $posts ) as $post_id => $number ) {
					$case .= " WHEN $post_id THEN $number";
				}
				Sql::run( 'like_counts', 'UPDATE {table} SET n = ' . ( '' === $case ? '0' : "CASE post_id$case ELSE 0 END" ) . " WHERE post_id IN ($list)" );
			}
		);
		self::$known = array_diff_key( self::$known, array_flip( $posts ) );
	}
}
