<?php
/**
 * Renewals of which no webhook told.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Reconciliation\Stripe_Reconciliation;

require_once dirname( __DIR__, 3 ) . '/tests/php/stripe.php';

/** A subscription that was paid `$renewals` times more, none of which was told; the numbers of those invoices, the oldest first. */
function missed_renewals( $order, $renewals ) {
	at_stripe( 'pay', array( 'session' => $order->provider_ref ) );
	look_later();
	$invoices = array();
	for ( $n = 0; $n < $renewals; $n++ ) {
		$invoices[] = at_stripe( 'renew', array( 'subscription' => as_it_stands( $order )->sub_ref ) )['object']['id'];
	}
	return $invoices;
}

/** Paid renewals of an order: the invoices, in the order of their rows. */
function renewals_of( $order ) {
	return array_map( function ( $one ) { return $one->provider_ref; }, Orders::find_all( "parent_id = {$order->id} AND status = 'paid' ORDER BY id" ) );
}

test( 'the hourly look finds each of several renewals that no webhook told, once', function () {
	stripe_site();
	$order    = an_open_order();
	$other    = an_open_order();
	$invoices = missed_renewals( $order, 3 );
	missed_renewals( $other, 0 );
	at_stripe( 'take', array( 'secret' => 'lost' ) );
	look_later();
	same( $invoices, renewals_of( $order ) );
	look_later();
	same( array( $invoices, array() ), array( renewals_of( $order ), renewals_of( $other ) ), 'once, and none of another subscription' );
	same( 4, count( array_unique( array_column( Sql::rows( 'orders', "SELECT payment_ref FROM {table} WHERE id = {$order->id} OR parent_id = {$order->id}" ), 'payment_ref' ) ) ), 'each has its own payment' );
	stripe_found_no_faults();
} );

test( 'a renewal that was missed is found behind one that was told, one that was refused, and one that was begun', function () {
	stripe_site();
	$order    = an_open_order();
	$invoices = missed_renewals( $order, 2 );
	$sub      = as_it_stands( $order )->sub_ref;
	at_stripe( 'renew', array( 'subscription' => $sub, 'ok' => false ) );
	at_stripe( 'take', array( 'secret' => 'lost' ) );
	$told = at_stripe( 'renew', array( 'subscription' => $sub ) )['object']['id'];
	stripe_tells();
	same( array( $told ), renewals_of( $order ) );
	// A process that was killed left the row of the second without its payment.
	( new Orders() )->insert( array( 'mode' => 'test', 'kind' => 'subscription', 'parent_id' => $order->id, 'title' => 'Gold', 'amount' => 500, 'currency' => 'USD', 'status' => 'open', 'provider' => 'stripe', 'provider_ref' => $invoices[1], 'sub_ref' => $sub ) );
	look_later();
	same( array( $told, $invoices[1], $invoices[0] ), renewals_of( $order ) );
	same( 4, count( Orders::find_all( "id = {$order->id} OR parent_id = {$order->id}" ) ), 'the refused one is none' );
	stripe_found_no_faults();
} );

test( 'invoices are read page by page', function () {
	stripe_site();
	$order    = an_open_order();
	$invoices = missed_renewals( $order, Stripe_Reconciliation::PAGE + 2 );
	$asked    = count( $GLOBALS['stripe_asked'] );
	same( $invoices, Stripe_Reconciliation::find_missed_invoices( new Stripe_Client( 'test' ), as_it_stands( $order )->sub_ref ) );
	same( 2, count( $GLOBALS['stripe_asked'] ) - $asked );
	stripe_found_no_faults();
} );

test( 'with a key that may not list invoices the look finds the last one', function () {
	stripe_site();
	$order    = an_open_order();
	$invoices = missed_renewals( $order, 2 );
	Secrets::set( 'stripe-secret-test', 'rk_test_nolists' );
	look_later();
	same( array( $invoices[1] ), renewals_of( $order ) );
	stripe_found_no_faults();
} );

test( 'the look stops between two renewals when its time is over, and goes on where it was', function () {
	stripe_site();
	$order    = an_open_order();
	$invoices = missed_renewals( $order, 3 );
	$over     = false;
	add_action( 'mainstreet_order_changed', function () use ( &$over ) { $over = true; } );
	for ( $hour = 1; $hour <= 3; $hour++ ) {
		$over = false;
		( new Stripe_Reconciliation( new Time_Budget( 1, function () use ( &$over ) { return $over ? 2 : 0; } ) ) )->run();
		same( array_slice( $invoices, 0, $hour ), renewals_of( $order ) );
	}
} );
