<?php
namespace Mainstreet\Social\Previews;

use Mainstreet\Social\Text\Graphemes;

defined( 'ABSPATH' ) || exit;

/** Makes plain texts on one line, and shortens them. */
final class Card_Text {

	/**
	 * Plain text on one line.
	 *
	 * @param string $text Text or HTML.
	 */
	public static function to_line( $text ): string {
		// No text that is shown is longer, and stripping tags of long texts is slow.
		$text = html_entity_decode( wp_strip_all_tags( mb_strcut( $text, 0, 20000 ), true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/[\s\x00-\x1F\x7F]+/u', ' ', $text ) );
	}

	/**
	 * Removes what looks like a tag once character references are decoded: previews and networks would
	 * show it in different ways.
	 *
	 * @param string $text Plain text on one line.
	 */
	public static function remove_tags( string $text ): string {
		$tag  = '~<(?:/?[a-z]|!--)[^<>]*>~i';
		$text = preg_replace( $tag, '', $text );
		// Removing one may form another.
		$text = preg_match( $tag, $text ) ? preg_replace( '~(?<!<)<++(?=/?[a-z]|!--)~i', '', $text ) : $text;
		return self::to_line( $text );
	}

	/**
	 * The beginning of a text, without half a word.
	 *
	 * @param string $text Text.
	 * @param int    $most Maximum number of characters.
	 * @return string
	 */
	public static function shorten( $text, int $most ) {
		if ( mb_strlen( $text ) <= $most ) {
			return $text;
		}
		$start = mb_substr( $text, 0, $most - 1 );
		$space = mb_strrpos( $start, ' ' );
		if ( false !== $space && $space > $most / 2 ) {
			return self::add_ellipsis( mb_substr( $start, 0, $space ) );
		}
		// A script without spaces, or a long word, is cut anywhere, but never within a grapheme cluster.
		$whole = '';
		foreach ( Graphemes::split( mb_substr( $text, 0, 2 * $most ) ) as $character ) {
			if ( mb_strlen( $whole . $character ) > $most - 1 ) {
				break;
			}
			$whole .= $character;
		}
		return self::add_ellipsis( '' === $whole ? $start : $whole );
	}

	/**
	 * Adds "…" to a shortened text, without punctuation in front of it.
	 *
	 * @param string $text Beginning of the text.
	 */
	private static function add_ellipsis( string $text ): string {
		return preg_replace( '/[ ,;:–-]+$/u', '', $text ) . '…';
	}
}
