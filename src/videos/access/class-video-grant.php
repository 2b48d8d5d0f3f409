<?php
namespace Mainstreet\Videos\Access;

use Mainstreet\Core\Site_Key;
use Mainstreet\Videos\Files\Video_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and verifies grants. A grant allows anyone who has it to watch one private video until it expires (docs/server-contract.md
 * B.17: premium access). Create one only on an uncached page for a visitor who can watch the video.
 */
final class Video_Grant {

	/** Creates a grant that is valid for Video_Files::LIFE seconds. */
	public static function of( string $guid ): string {
		$expiry = (string) ( time() + Video_Files::LIFE );
		return $expiry . '-' . self::proof( $guid, $expiry );
	}

	/**
	 * Whether a value is a valid grant for a video, and has not expired.
	 *
	 * @param mixed $grant Value.
	 */
	public static function is_good( string $guid, $grant ): bool {
		return is_string( $grant ) && preg_match( '/^(\d{10})-([0-9a-f]{64})$/D', $grant, $parts )
			&& (int) $parts[1] >= time() && (int) $parts[1] <= time() + Video_Files::LIFE && hash_equals( self::proof( $guid, $parts[1] ), $parts[2] );
	}

	/**
	 * Returns the signature of a grant.
	 *
	 * @param string $expiry Unix time.
	 * @return string 64 hexadecimal digits.
	 */
	private static function proof( string $guid, string $expiry ): string {
		return hash_hmac( 'sha256', "video-grant|$guid|$expiry", Site_Key::salt() );
	}
}
