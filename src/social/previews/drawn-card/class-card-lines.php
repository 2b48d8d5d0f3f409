<?php
namespace Mainstreet\Social\Previews\Drawn_Card;

defined( 'ABSPATH' ) || exit;

/** Measures texts in the font of cards, and splits them into lines. */
final class Card_Lines {

	/** Height of the font's capitals, as a part of its size. */
	const CAPITALS = 0.714;

	/** Marks where a text was cut. */
	const MARK = '…';

	/** Path of the font. */
	public static function font(): string {
		return __DIR__ . '/font/noto-sans-bold.ttf';
	}

	/**
	 * Font size in points, as GD expects it.
	 *
	 * @param int $pixels Pixels.
	 */
	public static function points( $pixels ): float {
		return $pixels * 0.75;
	}

	/**
	 * Escapes a text for GD, which decodes character references such as `&#65;`.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	public static function escape( $text ) {
		return str_replace( '&', '&#38;', $text );
	}

	/**
	 * Width of a text.
	 *
	 * @param string $text   Text.
	 * @param int    $pixels Font size in pixels.
	 * @return int Pixels.
	 */
	public static function width( $text, $pixels ) {
		$box = '' === $text ? false : imagettfbbox( self::points( $pixels ), 0, self::font(), self::escape( $text ) );
		return $box ? abs( $box[2] - $box[0] ) : 0;
	}

	/**
	 * Splits a text into lines between words, and within a word only where it is longer than a line.
	 *
	 * @param string $text   Text.
	 * @param int    $pixels Font size in pixels.
	 * @param int    $wide   Width of a line in pixels.
	 * @return string[]
	 */
	public static function wrap( $text, int $pixels, $wide ): array {
		$lines = array();
		$line  = '';
		foreach ( explode( ' ', $text ) as $word ) {
			$both = ltrim( "$line $word" );
			if ( self::width( $both, $pixels ) <= $wide ) {
				$line = $both;
				continue;
			}
			if ( '' !== $line ) {
				$lines[] = $line;
			}
			$line = $word;
			while ( self::width( $line, $pixels ) > $wide ) {
				$fits    = self::count_fitting( $line, $pixels, $wide, '' );
				$lines[] = mb_substr( $line, 0, $fits );
				$line    = mb_substr( $line, $fits );
			}
		}
		return '' === $line ? $lines : array_merge( $lines, array( $line ) );
	}

	/**
	 * The beginning of a text that fits into a line, and the mark.
	 *
	 * @param string $text   Text that is too long.
	 * @param int    $pixels Font size in pixels.
	 * @param int    $wide   Width of the line in pixels.
	 */
	public static function cut( $text, $pixels, $wide ): string {
		$fits  = self::count_fitting( $text, $pixels, $wide, self::MARK );
		$start = mb_substr( $text, 0, $fits );
		$space = mb_strrpos( $start, ' ' );
		// Between words, unless that leaves half a line empty.
		$start = false !== $space && $space > $fits / 2 ? mb_substr( $start, 0, $space ) : $start;
		return preg_replace( '/[ ,;:–-]+$/u', '', $start ) . self::MARK;
	}

	/**
	 * Counts the characters of a text that fit.
	 *
	 * @param string $text   Text.
	 * @param int    $pixels Font size in pixels.
	 * @param int    $wide   Available width in pixels.
	 * @param string $tail   Text after it.
	 * @return int At least one.
	 */
	private static function count_fitting( $text, $pixels, $wide, string $tail ): int {
		$low  = 1;
		$high = mb_strlen( $text );
		while ( $low < $high ) {
			$middle = (int) ceil( ( $low + $high ) / 2 );
			if ( self::width( mb_substr( $text, 0, $middle ) . $tail, $pixels ) <= $wide ) {
				$low = $middle;
			} else {
				$high = $middle - 1;
			}
		}
		return $low;
	}
}
