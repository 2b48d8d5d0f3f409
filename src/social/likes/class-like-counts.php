<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * One row with a number for each post that was ever liked: a page reads it by its key, whether there are ten likes or
 * a hundred thousand. A table of its own, because post meta would let two requests write a first row each.
 */
final class Like_Counts {

	/** Number of posts that the recount compares at once. */
	const STEP = 500;

	/** Event of the nightly recount. */
	const HOOK = 'mainstreet_likes_recount';

	/** Maximum number of steps of a recount. */
	const STEPS = 200;

	/** Counter that stores the cursor: the last post that the recount compared although its number had not changed. */
	const CURSOR = 'likes_recounted_post';

	/**
	 * Numbers that this request has read, by post.
	 *
	 * @var array<int, int>
	 */
	private static array $known = array();

	/**
	 * The number of a post, for a page. Numbers of all posts of the page's query are read at once.
	 *
	 * @param int $post_id Post.
	 */
	public static function get( $post_id ): int {
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

	/** The current number of a post. */
	public static function get_fresh( int $post_id ): int {
		unset( self::$known[ $post_id ] );
		return self::get( $post_id );
	}

	/**
	 * Inserts a post's row. Not in the transaction that counts: two requests that both find none would wait for each other.
	 *
	 * It reads first, which waits for nobody. An INSERT that finds a row would wait for all requests that change it, so that on a post that many
	 * like at once, each press would wait twice.
	 */
	public static function insert_row( int $post_id ): void {
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
	 * Adds to the number of a post, within the transaction that changes its likes.
	 *
	 * @param int $post_id    Post.
	 * @param int $difference Number to add; may be negative.
	 */
	public static function change( $post_id, int $difference ): void {
		global $wpdb;
		if ( 0 !== $difference ) {
			Sql::run( 'like_counts', $wpdb->prepare( 'UPDATE {table} SET n = n + %d, changed = 1 WHERE post_id = %d', $difference, $post_id ) );
		}
		unset( self::$known[ $post_id ] );
	}

	/**
	 * Corrects wrong numbers. It compares posts whose number has changed since the last recount. Because of restored backups and rows that
	 * were changed by hand, it also compares STEP other posts, beginning after the cursor. As long as some of these are wrong, it continues
	 * with the next ones.
	 *
	 * @return int Number of corrected rows.
	 */
	public static function recount(): int {
		$fixed = 0;
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$posts = self::find_posts( 'like_counts', 'changed = 1' );
			if ( ! $posts ) {
				break;
			}
			// Before the likes are counted: a like that is added meanwhile is compared the next time.
			Sql::update( 'like_counts', array( 'changed' => 0 ), 'post_id IN (' . implode( ',', $posts ) . ')' );
			$fixed += self::correct( $posts );
		}
		$last = Counters::get( self::CURSOR );
		for ( ; $step < self::STEPS; $step++ ) {
			$posts  = self::find_posts_after( $last );
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

	/** Schedules the recount for three o'clock each night, unless it is scheduled already. */
	public static function schedule_recount(): void {
		$night = new \DateTimeImmutable( 'tomorrow 03:00', wp_timezone() );
		Scheduler::ensure_recurring( self::HOOK, 'daily', $night->getTimestamp() );
	}

	/**
	 * The next posts that have likes or a number.
	 *
	 * @param int $last Post.
	 * @return int[] At most STEP, in order.
	 */
	private static function find_posts_after( $last ): array {
		$where = 'post_id > ' . (int) $last;
		$posts = array_unique( array_merge( self::find_posts( 'like_counts', $where ), self::find_posts( 'likes', $where ) ) );
		sort( $posts );
		return array_slice( $posts, 0, self::STEP );
	}

	/**
	 * Finds posts that have rows in a table.
	 *
	 * @param string $table `likes` or `like_counts`.
	 * @param string $where Prepared condition.
	 * @return int[] At most STEP, in order.
	 */
	private static function find_posts( string $table, string $where ): array {
		return array_map( 'intval', array_column( Sql::rows( $table, "SELECT DISTINCT post_id FROM {table} WHERE $where ORDER BY post_id LIMIT " . self::STEP ), 'post_id' ) );
	}

	/**
	 * Compares posts, and corrects wrong numbers.
	 *
	 * @param int[] $posts Posts.
	 * @return int Number of corrected rows.
	 */
	private static function correct( array $posts ): int {
		if ( ! $posts ) {
			return 0;
		}
		$kept  = self::read_numbers( 'like_counts', 'MAX(n)', $posts );
		$real  = self::read_numbers( 'likes', 'COUNT(*)', $posts );
		$wrong = array_filter(
			$posts,
			static fn( $post_id ) => ! isset( $kept[ $post_id ] ) || ( isset( $real[ $post_id ] ) ? $real[ $post_id ] : 0 ) !== $kept[ $post_id ]
		);
		if ( $wrong && ! Sql::$failed ) {
			self::recount_posts( array_values( $wrong ), array_diff( $wrong, array_keys( $kept ) ) );
		}
		return count( $wrong );
	}

	/**
	 * Numbers of posts.
	 *
	 * @param string $table  `likes` or `like_counts`.
	 * @param string $number SQL expression to select.
	 * @param int[]  $posts  Posts.
	 * @return array<int, int> Post => number.
	 */
	private static function read_numbers( string $table, string $number, array $posts ): array {
		$rows = Sql::rows( $table, "SELECT post_id, $number AS n FROM {table} WHERE post_id IN (" . implode( ',', $posts ) . ') GROUP BY post_id' );
		return array_map( 'intval', array_column( $rows, 'n', 'post_id' ) );
	}

	/**
	 * Counts the likes of posts while nobody can add one.
	 *
	 * @param int[] $posts   Posts.
	 * @param int[] $missing Posts without a row.
	 */
	private static function recount_posts( array $posts, array $missing ): void {
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
				// Locks the rows: a like that is added now waits, and is added to the new number.
				Sql::run( 'like_counts', "UPDATE {table} SET n = n + 0 WHERE post_id IN ($list)" );
				$case = '';
				foreach ( self::read_numbers( 'likes', 'COUNT(*)', $posts ) as $post_id => $number ) {
					$case .= " WHEN $post_id THEN $number";
				}
				Sql::run( 'like_counts', 'UPDATE {table} SET n = ' . ( '' === $case ? '0' : "CASE post_id$case ELSE 0 END" ) . " WHERE post_id IN ($list)" );
			}
		);
		self::$known = array_diff_key( self::$known, array_flip( $posts ) );
	}
}
