<?php
namespace Mainstreet\Mail;

use Mainstreet\Core\Host_Name;

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
	public static function clean( $value ): string {
		$text = is_string( $value ) ? trim( $value ) : '';
		if ( strlen( $text ) > 254 || preg_match( '/[\x00-\x20\x7f]/', $text ) ) {
			return '';
		}
		$at = strrpos( $text, '@' );
		if ( ! $at ) {
			return '';
		}
		$host    = substr( $text, $at + 1 );
		$address = substr( $text, 0, $at ) . '@' . ( preg_match( '/[^\x21-\x7e]/', $host ) ? Host_Name::ascii( $host ) : $host );
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
}
