<?php
namespace Mainstreet\Paywall;

use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Members\Memberships\Tiers;

defined( 'ABSPATH' ) || exit;

/**
 * Decides who may see paid content (docs/server-contract.md B.8). Access is denied unless a rule grants it. Page_Access decides
 * whether the current output may contain such content at all.
 */
final class Access_Policy {

	/**
	 * Whether a reader may see a post or container: it is public, or the reader may edit it, has a membership that gives access, or
	 * subscribes to the newsletter if that is enough.
	 */
	public static function can_view( Subject $subject, Reader $reader ): bool {
		return ! $subject->is_limited() || self::can_edit( $subject, $reader ) || self::has_access( $subject, $reader );
	}

	public static function can_edit( Subject $subject, Reader $reader ): bool {
		return $reader->is_visitor() && $subject->can_be_edited();
	}

	/**
	 * Whether a membership or a newsletter subscription of the reader gives access.
	 *
	 * @param Subject $subject Post or container. A public post counts as one for subscribers.
	 */
	public static function has_access( Subject $subject, Reader $reader ): bool {
		$now  = time();
		$have = array();
		foreach ( $reader->memberships() as $row ) {
			if ( Memberships::is_open( $row, $now ) ) {
				$have[] = (int) $row['plan_id'];
			}
		}
		if ( 'paid' === $subject->level() ) {
			return $have && self::includes( $have, $subject );
		}
		return $have || self::is_subscribed( $reader->emails() );
	}

	/**
	 * Whether one of the plans gives access: it is a plan of the post or container, or a higher tier.
	 *
	 * @param int[] $have Plan ids of open memberships.
	 */
	private static function includes( array $have, Subject $subject ): bool {
		$wanted = $subject->plans();
		if ( array_intersect( $have, $wanted ) ) {
			return true;
		}
		foreach ( $have as $plan ) {
			foreach ( $wanted as $other ) {
				if ( Tiers::includes( $plan, $other, $subject->post() ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Whether one of the addresses has an active newsletter subscription.
	 *
	 * @param string[] $emails Proven addresses of the reader.
	 */
	private static function is_subscribed( array $emails ): bool {
		foreach ( array_filter( $emails ) as $email ) {
			$subscriber = ( new Subscribers() )->find_by_email( $email );
			if ( $subscriber && Subscriber_Status::ACTIVE === $subscriber['status'] ) {
				return true;
			}
		}
		return false;
	}
}
