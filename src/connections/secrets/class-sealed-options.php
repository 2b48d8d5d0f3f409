<?php
namespace Mainstreet\Connections\Secrets;

use Mainstreet\Connections\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Encrypts keys whoever stores them: core's Connectors screen and the command line write the options themselves. Keys that are one
 * text are also decrypted for those who read the options, as that screen does.
 */
final class Sealed_Options {

	/** Whether what stands in the database is asked for. */
	private static bool $is_raw = false;

	/**
	 * Registers hooks for each option. Reads all services, so page views leave it out: nobody stores keys there, and Secrets decrypts
	 * them itself.
	 */
	public static function register(): void {
		foreach ( Services::all() as $id => $service ) {
			$name = Secrets::option_name( $id );
			// After core's own, which strips tags.
			add_filter( 'sanitize_option_' . $name, array( __CLASS__, 'close' ), 99 );
			if ( ! Key_Parts::of( $service ) ) {
				add_filter( 'option_' . $name, array( __CLASS__, 'open' ) );
				add_filter( 'pre_update_option_' . $name, array( __CLASS__, 'skip_same_key' ), 99, 3 );
			}
		}
	}

	/**
	 * Encrypts a key that is about to be stored.
	 *
	 * @param mixed $value Value of the option.
	 * @return mixed
	 */
	public static function close( $value ) {
		return is_string( $value ) && '' !== trim( $value ) && ! Key_Parts::is_sealed( $value ) ? Key_Parts::close( trim( $value ) ) : $value;
	}

	/**
	 * Decrypts a key that is read.
	 *
	 * @param mixed $value Value of the option.
	 * @return mixed False, as of an option that is not there, when it can't be decrypted. With an empty text, update_option() would take an
	 *               empty key for no change and leave the lost one.
	 */
	public static function open( $value ) {
		if ( self::$is_raw || ! is_string( $value ) ) {
			return $value;
		}
		return Key_Parts::is_unreadable( $value ) ? false : Key_Parts::open( $value );
	}

	/**
	 * Leaves an option as it is when the same key is stored again: encrypted anew, it would look like another to those who listen.
	 *
	 * @param mixed  $value  New value, encrypted.
	 * @param mixed  $before Value so far, decrypted.
	 * @param string $name   Name of the option.
	 * @return mixed
	 */
	public static function skip_same_key( $value, $before, $name ) {
		return Key_Parts::is_sealed( $value ) && Key_Parts::is_sealed( self::raw( $name ) ) && Key_Parts::open( $value ) === $before ? $before : $value;
	}

	/**
	 * The key that an option holds.
	 *
	 * @param string $name Name of the option.
	 * @return string '' when there is none, and when it can't be decrypted.
	 */
	public static function read( string $name ) {
		$stored = self::raw( $name );
		return is_string( $stored ) ? Key_Parts::open( $stored ) : '';
	}

	/**
	 * What stands in the database.
	 *
	 * @param string $name Name of the option.
	 * @return mixed '' when there is no such option.
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
