<?php
namespace Mainstreet\Payments\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes amounts without ever reckoning in fractions: an amount is an integer in minor units of its currency.
 * `shared/money` is the same for the editor; both are held against the cases in tests/money.
 */
final class Amounts {

	/** The most that may be asked for, in every currency (docs/server-contract.md B.5). */
	const MAX_DECIMAL = '999999.99';

	/** Digits in front of the decimal point that are read at all. */
	const MOST_DIGITS = 9;

	/**
	 * Reads a plain decimal number, as scripts and databases write it: `12.50`.
	 *
	 * @param mixed  $text     Text.
	 * @param string $currency Currency.
	 * @return int|null Minor units; null for what is none, or has more decimals than the currency.
	 */
	public static function parse( $text, $currency ): ?int {
		if ( ! is_string( $text ) || ! preg_match( '/^(\d+)(?:\.(\d+))?$/D', $text, $parts ) ) {
			return null;
		}
		$whole    = ltrim( $parts[1], '0' );
		$fraction = isset( $parts[2] ) ? $parts[2] : '';
		$decimals = Currencies::decimals( $currency );
		if ( strlen( $whole ) > self::MOST_DIGITS || strlen( $fraction ) > $decimals ) {
			return null;
		}
		return (int) ( $whole . str_pad( $fraction, $decimals, '0' ) );
	}

	/**
	 * Reads a number of JSON or a stored price, which may end in zeros that the currency has no place for.
	 *
	 * @param mixed  $value    Number or text.
	 * @param string $currency Currency.
	 * @return int|null Minor units; null for what is no amount.
	 */
	public static function from_number( $value, $currency ): ?int {
		if ( is_float( $value ) ) {
			// Six decimals show every digit that was sent, and none that only the machine made.
			$value = is_finite( $value ) && abs( $value ) < 1e9 ? number_format( $value, 6, '.', '' ) : '';
		}
		$text = is_int( $value ) || is_string( $value ) ? trim( (string) $value ) : '';
		if ( false !== strpos( $text, '.' ) ) {
			$text = rtrim( rtrim( $text, '0' ), '.' );
		}
		return self::parse( $text, $currency );
	}

	/**
	 * An amount as a plain decimal number.
	 *
	 * @param int    $minor    Minor units; may be negative.
	 * @param string $currency Currency.
	 * @return string Such as `12.50`.
	 */
	public static function decimal( $minor, $currency ): string {
		$decimals = Currencies::decimals( $currency );
		$digits   = str_pad( (string) abs( $minor ), $decimals + 1, '0', STR_PAD_LEFT );
		$text     = $decimals ? substr( $digits, 0, -$decimals ) . '.' . substr( $digits, -$decimals ) : $digits;
		return $minor < 0 ? '-' . $text : $text;
	}

	/**
	 * An amount as a number for JSON.
	 *
	 * @param int    $minor    Minor units.
	 * @param string $currency Currency.
	 * @return int|float
	 */
	public static function number( int $minor, $currency ) {
		$unit = (int) pow( 10, Currencies::decimals( $currency ) );
		return 0 === $minor % $unit ? intdiv( $minor, $unit ) : (float) self::decimal( $minor, $currency );
	}

	/**
	 * An amount for people, in the language of the site: `$12.50`, `12,50 €`.
	 *
	 * @param int    $minor    Minor units.
	 * @param string $currency Currency.
	 * @return string Plain text.
	 */
	public static function format( $minor, $currency ): string {
		return Money_Format::format( $minor, $currency );
	}

	/**
	 * The smallest amount that can be paid: the minimum, in steps that Stripe takes.
	 *
	 * @param string $currency Currency.
	 * @return int Minor units, above 0: 10 for KWD, which nobody sets a minimum for.
	 */
	public static function least( $currency ): int {
		return self::in_steps( max( 1, Currencies::minimum( $currency ) ), $currency );
	}

	/**
	 * An amount rounded up to a multiple of the currency's step.
	 *
	 * @param int    $minor    Minor units.
	 * @param string $currency Currency.
	 * @return int Minor units.
	 */
	public static function in_steps( $minor, $currency ): int {
		$step = Currencies::step( $currency );
		return intdiv( $minor + $step - 1, $step ) * $step;
	}

	/**
	 * The most that may be asked for.
	 *
	 * @param string $currency Currency.
	 * @return int Minor units that Stripe takes.
	 */
	public static function maximum( $currency ): int {
		$decimals                 = Currencies::decimals( $currency );
		list( $whole, $fraction ) = explode( '.', self::MAX_DECIMAL );
		$most                     = (int) ( $whole . substr( str_pad( $fraction, 3, '0' ), 0, $decimals ) );
		$step                     = Currencies::step( $currency );
		return $most - $most % $step;
	}

	/**
	 * Why an amount can't be asked for, as far as the currency goes.
	 *
	 * @param int    $minor    Minor units.
	 * @param string $currency Currency.
	 * @return string '' for nothing, `low`, `high`, or `step` (see Currencies::step()).
	 */
	public static function problem( int $minor, $currency ): string {
		if ( $minor < self::least( $currency ) ) {
			return 'low';
		}
		if ( $minor > self::maximum( $currency ) ) {
			return 'high';
		}
		return 0 === $minor % Currencies::step( $currency ) ? '' : 'step';
	}

	/**
	 * An amount in the units that Stripe counts in.
	 *
	 * @param int    $minor    Minor units, a multiple of the currency's step.
	 * @param string $currency Currency.
	 * @return int
	 */
	public static function to_stripe( $minor, string $currency ) {
		$more = Currencies::stripe_decimals( $currency ) - Currencies::decimals( $currency );
		return $more < 0 ? intdiv( $minor, (int) pow( 10, -$more ) ) : $minor * (int) pow( 10, $more );
	}

	/**
	 * An amount that Stripe named.
	 *
	 * @param int    $amount   In Stripe's units.
	 * @param string $currency Currency, three capitals.
	 * @return int Minor units.
	 */
	public static function from_stripe( $amount, string $currency ) {
		$more = Currencies::stripe_decimals( $currency ) - Currencies::decimals( $currency );
		return $more < 0 ? $amount * (int) pow( 10, -$more ) : intdiv( $amount, (int) pow( 10, $more ) );
	}
}
