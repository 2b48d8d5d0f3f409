<?php
namespace Mainstreet\Core\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Stores a random value, such as a key or the name of a folder, that all requests must agree on from the first one on. If several
 * requests write at once, on any web server, the unique index on option names decides, and the value is read past all caches. Core's
 * add_option() can overwrite a value that another request has just added, and its caches may miss the value for a while.
 */
final class Atomic_Option {

	/**
	 * Reads the value.
	 *
	 * @param string $pattern Pattern of a valid value; an invalid value counts as missing.
	 * @param string $table   Table of options; this site's if left out.
	 * @return string '' if there is none.
	 */
	public static function read( string $name, string $pattern, string $table = '' ): string {
		global $wpdb;
		$table = '' === $table ? $wpdb->options : $table;
		$value = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM `$table` WHERE option_name = %s", $name ) ); // phpcs:ignore WordPress.DB -- a table of core; bypasses the caches.
		return preg_match( $pattern, $value ) ? $value : '';
	}

	/**
	 * Reads the value, and stores a new one if there is none.
	 *
	 * @param string $pattern Pattern of a valid value.
	 * @param string $table   Table of options; this site's if left out.
	 * @return string The stored value, which may be that of another request; '' if the database cannot be written.
	 */
	public static function get_or_create( string $name, string $pattern, string $wish, string $table = '' ): string {
		global $wpdb;
		$found = self::read( $name, $pattern, $table );
		if ( '' !== $found ) {
			return $found;
		}
		$target = '' === $table ? $wpdb->options : $table;
		// phpcs:disable WordPress.DB -- a table of core; update_option() could overwrite the value of another request.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO `$target` (option_name, option_value, autoload) VALUES (%s, %s, 'off')", $name, $wish ) );
		if ( '' === self::read( $name, $pattern, $table ) ) {
			// The stored value is invalid. The condition on the old value lets only one request replace it.
			$broken = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM `$target` WHERE option_name = %s", $name ) );
			$wpdb->query( $wpdb->prepare( "UPDATE `$target` SET option_value = %s WHERE option_name = %s AND option_value = %s", $wish, $name, $broken ) );
		}
		// phpcs:enable
		if ( $target === $wpdb->options ) {
			self::clear_caches( $name );
		}
		return self::read( $name, $pattern, $table );
	}

	/** Clears the caches of get_option() for one option. */
	private static function clear_caches( string $name ): void {
		wp_cache_delete( $name, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
