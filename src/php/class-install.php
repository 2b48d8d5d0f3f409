<?php
/**
 * What the plugin keeps in the database.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Makes tables and takes over old settings on the first run, and removes everything when
 * the plugin is deleted and the owner wants that.
 */
final class Install {

	/** Raised whenever maybe_run() has something new to do. */
	const VERSION = 2;

	/** The one option every page loads: version of the data, and settings. */
	const SETTINGS = 'mainstreet_settings';

	/**
	 * Runs once after activation and after each update that needs it.
	 */
	public static function maybe_run() {
		$settings = self::settings();
		if ( isset( $settings['version'] ) && self::VERSION === $settings['version'] ) {
			return;
		}
		self::create_tables();
		// Makes the key of forms' tickets where the site has none, before two pages do so at once.
		wp_salt( 'mainstreet' );
		if ( empty( $settings['version'] ) ) {
			Secrets::import();
		}
		self::save_settings( array( 'version' => self::VERSION ) );
	}

	/**
	 * Settings as stored.
	 *
	 * @return array
	 */
	public static function settings() {
		$settings = get_option( self::SETTINGS );
		return is_array( $settings ) ? $settings : array();
	}

	/**
	 * Stores some settings, and leaves the others.
	 *
	 * @param array $changes Settings by name.
	 */
	public static function save_settings( array $changes ) {
		update_option( self::SETTINGS, array_merge( self::settings(), $changes ), true );
	}

	/**
	 * Full name of one of our tables.
	 *
	 * @param string $name A file of `tables/` without its ending, such as `throttle`.
	 * @return string
	 */
	public static function table( $name ) {
		global $wpdb;
		return $wpdb->prefix . 'mainstreet_' . $name;
	}

	/**
	 * Makes the tables that are not there yet.
	 */
	public static function create_tables() {
		global $wpdb;
		foreach ( self::table_files() as $name => $file ) {
			$table   = self::table( $name );
			$columns = require $file;
			// phpcs:ignore WordPress.DB -- own table, own columns.
			$wpdb->query( "CREATE TABLE IF NOT EXISTS `$table` ( $columns ) " . $wpdb->get_charset_collate() );
		}
	}

	/**
	 * Adds our tables to those that go with a site of a network.
	 *
	 * @param string[] $tables  Names of tables.
	 * @param int      $site_id Site being deleted.
	 * @return string[]
	 */
	public static function tables_of_site( $tables, $site_id ) {
		global $wpdb;
		foreach ( array_keys( self::table_files() ) as $name ) {
			$tables[] = $wpdb->get_blog_prefix( $site_id ) . 'mainstreet_' . $name;
		}
		return $tables;
	}

	/**
	 * The files that describe our tables.
	 *
	 * @return array<string, string> Name of the table => file that returns its columns as SQL.
	 */
	private static function table_files() {
		$files = (array) glob( __DIR__ . '/tables/*.php' );
		$names = array_map(
			static function ( $file ) {
				return basename( $file, '.php' );
			},
			$files
		);
		return array_combine( $names, $files );
	}

	/**
	 * The plugin is being deleted: removes tables, options and keys of each site that wants it.
	 */
	public static function uninstall() {
		if ( ! is_multisite() ) {
			self::uninstall_site();
			return;
		}
		foreach ( get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		) as $site ) {
			switch_to_blog( $site );
			self::uninstall_site();
			restore_current_blog();
		}
	}

	/**
	 * Removes what this site holds of us, when its settings say so. Posts stay as they are.
	 */
	private static function uninstall_site() {
		global $wpdb;
		$settings = self::settings();
		if ( empty( $settings['delete_on_uninstall'] ) ) {
			return;
		}
		Subscriber_Upkeep::stop();
		foreach ( array_keys( self::table_files() ) as $name ) {
			$table = self::table( $name );
			// phpcs:ignore WordPress.DB -- own table.
			$wpdb->query( "DROP TABLE IF EXISTS `$table`" );
		}
		foreach ( array_keys( Services::all() ) as $id ) {
			Secrets::delete( $id );
		}
		wp_unschedule_hook( Feedback_Cron::EVENT );
		wp_unschedule_hook( Feedback_Mail::EVENT );
		delete_option( Key_Checks::OPTION );
		delete_option( self::SETTINGS );
		foreach ( array( '_transient_mainstreet_', '_transient_timeout_mainstreet_' ) as $prefix ) {
			// phpcs:ignore WordPress.DB -- no function deletes transients by prefix.
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
			array_map( 'delete_option', $names );
		}
	}
}
