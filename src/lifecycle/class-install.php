<?php
/**
 * What the plugin keeps in the database.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Lifecycle;

use Mainstreet\Connections\Secrets;
use Mainstreet\Core\Database\Table_Changes;
use Mainstreet\Core\Site_Key;
use Mainstreet\Newsletter\Subscribers\Subscriber_Upkeep;
use Mainstreet\Responses\Response_Files;
use Mainstreet\Responses\Retention;

defined( 'ABSPATH' ) || exit;

/**
 * Makes tables and takes over old settings on the first run, and brings tables of older
 * versions up to date.
 */
final class Install {

	/** Raised whenever maybe_run() has something new to do, such as a column or key that a file of tables/ names anew. */
	const VERSION = 4;

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
		if ( ! empty( $settings['version'] ) ) {
			Table_Changes::apply( self::table_files() );
			if ( $settings['version'] < 4 ) {
				self::split_senders( $settings );
			}
		}
		// Makes the key of forms' tickets where the site has none, before two pages do so at once.
		Site_Key::salt();
		if ( empty( $settings['version'] ) ) {
			Secrets::import();
		}
		self::save_settings( array( 'version' => self::VERSION ) );
	}

	/**
	 * Until version 4, e-mails of forms had the newsletter's sender. Where one was set, forms go on with it:
	 * an owner who set one needs it for mail to arrive.
	 *
	 * @param array $settings Settings as stored.
	 */
	private static function split_senders( array $settings ) {
		foreach ( array( 'from_name', 'from_email' ) as $name ) {
			if ( isset( $settings[ 'newsletter_' . $name ] ) && ! isset( $settings[ 'feedback_' . $name ] ) ) {
				self::save_settings( array( 'feedback_' . $name => $settings[ 'newsletter_' . $name ] ) );
			}
		}
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
	 * Makes what a statement that failed may have missed, tables or columns: after an update visitors
	 * come before the first administrator does.
	 *
	 * @param string $error What the database said.
	 */
	public static function complete_tables( $error ) {
		self::create_tables();
		if ( false !== stripos( $error, 'column' ) ) {
			Table_Changes::apply( self::table_files() );
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
	 * Drops our tables.
	 */
	public static function drop_tables() {
		global $wpdb;
		foreach ( array_keys( self::table_files() ) as $name ) {
			$table = self::table( $name );
			// phpcs:ignore WordPress.DB -- own table.
			$wpdb->query( "DROP TABLE IF EXISTS `$table`" );
		}
	}

	/**
	 * The plugin was activated: what rested while it was not goes on.
	 */
	public static function activate() {
		self::maybe_run();
		Retention::resume();
		Subscriber_Upkeep::resume();
	}

	/**
	 * A site of a network is being deleted. Its tables go with it (tables_of_site()), and its uploads;
	 * a folder that a host put elsewhere does not.
	 *
	 * @param \WP_Site $site Site.
	 */
	public static function site_deleted( $site ) {
		switch_to_blog( (int) $site->blog_id );
		Response_Files::delete_folder();
		restore_current_blog();
	}
}
