<?php
/**
 * What Stripe's webhook believes, and what it does once.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Payments\Events\Provider_Event_Log;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Controller;

require_once dirname( __DIR__, 3 ) . '/tests/php/stripe.php';

/** An order that was paid, of which Stripe has not told yet. */
function paid_untold( array $plan = array( 'interval' => 'one-time' ), $mode = 'test' ) {
	stripe_site( $mode );
	$order = an_open_order( array(), a_sold_plan( $plan ), $mode );
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	return $order;
}

/** The one delivery that waits. */
function the_delivery( array $options = array() ) {
	return at_stripe( 'take', $options + array( 'secret' => HOOK_SECRET ) )[0];
}

test( 'a wrong, old, early, missing or garbled signature is refused, and only counted', function () {
	$order = paid_untold();
	$event = the_delivery();
	$bad   = array(
		at_stripe( 'again', array( 'id' => $event['id'], 'secret' => HOOK_SECRET2 ) ),
		at_stripe( 'again', array( 'id' => $event['id'], 'secret' => HOOK_SECRET, 'late' => 301 ) ),
		at_stripe( 'again', array( 'id' => $event['id'], 'secret' => HOOK_SECRET, 'late' => -310 ) ),
		array( 'signature' => '' ) + $event,
		array( 'signature' => 't=,v1=' ) + $event,
		array( 'signature' => str_replace( 'v1=', 'v0=', $event['signature'] ) ) + $event,
		array( 'signature' => str_repeat( 'v1=0,', 5000 ) . $event['signature'] ) + $event,
		array( 'body' => str_replace( '"livemode":false', '"livemode": false', $event['body'] ) ) + $event,
		array( 'body' => $event['body'] . ' ' ) + $event,
	);
	$asked = count( $GLOBALS['stripe_asked'] );
	foreach ( $bad as $number => $delivery ) {
		same( 400, stripe_told( $delivery ), (string) $number );
	}
	same( 'open', as_it_stands( $order )->status );
	same( count( $bad ), Counters::get( Stripe_Webhook_Controller::BAD_SIGNATURES ) );
	same( $asked, count( $GLOBALS['stripe_asked'] ), 'nobody was asked' );
	same( array(), Sql::rows( 'payment_events', 'SELECT event_id FROM {table}' ) );
	same( 200, stripe_told( at_stripe( 'again', array( 'id' => $event['id'], 'secret' => HOOK_SECRET, 'late' => 290 ) ) ) );
	same( 'paid', as_it_stands( $order )->status );
} );

test( 'without a signing secret nothing is believed', function () {
	$order = paid_untold();
	$event = the_delivery( array( 'secret' => '' === HOOK_SECRET ? 'x' : HOOK_SECRET ) );
	Secrets::delete( 'stripe-webhook-test' );
	delete_option( 'mainstreet_stripe_webhooks' );
	same( 400, stripe_told( $event ) );
	$time = time();
	same( 400, stripe_told( array( 'signature' => "t=$time,v1=" . hash_hmac( 'sha256', "$time.{$event['body']}", '' ) ) + $event ), 'signed with nothing' );
	same( 'open', as_it_stands( $order )->status );
} );

test( 'a body that is too large, or no event, is refused', function () {
	paid_untold();
	$sign = function ( $body ) { $time = time(); return array( 'body' => $body, 'signature' => "t=$time,v1=" . hash_hmac( 'sha256', "$time.$body", HOOK_SECRET ) ); };
	same( 413, stripe_told( $sign( str_repeat( ' ', Stripe_Webhook_Controller::MAX_BYTES ) . '{}' ) ) );
	foreach ( array( '{}', '[]', '{"id":"evt_1234"}', '{"id":"../evt","type":"invoice.paid"}', '{"id":["evt_1"],"type":"invoice.paid"}', '{"id":"evt_' . str_repeat( 'a', 120 ) . '","type":"invoice.paid"}' ) as $body ) {
		same( 400, stripe_told( $sign( $body ) ), $body );
	}
	same( 200, stripe_told( $sign( '{"id":"evt_1234","type":"invoice.paid","livemode":false,"data":{"object":{"id":"../../account"}}}' ) ), 'what is no name is asked of nobody' );
	same( array(), preg_grep( '/account/', $GLOBALS['stripe_asked'] ) );
} );

test( 'a replayed event changes nothing and asks nobody', function () {
	$order = paid_untold();
	$event = the_delivery();
	same( 200, stripe_told( $event ) );
	$asked   = count( $GLOBALS['stripe_asked'] );
	$changes = record_action( 'mainstreet_payment_state', 3 );
	same( 200, stripe_told( $event ) );
	same( 200, stripe_told( at_stripe( 'again', array( 'id' => $event['id'], 'secret' => HOOK_SECRET ) ) ) );
	same( array( $asked, 0 ), array( count( $GLOBALS['stripe_asked'] ), count( $changes ) ) );
	same( array( 'paid' ), array_values( array_filter( history_of( $order ), function ( $what ) { return 'paid' === $what; } ) ) );
} );

test( 'what stands in an event is not believed', function () {
	stripe_site();
	$order = an_open_order( array(), a_sold_plan( array( 'interval' => 'one-time' ) ) );
	// Signed by Stripe, but the session is not paid.
	at_stripe( 'expire', array( 'session' => an_open_order()->provider_ref ) );
	$lie = array( 'data' => array( 'object' => array( 'id' => $order->provider_ref, 'payment_status' => 'paid', 'status' => 'complete' ) ), 'type' => 'checkout.session.completed' );
	foreach ( at_stripe( 'take', array( 'secret' => HOOK_SECRET, 'overwrite' => $lie ) ) as $delivery ) {
		same( 200, stripe_told( $delivery ) );
	}
	same( 'open', as_it_stands( $order )->status );
} );

test( 'a live event in test mode is refused, and a test event in live mode', function () {
	$order = paid_untold();
	same( 400, stripe_told( the_delivery( array( 'overwrite' => array( 'livemode' => true ) ) ) ) );
	same( 'open', as_it_stands( $order )->status );
	$order = paid_untold( array( 'interval' => 'one-time' ), 'live' );
	$event = the_delivery();
	same( 400, stripe_told( at_stripe( 'again', array( 'id' => $event['id'], 'secret' => HOOK_SECRET, 'overwrite' => array( 'livemode' => false ) ) ) ) );
	// The mode was switched since: its secret no longer counts.
	Stored_Settings::save( array( 'payments_mode' => 'test' ) );
	Secrets::set( 'stripe-webhook-test', HOOK_SECRET2 );
	same( 400, stripe_told( $event ) );
	Stored_Settings::save( array( 'payments_mode' => 'live' ) );
	same( 200, stripe_told( $event ) );
	same( 'paid', as_it_stands( $order )->status );
	stripe_found_no_faults();
} );

test( 'an event of another site on the same account is let be', function () {
	$order = paid_untold();
	at_stripe( 'change', array( 'id' => $order->provider_ref, 'metadata' => array( 'mainstreet_site' => str_repeat( 'a', 32 ), 'mainstreet_order' => $order->uuid ) ) );
	same( 200, stripe_told( the_delivery() ) );
	same( 'open', as_it_stands( $order )->status );
	foreach ( array( array(), array( 'mainstreet_order' => $order->uuid ) ) as $metadata ) {
		at_stripe( 'change', array( 'id' => $order->provider_ref, 'metadata' => $metadata ) );
		( new \Mainstreet\Payments\Stripe\Webhook\Stripe_Events( 'test' ) )->handle( 'checkout.session.completed', $order->provider_ref );
	}
	same( 'open', as_it_stands( $order )->status );
	is_error( 'mainstreet_stripe_refused', ( new \Mainstreet\Payments\Stripe\Checkout\Stripe_Provider() )->fetch( $order ) );
} );

test( 'another order’s session does not pay an order', function () {
	$paid  = paid_untold();
	$other = an_open_order( array(), a_sold_plan( array( 'interval' => 'one-time' ) ) );
	$state = \Mainstreet\Payments\Stripe\Checkout\Stripe_Snapshots::fetch_session( $other, $paid->provider_ref );
	is_error( 'mainstreet_stripe_refused', $state );
} );

test( 'another amount or currency than the order’s is noted, and nothing else', function () {
	foreach ( array( array( 'amount_total' => 1 ), array( 'currency' => 'eur' ), array( 'amount_total' => 499 ), array( 'amount_total' => 501 ), array( 'amount_total' => null ) ) as $change ) {
		$order = paid_untold();
		at_stripe( 'change', array( 'id' => $order->provider_ref ) + $change );
		same( 200, stripe_told( the_delivery() ) );
		same( 'open', as_it_stands( $order )->status, wp_json_encode( $change ) );
		truly( in_array( 'amount_mismatch', history_of( $order ), true ) );
	}
} );

test( 'events out of order end where the same in order do', function () {
	$order = paid_untold( array( 'interval' => '1 month' ) );
	$sub   = stripe_objects( 'subscription' )[0]['id'];
	$in    = at_stripe( 'renew', array( 'subscription' => $sub ) )['object']['id'];
	$pi    = stripe_objects( 'payment_intent' )[0]['id'];
	at_stripe( 'refund', array( 'payment' => $pi ) );
	at_stripe( 'end', array( 'subscription' => $sub ) );
	foreach ( stripe_tells( array( 'reverse' => true, 'times' => 2 ) ) as $status ) {
		same( 200, $status );
	}
	$first   = as_it_stands( $order );
	$renewal = ( new Orders() )->find_by_ref( 'stripe', $in );
	same( array( 'refunded', 500, $pi ), array( $first->status, $first->refunded, $first->payment_ref ) );
	same( array( 'paid', $first->id ), array( $renewal->status, $renewal->parent_id ) );
	same( 2, count( Orders::find_all( '1 = 1' ) ) );
	stripe_found_no_faults();
} );

test( 'a page of which only Stripe knows is found by its order', function () {
	stripe_site();
	$plan  = a_sold_plan( array( 'interval' => 'one-time' ) );
	$order = an_order( array( 'plan_id' => $plan->id, 'amount' => 500 ) );
	$page  = ( new \Mainstreet\Payments\Stripe\Checkout\Stripe_Provider() )->open( $order, some_details( $plan ) );
	// The process died here.
	at_stripe( 'pay', array( 'session' => $page['ref'] ) );
	stripe_tells();
	same( array( 'paid', $page['ref'] ), array( as_it_stands( $order )->status, as_it_stands( $order )->provider_ref ) );
} );

test( 'two secrets count while one replaces the other, for a day', function () {
	$order = paid_untold();
	Secrets::set( 'stripe-webhook-test', HOOK_SECRET2 );
	$old = the_delivery();
	same( 200, stripe_told( $old ) );
	same( 'paid', as_it_stands( $order )->status );
	same( 200, stripe_told( at_stripe( 'again', array( 'id' => $old['id'], 'secret' => HOOK_SECRET2 ) ) ) );
	$kept = get_option( 'mainstreet_stripe_webhooks' );
	holds_not( 'firstfirst', wp_json_encode( $kept ) );
	$kept['test']['old'][0]['until'] = time() - 1;
	update_option( 'mainstreet_stripe_webhooks', $kept );
	same( 400, stripe_told( at_stripe( 'again', array( 'id' => $old['id'], 'secret' => HOOK_SECRET ) ) ) );
	// Stripe itself signs with both then.
	truly( Stripe_Webhook_Controller::is_signature_valid( 'x', 't=' . time() . ',v1=00,v1=' . hash_hmac( 'sha256', time() . '.x', 'b' ), array( 'a', 'b' ) ) );
} );

test( 'when Stripe can’t be asked the event is told again, and then dealt with', function () {
	$order = paid_untold();
	$event = the_delivery();
	$down  = true;
	add_filter( 'pre_http_request', function ( $pre ) use ( &$down ) { return $down ? new \WP_Error( 'http_request_failed', 'gone' ) : $pre; }, 4 );
	same( 500, stripe_told( $event ) );
	same( 'open', as_it_stands( $order )->status );
	$down = false;
	same( 200, stripe_told( $event ) );
	same( 'paid', as_it_stands( $order )->status );
} );

test( 'when who listens fails nothing was done, and it is told again', function () {
	$order = paid_untold();
	$event = the_delivery();
	$fails = true;
	add_action( 'mainstreet_payment_state', function () use ( &$fails ) { if ( $fails ) { throw new \RuntimeException( 'broken' ); } } );
	same( 500, stripe_told( $event ) );
	same( 'open', as_it_stands( $order )->status );
	$fails = false;
	same( 200, stripe_told( $event ) );
	same( 'paid', as_it_stands( $order )->status );
} );

test( 'the same event twice at the same moment is one payment', function () {
	$order = paid_untold( array( 'interval' => '1 month' ) );
	$sub   = stripe_objects( 'subscription' )[0]['id'];
	at_stripe( 'renew', array( 'subscription' => $sub ) );
	$deliveries = at_stripe( 'take', array( 'secret' => HOOK_SECRET, 'times' => 2 ) );
	$start   = microtime( true ) + 3;
	$waiting = array();
	foreach ( $deliveries as $delivery ) {
		$waiting[] = in_process( __DIR__ . '/processes/stripe-event.php', array( 'test' => $GLOBALS['stripe_test'], 'body' => $delivery['body'], 'signature' => $delivery['signature'], 'start' => $start ) );
	}
	$said = array_map( function ( $wait ) { return $wait(); }, $waiting );
	foreach ( $said as $number => $answer ) {
		if ( 'ok' !== $answer ) {
			// One that failed is told again, as Stripe does.
			same( 200, stripe_told( $deliveries[ $number ] ), $answer );
		}
	}
	wp_cache_flush();
	same( array( 'paid', 'paid' ), array_map( function ( $one ) { return $one->status; }, Orders::find_all( '1 = 1 ORDER BY id' ) ) );
	same( array( 'paid' ), array_values( array_intersect( history_of( $order ), array( 'paid' ) ) ) );
	stripe_found_no_faults();
} );

test( 'events are remembered for 90 days', function () {
	stripe_site();
	truly( Provider_Event_Log::begin( 'evt_a', 'x', 'test' ) );
	truly( Provider_Event_Log::begin( 'evt_a', 'x', 'test' ), 'not dealt with yet' );
	Provider_Event_Log::finish( 'evt_a' );
	truly( ! Provider_Event_Log::begin( 'evt_a', 'x', 'test' ) );
	truly( Provider_Event_Log::get_last_time( 'evt_', 'test' ) > time() - 5 );
	same( 0, Provider_Event_Log::get_last_time( 'evt_', 'live' ) );
	same( 0, Provider_Event_Log::delete_expired() );
	Sql::update( 'payment_events', array( 'received_gmt' => Sql::time( time() - 91 * DAY_IN_SECONDS ) ), '1 = 1' );
	same( 1, Provider_Event_Log::delete_expired() );
} );
