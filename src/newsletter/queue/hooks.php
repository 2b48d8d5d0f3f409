<?php
/** Hooks of the mail queue. */

namespace Mainstreet\Newsletter\Queue;

defined( 'ABSPATH' ) || exit;

add_action(
	'mainstreet_mail_tick',
	static function () {
		( new Mail_Queue() )->run_scheduled();
	}
);
add_action(
	'shutdown',
	static function () {
		$settings = get_option( 'mainstreet_settings' );
		if ( ! empty( $settings['mail_active'] ) ) {
			( new Queue_Waker() )->wake_queue();
		}
	}
);
if ( isset( $_GET['mainstreet_mail'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the ticket is checked there.
	add_action(
		'wp_loaded',
		static function () {
			( new Queue_Waker() )->handle_request();
		}
	);
}
