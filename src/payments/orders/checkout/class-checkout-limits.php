<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Options\Options;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * The limits of the currency for each amount, and those of the site's settings for amounts that people name. The settings are in
 * the site's currency; for another one they are taken in proportion to what the two take at least.
 */
final class Checkout_Limits {

	/**
	 * The least that people may name.
	 *
	 * @param string $currency Three capitals.
	 * @return int Minor units.
	 */
	public static function minimum( $currency ) {
		return max( Amounts::least( $currency ), Amounts::in_steps( self::setting( 'payments_minimum', $currency ), $currency ) );
	}

	/**
	 * The most that people may name.
	 *
	 * @param string $currency Three capitals.
	 * @return int Minor units.
	 */
	public static function maximum( $currency ) {
		$site = self::setting( 'payments_maximum', $currency );
		return $site > 0 ? min( $site, Amounts::maximum( $currency ) ) : Amounts::maximum( $currency );
	}

	/**
	 * Says what is wrong with an amount.
	 *
	 * @param int    $amount   Minor units.
	 * @param string $currency Three capitals.
	 * @param bool   $is_named Whether somebody named it; else the owner set it.
	 * @return string Sentence; '' when nothing is.
	 */
	public static function problem( int $amount, $currency, bool $is_named ): string {
		$least = $is_named ? self::minimum( $currency ) : Amounts::least( $currency );
		$most  = $is_named ? self::maximum( $currency ) : Amounts::maximum( $currency );
		if ( $amount < $least ) {
			/* translators: %s: amount of money. */
			return sprintf( __( 'The minimum amount is %s.', 'mainstreet-blocks' ), Amounts::format( $least, $currency ) );
		}
		if ( $amount > $most ) {
			/* translators: %s: amount of money. */
			return sprintf( __( 'The maximum amount is %s.', 'mainstreet-blocks' ), Amounts::format( $most, $currency ) );
		}
		$step = Currencies::step( $currency );
		if ( 0 !== $amount % $step ) {
			/* translators: %s: amount of money. */
			return sprintf( __( 'The amount must be a multiple of %s.', 'mainstreet-blocks' ), Amounts::format( $step, $currency ) );
		}
		return '';
	}

	/**
	 * A setting in a currency.
	 *
	 * @param string $name     Name of the setting, a decimal number in the site's currency.
	 * @param string $currency Three capitals.
	 * @return int Minor units; 0 for none.
	 */
	public static function setting( string $name, $currency ): int {
		$site  = (string) Options::get( 'payments_currency' );
		$value = (int) Amounts::from_number( (string) Options::get( $name ), $site );
		if ( $site === $currency || 0 === $value ) {
			return $value;
		}
		$here  = Currencies::minimum( $site );
		$there = Currencies::minimum( $currency );
		return $here > 0 && $there > 0 ? intdiv( $value * $there, $here ) : 0;
	}
}
