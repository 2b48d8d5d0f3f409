<?php
namespace Mainstreet\Social\Publishing\Messages;

use Mainstreet\Social\Text\Graphemes;
use Mainstreet\Social\Text\Links;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Combines a message and the post's URL, no longer than the network allows (docs/server-contract.md B.21): the message is cut, a URL
 * never is.
 */
final class Share_Text {

	/** Marks where the message was cut. */
	const MARK = '…';

	/** Separates the message from the URL. */
	const GAP = "\n\n";

	/**
	 * Message with a URL after it.
	 *
	 * @param string     $words Message; may contain the URL itself.
	 * @param string     $url   URL; '' for none.
	 * @param Text_Limit $limit Limit of the network.
	 * @return string
	 */
	public static function fit( $words, $url, Text_Limit $limit ) {
		if ( '' === $url || ( in_array( $url, Links::find( $words ), true ) && $limit->fits( $words ) ) ) {
			return self::cut( $words, '', $limit );
		}
		// If the message is cut, the URL in it might be lost, so it is added after the message.
		$words = trim( str_replace( $url, '', $words ) );
		if ( '' === $words ) {
			return $limit->fits( $url ) ? $url : '';
		}
		return $limit->fits( $url ) ? self::cut( $words, self::GAP . $url, $limit ) : self::cut( $words, '', $limit );
	}

	/**
	 * Message with a URL after it, of any length.
	 *
	 * @param string $words Message; may contain the URL itself.
	 * @param string $url   URL.
	 * @return string
	 */
	public static function whole( string $words, $url ) {
		return '' === $words || in_array( $url, Links::find( $words ), true ) ? ( '' === $words ? $url : $words ) : $words . self::GAP . $url;
	}

	/**
	 * The beginning of a message that fits together with what follows it.
	 *
	 * @param string     $words Message.
	 * @param Text_Limit $limit Limit of the network.
	 * @return string Message and tail.
	 */
	public static function cut( $words, string $tail, Text_Limit $limit ) {
		if ( $limit->fits( $words . $tail ) ) {
			return $words . $tail;
		}
		$parts = self::split( $words );
		$low   = 0;
		$high  = count( $parts ) - 1;
		while ( $low < $high ) {
			$middle = (int) ceil( ( $low + $high ) / 2 );
			if ( $limit->fits( self::join_with_mark( $parts, $middle ) . $tail ) ) {
				$low = $middle;
			} else {
				$high = $middle - 1;
			}
		}
		// The whole may be measured slightly differently than its parts.
		while ( $low > 0 && ! $limit->fits( self::join_with_mark( $parts, $low ) . $tail ) ) {
			--$low;
		}
		$text = $low > 0 ? self::join_with_mark( $parts, self::find_word_end( $parts, $low ) ) : '';
		return '' === $text || self::MARK === $text ? ltrim( $tail ) : $text . $tail;
	}

	/**
	 * Splits a text into parts that are never cut: URLs, with their scheme or without, and single characters.
	 *
	 * @param string $text Text.
	 * @return string[]
	 */
	private static function split( $text ): array {
		$parts = array();
		foreach ( Links::split( $text ) as list( $part, $is_url ) ) {
			foreach ( $is_url ? array( array( $part, true ) ) : Links::split( $part, true ) as list( $piece, $is_link ) ) {
				array_push( $parts, ...( $is_link ? array( $piece ) : Graphemes::split( $piece ) ) );
			}
		}
		return $parts;
	}

	/**
	 * The first parts of a text, and the mark.
	 *
	 * @param string[] $parts Parts.
	 */
	private static function join_with_mark( array $parts, int $number ): string {
		return (string) preg_replace( '/[\s,;:–-]+$/u', '', implode( '', array_slice( $parts, 0, $number ) ) ) . self::MARK;
	}

	/**
	 * Finds the end of the last whole word.
	 *
	 * @param string[] $parts  Parts.
	 * @param int      $number Number of parts that fit.
	 * @return int Number of parts to take; as many as fit where there is only one long word, or a script without spaces.
	 */
	private static function find_word_end( array $parts, int $number ): int {
		if ( preg_match( '/^\s/u', $parts[ $number ] ) ) {
			return $number;
		}
		for ( $end = $number; $end > $number / 2; $end-- ) {
			if ( preg_match( '/^\s/u', $parts[ $end - 1 ] ) ) {
				return $end - 1;
			}
		}
		// Letters directly before a URL belong to it for readers.
		return $number;
	}
}
