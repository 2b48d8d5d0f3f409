<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/** Validates a requested donation against the published block, for the filter `mainstreet_checkout_offer`. */
final class Donation_Offer {

	/**
	 * Returns the offer of the first block that accepts the amount.
	 *
	 * @param array $input `plan_id`, `post_id` (0 for none), `amount` (minor units; null if none was entered yet).
	 * @return array|\WP_Error|null As in the filter; null if no donation block offers the plan here.
	 */
	public static function of( array $input, Plan $plan ) {
		$error = null;
		foreach ( Donation_Finder::find( (int) $input['post_id'], $plan ) as list( $choice, $settings ) ) {
			$offer = self::made( $choice, $input['amount'] );
			if ( ! is_wp_error( $offer ) ) {
				return $offer + array(
					'currency'    => $plan->currency,
					'is_donation' => true,
					'covers_fees' => $settings->is_on( 'coverFees' ),
					'title'       => $plan->title,
					'plan'        => $plan,
				);
			}
			$error = $error ? $error : $offer;
		}
		return $error;
	}

	/**
	 * Returns the amount of an offer.
	 *
	 * @param Donation_Choice $choice Amounts of a block.
	 * @param int|null        $amount Minor units; null if none was entered yet.
	 * @return array|\WP_Error `amount`, `is_fixed`.
	 */
	private static function made( Donation_Choice $choice, ?int $amount ) {
		if ( null === $amount ) {
			// The page for visitors without a script suggests this amount.
			$is_fixed = ! $choice->has_custom;
			return array(
				'amount'   => $is_fixed ? (int) reset( $choice->tiers ) : $choice->plan->amount,
				'is_fixed' => $is_fixed,
			);
		}
		$checked = $choice->check( $amount );
		return true === $checked ? array(
			'amount'   => $amount,
			'is_fixed' => $choice->is_tier( $amount ),
		) : $checked;
	}
}
