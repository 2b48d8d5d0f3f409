<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Options;
use Mainstreet\Newsletter\Campaigns\Deliveries\Campaign_Audience;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;

defined( 'ABSPATH' ) || exit;

/**
 * A post has one campaign and nobody gets its mail twice, however often it is sent: whoever has a row among the deliveries is
 * passed over. So it can be sent again only while these rows are kept.
 */
final class Campaign_Sending {

	/** Seconds before rows of deliveries are deleted from which on they are not counted on. */
	const MARGIN = HOUR_IN_SECONDS;

	/** Seconds that a newsletter may be put off. */
	const FURTHEST = YEAR_IN_SECONDS;

	/**
	 * A time of the site, as its author chose it.
	 *
	 * @param string $text Such as `2026-11-24T08:00`, in the site's zone.
	 * @return int|null Unix time; null for what is none, has passed or is more than a year away.
	 */
	public static function time( string $text ): ?int {
		$time = preg_match( '/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/D', $text ) ? date_create_immutable( $text, wp_timezone() ) : false;
		$time = $time ? $time->getTimestamp() : 0;
		return $time > time() && $time <= time() + self::FURTHEST ? $time : null;
	}

	/**
	 * Whether a post that was published before, and has not been sent, can be.
	 *
	 * @param \WP_Post|null $post     Post.
	 * @param array|null    $campaign Its campaign.
	 */
	public static function may_send( $post, ?array $campaign ): bool {
		return ! $campaign && Campaign_Trigger::is_public( $post ) && in_array( $post->post_type, Campaign_Trigger::post_types(), true ) && Campaign_Trigger::is_ours();
	}

	/**
	 * Sends a post that was published before.
	 *
	 * @param \WP_Post $post  Post of which may_send() says yes.
	 * @param int      $delay Seconds until it begins.
	 * @return array|null Its campaign; null when another request was faster.
	 */
	public static function send( \WP_Post $post, int $delay ): ?array {
		// Who asks for it wants it, whatever was chosen before.
		if ( ! Campaign_Trigger::is_wanted( $post ) ) {
			update_post_meta( $post->ID, Campaign_Trigger::DONT_SEND, '' );
		}
		$id = ( new Campaigns() )->create( $post->ID, Campaign_Trigger::audience( $post ), $delay );
		return $id ? ( new Campaigns() )->find( $id ) : null;
	}

	/**
	 * Gives a campaign that has not begun another time.
	 *
	 * @param array $campaign Row.
	 * @param int   $time     Unix time.
	 * @return array|null The row as it is now; null when it has begun.
	 */
	public static function put_off( array $campaign, $time ): ?array {
		if ( ! Sql::update( 'campaigns', array( 'starts_at' => $time ), 'id = ' . (int) $campaign['id'] . " AND status = 'queued' AND starts_at <> " . (int) $time ) ) {
			return (int) $campaign['starts_at'] === (int) $time ? $campaign : null;
		}
		( new Queue_Scheduler() )->ensure();
		return array_merge( $campaign, array( 'starts_at' => $time ) );
	}

	/**
	 * Whether a campaign that has ended can go to those who did not get it.
	 *
	 * @param array $campaign Row.
	 */
	public static function may_resend( array $campaign ): bool {
		if ( ! in_array( $campaign['status'], array( Campaigns::DONE, Campaigns::FAILED, Campaigns::CANCELLED ), true ) ) {
			return false;
		}
		$kept = time() - Options::get( 'newsletter_deliveries_days' ) * DAY_IN_SECONDS + self::MARGIN;
		return null === $campaign['started_gmt'] || strtotime( $campaign['started_gmt'] . ' UTC' ) > $kept;
	}

	/**
	 * How many did not get it: they could not be reached, subscribed later, or it was cancelled before. For whom a weekly e-mail
	 * holds it, they got it.
	 *
	 * @param array $campaign Row.
	 * @param bool  $at_once  Only those who would get it by itself, not with their next weekly e-mail.
	 */
	public static function missing( array $campaign, bool $at_once = false ): int {
		$which = $at_once && Subscriber_Frequency::day() ? "AND s.frequency <> 'weekly'" : '';
		$row   = Sql::row( 'subscribers', "SELECT COUNT(*) AS number FROM {table} s WHERE s.status = 'active' $which AND NOT EXISTS (" . self::had( $campaign ) . ')' );
		return $row ? (int) $row['number'] : 0;
	}

	/**
	 * Sends it to those who did not get it.
	 *
	 * @param array $campaign Row of which may_resend() says yes.
	 * @return array|null The row as it is now; null when it has changed in the meantime.
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
				'total'     => (int) $campaign['sent'] + self::missing( $campaign, true ),
				'failed'    => 0,
			);
			( new Deliveries() )->reopen( $id );
		}
		if ( Sql::$failed || ! $store->move( $id, array( $campaign['status'] ), $to, $changes ) ) {
			return null;
		}
		$post = get_post( (int) $campaign['post_id'] );
		if ( $post && ! Campaign_Trigger::is_wanted( $post ) ) {
			update_post_meta( $post->ID, Campaign_Trigger::DONT_SEND, '' );
		}
		( new Queue_Scheduler() )->ensure();
		return array_merge( $campaign, $changes, array( 'status' => $to ) );
	}

	/**
	 * The statement that finds a row of the campaign that keeps a person from getting it.
	 *
	 * @param array $campaign Row.
	 * @return string SELECT that names the person `s.id`.
	 */
	private static function had( array $campaign ): string {
		return 'SELECT 1 FROM `' . Tables::name( 'deliveries' ) . '` d WHERE d.campaign_id = ' . (int) $campaign['id'] . ' AND d.subscriber_id = s.id AND d.state <> ' . Deliveries::GIVEN_UP;
	}
}
