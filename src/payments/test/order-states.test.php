<?php
/**
 * The state machine of orders.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Payments\Orders\Checkout\Claim_Cookie;
use Mainstreet\Payments\Orders\Pages\Buy_Page;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\States\Order_Transitions;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Providers;

require_once MAINSTREET_DIR . '/tests/php/payments.php';

test( 'an order is stored once, and found by all its names', function () {
	$orders = new Orders();
	$order  = an_order( array( 'provider_ref' => 'cs_1', 'payment_ref' => 'pi_9', 'sub_ref' => 'sub_1', 'claim_hash' => hash( 'sha256', 'x' ), 'title' => str_repeat( 'ü', 400 ), 'email' => 'ada@example.org' ) );
	same( 255, mb_strlen( $order->title ) );
	foreach ( array( $orders->get( $order->id ), $orders->find_by_uuid( strtoupper( $order->uuid ) ), $orders->find_by_ref( 'stripe', 'cs_1' ), $orders->find_by_payment_ref( 'stripe', 'pi_9' ) ) as $found ) {
		same( $order->id, $found->id );
		foreach ( array( 'uuid', 'mode', 'status', 'amount', 'claim_hash', 'created', 'title', 'user_id', 'provider_ref', 'fee', 'mail_state', 'paid' ) as $name ) {
			same( $order->$name, $found->$name, $name );
		}
	}
	same( null, an_order( array( 'provider_ref' => 'cs_1' ) ), 'a reference is one order’s' );
	truly( null !== an_order( array( 'provider_ref' => 'cs_1', 'provider' => 'paypal' ) ), 'of one provider' );
	foreach ( array( '', 'x', "' OR 1=1", $order->uuid . 'a', array(), null ) as $none ) {
		same( null, $orders->find_by_uuid( $none ) );
	}
	same( array( null, null, null ), array( $orders->find_by_ref( 'stripe', '' ), $orders->find_by_payment_ref( 'stripe', '' ), $orders->get( 0 ) ) );
} );

test( 'a change holds only in the states it is meant for', function () {
	$orders = new Orders();
	$order  = an_order();
	truly( $orders->update_if( $order->id, array( 'status' => 'open', 'provider_ref' => 'cs_2' ), array( 'new' ) ) );
	same( false, $orders->update_if( $order->id, array( 'status' => 'failed' ), array( 'new', 'expired' ) ) );
	same( 'open', $orders->get( $order->id )->status );
} );

test( 'of every pair of states, only what may follow does', function () {
	$all = array_keys( Order_Transitions::NEXT );
	same( 8, count( $all ) );
	foreach ( $all as $from ) {
		foreach ( $all as $to ) {
			$paid_before = in_array( $from, array( 'paid', 'refunded', 'disputed' ), true );
			$order       = an_order( array( 'status' => $from, 'refunded' => 'refunded' === $from ? 1250 : 0, 'paid_gmt' => $paid_before ? Sql::time( 5 ) : null ) );
			$inside      = record_action( 'mainstreet_payment_state', 3 );
			$changed     = record_action( 'mainstreet_order_changed', 2 );
			$after       = Order_Updater::apply( $order, said( $to ) );
			$moves       = in_array( $to, Order_Transitions::NEXT[ $from ], true );
			$pair        = "$from → $to";
			same( $moves ? $to : $from, $after->status, $pair );
			same( $after->status, ( new Orders() )->get( $order->id )->status, $pair );
			same( $moves ? array( $to ) : array(), history_of( $order ), $pair );
			same( $moves ? 1 : 0, count( $changed ), $pair );
			same( $moves || $from === $to ? 1 : 0, count( $inside ), $pair );
			remove_all_actions( 'mainstreet_payment_state' );
			remove_all_actions( 'mainstreet_order_changed' );
			if ( 'refunded' === $from ) {
				same( 'refunded', $after->status, 'never back' );
			}
		}
	}
	foreach ( array( 'open', 'failed', 'expired', 'canceled' ) as $from ) {
		truly( in_array( 'paid', Order_Transitions::NEXT[ $from ], true ), "money that came counts: $from" );
	}
} );

test( 'the first payment writes down who paid, what and when; the same again changes nothing', function () {
	$order   = an_order( array( 'status' => 'open' ) );
	$changed = record_action( 'mainstreet_order_changed', 2 );
	$state   = said( 'paid', array( 'paid_at' => 1700000000, 'customer_ref' => 'cus_1', 'sub_ref' => 'sub_1', 'name' => "Ada\r\nBcc: x@y.z" ) );
	$after   = Order_Updater::apply( $order, $state );
	same( array( 'paid', 'ada@example.org', 'Ada Bcc: x@y.z', 1700000000, 'pi_1', 'cus_1', 'sub_1' ), array( $after->status, $after->email, $after->name, $after->paid, $after->payment_ref, $after->customer_ref, $after->sub_ref ) );
	$due = Sql::row( 'orders', 'SELECT mail_due FROM {table}' )['mail_due'];
	truly( null !== $due, 'mails are owed from this moment on' );
	// The caller's copy is old, and somebody else has erased the address meanwhile.
	( new Orders() )->update_if( $order->id, array( 'email' => '', 'mail_due' => null ), array( 'paid' ) );
	$again = Order_Updater::apply( $order, said( 'paid', array( 'email' => 'other@example.org', 'paid_at' => 1800000000, 'payment_ref' => 'pi_2' ) ) );
	same( array( 'paid', '', 1700000000, 'pi_1' ), array( $again->status, $again->email, $again->paid, $again->payment_ref ) );
	same( null, Sql::row( 'orders', 'SELECT mail_due FROM {table}' )['mail_due'], 'no mail twice' );
	same( array( 'paid' ), history_of( $order ) );
	same( 1, count( $changed ) );
	same( array( 'paid', 'open' ), array( $changed[0][0]->status, $changed[0][1] ) );
} );

test( 'what the provider says must be what was ordered', function () {
	$changed = record_action( 'mainstreet_order_changed', 2 );
	$inside  = record_action( 'mainstreet_payment_state', 3 );
	foreach ( array( 'amount' => 1249, 'currency' => 'EUR', 'mode' => 'live', 'refunded' => 1251 ) as $name => $wrong ) {
		$order = an_order( array( 'status' => 'open' ) );
		$state = said( 'paid', array( $name => $wrong ) );
		$after = Order_Updater::apply( $order, $state );
		Order_Updater::apply( $order, $state );
		same( 'open', $after->status, $name );
		same( array( 'mode' === $name ? 'mode_mismatch' : 'amount_mismatch' ), history_of( $order ), "$name, told once" );
		same( $wrong, Order_History::get_entries( $order->id )[0]['detail'][ $name ] );
		same( '', $after->email );
	}
	$order = an_order( array( 'status' => 'open' ) );
	same( 'open', Order_Updater::apply( $order, said( 'paid', array( 'amount' => null ) ) )->status, 'no amount is no payment' );
	same( 'failed', Order_Updater::apply( $order, said( 'failed', array( 'amount' => null ) ) )->status );
	$paid = Order_Updater::apply( an_order( array( 'status' => 'open' ) ), said( 'paid', array( 'currency' => 'usd' ) ) );
	same( 'paid', $paid->status );
	same( 'refunded', Order_Updater::apply( $paid, said( 'refunded', array( 'amount' => null ) ) )->status );
	same( 3, count( $changed ) );
	same( 3, count( $inside ) );
} );

test( 'parts that are given back add up, never down; all of it is the end', function () {
	$order = Order_Updater::apply( an_order( array( 'status' => 'open' ) ), said( 'paid' ) );
	$order = Order_Updater::apply( $order, said( 'refunded', array( 'refunded' => 500 ) ) );
	same( array( 'paid', 500, true ), array( $order->status, $order->refunded, $order->is_paid() ) );
	// Out of order: an answer from before.
	$order = Order_Updater::apply( $order, said( 'paid', array( 'refunded' => 200 ) ) );
	same( 500, $order->refunded );
	$order = Order_Updater::apply( $order, said( 'paid', array( 'refunded' => 1250 ) ) );
	same( array( 'refunded', 1250 ), array( $order->status, $order->refunded ) );
	$order = Order_Updater::apply( $order, said( 'paid', array( 'refunded' => 500 ) ) );
	same( array( 'refunded', 1250 ), array( $order->status, $order->refunded ) );
	same( array( 'paid', 'part_refunded', 'refunded' ), history_of( $order ) );
} );

test( 'a refund that is heard of before the payment is one, and sends no receipt', function () {
	$order = Order_Updater::apply( an_order( array( 'status' => 'open' ) ), said( 'refunded', array( 'refunded' => 1250 ) ) );
	same( array( 'refunded', 'ada@example.org' ), array( $order->status, $order->email ) );
	truly( $order->paid > 0 );
	same( null, Sql::row( 'orders', 'SELECT mail_due FROM {table}' )['mail_due'] );
	same( 'refunded', Order_Updater::apply( $order, said( 'paid' ) )->status );
} );

test( 'who listens is a part of it: when a listener fails, nothing was done', function () {
	$order = an_order( array( 'status' => 'open' ) );
	$fail  = static function ( $after ) {
		truly( Transaction::is_open() );
		Order_History::add( $after->id, 'listener' );
		throw new \RuntimeException( 'no' );
	};
	add_action( 'mainstreet_payment_state', $fail );
	try {
		Order_Updater::apply( $order, said( 'paid' ) );
		truly( false, 'thrown' );
	} catch ( \RuntimeException $error ) {
		same( 'no', $error->getMessage() );
	}
	same( false, Transaction::is_open() );
	same( array( 'open', array() ), array( ( new Orders() )->get( $order->id )->status, history_of( $order ) ) );
	remove_action( 'mainstreet_payment_state', $fail );
	same( 'paid', Order_Updater::apply( $order, said( 'paid' ) )->status );
} );

test( 'a transaction inside of another one is a part of it', function () {
	$id = an_order()->id;
	try {
		Transaction::run( static function () use ( $id ) {
			Transaction::run( static function () use ( $id ) { Sql::update( 'orders', array( 'status' => 'paid' ), "id = $id" ); } );
			truly( Transaction::is_open() );
			throw new \RuntimeException( 'no' );
		} );
	} catch ( \RuntimeException $error ) {
		same( 'no', $error->getMessage() );
	}
	same( 'new', ( new Orders() )->get( $id )->status );
	$runs = 0;
	same( 'done', Transaction::run( static function () use ( &$runs, $id ) {
		Sql::update( 'orders', array( 'status' => 'open' ), "id = $id" );
		if ( ++$runs < 3 ) {
			Sql::run( 'orders', 'UPDATE {table} SET no_such_lock = 1' );
		}
		return 'done';
	} ) );
	same( array( 3, 'open', false ), array( $runs, ( new Orders() )->get( $id )->status, Transaction::is_open() ) );
} );

test( 'a process that is killed inside leaves nothing, and the next one does all of it', function () {
	$order = an_order( array( 'status' => 'open' ) );
	in_process( __DIR__ . '/processes/killed-while-paid.php', array( 'order' => (int) $order->id ) )();
	same( array( 'open', array() ), array( ( new Orders() )->get( $order->id )->status, history_of( $order ) ) );
	same( 'paid', Order_Updater::apply( $order, said( 'paid' ) )->status );
	same( array( 'paid' ), history_of( $order ) );
} );

test( 'of several at once, one does it', function () {
	$order = an_order( array( 'status' => 'open' ) );
	$start = microtime( true ) + 3;
	$waits = array();
	for ( $n = 0; $n < 4; $n++ ) {
		$waits[] = in_process( __DIR__ . '/processes/paid-at-once.php', array( 'order' => (int) $order->id, 'start' => $start ) );
	}
	$said = array_map( 'call_user_func', $waits );
	sort( $said );
	same( array( 'changedpaid', 'paid', 'paid', 'paid' ), $said );
	same( array( 'paid' ), history_of( $order ) );
} );

test( 'an order that was deleted meanwhile is no fault', function () {
	$order = an_order();
	Sql::run( 'orders', 'DELETE FROM {table}' );
	same( 'new', Order_Updater::apply( $order, said( 'paid' ) )->status );
} );

test( 'each invoice of a subscription is one order behind its first', function () {
	$first = Order_Updater::apply( an_order( array( 'status' => 'open', 'kind' => 'subscription', 'member_id' => 4, 'user_id' => 1 ) ), said( 'paid', array( 'sub_ref' => 'sub_1', 'customer_ref' => 'cus_1' ) ) );
	$inside   = record_action( 'mainstreet_payment_state', 3 );
	$more             = said( 'paid', array( 'sub_status' => 'active', 'period_end' => 1900000000 ) );
	$renewal  = Order_Updater::record_renewal( $first, 'in_2', 1400, 'USD', 'pi_2', 1800000000, $more );
	same( array( 'paid', $first->id, 'sub_1', 1400, 'pi_2', 'in_2', 7, 4, 1, 'ada@example.org', 1800000000, 'subscription' ), array( $renewal->status, $renewal->parent_id, $renewal->sub_ref, $renewal->amount, $renewal->payment_ref, $renewal->provider_ref, $renewal->plan_id, $renewal->member_id, $renewal->user_id, $renewal->email, $renewal->paid, $renewal->kind ) );
	same( array( 'active', 1900000000 ), array( $inside[0][2]->sub_status, $inside[0][2]->period_end ) );
	same( $renewal->id, Order_Updater::record_renewal( $first, 'in_2', 1400, 'USD', 'pi_2', 1800000000 )->id );
	same( array( 'paid' ), history_of( $renewal ) );
	same( 2, count( Orders::find_all( '1 = 1 ORDER BY id DESC' ) ) );
	// Its process died behind the row.
	Sql::run( 'orders', "UPDATE {table} SET status = 'open' WHERE id = {$renewal->id}" );
	same( 'paid', Order_Updater::record_renewal( $first, 'in_2', 1400, 'USD', 'pi_2', 1800000000 )->status );
} );

test( 'only the browser that began an order holds its claim', function () {
	$_COOKIE = array();
	$uuid  = wp_generate_uuid4();
	$order = an_order( array( 'uuid' => $uuid, 'claim_hash' => Claim_Cookie::send( $uuid ) ) );
	$name  = Claim_Cookie::name( $uuid );
	truly( (bool) preg_match( '/^wp-mainstreet-claim-[0-9a-f]{12}$/', $name ) );
	truly( Claim_Cookie::has_claim( $order ) );
	truly( Claim_Cookie::has_claim( ( new Orders() )->get( $order->id ) ) );
	$mine = $_COOKIE;
	foreach ( array( array(), array( $name => '' ), array( $name => array( 'x' ) ), array( $name => $order->uuid ), array( $name => strtolower( $order->claim_hash ) ) ) as $cookies ) {
		$_COOKIE = $cookies;
		same( false, Claim_Cookie::has_claim( $order ) );
	}
	$_COOKIE = $mine;
	$other   = an_order( array( 'claim_hash' => hash( 'sha256', 'x' ) ) );
	$_COOKIE[ Claim_Cookie::name( $other->uuid ) ] = $mine[ $name ];
	same( false, Claim_Cookie::has_claim( $other ) );
	same( false, Claim_Cookie::has_claim( an_order() ), 'one without a claim is nobody’s' );
	$old     = wp_generate_uuid4();
	$expired = an_order( array( 'uuid' => $old, 'claim_hash' => Claim_Cookie::send( $old ), 'created_gmt' => Sql::time( time() - 7300 ) ) );
	same( false, Claim_Cookie::has_claim( $expired ) );
	for ( $n = 0; $n < 12; $n++ ) {
		Claim_Cookie::send( wp_generate_uuid4() );
	}
	same( 8, count( $_COOKIE ) );
	$_COOKIE = array();
} );

test( 'links of purchases name plan and post; providers are what they say', function () {
	same( home_url( '/?mainstreet_buy=12&p=34' ), Buy_Page::get_url( 12, 34 ) );
	add_filter( 'mainstreet_payment_providers', static function () { return array( 'x' => 'not one', 'y' => new \stdClass() ); }, 99 );
	same( null, Providers::get( 'x' ) );
	same( array(), Providers::get_ready() );
} );
