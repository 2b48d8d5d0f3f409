<?php
namespace Mainstreet\Videos\Files;

defined( 'ABSPATH' ) || exit;

/** Parses the headers `Range` and `If-Range` (RFC 9110, 14). */
final class Video_Range {

	/** Maximum number of ranges in a request. For more, the whole file is sent, as the RFC advises. */
	const MAX_RANGES = 16;

	/**
	 * Parses the ranges.
	 *
	 * @param string $header Header `Range`; '' for none.
	 * @return array[]|null First and last byte of each range; empty if all are beyond the end; null for the whole file, also for an
	 *                      invalid header or overlapping ranges.
	 */
	public static function parse( string $header, int $size ): ?array {
		if ( ! preg_match( '/^bytes=([\d,\t -]{1,500})$/Di', $header, $found ) ) {
			return null;
		}
		$parts = explode( ',', $found[1] );
		if ( count( $parts ) > self::MAX_RANGES ) {
			return null;
		}
		$ranges = array();
		foreach ( $parts as $part ) {
			if ( ! preg_match( '/^(\d*)-(\d*)$/D', trim( $part ), $ends ) || '-' === trim( $part ) ) {
				return null;
			}
			// The cast turns numbers that are too large into PHP_INT_MAX.
			list( , $first, $last ) = $ends;
			if ( '' !== $first && '' !== $last && (int) $last < (int) $first ) {
				return null;
			}
			$range = '' === $first
				? array( max( 0, $size - (int) $last ), $size - 1 )
				: array( (int) $first, '' === $last ? $size - 1 : min( $size - 1, (int) $last ) );
			if ( $range[0] <= $range[1] && $range[0] < $size ) {
				$ranges[] = $range;
			}
		}
		return self::has_overlap( $ranges ) ? null : $ranges;
	}

	/**
	 * Whether ranges overlap. No player needs that, and it would multiply the bytes sent.
	 *
	 * @param array[] $ranges First and last byte of each.
	 */
	private static function has_overlap( array $ranges ): bool {
		sort( $ranges );
		foreach ( $ranges as $n => $range ) {
			if ( $n && $range[0] <= $ranges[ $n - 1 ][1] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the condition of `If-Range` is met: the client's part of the file is of the current version.
	 *
	 * @param string $header Header `If-Range`; '' for none.
	 * @param string $tag    Entity tag of the file, with its quotes.
	 * @param int    $time   Unix time of the last change.
	 */
	public static function is_current( string $header, string $tag, int $time ): bool {
		return '' === $header || $header === $tag || gmdate( 'D, d M Y H:i:s', $time ) . ' GMT' === $header;
	}
}
