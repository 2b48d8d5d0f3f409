<?php
/**
 * What is left when the plugin is deleted.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Lifecycle;

use Mainstreet\Connections\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Scheduler;
use Mainstreet\Core\Stored_Settings;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Subscribers\Subscriber_Due;
use Mainstreet\Newsletter\Subscribers\Subscriber_Import;
use Mainstreet\Newsletter\Subscribers\Subscriber_Upkeep;
use Mainstreet\Responses\Notification_Sender;
use Mainstreet\Responses\Response_Files;
use Mainstreet\Responses\Response_Folder;
use Mainstreet\Responses\Response_Type;
use Mainstreet\Responses\Retention;
use Mainstreet\Responses\Unread_Count;

defined( 'ABSPATH' ) || exit;

/**
 * Removes what each site wants removed (contract B.26): nothing unless its owner said so;
 * with one choice settings, keys, subscribers and everything else of our own; with a second
 * one also the answers of visitors and their files. Pages and posts stay as they are.
 */
final class Uninstall {

	/** The setting: remove settings, keys and tables. */
	const ALL = 'delete_on_uninstall';

	/** The setting: remove the answers, too. */
	const ANSWERS = 'delete_answers_on_uninstall';

	/** Rows per statement. */
	const BATCH = 500;

	/**
	 * The plugin is being deleted.
	 */
	public static function run() {
		// Large sites take their time.
		if ( function_exists( 'set_time_limit' ) ) {
			@set_time_limit( 0 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- hosts may forbid it.
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

	/**
	 * Removes what this site wants removed.
	 */
	private static function of_site() {
		$settings = Stored_Settings::all();
		// What is planned would find nobody to do it, whatever stays.
		self::drop_events();
		if ( empty( $settings[ self::ALL ] ) ) {
			return;
		}
		if ( ! empty( $settings[ self::ANSWERS ] ) ) {
			// Before the answers, which know their files.
			self::delete_files();
			self::delete_answers();
		}
		// Before the options that name them.
		foreach ( array_keys( Services::all() ) as $id ) {
			Secrets::delete( $id );
		}
		Tables::drop();
		delete_post_meta_by_key( Campaigns::META );
		self::delete_options();
	}

	/**
	 * Takes our tasks out of the schedule.
	 */
	public static function drop_events() {
		foreach ( array( Queue_Scheduler::HOOK, Subscriber_Import::HOOK ) as $hook ) {
			Scheduler::drop( $hook );
		}
		foreach ( array( Subscriber_Upkeep::HOOK, Subscriber_Due::HOOK, Retention::EVENT, Notification_Sender::EVENT ) as $hook ) {
			wp_unschedule_hook( $hook );
		}
	}

	/**
	 * Deletes the answers with all that belongs to them.
	 */
	private static function delete_answers() {
		global $wpdb;
		// phpcs:disable WordPress.DB -- no function deletes a million posts; ids are numbers.
		do {
			$ids  = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s ORDER BY ID LIMIT %d", Response_Type::TYPE, self::BATCH ) ) );
			$list = implode( ',', $ids );
			$done = $ids && $wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ($list)" ) !== false
				&& $wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID IN ($list)" );
			foreach ( $ids as $id ) {
				wp_cache_delete( $id, 'posts' );
				wp_cache_delete( $id, 'post_meta' );
			}
		} while ( $done );
		// phpcs:enable
		wp_cache_set_posts_last_changed();
		delete_option( Unread_Count::OPTION );
	}

	/**
	 * Deletes the files visitors sent, and their folder.
	 */
	public static function delete_files() {
		Response_Folder::gather();
		$folder = Response_Files::folder( false );
		if ( '' === $folder ) {
			return;
		}
		foreach ( array_merge( (array) glob( "$folder/*" ), array( "$folder/.htaccess" ) ) as $file ) {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a folder of our own.
		delete_option( Response_Files::OPTION );
	}

	/**
	 * Deletes our options and transients. Where answers keep their files, the name of the folder stays: it is
	 * what leads to them.
	 */
	private static function delete_options() {
		global $wpdb;
		$kept = '' === Response_Files::folder( false ) ? '' : Response_Files::OPTION;
		foreach ( array( 'mainstreet_', '_transient_mainstreet_', '_transient_timeout_mainstreet_' ) as $prefix ) {
			// phpcs:ignore WordPress.DB -- no function deletes options by prefix.
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
			array_map( 'delete_option', array_diff( $names, array( $kept ) ) );
		}
		if ( function_exists( 'wp_cache_supports' ) && wp_cache_supports( 'flush_group' ) ) {
			wp_cache_flush_group( 'mainstreet' );
		}
	}
}
