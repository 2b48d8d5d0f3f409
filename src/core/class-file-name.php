<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/** Shortens file names. File systems limit bytes, and a Japanese character takes three. */
final class File_Name {

	/** Maximum number of bytes of a file name on most file systems. */
	const MAX_BYTES = 255;

	/**
	 * Shortens a name without splitting a character, and keeps the extension if it is short.
	 *
	 * @param string $name Valid UTF-8, without a path.
	 * @param int    $most Maximum number of bytes.
	 */
	public static function shorten( string $name, int $most ): string {
		if ( strlen( $name ) <= $most ) {
			return $name;
		}
		$dot    = strrpos( $name, '.' );
		$ending = false !== $dot && strlen( $name ) - $dot <= min( 20, $most / 2 ) ? substr( $name, $dot ) : '';
		$start  = mb_strcut( $name, 0, $most - strlen( $ending ), 'UTF-8' );
		if ( preg_match( '/^[\p{M}\x{200D}]/u', substr( $name, strlen( $start ) ) ) ) {
			// A character is removed together with its combining marks.
			$start = (string) preg_replace( '/[^\p{M}\x{200D}]?[\p{M}\x{200D}]*$/Du', '', $start );
		}
		return rtrim( $start, ' .-_' ) . $ending;
	}
}
