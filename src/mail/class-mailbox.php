<?php
namespace Mainstreet\Mail;

use Mainstreet\Core\Host_Name;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * Converts email addresses to keys for rate limits. All spellings that reach the same mailbox have the same key. Only for counting:
 * store, show and use addresses as they were typed.
 */
final class Mailbox {

	/** Alternative names of mail hosts. */
	const ALIASES = array(
		'googlemail.com' => 'gmail.com',
	);

	/** Returns the key of an address: hash of 32 hexadecimal digits, from which the address cannot be derived. */
	public static function key( string $email ): string {
		return hash_hmac( 'md5', self::normalize( $email ), wp_salt( 'nonce' ) );
	}

	/**
	 * Counts an email to an address against a limit. Administrators are not limited.
	 *
	 * @param string $bucket Name of the counted action, such as `copy`.
	 * @param int    $limit  Emails allowed within the window.
	 * @param int    $window Length of the window in seconds.
	 * @return true|\WP_Error Error 429 if the limit is reached.
	 */
	public static function hit( string $bucket, string $email, int $limit, $window ) {
		return Throttle::hit( $bucket, $limit, $window, self::key( $email ) );
	}

	/**
	 * Normalizes an address: lower case, host in ASCII, no `+` suffix, no dots in the local part. The largest services ignore these
	 * dots; elsewhere two people may share a limit.
	 */
	public static function normalize( string $email ): string {
		$email = mb_strtolower( trim( $email ) );
		$at    = strrpos( $email, '@' );
		if ( false === $at ) {
			return $email;
		}
		$host = substr( $email, $at + 1 );
		// An invalid host stays unchanged.
		$ascii = Host_Name::ascii( $host );
		$host  = rtrim( '' === $ascii ? $host : $ascii, '.' );
		$host  = self::ALIASES[ $host ] ?? $host;
		$name  = substr( $email, 0, $at );
		$name  = str_replace( '.', '', explode( '+', $name )[0] );
		return ( '' === $name ? substr( $email, 0, $at ) : $name ) . '@' . $host;
	}
}
