<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * Index of the posts that contain paid content or use plans, so that it is not necessary to search the content of all posts. An
 * hourly job indexes all posts once; posts after the last indexed one must be searched directly. A post is indexed
 * again when it is saved, and some posts each hour, as SQL imports run no hooks.
 *
 * PAID marks are added before a post changes. If a process dies in between, there is a mark too many, never one too few.
 */
final class Paid_Post_Index {

	/** Block with paid content, as Paywall_Parser::PAID. */
	const BLOCK = 'premium-content/subscriber-view';

	/** Meta key of the access level of a whole post, and its values that restrict access, as Subject::LEVELS. */
	const META   = '_jetpack_newsletter_access';
	const LEVELS = array( 'subscribers', 'paid_subscribers', 'paid_subscribers_all_tiers' );

	/** WP-Cron event. */
	const EVENT = 'mainstreet_paid_posts';

	/** Mark of the row with the last indexed post. */
	const LAST_INDEXED = 0;

	/** Mark of posts with paid content, and of posts that are paid as a whole. */
	const PAID = 1;

	/** Mark of posts whose blocks use plans. */
	const PLAN = 2;

	/** Posts per query, and queries per run. */
	const STEP  = 2000;
	const STEPS = 25;

	/** Counter with the last post that was indexed again. */
	const CURSOR = 'paid_posts_renewed';

	/**
	 * Returns the post up to which all posts are indexed. Schedules the job if there is none.
	 *
	 * @return int Post; 0 if no post is indexed yet.
	 */
	public static function get_last_indexed(): int {
		$row = Sql::row( 'paid_posts', 'SELECT MAX(post_id) AS post_id FROM {table} WHERE mark = ' . self::LAST_INDEXED );
		if ( $row && (int) $row['post_id'] > 0 ) {
			return (int) $row['post_id'];
		}
		self::schedule();
		return 0;
	}

	/** Whether posts that are not indexed yet contain paid content. */
	public static function has_paid_after( int $known ): bool {
		global $wpdb;
		return (bool) $wpdb->get_var( "SELECT p.ID FROM {$wpdb->posts} p WHERE p.ID > " . (int) $known . ' AND ' . self::get_condition( self::PAID, 'p' ) . ' LIMIT 1' ); // phpcs:ignore WordPress.DB -- past the caches; numbers and constants.
	}

	/**
	 * Lists posts with a mark, the newest first.
	 *
	 * @param int $mark  PAID or PLAN.
	 * @param int $limit Maximum number.
	 */
	public static function find_marked( int $mark, int $limit ): array {
		return array_map( 'intval', array_column( Sql::rows( 'paid_posts', 'SELECT post_id FROM {table} WHERE mark = ' . (int) $mark . ' ORDER BY post_id DESC LIMIT ' . (int) $limit ), 'post_id' ) );
	}

	/**
	 * Builds the condition for posts whose content or meta data requires a mark.
	 *
	 * @param int    $mark  PAID or PLAN.
	 * @param string $posts Posts table, or its alias.
	 * @return string SQL.
	 */
	public static function get_condition( int $mark, $posts ): string {
		global $wpdb;
		if ( self::PLAN === $mark ) {
			return "( $posts.post_content LIKE '%<!-- wp:jetpack/%' AND ( $posts.post_content LIKE '%planId%' OR $posts.post_content LIKE '%PlanId%' ) )";
		}
		return "( $posts.post_content LIKE '%wp:" . self::BLOCK . "%' OR $posts.ID IN ( SELECT post_id FROM {$wpdb->postmeta} WHERE " . self::get_level_condition() . ' ) )';
	}

	/** Builds the condition for meta rows that make a whole post paid (SQL). */
	private static function get_level_condition(): string {
		return "meta_key = '" . self::META . "' AND meta_value IN ( '" . implode( "', '", self::LEVELS ) . "' )";
	}

	/** Schedules the event unless it is scheduled already. */
	public static function schedule(): void {
		Scheduler::ensure_recurring( self::EVENT, 'hourly', time() );
	}

	/** Discards the cursor, so that all posts are indexed again: posts may have been saved while the plugin was inactive. */
	public static function reset(): void {
		Sql::run( 'paid_posts', 'DELETE FROM {table} WHERE mark = ' . self::LAST_INDEXED );
		self::schedule();
	}

	/** Indexes more posts; if all are indexed, indexes some again. Called by WP-Cron. */
	public static function run(): void {
		global $wpdb;
		$newest = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ); // phpcs:ignore WordPress.DB -- no function finds the newest post of any type.
		$known  = self::get_last_indexed();
		if ( $known > $newest ) {
			// The database was restored from a backup.
			self::reset();
			$known = 0;
		}
		for ( $step = 0; $step < self::STEPS && $known < $newest; $step++ ) {
			$known = self::index_after( $known, $newest );
			self::store_last_indexed( $known );
		}
		if ( $step < self::STEPS ) {
			$last = Counters::get( self::CURSOR );
			$last = $last < $newest ? self::index_after( $last, $newest ) : 0;
			Counters::set( self::CURSOR, $last );
		}
	}

	/** Stores the post up to which all posts are indexed. */
	private static function store_last_indexed( int $post_id ): void {
		$row = array(
			'mark'    => self::LAST_INDEXED,
			'post_id' => (int) $post_id,
		);
		Sql::insert( 'paid_posts', array( $row ) );
		Sql::run( 'paid_posts', 'DELETE FROM {table} WHERE mark = ' . self::LAST_INDEXED . ' AND post_id < ' . (int) $post_id );
	}

	/**
	 * Indexes the next posts.
	 *
	 * @param int $last Post before them.
	 * @return int The last of them.
	 */
	private static function index_after( int $last, int $newest ): int {
		global $wpdb;
		$end = (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID LIMIT 1 OFFSET %d", $last, self::STEP - 1 ) ); // phpcs:ignore WordPress.DB -- no function pages by number.
		$end = $end ? $end : $newest;
		self::index_range( $last + 1, $end );
		return $end;
	}

	/**
	 * Indexes a range of posts again.
	 *
	 * @param int $first First post.
	 * @param int $end   Last post.
	 */
	public static function index_range( $first, $end ): void {
		global $wpdb;
		$between = 'BETWEEN ' . (int) $first . ' AND ' . (int) $end;
		foreach ( array( self::PAID, self::PLAN ) as $mark ) {
			// phpcs:disable WordPress.DB -- numbers and constants.
			$content = self::PAID === $mark ? "p.post_content LIKE '%wp:" . self::BLOCK . "%'" : self::get_condition( self::PLAN, 'p' );
			$found   = $wpdb->get_col( "SELECT p.ID FROM {$wpdb->posts} p WHERE p.ID $between AND p.post_type <> 'revision' AND $content" );
			if ( self::PAID === $mark ) {
				$found = array_merge( $found, $wpdb->get_col( "SELECT post_id FROM {$wpdb->postmeta} WHERE post_id $between AND " . self::get_level_condition() ) );
			}
			// phpcs:enable
			foreach ( array_chunk( $found, 500 ) as $posts ) {
				self::add_mark( $mark, $posts );
			}
			// The query checks the posts again, as one may have been saved in the meantime.
			Sql::run( 'paid_posts', "DELETE FROM {table} WHERE mark = $mark AND post_id $between AND NOT EXISTS ( SELECT 1 FROM {$wpdb->posts} p WHERE p.ID = {table}.post_id AND p.post_type <> 'revision' AND " . self::get_condition( $mark, 'p' ) . ' )' );
		}
	}

	/**
	 * @param int   $mark  PAID or PLAN.
	 * @param int[] $posts Posts.
	 */
	private static function add_mark( int $mark, array $posts ): void {
		Sql::insert(
			'paid_posts',
			array_map(
				static function ( $post_id ) use ( $mark ) {
					return array(
						'mark'    => $mark,
						'post_id' => (int) $post_id,
					);
				},
				$posts
			)
		);
	}

	/**
	 * Marks a post that is about to contain paid content. Action `pre_post_update`.
	 *
	 * @param array $columns New columns.
	 */
	public static function before_update( $post_id, $columns ): void {
		if ( is_array( $columns ) && isset( $columns['post_content'] ) && false !== stripos( $columns['post_content'], 'wp:' . self::BLOCK ) ) {
			self::add_mark( self::PAID, array( $post_id ) );
		}
	}

	/**
	 * Indexes a saved post again if it has marks or needs some. Action `save_post`.
	 *
	 * @param \WP_Post $post      The same.
	 * @param bool     $is_update Whether the post existed before.
	 */
	public static function handle_saved( $post_id, $post, $is_update ): void {
		if ( ! is_numeric( $post_id ) || ! $post instanceof \WP_Post || 'revision' === $post->post_type ) {
			return;
		}
		$has_marks = preg_match( '~wp:' . preg_quote( self::BLOCK, '~' ) . '|planId~i', $post->post_content );
		if ( $has_marks || ( $is_update && Sql::row( 'paid_posts', 'SELECT mark FROM {table} WHERE mark > 0 AND post_id = ' . (int) $post_id . ' LIMIT 1' ) ) ) {
			self::index_range( $post_id, $post_id );
		}
	}

	/** Removes the marks of a deleted post. Action `deleted_post`. */
	public static function handle_deleted( $post_id ): void {
		Sql::run( 'paid_posts', 'DELETE FROM {table} WHERE mark > 0 AND post_id = ' . (int) $post_id );
	}

	/**
	 * Marks a post whose access level is about to change.
	 *
	 * @param mixed $level New meta value.
	 */
	public static function handle_level( int $post_id, $level ): void {
		if ( in_array( $level, self::LEVELS, true ) ) {
			self::add_mark( self::PAID, array( $post_id ) );
		}
	}
}
