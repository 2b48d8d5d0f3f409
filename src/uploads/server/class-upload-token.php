<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Core\Site_Key;

defined( 'ABSPATH' ) || exit;

/**
 * Says who uploads, for 24 hours, without a cookie: pieces are sent to an address that no page's nonce guards. It ends before its time when
 * the password is changed, as a login does; that its bearer may (still) upload files is asked with each request.
 */
final class Upload_Token {

	/** Seconds a token is good for (docs/server-contract.md A40). */
	const SECONDS = DAY_IN_SECONDS;

	/**
	 * Makes a token.
	 *
	 * @param int $user_id User.
	 * @param int $now     Unix time.
	 * @return string Letters, digits, dots.
	 */
	public static function make( int $user_id, int $now ): string {
		$until = $now + self::SECONDS;
		return "$user_id.$until." . self::sign( (int) $user_id, $until );
	}

	/**
	 * Whose token it is.
	 *
	 * @param string $token Token.
	 * @param int    $now   Unix time.
	 * @return int User who may upload files; 0 for a token that is none, has expired, or is of somebody who may not (any more).
	 */
	public static function user( string $token, int $now ): int {
		if ( ! preg_match( '/^(\d{1,19})\.(\d{1,12})\.([0-9a-f]{64})$/D', (string) $token, $part ) || (int) $part[2] < $now ) {
			return 0;
		}
		$is_right = hash_equals( self::sign( (int) $part[1], (int) $part[2] ), $part[3] );
		return $is_right && user_can( (int) $part[1], 'upload_files' ) ? (int) $part[1] : 0;
	}

	/**
	 * The signature. It holds for one site of a network.
	 *
	 * @param int $user_id User.
	 * @param int $until   Unix time.
	 */
	private static function sign( int $user_id, $until ): string {
		$user = get_userdata( $user_id );
		$word = $user ? substr( $user->user_pass, -12 ) : '';
		return hash_hmac( 'sha256', implode( '|', array( 'upload', get_current_blog_id(), $user_id, $until, $word ) ), Site_Key::salt() );
	}
}
