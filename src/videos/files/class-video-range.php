<?php
namespace Mainstreet\Videos\Files;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the header `Range` (RFC 9110, 14).
 */
final class Video_Range {

	/** Parts of one request at most; who asks for more gets the whole, as the RFC advises. */
	const MOST = 16;

	/**
	 * The parts that are asked for.
	 *
	 * @param string $header Header `Range`; '' for none.
	 * @param int    $size   Bytes of the file.
	 * @return array[]|null First and last byte of each; none where all lie beyond the end; null for the whole file, also where the header
	 *                      is not understood or parts overlap.
	 */
	public static function read( string $header, int $size ): ?array {
		if ( ! preg_match( '/^bytes=([\d,\t -]{1,500})$/Di', $header, $found ) ) {
			return null;
		}
		$parts = explode( ',', $found[1] );
		if ( count( $parts ) > self::MOST ) {
			return null;
		}
		$ranges = array();
		foreach ( $parts as $part ) {
			if ( ! preg_match( '/^(\d*)-(\d*)$/D', trim( $part ), $ends ) || '-' === trim( $part ) ) {
				return null;
			}
			// Numbers that are too large are the largest there is.
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
		return self::overlap( $ranges ) ? null : $ranges;
	}

	/**
	 * Whether parts have bytes in common: nobody needs that, and it would multiply what is sent.
	 *
	 * @param array[] $ranges First and last byte of each.
	 */
	private static function overlap( array $ranges ): bool {
		sort( $ranges );
		foreach ( $ranges as $n => $range ) {
			if ( $n && $range[0] <= $ranges[ $n - 1 ][1] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the file is still the one that a part is wanted of.
	 *
	 * @param string $header Header `If-Range`; '' for none.
	 * @param string $tag    Entity tag of the file, with its quotes.
	 * @param int    $time   When it was last changed.
	 */
	public static function is_same( string $header, string $tag, int $time ): bool {
		return '' === $header || $header === $tag || gmdate( 'D, d M Y H:i:s', $time ) . ' GMT' === $header;
	}
}
