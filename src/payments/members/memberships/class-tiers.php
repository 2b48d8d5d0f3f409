<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Payments\Orders\Checkout\Checkout_Amounts;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Compares tiers of the newsletter (docs/server-contract.md B.8): plans of the type `tier`. A yearly plan whose `tier` is the id of a
 * monthly plan is the same tier. A tier with a price of the buyer's choice is worth its minimum price.
 */
final class Tiers {

	/** Number of months of an interval. */
	const MONTHS = array(
		Plan::MONTHLY => 1,
		Plan::YEARLY  => 12,
	);

	/**
	 * Whether one plan gives access to the content of another.
	 *
	 * @param int           $has    Id of the bought plan, which may no longer be for sale.
	 * @param int           $wanted Id of the required plan.
	 * @param \WP_Post|null $post   Post with the content; null if the content is not part of a post.
	 */
	public static function includes( int $has, int $wanted, ?\WP_Post $post = null ) {
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
