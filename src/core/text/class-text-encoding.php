<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Converts text to UTF-8. Support differs by server: mbstring lacks most Windows encodings, and iconv depends on the system. So the
 * single-byte encodings list names for both.
 */
final class Text_Encoding {

	/** Replaces bytes that are invalid in an encoding. A noncharacter, which no text contains. */
	const UNREADABLE = "\u{FDD0}";

	/** Byte order marks, the longer ones first. */
	const MARKS = array(
		"\xFF\xFE\x00\x00" => 'UTF-32LE',
		"\x00\x00\xFE\xFF" => 'UTF-32BE',
		"\xFF\xFE"         => 'UTF-16LE',
		"\xFE\xFF"         => 'UTF-16BE',
		"\xEF\xBB\xBF"     => 'UTF-8',
	);

	/** Single-byte encodings. Name => names for mbstring and iconv. */
	const SINGLE = array(
		'windows-1250' => array( 'Windows-1250', 'CP1250' ),
		'windows-1251' => array( 'Windows-1251', 'CP1251' ),
		'windows-1252' => array( 'Windows-1252', 'CP1252' ),
		'windows-1253' => array( 'Windows-1253', 'CP1253' ),
		'windows-1254' => array( 'Windows-1254', 'CP1254' ),
		'windows-1255' => array( 'Windows-1255', 'CP1255' ),
		'windows-1256' => array( 'Windows-1256', 'CP1256' ),
		'windows-1257' => array( 'Windows-1257', 'CP1257' ),
		'windows-1258' => array( 'Windows-1258', 'CP1258' ),
		'windows-874'  => array( 'Windows-874', 'CP874' ),
		'ISO-8859-2'   => array( 'ISO-8859-2' ),
		'ISO-8859-15'  => array( 'ISO-8859-15' ),
		'macintosh'    => array( 'MACINTOSH', 'MacRoman' ),
		'KOI8-R'       => array( 'KOI8-R' ),
		'KOI8-U'       => array( 'KOI8-U' ),
		'IBM850'       => array( 'CP850' ),
		'IBM852'       => array( 'CP852' ),
		'IBM866'       => array( 'CP866' ),
	);

	/** Multi-byte encodings. Name => name for mbstring. */
	const MULTIPLE = array(
		'UTF-8'       => 'UTF-8',
		'UTF-16LE'    => 'UTF-16LE',
		'UTF-16BE'    => 'UTF-16BE',
		'UTF-32LE'    => 'UTF-32LE',
		'UTF-32BE'    => 'UTF-32BE',
		'Shift_JIS'   => 'SJIS-win',
		'EUC-JP'      => 'eucJP-win',
		'ISO-2022-JP' => 'ISO-2022-JP-MS',
		'GB18030'     => 'GB18030',
		'Big5'        => 'CP950',
		'EUC-KR'      => 'UHC',
	);

	/** Conversion tables of single-byte encodings: encoding => byte => character. Empty if this server cannot read the encoding. */
	private static array $tables = array();

	/**
	 * Lists all encodings, whether this server can read them or not.
	 *
	 * @return string[]
	 */
	public static function names(): array {
		return array_merge( array_keys( self::MULTIPLE ), array_keys( self::SINGLE ) );
	}

	/**
	 * Whether this server can read an encoding.
	 *
	 * @param string $encoding One of names().
	 */
	public static function is_readable( string $encoding ): bool {
		if ( isset( self::SINGLE[ $encoding ] ) ) {
			return array() !== self::table( $encoding );
		}
		return 'UTF-8' === $encoding || ( isset( self::MULTIPLE[ $encoding ] ) && self::mbstring_has( self::MULTIPLE[ $encoding ] ) );
	}

	/**
	 * Converts a text to UTF-8.
	 *
	 * @param string $text     Any bytes.
	 * @param string $encoding One of names().
	 * @return string|null Valid UTF-8 without a byte order mark, with UNREADABLE for bytes that are invalid or a control
	 *                     character of Latin-1. Null if this server cannot read the encoding.
	 */
	public static function decode( string $text, string $encoding ): ?string {
		foreach ( self::MARKS as $mark => $name ) {
			if ( $name === $encoding && 0 === strpos( $text, $mark ) ) {
				$text = substr( $text, strlen( $mark ) );
			}
		}
		if ( 'UTF-8' === $encoding && self::is_utf8( $text ) ) {
			return $text;
		}
		if ( ! self::is_readable( $encoding ) ) {
			return null;
		}
		if ( isset( self::SINGLE[ $encoding ] ) ) {
			return strtr( $text, self::table( $encoding ) );
		}
		if ( ! function_exists( 'mb_convert_encoding' ) ) {
			return Utf8::clean( $text );
		}
		$before = mb_substitute_character();
		mb_substitute_character( 0xFDD0 );
		try {
			$text = mb_convert_encoding( $text, 'UTF-8', self::MULTIPLE[ $encoding ] );
		} finally {
			mb_substitute_character( $before );
		}
		return 'UTF-8' === $encoding ? $text : (string) preg_replace( '/[\x{80}-\x{9F}]/u', self::UNREADABLE, $text );
	}

	public static function is_utf8( string $text ): bool {
		return 1 === preg_match( '//u', $text );
	}

	/**
	 * Builds the conversion table for the bytes from 0x80 on.
	 *
	 * @param string $encoding A key of SINGLE.
	 * @return string[] Characters by byte; empty if this server cannot read the encoding.
	 */
	private static function table( string $encoding ): array {
		if ( ! isset( self::$tables[ $encoding ] ) ) {
			$table = array();
			foreach ( range( 0x80, 0xFF ) as $code ) {
				$letter                = self::letter( chr( $code ), self::SINGLE[ $encoding ] );
				$table[ chr( $code ) ] = preg_match( '/^[^\x{80}-\x{9F}]+$/uD', $letter ) ? $letter : self::UNREADABLE;
			}
			self::$tables[ $encoding ] = array( self::UNREADABLE ) === array_unique( array_values( $table ) ) ? array() : $table;
		}
		return self::$tables[ $encoding ];
	}

	/**
	 * Converts one byte to UTF-8.
	 *
	 * @param string[] $names Names of the encoding.
	 * @return string '' if the byte is invalid.
	 */
	private static function letter( string $byte, array $names ): string {
		foreach ( $names as $name ) {
			if ( self::mbstring_has( $name ) ) {
				$letter = (string) mb_convert_encoding( $byte, 'UTF-8', $name );
				return mb_convert_encoding( $letter, $name, 'UTF-8' ) === $byte ? $letter : '';
			}
		}
		foreach ( function_exists( 'iconv' ) ? $names : array() as $name ) {
			// iconv() warns about unknown encodings and invalid bytes.
			$letter = @iconv( $name, 'UTF-8', $byte ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- see above.
			if ( is_string( $letter ) && '' !== $letter ) {
				return $letter;
			}
		}
		return '';
	}

	/**
	 * Whether mbstring supports an encoding.
	 *
	 * @param string $name Name as mb_list_encodings() writes it.
	 */
	private static function mbstring_has( string $name ): bool {
		return function_exists( 'mb_list_encodings' ) && in_array( $name, mb_list_encodings(), true );
	}
}
