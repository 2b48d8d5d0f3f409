<?php
namespace Mainstreet\Blocks\Related_Posts;

defined( 'ABSPATH' ) || exit;

/** Compares texts by their words, in any language. Needs no list of stop words, because frequent words have a low weight. */
final class Related_Words {

	/** Bytes of a text that are read. */
	const LENGTH = 4000;

	/** Maximum number of words per text. */
	const MOST = 300;

	/**
	 * Returns the words of a text.
	 *
	 * @param string $text Text or HTML.
	 * @return array<string, true>
	 */
	public static function of( $text ): array {
		// Removes block comments.
		$text  = wp_strip_all_tags( (string) preg_replace( '/<!--.*?(?:-->|$)/s', ' ', substr( (string) $text, 0, self::LENGTH ) ) );
		$text  = function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
		$text  = wp_check_invalid_utf8( $text, true );
		$words = array();
		if ( preg_match_all( '/[\p{Han}\p{Hiragana}\p{Katakana}]{2}|[\p{L}\p{N}]{4,}/u', $text, $found ) ) {
			foreach ( $found[0] as $word ) {
				$words[ $word ] = true;
				if ( count( $words ) >= self::MOST ) {
					break;
				}
			}
		}
		return $words;
	}

	/**
	 * Counts in how many texts each word occurs.
	 *
	 * @param array<string, true>[] $texts Words of each text.
	 * @return array<string, int>
	 */
	public static function count( array $texts ): array {
		$counts = array();
		foreach ( $texts as $words ) {
			foreach ( $words as $word => $held ) {
				$counts[ $word ] = isset( $counts[ $word ] ) ? $counts[ $word ] + 1 : 1;
			}
		}
		return $counts;
	}

	/**
	 * Returns the similarity of two texts. Rare words have a higher weight than frequent ones.
	 *
	 * @param array<string, true> $one    Words.
	 * @param array<string, true> $other  Words.
	 * @param array<string, int>  $counts Result of count().
	 * @param int                 $texts  Number of texts.
	 * @return float 0 to 1.
	 */
	public static function likeness( array $one, array $other, array $counts, int $texts ): float {
		$weigh  = static function ( array $words ) use ( $counts, $texts ) {
			$sum = 0.0;
			foreach ( $words as $word => $held ) {
				$count = isset( $counts[ $word ] ) ? $counts[ $word ] : 1;
				$sum  += pow( log( 1 + $texts / $count ) - log( 2 ) + 0.01, 2 );
			}
			return $sum;
		};
		$shared = array_intersect_key( $one, $other );
		if ( ! $shared ) {
			return 0.0;
		}
		return $weigh( $shared ) / sqrt( $weigh( $one ) * $weigh( $other ) );
	}
}
