<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Options\Options;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * Minimum and maximum amounts, and the fee that a donor may add, so that the whole donation arrives after the provider's fees. The limits
 * of the currency apply to every amount, those of the settings only to amounts that buyers choose. The settings are in the site's currency; for other currencies they are scaled by the ratio of the provider's minimum amounts.
 */
final class Checkout_Amounts {

	/** Number of parts in 100 %: percentages have three decimals. */
	const WHOLE = 100000;

	/** Maximum share of the fees, in parts of WHOLE; a larger setting is reduced to it. */
	const MAX_FEE_SHARE = 50000;

	/**
	 * Returns the smallest amount that a buyer may choose in minor units.
	 *
	 * @param string $currency
	 */
	public static function minimum( $currency ) {
		return max( Amounts::least( $currency ), Amounts::in_steps( self::get_setting( 'payments_minimum', $currency ), $currency ) );
	}

	/**
	 * Returns the largest amount that a buyer may choose in minor units.
	 *
	 * @param string $currency
	 */
	public static function maximum( $currency ) {
		$site = self::get_setting( 'payments_maximum', $currency );
		return $site > 0 ? min( $site, Amounts::maximum( $currency ) ) : Amounts::maximum( $currency );
	}

	/**
	 * Validates an amount.
	 *
	 * @param int  $amount   Minor units.
	 * @param bool $is_named Whether the buyer chose the amount; otherwise the site owner set it.
	 * @return string Error message; '' if the amount is valid.
	 */
	public static function find_problem( int $amount, $currency, bool $is_named ): string {
		$minimum = $is_named ? self::minimum( $currency ) : Amounts::least( $currency );
		$maximum = $is_named ? self::maximum( $currency ) : Amounts::maximum( $currency );
		if ( $amount < $minimum ) {
			/* translators: %s: amount of money. */
			return sprintf( __( 'The minimum amount is %s.', 'mainstreet-blocks' ), Amounts::format( $minimum, $currency ) );
		}
		if ( $amount > $maximum ) {
			/* translators: %s: amount of money. */
			return sprintf( __( 'The maximum amount is %s.', 'mainstreet-blocks' ), Amounts::format( $maximum, $currency ) );
		}
		$step = Currencies::step( $currency );
		if ( 0 !== $amount % $step ) {
			/* translators: %s: amount of money. */
			return sprintf( __( 'The amount must be a multiple of %s.', 'mainstreet-blocks' ), Amounts::format( $step, $currency ) );
		}
		return '';
	}

	/**
	 * Converts a setting to a currency.
	 *
	 * @param string $name Option name. The value is a decimal number in the site's currency.
	 * @return int Minor units; 0 if the setting is empty or cannot be converted.
	 */
	public static function get_setting( string $name, $currency ): int {
		$site  = (string) Options::get( 'payments_currency' );
		$value = (int) Amounts::from_number( (string) Options::get( $name ), $site );
		if ( $site === $currency || 0 === $value ) {
			return $value;
		}
		$here     = Currencies::minimum( $site );
		$existing = Currencies::minimum( $currency );
		return $here > 0 && $existing > 0 ? intdiv( $value * $existing, $here ) : 0;
	}

	/**
	 * Computes the amount to add to a donation.
	 *
	 * @param int $minor Donation, minor units.
	 * @return int Minor units, such that donation + result − fees ≥ donation, unless the currency's maximum amount is reached.
	 */
	public static function calculate_fee( $minor, $currency ) {
		$share = self::get_fee_share();
		$fixed = self::get_setting( 'payments_fee_fixed', $currency );
		if ( $minor <= 0 || ( 0 === $share && 0 === $fixed ) ) {
			return 0;
		}
		$total = self::divide_up( ( $minor + $fixed ) * self::WHOLE, self::WHOLE - $share );
		$step  = Currencies::step( $currency );
		$total = min( self::divide_up( $total, $step ) * $step, Amounts::maximum( $currency ) );
		return max( 0, $total - $minor );
	}

	/** Reads the percentage from the settings (parts of WHOLE; 0 if the setting is invalid). */
	private static function get_fee_share() {
		if ( ! preg_match( '/^(\d{1,3})(?:\.(\d{1,3}))?$/D', (string) Options::get( 'payments_fee_percent' ), $found ) ) {
			return 0;
		}
		return min( self::MAX_FEE_SHARE, (int) ( $found[1] . str_pad( isset( $found[2] ) ? $found[2] : '', 3, '0' ) ) );
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
