<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Payments\Money\Amounts;

defined( 'ABSPATH' ) || exit;

/**
 * Converts amounts between minor units and PayPal's format: decimal numbers as text, and no decimals for some currencies that have
 * two in ISO 4217.
 */
final class Paypal_Amounts {

	/** Currencies without decimals at PayPal. */
	const WHOLE = array( 'HUF', 'JPY', 'TWD' );

	/**
	 * Converts an amount to PayPal's format.
	 *
	 * @return string[] `currency_code`, `value`.
	 */
	public static function format( $minor, string $currency ): array {
		$value = Amounts::decimal( $minor, $currency );
		if ( in_array( $currency, self::WHOLE, true ) ) {
			$value = (string) preg_replace( '/\.0+$/D', '', $value );
		}
		return array(
			'currency_code' => $currency,
			'value'         => $value,
		);
	}

	/**
	 * Reads an amount from a response.
	 *
	 * @param mixed $money `currency_code`, `value`.
	 * @return array|null `amount` (minor units), `currency`; null if it is not a valid amount.
	 */
	public static function parse( $money ): ?array {
		if ( ! is_array( $money ) || ! isset( $money['currency_code'], $money['value'] ) || ! is_string( $money['currency_code'] ) ) {
			return null;
		}
		$currency = strtoupper( $money['currency_code'] );
		$amount   = is_string( $money['value'] ) ? Amounts::from_number( $money['value'], $currency ) : null;
		return null === $amount ? null : compact( 'amount', 'currency' );
	}
}
