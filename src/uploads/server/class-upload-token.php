<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Core\Site_Key;

defined( 'ABSPATH' ) || exit;

/**
 * Authenticates uploads for 24 hours without cookie and nonce. Like a login, a token becomes invalid when the password changes. Each
 * request checks again that the user can upload files.
 */
final class Upload_Token {

	/** Lifetime of a token in seconds (docs/server-contract.md A40). */
	const SECONDS = DAY_IN_SECONDS;

	/**
	 * Creates a token.
	 *
	 * @param int $now Unix time.
	 * @return string Contains letters, digits and dots only.
	 */
	public static function create( int $user_id, int $now ): string {
		$until = $now + self::SECONDS;
		return "$user_id.$until." . self::sign( (int) $user_id, $until );
	}

	/**
	 * Verifies a token, and returns its user.
	 *
	 * @param int $now Unix time.
	 * @return int User id; 0 if the token is invalid or expired, or the user cannot upload files.
	 */
	public static function find_user( string $token, int $now ): int {
		if ( ! preg_match( '/^(\d{1,19})\.(\d{1,12})\.([0-9a-f]{64})$/D', (string) $token, $part ) || (int) $part[2] < $now ) {
			return 0;
		}
		$is_right = hash_equals( self::sign( (int) $part[1], (int) $part[2] ), $part[3] );
		return $is_right && user_can( (int) $part[1], 'upload_files' ) ? (int) $part[1] : 0;
	}

	/**
	 * Returns the signature of a token. It is valid for one site of a network.
	 *
	 * @param int $until Unix time at which the token expires.
	 */
	private static function sign( int $user_id, $until ): string {
		$user = get_userdata( $user_id );
		$word = $user ? substr( $user->user_pass, -12 ) : '';
		return hash_hmac( 'sha256', implode( '|', array( 'upload', get_current_blog_id(), $user_id, $until, $word ) ), Site_Key::salt() );
	}
}
