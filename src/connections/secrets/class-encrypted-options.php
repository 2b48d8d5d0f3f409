<?php
namespace Mainstreet\Connections\Secrets;

use Mainstreet\Connections\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts keys whenever their options are written, also by core's Connectors screen or WP-CLI (docs/server-contract.md D.3). Keys
 * without parts are decrypted when the options are read, as that screen does.
 */
final class Encrypted_Options {

	/** Prefix of encrypted keys in the database. */
	const PREFIX = 'sealed:';

	/** Whether get_option() returns the encrypted value. */
	private static bool $is_raw = false;

	/**
	 * Registers the hooks of all key options. Not called on page views, because it loads all services: pages store no keys, and Secrets
	 * decrypts keys itself.
	 */
	public static function register(): void {
		foreach ( Services::all() as $id => $service ) {
			$name = Services::option_name( $id );
			// After the callback of core, which strips tags.
			add_filter( 'sanitize_option_' . $name, array( __CLASS__, 'encrypt_value' ), 99 );
			if ( ! Key_Parts::get( $service ) ) {
				add_filter( 'option_' . $name, array( __CLASS__, 'decrypt_value' ) );
				add_filter( 'pre_update_option_' . $name, array( __CLASS__, 'skip_same_key' ), 99, 3 );
			}
		}
	}

	/**
	 * Filters `sanitize_option_…`: encrypts a key before it is stored.
	 *
	 * @param mixed $value Value of the option.
	 * @return mixed
	 */
	public static function encrypt_value( $value ) {
		return is_string( $value ) && '' !== trim( $value ) && ! self::is_encrypted( $value ) ? self::encrypt( trim( $value ) ) : $value;
	}

	/**
	 * Filters `option_…`: decrypts a key.
	 *
	 * @param mixed $value Value of the option.
	 * @return mixed False, as for a missing option, if it cannot be decrypted. With an empty string, update_option() would treat an
	 *               empty key as unchanged and keep the unreadable one.
	 */
	public static function decrypt_value( $value ) {
		if ( self::$is_raw || ! is_string( $value ) ) {
			return $value;
		}
		return self::is_unreadable( $value ) ? false : self::decrypt( $value );
	}

	/**
	 * Filters `pre_update_option_…`: skips the update if the same key is stored again. Its new encryption would look like a change.
	 *
	 * @param mixed  $value  New value, encrypted.
	 * @param mixed  $before Old value, decrypted.
	 * @param string $name   Name of the option.
	 * @return mixed
	 */
	public static function skip_same_key( $value, $before, $name ) {
		return self::is_encrypted( $value ) && self::is_encrypted( self::read_raw( $name ) ) && self::decrypt( $value ) === $before ? $before : $value;
	}

	/**
	 * Reads and decrypts a key.
	 *
	 * @return string '' if there is none, or it cannot be decrypted.
	 */
	public static function read( string $name ) {
		$stored = self::read_raw( $name );
		return is_string( $stored ) ? self::decrypt( $stored ) : '';
	}

	/**
	 * Reads the encrypted value.
	 *
	 * @param string $name Name of the option.
	 * @return mixed '' if the option does not exist.
	 */
	public static function read_raw( $name ) {
		self::$is_raw = true;
		try {
			return get_option( $name, '' );
		} finally {
			self::$is_raw = false;
		}
	}

	/** Encrypts a key for the database. */
	public static function encrypt( string $key ): string {
		return self::PREFIX . ( new Token_Encryption() )->encrypt( $key );
	}

	/**
	 * Decrypts a key from the database. Versions before 8 stored keys without encryption.
	 *
	 * @param string $stored Value in the database.
	 * @return string '' if it cannot be decrypted, because the site's salts have changed.
	 */
	public static function decrypt( $stored ) {
		return self::is_encrypted( $stored ) ? ( new Token_Encryption() )->decrypt( substr( $stored, strlen( self::PREFIX ) ) ) : $stored;
	}

	/** Whether a value is an encrypted key. */
	public static function is_encrypted( $stored ): bool {
		return is_string( $stored ) && 0 === strpos( $stored, self::PREFIX );
	}

	/** Whether a value is an encrypted key that cannot be decrypted. */
	public static function is_unreadable( $stored ): bool {
		return self::is_encrypted( $stored ) && ! ( new Token_Encryption() )->can_decrypt( substr( $stored, strlen( self::PREFIX ) ) );
	}

	/** Encrypts keys that an older version or WP-CLI stored without encryption. */
	public static function encrypt_stored(): void {
		foreach ( array_keys( Services::all() ) as $id ) {
			$name   = Services::option_name( $id );
			$stored = self::read_raw( $name );
			if ( is_string( $stored ) && '' !== trim( $stored ) && ! self::is_encrypted( $stored ) ) {
				update_option( $name, self::encrypt( trim( $stored ) ), false );
			}
		}
	}
}
