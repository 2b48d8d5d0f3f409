<?php
namespace Mainstreet\Connections;

use Mainstreet\Connections\Accounts\Account_Privacy;
use Mainstreet\Connections\Secrets\Encrypted_Options;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Personal_Data;

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_connectors_init',
	static function ( $registry ) {
		// Fires on every request. Page views, cron and admin-ajax show no connectors.
		if ( $registry instanceof \WP_Connector_Registry && ! \Mainstreet\is_page_view() && ! wp_doing_cron() && ! wp_doing_ajax() ) {
			Services::register_connectors( $registry );
		}
	}
);
add_action(
	'init',
	static function () {
		// No keys are stored in these requests either.
		if ( ! \Mainstreet\is_page_view() && ! wp_doing_cron() ) {
			Encrypted_Options::register();
		}
	},
	1
);
add_action( 'mainstreet_upgrade_data', array( Encrypted_Options::class, 'encrypt_stored' ) );
add_filter( 'wp_default_autoload_value', array( Secrets::class, 'disable_autoload' ), 10, 2 );
add_action(
	'deleted_user',
	static function ( $user_id ) {
		if ( is_numeric( $user_id ) ) {
			( new Account_Privacy() )->delete_for_user( (int) $user_id );
		}
	}
);
add_filter(
	'wp_privacy_personal_data_exporters',
	static fn( $exporters ) => Personal_Data::add( $exporters, 'exporter', 'mainstreet-accounts', __( 'Connected accounts', 'mainstreet-blocks' ), array( new Account_Privacy(), 'export' ) )
);
add_filter(
	'wp_privacy_personal_data_erasers',
	static fn( $erasers ) => Personal_Data::add( $erasers, 'eraser', 'mainstreet-accounts', __( 'Connected accounts', 'mainstreet-blocks' ), array( new Account_Privacy(), 'erase' ) )
);
