<?php
/**
 * PayPal's events and the buyer's return, each a process of its own, at the same moment.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Paypal_At_Once;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;

use function Mainstreet\Tests\{ a_product, again, buy_product, history_of, in_process, paypal, paypal_tells, reachable, same, test };

require_once dirname( __DIR__, 3 ) . '/tests/php/payments.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/paypal.php';

/** Runs steps of processes/paypal-at-once.php at once, a list or one for each process; gives what each said. */
function at_once( array $lists, array $work ) {
	$work   += array( 'cookies' => $_COOKIE, 'start' => microtime( true ) + 4 );
	$waiting = array();
	foreach ( $lists as $number => $steps ) {
		$event     = isset( $work['events'][ $number ] ) ? $work['events'][ $number ] : null;
		$waiting[] = in_process( __DIR__ . '/processes/paypal-at-once.php', array( 'test' => $GLOBALS['paypal_test'], 'steps' => (array) $steps ) + compact( 'event' ) + $work );
	}
	$said = array_map( function ( $wait ) { return $wait(); }, $waiting );
	wp_cache_flush();
	return $said;
}

/** An order whose buyer agreed, and its event, told in two ways: the same once more, and as another. */
function agreed( $tell ) {
	$order = again( buy_product( a_product() )['order'] );
	$tell( 'approve', array( 'id' => $order->provider_ref ) );
	$event = array( 'type' => 'CHECKOUT.ORDER.APPROVED', 'id' => $order->provider_ref );
	$first = $tell( 'event', $event );
	return array( $order, array( $first, $first, $tell( 'event', $event ) ) );
}

/** All there is of one purchase. */
function judge( $tell, Order $order, $sent ) {
	same( 'paid', again( $order )->status );
	same( 1, count( Orders::find_all( '1 = 1' ) ) );
	same( array( 'paid' ), array_values( array_intersect( history_of( $order ), array( 'paid' ) ) ) );
	same( array( 1, array() ), array( count( $tell( 'state' )['orders'][0]['purchase_units'][0]['payments']['captures'] ), $tell( 'state' )['faults'] ), 'captured once:' );
	same( array( 'buyer@example.com', 'owner@example.org' ), mails_in( $sent ) );
	same( 1, count( get_posts( array( 'post_type' => 'jp_pay_order', 'numberposts' => -1 ) ) ) );
}

/** Who got a mail. */
function mails_in( $sent ) {
	$who = array_filter( explode( "\n", (string) file_get_contents( $sent ) ) );
	sort( $who );
	return $who;
}

foreach ( array( 'answers again' => false, 'carries out both' => true ) as $how => $at_once ) {
	test( "three events and three returns at once are one payment, one order, one receipt, where PayPal $how", function () use ( $at_once ) {
		$tell = paypal();
		$tell( 'config', array( 'atOnce' => $at_once ) );
		reachable();
		remove_all_actions( 'update_option_admin_email' );
		update_option( 'admin_email', 'owner@example.org' );
		list( $order, $events ) = agreed( $tell );
		$sent = tempnam( sys_get_temp_dir(), 'sent' );
		$said = at_once( array( 'event', 'event', 'event', 'return', 'return', array( 'return', 'mails' ) ), array( 'events' => $events, 'order' => $order->uuid, 'sent' => $sent ) );
		foreach ( array_slice( $said, 0, 3 ) as $number => $status ) {
			if ( '200' !== $status ) {
				// PayPal tells it again, and it is dealt with.
				same( array( '500', 200 ), array( $status, paypal_tells( $events[ $number ] )->get_status() ) );
			}
		}
		foreach ( array_slice( $said, 3 ) as $page ) {
			same( 1, preg_match( '/mainstreet_thanks=1|^We have|^Thank you|^Your payment is being processed$/', $page ), $page );
		}
		// What a process could not send is sent by the scheduler.
		Sql::update( 'orders', array( 'mail_due' => Sql::time( time() - 1 ) ), 'mail_due IS NOT NULL' );
		at_once( array( 'mails', 'mails' ), array( 'sent' => $sent ) );
		judge( $tell, $order, $sent );
		unlink( $sent );
	} );
}

test( 'the money is asked for once also where each process dies before it writes down the answer', function () {
	$tell = paypal();
	reachable();
	remove_all_actions( 'update_option_admin_email' );
	update_option( 'admin_email', 'owner@example.org' );
	list( $order, $events ) = agreed( $tell );
	$sent = tempnam( sys_get_temp_dir(), 'sent' );
	at_once( array( array( 'die', 'event' ), array( 'die', 'return' ) ), array( 'events' => $events, 'order' => $order->uuid, 'sent' => $sent ) );
	same( array( 'open', 1 ), array( again( $order )->status, count( $tell( 'state' )['orders'][0]['purchase_units'][0]['payments']['captures'] ) ), 'killed:' );
	at_once( array( 'event', 'return', 'return' ), array( 'events' => $events, 'order' => $order->uuid, 'sent' => $sent ) );
	same( 200, paypal_tells( $events[0] )->get_status() );
	Sql::update( 'orders', array( 'mail_due' => Sql::time( time() - 1 ) ), 'mail_due IS NOT NULL' );
	at_once( array( 'mails' ), array( 'sent' => $sent ) );
	judge( $tell, $order, $sent );
	unlink( $sent );
} );
