<?php
namespace Mainstreet\Lifecycle;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Table_Changes;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Core\Site_Key;

defined( 'ABSPATH' ) || exit;

/**
 * Makes tables and takes over old settings on the first run, and brings tables of older
 * versions up to date.
 */
final class Install {

	/** Raised whenever maybe_run() has something new to do, such as a column or key that a file of tables/ names anew. */
	const VERSION = 10;

	/** Runs once after activation and after each update that needs it. */
	public static function maybe_run(): void {
		$settings = Stored_Settings::all();
		if ( isset( $settings['version'] ) && self::VERSION === $settings['version'] ) {
			return;
		}
		Tables::create();
		if ( ! empty( $settings['version'] ) ) {
			Table_Changes::apply( Tables::files() );
			/**
			 * Data of an older version is being brought up to date; tables are already.
			 *
			 * @param int $from Version of the data.
			 */
			do_action( 'mainstreet_upgrade_data', (int) $settings['version'] );
		}
		// Makes the key of forms' tickets where the site has none, before two pages do so at once.
		Site_Key::salt();
		if ( empty( $settings['version'] ) ) {
			Secrets::import();
		}
		Stored_Settings::save( array( 'version' => self::VERSION ) );
	}

	/** The plugin was activated: what rested while it was not goes on. */
	public static function activate(): void {
		self::maybe_run();
		/** Fires when the plugin was activated: what rested while it was off goes on. */
		do_action( 'mainstreet_activated' );
	}
}
