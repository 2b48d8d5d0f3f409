<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Options;
use Mainstreet\Newsletter\Campaigns\Deliveries\Campaign_Audience;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;
use Mainstreet\Registration\Modules\Module_Conflicts;

defined( 'ABSPATH' ) || exit;

/**
 * Sends and resends posts by hand. A post has one campaign, and subscribers who have a delivery row are skipped, so nobody gets
 * the email twice. A campaign can therefore be sent again only while its delivery rows are kept.
 */
final class Campaign_Sender {

	/** Safety margin in seconds: a campaign cannot be sent again shortly before its delivery rows are deleted. */
	const MARGIN = HOUR_IN_SECONDS;

	/** Whether a published post that has no campaign can be sent. */
	public static function can_send( $post, ?array $campaign ): bool {
		return ! $campaign && Campaign_Policy::is_public( $post ) && in_array( $post->post_type, Campaign_Policy::post_types(), true ) && Module_Conflicts::is_active( 'subscriptions' );
	}

	/**
	 * Sends a post that was published before.
	 *
	 * @param \WP_Post $post  Post for which can_send() returned true.
	 * @param int      $delay Seconds until sending starts.
	 * @return array|null Row of its campaign; null if another request created one first.
	 */
	public static function send( \WP_Post $post, int $delay ): ?array {
		// Sending by hand overrides an earlier choice not to send the post.
		if ( ! Campaign_Policy::is_wanted( $post ) ) {
			update_post_meta( $post->ID, Newsletter_Meta::DONT_SEND, '' );
		}
		$id = ( new Campaigns() )->create( $post->ID, Campaign_Policy::get_audience( $post ), $delay );
		return $id ? ( new Campaigns() )->find( $id ) : null;
	}

	/**
	 * Changes the start time of a campaign that has not started.
	 *
	 * @param int $time Unix time.
	 * @return array|null Updated row; null if the campaign has started.
	 */
	public static function postpone( array $campaign, $time ): ?array {
		if ( ! Sql::update( 'campaigns', array( 'starts_at' => $time ), 'id = ' . (int) $campaign['id'] . " AND status = 'queued' AND starts_at <> " . (int) $time ) ) {
			return (int) $campaign['starts_at'] === (int) $time ? $campaign : null;
		}
		( new Queue_Scheduler() )->schedule();
		return array_merge( $campaign, array( 'starts_at' => $time ) );
	}

	/** Whether an ended campaign can be sent again to subscribers who did not get it. */
	public static function can_resend( array $campaign ): bool {
		if ( ! in_array( $campaign['status'], array( Campaigns::DONE, Campaigns::FAILED, Campaigns::CANCELLED ), true ) ) {
			return false;
		}
		$kept = time() - Options::get( 'newsletter_deliveries_days' ) * DAY_IN_SECONDS + self::MARGIN;
		return null === $campaign['started_gmt'] || strtotime( $campaign['started_gmt'] . ' UTC' ) > $kept;
	}

	/**
	 * Counts active subscribers who did not get the campaign: their delivery failed, they subscribed later, or it was cancelled
	 * first. Posts kept for a weekly email count as received.
	 *
	 * @param bool $at_once Whether to exclude subscribers of the weekly email.
	 */
	public static function count_missing( array $campaign, bool $at_once = false ): int {
		$which = $at_once && Subscriber_Frequency::weekly_day() ? "AND s.frequency <> 'weekly'" : '';
		$row   = Sql::row( 'subscribers', "SELECT COUNT(*) AS number FROM {table} s WHERE s.status = 'active' $which AND NOT EXISTS (" . self::received_condition( $campaign ) . ')' );
		return $row ? (int) $row['number'] : 0;
	}

	/**
	 * Sends a campaign again to subscribers who did not get it.
	 *
	 * @param array $campaign Row for which can_resend() returned true.
	 * @return array|null Updated row; null if it has changed in the meantime.
	 */
	public static function resend( array $campaign ): ?array {
		$id      = (int) $campaign['id'];
		$store   = new Campaigns();
		$changes = array(
			'note'         => '',
			'streak'       => 0,
			'starts_at'    => time(),
			'finished_gmt' => null,
		);
		if ( null === $campaign['started_gmt'] ) {
			$to = Campaigns::QUEUED;
		} else {
			$to      = Campaigns::SENDING;
			$size    = Campaign_Audience::size();
			$changes = $changes + array(
				'cursor_id' => 0,
				'last_id'   => $size['last_id'],
				'total'     => (int) $campaign['sent'] + self::count_missing( $campaign, true ),
				'failed'    => 0,
			);
			( new Deliveries() )->reopen( $id );
		}
		if ( Sql::$failed || ! $store->change_status( $id, array( $campaign['status'] ), $to, $changes ) ) {
			return null;
		}
		$post = get_post( (int) $campaign['post_id'] );
		if ( $post && ! Campaign_Policy::is_wanted( $post ) ) {
			update_post_meta( $post->ID, Newsletter_Meta::DONT_SEND, '' );
		}
		( new Queue_Scheduler() )->schedule();
		return array_merge( $campaign, $changes, array( 'status' => $to ) );
	}

	/** Builds the SELECT that finds a delivery which excludes the subscriber `s.id` from resending. */
	private static function received_condition( array $campaign ): string {
		return 'SELECT 1 FROM `' . Tables::name( 'deliveries' ) . '` d WHERE d.campaign_id = ' . (int) $campaign['id'] . ' AND d.subscriber_id = s.id AND d.state <> ' . Deliveries::GIVEN_UP;
	}
}
