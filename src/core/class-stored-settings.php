<?php
/**
 * The one option of settings.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Core;

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
	public static function all() {
		$settings = get_option( self::OPTION );
		return is_array( $settings ) ? $settings : array();
	}

	/**
	 * Stores some settings, and leaves the others.
	 *
	 * @param array $changes Settings by name.
	 */
	public static function save( array $changes ) {
		update_option( self::OPTION, array_merge( self::all(), $changes ), true );
	}
}
