<?php
namespace Mainstreet\Lifecycle;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Declarations;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Removes what each site wants removed (docs/server-contract.md B.26): nothing unless its owner said so;
 * with one choice settings, keys, subscribers and everything else of our own; with a second
 * one also the responses of visitors and their files. Pages and posts stay as they are.
 */
final class Uninstall {

	/** The plugin is being deleted. */
	public static function run(): void {
		// Large sites take their time.
		if ( function_exists( 'set_time_limit' ) ) {
			@set_time_limit( 0 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, Squiz.PHP.DiscouragedFunctions -- hosts may forbid it.
		}
		if ( ! is_multisite() ) {
			self::of_site();
			return;
		}
		foreach ( get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		) as $site ) {
			switch_to_blog( $site );
			self::of_site();
			restore_current_blog();
		}
	}

	/** Removes what this site wants removed. */
	private static function of_site(): void {
		$settings = Stored_Settings::all();
		// What is planned would find nobody to do it, whatever stays.
		self::drop_events();
		if ( empty( $settings[ Stored_Settings::DELETE_ALL ] ) ) {
			return;
		}
		if ( ! empty( $settings[ Stored_Settings::DELETE_RESPONSES ] ) ) {
			self::each( 'responses' );
		}
		// Before the options that name what they delete.
		self::each( 'all' );
		Tables::drop();
		self::delete_options();
	}

	/** Takes our tasks out of the schedule. */
	public static function drop_events(): void {
		foreach ( self::declared() as $entry ) {
			array_map( array( new Scheduler(), 'drop' ), isset( $entry['tasks'] ) ? $entry['tasks'] : array() );
			array_map( 'wp_unschedule_hook', isset( $entry['events'] ) ? $entry['events'] : array() );
		}
	}

	/**
	 * What rooms and blocks declare in `uninstall.php`: `events` (hooks of WP-Cron), `tasks` (hooks of
	 * Scheduler), and functions: `responses` deletes what visitors sent, `all` everything else that is
	 * neither a table nor an option of ours, `kept` names options that must stay for what stays.
	 *
	 * @return array[]
	 */
	private static function declared(): array {
		return array_map(
			static function ( $file ) {
				return require $file;
			},
			Declarations::files( 'uninstall.php' )
		);
	}

	/**
	 * Calls the functions that are declared under a name.
	 *
	 * @param string $name Such as `all`.
	 * @return array What they gave.
	 */
	private static function each( string $name ): array {
		$given = array();
		foreach ( self::declared() as $entry ) {
			if ( isset( $entry[ $name ] ) ) {
				$given[] = $entry[ $name ]();
			}
		}
		return $given;
	}

	/** Deletes our options and transients, but those that lead to what stays. */
	private static function delete_options(): void {
		global $wpdb;
		$kept = array_merge( array(), ...self::each( 'kept' ) );
		foreach ( array( 'mainstreet_', '_transient_mainstreet_', '_transient_timeout_mainstreet_' ) as $prefix ) {
			// No function deletes options by prefix.
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
			array_map( 'delete_option', array_diff( $names, $kept ) );
		}
		if ( function_exists( 'wp_cache_supports' ) && wp_cache_supports( 'flush_group' ) ) {
			wp_cache_flush_group( 'mainstreet' );
		}
	}
}
