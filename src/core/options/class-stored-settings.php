<?php
namespace Mainstreet\Core\Options;

use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;

defined( 'ABSPATH' ) || exit;

/**
 * Settings as they are stored: one option, which every page loads.
 */
final class Stored_Settings {

	/** Name of the option. */
	const OPTION = 'mainstreet_settings';

	/** The setting: deleting the plugin removes settings, keys and tables. */
	const DELETE_ALL = 'delete_on_uninstall';

	/** The setting: deleting the plugin removes the responses, too. */
	const DELETE_RESPONSES = 'delete_answers_on_uninstall';

	/**
	 * All settings.
	 *
	 * @return array By name.
	 */
	public static function all(): array {
		$settings = get_option( self::OPTION );
		return is_array( $settings ) ? $settings : array();
	}

	/**
	 * A setting that is a text. Options would read the declarations of all settings.
	 *
	 * @param string $name Name.
	 * @return string '' where none is stored.
	 */
	public static function text( $name ) {
		// Every page reads some: without a further class.
		$settings = self::all();
		return isset( $settings[ $name ] ) && is_string( $settings[ $name ] ) ? $settings[ $name ] : '';
	}

	/**
	 * Stores some settings, and leaves the others.
	 *
	 * @param array $changes Settings by name.
	 */
	public static function save( array $changes ): void {
		self::change(
			static function () use ( $changes ) {
				return $changes;
			}
		);
	}

	/**
	 * Stores what follows from the settings as they are. One request at a time: all stand in one value, and two that read the same would
	 * lose what one of them stored.
	 *
	 * @param callable $get_changes Gets all settings, gives those to store by name. It may be called several times.
	 * @throws Transaction_Lost Inside of another transaction, which is to be run again.
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
					// A write that changes nothing: others who begin with it wait. Only then the settings are read.
					// phpcs:ignore WordPress.DB -- a row of core is locked, not read.
					$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_name = option_name WHERE option_name = %s", self::OPTION ) );
					$store();
				}
			);
		} catch ( Transaction_Lost $error ) {
			if ( Transaction::is_open() ) {
				throw $error;
			}
			// Better without the lock than not at all.
			$store();
		} finally {
			// An object cache may have been given what stood there before the end of the transaction.
			self::forget();
		}
	}

	/** Forgets what this process has read. */
	private static function forget(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		wp_cache_delete( self::OPTION, 'options' );
	}
}
