<?php
namespace Mainstreet\Lifecycle;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Core\Site_Key;

defined( 'ABSPATH' ) || exit;

/** Creates the tables and imports keys on the first run, and upgrades tables and data of older versions. */
final class Install {

	/** Version of tables and data. Increase it when maybe_run() has something new to do, such as a new column or key in a file of tables/. */
	const VERSION = 10;

	/** Runs after activation, and after each update that changes VERSION. */
	public static function maybe_run(): void {
		$settings = Stored_Settings::all();
		if ( isset( $settings['version'] ) && self::VERSION === $settings['version'] ) {
			return;
		}
		Tables::create();
		if ( ! empty( $settings['version'] ) ) {
			Tables::add_missing_columns();
			/**
			 * Fires when data of an older version is upgraded, after the tables.
			 *
			 * @param int $from Version of the data.
			 */
			do_action( 'mainstreet_upgrade_data', (int) $settings['version'] );
		}
		// Creates the key that signs tickets of forms now, before two page views do so at the same time.
		Site_Key::salt();
		if ( empty( $settings['version'] ) ) {
			Secrets::import_jetpack_key();
		}
		Stored_Settings::save( array( 'version' => self::VERSION ) );
	}

	/** Callback of plugin activation: also resumes jobs that stopped when the plugin was deactivated. */
	public static function activate(): void {
		self::maybe_run();
		/** Fires when the plugin was activated. Jobs that stopped while it was inactive can be scheduled again. */
		do_action( 'mainstreet_activated' );
	}
}
