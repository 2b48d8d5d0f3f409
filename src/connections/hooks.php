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
		// Core asks on pages, too, and nobody there needs to know.
		if ( ! \Mainstreet\is_page_view() ) {
			Services::register_connectors( $registry );
		}
	}
);
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
