<?php
/**
 * What the tests of payments share.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;

/** An order of 12.50 USD in test mode; columns as given. */
function an_order( array $columns = array() ) {
	return ( new Orders() )->insert( $columns + array( 'mode' => 'test', 'kind' => 'one-time', 'plan_id' => 7, 'post_id' => 3, 'title' => 'Tea', 'amount' => 1250, 'currency' => 'USD', 'provider' => 'stripe' ) );
}

/** What a provider says of it. */
function said( $status, array $more = array() ) {
	$state = new Payment_Snapshot();
	foreach ( $more + array( 'status' => $status, 'mode' => 'test', 'amount' => 1250, 'currency' => 'USD', 'payment_ref' => 'pi_1', 'email' => 'ada@example.org', 'name' => 'Ada' ) as $name => $value ) {
		$state->$name = $value;
	}
	return $state;
}

/** Names of the lines of an order's history. */
function history_of( Order $order ) {
	return array_column( \Mainstreet\Payments\Orders\Order_History::get_entries( $order->id ), 'what' );
}

/** Records calls of an action: each the list of its parameters. */
function record_action( $name, $count ) {
	$calls = new \ArrayObject();
	add_action( $name, function () use ( $calls ) { $calls[] = func_get_args(); }, 10, $count );
	return $calls;
}

/** A payment service inside this process. */
final class Pay_Service extends \Mainstreet\Payments\Orders\Providers\Payment_Provider {

	public $name   = 'stripe';
	public $mode   = 'test';
	public $ready  = true;
	public $opened = array();
	public $looks  = array();
	/** What fetch() and open() answer; a callable for open() gets the order. */
	public $says;
	public $opens;
	public function name() { return $this->name; }
	public function label() { return 'Fake'; }
	public function mode() { return $this->mode; }
	public function is_ready() { return $this->ready; }
	public function open( Order $order, \Mainstreet\Payments\Orders\Checkout\Checkout_Details $details ) {
		global $wpdb;
		// What the database has at this moment; the look is not the checkout's own.
		$queries           = $wpdb->num_queries;
		$this->opened[]    = array( $order, $details, ( new Orders() )->get( $order->id ) );
		$wpdb->num_queries = $queries;
		return $this->opens ? call_user_func( $this->opens, $order ) : array( 'ref' => 'cs_' . $order->id, 'url' => 'https://checkout.stripe.com/c/pay/cs_' . $order->id );
	}
	public function fetch( Order $order ) {
		$this->looks[] = $order->uuid;
		return $this->says;
	}
	public function refund( Order $order, $amount, $key ) { return said( 'refunded', array( 'refunded' => $amount ) ); }
	public function cancel( $sub_ref, $mode, $at_once ) { return true; }
	public function link( Order $order ) { return ''; }
}

/** Sets a payment service up. */
function pay_service( $name = 'stripe' ) {
	$service       = new Pay_Service();
	$service->name = $name;
	add_filter( 'mainstreet_payment_providers', static function ( $all ) use ( $service ) { return array( $service->name => $service ) + array_diff_key( $all, array( $service->name => 1 ) ); }, 999 );
	return $service;
}

/** A plan in the database; gives its id. */
function a_plan( array $fields = array() ) {
	$meta = array( 'price' => '12.50', 'currency' => 'USD', 'interval' => 'one-time', 'type' => '' );
	$id   = wp_insert_post( array( 'post_type' => 'jp_mem_plan', 'post_status' => 'publish', 'post_title' => isset( $fields['title'] ) ? $fields['title'] : 'Tea' ) );
	foreach ( array_diff_key( $fields, array( 'title' => 1, 'named' => 1 ) ) + $meta as $name => $value ) {
		update_post_meta( $id, 'jetpack_memberships_' . $name, $value );
	}
	update_post_meta( $id, '_mainstreet_buyer_can_change_amount', empty( $fields['named'] ) ? '0' : '1' );
	return $id;
}

/** A public post that offers whatever is asked for; gives its id. */
function a_shop( array $more = array() ) {
	$id = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Shop', 'post_content' => 'Buy here' ) );
	add_filter( 'mainstreet_checkout_offer', static function ( $offer, $input, $plan ) use ( $id, $more ) {
		return $input['post_id'] === $id && $plan ? $more + array( 'amount' => null === $input['amount'] ? $plan->amount : $input['amount'], 'title' => $plan->title ) : $offer;
	}, 10, 3 );
	return $id;
}
