<?php
namespace Mainstreet\Videos\Access;

use Mainstreet\Core\Site_Key;
use Mainstreet\Videos\Files\Video_Files;

defined( 'ABSPATH' ) || exit;

/**
 * A grant lets whoever has it watch one private video for some hours (docs/server-contract.md B.17: premium access). Who gives one has to know that the
 * page it stands on is made for one visitor who may watch, and is kept by no cache.
 */
final class Video_Grant {

	/**
	 * A grant.
	 *
	 * @param string $guid Guid.
	 */
	public static function of( string $guid ): string {
		$expiry = (string) ( time() + Video_Files::LIFE );
		return $expiry . '-' . self::proof( $guid, $expiry );
	}

	/**
	 * Whether something is a grant of a video, and still works.
	 *
	 * @param string $guid  Guid.
	 * @param mixed  $grant Anything.
	 */
	public static function is_good( string $guid, $grant ): bool {
		return is_string( $grant ) && preg_match( '/^(\d{10})-([0-9a-f]{64})$/D', $grant, $parts )
			&& (int) $parts[1] >= time() && (int) $parts[1] <= time() + Video_Files::LIFE && hash_equals( self::proof( $guid, $parts[1] ), $parts[2] );
	}

	/**
	 * Its signature.
	 *
	 * @param string $guid   Guid.
	 * @param string $expiry Unix time.
	 * @return string 64 hexadecimal digits.
	 */
	private static function proof( string $guid, string $expiry ): string {
		return hash_hmac( 'sha256', "video-grant|$guid|$expiry", Site_Key::salt() );
	}
}
