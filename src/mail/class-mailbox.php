<?php
namespace Mainstreet\Mail;

use Mainstreet\Core\Host_Name;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * Turns addresses into keys for limits: all the spellings under which the same person gets mail have
 * one key. For counting only: what is stored, shown and mailed to is the address as it was typed.
 */
final class Mailbox {

	/** Hosts with several names. */
	const ALIASES = array(
		'googlemail.com' => 'gmail.com',
	);

	/**
	 * The key of an address.
	 *
	 * @param string $email Address.
	 * @return string 32 hexadecimal digits, of which nobody learns the address.
	 */
	public static function key( string $email ): string {
		return hash_hmac( 'md5', self::normal( $email ), wp_salt( 'nonce' ) );
	}

	/**
	 * Counts a mail to an address against a limit that everybody is bound by who is not an administrator.
	 *
	 * @param string $bucket What is counted, such as `copy`.
	 * @param string $email  Address.
	 * @param int    $limit  Mails allowed within the span.
	 * @param int    $window Seconds.
	 * @return true|\WP_Error
	 */
	public static function hit( string $bucket, string $email, int $limit, $window ) {
		return Throttle::hit( $bucket, $limit, $window, self::key( $email ) );
	}

	/**
	 * One spelling for all: small letters, host in ASCII, nothing behind a plus, no dots (which the
	 * largest services ignore; elsewhere two people share a limit, at worst).
	 *
	 * @param string $email Address.
	 */
	public static function normal( string $email ): string {
		$email = mb_strtolower( trim( $email ) );
		$at    = strrpos( $email, '@' );
		if ( false === $at ) {
			return $email;
		}
		$host = substr( $email, $at + 1 );
		// A host that is none stays as it is.
		$ascii = Host_Name::ascii( $host );
		$host  = rtrim( '' === $ascii ? $host : $ascii, '.' );
		$host  = isset( self::ALIASES[ $host ] ) ? self::ALIASES[ $host ] : $host;
		$name  = substr( $email, 0, $at );
		$name  = str_replace( '.', '', explode( '+', $name )[0] );
		return ( '' === $name ? substr( $email, 0, $at ) : $name ) . '@' . $host;
	}
}
