<?php
namespace Mainstreet\Core\Options;

use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;

defined( 'ABSPATH' ) || exit;

/** Reads and writes the autoloaded option that contains all settings. */
final class Stored_Settings {

	const OPTION = 'mainstreet_settings';

	/** Setting: uninstalling the plugin deletes settings, keys and tables. */
	const DELETE_ALL = 'delete_on_uninstall';

	/** Setting: uninstalling the plugin also deletes form responses. */
	const DELETE_RESPONSES = 'delete_answers_on_uninstall';

	/** Returns all stored settings, by name. */
	public static function all(): array {
		$settings = get_option( self::OPTION );
		return is_array( $settings ) ? $settings : array();
	}

	/**
	 * Reads a text setting without loading the declarations, as Options would.
	 *
	 * @param string $name Name.
	 * @return string '' if none is stored.
	 */
	public static function text( $name ) {
		// Used on every page, so no further class is loaded.
		$settings = self::all();
		return isset( $settings[ $name ] ) && is_string( $settings[ $name ] ) ? $settings[ $name ] : '';
	}

	/**
	 * Stores some settings; the others keep their values.
	 *
	 * @param array $changes Values by name.
	 */
	public static function save( array $changes ): void {
		self::change( static fn() => $changes );
	}

	/**
	 * Updates settings based on their current values, one request at a time. All settings share one option, so two concurrent requests
	 * could overwrite each other's changes.
	 *
	 * @param callable $get_changes Receives all settings and returns the values to store, by name. It may be called several times.
	 * @throws Transaction_Lost Inside of another transaction, which must be run again.
	 */
	public static function change( callable $get_changes ): void {
		$store = static function () use ( $get_changes ) {
			self::forget();
			$settings = self::all();
			update_option( self::OPTION, array_merge( $settings, $get_changes( $settings ) ), true );
		};
		try {
			Transaction::run(
				static function () use ( $store ) {
					global $wpdb;
					// This UPDATE changes nothing, but locks the row, so that concurrent requests wait. The settings are read after it.
					// phpcs:ignore WordPress.DB -- a row of core is locked, not read.
					$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_name = option_name WHERE option_name = %s", self::OPTION ) );
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
			self::forget();
		}
	}

	/** Clears the cached settings. */
	private static function forget(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( self::OPTION, 'options' );
	}
}
