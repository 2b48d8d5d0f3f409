<?php
namespace Mainstreet\Payments\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Parses, formats and checks amounts. An amount is an integer in minor units of its currency; calculations never use floats.
 * `shared/money` does the same in the editor; tests/money contains the test cases for both.
 *
 * Amounts are shown with PHP's NumberFormatter if the intl extension is available; otherwise with WordPress's separators, and the symbol
 * after the number in languages with a decimal comma.
 */
final class Amounts {

	/** Maximum amount in every currency (docs/server-contract.md B.5). */
	const MAX_DECIMAL = '999999.99';

	/** Maximum number of digits before the decimal point. */
	const MAX_DIGITS = 9;

	/** Non-breaking space between number and symbol. */
	const NO_BREAK = "\xC2\xA0";

	/** Group separators that people enter besides those of their language. */
	const GROUP_SEPARATORS = '/[\s\x{00A0}\x{202F}\x{2009}\'\x{2019}\x{066C}_]/u';

	/** Digits of other scripts. */
	const DIGITS = array( '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９' );

	/** Parses a plain decimal number, as used by scripts and databases: `12.50` (minor units; null if invalid, or if it has more decimals than the currency). */
	public static function parse( $text, $currency ): ?int {
		if ( ! is_string( $text ) || ! preg_match( '/^(\d+)(?:\.(\d+))?$/D', $text, $parts ) ) {
			return null;
		}
		$whole    = ltrim( $parts[1], '0' );
		$fraction = isset( $parts[2] ) ? $parts[2] : '';
		$decimals = Currencies::decimals( $currency );
		if ( strlen( $whole ) > self::MAX_DIGITS || strlen( $fraction ) > $decimals ) {
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

	/**
	 * Returns the smallest amount that can be paid: the minimum, rounded up to Stripe's step (minor units, above 0: 10 for KWD, which has no minimum).
	 *
	 * @param string $currency
	 */
	public static function least( $currency ): int {
		return self::in_steps( max( 1, Currencies::minimum( $currency ) ), $currency );
	}

	/** Rounds an amount up to a multiple of the currency's step (minor units). */
	public static function in_steps( $minor, $currency ): int {
		$step = Currencies::step( $currency );
		return intdiv( $minor + $step - 1, $step ) * $step;
	}

	/**
	 * Returns the largest amount that can be paid (minor units, a multiple of the currency's step).
	 *
	 * @param string $currency
	 */
	public static function maximum( $currency ): int {
		$decimals                 = Currencies::decimals( $currency );
		list( $whole, $fraction ) = explode( '.', self::MAX_DECIMAL );
		$maximum                  = (int) ( $whole . substr( str_pad( $fraction, 3, '0' ), 0, $decimals ) );
		$step                     = Currencies::step( $currency );
		return $maximum - $maximum % $step;
	}

	/** Validates an amount against the limits of the currency ('' if valid; `low`, `high`, or `step` (see Currencies::step())). */
	public static function problem( int $minor, $currency ): string {
		if ( $minor < self::least( $currency ) ) {
			return 'low';
		}
		if ( $minor > self::maximum( $currency ) ) {
			return 'high';
		}
		return 0 === $minor % Currencies::step( $currency ) ? '' : 'step';
	}

	/** Converts an amount to Stripe's units. Returns null if Stripe cannot charge it exactly. */
	public static function to_stripe( $minor, string $currency ): ?int {
		return self::shift( $minor, Currencies::stripe_decimals( $currency ) - Currencies::decimals( $currency ) );
	}

	/**
	 * Converts an amount from Stripe's units, in which a few currencies have other decimals than in ISO 4217.
	 *
	 * @param mixed $amount Value from a response.
	 * @return int|null Minor units; null if the value is not a valid amount. Null matches no order.
	 */
	public static function from_stripe( $amount, string $currency ): ?int {
		$currency = strtoupper( $currency );
		return is_int( $amount ) && $amount >= 0 ? self::shift( $amount, Currencies::decimals( $currency ) - Currencies::stripe_decimals( $currency ) ) : null;
	}

	/** Adds or removes decimals. Returns null if digits would be lost. */
	private static function shift( int $amount, int $decimals ): ?int {
		$factor = (int) pow( 10, abs( $decimals ) );
		if ( $decimals >= 0 ) {
			return $amount * $factor;
		}
		return 0 === $amount % $factor ? intdiv( $amount, $factor ) : null;
	}

	/** Formats an amount in the site's language as plain text: `$12.50`, `12,50 €`. */
	public static function format( $minor, $currency ): string {
		if ( Currencies::is_known( $currency ) && class_exists( 'NumberFormatter' ) ) {
			$formatter = new \NumberFormatter( str_replace( '_', '-', get_locale() ), \NumberFormatter::CURRENCY );
			$formatter->setTextAttribute( \NumberFormatter::CURRENCY_CODE, $currency );
			$formatter->setAttribute( \NumberFormatter::FRACTION_DIGITS, Currencies::decimals( $currency ) );
			$text = $formatter->formatCurrency( (float) self::decimal( $minor, $currency ), $currency );
			if ( is_string( $text ) && '' !== $text ) {
				return $text;
			}
		}
		return self::format_with( $minor, $currency, self::separators() );
	}

	/** @param string[] $separators `decimal`, `group`. */
	public static function format_with( $minor, $currency, array $separators ): string {
		list( $whole, $fraction ) = array_pad( explode( '.', self::decimal( abs( $minor ), $currency ) ), 2, '' );
		$number                   = strrev( implode( strrev( $separators['group'] ), str_split( strrev( $whole ), 3 ) ) );
		$number                  .= '' === $fraction ? '' : $separators['decimal'] . $fraction;
		$symbol                   = Currencies::symbol( $currency );
		if ( ',' === $separators['decimal'] ) {
			return ( $minor < 0 ? '-' : '' ) . $number . self::NO_BREAK . $symbol;
		}
		return ( $minor < 0 ? '-' : '' ) . $symbol . ( preg_match( '/[A-Za-z]$/', $symbol ) ? self::NO_BREAK : '' ) . $number;
	}

	/** Returns the separators of the site's language (`decimal`, `group`). */
	public static function separators(): array {
		global $wp_locale;
		$format = $wp_locale instanceof \WP_Locale ? $wp_locale->number_format : array();
		return array(
			'decimal' => isset( $format['decimal_point'] ) ? html_entity_decode( $format['decimal_point'], ENT_QUOTES, 'UTF-8' ) : '.',
			'group'   => isset( $format['thousands_sep'] ) ? html_entity_decode( $format['thousands_sep'], ENT_QUOTES, 'UTF-8' ) : ',',
		);
	}

	/**
	 * Parses an amount that a person entered: `12.50`, `12,50`, `$1,250`, `1 250,00 €`, digits of other scripts.
	 *
	 * If there are both point and comma, the last one is the decimal separator. A single kind has its meaning in the site's
	 * language, unless that is impossible (groups have three digits, at the end).
	 *
	 * @param string[]|null $separators `decimal`, `group`; the site's by default.
	 * @return int|null Minor units; null if it cannot be parsed.
	 */
	public static function parse_localized( $text, $currency, ?array $separators = null ): ?int {
		if ( ! is_string( $text ) || strlen( $text ) > 100 || ! preg_match( '//u', $text ) ) {
			return null;
		}
		$separators = $separators ? $separators : self::separators();
		$mark       = ',' === $separators['decimal'] ? ',' : '.';
		$text       = str_replace( "\xD9\xAB", $mark, self::latin_digits( $text ) );
		$text       = trim( str_replace( array( Currencies::symbol( $currency ), $currency ), ' ', $text ) );
		$text       = (string) preg_replace( self::GROUP_SEPARATORS, '', (string) preg_replace( '/^\p{Sc}|\p{Sc}$/u', '', $text ) );
		if ( ! preg_match( '/^[\d.,]+$/D', $text ) || ! preg_match( '/\d/', $text ) ) {
			return null;
		}
		return self::parse( self::to_decimal( $text, $mark ), $currency );
	}

	/**
	 * Converts digits, points and commas to a plain decimal number.
	 *
	 * @param string $text    Text with only these characters.
	 * @param string $decimal Decimal separator of the language.
	 * @return string Not a valid number if the text makes no sense.
	 */
	private static function to_decimal( string $text, string $decimal ) {
		$point = strrpos( $text, '.' );
		$comma = strrpos( $text, ',' );
		if ( false === $point && false === $comma ) {
			return $text;
		}
		if ( false !== $point && false !== $comma ) {
			$mark = $point > $comma ? '.' : ',';
		} else {
			$mark     = false !== $point ? '.' : ',';
			$is_group = self::is_grouped( $text, $mark );
			if ( $is_group && ( $mark !== $decimal || substr_count( $text, $mark ) > 1 ) ) {
				return str_replace( $mark, '', $text );
			}
		}
		$group                    = '.' === $mark ? ',' : '.';
		list( $whole, $fraction ) = array_pad( explode( $mark, $text, 2 ), 2, '' );
		if ( false !== strpos( $whole, $group ) && ! self::is_grouped( $whole, $group ) ) {
			return '';
		}
		$whole = str_replace( $group, '', $whole );
		return ( '' === $whole ? '0' : $whole ) . ( '' === $fraction ? '' : '.' . $fraction );
	}

	/** Whether a character separates groups of digits: three each, or as in India two each before the last three. */
	private static function is_grouped( $text, string $mark ): bool {
		$mark = preg_quote( $mark, '/' );
		return (bool) preg_match( "/^(?!0)\d{1,3}(?:$mark\d{3})+$|^(?!0)\d{1,2}(?:$mark\d{2})+$mark\d{3}$/D", $text );
	}

	/**
	 * Replaces digits of other scripts with 0 to 9.
	 *
	 * @param string $text Valid UTF-8.
	 */
	private static function latin_digits( string $text ): string {
		if ( ! preg_match( '/[\x80-\xff]/', $text ) ) {
			return $text;
		}
		$map = array();
		foreach ( self::DIGITS as $digits ) {
			$map += array_flip( (array) preg_split( '//u', $digits, -1, PREG_SPLIT_NO_EMPTY ) );
		}
		return strtr( $text, array_map( 'strval', $map ) );
	}
}
