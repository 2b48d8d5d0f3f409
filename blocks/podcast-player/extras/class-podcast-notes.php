<?php
namespace Mainstreet\Blocks\Podcast_Player\Extras;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Track;

defined( 'ABSPATH' ) || exit;

/**
 * Notes of an episode as text and links. The script of a page makes elements of them: no markup of a feed reaches it.
 */
final class Podcast_Notes {

	/**
	 * Characters of an episode's notes that a page holds: more is on the episode's own page.
	 */
	const MOST = 4000;

	/** Characters that no text of a feed needs: they stand where a link begins and ends. */
	const BEGIN = "\u{e000}";
	const END   = "\u{e001}";

	/**
	 * The notes in parts.
	 *
	 * @param Podcast_Track $track The episode.
	 * @return array Texts, and links as array( text, address ); unescaped.
	 */
	public static function parts( Podcast_Track $track ): array {
		if ( false === strpos( $track->description_html, '<a ' ) ) {
			return array( self::shorten( $track->description ) );
		}
		list( $text, $addresses ) = self::mark( $track->description_html );
		$parts                    = array();
		foreach ( (array) preg_split( '/(' . self::BEGIN . '\d+:[^' . self::END . ']+' . self::END . ')/u', self::shorten( $text ), -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY ) as $part ) {
			$found   = explode( ':', (string) $part, 2 );
			$index   = (int) substr( $found[0], strlen( self::BEGIN ) );
			$is_link = 0 === strpos( (string) $part, self::BEGIN ) && self::END === substr( (string) $part, -strlen( self::END ) );
			$parts[] = $is_link ? array( substr( $found[1], 0, -strlen( self::END ) ), $addresses[ $index ] ) : self::unmarked( (string) $part );
		}
		return count( $parts ) > 1 || ( $parts && is_array( $parts[0] ) ) ? $parts : array( implode( '', $parts ) );
	}

	/**
	 * Plain text with a mark at each end of a link.
	 *
	 * @param string $html Harmless HTML (Podcast_Text::html()).
	 * @return array The text; addresses by the numbers in the marks.
	 */
	private static function mark( string $html ): array {
		$addresses = array();
		$marked    = preg_replace_callback(
			'#<a\s[^<>]*?\bhref="([^"]*)"[^<>]*>(.*?)</a>#s',
			static function ( array $found ) use ( &$addresses ) {
				$address = Podcast_Text::url( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
				if ( '' === $address ) {
					return $found[2];
				}
				$addresses[] = $address;
				return self::BEGIN . ( count( $addresses ) - 1 ) . ':' . $found[2] . self::END;
			},
			str_replace( array( self::BEGIN, self::END ), '', $html )
		);
		return array( Podcast_Text::plain( (string) $marked ), $addresses );
	}

	/**
	 * Text without marks that stand alone, as where the notes were cut inside a link.
	 *
	 * @param string $text Text.
	 */
	private static function unmarked( string $text ): string {
		return (string) preg_replace( '/' . self::BEGIN . '\d*:?|' . self::END . '/u', '', $text );
	}

	/**
	 * Notes of a length that a page can hold.
	 *
	 * @param string $notes Plain text.
	 */
	private static function shorten( string $notes ): string {
		$notes = trim( $notes );
		return strlen( $notes ) > self::MOST && mb_strlen( $notes ) > self::MOST ? mb_substr( $notes, 0, self::MOST ) . '…' : $notes;
	}
}
