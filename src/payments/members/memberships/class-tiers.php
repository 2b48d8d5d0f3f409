<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Payments\Orders\Checkout\Checkout_Limits;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plan_Policy;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Compares tiers of the newsletter (docs/server-contract.md B.8): plans of the type `tier`. A yearly plan whose `tier` names a
 * monthly one is the same tier paid otherwise. A price that the buyer names is worth the least that one may name.
 */
final class Tiers {

	/** Months that an interval has. */
	const MONTHS = array(
		Plan::MONTHLY => 1,
		Plan::YEARLY  => 12,
	);

	/**
	 * Whether who has one plan may see what another one is for.
	 *
	 * @param int           $has    Plan that was bought, also one that is no longer sold.
	 * @param int           $wanted Plan that is asked for.
	 * @param \WP_Post|null $post   Post that asks; null for content that is part of no post.
	 * @return bool
	 */
	public static function includes( int $has, int $wanted, ?\WP_Post $post = null ) {
		if ( $has === $wanted ) {
			return true;
		}
		$plans  = new Plans();
		$bought = $plans->get( $has );
		$tier   = self::base( $plans, $bought );
		$want   = self::base( $plans, $plans->get( $wanted ) );
		if ( ! $tier || ! $want || ! Plan_Policy::counts_for( $bought, $post ) || ! Plan_Policy::counts_for( $tier, $post ) ) {
			return false;
		}
		$is_named = $bought->buyer_can_change_amount;
		if ( $tier->id === $want->id && ( ! $is_named || $want->buyer_can_change_amount ) ) {
			return true;
		}
		$paid = $is_named ? $bought : $tier;
		return $paid->currency === $want->currency && isset( self::MONTHS[ $paid->interval ] )
			&& self::worth( $paid ) * self::MONTHS[ $want->interval ] >= $want->amount * self::MONTHS[ $paid->interval ];
	}

	/**
	 * What everybody who has a plan has paid for an interval.
	 *
	 * @param Plan $plan Plan.
	 * @return int Minor units.
	 */
	private static function worth( Plan $plan ) {
		if ( ! $plan->buyer_can_change_amount ) {
			return $plan->amount;
		}
		$least = Checkout_Limits::minimum( $plan->currency );
		// Without a named amount the plan's own is paid, to which the site's limits do not apply.
		return $plan->amount > 0 ? min( $plan->amount, $least ) : $least;
	}

	/**
	 * The plan that stands for a tier.
	 *
	 * @param Plans     $plans Plans.
	 * @param Plan|null $plan  Plan.
	 * @return Plan|null Null when it is none of a tier.
	 */
	private static function base( Plans $plans, ?Plan $plan ): ?Plan {
		if ( $plan && $plan->tier > 0 ) {
			$plan = $plans->get( $plan->tier );
		}
		return $plan && 'tier' === $plan->type && isset( self::MONTHS[ $plan->interval ] ) ? $plan : null;
	}
}
