<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Social\Publishing\Queue\Share_Claim;
use Mainstreet\Social\Publishing\Queue\Share_Scheduler;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Between the moment when a post's status changes and the end of its storing, a process may die: the post is there, and nobody would ever
 * share it. So it is noted before, in a row that goes when the shares are written. One that is left behind is looked at a
 * minute later by the queue. (A post that is inserted as published at once has no number yet to be noted.)
 */
final class Share_Intent {

	/** Seconds that storing a post may take. */
	const SECONDS = 60;

	/**
	 * A post that is there is about to be stored.
	 *
	 * @param array $data New values of its columns.
	 * @param array $post As wp_insert_post() was given it, with `ID`.
	 * @return array The values, unchanged.
	 */
	public static function before_update( $data, $post ) {
		if ( ! empty( $post['ID'] ) && isset( $data['post_status'] ) && 'publish' === $data['post_status'] ) {
			$before = get_post( (int) $post['ID'] );
			if ( $before && 'publish' !== $before->post_status ) {
				$after                = clone $before;
				$after->post_date_gmt = isset( $data['post_date_gmt'] ) ? $data['post_date_gmt'] : $before->post_date_gmt;
				self::note( $after, $before->post_status );
			}
		}
		return $data;
	}

	/**
	 * The time of a scheduled post has come.
	 *
	 * @param int|\WP_Post $post Post.
	 */
	public static function before_appearing( $post ) {
		$post = get_post( $post );
		if ( $post && 'future' === $post->post_status ) {
			self::note( $post, 'future' );
		}
	}

	/**
	 * Whether a post is being published, or will be by its schedule, and is then shared by itself.
	 *
	 * @param \WP_Post $post Post.
	 * @return bool
	 */
	public static function is_pending( \WP_Post $post ) {
		return 'future' === $post->post_status ? Share_Trigger::will_share( $post ) : self::is_begun( $post );
	}

	/**
	 * Whether a post is being published: its status may have changed already, its shares are not written yet.
	 *
	 * @param \WP_Post $post Post.
	 * @return bool
	 */
	public static function is_begun( \WP_Post $post ) {
		global $wpdb;
		return null !== Sql::row( 'shares', $wpdb->prepare( 'SELECT id FROM {table} WHERE post_id = %d AND connection_id = 0', $post->ID ) );
	}

	/**
	 * Ends what a process that died has begun.
	 *
	 * @param array $row The row, claimed.
	 */
	public static function finish( array $row ) {
		$post = get_post( (int) $row['post_id'] );
		if ( $post ) {
			// Gone with what is written, or because there is nothing to share; else looked at again when the claim ends.
			Share_Trigger::share( $post );
		}
		if ( ! $post || (int) $row['claims'] >= Share_Claim::MOST ) {
			Sql::run( 'shares', 'DELETE FROM {table} WHERE ' . Share_Claim::condition( $row ) );
		}
	}

	/**
	 * Notes a post.
	 *
	 * @param \WP_Post $post Post, with the date it will have.
	 * @param string   $was  Its status.
	 */
	private static function note( \WP_Post $post, $was ) {
		if ( ! Share_Trigger::is_first( $post, $was ) || ! Share_Partners::are_there() ) {
			return;
		}
		$due = ( new Database_Clock() )->now() + self::SECONDS;
		Shares::add( array( Shares::blank( $post->ID, $due ) ) );
		( new Share_Scheduler() )->ensure();
	}
}
