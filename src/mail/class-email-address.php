<?php
namespace Mainstreet\Mail;

use Mainstreet\Core\Host_Name;

defined( 'ABSPATH' ) || exit;

/** Normalizes email addresses for storing and searching. */
final class Email_Address {

	/** Validates an address and converts its host to ASCII; '' if it is invalid. */
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
	 * Returns the lookup key of an address, which ignores upper and lower case.
	 *
	 * @return string 32 hexadecimal digits, the first 16 bytes of a SHA-256.
	 */
	public static function key( $address ) {
		return substr( hash( 'sha256', strtolower( $address ) ), 0, 32 );
	}

	/**
	 * Masks an address so that only its owner recognizes it.
	 *
	 * @return string Such as `a•••@example.org`.
	 */
	public static function mask( $address ) {
		return (string) preg_replace( '/^(.).*(@[^@]*)$/us', '$1•••$2', $address );
	}
}
