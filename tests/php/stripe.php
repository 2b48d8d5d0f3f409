<?php
/**
 * A site with an account at the fake Stripe (tests/fakes/services/stripe.mjs).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;

require_once __DIR__ . '/payments.php';

/** Secret that the fake signs with, and a second one. */
const HOOK_SECRET  = 'whsec_firstfirst';
const HOOK_SECRET2 = 'whsec_secondsecond';

/** Code that leads requests for Stripe to the fake; also for processes of their own. */
function stripe_route( $test ) {
	return "add_filter( 'pre_http_request', function ( \$pre, \$args, \$url ) {
		\$parts = wp_parse_url( \$url );
		if ( false !== \$pre || 'api.stripe.com' !== \$parts['host'] ) { return \$pre; }
		\$args['reject_unsafe_urls'] = false;
		// A busy machine is no service that is down.
		\$args['timeout'] = 120;
		\$args['headers']['X-Mainstreet-Test'] = '$test';
		\$GLOBALS['stripe_asked'][] = \$args['method'] . ' ' . \$parts['path'];
		return wp_remote_request( getenv( 'MAINSTREET_FAKE_SERVICES' ) . '/api.stripe.com' . \$parts['path'] . ( isset( \$parts['query'] ) ? '?' . \$parts['query'] : '' ), \$args );
	}, 5, 3 );";
}

/** Gives this test an account at Stripe, and the site its key and signing secret. */
function stripe_site( $mode = 'test', $test = '' ) {
	static $number = 0;
	$GLOBALS['stripe_test']  = '' === $test ? 'php-' . getmypid() . '-' . ++$number : $test;
	$GLOBALS['stripe_asked'] = array();
	remove_all_filters( 'pre_http_request', 5 );
	eval( stripe_route( $GLOBALS['stripe_test'] ) );
	$test = 'test' === $mode;
	Stored_Settings::save( array( 'payments_mode' => $mode ) );
	Secrets::set( $test ? 'stripe-secret-test' : 'stripe-secret', "sk_{$mode}_abcdefgh" );
	Secrets::set( $test ? 'stripe-webhook-test' : 'stripe-webhook', HOOK_SECRET );
}

/** Says what happens at Stripe (tests/fakes/stripe/control.mjs). */
function at_stripe( $name, array $input = array() ) {
	$response = wp_remote_post( getenv( 'MAINSTREET_FAKE_SERVICES' ) . '/stripe.test/' . $name, array( 'headers' => array( 'X-Mainstreet-Test' => $GLOBALS['stripe_test'] ), 'body' => wp_json_encode( $input ? $input : new \stdClass() ), 'reject_unsafe_urls' => false, 'timeout' => 120 ) );
	same( 200, wp_remote_retrieve_response_code( $response ), $name . ' ' . wp_remote_retrieve_body( $response ) );
	return json_decode( wp_remote_retrieve_body( $response ), true );
}

/** Nothing was sent that the real service would refuse, and the fake answered as it would. */
function stripe_found_no_faults() {
	same( array(), at_stripe( 'faults' ), 'held against the description:' );
}

/** A plan of 5.00 USD a month. */
function a_sold_plan( array $fields = array() ) {
	$plan = ( new Plans() )->create( $fields + array( 'title' => 'Gold', 'price' => '5', 'currency' => 'USD', 'interval' => '1 month' ) );
	truly( ! is_wp_error( $plan ), is_wp_error( $plan ) ? $plan->get_error_message() : '' );
	return $plan;
}

/** An order of a plan, with Stripe's page for it open. */
function an_open_order( array $columns = array(), $plan = null, $mode = 'test' ) {
	$plan    = $plan ? $plan : a_sold_plan();
	$order   = an_order( $columns + array( 'mode' => $mode, 'kind' => $plan->is_recurring() ? Order::SUBSCRIPTION : Order::ONE_TIME, 'plan_id' => $plan->id, 'title' => $plan->title, 'amount' => $plan->amount, 'currency' => $plan->currency ) );
	$details = some_details( $plan );
	$opened  = ( new Stripe_Provider() )->open( $order, $details );
	truly( ! is_wp_error( $opened ), is_wp_error( $opened ) ? $opened->get_error_message() : '' );
	( new Orders() )->update_if( $order->id, array( 'provider_ref' => $opened['ref'], 'status' => 'open' ), array( 'new' ) );
	return ( new Orders() )->get( $order->id );
}

function some_details( $plan = null ) {
	$details             = new Checkout_Details();
	$details->plan       = $plan;
	$details->return_url = 'https://example.org/?mainstreet_pay=done&o=x';
	$details->cancel_url = 'https://example.org/post/';
	return $details;
}

/** Stripe tells what happened: gives the answers by type. Options of take() in tests/fakes/stripe/webhooks.mjs. */
function stripe_tells( array $options = array() ) {
	$answers = array();
	foreach ( at_stripe( 'take', $options + array( 'secret' => HOOK_SECRET ) ) as $delivery ) {
		$answers[] = stripe_told( $delivery );
	}
	return $answers;
}

/** One delivery, through the route as it is called from outside. */
function stripe_told( array $delivery ) {
	$request = new \WP_REST_Request( 'POST', '/mainstreet/v1/stripe/webhook' );
	$request->set_header( 'Content-Type', 'application/json; charset=utf-8' );
	$request->set_header( 'Stripe-Signature', $delivery['signature'] );
	$request->set_body( $delivery['body'] );
	return rest_do_request( $request )->get_status();
}

/** An order as it stands. */
function as_it_stands( Order $order ) {
	return ( new Orders() )->get( $order->id );
}

/** Numbers of things of an account. */
function stripe_objects( $kind ) {
	return at_stripe( 'objects', array( 'kind' => $kind ) );
}

/** What the hourly look does, for what happened some time ago. */
function look_later() {
	$old = Sql::time( time() - 20 * MINUTE_IN_SECONDS );
	Sql::update( 'orders', array( 'created_gmt' => $old ), "status IN ('new', 'open')" );
	( new Payment_Reconciler() )->run();
}
