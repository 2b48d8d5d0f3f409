<?php
/**
 * E-mail addresses.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Brings addresses into the one form under which they are kept and found.
 */
final class Email_Address {

	/**
	 * The address with its host in the letters mail systems use.
	 *
	 * @param mixed $value Text as typed.
	 * @return string '' when it is no address.
	 */
	public static function clean( $value ) {
		$text = is_string( $value ) ? trim( $value ) : '';
		if ( strlen( $text ) > 254 || preg_match( '/[\x00-\x20\x7f]/', $text ) ) {
			return '';
		}
		$at = strrpos( $text, '@' );
		if ( ! $at ) {
			return '';
		}
		$address = substr( $text, 0, $at ) . '@' . self::ascii_host( substr( $text, $at + 1 ) );
		return is_email( $address ) && strlen( $address ) <= 254 ? $address : '';
	}

	/**
	 * Key an address is found by: the same for all its spellings.
	 *
	 * @param string $address Clean address.
	 * @return string 32 hexadecimal digits, the first 16 bytes of a SHA-256.
	 */
	public static function key( $address ) {
		return substr( hash( 'sha256', strtolower( $address ) ), 0, 32 );
	}

	/**
	 * As much of an address as its owner needs to know it, and nobody else.
	 *
	 * @param string $address Address.
	 * @return string Such as `a•••@example.org`.
	 */
	public static function masked( $address ) {
		return (string) preg_replace( '/^(.).*(@[^@]*)$/us', '$1•••$2', $address );
	}

	/**
	 * A host name in ASCII letters.
	 *
	 * @param string $host Host name, maybe with letters of other scripts.
	 * @return string
	 */
	private static function ascii_host( $host ) {
		if ( ! preg_match( '/[^\x21-\x7e]/', $host ) ) {
			return $host;
		}
		try {
			return function_exists( 'idn_to_ascii' )
				? (string) idn_to_ascii( $host, 0, INTL_IDNA_VARIANT_UTS46 )
				: \WpOrg\Requests\IdnaEncoder::encode( strtolower( $host ) );
		} catch ( \Exception $error ) {
			// Letters that no host name may hold: it is no address then.
			return '';
		}
	}
}
