<?php
/**
 * Keys of outside services, and accounts at them.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Connections;

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_connectors_init',
	static function ( $registry ) {
		// Core asks on pages and in cron, too, and nobody there needs to know.
		if ( ! \Mainstreet\is_page_view() && ! wp_doing_cron() ) {
			Services::register_connectors( $registry );
		}
	}
);
add_action(
	'init',
	static function () {
		// Nor are keys stored there by others.
		if ( ! \Mainstreet\is_page_view() && ! wp_doing_cron() ) {
			Sealed_Options::register();
		}
	},
	1
);
add_action( 'mainstreet_upgrade_data', array( Key_Parts::class, 'seal_stored' ) );
add_action( 'admin_notices', array( Unreadable_Secrets::class, 'show_notice' ) );
add_filter( 'wp_default_autoload_value', array( Secrets::class, 'never_autoload' ), 10, 2 );
add_action(
	'admin_menu',
	static function () {
		( new Connect_Popup() )->add();
	}
);
add_action(
	'admin_post_mainstreet_oauth',
	static function () {
		( new OAuth_Callback() )->answer();
	}
);
foreach ( array( 'show_user_profile', 'edit_user_profile' ) as $mainstreet_hook ) {
	add_action(
		$mainstreet_hook,
		static function ( $user ) {
			echo ( new Account_Profile() )->fields( (int) $user->ID ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
		}
	);
}
foreach ( array( 'personal_options_update', 'edit_user_profile_update' ) as $mainstreet_hook ) {
	add_action(
		$mainstreet_hook,
		static function ( $user_id ) {
			// phpcs:ignore WordPress.Security -- core has checked its nonce; numbers are compared with those of the user's own accounts.
			$ticked = isset( $_POST['mainstreet_disconnect'] ) ? $_POST['mainstreet_disconnect'] : null;
			if ( current_user_can( 'edit_user', $user_id ) ) {
				( new Account_Profile() )->save( (int) $user_id, $ticked );
			}
		}
	);
}
unset( $mainstreet_hook );
add_action(
	'deleted_user',
	static function ( $user_id ) {
		( new Account_Privacy() )->user_deleted( $user_id );
	}
);
add_filter(
	'wp_privacy_personal_data_exporters',
	static function ( $exporters ) {
		$exporters['mainstreet-accounts'] = array(
			'exporter_friendly_name' => __( 'Connected accounts', 'mainstreet-blocks' ),
			'callback'               => array( new Account_Privacy(), 'export' ),
		);
		return $exporters;
	}
);
add_filter(
	'wp_privacy_personal_data_erasers',
	static function ( $erasers ) {
		$erasers['mainstreet-accounts'] = array(
			'eraser_friendly_name' => __( 'Connected accounts', 'mainstreet-blocks' ),
			'callback'             => array( new Account_Privacy(), 'erase' ),
		);
		return $erasers;
	}
);
