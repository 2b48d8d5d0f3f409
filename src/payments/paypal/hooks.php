<?php
namespace Mainstreet\Payments\Paypal;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_payment_providers',
	static function ( $providers ) {
		$providers['paypal'] = new Paypal_Provider();
		return $providers;
	},
	20
);
add_action( 'add_option_connectors_payments_paypal_api_key', array( Paypal_Endpoint::class, 'handle_saved_key' ) );
add_action( 'add_option_connectors_payments_paypal_test_api_key', array( Paypal_Endpoint::class, 'handle_saved_key' ) );
add_action(
	'update_option_connectors_payments_paypal_api_key',
	static function () {
		Paypal_Endpoint::handle_saved_key( 'connectors_payments_paypal_api_key' );
	}
);
add_action(
	'update_option_connectors_payments_paypal_test_api_key',
	static function () {
		Paypal_Endpoint::handle_saved_key( 'connectors_payments_paypal_test_api_key' );
	}
);
add_filter( 'mainstreet_payments_webhooks', array( Paypal_Status::class, 'add_webhooks' ), 20 );
add_filter( 'site_status_tests', array( Paypal_Status::class, 'add_test' ) );
