<?php
/**
 * Very many orders, and a provider that needs no other host.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;

/** Stores orders with few statements, ten minutes apart, the last one at the given time: of eight paid ones each one refunded, one expired. */
function store_orders( $number, $last = '2026-11-20 12:00:00' ) {
	$end    = strtotime( $last . ' UTC' );
	$states = array( 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'refunded', 'expired' );
	for ( $done = 0; $done < $number; $done += 500 ) {
		$rows = array();
		for ( $n = $done; $n < min( $number, $done + 500 ); $n++ ) {
			$time   = Sql::time( $end - 600 * ( $number - 1 - $n ) );
			$status = $states[ $n % 10 ];
			$amount = 500 + 10 * ( $n % 400 );
			$rows[] = array(
				'uuid'         => sprintf( '%08x-0000-4000-8000-%012x', $n, $n ),
				'mode'         => $n % 20 ? 'live' : 'test',
				'kind'         => $n % 3 ? 'one-time' : 'subscription',
				'plan_id'      => 100 + $n % 7,
				'post_id'      => 1,
				'title'        => 'Support number ' . $n % 7,
				'amount'       => $amount,
				'refunded'     => 'refunded' === $status ? $amount : 0,
				'currency'     => $n % 5 ? 'EUR' : 'JPY',
				'status'       => $status,
				'provider'     => 'stripe',
				'provider_ref' => "cs_$n",
				'payment_ref'  => "pi_$n",
				'sub_ref'      => $n % 3 ? '' : "sub_$n",
				'email'        => "person$n@example.org",
				'name'         => "Person $n",
				'created_gmt'  => $time,
				'updated_gmt'  => $time,
				'paid_gmt'     => 'expired' === $status ? null : $time,
			);
		}
		Sql::insert( 'orders', $rows );
		$GLOBALS['wpdb']->queries = array();
	}
}

/** A payment service that does what it is told, and remembers the keys of its refunds. */
final class Obliging_Provider extends Payment_Provider {

	/** Calls: method and arguments. */
	public $log = array();
	/** What the next refund answers instead. */
	public $error = null;
	/** What was given back, by payment and key. */
	public $given = array();
	public $test_mode = true;

	public function name() { return 'stripe'; }
	public function label() { return 'Stripe'; }
	public function mode() { return $this->test_mode ? 'test' : 'live'; }
	public function is_ready() { return true; }
	public function open( Order $order, \Mainstreet\Payments\Orders\Checkout\Checkout_Details $details ) { return array( 'ref' => 'cs_' . $order->id, 'url' => 'https://pay.example/' ); }
	public function fetch( Order $order ) { return $this->state( $order ); }
	public function refund( Order $order, $amount, $key ) {
		$this->log[] = array( 'refund', $order->payment_ref, $amount, $key );
		if ( $this->error ) {
			return $this->error;
		}
		$this->given[ $order->payment_ref ][ $key ] = $amount;
		return $this->state( $order );
	}
	public function cancel( $sub_ref, $mode, $at_once ) {
		$this->log[] = array( 'cancel', $sub_ref, $mode, $at_once );
		return $this->error ? $this->error : true;
	}
	public function link( Order $order ) { return 'https://dashboard.example/' . rawurlencode( $order->payment_ref ); }
	private function state( Order $order ) {
		$state              = new Payment_Snapshot();
		$state->mode        = $order->mode;
		$state->amount      = $order->amount;
		$state->currency    = $order->currency;
		$state->payment_ref = $order->payment_ref;
		$state->refunded    = isset( $this->given[ $order->payment_ref ] ) ? array_sum( $this->given[ $order->payment_ref ] ) : 0;
		$state->status      = $state->refunded === $order->amount ? Order::STATUS_REFUNDED : Order::STATUS_PAID;
		return $state;
	}
}

/** Puts it in the place of the real ones. */
function obliging_provider() {
	$provider = new Obliging_Provider();
	add_filter( 'mainstreet_payment_providers', function () use ( $provider ) { return array( 'stripe' => $provider ); }, 99 );
	return $provider;
}
