<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Core\Options\Atomic_Option;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and reads the keys that sign access cookies: 32 random bytes, a new key every 90 days, stored in options that are not
 * autoloaded. The current key signs, the previous one remains valid, and older ones are deleted.
 */
final class Access_Keys {

	/** Prefix of the option names; the number of the key follows. */
	const OPTION = 'mainstreet_access_key_';

	/** Format of a key. */
	const PATTERN = '/^[0-9a-f]{64}$/D';

	/** Seconds that a key is used for signing. */
	const KEY_PERIOD = 90 * DAY_IN_SECONDS;

	public static function get_current_number(): int {
		return intdiv( time(), self::KEY_PERIOD );
	}

	/** Returns the current key, and creates it if there is none (hexadecimal; empty if the database cannot be written). */
	public static function get_signing_key(): string {
		$number = self::get_current_number();
		$key    = Atomic_Option::read( self::OPTION . $number, self::PATTERN );
		if ( '' === $key ) {
			$key = Atomic_Option::get_or_create( self::OPTION . $number, self::PATTERN, bin2hex( random_bytes( 32 ) ) );
			self::delete_old( $number );
		}
		return $key;
	}

	/**
	 * Returns a valid key.
	 *
	 * @param int $number Number of the key.
	 * @return string Hexadecimal; empty if it does not exist, or is neither the current nor the previous one.
	 */
	public static function get( $number ): string {
		$current = self::get_current_number();
		return $number === $current || $number === $current - 1 ? Atomic_Option::read( self::OPTION . $number, self::PATTERN ) : '';
	}

	/**
	 * Deletes keys that are no longer valid.
	 *
	 * @param int $current Number of the current key.
	 */
	private static function delete_old( int $current ): void {
		global $wpdb;
		// This query runs once in 90 days.
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::OPTION ) . '%' ) );
		array_map( 'delete_option', array_diff( $names, array( self::OPTION . $current, self::OPTION . ( $current - 1 ) ) ) );
	}
}
