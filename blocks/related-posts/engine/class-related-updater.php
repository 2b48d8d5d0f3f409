<?php
namespace Mainstreet\Blocks\Related_Posts\Engine;

use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Updates the list of a post when it is saved, and missing or expired lists of all posts in small background jobs.
 * Starts when the first post with the block is saved.
 */
final class Related_Updater {

	const HOOK = 'mainstreet_related_sweep';

	/** Cursor: id of the last checked post. The option does not exist if no post uses the block. */
	const OPTION = 'mainstreet_related_sweep';

	/** Maximum number of posts per run. */
	const STEP = 200;

	/** Maximum duration of a run in seconds. */
	const SECONDS = 10;

	/**
	 * Callback of `wp_after_insert_post`.
	 *
	 * @param int      $id   Post id.
	 * @param \WP_Post $post Post.
	 */
	public static function handle_saved_post( $id, $post ): void {
		if ( ! Blocks::is_registered( 'related-posts' ) || wp_is_post_revision( $id ) || wp_is_post_autosave( $id ) ) {
			return;
		}
		if ( has_block( 'jetpack/related-posts', $post ) ) {
			self::start();
		}
		if ( self::is_in_use() && self::can_have_list( $post ) ) {
			Related_Store::refresh( $post );
		}
	}

	/** Starts the background job, unless it has been started before. */
	public static function start(): void {
		if ( ! self::is_in_use() ) {
			update_option( self::OPTION, 0, false );
		}
		self::schedule( time() );
	}

	/** Callback on activation: starts the background job if a published post contains the block. Searches all posts. */
	public static function start_if_used(): void {
		global $wpdb;
		if ( self::is_in_use() || $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_content LIKE %s LIMIT 1", '%<!-- wp:jetpack/related-posts %' ) ) ) {
			self::start();
		}
	}

	/** Checks the next posts. The next run follows after a minute, or after a day if all posts were checked. */
	public static function run(): void {
		global $wpdb;
		if ( ! self::is_in_use() || ! Blocks::is_registered( 'related-posts' ) ) {
			return;
		}
		$until = time() + self::SECONDS;
		$last  = (int) get_option( self::OPTION );
		// Uses the primary key.
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID LIMIT %d", $last, self::STEP ) ) );
		// Scheduled first. If this run is aborted, the next one continues from the cursor.
		self::schedule( time() + MINUTE_IN_SECONDS );
		foreach ( array_chunk( $ids, 50 ) as $chunk ) {
			_prime_post_caches( $chunk, false, true );
			foreach ( $chunk as $id ) {
				self::update_post( $id );
				$last = $id;
			}
			update_option( self::OPTION, $last, false );
			if ( time() >= $until ) {
				return;
			}
		}
		if ( count( $ids ) < self::STEP ) {
			update_option( self::OPTION, 0, false );
			self::schedule( time() + DAY_IN_SECONDS );
		}
	}

	/**
	 * Updates the list of a post, if it is missing or expired.
	 *
	 * @param int $id Post id.
	 */
	private static function update_post( $id ): void {
		$post = get_post( $id );
		if ( $post && self::can_have_list( $post ) && ! Related_Store::is_fresh( $id ) ) {
			Related_Store::refresh( $post );
		}
		// Frees memory, because the post is not used again.
		wp_cache_delete( $id, 'posts' );
		wp_cache_delete( $id, 'post_meta' );
	}

	/**
	 * Whether a post may have a list of related posts.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function can_have_list( $post ): bool {
		return 'publish' === $post->post_status && 'attachment' !== $post->post_type && is_post_type_viewable( $post->post_type );
	}

	/** Whether the block is used on this site. */
	private static function is_in_use(): bool {
		return false !== get_option( self::OPTION, false );
	}

	/**
	 * Schedules the next run, unless an earlier one is scheduled.
	 *
	 * @param int $time Unix time.
	 */
	private static function schedule( $time ): void {
		$scheduler = new Scheduler();
		$planned   = $scheduler->planned( self::HOOK );
		if ( 0 === $planned || $planned > $time || doing_action( self::HOOK ) ) {
			$scheduler->plan( self::HOOK, $time );
		}
	}
}
