<?php
/**
 * Purchases at Stripe, as the fake plays them that is held against Stripe's description.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Payments\Stripe\Api\Stripe_Metadata;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;

require_once dirname( __DIR__, 3 ) . '/tests/php/stripe.php';

/** Pays an open order and hears of it. */
function pay_and_tell( Order $order ) {
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	foreach ( stripe_tells() as $status ) {
		same( 200, $status );
	}
	return as_it_stands( $order );
}

foreach ( array( array( 'USD', '12.50', 1250 ), array( 'JPY', '500', 500 ), array( 'KWD', '1.250', 1250 ), array( 'HUF', '500', 50000 ), array( 'ISK', '700', 700 ), array( 'UGX', '4000', 4000 ) ) as $case ) {
	test( 'a payment once in ' . $case[0] . ' is one paid order', function () use ( $case ) {
		list( $currency, $price, $minor ) = $case;
		stripe_site();
		$plan  = a_sold_plan( array( 'interval' => 'one-time', 'currency' => $currency, 'price' => $price ) );
		$order = an_open_order( array(), $plan );
		same( $minor, $order->amount );
		$paid = pay_and_tell( $order );
		same( array( 'paid', $minor, $currency, 'buyer@example.com', 'Ada Buyer' ), array( $paid->status, $paid->amount, $paid->currency, $paid->email, $paid->name ) );
		truly( 0 === strpos( $paid->payment_ref, 'pi_' ) && $paid->paid > 0 );
		stripe_found_no_faults();
	} );
}

test( 'what Stripe gets of an order is the order’s own', function () {
	stripe_site();
	$plan    = a_sold_plan( array( 'interval' => 'one-time' ) );
	$order   = an_order( array( 'plan_id' => $plan->id, 'amount' => 500, 'title' => 'Gold' ) );
	$details = some_details( $plan );
	$details->is_donation = true;
	$details->email       = 'ada@example.org';
	$opened  = ( new Stripe_Provider() )->open( $order, $details );
	same( 'https://checkout.stripe.com/c/pay/' . $opened['ref'], $opened['url'] );
	$session = stripe_objects( 'checkout.session' )[0];
	same( array( 'payment', 500, 'usd', $order->uuid, 'donate', 'ada@example.org', 'https://example.org/post/' ), array( $session['mode'], $session['amount_total'], $session['currency'], $session['client_reference_id'], $session['submit_type'], $session['customer_email'], $session['cancel_url'] ) );
	same( 'https://example.org/?mainstreet_pay=done&o=x&session_id={CHECKOUT_SESSION_ID}', $session['success_url'] );
	same( $order->created + 3600, $session['expires_at'] );
	same( Stripe_Metadata::for_order( $order ), $session['metadata'] );
	same( $session['metadata'], $session['fake']['intent_metadata'] );
	same( $order->uuid, $session['metadata']['mainstreet_order'] );
	stripe_found_no_faults();
} );

test( 'the same order opened again is the same page, and other orders are others', function () {
	stripe_site();
	$plan  = a_sold_plan();
	$order = an_open_order( array(), $plan );
	$again = ( new Stripe_Provider() )->open( $order, some_details( $plan ) );
	same( $order->provider_ref, $again['ref'] );
	// Also when the process died before it wrote down which.
	$new = an_order( array( 'plan_id' => $plan->id, 'kind' => 'subscription', 'amount' => 500 ) );
	$one = ( new Stripe_Provider() )->open( $new, some_details( $plan ) );
	$two = ( new Stripe_Provider() )->open( $new, some_details( $plan ) );
	same( $one, $two );
	truly( $one['ref'] !== $order->provider_ref );
	same( 2, count( stripe_objects( 'checkout.session' ) ) );
} );

test( 'a plan has one product, made when it is first bought, also by two at once', function () {
	stripe_site();
	$plan = a_sold_plan();
	an_open_order( array(), $plan );
	// Another process asks before this one has written it down.
	( new Plans() )->set_provider_product( $plan->id, 'test', '' );
	an_open_order( array(), $plan );
	an_open_order( array(), $plan );
	$products = stripe_objects( 'product' );
	same( array( 'Gold' ), array_column( $products, 'name' ) );
	same( $products[0]['id'], ( new Plans() )->provider_product( $plan->id, 'test' ) );
	// The account was changed: the product is made there.
	$GLOBALS['stripe_test'] .= 'b';
	eval( str_replace( '}, 5, 3 )', '}, 4, 3 )', stripe_route( $GLOBALS['stripe_test'] ) ) );
	an_open_order( array(), $plan );
	same( 1, count( stripe_objects( 'product' ) ) );
	stripe_found_no_faults();
} );

test( 'a subscription is paid, renewed, behind with its money, and ends', function () {
	stripe_site();
	$order = pay_and_tell( an_open_order() );
	same( 'paid', $order->status );
	truly( 0 === strpos( $order->sub_ref, 'sub_' ) && 0 === strpos( $order->customer_ref, 'cus_' ) && 0 === strpos( $order->payment_ref, 'pi_' ) );
	$said = record_action( 'mainstreet_payment_state', 3 );
	$invoice = at_stripe( 'renew', array( 'subscription' => $order->sub_ref ) )['object'];
	stripe_tells( array( 'times' => 2 ) );
	$renewal = ( new \Mainstreet\Payments\Orders\Orders() )->find_by_ref( 'stripe', $invoice['id'] );
	same( array( $order->id, 'paid', 500, $order->sub_ref ), array( $renewal->parent_id, $renewal->status, $renewal->amount, $renewal->sub_ref ) );
	truly( $renewal->payment_ref !== $order->payment_ref );
	$ends = stripe_objects( 'subscription' )[0]['items']['data'][0]['current_period_end'];
	truly( in_array( $ends, array_map( function ( $call ) { return $call[2]->period_end; }, (array) $said ), true ), 'the new period is told' );
	$last = function () use ( $said ) { $all = (array) $said; return end( $all )[2]; };
	at_stripe( 'renew', array( 'subscription' => $order->sub_ref, 'ok' => false ) );
	stripe_tells();
	same( 'past_due', $last()->sub_status );
	same( true, ( new Stripe_Provider() )->cancel( $order->sub_ref, 'test', false ) );
	same( true, $last()->ends_at_period_end );
	same( true, ( new Stripe_Provider() )->cancel( $order->sub_ref, 'test', true ) );
	same( 'canceled', $last()->sub_status );
	truly( $last()->period_end <= time() + 5, 'what ended at once is not paid for any longer' );
	same( true, ( new Stripe_Provider() )->cancel( $order->sub_ref, 'test', true ), 'again' );
	same( 2, count( \Mainstreet\Payments\Orders\Orders::find_all( '1 = 1' ) ) );
	stripe_found_no_faults();
} );

test( 'money is given back once, in parts and as a whole', function () {
	stripe_site();
	$order  = pay_and_tell( an_open_order( array(), a_sold_plan( array( 'interval' => 'one-time' ) ) ) );
	$stripe = new Stripe_Provider();
	$state  = $stripe->refund( $order, 200, 'a' );
	same( array( 'paid', 200 ), array( $state->status, $state->refunded ) );
	same( 200, $stripe->refund( $order, 200, 'a' )->refunded, 'a repeated request' );
	is_error( 'mainstreet_stripe_refused', $stripe->refund( $order, 301, 'b' ), 424 );
	$state = $stripe->refund( $order, 300, 'c' );
	same( array( 'refunded', 500 ), array( $state->status, $state->refunded ) );
	same( 'refunded', $stripe->refund( $order, 1, 'd' )->status, 'given back already' );
	stripe_tells();
	same( array( 'refunded', 500 ), array( as_it_stands( $order )->status, as_it_stands( $order )->refunded ) );
	same( 'https://dashboard.stripe.com/test/payments/' . $order->payment_ref, $stripe->link( $order ) );
	stripe_found_no_faults();
} );

test( 'a bank debit is open until the bank says yes or no', function () {
	foreach ( array( 'one-time', '1 year' ) as $interval ) {
		stripe_site();
		foreach ( array( true => 'paid', false => 'failed' ) as $ok => $status ) {
			$order = an_open_order( array(), a_sold_plan( compact( 'interval' ) ) );
			at_stripe( 'later', array( 'session' => $order->provider_ref ) );
			stripe_tells();
			same( 'open', as_it_stands( $order )->status );
			at_stripe( 'settle', array( 'session' => $order->provider_ref, 'ok' => (bool) $ok ) );
			stripe_tells();
			same( $status, as_it_stands( $order )->status, $interval );
		}
		stripe_found_no_faults();
	}
} );

test( 'a page that nobody paid on expires', function () {
	stripe_site();
	$order = an_open_order();
	at_stripe( 'expire', array( 'session' => $order->provider_ref ) );
	stripe_tells();
	same( 'expired', as_it_stands( $order )->status );
} );

test( 'a dispute takes the order back, and one that was won gives it again', function () {
	stripe_site();
	$order   = pay_and_tell( an_open_order( array(), a_sold_plan( array( 'interval' => 'one-time' ) ) ) );
	$dispute = at_stripe( 'dispute', array( 'payment' => $order->payment_ref ) )['object'];
	stripe_tells();
	same( 'disputed', as_it_stands( $order )->status );
	at_stripe( 'change', array( 'id' => $dispute['id'], 'status' => 'won' ) );
	( new \Mainstreet\Payments\Stripe\Webhook\Stripe_Events( 'test' ) )->handle( 'charge.dispute.closed', $dispute['id'] );
	same( 'paid', as_it_stands( $order )->status );
	same( 'paid', ( new Stripe_Provider() )->fetch( as_it_stands( $order ) )->status, 'the charge goes on saying that it was disputed' );
	stripe_found_no_faults();
} );

test( 'the portal is the customer’s', function () {
	stripe_site();
	$order = pay_and_tell( an_open_order() );
	holds( 'https://billing.stripe.com/', Stripe_Provider::get_portal_url( $order->customer_ref, 'test', 'https://example.org/' ) );
	holds( 'https://billing.stripe.com/', apply_filters( 'mainstreet_portal_url', '', $order->customer_ref, 'test', 'https://example.org/' ) );
	is_error( 'mainstreet_stripe_refused', Stripe_Provider::get_portal_url( 'cus_other', 'test', 'https://example.org/' ), 424 );
	is_error( 'mainstreet_no_portal', Stripe_Provider::get_portal_url( '../account', 'test', 'https://example.org/' ), 404 );
	stripe_found_no_faults();
} );

test( 'Stripe down, slow to answer or talking nonsense is an error and no purchase', function () {
	stripe_site();
	$plan   = a_sold_plan();
	$order  = an_order( array( 'plan_id' => $plan->id, 'kind' => 'subscription', 'amount' => 500 ) );
	$stripe = new Stripe_Provider();
	$say    = function () { return new \WP_Error( 'http_request_failed', 'timed out' ); };
	outside( function () use ( &$say ) { return $say(); } );
	remove_all_filters( 'pre_http_request', 5 );
	is_error( 'mainstreet_remote_unreachable', $stripe->open( $order, some_details( $plan ) ), 502 );
	$say = function () { return array( 500, '{"error":{"message":"secret things"}}' ); };
	is_error( 'mainstreet_remote_unreachable', $stripe->open( $order, some_details( $plan ) ), 502 );
	$say = function () { return array( 200, '<<<' ); };
	is_error( 'mainstreet_remote_unreachable', $stripe->open( $order, some_details( $plan ) ), 502 );
	$say = function () { return array( 200, '{}' ); };
	( new Plans() )->set_provider_product( $plan->id, 'test', 'prod_1' );
	is_error( 'mainstreet_remote_unreachable', $stripe->open( $order, some_details( $plan ) ), 502 );
	$say = function () { return array( 429, '{}', array( 'retry-after' => '7' ) ); };
	is_error( 'mainstreet_rate_limited', $stripe->open( $order, some_details( $plan ) ), 429 );
	truly( $stripe->is_ready() );
	$say = function () { return array( 401, '{"error":{"message":"Invalid API Key provided: sk_test_abcdefgh"}}' ); };
	is_error( 'mainstreet_remote_rejected', $stripe->open( $order, some_details( $plan ) ), 424 );
	truly( ! $stripe->is_ready(), 'a key that was refused is remembered' );
	$account = apply_filters( 'mainstreet_payments_account', null );
	same( array( false, array( 'stripe_key_rejected' => array( 'Stripe refused the saved key.' ) ) ), array( $account['connected'], $account['errors'] ) );
} );

test( 'an idempotency key with other parameters is refused, and Stripe’s sentence is told without keys', function () {
	stripe_site();
	$client = new \Mainstreet\Payments\Stripe\Api\Stripe_Client( 'test' );
	truly( is_array( $client->post( 'products', array( 'name' => 'A' ), 'same' ) ) );
	truly( is_array( $client->post( 'products', array( 'name' => 'A' ), 'same' ) ) );
	same( 1, count( stripe_objects( 'product' ) ) );
	$refused = $client->post( 'products', array( 'name' => 'B' ), 'same' );
	is_error( 'mainstreet_stripe_refused', $refused, 424 );
	same( 'idempotency_error', $refused->get_error_data()['stripe_type'] );
} );
