<?php
namespace Mainstreet\Core\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a random value, such as a key or the name of a folder, that all requests of a site must
 * agree on from the first one on. Of several that come at once, on whichever web server, the
 * database lets one name it, and it is read past every cache: core's add_option() writes over what
 * another request has just added, and its caches may say for a while that there is nothing.
 */
final class Stored_Once {

	/**
	 * The value, if it was chosen.
	 *
	 * @param string $name    Name of the option.
	 * @param string $pattern What it looks like; anything else counts as not chosen.
	 * @param string $table   Table of options; this site's if left out.
	 * @return string '' while there is none.
	 */
	public static function read( string $name, string $pattern, string $table = '' ): string {
		global $wpdb;
		$table = '' === $table ? $wpdb->options : $table;
		$value = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM `$table` WHERE option_name = %s", $name ) ); // phpcs:ignore WordPress.DB -- a table of core; past the caches.
		return preg_match( $pattern, $value ) ? $value : '';
	}

	/**
	 * The value; chosen now if it never was.
	 *
	 * @param string $name    Name of the option.
	 * @param string $pattern What it looks like.
	 * @param string $wish    Value to choose.
	 * @param string $table   Table of options; this site's if left out.
	 * @return string '' when the database can't be written.
	 */
	public static function choose( string $name, string $pattern, string $wish, string $table = '' ): string {
		global $wpdb;
		$found = self::read( $name, $pattern, $table );
		if ( '' !== $found ) {
			return $found;
		}
		$target = '' === $table ? $wpdb->options : $table;
		// phpcs:disable WordPress.DB -- a table of core; update_option() would write over another's choice.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO `$target` (option_name, option_value, autoload) VALUES (%s, %s, 'off')", $name, $wish ) );
		if ( '' === self::read( $name, $pattern, $table ) ) {
			// What stands there is of no use. Of several who see that, one replaces it.
			$broken = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM `$target` WHERE option_name = %s", $name ) );
			$wpdb->query( $wpdb->prepare( "UPDATE `$target` SET option_value = %s WHERE option_name = %s AND option_value = %s", $wish, $name, $broken ) );
		}
		// phpcs:enable
		if ( $target === $wpdb->options ) {
			self::drop_caches( $name );
		}
		return self::read( $name, $pattern, $table );
	}

	/**
	 * Lets get_option() and delete_option() see the value.
	 *
	 * @param string $name Name of the option.
	 */
	private static function drop_caches( string $name ): void {
		wp_cache_delete( $name, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
