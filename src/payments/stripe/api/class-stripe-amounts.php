<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Payments\Money\Amounts;

defined( 'ABSPATH' ) || exit;

/**
 * Our amounts are minor units of ISO 4217, Stripe's are not for a few currencies (Amounts::to_stripe()). Here nothing is
 * rounded: what one side can't say is no amount.
 */
final class Stripe_Amounts {

	/**
	 * An amount for Stripe.
	 *
	 * @param int    $minor    Minor units of ISO 4217.
	 * @param string $currency Three capitals.
	 * @return int|null Null for one that Stripe can't take.
	 */
	public static function to_stripe( $minor, string $currency ) {
		$amount = Amounts::to_stripe( $minor, $currency );
		return Amounts::from_stripe( $amount, $currency ) === $minor ? $amount : null;
	}

	/**
	 * An amount of Stripe's.
	 *
	 * @param mixed  $amount   What stands in an answer.
	 * @param string $currency Three letters.
	 * @return int|null Minor units of ISO 4217; null for what is none, which agrees with no order.
	 */
	public static function from_stripe( $amount, string $currency ) {
		if ( ! is_int( $amount ) || $amount < 0 ) {
			return null;
		}
		$minor = Amounts::from_stripe( $amount, strtoupper( $currency ) );
		return Amounts::to_stripe( $minor, strtoupper( $currency ) ) === $amount ? $minor : null;
	}
}
