<?php
/**
 * What happens in tests/load/money.mjs.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Stripe\Reconciliation\Stripe_Reconciliation;

require_once dirname( __DIR__ ) . '/php/lib.php';
require_once dirname( __DIR__ ) . '/php/stripe.php';

/** One of a list. */
function any_of( array $list ) {
	return $list[ mt_rand( 0, count( $list ) - 1 ) ];
}

/** An object of a kind, by chance; null for none. */
function any_at_stripe( $kind, array $where ) {
	return at_stripe( 'any', array( 'kind' => $kind, 'where' => $where, 'number' => mt_rand( 0, 1000000 ) ) );
}

/** Tells what waits: in any order, once or twice, or never. */
function tell_somehow() {
	$chance = mt_rand( 1, 100 );
	$all    = at_stripe( 'take', array( 'secret' => HOOK_SECRET, 'reverse' => $chance % 2 === 0, 'times' => $chance < 30 ? 2 : 1 ) );
	// Lost: also several invoices of one subscription. Only the looks will find it.
	if ( $chance > 95 ) {
		return;
	}
	foreach ( $all as $delivery ) {
		same( 200, stripe_told( $delivery ), $delivery['type'] );
	}
}

/** Something happens to what was paid already. */
function later_happening() {
	$what   = any_of( array( 'refund', 'refund', 'renew', 'renew', 'unpaid', 'end', 'dispute' ) );
	$charge = in_array( $what, array( 'refund', 'dispute' ), true ) ? any_at_stripe( 'charge', array( 'refunded' => false ) ) : null;
	$sub    = in_array( $what, array( 'renew', 'unpaid', 'end' ), true ) ? any_at_stripe( 'subscription', array( 'status' => 'active' ) ) : null;
	if ( ! $charge && ! $sub ) {
		return 'nothing';
	}
	if ( 'refund' === $what ) {
		$left = $charge['amount_captured'] - $charge['amount_refunded'];
		at_stripe( 'refund', array( 'payment' => $charge['payment_intent'], 'amount' => mt_rand( 0, 1 ) ? $left : mt_rand( 1, $left ) ) );
	} elseif ( 'dispute' === $what ) {
		at_stripe( 'dispute', array( 'payment' => $charge['payment_intent'] ) );
	} else {
		at_stripe( 'end' === $what ? 'end' : 'renew', array( 'subscription' => $sub['id'], 'ok' => 'renew' === $what, 'at_period_end' => (bool) mt_rand( 0, 1 ) ) );
	}
	return $what;
}

/** Somebody buys, or not. */
function purchase( array $plans ) {
	$order = an_open_order( array(), any_of( $plans ) );
	$what  = any_of( array( 'pay', 'pay', 'pay', 'pay', 'expire', 'later', 'nothing' ) );
	if ( 'nothing' !== $what ) {
		at_stripe( $what, array( 'session' => $order->provider_ref ) );
	}
	if ( 'later' === $what && mt_rand( 0, 3 ) ) {
		tell_somehow();
		at_stripe( 'settle', array( 'session' => $order->provider_ref, 'ok' => (bool) mt_rand( 0, 2 ) ) );
	}
	return $what;
}

/** One hourly look, with all the time it needs. */
function one_look() {
	Sql::update( 'orders', array( 'created_gmt' => Sql::time( time() - 30 * MINUTE_IN_SECONDS ) ), "status IN ('new', 'open')" );
	set_time_limit( 0 );
	( new Payment_Reconciler( new Time_Budget( HOUR_IN_SECONDS ) ) )->run();
}

/** As many as it takes until each order had its turn. */
function look_at_all() {
	$count  = (int) Sql::row( 'orders', 'SELECT COUNT(*) AS n FROM {table}' )['n'];
	$rounds = 2 + (int) ceil( $count / Stripe_Reconciliation::SMALL_BATCH );
	for ( $round = 0; $round < $rounds; $round++ ) {
		one_look();
	}
}

/** All of it, with an account at the fake of this name: one process tries both databases, and the fake lives as long. */
function random_year( $events, $seed, $account ) {
	mt_srand( $seed );
	// Mails are orders' own; a server without any would only slow this down.
	add_filter( 'pre_wp_mail', '__return_true' );
	stripe_site( 'test', $account );
	$plans = array();
	foreach ( array( 'USD' => '12.34', 'JPY' => '777', 'KWD' => '1.230' ) as $currency => $price ) {
		foreach ( array( 'one-time', '1 month', '1 year' ) as $interval ) {
			$plans[] = a_sold_plan( compact( 'currency', 'price', 'interval' ) );
		}
	}
	$happened = array();
	for ( $n = 0; $n < $events; $n++ ) {
		set_time_limit( 0 );
		$what              = mt_rand( 0, 1 ) ? purchase( $plans ) : later_happening();
		$happened[ $what ] = ( isset( $happened[ $what ] ) ? $happened[ $what ] : 0 ) + 1;
		if ( mt_rand( 0, 2 ) ) {
			tell_somehow();
		}
		// An hour is over.
		if ( 0 === mt_rand( 0, 49 ) ) {
			one_look();
		}
	}
	look_at_all();
	ksort( $happened );
	$ours   = array();
	$theirs = array();
	foreach ( Orders::find_all( "status IN ('paid', 'refunded', 'disputed')" ) as $order ) {
		$ours += array( $order->currency => array( 'paid' => 0, 'refunded' => 0, 'charges' => 0 ) );
		$ours[ $order->currency ]['paid']     += $order->amount;
		$ours[ $order->currency ]['refunded'] += $order->refunded;
		$ours[ $order->currency ]['charges']++;
	}
	foreach ( at_stripe( 'sums' ) as $currency => $sum ) {
		$theirs[ strtoupper( $currency ) ] = array(
			'paid'     => Amounts::from_stripe( $sum['paid'], $currency ),
			'refunded' => Amounts::from_stripe( $sum['refunded'], $currency ),
			'charges'  => $sum['charges'],
		);
	}
	ksort( $ours );
	ksort( $theirs );
	$wrong = at_stripe( 'faults' );
	// No payment is in two orders.
	foreach ( Sql::rows( 'orders', "SELECT payment_ref, COUNT(*) AS n FROM {table} WHERE payment_ref <> '' GROUP BY payment_ref HAVING COUNT(*) > 1" ) as $row ) {
		$wrong[] = $row['payment_ref'] . ' is the payment of ' . $row['n'] . ' orders';
	}
	return compact( 'ours', 'theirs', 'happened', 'wrong' );
}
