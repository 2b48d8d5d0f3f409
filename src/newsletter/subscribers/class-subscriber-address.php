<?php
/**
 * E-mail addresses of subscribers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Brings addresses into the one form under which they are kept and found.
 */
final class Subscriber_Address {

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
	 * Whether the site takes no sign-ups from a host.
	 *
	 * @param string $address Clean address.
	 * @return bool
	 */
	public static function is_blocked( $address ) {
		$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
		/**
		 * Filters whether sign-ups from a domain are refused, for example of throw-away addresses.
		 *
		 * @param bool   $blocked Whether it is refused; false by default.
		 * @param string $domain  Domain in lower case, in ASCII letters.
		 */
		return (bool) apply_filters( 'mainstreet_subscribe_blocked_domain', false, $domain );
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
