<?php
namespace Mainstreet\Blocks\Related_Posts;

use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes lists when a post is saved, and goes through all posts in small steps for those whose
 * list is missing or old. Begins with the first post that holds the block.
 */
final class Related_Sweep {

	const HOOK = 'mainstreet_related_sweep';

	/** Last post that was looked at, by the id; absent while the block is used nowhere. */
	const OPTION = 'mainstreet_related_sweep';

	/** Posts that are looked at in one step. */
	const STEP = 200;

	/** Seconds that a step may take. */
	const SECONDS = 10;

	/**
	 * A post was saved.
	 *
	 * @param int      $id   Post.
	 * @param \WP_Post $post Post.
	 */
	public static function on_save( $id, $post ): void {
		if ( ! Blocks::is_registered( 'related-posts' ) || wp_is_post_revision( $id ) || wp_is_post_autosave( $id ) ) {
			return;
		}
		if ( has_block( 'jetpack/related-posts', $post ) ) {
			self::begin();
		}
		if ( self::is_in_use() && self::has_list( $post ) ) {
			Related_Store::refresh( $post );
		}
	}

	/** Begins, unless it has. */
	public static function begin(): void {
		if ( ! self::is_in_use() ) {
			update_option( self::OPTION, 0, false );
		}
		self::plan( time() );
	}

	/** After activation: looks whether a post holds the block already. It reads all posts, once. */
	public static function resume(): void {
		global $wpdb;
		if ( self::is_in_use() || $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'publish' AND post_content LIKE %s LIMIT 1", '%<!-- wp:jetpack/related-posts %' ) ) ) {
			self::begin();
		}
	}

	/** One step. The next comes at once, or in a day when all were looked at. */
	public static function run(): void {
		global $wpdb;
		if ( ! self::is_in_use() || ! Blocks::is_registered( 'related-posts' ) ) {
			return;
		}
		$until = time() + self::SECONDS;
		$last  = (int) get_option( self::OPTION );
		// A step along the primary key.
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID LIMIT %d", $last, self::STEP ) ) );
		// What ends in the middle goes on where it was.
		self::plan( time() + MINUTE_IN_SECONDS );
		foreach ( array_chunk( $ids, 50 ) as $chunk ) {
			_prime_post_caches( $chunk, false, true );
			foreach ( $chunk as $id ) {
				self::look_at( $id );
				$last = $id;
			}
			update_option( self::OPTION, $last, false );
			if ( time() >= $until ) {
				return;
			}
		}
		if ( count( $ids ) < self::STEP ) {
			update_option( self::OPTION, 0, false );
			self::plan( time() + DAY_IN_SECONDS );
		}
	}

	/**
	 * Makes a post's list, if it should have one and has none that is good.
	 *
	 * @param int $id Post.
	 */
	private static function look_at( $id ): void {
		$post = get_post( $id );
		if ( $post && self::has_list( $post ) && ! Related_Store::is_fresh( $id ) ) {
			Related_Store::refresh( $post );
		}
		// Nothing of it is needed again, and a step must not grow with its posts.
		wp_cache_delete( $id, 'posts' );
		wp_cache_delete( $id, 'post_meta' );
	}

	/**
	 * Whether a post is one to which others can be alike.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function has_list( $post ): bool {
		return 'publish' === $post->post_status && 'attachment' !== $post->post_type && is_post_type_viewable( $post->post_type );
	}

	/** Whether the block is used on this site. */
	private static function is_in_use(): bool {
		return false !== get_option( self::OPTION, false );
	}

	/**
	 * Plans the next step, if none comes earlier.
	 *
	 * @param int $time Unix time.
	 */
	private static function plan( $time ): void {
		$scheduler = new Scheduler();
		$planned   = $scheduler->planned( self::HOOK );
		if ( 0 === $planned || $planned > $time || doing_action( self::HOOK ) ) {
			$scheduler->plan( self::HOOK, $time );
		}
	}
}
