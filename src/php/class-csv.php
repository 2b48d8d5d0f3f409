<?php
/**
 * Tables as text, for spreadsheets.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Writes lines of comma-separated values (RFC 4180) that no spreadsheet takes for formulas.
 */
final class Csv {

	/** Begins a file: tells spreadsheets that it is UTF-8. */
	const BOM = "\xEF\xBB\xBF";

	/**
	 * One line, with its end.
	 *
	 * @param array $cells Scalars or null, in order.
	 * @return string
	 */
	public static function row( array $cells ): string {
		return implode( ',', array_map( array( __CLASS__, 'cell' ), $cells ) ) . "\r\n";
	}

	/**
	 * A cell: guarded, and quoted where it has to be.
	 *
	 * @param mixed $value Scalar or null.
	 * @return string
	 */
	public static function cell( $value ): string {
		if ( is_bool( $value ) ) {
			$value = $value ? '1' : '0';
		}
		$text = self::guard( is_scalar( $value ) ? (string) $value : '' );
		return preg_match( '/^[A-Za-z0-9_.@:-]*$/D', $text ) ? $text : '"' . str_replace( '"', '""', $text ) . '"';
	}

	/**
	 * Puts an apostrophe before what a spreadsheet would calculate (contract B.2): a text
	 * that begins with = + - @, a tab or a carriage return. Plain numbers stay as they are.
	 *
	 * @param string $text Any text.
	 * @return string
	 */
	public static function guard( string $text ): string {
		$text = str_replace( "\0", '', Utf8::clean( $text ) );
		if ( '' === $text || false === strpos( "=+-@\t\r", $text[0] ) || preg_match( '/^-?\d+(?:[.,]\d+)?$/D', $text ) ) {
			return $text;
		}
		return "'" . $text;
	}
}
