<?php
/**
 * Plugin Name: Mainstreet runtime
 * Description: Keeps the local WordPress of `npm start` and of the tests quiet.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

// The tree is shared by all local sites: it is never updated in place.
$mainstreet_no_updates = static function () {
	global $wp_version;
	return (object) array(
		'last_checked'    => time(),
		'version_checked' => $wp_version,
		'updates'         => array(),
		'response'        => array(),
		'translations'    => array(),
		'checked'         => array(),
	);
};
add_filter( 'pre_site_transient_update_core', $mainstreet_no_updates );

if ( defined( 'MAINSTREET_TESTING' ) ) {
	add_filter( 'pre_site_transient_update_plugins', $mainstreet_no_updates );
	add_filter( 'pre_site_transient_update_themes', $mainstreet_no_updates );
	add_filter( 'should_load_remote_block_patterns', '__return_false' );
	add_filter( 'emoji_svg_url', '__return_false' );
	add_filter( 'admin_email_check_interval', '__return_zero' );
	add_action(
		'init',
		static function () {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
			remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );
			remove_action( 'admin_init', '_maybe_update_core' );
			remove_action( 'admin_init', '_maybe_update_plugins' );
			remove_action( 'admin_init', '_maybe_update_themes' );
		}
	);
	// Core adds these late, with its admin screens.
	add_action(
		'admin_init',
		static function () {
			remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		}
	);
	add_action(
		'upgrader_process_complete',
		static function () {
			remove_action( 'upgrader_process_complete', 'wp_version_check' );
			remove_action( 'upgrader_process_complete', 'wp_update_plugins' );
			remove_action( 'upgrader_process_complete', 'wp_update_themes' );
		},
		1
	);
}
