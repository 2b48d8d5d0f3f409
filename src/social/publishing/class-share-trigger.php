<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Core\Errors;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Connections\Share_Meta;
use Mainstreet\Social\Publishing\Messages\Share_Composer;
use Mainstreet\Social\Publishing\Queue\Share_Scheduler;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Queues a post for its connections when it is published for the first time (docs/server-contract.md B.21). It runs after the post and its
 * meta are stored completely, because the editor's choices are stored after the change of status.
 */
final class Share_Trigger {

	/** Meta key: whether the post was shared. */
	const DONE = Share_Meta::DONE;

	/** Maximum age in seconds of a post that is shared when it is published, unless it was scheduled. An older one was imported or published before. */
	const MAX_AGE = DAY_IN_SECONDS;

	/**
	 * Shares a post that was stored with status `publish` for the first time.
	 *
	 * @param int           $post_id Post.
	 * @param \WP_Post      $post    Post after the update.
	 * @param bool          $update  Whether the post existed before.
	 * @param \WP_Post|null $before  Post before the update.
	 */
	public static function handle_saved_post( $post_id, $post, $update, $before = null ): void {
		if ( ! is_numeric( $post_id ) || ! $post instanceof \WP_Post ) {
			return;
		}
		$was = $before instanceof \WP_Post ? $before->post_status : '';
		if ( 'publish' === $post->post_status && 'publish' !== $was && self::is_first( $post, $was ) ) {
			self::share( get_post( (int) $post_id ) );
		}
	}

	/**
	 * Whether a post that is being published is published for the first time and may be shared.
	 *
	 * @param \WP_Post $post Post, with the date that it will have.
	 * @param string   $was  Status before; '' for none.
	 */
	public static function is_first( $post, $was ): bool {
		return Post_Connections::is_shared_type( $post->post_type )
			&& ! ( defined( 'WP_IMPORTING' ) && WP_IMPORTING )
			&& ( 'future' === $was || self::is_recent( $post ) )
			&& ( 0 === $post->ID || ! get_post_meta( $post->ID, self::DONE, true ) );
	}

	/**
	 * Queues a post for all its connections, or for none of them.
	 *
	 * @param \WP_Post|null $post Post.
	 */
	public static function share( $post ): void {
		if ( ! Post_Connections::is_public( $post ) || get_post_meta( $post->ID, self::DONE, true ) || ! self::is_wanted( $post ) ) {
			Shares::delete_pending( $post );
			return;
		}
		$partners = Share_Targets::for_post( $post );
		if ( ! $partners ) {
			Shares::delete_pending( $post );
			return;
		}
		$scheduler = new Share_Scheduler();
		// Before the rows are stored: if the process is killed after that, a run of the queue is scheduled already.
		$scheduler->schedule_now();
		$now      = ( new Database_Clock() )->now();
		$messages = new Share_Composer( $post, Share_Composer::get_message( $post->ID ), $partners, Share_Composer::get_connection_messages( $post->ID, $partners ) );
		$rows     = array();
		foreach ( $partners as list( $account, $network ) ) {
			array_push( $rows, ...Shares::build_rows( $post->ID, $account, $network, 0, $messages->compose( $account, $network ), $now ) );
		}
		try {
			Transaction::run(
				static function () use ( $post, $rows ) {
					Shares::delete_pending( $post );
					Shares::add( $rows );
					update_post_meta( $post->ID, self::DONE, 1 );
				}
			);
		} catch ( Transaction_Lost $lost ) {
			// The row of Pending_Share stays, so the queue tries again.
			Errors::log( 'shares', $lost->getMessage() );
		}
		$scheduler->schedule_next();
	}

	/** Whether a scheduled post will be shared when it is published. */
	public static function will_share( \WP_Post $post ): bool {
		return '' === $post->post_password && self::is_first( $post, 'future' ) && self::is_wanted( $post ) && Share_Targets::for_post( $post );
	}

	/**
	 * Whether the author wants a post to be shared.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function is_wanted( $post ): bool {
		/**
		 * Filters whether a post is shared when it appears.
		 *
		 * @param bool     $wanted Choice of the author.
		 * @param \WP_Post $post   The post.
		 */
		return (bool) apply_filters( 'mainstreet_share_post', Post_Connections::is_on( $post->ID ), $post );
	}

	/**
	 * Whether a post's date is less than MAX_AGE ago.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function is_recent( $post ): bool {
		$date = strtotime( $post->post_date_gmt . ' UTC' );
		// A new post has no date yet, or a date of zero.
		return false === $date || $date <= 0 || $date > time() - self::MAX_AGE;
	}
}
