<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Options\Options;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * Computes what a donor adds so that, after the fees of the payment service, the whole donation arrives: fees are also taken
 * from what was added for them. In integers; what the fees are stands in the settings.
 */
final class Fees {

	/** Parts that one whole has: percent with three decimals. */
	const WHOLE = 100000;

	/** The largest share of the settings that is believed, in these parts. */
	const MOST = 50000;

	/**
	 * What to add to a donation.
	 *
	 * @param int    $minor    Donation, minor units.
	 * @param string $currency Three capitals.
	 * @return int Minor units, such that donation + this − fees ≥ donation, as far as the currency's largest amount allows.
	 */
	public static function on( $minor, $currency ) {
		$share = self::share();
		$fixed = Checkout_Limits::setting( 'payments_fee_fixed', $currency );
		if ( $minor <= 0 || ( 0 === $share && 0 === $fixed ) ) {
			return 0;
		}
		$total = self::divide_up( ( $minor + $fixed ) * self::WHOLE, self::WHOLE - $share );
		$step  = Currencies::step( $currency );
		$total = min( self::divide_up( $total, $step ) * $step, Amounts::maximum( $currency ) );
		return max( 0, $total - $minor );
	}

	/**
	 * The share of the settings.
	 *
	 * @return int Parts of WHOLE.
	 */
	private static function share() {
		if ( ! preg_match( '/^(\d{1,3})(?:\.(\d{1,3}))?$/D', (string) Options::get( 'payments_fee_percent' ), $found ) ) {
			return 0;
		}
		return min( self::MOST, (int) ( $found[1] . str_pad( isset( $found[2] ) ? $found[2] : '', 3, '0' ) ) );
	}

	/**
	 * Divides, and rounds up.
	 *
	 * @param int $number  Not negative.
	 * @param int $divisor Positive.
	 */
	private static function divide_up( $number, $divisor ): int {
		return intdiv( $number + $divisor - 1, $divisor );
	}
}
