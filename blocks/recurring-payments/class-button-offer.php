<?php
namespace Mainstreet\Blocks\Recurring_Payments;

use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether a post contains a payment button for a plan, and returns the price. Values from the browser are not trusted:
 * only plans in published content can be bought, at their own price.
 */
final class Button_Offer {

	/**
	 * Filters `mainstreet_checkout_offer`.
	 *
	 * @param array|\WP_Error|null $offer Offer of another callback.
	 * @param array                $input `plan_id`, `post_id`, and `amount` if the buyer entered one: minor units, or a decimal number as string.
	 * @param Plan|null            $plan  Plan.
	 * @return array|\WP_Error|null `amount` in minor units, `is_donation`, `title`, `plan`; null if no button offers the plan.
	 */
	public static function answer( $offer, $input, $plan ) {
		if ( is_array( $offer ) || ! $plan instanceof Plan || ! $plan->is_sold() || ! self::is_served() ) {
			return $offer;
		}
		if ( ! Button_Search::finds( $plan->id, isset( $input['post_id'] ) ? (int) $input['post_id'] : 0 ) ) {
			return $offer;
		}
		$amount = self::amount( $plan, isset( $input['amount'] ) ? $input['amount'] : null );
		return is_wp_error( $amount ) ? $amount : array(
			'amount'      => $amount,
			'is_donation' => 'donation' === $plan->type,
			'title'       => $plan->title,
			'plan'        => $plan,
		);
	}

	/** Whether payment buttons are available on this site. */
	private static function is_served(): bool {
		return Blocks::is_registered( 'recurring-payments' ) && ! Availability::gate( 'recurring-payments' );
	}

	/**
	 * Returns the amount to pay.
	 *
	 * @param mixed $typed Amount entered by the buyer; null or '' for none.
	 * @return int|\WP_Error Minor units.
	 */
	private static function amount( Plan $plan, $typed ) {
		if ( null === $typed || '' === $typed ) {
			return $plan->amount;
		}
		// The checkout has already converted it to minor units.
		$amount = is_int( $typed ) ? $typed : Amounts::parse( $typed, $plan->currency );
		if ( ! $plan->buyer_can_change_amount ) {
			return $amount === $plan->amount ? $amount : self::error( 'invalid', __( 'The price of this plan is fixed. Please reload the page.', 'mainstreet-blocks' ), $plan );
		}
		switch ( null === $amount ? 'none' : Amounts::problem( $amount, $plan->currency ) ) {
			case '':
				return $amount;
			case 'low':
				$least = Amounts::format( Amounts::least( $plan->currency ), $plan->currency );
				/* translators: %s: amount of money. */
				return self::error( 'low', sprintf( __( 'Minimum allowed price is %s.', 'mainstreet-blocks' ), $least ), $plan );
			case 'high':
				$most = Amounts::format( Amounts::maximum( $plan->currency ), $plan->currency );
				/* translators: %s: amount of money. */
				return self::error( 'high', sprintf( __( 'The maximum amount per payment is %s.', 'mainstreet-blocks' ), $most ), $plan );
		}
		return self::error( 'invalid', __( 'Please enter a valid amount.', 'mainstreet-blocks' ), $plan );
	}

	/**
	 * Returns an error for an invalid amount.
	 *
	 * @param string $what `invalid`, `low` or `high`.
	 */
	private static function error( string $what, string $message, Plan $plan ): \WP_Error {
		return new \WP_Error(
			'invalid' === $what ? 'mainstreet_amount_invalid' : 'mainstreet_amount_too_' . $what,
			$message,
			array(
				'status'  => 400,
				'field'   => 'amount',
				'minimum' => Amounts::decimal( Amounts::least( $plan->currency ), $plan->currency ),
			)
		);
	}
}
