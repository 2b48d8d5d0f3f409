<?php
namespace Mainstreet\Core\Options;

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
		// Used on every page, so no further class is loaded.
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
	 * Updates settings based on their current values, one request at a time.
	 *
	 * @param callable $get_changes Receives all settings and returns the values to store, by name. It may be called several times.
	 * @throws Transaction_Lost Inside of another transaction, which must be run again.
	 */
	public static function change( callable $get_changes ): void {
		Shared_Option::change( self::OPTION, static fn( array $settings ) => array_merge( $settings, $get_changes( $settings ) ) );
	}
}
