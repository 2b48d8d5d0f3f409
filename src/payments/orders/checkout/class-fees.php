<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Options\Options;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * Computes the amount a donor adds so that the whole donation arrives after the provider's fees. The provider also takes fees from the
 * added amount. Uses integers only; the fees are settings.
 */
final class Fees {

	/** Number of parts in 100 %: percentages have three decimals. */
	const WHOLE = 100000;

	/** Maximum share of the fees, in parts of WHOLE; a larger setting is reduced to it. */
	const MOST = 50000;

	/**
	 * Computes the amount to add to a donation.
	 *
	 * @param int $minor Donation, minor units.
	 * @return int Minor units, such that donation + result − fees ≥ donation, unless the currency's maximum amount is reached.
	 */
	public static function calculate( $minor, $currency ) {
		$share = self::get_share();
		$fixed = Checkout_Limits::get_setting( 'payments_fee_fixed', $currency );
		if ( $minor <= 0 || ( 0 === $share && 0 === $fixed ) ) {
			return 0;
		}
		$total = self::divide_up( ( $minor + $fixed ) * self::WHOLE, self::WHOLE - $share );
		$step  = Currencies::step( $currency );
		$total = min( self::divide_up( $total, $step ) * $step, Amounts::maximum( $currency ) );
		return max( 0, $total - $minor );
	}

	/**
	 * Reads the percentage from the settings.
	 *
	 * @return int Parts of WHOLE; 0 if the setting is invalid.
	 */
	private static function get_share() {
		if ( ! preg_match( '/^(\d{1,3})(?:\.(\d{1,3}))?$/D', (string) Options::get( 'payments_fee_percent' ), $found ) ) {
			return 0;
		}
		return min( self::MOST, (int) ( $found[1] . str_pad( isset( $found[2] ) ? $found[2] : '', 3, '0' ) ) );
	}

	/**
	 * Divides and rounds up.
	 *
	 * @param int $number  Not negative.
	 * @param int $divisor Positive.
	 */
	private static function divide_up( $number, $divisor ): int {
		return intdiv( $number + $divisor - 1, $divisor );
	}
}
