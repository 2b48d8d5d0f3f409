<?php
namespace Mainstreet\Payments\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Formats amounts in the site's language, and parses amounts that people enter. Uses PHP's NumberFormatter if the intl extension is
 * available; otherwise WordPress's separators, with the symbol after the number in languages with a decimal comma.
 */
final class Money_Format {

	/** Non-breaking space between number and symbol. */
	const NO_BREAK = "\xC2\xA0";

	/** Group separators that people enter besides those of their language. */
	const GAPS = '/[\s\x{00A0}\x{202F}\x{2009}\'\x{2019}\x{066C}_]/u';

	/** Digits of other scripts. */
	const DIGITS = array( '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９' );

	/** Formats an amount as plain text. */
	public static function format( $minor, $currency ): string {
		if ( Currencies::is_known( $currency ) && class_exists( 'NumberFormatter' ) ) {
			$formatter = new \NumberFormatter( str_replace( '_', '-', get_locale() ), \NumberFormatter::CURRENCY );
			$formatter->setTextAttribute( \NumberFormatter::CURRENCY_CODE, $currency );
			$formatter->setAttribute( \NumberFormatter::FRACTION_DIGITS, Currencies::decimals( $currency ) );
			$text = $formatter->formatCurrency( (float) Amounts::decimal( $minor, $currency ), $currency );
			if ( is_string( $text ) && '' !== $text ) {
				return $text;
			}
		}
		return self::plain( $minor, $currency, self::separators() );
	}

	/**
	 * Formats an amount with the given separators.
	 *
	 * @param string[] $separators `decimal`, `group`.
	 */
	public static function plain( $minor, $currency, array $separators ): string {
		list( $whole, $fraction ) = array_pad( explode( '.', Amounts::decimal( abs( $minor ), $currency ) ), 2, '' );
		$number                   = strrev( implode( strrev( $separators['group'] ), str_split( strrev( $whole ), 3 ) ) );
		$number                  .= '' === $fraction ? '' : $separators['decimal'] . $fraction;
		$symbol                   = Currencies::symbol( $currency );
		if ( ',' === $separators['decimal'] ) {
			return ( $minor < 0 ? '-' : '' ) . $number . self::NO_BREAK . $symbol;
		}
		return ( $minor < 0 ? '-' : '' ) . $symbol . ( preg_match( '/[A-Za-z]$/', $symbol ) ? self::NO_BREAK : '' ) . $number;
	}

	/**
	 * Returns the separators of the site's language.
	 *
	 * @return string[] `decimal`, `group`.
	 */
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
	public static function read( $text, $currency, ?array $separators = null ): ?int {
		if ( ! is_string( $text ) || strlen( $text ) > 100 || ! preg_match( '//u', $text ) ) {
			return null;
		}
		$separators = $separators ? $separators : self::separators();
		$mark       = ',' === $separators['decimal'] ? ',' : '.';
		$text       = str_replace( "\xD9\xAB", $mark, self::latin_digits( $text ) );
		$text       = trim( str_replace( array( Currencies::symbol( $currency ), $currency ), ' ', $text ) );
		$text       = (string) preg_replace( self::GAPS, '', (string) preg_replace( '/^\p{Sc}|\p{Sc}$/u', '', $text ) );
		if ( ! preg_match( '/^[\d.,]+$/D', $text ) || ! preg_match( '/\d/', $text ) ) {
			return null;
		}
		return Amounts::parse( self::to_plain( $text, $mark ), $currency );
	}

	/**
	 * Converts digits, points and commas to a plain decimal number.
	 *
	 * @param string $text    Text with only these characters.
	 * @param string $decimal Decimal separator of the language.
	 * @return string Not a valid number if the text makes no sense.
	 */
	private static function to_plain( string $text, string $decimal ) {
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
