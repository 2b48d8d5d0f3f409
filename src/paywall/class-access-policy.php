<?php
namespace Mainstreet\Paywall;

use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Orders\Checkout\Checkout_Amounts;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Decides who may see paid content (docs/server-contract.md B.8). Access is denied unless a rule grants it. Page_Access decides
 * whether the current output may contain such content at all.
 */
final class Access_Policy {

	/** Number of months of an interval. */
	const MONTHS = array(
		Plan::MONTHLY => 1,
		Plan::YEARLY  => 12,
	);

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
				if ( self::includes_tier( $plan, $other, $subject->post() ) ) {
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

	/**
	 * Whether one plan gives access to the content of another: both are tiers (plans of the type `tier`), and the bought one is the
	 * same or a higher one. A yearly plan whose `tier` is the id of a monthly plan is the same tier. A tier with a price of the
	 * buyer's choice is worth its minimum price.
	 *
	 * @param int           $has    Id of the bought plan, which may no longer be for sale.
	 * @param int           $wanted Id of the required plan.
	 * @param \WP_Post|null $post   Post with the content; null if the content is not part of a post.
	 */
	private static function includes_tier( int $has, int $wanted, ?\WP_Post $post = null ) {
		if ( $has === $wanted ) {
			return true;
		}
		$plans  = new Plans();
		$bought = $plans->get( $has );
		$tier   = self::find_tier( $plans, $bought );
		$want   = self::find_tier( $plans, $plans->get( $wanted ) );
		if ( ! $tier || ! $want || ! $bought->counts_for( $post ) || ! $tier->counts_for( $post ) ) {
			return false;
		}
		$is_named = $bought->buyer_can_change_amount;
		if ( $tier->id === $want->id && ( ! $is_named || $want->buyer_can_change_amount ) ) {
			return true;
		}
		$paid = $is_named ? $bought : $tier;
		return $paid->currency === $want->currency && isset( self::MONTHS[ $paid->interval ] )
			&& self::get_lowest_price( $paid ) * self::MONTHS[ $want->interval ] >= $want->amount * self::MONTHS[ $paid->interval ];
	}

	/** Returns the lowest price (minor units) per interval that any buyer of a plan may have paid. */
	private static function get_lowest_price( Plan $plan ) {
		if ( ! $plan->buyer_can_change_amount ) {
			return $plan->amount;
		}
		$minimum = Checkout_Amounts::minimum( $plan->currency );
		// Buyers who enter no amount pay the plan's price, which may be below the site's minimum.
		return $plan->amount > 0 ? min( $plan->amount, $minimum ) : $minimum;
	}

	/** Returns the plan that represents a tier; null if the plan does not belong to a tier. */
	private static function find_tier( Plans $plans, ?Plan $plan ): ?Plan {
		if ( $plan && $plan->tier > 0 ) {
			$plan = $plans->get( $plan->tier );
		}
		return $plan && 'tier' === $plan->type && isset( self::MONTHS[ $plan->interval ] ) ? $plan : null;
	}
}
