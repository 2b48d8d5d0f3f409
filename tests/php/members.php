<?php
/**
 * What the tests of members and of gated text share.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Access\Visitor;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Paywall\Access_Policy;
use Mainstreet\Paywall\Reader;
use Mainstreet\Paywall\Subject;

require_once __DIR__ . '/payments.php';

/** A plan; fields as Plans::create() takes them. */
function member_plan( array $fields = array() ) {
	$plan = ( new Plans() )->create( $fields + array( 'title' => 'Tide tables', 'price' => '12.50', 'currency' => 'USD', 'interval' => 'one-time' ) );
	truly( ! is_wp_error( $plan ), is_wp_error( $plan ) ? $plan->get_error_message() : '' );
	return $plan->id;
}

/** Nobody is logged in, and the browser holds nothing. */
function as_stranger() {
	act_as( '' );
	unset( $_COOKIE[ Access_Cookie::NAME ], $_COOKIE[ Access_Cookie::MARKER ] );
}

/** Somebody buys a plan; gives the order as it is afterwards. */
function bought( $plan, $email = 'ada@example.org', array $columns = array(), array $said = array() ) {
	static $number = 0;
	++$number;
	$order = an_order( $columns + array( 'mode' => 'live', 'plan_id' => $plan, 'provider_ref' => "cs_$number" ) );
	return Order_Updater::apply( $order, said( 'paid', $said + array( 'mode' => 'live', 'email' => $email, 'payment_ref' => "pi_$number", 'customer_ref' => "cus_$number", 'paid_at' => time() - 10 ) ) );
}

/** Somebody subscribes to a plan. */
function subscribed( $plan, $email = 'ada@example.org', array $said = array() ) {
	static $number = 0;
	++$number;
	return bought( $plan, $email, array( 'kind' => Order::SUBSCRIPTION ), $said + array( 'sub_ref' => "sub_$number", 'sub_status' => 'active', 'period_end' => time() + 30 * DAY_IN_SECONDS ) );
}

/** What a provider says of an order afterwards. */
function says( Order $order, $status, array $more = array() ) {
	return Order_Updater::apply( $order, said( $status, $more + array( 'mode' => 'live', 'email' => $order->email, 'sub_ref' => $order->sub_ref, 'payment_ref' => $order->payment_ref, 'refunded' => 'refunded' === $status ? $order->amount : 0 ) ) );
}

/** The membership of an order. */
function membership_of( Order $order ) {
	return Memberships::find_by_order( $order );
}

/** The browser is a member's who opened a mailed link. */
function with_cookie_of( $email ) {
	as_stranger();
	Visitor::log_in( \Mainstreet\Payments\Members\Memberships\Members::find_by_email( $email ) );
}

/** Whether the visitor may see a container that names plans, in a post or in none. */
function may_view( array $plans, $post_id = 0 ) {
	return Access_Policy::can_view( Subject::from_container( $plans, $post_id ? get_post( $post_id ) : null ), Reader::visitor() );
}

/** Mails of this test, which go nowhere. */
function caught_mails() {
	$mails = new \ArrayObject();
	add_filter( 'pre_wp_mail', function ( $done, $mail ) use ( $mails ) {
		$mails[] = $mail;
		return true;
	}, 10, 2 );
	return $mails;
}
