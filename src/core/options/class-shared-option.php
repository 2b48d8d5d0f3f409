<?php
namespace Mainstreet\Core\Options;

use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;

defined( 'ABSPATH' ) || exit;

/** Changes an autoloaded option whose members several requests may change at once: each reads the others' changes before it stores its own. */
final class Shared_Option {

	/**
	 * Updates the option based on its current value, one request at a time.
	 *
	 * @param string   $name      Name of the option, whose value is an array.
	 * @param callable $get_value Receives the current value and returns the value to store. It may be called several times.
	 * @throws Transaction_Lost Inside of another transaction, which must be run again.
	 */
	public static function change( string $name, callable $get_value ): void {
		$store = static function () use ( $name, $get_value ) {
			self::clear_caches( $name );
			update_option( $name, $get_value( self::read( $name ) ), true );
		};
		try {
			Transaction::run(
				static function () use ( $name, $store ) {
					self::lock( $name );
					$store();
				}
			);
		} catch ( Transaction_Lost $error ) {
			if ( Transaction::is_open() ) {
				throw $error;
			}
			// Saving without the lock is better than not saving.
			$store();
		} finally {
			// Another request may have cached the old value before the transaction ended.
			self::clear_caches( $name );
		}
	}

	/** Returns the value; an empty array if none is stored. */
	public static function read( string $name ): array {
		$value = get_option( $name );
		return is_array( $value ) ? $value : array();
	}

	/** Locks the row until the transaction ends, so that concurrent requests wait. A missing row is added: it could not be locked. */
	private static function lock( string $name ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- a row of core is locked, not read.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'on')", $name, maybe_serialize( array() ) ) );
		// This UPDATE changes nothing.
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_name = option_name WHERE option_name = %s", $name ) );
		// phpcs:enable
	}

	/** Clears the caches of get_option() for the option. */
	private static function clear_caches( string $name ): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( $name, 'options' );
	}
}
