<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Shortens names of files. Disks count bytes, of which a Japanese letter takes three.
 */
final class File_Name {

	/** Bytes of a name that most disks take. */
	const MOST = 255;

	/**
	 * Shortens a name between two letters and keeps its ending.
	 *
	 * @param string $name Valid UTF-8, without a path.
	 * @param int    $most Bytes at most.
	 */
	public static function shorten( string $name, int $most ): string {
		if ( strlen( $name ) <= $most ) {
			return $name;
		}
		$dot    = strrpos( $name, '.' );
		$ending = false !== $dot && strlen( $name ) - $dot <= min( 20, $most / 2 ) ? substr( $name, $dot ) : '';
		$start  = mb_strcut( $name, 0, $most - strlen( $ending ), 'UTF-8' );
		if ( preg_match( '/^[\p{M}\x{200D}]/u', substr( $name, strlen( $start ) ) ) ) {
			// A letter goes with its accents and the other marks on it.
			$start = (string) preg_replace( '/[^\p{M}\x{200D}]?[\p{M}\x{200D}]*$/Du', '', $start );
		}
		return rtrim( $start, ' .-_' ) . $ending;
	}
}
