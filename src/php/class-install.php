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

	/** Raised whenever run() has something new to do. */
	const VERSION = 1;

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
		self::create_table();
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
	 * Name of the table of rate limits.
	 *
	 * @return string
	 */
	public static function throttle_table() {
		global $wpdb;
		return $wpdb->prefix . 'mainstreet_throttle';
	}

	/**
	 * Makes the table of rate limits.
	 */
	public static function create_table() {
		global $wpdb;
		$table = self::throttle_table();
		// phpcs:ignore WordPress.DB -- own table.
		$wpdb->query( "CREATE TABLE IF NOT EXISTS `$table` ( k BINARY(16) NOT NULL, n INT UNSIGNED NOT NULL, reset_at INT UNSIGNED NOT NULL, PRIMARY KEY (k) ) " . $wpdb->get_charset_collate() );
	}

	/**
	 * Adds our table to those that go with a site of a network.
	 *
	 * @param string[] $tables  Names of tables.
	 * @param int      $site_id Site being deleted.
	 * @return string[]
	 */
	public static function tables_of_site( $tables, $site_id ) {
		global $wpdb;
		$tables[] = $wpdb->get_blog_prefix( $site_id ) . 'mainstreet_throttle';
		return $tables;
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
		$table = self::throttle_table();
		// phpcs:ignore WordPress.DB -- own table.
		$wpdb->query( "DROP TABLE IF EXISTS `$table`" );
		foreach ( array_keys( Services::all() ) as $id ) {
			Secrets::delete( $id );
		}
		delete_option( Key_Checks::OPTION );
		delete_option( self::SETTINGS );
		foreach ( array( '_transient_mainstreet_', '_transient_timeout_mainstreet_' ) as $prefix ) {
			// phpcs:ignore WordPress.DB -- no function deletes transients by prefix.
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
			array_map( 'delete_option', $names );
		}
	}
}
