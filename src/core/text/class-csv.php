<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/** Writes CSV lines (RFC 4180) with cells that spreadsheets do not interpret as formulas. */
final class Csv {

	/** Byte order mark at the start of a file; tells spreadsheets that it is UTF-8. */
	const BOM = "\xEF\xBB\xBF";

	/** Invisible characters: spaces, controls, zero-width characters, marks without a letter, and blank letters. */
	const INVISIBLE = '[\p{Z}\p{C}\p{M}\x{115F}\x{1160}\x{2800}\x{3164}\x{FFA0}]';

	/** First character of a formula: = + - @, and characters that Unicode treats as equal (NFKC) or as a minus. */
	const FORMULA_SIGNS = '[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{FE66}\x{FE62}\x{FE63}\x{FE6B}\x{207A}-\x{207C}\x{208A}-\x{208C}\x{2212}\x{2A75}\x{2A76}\x{FB29}]';

	/**
	 * Formats one line, including the line end.
	 *
	 * @param array $cells Scalars or null, in order.
	 */
	public static function row( array $cells ): string {
		return implode( ',', array_map( array( __CLASS__, 'cell' ), $cells ) ) . "\r\n";
	}

	/**
	 * Formats one cell: protects formulas, and quotes the cell if necessary.
	 *
	 * @param mixed $value Scalar or null.
	 */
	public static function cell( $value ): string {
		if ( is_bool( $value ) ) {
			$value = $value ? '1' : '0';
		}
		$text = self::escape_formula( is_scalar( $value ) ? (string) $value : '' );
		return preg_match( '/^[A-Za-z0-9_.@:-]*$/D', $text ) ? $text : '"' . str_replace( '"', '""', $text ) . '"';
	}

	/**
	 * Adds an apostrophe to texts that a spreadsheet would calculate (docs/server-contract.md B.2): those that begin like a formula, or
	 * with a tab or line break. Plain numbers stay unchanged.
	 */
	public static function escape_formula( string $text ): string {
		$text = str_replace( "\0", '', Utf8::clean( $text ) );
		return self::is_formula( $text ) ? "'" . $text : $text;
	}

	/** Removes the apostrophe that escape_formula() added, for reading exported files again. */
	public static function unescape_formula( string $text ): string {
		$rest = '' !== $text && "'" === $text[0] ? substr( $text, 1 ) : '';
		return '' !== $rest && self::is_formula( $rest ) ? $rest : $text;
	}

	/**
	 * Whether a spreadsheet may read a text as a formula: also with full-width and small forms of the signs, after invisible characters,
	 * and after apostrophes. Texts that were typed with an apostrophe get another one, so that unescape_formula() can tell the two apart.
	 *
	 * @param string $text Text in UTF-8.
	 */
	private static function is_formula( string $text ): bool {
		$is_number = preg_match( '/^-?\d+(?:[.,]\d+)?$/D', $text );
		return ! $is_number && preg_match( "/^'*+(?:[\t\r\n]|" . self::INVISIBLE . '*+' . self::FORMULA_SIGNS . ')/u', $text );
	}
}
