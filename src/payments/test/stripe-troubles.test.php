<?php
/**
 * What goes wrong between a site and its account at Stripe, and that buyers still get through, or are told.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Disputes;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Events;

require_once dirname( __DIR__, 3 ) . '/tests/php/stripe.php';

/** Opens Stripe's page for a new order of a plan; gives its session. */
function page_for( $plan, $details ) {
	$order  = an_order( array( 'plan_id' => $plan->id, 'kind' => $plan->is_recurring() ? Order::SUBSCRIPTION : Order::ONE_TIME, 'amount' => $plan->amount, 'currency' => $plan->currency ) );
	$opened = ( new Stripe_Provider() )->open( $order, $details );
	truly( ! is_wp_error( $opened ), is_wp_error( $opened ) ? $opened->get_error_message() : '' );
	foreach ( stripe_objects( 'checkout.session' ) as $session ) {
		if ( $session['id'] === $opened['ref'] ) {
			return $session;
		}
	}
}

/** An order that was paid and of which the site heard. */
function a_paid_order( $plan = null ) {
	$order = an_open_order( array(), $plan ? $plan : a_sold_plan( array( 'interval' => 'one-time' ) ) );
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	stripe_tells();
	return as_it_stands( $order );
}

/** The hourly look at orders that are no longer fresh. */
function look_an_hour_later() {
	Sql::update( 'orders', array( 'created_gmt' => Sql::time( time() - HOUR_IN_SECONDS ) ), '1 = 1' );
	( new Payment_Reconciler() )->run();
}

test( 'a customer who was deleted at Stripe buys again, as a new one', function () {
	stripe_site();
	$plan                  = a_sold_plan();
	$details               = some_details( $plan );
	$details->customer_ref = 'cus_deleted';
	$details->email        = 'ada@example.org';
	$session               = page_for( $plan, $details );
	same( array( null, 'ada@example.org' ), array( $session['customer'], $session['customer_email'] ) );
	// Customer and product at once, as when the account is another one.
	( new Plans() )->set_provider_product( $plan->id, 'test', 'prod_other' );
	same( 'ada@example.org', page_for( $plan, $details )['customer_email'] );
	stripe_found_no_faults();
} );

test( 'a product that was archived or deleted at Stripe is sold again', function () {
	stripe_site();
	$plan = a_sold_plan();
	an_open_order( array(), $plan );
	$product = stripe_objects( 'product' )[0]['id'];
	at_stripe( 'change', array( 'id' => $product, 'active' => false ) );
	an_open_order( array(), $plan );
	same( array( true ), array_column( stripe_objects( 'product' ), 'active' ) );
	// Also where the site does not know that there was one.
	( new Plans() )->set_provider_product( $plan->id, 'test', '' );
	at_stripe( 'change', array( 'id' => $product, 'active' => false ) );
	an_open_order( array(), $plan );
	( new Plans() )->set_provider_product( $plan->id, 'test', 'prod_deleted' );
	an_open_order( array(), $plan );
	same( array( $product ), array_column( stripe_objects( 'product' ), 'id' ) );
	stripe_found_no_faults();
} );

test( 'a site whose clock is wrong by a day still sells', function () {
	foreach ( array( DAY_IN_SECONDS, -DAY_IN_SECONDS ) as $ahead ) {
		stripe_site();
		at_stripe( 'config', array( 'ahead' => $ahead ) );
		$order = an_open_order( array(), a_sold_plan( array( 'interval' => 'one-time' ) ) );
		at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
		// Its webhook is refused, as it seems too old or not sent yet; the look finds the payment.
		same( array( 400 ), array_values( array_unique( stripe_tells( array( 'late' => -$ahead ) ) ) ) );
		look_an_hour_later();
		same( 'paid', as_it_stands( $order )->status );
		stripe_found_no_faults();
	}
} );

test( 'what Stripe would not do is told to the owner, and to buyers without its names', function () {
	stripe_site();
	$plan = a_plan();
	$body = array( 'plan_id' => $plan, 'post_id' => a_shop() );
	$key  = 'rk_test_dead';
	foreach ( array( array( 403, '{"error":{"message":"The key rk_test_***dead lacks product_write of acct_1Own."}}' ), array( 401, '{"error":{"message":"Invalid API Key provided"}}' ) ) as $says ) {
		remove_all_filters( 'pre_http_request', 5 );
		outside( function () use ( $says ) { return $says; } );
		act_as( '' );
		Sql::run( 'throttle', 'DELETE FROM {table}' );
		$answer = rest( 'POST', '/mainstreet/v1/checkout', $body );
		same( 424, $answer->get_status() );
		same( 'The payment could not be started, and you have not been charged. Please try again later or contact the site owner.', $answer->get_data()['message'] );
		holds_not( 'acct_1Own', wp_json_encode( $answer->get_data() ) );
		$order = \Mainstreet\Payments\Orders\Orders::find_all( '1 = 1 ORDER BY id DESC' )[0];
		$lines = Order_History::get_entries( $order->id );
		same( array( 'failed', 'failed' ), array( $order->status, $lines[0]['what'] ) );
		holds( 403 === $says[0] ? 'product_write' : 'Stripe rejected the saved key', $lines[0]['detail']['message'] );
	}
} );

test( 'the owner who tries a purchase reads what Stripe said', function () {
	stripe_site();
	remove_all_filters( 'pre_http_request', 5 );
	outside( function () { return array( 403, '{"error":{"message":"It lacks product_write."}}' ); } );
	act_as( 'administrator' );
	holds( 'product_write', rest( 'POST', '/mainstreet/v1/checkout', array( 'plan_id' => a_plan(), 'post_id' => a_shop() ) )->get_data()['message'] );
} );

test( 'when Stripe is down or busy buyers are told to try again, and when', function () {
	stripe_site();
	$plan = a_plan();
	$body = array( 'plan_id' => $plan, 'post_id' => a_shop() );
	$says = null;
	remove_all_filters( 'pre_http_request', 5 );
	outside( function () use ( &$says ) { return $says; } );
	act_as( '' );
	foreach ( array(
		array( new \WP_Error( 'http_request_failed', 'cURL error 28: timed out' ), 502, 'try again in a moment' ),
		array( array( 500, 'oops' ), 502, 'try again in a moment' ),
		array( array( 503, '{}' ), 502, 'try again in a moment' ),
		array( array( 429, '{"error":{"message":"busy"}}', array( 'retry-after' => '7' ) ), 429, 'wait a moment and try again' ),
	) as list( $says, $status, $sentence ) ) {
		Sql::run( 'throttle', 'DELETE FROM {table}' );
		$answer = rest( 'POST', '/mainstreet/v1/checkout', $body );
		same( $status, $answer->get_status() );
		holds( $sentence, $answer->get_data()['message'] );
		holds_not( 'cURL', wp_json_encode( $answer->get_data() ) );
		same( 429 === $status ? '7' : null, isset( $answer->get_headers()['Retry-After'] ) ? $answer->get_headers()['Retry-After'] : null );
	}
	same( array( 'failed' ), array_values( array_unique( array_column( \Mainstreet\Payments\Orders\Orders::find_all( '1 = 1 ORDER BY id DESC' ), 'status' ) ) ) );
} );

test( 'orders of a mode whose key is gone keep nobody from the others', function () {
	foreach ( array( 'gone', 'refused' ) as $how ) {
		stripe_site();
		Secrets::set( 'stripe-secret', 'sk_live_abcdefgh' );
		$of   = function () { return a_sold_plan( array( 'interval' => 'one-time' ) ); };
		$paid = a_paid_order();
		$test = an_open_order( array(), $of() );
		$live = an_open_order( array(), $of(), 'live' );
		at_stripe( 'pay', array( 'session' => $live->provider_ref ) );
		'gone' === $how ? Secrets::delete( 'stripe-secret-test' ) : Secrets::set( 'stripe-secret-test', 'sk_test_dead' );
		look_an_hour_later();
		same( array( 'open', 'paid' ), array( as_it_stands( $test )->status, as_it_stands( $live )->status ), $how );
		at_stripe( 'refund', array( 'payment' => as_it_stands( $live )->payment_ref ) );
		look_an_hour_later();
		same( array( 'paid', 'refunded' ), array( as_it_stands( $paid )->status, as_it_stands( $live )->status ), $how );
	}
} );

test( 'live payments that were begun before the site went back to tests are still seen', function () {
	stripe_site( 'live' );
	$order = an_open_order( array(), a_sold_plan( array( 'interval' => 'one-time' ) ), 'live' );
	\Mainstreet\Core\Options\Stored_Settings::save( array( 'payments_mode' => 'test' ) );
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	same( array( 400 ), array_values( array_unique( stripe_tells() ) ), 'told again when the site is live again' );
	look_an_hour_later();
	same( 'paid', as_it_stands( $order )->status );
	stripe_found_no_faults();
} );

test( 'that a dispute was won is seen without the webhook', function () {
	foreach ( array( 'sk_test_abcdefgh', 'sk_test_nolists' ) as $key ) {
		stripe_site();
		$order   = a_paid_order();
		$dispute = at_stripe( 'dispute', array( 'payment' => $order->payment_ref ) )['object']['id'];
		stripe_tells();
		Secrets::set( 'stripe-secret-test', $key );
		at_stripe( 'change', array( 'id' => $dispute, 'status' => 'lost' ) );
		look_an_hour_later();
		same( 'disputed', as_it_stands( $order )->status, 'lost' );
		at_stripe( 'change', array( 'id' => $dispute, 'status' => 'won' ) );
		look_an_hour_later();
		same( 'paid', as_it_stands( $order )->status, $key );
		look_an_hour_later();
		same( 1, count( array_keys( history_of( $order ), Stripe_Disputes::WON, true ) ) );
		stripe_found_no_faults();
	}
} );

test( 'a dispute of which no webhook told anything is seen, and that it was won', function () {
	foreach ( array( 'sk_test_abcdefgh', 'sk_test_nolists' ) as $key ) {
		stripe_site();
		$order   = a_paid_order();
		Secrets::set( 'stripe-secret-test', $key );
		$dispute = at_stripe( 'dispute', array( 'payment' => $order->payment_ref ) )['object']['id'];
		at_stripe( 'take', array( 'secret' => 'lost' ) );
		look_an_hour_later();
		same( 'disputed', as_it_stands( $order )->status );
		at_stripe( 'change', array( 'id' => $dispute, 'status' => 'won' ) );
		look_an_hour_later();
		same( 'sk_test_nolists' === $key ? 'disputed' : 'paid', as_it_stands( $order )->status, $key );
		stripe_found_no_faults();
	}
} );

test( 'a payment is disputed again although an earlier dispute was won', function () {
	stripe_site();
	$order = a_paid_order();
	$tell  = function ( $type, $id ) { same( true, ( new Stripe_Events( 'test' ) )->handle( $type, $id ) ); };
	$first = at_stripe( 'dispute', array( 'payment' => $order->payment_ref ) )['object']['id'];
	stripe_tells();
	at_stripe( 'change', array( 'id' => $first, 'status' => 'warning_closed' ) );
	$tell( 'charge.dispute.closed', $first );
	same( 'paid', as_it_stands( $order )->status );
	$second = at_stripe( 'dispute', array( 'payment' => $order->payment_ref ) )['object']['id'];
	stripe_tells();
	same( 'disputed', as_it_stands( $order )->status );
	// Old news, and a look, do not end it.
	$tell( 'charge.dispute.closed', $first );
	$tell( 'charge.dispute.created', $first );
	look_an_hour_later();
	same( 'disputed', as_it_stands( $order )->status );
	at_stripe( 'change', array( 'id' => $second, 'status' => 'won' ) );
	$tell( 'charge.dispute.closed', $second );
	same( 'paid', as_it_stands( $order )->status );
	stripe_found_no_faults();
} );

test( 'what was begun before its plan changed or went is paid as it was ordered', function () {
	stripe_site();
	$plans = new Plans();
	$plan  = a_sold_plan( array( 'interval' => 'one-time' ) );
	$dear  = an_open_order( array(), $plan );
	truly( ! is_wp_error( $plans->update( $plan->id, array( 'price' => '9', 'currency' => 'EUR' ) ) ) );
	at_stripe( 'pay', array( 'session' => $dear->provider_ref ) );
	stripe_tells();
	same( array( 'paid', 500, 'USD' ), array( as_it_stands( $dear )->status, as_it_stands( $dear )->amount, as_it_stands( $dear )->currency ) );
	$late = an_open_order( array(), $plans->get( $plan->id ) );
	$plans->archive( $plan->id );
	at_stripe( 'pay', array( 'session' => $late->provider_ref ) );
	stripe_tells();
	same( array( 'paid', 900, 'EUR' ), array( as_it_stands( $late )->status, as_it_stands( $late )->amount, as_it_stands( $late )->currency ) );
	same( 2, (int) Sql::row( 'memberships', 'SELECT COUNT(*) AS n FROM {table}' )['n'] );
	stripe_found_no_faults();
} );

test( 'a running subscription keeps its price when the plan’s changes', function () {
	stripe_site();
	$plan  = a_sold_plan();
	$order = a_paid_order( $plan );
	( new Plans() )->update( $plan->id, array( 'price' => '9' ) );
	$invoice = at_stripe( 'renew', array( 'subscription' => $order->sub_ref ) )['object']['id'];
	stripe_tells();
	same( array( 'paid', 500 ), array( ( new \Mainstreet\Payments\Orders\Orders() )->find_by_ref( 'stripe', $invoice )->status, ( new \Mainstreet\Payments\Orders\Orders() )->find_by_ref( 'stripe', $invoice )->amount ) );
	// The owner raises it at Stripe: what was paid is what is written down.
	$renewal = at_stripe( 'renew', array( 'subscription' => $order->sub_ref ) )['object']['id'];
	at_stripe( 'change', array( 'id' => $renewal, 'amount_paid' => 900 ) );
	( new Stripe_Events( 'test' ) )->handle( 'invoice.paid', $renewal );
	same( 900, ( new \Mainstreet\Payments\Orders\Orders() )->find_by_ref( 'stripe', $renewal )->amount );
} );

test( 'each state of a subscription at Stripe is one of ours', function () {
	stripe_site();
	$order = a_paid_order( a_sold_plan() );
	foreach ( array( 'past_due' => 'past_due', 'unpaid' => 'past_due', 'paused' => 'past_due', 'trialing' => 'active', 'active' => 'active', 'something_new' => 'active', 'incomplete' => 'active' ) as $there => $here ) {
		at_stripe( 'change', array( 'id' => $order->sub_ref, 'status' => $there ) );
		same( true, ( new Stripe_Events( 'test' ) )->handle( 'customer.subscription.updated', $order->sub_ref ) );
		same( $here, Sql::row( 'memberships', 'SELECT status FROM {table}' )['status'], $there );
	}
	at_stripe( 'change', array( 'id' => $order->sub_ref, 'status' => 'incomplete_expired' ) );
	( new Stripe_Events( 'test' ) )->handle( 'customer.subscription.deleted', $order->sub_ref );
	same( 'expired', Sql::row( 'memberships', 'SELECT status FROM {table}' )['status'] );
	same( 'paid', as_it_stands( $order )->status, 'the money stays' );
} );

test( 'an event of a type we do not know is answered, and nothing is asked', function () {
	stripe_site();
	$order = an_open_order();
	at_stripe( 'expire', array( 'session' => $order->provider_ref ) );
	$asked = count( $GLOBALS['stripe_asked'] );
	foreach ( array( 'customer.created', 'sync_charge', '__construct', 'checkout.session.completed ' ) as $type ) {
		$event = at_stripe( 'take', array( 'secret' => HOOK_SECRET, 'overwrite' => array( 'type' => $type ) ) );
		foreach ( $event as $delivery ) {
			same( 200, stripe_told( $delivery ) );
		}
		same( true, ( new Stripe_Events( 'test' ) )->handle( $type, $order->provider_ref ) );
	}
	same( $asked, count( $GLOBALS['stripe_asked'] ) );
	same( 'open', as_it_stands( $order )->status );
} );
