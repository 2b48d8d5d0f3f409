<?php
namespace Mainstreet\Lifecycle;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Declarations;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes the data of each site, if its settings allow it (docs/server-contract.md B.26): one setting for settings, keys, subscribers and
 * all other data of the plugin, a second one for form responses and their files. Posts and pages are not changed.
 */
final class Uninstall {

	/** Runs when the plugin is deleted, for all sites of a network. */
	public static function run(): void {
		// Deletion may take long on large sites.
		if ( function_exists( 'set_time_limit' ) ) {
			@set_time_limit( 0 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, Squiz.PHP.DiscouragedFunctions -- hosts may forbid it.
		}
		if ( ! is_multisite() ) {
			self::delete_site_data();
			return;
		}
		foreach ( get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		) as $site ) {
			switch_to_blog( $site );
			self::delete_site_data();
			restore_current_blog();
		}
	}

	/** Deletes the data of the current site, if its settings allow it. */
	private static function delete_site_data(): void {
		$settings = Stored_Settings::all();
		// Even if the data stays: scheduled events would have no callback.
		self::unschedule_events();
		if ( empty( $settings[ Stored_Settings::DELETE_ALL ] ) ) {
			return;
		}
		if ( ! empty( $settings[ Stored_Settings::DELETE_RESPONSES ] ) ) {
			self::call_declared( 'responses' );
		}
		// Before the options, which some of these functions need to find their data.
		self::call_declared( 'all' );
		Scheduler::delete_history();
		Tables::drop();
		self::delete_options();
	}

	/** Unschedules all cron events of the plugin. */
	public static function unschedule_events(): void {
		foreach ( self::declarations() as $entry ) {
			array_map( array( new Scheduler(), 'drop' ), $entry['tasks'] ?? array() );
			array_map( 'wp_unschedule_hook', $entry['events'] ?? array() );
		}
	}

	/**
	 * Returns the declarations in `uninstall.php` of folders and blocks: `events` (hooks of WP-Cron), `tasks` (hooks of Scheduler), and
	 * functions: `responses` deletes submitted data, `all` deletes other data that is not in tables or options, `kept` returns the names of
	 * options that are needed for data that is not deleted.
	 *
	 * @return array[]
	 */
	private static function declarations(): array {
		return array_map( static fn( $file ) => require $file, Declarations::files( 'uninstall.php' ) );
	}

	/**
	 * Calls all declared functions with a name.
	 *
	 * @param string $name Such as `all`.
	 * @return array List of return values.
	 */
	private static function call_declared( string $name ): array {
		$given = array();
		foreach ( self::declarations() as $entry ) {
			if ( isset( $entry[ $name ] ) ) {
				$given[] = $entry[ $name ]();
			}
		}
		return $given;
	}

	/** Deletes the options and transients of the plugin, except those that `uninstall.php` files declare as `kept`. */
	private static function delete_options(): void {
		global $wpdb;
		$kept = array_merge( array(), ...self::call_declared( 'kept' ) );
		foreach ( array( 'mainstreet_', '_transient_mainstreet_', '_transient_timeout_mainstreet_' ) as $prefix ) {
			// Core has no function that deletes options by prefix.
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
			array_map( 'delete_option', array_diff( $names, $kept ) );
		}
		if ( function_exists( 'wp_cache_supports' ) && wp_cache_supports( 'flush_group' ) ) {
			wp_cache_flush_group( 'mainstreet' );
		}
	}
}
