<?php
/**
 * Plans that include others.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Members;

use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Compares tiers of the newsletter (docs/server-contract.md B.8): plans of the type `tier`. A yearly plan whose `tier` names a
 * monthly one is the same tier paid otherwise.
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
	 * @param int $has    Plan that was bought, also one that is no longer sold.
	 * @param int $wanted Plan that is asked for.
	 * @return bool
	 */
	public static function includes( $has, $wanted ) {
		if ( $has === $wanted ) {
			return true;
		}
		$plans = new Plans();
		$has   = self::base( $plans, $plans->get( $has ) );
		$want  = self::base( $plans, $plans->get( $wanted ) );
		if ( ! $has || ! $want ) {
			return false;
		}
		if ( $has->id === $want->id ) {
			return true;
		}
		return $has->currency === $want->currency
			&& $has->amount * self::MONTHS[ $want->interval ] >= $want->amount * self::MONTHS[ $has->interval ];
	}

	/**
	 * The plan that stands for a tier.
	 *
	 * @param Plans     $plans Plans.
	 * @param Plan|null $plan  Plan.
	 * @return Plan|null Null when it is none of a tier.
	 */
	private static function base( Plans $plans, $plan ) {
		if ( $plan && $plan->tier > 0 ) {
			$plan = $plans->get( $plan->tier );
		}
		return $plan && 'tier' === $plan->type && isset( self::MONTHS[ $plan->interval ] ) ? $plan : null;
	}
}
