<?php
namespace Mainstreet\Social\Replies;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_post_shared', array( Reply_Counter::class, 'watch_post' ) );
add_action( 'deleted_post', array( Reply_Checks::class, 'delete_for_post' ), 10, 2 );
add_action( 'mainstreet_account_removed', array( Reply_Checks::class, 'delete_for_account' ) );
add_action(
	'mainstreet_replies_tick',
	static function () {
		( new Reply_Counter() )->run();
	}
);
// The setting has changed.
add_action(
	'update_option_mainstreet_settings',
	static function ( $before, $now ) {
		if ( is_array( $now ) && is_array( $before ) && ( $now['replies_below'] ?? '' ) !== ( $before['replies_below'] ?? '' ) ) {
			Reply_Counter::watch_recent();
		}
	},
	10,
	2
);
add_action(
	'add_option_mainstreet_settings',
	static function ( $name, $now ) {
		if ( is_array( $now ) && ! empty( $now['replies_below'] ) ) {
			Reply_Counter::watch_recent();
		}
	},
	10,
	2
);
add_action( 'wp_scheduled_delete', array( Reply_Counter::class, 'watch_recent' ) );
