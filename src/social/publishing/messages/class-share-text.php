<?php
namespace Mainstreet\Social\Publishing\Messages;

use Mainstreet\Social\Networks\Connections\Share_Meta;
use Mainstreet\Social\Text\Graphemes;
use Mainstreet\Social\Text\Links;
use Mainstreet\Social\Text\Text_Limit;

defined( 'ABSPATH' ) || exit;

/**
 * Puts together what people wrote and the post's address, no longer than the network takes (docs/server-contract.md B.21): the words are
 * cut, an address never is.
 */
final class Share_Text {

	/** What stands for the words that were cut. */
	const MARK = '…';

	/** What parts the words from the address. */
	const GAP = "\n\n";

	/**
	 * What somebody wrote, as plain text.
	 *
	 * @param mixed $text Text.
	 * @return string At most 255 characters.
	 */
	public static function clean( $text ) {
		return Share_Meta::clean( $text );
	}

	/**
	 * Words and an address behind them.
	 *
	 * @param string     $words Words; may hold the address themselves.
	 * @param string     $url   Address; '' for none.
	 * @param Text_Limit $limit What the network takes.
	 * @return string
	 */
	public static function compose( $words, $url, Text_Limit $limit ) {
		if ( '' === $url || ( in_array( $url, Links::find( $words ), true ) && $limit->fits( $words ) ) ) {
			return self::cut( $words, '', $limit );
		}
		// Were the words cut, the address in them might be lost: it stands behind them.
		$words = trim( str_replace( $url, '', $words ) );
		if ( '' === $words ) {
			return $limit->fits( $url ) ? $url : '';
		}
		return $limit->fits( $url ) ? self::cut( $words, self::GAP . $url, $limit ) : self::cut( $words, '', $limit );
	}

	/**
	 * Words and an address behind them, however long.
	 *
	 * @param string $words Words; may hold the address themselves.
	 * @param string $url   Address.
	 * @return string
	 */
	public static function whole( $words, $url ) {
		return '' === $words || in_array( $url, Links::find( $words ), true ) ? ( '' === $words ? $url : $words ) : $words . self::GAP . $url;
	}

	/**
	 * The beginning of words that the network takes with what stands behind them.
	 *
	 * @param string     $words Words.
	 * @param string     $tail  What stands behind them.
	 * @param Text_Limit $limit What the network takes.
	 * @return string Words and tail.
	 */
	public static function cut( $words, $tail, Text_Limit $limit ) {
		if ( $limit->fits( $words . $tail ) ) {
			return $words . $tail;
		}
		$parts = self::parts( $words );
		$low   = 0;
		$high  = count( $parts ) - 1;
		while ( $low < $high ) {
			$middle = (int) ceil( ( $low + $high ) / 2 );
			if ( $limit->fits( self::ended( $parts, $middle ) . $tail ) ) {
				$low = $middle;
			} else {
				$high = $middle - 1;
			}
		}
		// What is composed may be measured a little differently than its parts.
		while ( $low > 0 && ! $limit->fits( self::ended( $parts, $low ) . $tail ) ) {
			--$low;
		}
		$text = $low > 0 ? self::ended( $parts, self::word_end( $parts, $low ) ) : '';
		return '' === $text || self::MARK === $text ? ltrim( $tail ) : $text . $tail;
	}

	/**
	 * A text in parts that are never cut: addresses, with their scheme or without, and single characters.
	 *
	 * @param string $text Text.
	 * @return string[]
	 */
	private static function parts( $text ) {
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
	 * @param string[] $parts  Parts.
	 * @param int      $number How many.
	 * @return string
	 */
	private static function ended( array $parts, $number ) {
		return (string) preg_replace( '/[\s,;:–-]+$/u', '', implode( '', array_slice( $parts, 0, $number ) ) ) . self::MARK;
	}

	/**
	 * Where the last whole word ends.
	 *
	 * @param string[] $parts  Parts.
	 * @param int      $number How many of them fit.
	 * @return int How many to take; as many as fit where there is only one long word, or a script without spaces.
	 */
	private static function word_end( array $parts, $number ) {
		if ( preg_match( '/^\s/u', $parts[ $number ] ) ) {
			return $number;
		}
		for ( $end = $number; $end > $number / 2; $end-- ) {
			if ( preg_match( '/^\s/u', $parts[ $end - 1 ] ) ) {
				return $end - 1;
			}
		}
		// Letters right in front of an address belong to it for people.
		return $number;
	}
}
