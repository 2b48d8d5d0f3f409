<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Writes lines of comma-separated values (RFC 4180) that no spreadsheet takes for formulas.
 */
final class Csv {

	/** Begins a file: tells spreadsheets that it is UTF-8. */
	const BOM = "\xEF\xBB\xBF";

	/** Spaces, controls, zero-width characters, marks without a letter, and letters that are blank. */
	const UNSEEN = '[\p{Z}\p{C}\p{M}\x{115F}\x{1160}\x{2800}\x{3164}\x{FFA0}]';

	/** What a formula begins with: = + - @, and the characters that Unicode takes for the same (NFKC), or for a minus. */
	const SIGN = '[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}\x{FE66}\x{FE62}\x{FE63}\x{FE6B}\x{207A}-\x{207C}\x{208A}-\x{208C}\x{2212}\x{2A75}\x{2A76}\x{FB29}]';

	/**
	 * One line, with its end.
	 *
	 * @param array $cells Scalars or null, in order.
	 */
	public static function row( array $cells ): string {
		return implode( ',', array_map( array( __CLASS__, 'cell' ), $cells ) ) . "\r\n";
	}

	/**
	 * A cell: guarded, and quoted where it has to be.
	 *
	 * @param mixed $value Scalar or null.
	 */
	public static function cell( $value ): string {
		if ( is_bool( $value ) ) {
			$value = $value ? '1' : '0';
		}
		$text = self::guard( is_scalar( $value ) ? (string) $value : '' );
		return preg_match( '/^[A-Za-z0-9_.@:-]*$/D', $text ) ? $text : '"' . str_replace( '"', '""', $text ) . '"';
	}

	/**
	 * Puts an apostrophe before what a spreadsheet would calculate (docs/server-contract.md B.2): a text that
	 * begins as a formula does, or with a tab or a line break. Plain numbers stay as they are.
	 *
	 * @param string $text Any text.
	 */
	public static function guard( string $text ): string {
		$text = str_replace( "\0", '', Utf8::clean( $text ) );
		return self::has_to_be_guarded( $text ) ? "'" . $text : $text;
	}

	/**
	 * Takes the apostrophe of guard() off again: what we wrote into a file is read as it was.
	 *
	 * @param string $text A cell.
	 */
	public static function unguard( string $text ): string {
		$rest = '' !== $text && "'" === $text[0] ? substr( $text, 1 ) : '';
		return '' !== $rest && self::has_to_be_guarded( $rest ) ? $rest : $text;
	}

	/**
	 * Whether a text begins as a formula does for some spreadsheet: also with the wide and small
	 * forms of the signs, behind characters nobody sees, and behind apostrophes, so that those
	 * that were typed are told from ours.
	 *
	 * @param string $text Text in UTF-8.
	 */
	private static function has_to_be_guarded( string $text ): bool {
		$is_number = preg_match( '/^-?\d+(?:[.,]\d+)?$/D', $text );
		return ! $is_number && preg_match( "/^'*+(?:[\t\r\n]|" . self::UNSEEN . '*+' . self::SIGN . ')/u', $text );
	}
}
