<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Payments\Money\Amounts;

defined( 'ABSPATH' ) || exit;

/**
 * Converts amounts. Stripe's units differ from the minor units of ISO 4217 for a few currencies (Amounts::to_stripe()).
 * Nothing is rounded: an amount that cannot be converted exactly is null.
 */
final class Stripe_Amounts {

	/**
	 * Converts an amount to Stripe's units.
	 *
	 * @param int    $minor    Minor units of ISO 4217.
	 * @param string $currency Three capitals.
	 * @return int|null Null if Stripe cannot charge it exactly.
	 */
	public static function to_stripe( $minor, string $currency ) {
		$amount = Amounts::to_stripe( $minor, $currency );
		return Amounts::from_stripe( $amount, $currency ) === $minor ? $amount : null;
	}

	/**
	 * Converts an amount from Stripe's units.
	 *
	 * @param mixed  $amount   Value from a response.
	 * @param string $currency Three letters.
	 * @return int|null Minor units of ISO 4217; null if the value is not a valid amount. Null matches no order.
	 */
	public static function from_stripe( $amount, string $currency ) {
		if ( ! is_int( $amount ) || $amount < 0 ) {
			return null;
		}
		$minor = Amounts::from_stripe( $amount, strtoupper( $currency ) );
		return Amounts::to_stripe( $minor, strtoupper( $currency ) ) === $amount ? $minor : null;
	}
}
