<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Social\Publishing\Queue\Share_Lease;
use Mainstreet\Social\Publishing\Queue\Share_Scheduler;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * A process may die after a post's status has changed and before the post is stored completely: the post would be published and never
 * shared. So a row says beforehand that the post is about to be shared; it is deleted when the shares are stored. The queue handles a row
 * that is left behind after a minute. (A post that is inserted as published at once has no ID yet, so it gets no such row.)
 */
final class Pending_Share {

	/** Seconds that storing a post may take. */
	const SECONDS = 60;

	/**
	 * Notes an existing post that is about to be published.
	 *
	 * @param array $data New values of its columns.
	 * @param array $post Arguments of wp_insert_post(), with `ID`.
	 * @return array The values, unchanged.
	 */
	public static function save_before_update( $data, $post ) {
		if ( is_array( $data ) && is_array( $post ) && ! empty( $post['ID'] ) && is_numeric( $post['ID'] ) && isset( $data['post_status'] ) && 'publish' === $data['post_status'] ) {
			$before = get_post( (int) $post['ID'] );
			if ( $before && 'publish' !== $before->post_status ) {
				$after                = clone $before;
				$after->post_date_gmt = isset( $data['post_date_gmt'] ) ? $data['post_date_gmt'] : $before->post_date_gmt;
				self::save( $after, $before->post_status );
			}
		}
		return $data;
	}

	/**
	 * Notes a scheduled post that is about to be published.
	 *
	 * @param int|\WP_Post $post Post.
	 */
	public static function save_before_publishing( $post ): void {
		$post = get_post( $post );
		if ( $post && 'future' === $post->post_status ) {
			self::save( $post, 'future' );
		}
	}

	/** Whether a post is being published, or will be by its schedule, and is then shared automatically. */
	public static function is_pending( \WP_Post $post ): bool {
		return 'future' === $post->post_status ? Share_Trigger::will_share( $post ) : self::is_being_published( $post );
	}

	/** Whether a post is being published: its status may have changed already, but its shares are not stored yet. */
	public static function is_being_published( \WP_Post $post ): bool {
		global $wpdb;
		return null !== Sql::row( 'shares', $wpdb->prepare( 'SELECT id FROM {table} WHERE post_id = %d AND connection_id = 0', $post->ID ) );
	}

	/**
	 * Finishes what a process that died has begun.
	 *
	 * @param array $row The row, with a lease.
	 */
	public static function finish( array $row ): void {
		$post = get_post( (int) $row['post_id'] );
		if ( $post ) {
			// The row is deleted when the shares are stored or there is nothing to share. Otherwise it is handled again when the lease expires.
			Share_Trigger::share( $post );
		}
		if ( ! $post || (int) $row['claims'] >= Share_Lease::MAX_CLAIMS ) {
			Sql::run( 'shares', 'DELETE FROM {table} WHERE ' . Share_Lease::condition( $row ) );
		}
	}

	/**
	 * Stores that a post is about to be shared.
	 *
	 * @param \WP_Post $post Post, with the date that it will have.
	 * @param string   $was  Status before.
	 */
	private static function save( \WP_Post $post, $was ): void {
		if ( ! Share_Trigger::is_first( $post, $was ) || ! Share_Targets::exist() ) {
			return;
		}
		$due = ( new Database_Clock() )->now() + self::SECONDS;
		Shares::add( array( Shares::default_row( $post->ID, $due ) ) );
		( new Share_Scheduler() )->schedule_next();
	}
}
