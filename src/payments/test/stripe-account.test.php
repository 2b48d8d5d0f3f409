<?php
/**
 * Keys of Stripe, the endpoint that comes with them, and what the hourly look finds.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Events\Webhook_Settings_Controller;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Payments\Stripe\Api\Stripe_Account;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Api\Stripe_Status;
use Mainstreet\Payments\Stripe\Reconciliation\Stripe_Plan_Cancellation;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Secrets;

require_once dirname( __DIR__, 3 ) . '/tests/php/stripe.php';

/** The site as Stripe reaches it. */
function reachable_site() {
	add_filter( 'mainstreet_stripe_webhook_url', function () { return 'https://shop.example.org/wp-json/mainstreet/v1/stripe/webhook'; } );
}

/** As a site with an account, but without keys yet. */
function stripe_without_keys() {
	stripe_site();
	Secrets::delete( 'stripe-secret-test' );
	Secrets::delete( 'stripe-webhook-test' );
	delete_option( 'mainstreet_stripe_webhooks' );
}

test( 'keys are told from each other, and each counts in its mode only', function () {
	$services = Services::all();
	foreach ( array_merge( Stripe_Keys::SERVICES, Stripe_Keys::WEBHOOKS ) as $service ) {
		truly( isset( $services[ $service ] ) );
		truly( 0 === strpos( Services::option_name( $service ), Stripe_Endpoint::KEY_PREFIX ), Services::option_name( $service ) );
	}
	foreach ( array( 'sk_live_abcdef' => 'live', 'rk_test_abcdef' => 'test', 'pk_live_abcdef' => '', 'sk_live_' => '', "sk_live_abcdef\n" => '', 'sk_live_ab cd' => '', '' => '' ) as $key => $mode ) {
		same( $mode, Stripe_Keys::mode_of( $key ), $key );
	}
	same( true, Stripe_Account::validate( 'live', 'rk_live_abcdef' ) );
	foreach ( array( 'sk_test_abcdef' => 'a test key', 'pk_live_abcdef' => 'publishable', 'nonsense' => 'sk_live_' ) as $key => $says ) {
		$error = Stripe_Account::validate( 'live', $key );
		is_error( 'invalid_key', $error, 400 );
		holds( $says, $error->get_error_message() );
	}
	// A site's configuration may know one name only.
	add_filter( 'mainstreet_stripe_secret', function () { return 'sk_test_configured'; } );
	same( array( 'sk_test_configured', '' ), array( Stripe_Keys::get( 'test' ), Stripe_Keys::get( 'live' ) ) );
	same( array( 'test' ), Stripe_Keys::get_modes() );
} );

test( 'a key is saved once Stripe knows it, and with it the account', function () {
	stripe_without_keys();
	$said = Key_Checks::save( 'stripe-secret-test', 'sk_test_dead' );
	is_error( 'invalid_key', $said );
	same( '', Stripe_Keys::get( 'test' ) );
	$said = rest( 'POST', '/mainstreet/v1/settings', array( 'stripe-secret-test' => 'sk_test_abcdefgh' ) );
	same( array( 200, 'Aurora Bakery' ), array( $said->get_status(), $said->get_data()['stripe-secret-test']['check']['account'] ) );
	holds_not( 'abcdefgh', wp_json_encode( array( $said->get_data(), get_option( Stripe_Account::OPTION ) ) ) . 'x' );
	$account = apply_filters( 'mainstreet_payments_account', null );
	same( array( true, 'usd', '', 'test' ), array( $account['connected'], $account['currency'], $account['connect_url'], $account['mode'] ) );
	truly( 0 === strpos( $account['account_id'], 'acct_1Fake' ) && ! isset( $account['errors'] ) );
	same( 'acct_self', ( function () { Key_Checks::save( 'stripe-secret-test', 'rk_test_noaccount' ); return Stripe_Account::get( 'test' )['id']; } )(), 'a restricted key' );
	is_error( 'mainstreet_stripe_refused', Stripe_Account::test( 'test', 'sk_test_noaccount' ), 424 );
	stripe_found_no_faults();
} );

test( 'without a key, or with one of the other mode, nothing is connected', function () {
	$account = apply_filters( 'mainstreet_payments_account', null );
	same( array( false, null ), array( $account['connected'], $account['account_id'] ) );
	same( admin_url( 'options-general.php?page=mainstreet&state=e30%3D#/payments/stripe' ), $account['connect_url'] );
	stripe_site( 'test' );
	truly( apply_filters( 'mainstreet_payments_account', null )['connected'] );
	Stored_Settings::save( array( 'payments_mode' => 'live' ) );
	truly( ! apply_filters( 'mainstreet_payments_account', null )['connected'] );
	truly( ! isset( apply_filters( 'mainstreet_payments_account', null )['errors'] ) );
	same( array(), \Mainstreet\Payments\Orders\Providers\Providers::get_ready() );
	same( array( 'connected' => true ), apply_filters( 'mainstreet_payments_account', array( 'connected' => true ) ) );
} );

test( 'with the key comes the endpoint, and its secret counts and stands nowhere readable', function () {
	stripe_without_keys();
	reachable_site();
	Key_Checks::save( 'stripe-secret-test', 'sk_test_abcdefgh' );
	$made = stripe_objects( 'webhook_endpoint' );
	same( array( 'https://shop.example.org/wp-json/mainstreet/v1/stripe/webhook' ), array_column( $made, 'url' ) );
	same( '2026-07-29.dahlia', $made[0]['api_version'] );
	truly( in_array( 'charge.dispute.created', $made[0]['enabled_events'], true ) && count( $made[0]['enabled_events'] ) >= 10 );
	same( array( $made[0]['secret'] ), Stripe_Webhook_Secrets::get_all( 'test' ) );
	holds_not( $made[0]['secret'], wp_json_encode( get_option( Stripe_Webhook_Secrets::OPTION ) ) );
	truly( ( new Scheduler() )->planned( Payment_Reconciler::HOOK ) > time() );
	// Again, and by two at once: the same.
	same( true, Stripe_Endpoint::ensure( 'test' ) );
	delete_option( Stripe_Webhook_Secrets::OPTION );
	same( true, Stripe_Endpoint::ensure( 'test' ) );
	same( 1, count( stripe_objects( 'webhook_endpoint' ) ) );
	$order = an_open_order( array(), a_sold_plan( array( 'interval' => 'one-time' ) ) );
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	same( array( 200 ), stripe_tells( array( 'secret' => $made[0]['secret'] ) ) );
	same( 'paid', as_it_stands( $order )->status );
	// Switched off at Stripe: switched on again. Deleted there: made anew, and the old secret counts for a while.
	at_stripe( 'change', array( 'id' => $made[0]['id'], 'enabled_events' => array( 'invoice.paid' ) ) );
	same( true, Stripe_Endpoint::ensure( 'test' ) );
	same( $made[0]['enabled_events'], stripe_objects( 'webhook_endpoint' )[0]['enabled_events'] );
	( new \Mainstreet\Payments\Stripe\Api\Stripe_Client( 'test' ) )->delete( 'webhook_endpoints/' . $made[0]['id'] );
	same( true, Stripe_Endpoint::ensure( 'test' ) );
	same( 2, count( Stripe_Webhook_Secrets::get_all( 'test' ) ) );
	$state = Webhook_Settings_Controller::get_webhooks()[0];
	same( array( 'stripe-test', 'good', '' ), array( $state['id'], $state['status'], $state['url'] ) );
	holds( 'ago', $state['text'] );
	// The key goes, and the endpoint with it.
	Secrets::delete( 'stripe-secret-test' );
	same( array( array(), array() ), array( stripe_objects( 'webhook_endpoint' ), Stripe_Webhook_Secrets::get_all( 'test' ) ) );
	stripe_found_no_faults();
} );

test( 'where Stripe can’t reach the site the owner is told what to do', function () {
	foreach ( array( 'http://shop.example.org/x', 'https://localhost/x', 'https://127.0.0.1/x', 'https://10.1.2.3/x', 'https://shop.test/x', 'https://shop.local/x', 'https://[::1]/x', 'https://shop/x', '' ) as $url ) {
		truly( ! Stripe_Endpoint::is_reachable( $url ), $url );
	}
	truly( Stripe_Endpoint::is_reachable( 'https://shop.example.org/x' ) && Stripe_Endpoint::is_reachable( 'https://93.184.215.14/x' ) );
	stripe_without_keys();
	Key_Checks::save( 'stripe-secret-test', 'sk_test_abcdefgh' );
	same( array(), preg_grep( '/webhook_endpoints/', $GLOBALS['stripe_asked'] ) );
	$state = rest( 'GET', '/mainstreet/v1/payments/webhooks' )->get_data()[0];
	same( array( 'warning', Stripe_Endpoint::get_url() ), array( $state['status'], $state['url'] ) );
	holds( 'stripe listen --forward-to ', $state['command'] );
	holds( 'checkout.session.completed', $state['hint'] );
	is_error( 'invalid_key', Key_Checks::save( 'stripe-webhook-test', 'abc' ) );
	Key_Checks::save( 'stripe-webhook-test', HOOK_SECRET );
	same( array( 'good', '' ), array( Webhook_Settings_Controller::get_webhooks()[0]['status'], Webhook_Settings_Controller::get_webhooks()[0]['command'] ) );
	act_as( 'editor' );
	same( 403, rest( 'GET', '/mainstreet/v1/payments/webhooks' )->get_status() );
} );

test( 'a key that may not make endpoints leaves the sentence of Stripe', function () {
	stripe_without_keys();
	reachable_site();
	Key_Checks::save( 'stripe-secret-test', 'rk_test_nohooks' );
	holds( 'required permissions', Webhook_Settings_Controller::get_webhooks()[0]['text'] );
	holds( 'required permissions', Stripe_Status::test()['description'] );
} );

test( 'Site Health says what is wrong with payments', function () {
	same( array(), array_intersect_key( apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct'], array( 'mainstreet_stripe' => 1 ) ) );
	stripe_site();
	truly( isset( apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct']['mainstreet_stripe'] ) );
	same( 'Payments are in test mode', Stripe_Status::test()['label'] );
	Stored_Settings::save( array( 'payments_mode' => 'live' ) );
	same( 'Payments cannot be accepted', Stripe_Status::test()['label'] );
	Secrets::set( 'stripe-secret', 'sk_live_abcdefgh' );
	same( 'Stripe is not sending events to this site', Stripe_Status::test()['label'] );
	Secrets::set( 'stripe-webhook', HOOK_SECRET );
	same( 'good', Stripe_Status::test()['status'] );
	Key_Checks::store( 'stripe-secret', Stripe_Client::key_error() );
	same( 'critical', Stripe_Status::test()['status'] );
} );

test( 'the hourly look finds payments, refusals, refunds and disputes that no webhook told', function () {
	stripe_site();
	$plan   = a_sold_plan( array( 'interval' => 'one-time' ) );
	$orders = array();
	foreach ( array( 'paid', 'expired', 'refunded', 'disputed', 'open' ) as $what ) {
		$orders[ $what ] = an_open_order( array(), $plan );
		if ( ! in_array( $what, array( 'expired', 'open' ), true ) ) {
			at_stripe( 'pay', array( 'session' => $orders[ $what ]->provider_ref ) );
		}
	}
	at_stripe( 'expire', array( 'session' => $orders['expired']->provider_ref ) );
	look_later();
	same( 'paid', as_it_stands( $orders['refunded'] )->status );
	at_stripe( 'refund', array( 'payment' => as_it_stands( $orders['refunded'] )->payment_ref ) );
	at_stripe( 'dispute', array( 'payment' => as_it_stands( $orders['disputed'] )->payment_ref ) );
	at_stripe( 'take', array( 'secret' => 'lost' ) );
	look_later();
	foreach ( $orders as $what => $order ) {
		same( $what, as_it_stands( $order )->status );
	}
	truly( ( new Scheduler() )->planned( Payment_Reconciler::HOOK ) > time() + 3000, 'the next is planned' );
	stripe_found_no_faults();
} );

test( 'an order of this minute is not asked about yet, nor one of long ago', function () {
	stripe_site();
	$order = an_open_order( array(), a_sold_plan( array( 'interval' => 'one-time' ) ) );
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	( new Payment_Reconciler() )->run();
	same( 'open', as_it_stands( $order )->status );
	Sql::update( 'orders', array( 'created_gmt' => Sql::time( time() - 31 * DAY_IN_SECONDS ) ), '1 = 1' );
	( new Payment_Reconciler() )->run();
	same( 'open', as_it_stands( $order )->status );
} );

test( 'the hourly look finds a renewal and an end that no webhook told', function () {
	stripe_site();
	$order = an_open_order();
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	look_later();
	$sub     = as_it_stands( $order )->sub_ref;
	$invoice = at_stripe( 'renew', array( 'subscription' => $sub ) )['object']['id'];
	at_stripe( 'take', array( 'secret' => 'lost' ) );
	look_later();
	same( array( 'paid', $order->id ), array( ( new Orders() )->find_by_ref( 'stripe', $invoice )->status, ( new Orders() )->find_by_ref( 'stripe', $invoice )->parent_id ) );
	at_stripe( 'end', array( 'subscription' => $sub ) );
	$said = record_action( 'mainstreet_payment_state', 3 );
	look_later();
	truly( in_array( 'canceled', array_map( function ( $call ) { return $call[2]->sub_status; }, (array) $said ), true ) );
	stripe_found_no_faults();
} );

test( 'the hourly look ends early when Stripe is down, and goes on where it was', function () {
	stripe_site();
	$plan  = a_sold_plan( array( 'interval' => 'one-time' ) );
	$order = an_open_order( array(), $plan );
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	$asked = 0;
	$down  = true;
	add_filter( 'pre_http_request', function ( $pre ) use ( &$down, &$asked ) { $asked += $down ? 1 : 0; return $down ? new \WP_Error( 'http_request_failed', 'gone' ) : $pre; }, 4 );
	for ( $more = 0; $more < 4; $more++ ) {
		an_order( array( 'plan_id' => $plan->id, 'provider_ref' => "cs_test_$more", 'status' => 'open' ) );
	}
	look_later();
	same( 1, $asked );
	$down = false;
	look_later();
	same( 'paid', as_it_stands( $order )->status );
} );

test( 'a plan that is archived with its subscriptions ends them when they are paid up', function () {
	stripe_site();
	$plan  = a_sold_plan();
	$order = an_open_order( array(), $plan );
	$other = an_open_order();
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	at_stripe( 'pay', array( 'session' => $other->provider_ref ) );
	stripe_tells();
	( new Plans() )->archive( $plan->id, true );
	Stripe_Plan_Cancellation::run();
	$ends = array_column( stripe_objects( 'subscription' ), 'cancel_at_period_end', 'id' );
	same( array( as_it_stands( $order )->sub_ref => true, as_it_stands( $other )->sub_ref => false ), $ends );
	same( 0, ( new Scheduler() )->planned( Stripe_Plan_Cancellation::HOOK ) );
	stripe_found_no_faults();
} );
