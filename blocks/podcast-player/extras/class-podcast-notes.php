<?php
namespace Mainstreet\Blocks\Podcast_Player\Extras;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Track;

defined( 'ABSPATH' ) || exit;

/** Splits the notes of an episode into text and links. The view script creates elements from them, so no markup of a feed reaches the page. */
final class Podcast_Notes {

	/** Maximum length of the notes on a page, in characters. The episode's own page has the complete notes. */
	const MAX_LENGTH = 4000;

	/** Private-use characters that mark the start and end of a link. */
	const BEGIN = "\u{e000}";
	const END   = "\u{e001}";

	/**
	 * Splits the notes.
	 *
	 * @return array Strings, and links as array( text, URL ); unescaped.
	 */
	public static function split( Podcast_Track $track ): array {
		if ( false === strpos( $track->description_html, '<a ' ) ) {
			return array( self::shorten( $track->description ) );
		}
		list( $text, $addresses ) = self::mark_links( $track->description_html );
		$parts                    = array();
		foreach ( (array) preg_split( '/(' . self::BEGIN . '\d+:[^' . self::END . ']+' . self::END . ')/u', self::shorten( $text ), -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY ) as $part ) {
			$found   = explode( ':', (string) $part, 2 );
			$index   = (int) substr( $found[0], strlen( self::BEGIN ) );
			$is_link = 0 === strpos( (string) $part, self::BEGIN ) && self::END === substr( (string) $part, -strlen( self::END ) );
			$parts[] = $is_link ? array( substr( $found[1], 0, -strlen( self::END ) ), $addresses[ $index ] ) : self::remove_marks( (string) $part );
		}
		return count( $parts ) > 1 || ( $parts && is_array( $parts[0] ) ) ? $parts : array( implode( '', $parts ) );
	}

	/**
	 * Converts HTML to plain text with a mark at the start and end of each link.
	 *
	 * @param string $html Sanitized HTML (Podcast_Text::sanitize_html()).
	 * @return array Text, and list of URLs; the marks contain the index.
	 */
	private static function mark_links( string $html ): array {
		$addresses = array();
		$marked    = preg_replace_callback(
			'#<a\s[^<>]*?\bhref="([^"]*)"[^<>]*>(.*?)</a>#s',
			static function ( array $found ) use ( &$addresses ) {
				$address = Podcast_Text::sanitize_url( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
				if ( '' === $address ) {
					return $found[2];
				}
				$addresses[] = $address;
				return self::BEGIN . ( count( $addresses ) - 1 ) . ':' . $found[2] . self::END;
			},
			str_replace( array( self::BEGIN, self::END ), '', $html )
		);
		return array( Podcast_Text::to_plain( (string) $marked ), $addresses );
	}

	/** Removes incomplete marks, such as those of a link that was cut off. */
	private static function remove_marks( string $text ): string {
		return (string) preg_replace( '/' . self::BEGIN . '\d*:?|' . self::END . '/u', '', $text );
	}

	/**
	 * Shortens the notes to MAX_LENGTH characters.
	 *
	 * @param string $notes Plain text.
	 */
	private static function shorten( string $notes ): string {
		$notes = trim( $notes );
		return strlen( $notes ) > self::MAX_LENGTH && mb_strlen( $notes ) > self::MAX_LENGTH ? mb_substr( $notes, 0, self::MAX_LENGTH ) . '…' : $notes;
	}
}
