<?php
namespace Mainstreet\Payments\Stripe;

use Mainstreet\Payments\Stripe\Api\Stripe_Account;
use Mainstreet\Payments\Stripe\Api\Stripe_Status;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;
use Mainstreet\Payments\Stripe\Reconciliation\Stripe_Plan_Cancellation;
use Mainstreet\Payments\Stripe\Reconciliation\Stripe_Reconciliation;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_payment_providers',
	static function ( $providers ) {
		// Plans use the first provider that is ready, so Stripe goes first.
		return array( 'stripe' => new Stripe_Provider() ) + (array) $providers;
	}
);
add_filter( 'mainstreet_payments_account', array( Stripe_Account::class, 'describe' ) );
add_filter( 'mainstreet_portal_url', array( Stripe_Provider::class, 'filter_portal_url' ), 10, 4 );
add_action( 'mainstreet_plan_archived', array( Stripe_Plan_Cancellation::class, 'queue' ), 10, 2 );
add_action( 'mainstreet_stripe_end_plans', array( Stripe_Plan_Cancellation::class, 'run' ) );
add_action(
	'mainstreet_payments_look_further',
	static function ( $budget ) {
		( new Stripe_Reconciliation( $budget ) )->run();
	}
);
// Options are also saved while pages are rendered; the class is loaded only for Stripe's options.
foreach ( array(
	'added_option'   => 'handle_added_key',
	'updated_option' => 'handle_changed_key',
	'delete_option'  => 'handle_deleted_key',
) as $mainstreet_hook => $mainstreet_method ) {
	add_action(
		$mainstreet_hook,
		static function ( $option, $old = '' ) use ( $mainstreet_method ) {
			if ( is_string( $option ) && 0 === strpos( $option, 'connectors_payments_stripe_' ) ) {
				Stripe_Endpoint::$mainstreet_method( $option, $old );
			}
		},
		10,
		2
	);
}
add_filter( 'mainstreet_payments_webhooks', array( Stripe_Status::class, 'add_webhooks' ) );
add_filter( 'mainstreet_unreadable_secrets', array( Stripe_Status::class, 'add_unreadable' ) );
add_filter( 'site_status_tests', array( Stripe_Status::class, 'add_test' ) );
