<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

defined( 'ABSPATH' ) || exit;

/** Converts feeds to UTF-8 with SimplePie's converter, which supports the same encodings as core. */
final class Podcast_Encoding {

	/** Byte order marks, the longer ones first; and first bytes of UTF-16 and UTF-32 without a mark. */
	const MARKS  = array(
		"\x00\x00\xFE\xFF" => 'UTF-32BE',
		"\xFF\xFE\x00\x00" => 'UTF-32LE',
		"\xFE\xFF"         => 'UTF-16BE',
		"\xFF\xFE"         => 'UTF-16LE',
		"\xEF\xBB\xBF"     => 'UTF-8',
	);
	const STARTS = array(
		"\x00\x00\x00<" => 'UTF-32BE',
		"<\x00\x00\x00" => 'UTF-32LE',
		"\x00<\x00"     => 'UTF-16BE',
		"<\x00"         => 'UTF-16LE',
	);

	/**
	 * Converts a feed. Uses the first bytes, then the header, then the XML declaration, like SimplePie.
	 *
	 * @param string $body Any bytes. Leading whitespace is removed.
	 * @return string Valid UTF-8, with U+FFFD for invalid characters. An empty string if the encoding is unknown.
	 */
	public static function to_utf8( $body, string $type ): string {
		$body = ltrim( $body, " \t\r\n" );
		foreach ( array( self::MARKS, self::STARTS ) as $starts ) {
			foreach ( $starts as $start => $encoding ) {
				if ( 0 === strpos( $body, $start ) ) {
					return self::convert( self::MARKS === $starts ? substr( $body, strlen( $start ) ) : $body, $encoding );
				}
			}
		}
		$named = array();
		if ( preg_match( '/;\s*charset\s*=\s*["\']?([\w.:()-]{1,60})/i', $type, $found ) ) {
			$named[] = $found[1];
		}
		if ( preg_match( '/^<\?xml\b[^>]*?\bencoding\s*=\s*["\']([\w.:()-]{1,60})["\']/', substr( $body, 0, 1000 ), $found ) ) {
			$named[] = $found[1];
		}
		$is_utf8 = self::is_utf8( $body );
		foreach ( $named ? $named : array( 'UTF-8' ) as $encoding ) {
			// Many feeds are UTF-8 but still declare their former encoding.
			$text = $is_utf8 && preg_match( '/[\x80-\xff]/', $body ) ? $body : self::convert( $body, $encoding );
			if ( '' !== $text ) {
				return $text;
			}
		}
		return $is_utf8 ? $body : '';
	}

	/**
	 * Converts a text from a given encoding.
	 *
	 * @param string $body Text.
	 * @return string Valid UTF-8. An empty string if the encoding is not supported.
	 */
	private static function convert( $body, string $encoding ): string {
		// Browsers, too, decode ISO-8859-1 and ASCII as Windows-1252.
		$encoding = preg_match( '/^(?:iso-?8859-?1|latin-?1|us-ascii|ascii)$/i', $encoding ) ? 'windows-1252' : $encoding;
		// Browsers, too, use the larger character set for these names.
		$encoding = preg_match( '/^gb_?2312/i', $encoding ) ? 'GB18030' : $encoding;
		$before   = mb_substitute_character();
		mb_substitute_character( 0xFFFD );
		try {
			$text = preg_match( '/^utf-?8$/i', $encoding ) ? mb_convert_encoding( $body, 'UTF-8', 'UTF-8' ) : \SimplePie\Misc::change_encoding( $body, $encoding, 'UTF-8' );
		} finally {
			mb_substitute_character( $before );
		}
		return is_string( $text ) && self::is_utf8( $text ) ? $text : '';
	}

	private static function is_utf8( string $text ): bool {
		return mb_check_encoding( $text, 'UTF-8' );
	}
}
