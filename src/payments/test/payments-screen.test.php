<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Csv;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Payments\Screen\Order_Export;
use Mainstreet\Payments\Screen\Order_Totals;
use Mainstreet\Payments\Screen\Payments_Screen;
use Mainstreet\Payments\Screen\Plan_Usage;

require_once MAINSTREET_DIR . '/tests/php/members.php';
require_once MAINSTREET_DIR . '/tests/php/many-orders.php';

const SCREEN_HOSTILE = '=cmd|"/c calc"!A1<img src=x onerror=alert(1)>';

function no_orders() {
	foreach ( array( 'orders', 'order_history', 'members', 'memberships' ) as $table ) {
		Sql::run( $table, 'DELETE FROM {table}' );
	}
}

function paid_order( array $columns = array() ) {
	static $n = 0;
	$n++;
	return an_order( $columns + array( 'status' => 'paid', 'payment_ref' => "pi_s$n", 'provider_ref' => "cs_s$n", 'email' => "buyer$n@example.org", 'name' => "Buyer $n", 'paid_gmt' => Sql::time() ) );
}

/** GET of a route of the screen. */
function payments_get( $path, array $query = array() ) {
	$request = new \WP_REST_Request( 'GET', '/mainstreet/v1/payments' . $path );
	$request->set_query_params( $query );
	return rest_do_request( $request );
}

function payments_post( $path, array $body, $method = 'POST' ) {
	return rest( $method, '/mainstreet/v1/payments' . $path, $body );
}

/** Ids that a query lists. */
function listed( array $query = array() ) {
	return array_column( payments_get( '/orders', $query )->get_data()['items'], 'id' );
}

function orders_csv( array $query = array() ) {
	$text = '';
	Order_Export::write( $query + array( 'mode' => '', 'status' => '', 'search' => '', 'plan' => 0, 'from' => '', 'to' => '' ), function ( $piece ) use ( &$text ) { $text .= $piece; } );
	return $text;
}

/** A member with a membership; gives the membership's id. */
function a_membership( array $columns = array(), $email = 'member@example.org' ) {
	global $wpdb;
	Sql::insert( 'members', array( array( 'email_key' => array( md5( $email ) ), 'email' => $email, 'name' => 'Mem Ber', 'created_gmt' => Sql::time() ) ) );
	$member = (int) Sql::row( 'members', "SELECT id FROM {table} WHERE email_key = x'" . md5( $email ) . "'" )['id'];
	Sql::insert( 'memberships', array( $columns + array( 'member_id' => $member, 'plan_id' => 7, 'order_id' => 1, 'mode' => 'test', 'status' => 'active', 'sub_ref' => 'sub_' . wp_rand(), 'created_gmt' => Sql::time(), 'updated_gmt' => Sql::time() ) ) );
	return (int) $wpdb->insert_id;
}

test( 'only administrators get at orders, sums, plans and members', function () {
	no_orders();
	obliging_provider();
	$order      = paid_order();
	act_as( 'administrator' );
	$plan       = ( new Plans() )->create( array( 'title' => 'Secret plan', 'price' => '5', 'currency' => 'USD', 'interval' => '1 month' ) );
	$membership = a_membership();
	$all        = array(
		array( 'GET', '/orders' ), array( 'GET', '/orders.csv' ), array( 'GET', "/orders/$order->id" ), array( 'POST', "/orders/$order->id/refund", array( 'amount' => 1, 'key' => 'abcdefgh' ) ),
		array( 'GET', '/totals' ), array( 'GET', '/plans' ), array( 'POST', '/plans', array( 'title' => 'x', 'price' => '5', 'currency' => 'USD', 'interval' => '1 year' ) ),
		array( 'POST', "/plans/$plan->id", array( 'title' => 'y' ) ), array( 'DELETE', "/plans/$plan->id" ), array( 'GET', '/members' ),
		array( 'POST', "/members/$membership", array( 'action' => 'end' ) ),
	);
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 403 ) as $role => $status ) {
		act_as( $role );
		foreach ( $all as $one ) {
			$answer = rest( $one[0], '/mainstreet/v1/payments' . $one[1], isset( $one[2] ) ? $one[2] : null );
			same( $status, $answer->get_status(), "$role {$one[0]} {$one[1]}" );
			$said = wp_json_encode( $answer->get_data() );
			holds_not( '@example.org', $said );
			holds_not( 'Secret plan', $said );
		}
	}
	$after = ( new Orders() )->get( $order->id );
	same( array( 'paid', 0, 'Secret plan', false ), array( $after->status, $after->refunded, ( new Plans() )->get( $plan->id )->title, ( new Plans() )->get( $plan->id )->is_deleted ) );
	same( 'active', Sql::row( 'memberships', "SELECT status FROM {table} WHERE id = $membership" )['status'] );
} );

test( 'orders are listed newest first, filtered, searched and read by keyset', function () {
	no_orders();
	act_as( 'administrator' );
	$ids = array();
	foreach ( range( 1, 5 ) as $n ) {
		$ids[] = paid_order( array( 'plan_id' => $n, 'mode' => $n % 2 ? 'live' : 'test', 'title' => 4 === $n ? 'Odd 100%_deal' : 'Tea', 'created_gmt' => "2026-0$n-10 12:00:00" ) )->id;
	}
	$open = an_order( array( 'created_gmt' => '2026-06-10 12:00:00' ) );
	$all  = array_merge( array( $open->id ), array_reverse( $ids ) );
	same( $all, listed() );
	same( 6, payments_get( '/orders' )->get_data()['total'] );
	same( array_slice( $all, 2, 2 ), listed( array( 'per_page' => 2, 'page' => 2 ) ), 'by number' );
	same( array_slice( $all, 2, 2 ), listed( array( 'per_page' => 2, 'page' => 2, 'before' => $all[1] ) ), 'behind a row' );
	same( array( $open->id ), listed( array( 'status' => 'new' ) ) );
	same( array( $ids[3], $ids[1] ), listed( array( 'status' => 'paid', 'mode' => 'test' ) ) );
	same( array( $ids[2] ), listed( array( 'plan' => 3 ) ) );
	same( array( $ids[2], $ids[1] ), listed( array( 'from' => '2026-02-10', 'to' => '2026-03-10' ) ) );
	$third = ( new Orders() )->get( $ids[2] );
	same( array( $ids[2] ), listed( array( 'search' => $third->email ) ), 'address' );
	same( array( $ids[2] ), listed( array( 'search' => ' ' . $third->name . ' ' ) ), 'name' );
	same( array( $ids[2] ), listed( array( 'search' => strtoupper( $third->uuid ) ) ), 'number' );
	same( array( $ids[2] ), listed( array( 'search' => substr( $third->uuid, 0, 8 ) ) ), 'beginning of a number' );
	same( array( $ids[3] ), listed( array( 'search' => '100%_deal' ) ), 'signs of LIKE are letters' );
	same( array(), listed( array( 'search' => "x' OR 1=1 -- {table}" ) ) );
	foreach ( array( array( 'status' => 'bought' ), array( 'mode' => 'x' ), array( 'from' => '1.1.2026' ), array( 'per_page' => 101 ), array( 'search' => str_repeat( 'x', 201 ) ) ) as $wrong ) {
		same( 400, payments_get( '/orders', $wrong )->get_status() );
	}
} );

test( 'days of a filter are the site’s', function () {
	no_orders();
	act_as( 'administrator' );
	update_option( 'timezone_string', 'America/New_York' );
	$order = paid_order( array( 'created_gmt' => '2026-03-11 02:00:00' ) );
	same( array( $order->id ), listed( array( 'from' => '2026-03-10', 'to' => '2026-03-10' ) ) );
	same( array(), listed( array( 'from' => '2026-03-11' ) ) );
	update_option( 'timezone_string', '' );
} );

test( 'an order is answered with its history, its link and what is left, and without what only buyers know', function () {
	no_orders();
	obliging_provider();
	act_as( 'administrator' );
	$first   = paid_order( array( 'kind' => 'subscription', 'sub_ref' => 'sub_x', 'title' => SCREEN_HOSTILE, 'name' => SCREEN_HOSTILE, 'claim_hash' => str_repeat( 'ab', 32 ) ) );
	$renewal = paid_order( array( 'kind' => 'subscription', 'sub_ref' => 'sub_x', 'parent_id' => $first->id ) );
	\Mainstreet\Payments\Orders\Order_History::add( $first->id, 'mail_failed', array( 'message' => SCREEN_HOSTILE, 'list' => array( 1 ) ) );
	$answer = payments_get( "/orders/$first->id" )->get_data();
	same( array( SCREEN_HOSTILE, 1250, 'Stripe' ), array( $answer['title'], $answer['left'], $answer['service'] ) );
	same( 'https://dashboard.example/' . $first->payment_ref, $answer['link'] );
	same( array( $renewal->id ), array_column( $answer['renewals'], 'id' ) );
	same( 'mail_failed', $answer['history'][0]['what'] );
	same( array( 'message' => SCREEN_HOSTILE ), (array) $answer['history'][0]['detail'], 'scalars alone' );
	holds_not( str_repeat( 'ab', 32 ), strtolower( wp_json_encode( $answer ) ) );
	same( 404, payments_get( '/orders/999999' )->get_status() );
	// A link that runs something never gets out.
	add_filter( 'mainstreet_payment_providers', function ( $all ) {
		$bad = new class() extends \Mainstreet\Payments\Orders\Providers\Payment_Provider {
			public function name() { return 'stripe'; }
			public function label() { return 'Bad'; }
			public function mode() { return 'test'; }
			public function is_ready() { return false; }
			public function open( Order $order, \Mainstreet\Payments\Orders\Checkout\Checkout_Details $details ) { return array(); }
			public function fetch( Order $order ) { return new \WP_Error( 'no' ); }
			public function refund( Order $order, $amount, $key ) { return new \WP_Error( 'no' ); }
			public function cancel( $sub_ref, $mode, $at_once ) { return true; }
			public function link( Order $order ) { return 'javascript:alert(1)'; }
		};
		return array( 'stripe' => $bad );
	}, 100 );
	same( '', payments_get( "/orders/$first->id" )->get_data()['link'] );
} );

test( 'a refund goes through the provider in parts, and the same request is one refund', function () {
	no_orders();
	$provider = obliging_provider();
	act_as( 'administrator' );
	$order  = paid_order();
	$refund = function ( $amount, $key ) use ( $order ) {
		return payments_post( "/orders/$order->id/refund", compact( 'amount', 'key' ) );
	};
	foreach ( array( 1251, 0, -5, 12.5, 'ten' ) as $wrong ) {
		$answer = $refund( $wrong, 'key-wrong' );
		same( 400, $answer->get_status(), (string) $wrong );
		truly( isset( $answer->get_data()['data']['params']['amount'] ) );
	}
	same( 400, $refund( 100, "a b\n" )->get_status(), 'key' );
	same( array(), $provider->log );
	foreach ( array( 1, 2 ) as $time ) {
		$answer = $refund( 450, 'key-first' );
		same( array( 200, 'paid', 450, 800 ), array( $answer->get_status(), $answer->get_data()['status'], $answer->get_data()['refunded'], $answer->get_data()['left'] ), "time $time" );
	}
	same( 404, $refund( 451, 'key-first' )->get_status(), 'another amount with the same key' );
	same( 400, $refund( 801, 'key-second' )->get_status(), 'more than is left' );
	$answer = $refund( 800, 'key-second' );
	same( array( 'refunded', 1250, 0 ), array( $answer->get_data()['status'], $answer->get_data()['refunded'], $answer->get_data()['left'] ) );
	same( 200, $refund( 800, 'key-second' )->get_status(), 'the answer got lost' );
	same( 409, $refund( 1, 'key-third' )->get_status(), 'nothing is left' );
	same( array( 'refund_requested', 'part_refunded', 'refund_requested', 'refunded' ), history_of( $order ) );
	same( array( 450, 450, 800, 800 ), array_column( $provider->log, 2 ) );
	same( 2, count( $provider->given[ $order->payment_ref ] ) );
} );

test( 'what was not paid, or refused by the provider, is not refunded, and the reason is told', function () {
	no_orders();
	$provider = obliging_provider();
	act_as( 'administrator' );
	foreach ( array( 'new', 'open', 'failed', 'expired', 'disputed', 'refunded' ) as $n => $status ) {
		$order = paid_order( array( 'status' => $status ) );
		same( 409, payments_post( "/orders/$order->id/refund", array( 'amount' => 1, 'key' => 'abcdefgh' ) )->get_status(), $status );
	}
	same( array(), $provider->log );
	$order           = paid_order();
	$provider->error = new \WP_Error( 'mainstreet_stripe', 'Insufficient funds in your account.', array( 'status' => 424 ) );
	$answer          = payments_post( "/orders/$order->id/refund", array( 'amount' => 100, 'key' => 'abcdefgh' ) );
	same( array( 424, 'Insufficient funds in your account.' ), array( $answer->get_status(), $answer->get_data()['message'] ) );
	same( array( 'refund_requested', 'refund_refused' ), history_of( $order ) );
	// Who listens fails: the money is back, and that is said.
	$provider->error = null;
	add_action( 'mainstreet_payment_state', function () { throw new \RuntimeException( 'disk full' ); } );
	$answer = payments_post( "/orders/$order->id/refund", array( 'amount' => 100, 'key' => 'abcdefgh' ) );
	same( array( 500, 'mainstreet_not_saved' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	same( 0, ( new Orders() )->get( $order->id )->refunded );
} );

test( 'in a currency of three decimals only what the service takes is given back', function () {
	no_orders();
	obliging_provider();
	act_as( 'administrator' );
	$order = paid_order( array( 'currency' => 'KWD', 'amount' => 10500 ) );
	same( 400, payments_post( "/orders/$order->id/refund", array( 'amount' => 1005, 'key' => 'abcdefgh' ) )->get_status() );
	same( 1010, payments_post( "/orders/$order->id/refund", array( 'amount' => 1010, 'key' => 'abcdefgi' ) )->get_data()['refunded'] );
} );

test( 'the file holds all orders in batches, in decimals, and nothing a spreadsheet would run', function () {
	no_orders();
	store_orders( 1203 );
	paid_order( array( 'title' => SCREEN_HOSTILE, 'name' => "\t@SUM(1)", 'currency' => 'JPY', 'amount' => 1250, 'refunded' => 50 ) );
	paid_order( array( 'currency' => 'KWD', 'amount' => 12345, 'fee' => 45 ) );
	$csv   = orders_csv();
	$lines = explode( "\r\n", trim( $csv ) );
	same( 1206, count( $lines ) );
	same( 0, strpos( $csv, Csv::BOM ) );
	holds( 'KWD,12.345,0.045,0.000', $lines[1] );
	holds( 'JPY,1250,0,50', $lines[2] );
	holds( "\"'" . str_replace( '"', '""', SCREEN_HOSTILE ) . '"', $lines[2] );
	holds( "\"'\t@SUM(1)\"", $lines[2] );
	foreach ( $lines as $line ) {
		foreach ( str_getcsv( $line, ',', '"', '' ) as $cell ) {
			truly( ! preg_match( '/^[=+\-@\t]/', $cell ), $cell );
		}
	}
	same( 1 + 120, count( explode( "\r\n", trim( orders_csv( array( 'status' => 'refunded' ) ) ) ) ) );
} );

test( 'sums are by month of the site, currency and mode', function () {
	no_orders();
	act_as( 'administrator' );
	update_option( 'timezone_string', 'Asia/Tokyo' );
	paid_order( array( 'mode' => 'live', 'amount' => 1000, 'refunded' => 300, 'paid_gmt' => '2026-01-31 14:59:59' ) );
	paid_order( array( 'mode' => 'live', 'amount' => 1000, 'paid_gmt' => '2026-01-31 15:00:00' ) );
	paid_order( array( 'mode' => 'live', 'amount' => 500, 'status' => 'disputed', 'paid_gmt' => '2026-02-05 00:00:00' ) );
	paid_order( array( 'mode' => 'live', 'amount' => 700, 'currency' => 'JPY', 'paid_gmt' => '2026-12-31 14:59:59' ) );
	paid_order( array( 'mode' => 'live', 'amount' => 9, 'paid_gmt' => '2026-12-31 15:00:00' ) );
	paid_order( array( 'mode' => 'test', 'amount' => 77, 'paid_gmt' => '2026-01-15 00:00:00' ) );
	an_order( array( 'mode' => 'live', 'amount' => 99999 ) );
	same(
		array(
			array( 'month' => '2026-01', 'currency' => 'USD', 'orders' => 1, 'amount' => 1000, 'refunded' => 300, 'disputed' => 0 ),
			array( 'month' => '2026-02', 'currency' => 'USD', 'orders' => 2, 'amount' => 1500, 'refunded' => 0, 'disputed' => 500 ),
			array( 'month' => '2026-12', 'currency' => 'JPY', 'orders' => 1, 'amount' => 700, 'refunded' => 0, 'disputed' => 0 ),
		),
		Order_Totals::get_months( 2026, 'live' )
	);
	$test = payments_get( '/totals', array( 'year' => 2026, 'mode' => 'test' ) )->get_data();
	same( array( 2026, 'test', array( 77 ) ), array( $test['year'], $test['mode'], array_column( $test['months'], 'amount' ) ) );
	same( 2027, Order_Totals::get_months( 2027, 'live' ) ? 2027 : 0 );
	same( 2026, payments_get( '/totals' )->get_data()['years'][0] );
	update_option( 'timezone_string', '' );
	no_orders();
	same( array( (int) gmdate( 'Y' ), (int) gmdate( 'Y' ) ), Order_Totals::get_years( 'live' ) );
} );

test( 'plans are made, changed and archived, and say where they are offered and by how many used', function () {
	no_orders();
	act_as( 'administrator' );
	$body = array( 'title' => 'Club <b>', 'price' => '12.50', 'currency' => 'EUR', 'interval' => '1 month', 'welcome_email' => "Hello\nyou" );
	$made = payments_post( '/plans', $body )->get_data();
	same( array( 1250, 'EUR', '1 month', "Hello\nyou" ), array( $made['amount'], $made['currency'], $made['interval'], $made['welcome_email'] ) );
	foreach ( array( 'title' => '', 'price' => '0.01', 'currency' => 'XXX', 'interval' => 'daily' ) as $field => $wrong ) {
		$answer = payments_post( '/plans', array( $field => $wrong ) + $body );
		same( array( 400, array( $field ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ) ), $field );
	}
	$id   = $made['id'];
	$post = wp_insert_post( array( 'post_title' => 'Join & <i>us</i>', 'post_status' => 'publish', 'post_content' => "<!-- wp:jetpack/recurring-payments {\"planId\":$id} /-->" ) );
	$far  = wp_insert_post( array( 'post_title' => 'Gate', 'post_status' => 'draft', 'post_content' => "<!-- wp:jetpack/premium-content/container {\"selectedPlanIds\":[1,$id]} --><p>x</p><!-- /wp:jetpack/premium-content/container -->" ) );
	a_membership( array( 'plan_id' => $id ) );
	a_membership( array( 'plan_id' => $id, 'status' => 'expired' ), 'gone@example.org' );
	$changed = payments_post( "/plans/$id", array( 'price' => '20' ) )->get_data();
	same( array( 2000, '1 month', 1, array( $far, $post ) ), array( $changed['amount'], $changed['interval'], $changed['members'], array_column( $changed['posts'], 'id' ) ) );
	same( 'Join & us', $changed['posts'][1]['title'] );
	same( array( '', false ), array( $changed['posts'][0]['link'], '' === $changed['posts'][0]['edit'] ) );
	$heard = record_action( 'mainstreet_plan_archived', 2 );
	same( 200, rest( 'DELETE', "/mainstreet/v1/payments/plans/$id", array( 'cancel_subscriptions' => true ) )->get_status() );
	same( array( $id, true ), array( $heard[0][0]->id, $heard[0][1] ) );
	same( false, in_array( $id, array_column( payments_get( '/plans' )->get_data()['items'], 'id' ), true ) );
	same( true, in_array( $id, array_column( payments_get( '/plans', array( 'archived' => true ) )->get_data()['items'], 'id' ), true ) );
	same( 404, payments_post( "/plans/$post", array( 'title' => 'A post is no plan' ) )->get_status() );
} );

test( 'plans are found in every form in which blocks name them', function () {
	same( array( 12, 34, 5, 6, 7, 8 ), Plan_Usage::parse_plan_ids( '{"planId":"12+34"} {"planIds":[5,"6"]} {"selectedPlanId":7} {"monthlyDonation":{"planId":8,"amounts":[99]}} {"otherId":55}' ) );
	same( array(), Plan_Usage::parse_plan_ids( '"planId":-1 "planId":null "planId":"<b>"' ) );
} );

test( 'the screen says in which mode services are, and stands in the menu of administrators alone', function () {
	$provider = obliging_provider();
	same( array( array( 'name' => 'stripe', 'label' => 'Stripe', 'mode' => 'test' ) ), Payments_Screen::get_services() );
	$provider->test_mode = false;
	same( 'live', Payments_Screen::get_services()[0]['mode'] );
	$links = array_column( apply_filters( 'mainstreet_settings_sections', array() ), 'links', 'id' );
	holds( 'page=mainstreet-payments', $links['payments'][0]['url'] );
} );

/** A plan; gives its id. */
function screen_plan( array $fields = array() ) {
	return ( new Plans() )->create( $fields + array( 'title' => 'Tide tables', 'price' => '12.50', 'currency' => 'USD', 'interval' => 'one-time' ) )->id;
}

/** A request about a membership. */
function member_act( $id, $action ) {
	return payments_post( "/members/$id", compact( 'action' ) );
}

test( 'members are listed with plan and end, searched and filtered', function () {
	no_orders();
	act_as( 'administrator' );
	$plan = screen_plan( array( 'title' => 'Club', 'interval' => '1 month' ) );
	$ends = time() + 86400;
	$one  = a_membership( array( 'plan_id' => $plan, 'period_end' => $ends, 'sub_ref' => 'sub_1', 'mode' => 'live' ) );
	$two  = a_membership( array( 'plan_id' => 99, 'status' => 'expired', 'sub_ref' => wp_generate_uuid4() ), 'odd_%@example.org' );
	$all  = payments_get( '/members' )->get_data();
	same( array( 2, array( $two, $one ), array( '', 'Club' ) ), array( $all['total'], array_column( $all['items'], 'id' ), array_column( $all['items'], 'plan' ) ) );
	same( array( gmdate( 'Y-m-d\TH:i:s\Z', $ends ), false, 'member@example.org' ), array( $all['items'][1]['period_end'], $all['items'][1]['is_ending'], $all['items'][1]['email'] ) );
	foreach ( array( 'email_key', 'gen', 'customer' ) as $secret ) {
		holds_not( $secret, wp_json_encode( $all ) );
	}
	foreach ( array( array( 'status' => 'expired' ), array( 'plan' => 99 ), array( 'mode' => 'test' ), array( 'search' => 'd_%@' ) ) as $query ) {
		same( array( $two ), array_column( payments_get( '/members', $query )->get_data()['items'], 'id' ) );
	}
	same( array( $one ), array_column( payments_get( '/members', array( 'per_page' => 1, 'page' => 2 ) )->get_data()['items'], 'id' ) );
	same( 404, member_act( 999999, 'end' )->get_status() );
	same( 400, member_act( $one, 'delete' )->get_status() );
} );

test( 'ending access cancels the subscription first, and does not end what is still charged', function () {
	no_orders();
	$provider = obliging_provider();
	act_as( 'administrator' );
	$plan   = screen_plan( array( 'interval' => '1 month' ) );
	$order  = subscribed( $plan );
	$member = (int) membership_of( $order )['id'];
	$provider->error = new \WP_Error( 'mainstreet_stripe', 'Stripe is down.', array( 'status' => 502 ) );
	same( 502, member_act( $member, 'end' )->get_status() );
	same( 'active', membership_of( $order )['status'] );
	$provider->error = null;
	$answer          = member_act( $member, 'end' );
	same( array( 200, 'canceled' ), array( $answer->get_status(), $answer->get_data()['status'] ) );
	same( array( 'cancel', $order->sub_ref, 'live', true ), end( $provider->log ) );
	same( 200, member_act( $member, 'end' )->get_status(), 'again' );
	same( 2, count( $provider->log ) );
	$once = bought( screen_plan(), 'bo@example.org' );
	same( 'canceled', member_act( (int) membership_of( $once )['id'], 'end' )->get_data()['status'] );
	same( 2, count( $provider->log ), 'nothing to cancel' );
} );

test( 'a member gets a link by e-mail, and who asked does not see it', function () {
	no_orders();
	act_as( 'administrator' );
	$order  = bought( screen_plan() );
	$mails  = caught_mails();
	$answer = member_act( (int) membership_of( $order )['id'], 'send_link' );
	same( array( 200, 1, 'ada@example.org' ), array( $answer->get_status(), count( $mails ), ( (array) $mails[0]['to'] )[0] ) );
	truly( 1 === preg_match( '/k=([0-9a-f]{64})/', $mails[0]['message'], $found ) );
	holds_not( $found[1], wp_json_encode( $answer->get_data() ) );
	add_filter( 'pre_wp_mail', '__return_false', 99 );
	same( 409, member_act( (int) membership_of( $order )['id'], 'send_link' )->get_status() );
} );

test( 'a refund ends the access that was bought, in the same request', function () {
	no_orders();
	obliging_provider();
	act_as( 'administrator' );
	$order = bought( screen_plan() );
	same( 'active', membership_of( $order )['status'] );
	same( 200, payments_post( "/orders/$order->id/refund", array( 'amount' => 1250, 'key' => 'abcdefgh' ) )->get_status() );
	truly( 'active' !== membership_of( $order )['status'] );
} );

test( 'a refund of a subscription cancels it first, where that is wanted', function () {
	no_orders();
	$provider = obliging_provider();
	act_as( 'administrator' );
	$order  = subscribed( screen_plan( array( 'interval' => '1 month' ) ) );
	$refund = function ( $amount, $key, $cancels ) use ( $order ) {
		return payments_post( "/orders/$order->id/refund", array( 'amount' => $amount, 'key' => $key, 'cancel_subscription' => $cancels ) );
	};
	same( 200, $refund( 100, 'key-part', false )->get_status() );
	same( 'active', membership_of( $order )['status'] );
	holds_not( 'cancel', wp_json_encode( array_column( $provider->log, 0 ) ) );
	$provider->error = new \WP_Error( 'mainstreet_stripe', 'Stripe is down.', array( 'status' => 502 ) );
	$answer          = $refund( 1150, 'key-whole', true );
	same( array( 502, 'Nothing was refunded, because the subscription could not be canceled. Stripe is down.' ), array( $answer->get_status(), $answer->get_data()['message'] ) );
	same( 100, ( new Orders() )->get( $order->id )->refunded );
	$provider->error = null;
	same( array( 200, 'refunded' ), array( $refund( 1150, 'key-whole', true )->get_status(), ( new Orders() )->get( $order->id )->status ) );
	same( array( 'cancel', $order->sub_ref, 'live', true ), $provider->log[ count( $provider->log ) - 2 ] );
	truly( 'active' !== membership_of( $order )['status'] );
	// What is paid once has nothing to cancel.
	$once = bought( screen_plan(), 'bo@example.org' );
	same( 200, payments_post( "/orders/$once->id/refund", array( 'amount' => 1250, 'key' => 'abcdefgh', 'cancel_subscription' => true ) )->get_status() );
	same( 'refund', end( $provider->log )[0] );
	same( 400, $refund( 1, 'key-other', 'perhaps' )->get_status() );
} );

test( 'the settings lead back to the post that was open, and to nothing else', function () {
	act_as( 'administrator' );
	$post  = wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) );
	$state = function ( array $what ) { return base64_encode( wp_json_encode( $what ) ); };
	add_filter( 'mainstreet_payments_account', function () { return array( 'connected' => false ); }, 999 );
	$_GET['state'] = $state( array( 'from_editor_post_id' => $post ) );
	holds( "post=$post&action=edit&stripe_connect_cancelled=1", Payments_Screen::add_editor_link( array( 'returnUrl' => '' ) )['returnUrl'] );
	same( '/own', Payments_Screen::add_editor_link( array( 'returnUrl' => '/own' ) )['returnUrl'], 'who named a way' );
	add_filter( 'mainstreet_payments_account', function () { return array( 'connected' => true ); }, 1000 );
	holds( 'stripe_connect_success=1', Payments_Screen::add_editor_link( array( 'returnUrl' => '' ) )['returnUrl'] );
	foreach ( array( 'e30=', 'nonsense', '', str_repeat( 'A', 3000 ), $state( array( 'from_editor_post_id' => 'https://evil.example/' ) ), $state( array( 'from_editor_post_id' => 999999 ) ), $state( array( 'from_editor_post_id' => array( 1 ) ) ) ) as $wrong ) {
		$_GET['state'] = $wrong;
		same( '', Payments_Screen::add_editor_link( array( 'returnUrl' => '' ) )['returnUrl'], substr( $wrong, 0, 30 ) );
	}
	$_GET['state'] = array( 'x' );
	same( '', Payments_Screen::add_editor_link( array( 'returnUrl' => '' ) )['returnUrl'] );
	$site = Payments_Screen::get_editor_url( $state( array( 'from_site_editor_post_id' => 'theme//home&x=1', 'from_site_editor_post_type' => 'wp_template' ) ) );
	same( 0, strpos( $site, admin_url( 'site-editor.php?postType=wp_template&postId=theme%2F%2Fhome%26x%3D1' ) ) );
	unset( $_GET['state'] );
} );
