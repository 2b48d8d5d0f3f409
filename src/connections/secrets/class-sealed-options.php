<?php
namespace Mainstreet\Connections\Secrets;

use Mainstreet\Connections\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts keys whenever their options are written, also by core's Connectors screen or WP-CLI. Keys without parts are decrypted
 * when the options are read, as that screen does.
 */
final class Sealed_Options {

	/** Whether get_option() returns the encrypted value. */
	private static bool $is_raw = false;

	/**
	 * Registers the hooks of all key options. Not called on page views, because it loads all services: pages store no keys, and Secrets
	 * decrypts keys itself.
	 */
	public static function register(): void {
		foreach ( Services::all() as $id => $service ) {
			$name = Secrets::option_name( $id );
			// After the callback of core, which strips tags.
			add_filter( 'sanitize_option_' . $name, array( __CLASS__, 'close' ), 99 );
			if ( ! Key_Parts::of( $service ) ) {
				add_filter( 'option_' . $name, array( __CLASS__, 'open' ) );
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
	public static function close( $value ) {
		return is_string( $value ) && '' !== trim( $value ) && ! Key_Parts::is_sealed( $value ) ? Key_Parts::close( trim( $value ) ) : $value;
	}

	/**
	 * Filters `option_…`: decrypts a key.
	 *
	 * @param mixed $value Value of the option.
	 * @return mixed False, as for a missing option, if it cannot be decrypted. With an empty string, update_option() would treat an
	 *               empty key as unchanged and keep the unreadable one.
	 */
	public static function open( $value ) {
		if ( self::$is_raw || ! is_string( $value ) ) {
			return $value;
		}
		return Key_Parts::is_unreadable( $value ) ? false : Key_Parts::open( $value );
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
		return Key_Parts::is_sealed( $value ) && Key_Parts::is_sealed( self::raw( $name ) ) && Key_Parts::open( $value ) === $before ? $before : $value;
	}

	/**
	 * Reads and decrypts a key.
	 *
	 * @param string $name Name of the option.
	 * @return string '' if there is none, or it cannot be decrypted.
	 */
	public static function read( string $name ) {
		$stored = self::raw( $name );
		return is_string( $stored ) ? Key_Parts::open( $stored ) : '';
	}

	/**
	 * Reads the encrypted value.
	 *
	 * @param string $name Name of the option.
	 * @return mixed '' if the option does not exist.
	 */
	public static function raw( $name ) {
		self::$is_raw = true;
		try {
			return get_option( $name, '' );
		} finally {
			self::$is_raw = false;
		}
	}
}
