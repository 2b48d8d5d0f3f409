<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/** Finds handles such as `@name.bsky.social` in a text, and their accounts. */
final class Bluesky_Mentions {

	/** Maximum number of handles of a message that are resolved. */
	const MOST = 10;

	/** A handle with its `@`, at the start, after white space or after an opening bracket. */
	const PATTERN = '/(?:^|(?<=[\s(\[]))@((?>(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?))(?![\p{L}\p{N}_@-])/iu';

	/**
	 * Finds handles in a text.
	 *
	 * @return array[] `array( offset of the @ in bytes, handle in lower case )` of each.
	 */
	public static function find( string $text ): array {
		$mentions = array();
		preg_match_all( self::PATTERN, $text, $found, PREG_OFFSET_CAPTURE );
		foreach ( isset( $found[1] ) ? $found[1] : array() as list( $handle, $at ) ) {
			$mentions[] = array( $at - 1, strtolower( $handle ) );
		}
		return $mentions;
	}

	/**
	 * Resolves the handles of a text. A handle without an account stays plain text.
	 *
	 * @param Bluesky_Identity $identity Resolves handles.
	 * @return string[] DIDs by handle.
	 */
	public static function resolve( string $text, Bluesky_Identity $identity ): array {
		$dids    = array();
		$handles = array_unique( array_column( self::find( $text ), 1 ) );
		foreach ( array_slice( array_filter( $handles, array( Bluesky_Identity::class, 'is_handle' ) ), 0, self::MOST ) as $handle ) {
			$did = $identity->did( $handle );
			if ( ! $did instanceof Publish_Error ) {
				$dids[ $handle ] = $did;
			} elseif ( Publish_Error::REFUSED !== $did->code ) {
				// The directory does not respond; the message does not wait for it.
				break;
			}
		}
		return $dids;
	}
}
