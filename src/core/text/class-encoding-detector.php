<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Guesses the encoding of a text file. A byte order mark or valid UTF-8 decides. Otherwise the encoding wins in which the text looks
 * most like words; the language of the site adds points. The result may be wrong: callers show a preview and let the user choose
 * another encoding.
 */
final class Encoding_Detector {

	/** Number of bytes that are examined. */
	const SAMPLE = 16384;

	/**
	 * Letters of the languages that use a single-byte encoding, by encoding. The first one wins a tie. Thai is missing here and comes
	 * last, because its letters fill nearly all of its encoding.
	 */
	const LETTERS = array(
		'windows-1252' => 'àáâãäåæçèéêëìíîïñòóôõöøùúûüßœÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒ',
		'macintosh'    => 'àáâãäåæçèéêëìíîïñòóôõöøùúûüßœÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜŒ',
		'windows-1250' => 'áčďéěíňóřšťúůýžąćęłńśźżöüőűäôľĺŕđăâîșțşţßÁČĎÉĚÍŇÓŘŠŤÚŮÝŽĄĆĘŁŃŚŹŻÖÜŐŰÄÔĽĹŔĐĂÂÎŞŢ',
		'windows-1254' => 'çğıöşüâîûÇĞİÖŞÜÂÎÛ',
		'windows-1257' => 'āčēģīķļņšūžąęėįųõäöüĀČĒĢĪĶĻŅŠŪŽĄĘĖĮŲÕÄÖÜ',
		'IBM850'       => 'àáâäåæçèéêëìíîïñòóôöøùúûüßÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜ',
		'windows-1255' => '\p{Hebrew}',
		'windows-1251' => '\p{Cyrillic}',
		'KOI8-R'       => '\p{Cyrillic}',
		'KOI8-U'       => '\p{Cyrillic}',
		'IBM866'       => '\p{Cyrillic}',
		'windows-1253' => '\p{Greek}',
		'windows-1256' => '\p{Arabic}',
	);

	/** Common characters of double-byte encodings, as byte patterns. */
	const COMMON = array(
		'EUC-KR'    => '[\xB0-\xC8][\xA1-\xFE]',
		'GB18030'   => '[\xB0-\xD7][\xA1-\xFE]|\xA1[\xA1-\xBF]',
		'EUC-JP'    => '[\xA4\xA5\xB0-\xCF][\xA1-\xFE]|\xA1[\xA1-\xBC]',
		'Big5'      => '[\xA4-\xC6][\x40-\x7E\xA1-\xFE]',
		'Shift_JIS' => '\x82[\x9F-\xF1]|\x83[\x40-\x96]|\x81[\x40-\x5B]|[\x88-\x97][\x40-\x7E\x80-\xFC]',
	);

	/** Languages of western Europe. English is missing: sites in English have readers with names of all languages. */
	const WESTERN = array( 'af', 'ast', 'ca', 'da', 'de', 'es', 'eu', 'fi', 'fo', 'fr', 'fy', 'ga', 'gd', 'gl', 'is', 'it', 'nb', 'nl', 'nn', 'oci', 'pt', 'sv' );

	/** Languages by encoding. */
	const LANGUAGES = array(
		'windows-1252' => self::WESTERN,
		'macintosh'    => self::WESTERN,
		'IBM850'       => self::WESTERN,
		'windows-1250' => array( 'cs', 'sk', 'pl', 'hu', 'sl', 'hr', 'bs', 'ro', 'sq', 'szl', 'hsb', 'dsb' ),
		'windows-1251' => array( 'ru', 'bg', 'mk', 'sr', 'be', 'uk', 'kk', 'ky', 'mn', 'tg', 'tt', 'sah' ),
		'KOI8-R'       => array( 'ru' ),
		'KOI8-U'       => array( 'uk' ),
		'IBM866'       => array( 'ru', 'be' ),
		'windows-1253' => array( 'el' ),
		'windows-1254' => array( 'tr', 'az', 'uz' ),
		'windows-1255' => array( 'he', 'yi' ),
		'windows-1256' => array( 'ar', 'ary', 'arq', 'fa', 'ur', 'ckb', 'ps', 'ug', 'haz', 'azb' ),
		'windows-1257' => array( 'lt', 'lv', 'et' ),
		'windows-874'  => array( 'th' ),
		'Shift_JIS'    => array( 'ja' ),
		'EUC-JP'       => array( 'ja' ),
		'GB18030'      => array( 'zh' ),
		'Big5'         => array( 'zh' ),
		'EUC-KR'       => array( 'ko' ),
	);

	/**
	 * Guesses the encoding of a text.
	 *
	 * @param string $text   Any bytes.
	 * @param string $locale Language of the site, such as `pt_BR`.
	 * @return string One of Text_Encoding::names() that this server can read.
	 */
	public static function detect( string $text, string $locale ): string {
		foreach ( Text_Encoding::MARKS as $mark => $encoding ) {
			if ( 0 === strpos( $text, $mark ) && Text_Encoding::is_readable( $encoding ) ) {
				return $encoding;
			}
		}
		$wide = self::detect_utf16( $text );
		if ( '' !== $wide && Text_Encoding::is_readable( $wide ) ) {
			return $wide;
		}
		if ( preg_match( '/\x1B(?:\$[@B]|\([IJ])/', $text ) && Text_Encoding::is_readable( 'ISO-2022-JP' ) ) {
			return 'ISO-2022-JP';
		}
		if ( Text_Encoding::is_utf8( $text ) ) {
			return 'UTF-8';
		}
		$sample = self::extract_sample( $text );
		$scores = self::is_broken_utf8( $sample ) ? array( 'UTF-8' => 1.0 ) : self::rate_encodings( $sample, $locale );
		// Sorting is not stable before PHP 8.
		return $scores ? (string) array_search( max( $scores ), $scores, true ) : 'UTF-8';
	}

	/**
	 * Detects UTF-16 without a byte order mark: every other byte of ASCII characters is NUL.
	 *
	 * @return string Encoding; '' if it is not UTF-16.
	 */
	private static function detect_utf16( string $text ): string {
		$start = substr( $text, 0, self::SAMPLE );
		if ( false === strpos( $start, "\0" ) ) {
			return '';
		}
		$count = array( 0, 0 );
		foreach ( str_split( $start, 2 ) as $pair ) {
			$count[0] += "\0" === $pair[0] ? 1 : 0;
			$count[1] += isset( $pair[1] ) && "\0" === $pair[1] ? 1 : 0;
		}
		if ( max( $count ) < strlen( $start ) / 8 || max( $count ) < 4 * min( $count ) ) {
			return '';
		}
		return $count[1] > $count[0] ? 'UTF-16LE' : 'UTF-16BE';
	}

	/**
	 * Extracts the parts of a text that are not ASCII: each line from the character before its first non-ASCII byte.
	 *
	 * @return string About SAMPLE bytes at most, with line breaks between the parts.
	 */
	private static function extract_sample( string $text ): string {
		$sample = '';
		$at     = 0;
		while ( strlen( $sample ) < self::SAMPLE && preg_match( '/[\x80-\xFF]/', $text, $found, PREG_OFFSET_CAPTURE, $at ) ) {
			$start   = max( $at, $found[0][1] - 1 );
			$length  = strcspn( $text, "\r\n", $found[0][1], 2000 ) + $found[0][1] - $start;
			$sample .= substr( $text, $start, $length ) . "\n";
			$at      = $start + $length;
		}
		return $sample;
	}

	/** Whether a text is UTF-8 except for a few bytes. */
	private static function is_broken_utf8( string $sample ): bool {
		$letters = (int) preg_match_all( '/[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3}/', $sample, $found );
		$bytes   = (int) preg_match_all( '/[\x80-\xFF]/', $sample );
		return $bytes - strlen( implode( '', $found[0] ) ) < $letters / 2;
	}

	/**
	 * Rates how much a text looks like words in each encoding.
	 *
	 * @param string $sample Any bytes.
	 * @param string $locale Language of the site.
	 * @return float[] Scores by encoding.
	 */
	private static function rate_encodings( string $sample, string $locale ): array {
		$scores = array();
		$bytes  = (int) preg_match_all( '/[\x80-\xFF]/', $sample );
		foreach ( array_merge( array_keys( self::LETTERS ), array_keys( self::COMMON ), array( 'windows-874' ) ) as $encoding ) {
			$text = Text_Encoding::is_readable( $encoding ) ? (string) Text_Encoding::decode( $sample, $encoding ) : '';
			if ( '' !== $text ) {
				$scores[ $encoding ] = isset( self::COMMON[ $encoding ] )
					? self::rate_pairs( $sample, self::COMMON[ $encoding ] ) - 6 * self::count_joints( $text )
					: self::words( $text, isset( self::LETTERS[ $encoding ] ) ? self::LETTERS[ $encoding ] : '\p{Thai}' );
			}
		}
		// MS-DOS encodings are rare.
		foreach ( array_intersect( array( 'IBM850', 'IBM866' ), array_keys( $scores ) ) as $encoding ) {
			$scores[ $encoding ] -= 3;
		}
		$language = (string) strtok( strtolower( $locale ), '_' );
		foreach ( self::LANGUAGES as $encoding => $languages ) {
			if ( isset( $scores[ $encoding ] ) && in_array( $language, $languages, true ) ) {
				$scores[ $encoding ] += $bytes / 2;
			}
		}
		if ( isset( $scores['GB18030'], $scores['Big5'] ) && 'zh' === $language ) {
			$scores[ preg_match( '/^zh_(?:tw|hk)/i', $locale ) ? 'Big5' : 'GB18030' ] += $bytes / 4;
		}
		return $scores;
	}

	/**
	 * Rates how much a text looks like words of an alphabet.
	 *
	 * @param string $text    Valid UTF-8.
	 * @param string $letters Letters of the alphabet, for a character class.
	 */
	private static function words( string $text, string $letters ): float {
		$small  = '[^\P{Ll}\x00-\x7F]';
		$large  = '[^\P{Lu}\x00-\x7F]';
		$sign   = '[^\p{L}\p{M}\x00-\x7F\x{2018}\x{2019}\x{201C}\x{201E}\x{AB}\x{FDD0}]';
		$points = array(
			// Letters; those of the alphabet count twice.
			array( '[^\P{L}\x00-\x7F]|\p{M}', 1 ),
			array( "[$letters]", 1 ),
			// A capital letter after a small one, or between a capital and a small one.
			array( "\\p{Ll}$large|$small\\p{Lu}", -3 ),
			array( "\\p{Lu}$large\\p{Ll}", -1 ),
			// Latin words contain ASCII letters, and are not mixed with other scripts.
			array( '[^\P{Latin}\x00-\x7F]{3}', -4 ),
			array( '\p{Latin}(?!\p{Latin})\p{L}|(?!\p{Latin})\p{L}\p{Latin}|[A-Za-z]\p{M}', -3 ),
			// In scripts with capital letters, names begin with one.
			array( "(?<!\\p{L})(?!\\p{Latin})$small", -1 ),
			// Symbols inside of words, except apostrophes.
			array( "\\p{L}$sign|$sign\\p{L}", -2 ),
			array( '\x{FDD0}', -3 ),
		);
		$score = 0;
		foreach ( $points as list( $pattern, $value ) ) {
			$score += $value * (int) preg_match_all( "/$pattern/u", $text );
		}
		return (float) $score;
	}

	/**
	 * Rates how much a text looks like a double-byte encoding.
	 *
	 * @param string $common Common characters of the encoding, as a byte pattern.
	 */
	private static function rate_pairs( string $sample, string $common ): float {
		// Scans from left to right, because the bytes before decide where a pair begins.
		preg_match_all( "/(?<common>$common)|[\x81-\xFE][\x40-\xFE]|[\x80-\xFF]/", $sample, $found );
		$all = count( $found[0] );
		$is  = count( array_filter( $found['common'], 'strlen' ) );
		return 4.0 * $is - 4.0 * ( $all - $is );
	}

	/**
	 * Counts places where an ASCII letter is next to a character that is not ASCII.
	 *
	 * @param string $text Valid UTF-8.
	 */
	private static function count_joints( string $text ): int {
		return (int) preg_match_all( '/[A-Za-z](?=[^\x00-\x7F])|[^\x00-\x7F](?=[A-Za-z])/u', $text );
	}
}
