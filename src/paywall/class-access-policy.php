<?php
namespace Mainstreet\Paywall;

use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Members\Memberships\Tiers;

defined( 'ABSPATH' ) || exit;

/**
 * Decides who may see paid content (docs/server-contract.md B.8). What is not known, is not allowed. Whether the output is the reader's alone, so
 * that it can hold more than everybody sees, Private_Page says.
 */
final class Access_Policy {

	/**
	 * Whether a reader may see a post or container: it is open to everybody, they may edit it, have a membership that opens it, or
	 * have the newsletter where that is enough.
	 *
	 * @param Subject $subject Post or container.
	 * @param Reader  $reader  Who asks.
	 */
	public static function can_view( Subject $subject, Reader $reader ): bool {
		return ! $subject->is_limited() || self::can_edit( $subject, $reader ) || self::has_access( $subject, $reader );
	}

	public static function can_edit( Subject $subject, Reader $reader ): bool {
		return $reader->is_visitor() && $subject->can_be_edited();
	}

	/**
	 * Whether a membership or a subscription of the newsletter opens it, whatever else does.
	 *
	 * @param Subject $subject Post or container. A post that is open to everybody counts as one for subscribers.
	 * @param Reader  $reader  Who asks.
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
	 * Whether one of some plans opens it: a plan that it names, or a higher tier.
	 *
	 * @param int[]   $have    Plans of open memberships.
	 * @param Subject $subject Post or container.
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
	 * Whether somebody has the newsletter.
	 *
	 * @param string[] $emails Addresses that are known to be theirs.
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
