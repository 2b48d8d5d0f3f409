<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * Creates a campaign when a post is published for the first time, and deletes it when the post is unpublished before sending
 * starts (docs/server-contract.md B.3). Runs on `wp_after_insert_post`, because the block editor stores the choice not to send
 * after the status has changed.
 */
final class Campaign_Trigger {

	/** Seconds between publication and sending, so that the author can still change or unpublish the post. */
	const DELAY = 5 * MINUTE_IN_SECONDS;

	/** Posts that are first stored as published and are older than this, in seconds, count as imported and are not sent. */
	const MAX_AGE = DAY_IN_SECONDS;

	/** Post meta: the post was published before without a campaign, so publishing it again sends nothing. */
	const WAS_PUBLIC = '_mainstreet_was_public';

	/**
	 * Creates a campaign if a post has just been published for the first time. Hooked to `wp_after_insert_post`.
	 *
	 * @param bool          $update Whether the post existed.
	 * @param \WP_Post|null $before Post before the update.
	 */
	public static function create_campaign( $post_id, $post, $update, $before = null ): void {
		if ( ! $post instanceof \WP_Post || ! is_numeric( $post_id ) ) {
			return;
		}
		$before     = $before instanceof \WP_Post ? $before : null;
		$was_public = $before && 'publish' === $before->post_status;
		if ( $was_public || 'publish' !== $post->post_status || ! in_array( $post->post_type, Campaign_Policy::post_types(), true ) ) {
			return;
		}
		if ( ( defined( 'WP_IMPORTING' ) && WP_IMPORTING ) || metadata_exists( 'post', $post_id, Campaigns::META ) || ! ( self::is_first_publication( $post, $before ) || self::is_new( $post ) ) ) {
			return;
		}
		if ( Campaign_Policy::is_public( $post ) && Campaign_Policy::is_wanted( $post ) && self::has_readers() ) {
			/**
			 * Filters how long a published post waits before it is sent.
			 *
			 * @param int      $seconds Seconds; 300 by default.
			 * @param \WP_Post $post    The post.
			 */
			$delay  = max( 0, (int) apply_filters( 'mainstreet_campaign_delay', self::DELAY, $post ) );
			$chosen = Newsletter_Meta::parse_time( (string) get_post_meta( $post_id, Newsletter_Meta::TIME, true ) );
			( new Campaigns() )->create( $post_id, Campaign_Policy::get_audience( $post ), max( $delay, $chosen ? $chosen - time() : 0 ) );
		}
	}

	/**
	 * Withdraws or pauses the campaign of a post that is no longer published. Hooked to `transition_post_status`.
	 *
	 * @param string $to   New status.
	 * @param string $from Old status.
	 */
	public static function withdraw_campaign( $to, $from, $post ): void {
		if ( 'publish' !== $from || 'publish' === $to || ! in_array( $post->post_type, Campaign_Policy::post_types(), true ) ) {
			return;
		}
		$campaign = ( new Campaigns() )->find_by_post( $post->ID );
		if ( ! $campaign ) {
			update_post_meta( $post->ID, self::WAS_PUBLIC, 1 );
			return;
		}
		if ( Campaigns::QUEUED === $campaign['status'] && self::withdraw( $campaign ) ) {
			return;
		}
		( new Campaigns() )->change_status( $campaign['id'], array( Campaigns::QUEUED, Campaigns::SENDING ), Campaigns::PAUSED, array( 'note' => 'unpublished' ) );
	}

	/** Cancels the campaign of a deleted post. Hooked to `before_delete_post`. */
	public static function cancel_campaign( $post_id ): void {
		if ( ! is_numeric( $post_id ) || ! in_array( get_post_type( (int) $post_id ), Campaign_Policy::post_types(), true ) ) {
			return;
		}
		$campaign = ( new Campaigns() )->find_by_post( $post_id );
		if ( $campaign ) {
			( new Campaigns() )->change_status( $campaign['id'], Campaigns::ACTIONS['cancel'], Campaigns::CANCELLED, array( 'finished_gmt' => Sql::time() ) );
		}
	}

	/** Deletes a campaign that has not started, so that the post is sent when it is published again; returns whether it was deleted. */
	private static function withdraw( array $campaign ): bool {
		global $wpdb;
		$gone = Sql::run( 'campaigns', $wpdb->prepare( "DELETE FROM {table} WHERE id = %d AND status = 'queued'", $campaign['id'] ) );
		if ( $gone ) {
			delete_post_meta( (int) $campaign['post_id'], Campaigns::META );
			( new Queue_Scheduler() )->schedule();
		}
		return (bool) $gone;
	}

	/**
	 * Whether an existing post is published for the first time, or as scheduled. The post date is ignored: a scheduled post may
	 * be published late, and a draft keeps the date of its last change. An auto-draft is not enough, because the editor creates
	 * one for every new post, including backdated ones.
	 *
	 * @param \WP_Post|null $before Post before the update.
	 */
	private static function is_first_publication( $post, $before ): bool {
		if ( ! $before || in_array( $before->post_status, array( 'new', 'auto-draft' ), true ) ) {
			return false;
		}
		return 'future' === $before->post_status || ! metadata_exists( 'post', $post->ID, self::WAS_PUBLIC );
	}

	/** Whether the post date is recent. Code that only changes the status leaves a draft without a GMT date; such a post is published now. */
	private static function is_new( $post ): bool {
		if ( '0000-00-00 00:00:00' === $post->post_date_gmt ) {
			return ! metadata_exists( 'post', $post->ID, self::WAS_PUBLIC );
		}
		$date = strtotime( $post->post_date_gmt . ' UTC' );
		return false !== $date && $date > time() - self::MAX_AGE;
	}

	/** Whether there is an active subscriber. */
	private static function has_readers(): bool {
		return (bool) Sql::row( 'subscribers', "SELECT id FROM {table} WHERE status = 'active' LIMIT 1" );
	}
}
