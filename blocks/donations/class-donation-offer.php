<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `mainstreet_checkout_offer`: what the browser sends is held against the block as it is published.
 */
final class Donation_Offer {

	/**
	 * The offer.
	 *
	 * @param array $input `plan_id`, `post_id` (0 for none), `amount` (minor units; null where none was named yet).
	 * @param Plan  $plan  Plan.
	 * @return array|\WP_Error|null As the filter says; null where no block of ours offers the plan here.
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
	 * The amount of an offer.
	 *
	 * @param Donation_Choice $choice What a block offers.
	 * @param int|null        $amount Minor units that were named.
	 * @return array|\WP_Error `amount`, `is_fixed`.
	 */
	private static function made( Donation_Choice $choice, ?int $amount ) {
		if ( null === $amount ) {
			// For the page without script, which suggests it.
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
