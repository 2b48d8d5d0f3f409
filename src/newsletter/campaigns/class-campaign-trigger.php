<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/**
 * Queues a post at its first publication, and takes it back while nothing was sent (docs/server-contract.md
 * B.3). It looks when a post and its meta are stored completely, since the editor's choice not
 * to send is written behind the change of status.
 */
final class Campaign_Trigger {

	/** Seconds to change one's mind. */
	const DELAY = 5 * MINUTE_IN_SECONDS;

	/** Posts older than this that are stored as published ones at once are imports. */
	const MAX_AGE = DAY_IN_SECONDS;

	/** Post meta: the post was public and not mailed, so publishing it once more is not news. */
	const WAS_PUBLIC = '_mainstreet_was_public';

	const DONT_SEND = '_jetpack_dont_email_post_to_subs';
	const ACCESS    = '_jetpack_newsletter_access';

	/**
	 * A post was stored.
	 *
	 * @param int           $post_id Post.
	 * @param \WP_Post      $post    The post now.
	 * @param bool          $update  Whether it was there before.
	 * @param \WP_Post|null $before  The post before.
	 */
	public static function stored( $post_id, $post, $update, $before = null ): void {
		$was_public = $before && 'publish' === $before->post_status;
		if ( $was_public || 'publish' !== $post->post_status || ! in_array( $post->post_type, self::post_types(), true ) ) {
			return;
		}
		if ( ( defined( 'WP_IMPORTING' ) && WP_IMPORTING ) || metadata_exists( 'post', $post_id, Campaigns::META ) || ! ( self::is_first_publication( $post, $before ) || self::is_new( $post ) ) ) {
			return;
		}
		if ( self::is_public( $post ) && self::is_wanted( $post ) && self::has_readers() ) {
			/**
			 * Filters how long a published post waits before it is mailed.
			 *
			 * @param int      $seconds Seconds; 300 by default.
			 * @param \WP_Post $post    The post.
			 */
			$delay  = max( 0, (int) apply_filters( 'mainstreet_campaign_delay', self::DELAY, $post ) );
			$chosen = Campaign_Sending::time( (string) get_post_meta( $post_id, Newsletter_Meta::TIME, true ) );
			( new Campaigns() )->create( $post_id, self::audience( $post ), max( $delay, $chosen ? $chosen - time() : 0 ) );
		}
	}

	/**
	 * Who a post is for.
	 *
	 * @param \WP_Post $post Post.
	 * @return string `all` or `members`.
	 */
	public static function audience( $post ): string {
		return 0 === strpos( (string) get_post_meta( $post->ID, self::ACCESS, true ), 'paid_subscribers' ) ? 'members' : 'all';
	}

	/**
	 * A post's status changes. What was to be sent and is no longer public is not sent.
	 *
	 * @param string   $to   New status.
	 * @param string   $from Old status.
	 * @param \WP_Post $post Post.
	 */
	public static function moved( $to, $from, $post ): void {
		if ( 'publish' !== $from || 'publish' === $to || ! in_array( $post->post_type, self::post_types(), true ) ) {
			return;
		}
		$campaign = ( new Campaigns() )->of_post( $post->ID );
		if ( ! $campaign ) {
			update_post_meta( $post->ID, self::WAS_PUBLIC, 1 );
			return;
		}
		if ( Campaigns::QUEUED === $campaign['status'] && self::withdraw( $campaign ) ) {
			return;
		}
		( new Campaigns() )->move( $campaign['id'], array( Campaigns::QUEUED, Campaigns::SENDING ), Campaigns::PAUSED, array( 'note' => 'unpublished' ) );
	}

	/**
	 * A post is being deleted: nothing of it can be sent.
	 *
	 * @param int $post_id Post.
	 */
	public static function deleted( $post_id ): void {
		if ( ! in_array( get_post_type( $post_id ), self::post_types(), true ) ) {
			return;
		}
		$campaign = ( new Campaigns() )->of_post( $post_id );
		if ( $campaign ) {
			( new Campaigns() )->move( $campaign['id'], Campaigns::ACTIONS['cancel'], Campaigns::CANCELLED, array( 'finished_gmt' => Sql::time() ) );
		}
	}

	/**
	 * Whether everybody may read a post on the site.
	 *
	 * @param \WP_Post|null $post Post.
	 */
	public static function is_public( $post ): bool {
		return $post instanceof \WP_Post && 'publish' === $post->post_status && '' === $post->post_password;
	}

	/**
	 * Whether its author wants a post to be mailed.
	 *
	 * @param \WP_Post $post Post.
	 */
	public static function is_wanted( $post ): bool {
		if ( metadata_exists( 'post', $post->ID, self::DONT_SEND ) ) {
			$wanted = ! rest_sanitize_boolean( get_post_meta( $post->ID, self::DONT_SEND, true ) );
		} else {
			$wanted = Newsletter_Meta::sends_by_default();
		}
		/**
		 * Filters whether a post is mailed to subscribers.
		 *
		 * @param bool     $wanted Choice of the author, else the site's default. False where the newsletter is off, or Jetpack's own is active.
		 * @param \WP_Post $post   The post.
		 */
		return (bool) apply_filters( 'mainstreet_newsletter_send', $wanted && self::is_ours(), $post );
	}

	/**
	 * Post types that are mailed.
	 *
	 * @return string[]
	 */
	public static function post_types(): array {
		/**
		 * Filters the post types that are mailed to subscribers.
		 *
		 * @param string[] $types `post` by default.
		 */
		return (array) apply_filters( 'mainstreet_newsletter_post_types', array( 'post' ) );
	}

	/**
	 * Takes a campaign back of which nothing was sent, so that publishing once more counts as the first time.
	 *
	 * @param array $campaign Row.
	 */
	private static function withdraw( array $campaign ): bool {
		global $wpdb;
		$gone = Sql::run( 'campaigns', $wpdb->prepare( "DELETE FROM {table} WHERE id = %d AND status = 'queued'", $campaign['id'] ) );
		if ( $gone ) {
			delete_post_meta( (int) $campaign['post_id'], Campaigns::META );
			( new Queue_Scheduler() )->ensure();
		}
		return (bool) $gone;
	}

	/**
	 * Whether a post that was stored before is published for the first time, or as scheduled. Its date does not matter: a scheduled post may
	 * appear late, and a draft keeps the date of its last change. An automatic draft says nothing, as the editor makes one for each new
	 * post, also for one that is dated back.
	 *
	 * @param \WP_Post      $post   The post now.
	 * @param \WP_Post|null $before The post before.
	 */
	private static function is_first_publication( $post, $before ): bool {
		if ( ! $before || in_array( $before->post_status, array( 'new', 'auto-draft' ), true ) ) {
			return false;
		}
		return 'future' === $before->post_status || ! metadata_exists( 'post', $post->ID, self::WAS_PUBLIC );
	}

	/**
	 * Whether a post's date is of these days. Code that only changes the status leaves a draft without a GMT date: it is published now.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function is_new( $post ): bool {
		if ( '0000-00-00 00:00:00' === $post->post_date_gmt ) {
			return ! metadata_exists( 'post', $post->ID, self::WAS_PUBLIC );
		}
		$date = strtotime( $post->post_date_gmt . ' UTC' );
		return false !== $date && $date > time() - self::MAX_AGE;
	}

	/** Whether anybody is subscribed. */
	private static function has_readers(): bool {
		return (bool) Sql::row( 'subscribers', "SELECT id FROM {table} WHERE status = 'active' LIMIT 1" );
	}

	/** Whether this plugin is the one that mails new posts. */
	public static function is_ours(): bool {
		return Modules::is_on( 'subscriptions' ) && ! Modules::has_conflict( 'subscriptions' ) && ! Plan_Gates::of( 'subscriptions' );
	}

	/** Whether Jetpack, or a plugin of its family, mails new posts itself (docs/server-contract.md C.1). */
	public static function jetpack_sends(): bool {
		if ( class_exists( 'Jetpack', false ) && method_exists( 'Jetpack', 'is_module_active' ) ) {
			return (bool) \Jetpack::is_module_active( 'subscriptions' );
		}
		$modules = 'Automattic\Jetpack\Modules';
		return class_exists( $modules, false ) && method_exists( $modules, 'is_active' ) && (bool) ( new $modules() )->is_active( 'subscriptions' );
	}
}
