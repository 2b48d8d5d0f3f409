<?php
namespace Mainstreet\Payments\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Parses, formats and checks amounts. An amount is an integer in minor units of its currency; calculations never use floats.
 * `shared/money` does the same in the editor; tests/money contains the test cases for both.
 */
final class Amounts {

	/** Maximum amount in every currency (docs/server-contract.md B.5). */
	const MAX_DECIMAL = '999999.99';

	/** Maximum number of digits before the decimal point. */
	const MOST_DIGITS = 9;

	/**
	 * Parses a plain decimal number, as used by scripts and databases: `12.50`.
	 *
	 * @return int|null Minor units; null if invalid, or if it has more decimals than the currency.
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
	 * Parses a JSON number or a stored price. Trailing zeros beyond the currency's decimals are allowed.
	 *
	 * @param mixed $value Number or text.
	 * @return int|null Minor units; null if invalid.
	 */
	public static function from_number( $value, $currency ): ?int {
		if ( is_float( $value ) ) {
			// Six decimals keep every digit that was sent, without the rounding errors of floats.
			$value = is_finite( $value ) && abs( $value ) < 1e9 ? number_format( $value, 6, '.', '' ) : '';
		}
		$text = is_int( $value ) || is_string( $value ) ? trim( (string) $value ) : '';
		if ( false !== strpos( $text, '.' ) ) {
			$text = rtrim( rtrim( $text, '0' ), '.' );
		}
		return self::parse( $text, $currency );
	}

	/**
	 * Formats an amount as a plain decimal number.
	 *
	 * @param int $minor Minor units; may be negative.
	 * @return string Such as `12.50`.
	 */
	public static function decimal( $minor, $currency ): string {
		$decimals = Currencies::decimals( $currency );
		$digits   = str_pad( (string) abs( $minor ), $decimals + 1, '0', STR_PAD_LEFT );
		$text     = $decimals ? substr( $digits, 0, -$decimals ) . '.' . substr( $digits, -$decimals ) : $digits;
		return $minor < 0 ? '-' . $text : $text;
	}

	/**
	 * Converts an amount to a JSON number.
	 *
	 * @return int|float
	 */
	public static function number( int $minor, $currency ) {
		$unit = (int) pow( 10, Currencies::decimals( $currency ) );
		return 0 === $minor % $unit ? intdiv( $minor, $unit ) : (float) self::decimal( $minor, $currency );
	}

	/** Formats an amount in the site's language: `$12.50`, `12,50 €`, as plain text. */
	public static function format( $minor, $currency ): string {
		return Money_Format::format( $minor, $currency );
	}

	/**
	 * Returns the smallest amount that can be paid: the minimum, rounded up to Stripe's step.
	 *
	 * @return int Minor units, above 0: 10 for KWD, which has no minimum.
	 */
	public static function least( $currency ): int {
		return self::in_steps( max( 1, Currencies::minimum( $currency ) ), $currency );
	}

	/**
	 * Rounds an amount up to a multiple of the currency's step.
	 *
	 * @return int Minor units.
	 */
	public static function in_steps( $minor, $currency ): int {
		$step = Currencies::step( $currency );
		return intdiv( $minor + $step - 1, $step ) * $step;
	}

	/**
	 * Returns the largest amount that can be paid.
	 *
	 * @return int Minor units, a multiple of the currency's step.
	 */
	public static function maximum( $currency ): int {
		$decimals                 = Currencies::decimals( $currency );
		list( $whole, $fraction ) = explode( '.', self::MAX_DECIMAL );
		$most                     = (int) ( $whole . substr( str_pad( $fraction, 3, '0' ), 0, $decimals ) );
		$step                     = Currencies::step( $currency );
		return $most - $most % $step;
	}

	/**
	 * Validates an amount against the limits of the currency.
	 *
	 * @return string '' if valid; `low`, `high`, or `step` (see Currencies::step()).
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
	 * Converts an amount to Stripe's units.
	 *
	 * @param int $minor Minor units, a multiple of the currency's step.
	 * @return int
	 */
	public static function to_stripe( $minor, string $currency ) {
		$more = Currencies::stripe_decimals( $currency ) - Currencies::decimals( $currency );
		return $more < 0 ? intdiv( $minor, (int) pow( 10, -$more ) ) : $minor * (int) pow( 10, $more );
	}

	/**
	 * Converts an amount from Stripe's units.
	 *
	 * @param int $amount In Stripe's units.
	 * @return int Minor units.
	 */
	public static function from_stripe( $amount, string $currency ) {
		$more = Currencies::stripe_decimals( $currency ) - Currencies::decimals( $currency );
		return $more < 0 ? $amount * (int) pow( 10, -$more ) : intdiv( $amount, (int) pow( 10, $more ) );
	}
}
