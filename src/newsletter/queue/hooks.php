<?php
/**
 * The mail queue.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Queue;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_mail_tick', array( Queue_Tick::class, 'run' ) );
add_action(
	'shutdown',
	static function () {
		$settings = get_option( 'mainstreet_settings' );
		if ( ! empty( $settings['mail_active'] ) ) {
			Queue_Waker::look();
		}
	}
);
if ( isset( $_GET['mainstreet_mail'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the ticket is checked there.
	add_action( 'wp_loaded', array( Queue_Waker::class, 'answer' ) );
}
add_action( 'admin_notices', array( Queue_Scheduler::class, 'show_notice' ) );
if ( defined( 'WP_CLI' ) && WP_CLI ) {
	\WP_CLI::add_command( 'mainstreet mail', Queue_Cli::class );
}
