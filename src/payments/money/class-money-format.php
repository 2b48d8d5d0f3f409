<?php
namespace Mainstreet\Payments\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Writes amounts in the language of the site, and reads what people type. PHP's own formatter does the first where it is there;
 * elsewhere WordPress's separators are used, with the symbol behind the number in languages with a decimal comma.
 */
final class Money_Format {

	/** Keeps a symbol and its number in one line. */
	const NO_BREAK = "\xC2\xA0";

	/** What people write between groups of digits besides the language's own. */
	const GAPS = '/[\s\x{00A0}\x{202F}\x{2009}\'\x{2019}\x{066C}_]/u';

	/** Digits of the scripts that numbers are typed in. */
	const DIGITS = array( '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '০১২৩৪৫৬৭৮৯', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９' );

	/**
	 * An amount for people.
	 *
	 * @param int    $minor    Minor units.
	 * @param string $currency Currency.
	 * @return string Plain text.
	 */
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
	 * An amount written with given separators.
	 *
	 * @param int      $minor      Minor units.
	 * @param string   $currency   Currency.
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
	 * Separators of the site's language.
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
	 * Reads what a person typed: `12.50`, `12,50`, `$1,250`, `1 250,00 €`, digits of other scripts.
	 *
	 * Of point and comma, the last is the decimal one where both stand there. One alone is taken as what the language uses
	 * it for; where that can't be (groups are of three digits, at the end), as the other.
	 *
	 * @param mixed         $text       Text.
	 * @param string        $currency   Currency.
	 * @param string[]|null $separators `decimal`, `group`; the site's if left out.
	 * @return int|null Minor units; null for what can't be read.
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
	 * Turns digits, points and commas into a plain decimal number.
	 *
	 * @param string $text    Text of these only.
	 * @param string $decimal Decimal separator of the language.
	 * @return string Something that is no number where it makes no sense.
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

	/**
	 * Whether a mark stands where groups of digits are parted: every three, or as in India every two in front of the last three.
	 *
	 * @param string $text Text.
	 * @param string $mark `.` or `,`.
	 */
	private static function is_grouped( $text, string $mark ): bool {
		$mark = preg_quote( $mark, '/' );
		return (bool) preg_match( "/^(?!0)\d{1,3}(?:$mark\d{3})+$|^(?!0)\d{1,2}(?:$mark\d{2})+$mark\d{3}$/D", $text );
	}

	/**
	 * Digits of other scripts as those of this one.
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
