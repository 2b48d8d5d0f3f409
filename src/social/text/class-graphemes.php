<?php
namespace Mainstreet\Social\Text;

defined( 'ABSPATH' ) || exit;

/** Splits texts into grapheme clusters: a letter with its accents, an emoji of several parts, a flag. */
final class Graphemes {

	/** Emoji, and other characters that are drawn as images. */
	const PICTURE = '[\x{A9}\x{AE}\x{203C}\x{2049}\x{2122}\x{2139}\x{2194}-\x{21AA}\x{231A}-\x{23FF}\x{24C2}\x{25AA}-\x{25FE}\x{2600}-\x{27BF}\x{2934}\x{2935}\x{2B05}-\x{2B55}\x{3030}\x{303D}\x{3297}\x{3299}\x{1F000}-\x{1F1E5}\x{1F200}-\x{1F3FA}\x{1F400}-\x{1FAFF}]';

	/** Modifiers of the emoji before them: style, skin color, tags of flags, accents. */
	const MARK = '[\x{FE0E}\x{FE0F}\x{20E3}\x{1F3FB}-\x{1F3FF}\x{E0020}-\x{E007F}\p{M}]';

	/** A cluster. In the PCRE of PHP 8.2, `\X` alone takes adjacent emoji for one. */
	const ONE = '(?:[\x{1F1E6}-\x{1F1FF}]{2}|' . self::PICTURE . self::MARK . '*(?:\x{200D}' . self::PICTURE . self::MARK . '*)*|\X)';

	/**
	 * Splits a text into clusters.
	 *
	 * @param string $text Valid UTF-8.
	 * @return string[] Empty for invalid UTF-8.
	 */
	public static function split( $text ): array {
		return preg_match_all( '/' . self::ONE . '/u', $text, $found ) ? $found[0] : array();
	}

	/**
	 * Counts clusters.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function count( $text ): int {
		return (int) preg_match_all( '/' . self::ONE . '/u', $text );
	}

	/**
	 * Length as browsers count it, in UTF-16 code units.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function units( $text ): int {
		// Four bytes of UTF-8 are two units, all other characters one; continuation bytes count nothing.
		return strlen( preg_replace( '/[\x80-\xBF]+/', '', preg_replace( '/[\xF0-\xF7]/', 'xx', $text ) ) );
	}
}
