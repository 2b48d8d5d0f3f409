<?php
namespace Mainstreet\Social\Previews;

use Mainstreet\Social\Text\Graphemes;

defined( 'ABSPATH' ) || exit;

/**
 * Makes plain texts on one line of what posts hold, and shortens them.
 */
final class Card_Text {

	/**
	 * Plain text on one line.
	 *
	 * @param string $text Text or HTML.
	 * @return string
	 */
	public static function line( $text ) {
		// Nothing that is shown of a post is longer, and what strips tags takes long over more.
		$text = html_entity_decode( wp_strip_all_tags( mb_strcut( $text, 0, 20000 ), true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[\s\x00-\x1F\x7F]+/u', ' ', $text ) );
	}

	/**
	 * A description without what still looks like a tag once character references are read: previews and networks would
	 * show it in different ways (part 3, section 5).
	 *
	 * @param string $text Plain text on one line.
	 * @return string
	 */
	public static function untagged( $text ) {
		$tag  = '~<(?:/?[a-z]|!--)[^<>]*>~i';
		$text = preg_replace( $tag, '', $text );
		// Parts of one that come together to another.
		$text = preg_match( $tag, $text ) ? preg_replace( '~(?<!<)<++(?=/?[a-z]|!--)~i', '', $text ) : $text;
		return self::line( $text );
	}

	/**
	 * The beginning of a text, without half a word.
	 *
	 * @param string $text Text.
	 * @param int    $most Characters.
	 * @return string
	 */
	public static function cut( $text, $most ) {
		if ( mb_strlen( $text ) <= $most ) {
			return $text;
		}
		$start = mb_substr( $text, 0, $most - 1 );
		$space = mb_strrpos( $start, ' ' );
		if ( false !== $space && $space > $most / 2 ) {
			return self::trimmed( mb_substr( $start, 0, $space ) );
		}
		// A script without spaces, or one long word, is cut where it is, but no character of several parts is.
		$whole = '';
		foreach ( Graphemes::split( mb_substr( $text, 0, 2 * $most ) ) as $character ) {
			if ( mb_strlen( $whole . $character ) > $most - 1 ) {
				break;
			}
			$whole .= $character;
		}
		return self::trimmed( '' === $whole ? $start : $whole );
	}

	/**
	 * A text that goes on, without what would stand oddly in front of "…".
	 *
	 * @param string $text Its beginning.
	 * @return string
	 */
	private static function trimmed( $text ) {
		return preg_replace( '/[ ,;:–-]+$/u', '', $text ) . '…';
	}
}
