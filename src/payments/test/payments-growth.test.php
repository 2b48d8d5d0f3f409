<?php
/**
 * What payments read does not grow with the number of orders and members.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once dirname( __DIR__, 3 ) . '/tests/php/stripe.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/growth.php';

use Mainstreet\Core\Database\Bounded_Search;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Orders\Order_Cleanup;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Screen\Order_Totals;
use Mainstreet\Payments\Stripe\Reconciliation\Stripe_Reconciliation;

/** Orders, one a minute up to so many days ago. */
function many_orders( $count, $days, array $more = array() ) {
	static $used = 0;
	$from  = $used;
	$used += $count;
	fill_table( 'orders', $count, function ( $number ) use ( $count, $days, $more, $from ) {
		$time = Sql::time( time() - $days * DAY_IN_SECONDS - 60 * ( $count - $number ) );
		$id   = $from + $number;
		return $more + array( 'uuid' => sprintf( '00000000-0000-4000-8000-%012x', $id ), 'mode' => 'test', 'kind' => 'one-time', 'title' => 'Support', 'amount' => 500, 'currency' => 'EUR', 'status' => 'paid', 'provider' => 'paypal', 'provider_ref' => "many_$id", 'payment_ref' => "pi_$id", 'email' => "p$id@example.org", 'created_gmt' => $time, 'updated_gmt' => $time, 'paid_gmt' => $time );
	} );
}

/** Members, each with a membership. */
function many_members( $count ) {
	fill_table( 'members', $count, function ( $number ) {
		return array( 'id' => $number, 'email_key' => array( md5( "m$number" ) ), 'email' => "m$number@example.org", 'created_gmt' => Sql::time() );
	} );
	fill_table( 'memberships', $count, function ( $number ) {
		return array( 'id' => $number, 'member_id' => $number, 'plan_id' => 1, 'order_id' => 1, 'mode' => 'test', 'status' => 'active', 'period_end' => 0, 'sub_ref' => "sub_$number", 'created_gmt' => Sql::time(), 'updated_gmt' => Sql::time() );
	} );
}

test( 'looking for open orders reads no others', function () {
	$service       = pay_service();
	$service->says = said( 'open' );
	many_orders( 4000, 1 );
	many_orders( 60, 0.1, array( 'status' => 'open', 'provider' => $service->name(), 'paid_gmt' => null ) );
	( new Payment_Reconciler() )->run();
	same( Payment_Reconciler::BATCH, count( $service->looks ) );
	$service->looks = array();
	examines_at_most( 'payments: sync of open orders, a batch', function () { ( new Payment_Reconciler() )->run(); } );
	same( 10, count( $service->looks ) );
	Sql::run( 'orders', "DELETE FROM {table} WHERE status = 'open'" );
	$service->looks = array();
	examines_at_most( 'payments: sync of open orders, none', function () { ( new Payment_Reconciler() )->run(); } );
	same( array(), $service->looks );
} );

test( 'looking for what Stripe has to be asked about reads nothing else', function () {
	stripe_site();
	many_orders( 3000, 1 );
	many_orders( 3000, 300, array( 'provider' => 'stripe' ) );
	$members = 0;
	fill_table( 'memberships', 3000, function ( $number ) {
		return array( 'member_id' => $number, 'plan_id' => 1, 'order_id' => 1, 'mode' => 'test', 'status' => 'active', 'period_end' => time() + DAY_IN_SECONDS, 'sub_ref' => "sub_$number", 'created_gmt' => Sql::time(), 'updated_gmt' => Sql::time() );
	} );
	$look = function () { ( new Stripe_Reconciliation( new Time_Budget( 20 ) ) )->run(); };
	// The first one sets up the endpoint.
	$look();
	examines_at_most( 'payments: Stripe reconciliation, nothing due', $look );
} );

test( 'the hourly upkeep of orders reads none that stay', function () {
	many_orders( 4000, 200 );
	Order_Cleanup::run();
	examines_at_most( 'payments: cleanup of orders, none due', array( Order_Cleanup::class, 'run' ) );
} );

test( 'a page of members reads no members but those on it', function () {
	act_as( 'administrator' );
	many_members( 3000 );
	$list = function ( array $query ) {
		$request = new \WP_REST_Request( 'GET', '/mainstreet/v1/payments/members' );
		$request->set_query_params( $query + array( 'per_page' => 20 ) );
		return rest_do_request( $request )->get_data();
	};
	$last = examines_at_most( 'payments: page 150 of 3,000 members', function () use ( $list ) { return $list( array( 'page' => 150 ) ); } );
	same( array( 20, 'm20@example.org', 3000 ), array( count( $last['items'] ), $last['items'][0]['email'], $last['total'] ) );
	same( array( 20, 'm3000@example.org', 3000 ), array( count( $list( array() )['items'] ), $list( array() )['items'][0]['email'], $list( array() )['total'] ) );
	same( array( array(), 0, 0 ), array_values( $list( array( 'search' => 'nobody' ) ) ) );
	same( array( 1, 1 ), array( $list( array( 'search' => 'm2999@' ) )['total'], count( $list( array( 'search' => 'm2999@' ) )['items'] ) ) );
} );

/** What a route of payments answers to a query. */
function payments_list( $list, array $query ) {
	$request = new \WP_REST_Request( 'GET', "/mainstreet/v1/payments/$list" );
	$request->set_query_params( $query + array( 'per_page' => 20 ) );
	return rest_do_request( $request )->get_data();
}

test( 'a search for members reads the newest, and of the older ones those whose address or name begins with it', function () {
	act_as( 'administrator' );
	many_members( Bounded_Search::NEWEST + 2000 );
	Sql::update( 'members', array( 'name' => 'Ada Lovelace' ), 'id = 17' );
	$search = function ( $text, array $more = array() ) {
		$found = payments_list( 'members', $more + array( 'search' => $text ) );
		return array( $found['total'], $found['search_limit'] );
	};
	same( array( 0, Bounded_Search::NEWEST ), examines_at_most( 'payments: search for members without a hit', function () use ( $search ) { return $search( 'nobody' ); } ) );
	same( array( 1, Bounded_Search::NEWEST ), $search( '12000@' ), 'a part, among the newest:' );
	same( array( array( 0, Bounded_Search::NEWEST ), array( 1, 0 ) ), array( $search( 'lovelace' ), $search( 'lovelace', array( 'search_all' => true ) ) ), 'a part, older:' );
	same( array( 1, Bounded_Search::NEWEST ), $search( 'm1234@' ), 'a beginning, older:' );
	same( array( 0, Bounded_Search::NEWEST ), $search( 'm1234@', array( 'status' => 'expired' ) ), 'with another status:' );
	$before = payments_list( 'members', array( 'page' => 99 ) )['items'];
	$page   = array( 'page' => 100, 'before' => end( $before )['id'] );
	same( payments_list( 'members', array( 'page' => 100 ) ), payments_list( 'members', $page ) );
} );

test( 'a page behind more members or orders than are counted counts none', function () {
	act_as( 'administrator' );
	many_members( Bounded_Search::NEWEST + 2000 );
	many_orders( Bounded_Search::NEWEST + 2000, 1 );
	foreach ( array( 'members', 'orders' ) as $list ) {
		$before = payments_list( $list, array( 'page' => 549 ) )['items'];
		$page   = payments_list( $list, array( 'page' => 550 ) );
		wp_load_alloptions();
		$rows = counts_rows() ? rows_read() : 0;
		same( $page, payments_list( $list, array( 'page' => 550, 'before' => end( $before )['id'] ) ), $list );
		$rows = counts_rows() ? rows_read() - $rows : 0;
		truly( $rows <= 200, "$list: $rows rows" );
		same( array( 20, Bounded_Search::NEWEST + 1 ), array( count( $page['items'] ), $page['total'] ) );
		same( Bounded_Search::NEWEST + 1, payments_list( $list, array() )['total'], 'first page:' );
		same( Bounded_Search::NEWEST, payments_list( $list, array( 'page' => 500, 'status' => 'members' === $list ? 'active' : 'paid' ) )['total'] - 1, 'last page that is counted:' );
	}
} );

test( 'a search for orders reads the newest, and of the older ones those whose address, name or number begins with it', function () {
	act_as( 'administrator' );
	many_orders( Bounded_Search::NEWEST + 2000, 1, array( 'name' => 'Grace Hopper' ) );
	$first = Orders::find_all( '1 = 1 ORDER BY id LIMIT 1' )[0];
	Sql::update( 'orders', array( 'email' => 'ada@example.org', 'name' => 'Ada Lovelace', 'uuid' => 'abcdef01-0000-4000-8000-000000000000' ), "id = $first->id" );
	$search = function ( $text, array $more = array() ) {
		$found = payments_list( 'orders', $more + array( 'search' => $text ) );
		return array( $found['total'], $found['search_limit'] );
	};
	same( array( 0, Bounded_Search::NEWEST ), examines_at_most( 'payments: search for orders without a hit', function () use ( $search ) { return $search( 'nobody' ); } ) );
	foreach ( array( 'ada@', 'Ada L', 'abcde' ) as $beginning ) {
		same( array( 1, Bounded_Search::NEWEST ), $search( $beginning ), $beginning );
	}
	same( array( array( 0, Bounded_Search::NEWEST ), array( 1, 0 ) ), array( $search( 'Lovelace' ), $search( 'Lovelace', array( 'search_all' => true ) ) ), 'a part, older:' );
	same( array( array( 1, 0 ), array( 1, 0 ) ), array( $search( 'ada@example.org' ), $search( 'abcdef01-0000' ) ), 'what an index answers:' );
	same( Bounded_Search::NEWEST, $search( 'hopper' )[0], 'many:' );
} );

test( 'sums of payments are kept until an order of the month changes', function () {
	fill_table( 'orders', 3000, function ( $number ) {
		$time = Sql::time( strtotime( '2026-01-15 12:00:00 UTC' ) + 8640 * $number );
		return array( 'uuid' => sprintf( '00000000-0000-4000-9000-%012x', $number ), 'mode' => 'live', 'kind' => 'one-time', 'title' => 'Support', 'amount' => 500, 'currency' => 'EUR', 'status' => 'paid', 'provider' => 'stripe', 'provider_ref' => "sum_$number", 'created_gmt' => $time, 'updated_gmt' => $time, 'paid_gmt' => $time );
	} );
	$sums = function () { return array_sum( array_column( Order_Totals::get_months( 2026, 'live' ), 'amount' ) ) - array_sum( array_column( Order_Totals::get_months( 2026, 'live' ), 'refunded' ) ); };
	same( 1500000, $sums() );
	same( 1500000, examines_at_most( 'payments: totals of a year', $sums ) );
	same( array( 2026, 2026 ), examines_at_most( 'payments: years of the totals', function () { return Order_Totals::get_years( 'live' ); } ) );
	$order = Orders::find_all( "provider_ref = 'sum_1500'" )[0];
	truly( ( new Orders() )->update_if( $order->id, array( 'refunded' => 500, 'status' => 'refunded' ), array( 'paid' ) ) );
	same( 1499500, examines_at_most( 'payments: totals of a year after a refund', $sums ), 'given back:' );
	( new Orders() )->insert( array( 'mode' => 'live', 'kind' => 'one-time', 'title' => 'Support', 'amount' => 70, 'currency' => 'EUR', 'status' => 'paid', 'provider' => 'stripe', 'provider_ref' => 'sum_new', 'paid_gmt' => '2026-06-01 00:00:00' ) );
	same( 1499570, $sums(), 'a renewal:' );
	( new Orders() )->insert( array( 'mode' => 'live', 'kind' => 'one-time', 'title' => 'Support', 'amount' => 30, 'currency' => 'EUR', 'provider' => 'stripe', 'provider_ref' => 'sum_late' ) );
	same( 1499570, $sums(), 'not paid yet:' );
	$late = Orders::find_all( "provider_ref = 'sum_late'" )[0];
	( new Orders() )->update_if( $late->id, array( 'status' => 'paid', 'paid_gmt' => '2026-02-02 02:02:02' ), array( 'new' ) );
	same( 1499600, $sums(), 'paid:' );
	Sql::run( 'orders', "DELETE FROM {table} WHERE provider_ref = 'sum_late'" );
	$kept = get_option( Order_Totals::OPTION );
	foreach ( array_keys( $kept ) as $key ) {
		$kept[ $key ]['until'] = time();
	}
	update_option( Order_Totals::OPTION, $kept );
	same( 1499570, $sums(), 'changed in the database, after an hour:' );
} );
