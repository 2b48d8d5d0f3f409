<?php
/**
 * What strangers try at the checkout, and what happens to a checkout that was begun.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Orders\Pages\Buy_Page;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Plans\Plans;

require_once MAINSTREET_DIR . '/tests/php/payments.php';

/** Asks the route as a visitor of a network. */
function try_to_buy( array $body, $network = '203.0.113.7' ) {
	act_as( '' );
	$before                 = isset( $_SERVER['REMOTE_ADDR'] ) ? $_SERVER['REMOTE_ADDR'] : '';
	$_SERVER['REMOTE_ADDR'] = $network;
	$answer                 = rest( 'POST', '/mainstreet/v1/checkout', $body );
	$_SERVER['REMOTE_ADDR'] = $before;
	return $answer;
}

/** Code of a refusal. */
function refusal_of( $answer ) {
	return isset( $answer->get_data()['code'] ) ? $answer->get_data()['code'] : $answer->get_status();
}

test( 'odd numbers are refused by the route, and read by the page where people may have meant them', function () {
	$service = pay_service();
	$post    = a_shop();
	$plan    = a_plan( array( 'named' => true ) );
	foreach ( array( '１２', '1２', '+5', '5e0', '0b11', '0o7', '1_000', "5\n", "5\0", '5 ', '.5', '5.', '5.00.', '٥', '∞', '½', '5%', '-0', str_repeat( '9', 39 ), str_repeat( '0', 39 ) . '55' ) as $odd ) {
		Sql::run( 'throttle', 'DELETE FROM {table}' );
		$answer = try_to_buy( array( 'plan_id' => $plan, 'post_id' => $post, 'amount' => $odd ) );
		if ( '5' === trim( $odd ) && 200 === $answer->get_status() ) {
			same( 500, Orders::find_all( '1 = 1 ORDER BY id DESC' )[0]->amount );
			continue;
		}
		same( 400, $answer->get_status(), wp_json_encode( $odd ) . wp_json_encode( $answer->get_data() ) );
	}
	Sql::run( 'orders', 'DELETE FROM {table}' );
	act_as( '' );
	foreach ( array( '１２' => 1200, '$12.50' => 1250, '12,50' => 1250 ) as $typed => $minor ) {
		Sql::run( 'throttle', 'DELETE FROM {table}' );
		$page = Buy_Page::build( $plan, $post, array( 'amount' => (string) $typed ) );
		truly( isset( $page['redirect'] ), (string) $typed );
		same( $minor, Orders::find_all( '1 = 1 ORDER BY id DESC' )[0]->amount );
	}
	foreach ( array( '-12', '1e3', '0x10', '12..5' ) as $typed ) {
		Sql::run( 'throttle', 'DELETE FROM {table}' );
		$page = Buy_Page::build( $plan, $post, array( 'amount' => $typed ) );
		same( 400, $page['status'], $typed );
		holds( 'value="' . $typed . '"', $page['html'] );
	}
	same( 3, count( Orders::find_all( '1 = 1 ORDER BY id DESC' ) ) );
} );

test( 'a network of IPv6 counts as one, others are not held up by it', function () {
	pay_service();
	$body = array( 'plan_id' => a_plan(), 'post_id' => a_shop() );
	$_COOKIE = array();
	for ( $n = 1; $n <= 10; $n++ ) {
		$_COOKIE = array();
		same( 200, try_to_buy( $body, "2001:db8:1:2::$n" )->get_status() );
	}
	$_COOKIE = array();
	same( 429, try_to_buy( $body, '2001:db8:1:2:ffff::1' )->get_status() );
	same( 200, try_to_buy( $body, '2001:db8:1:3::1' )->get_status() );
} );

test( 'who presses twice has two pages and pays each only by paying it', function () {
	$_COOKIE = array();
	$service = pay_service();
	$body    = array( 'plan_id' => a_plan(), 'post_id' => a_shop() );
	$urls    = array( try_to_buy( $body )->get_data()['url'], try_to_buy( $body )->get_data()['url'] );
	truly( $urls[0] !== $urls[1] );
	list( $second, $first ) = Orders::find_all( '1 = 1 ORDER BY id DESC' );
	\Mainstreet\Payments\Orders\States\Order_Updater::apply( $first, said( 'paid' ) );
	same( array( 'paid', 'open' ), array( ( new Orders() )->get( $first->id )->status, ( new Orders() )->get( $second->id )->status ) );
} );

test( 'what is sold no longer when the form is sent is not sold, and the page says so', function () {
	$service = pay_service();
	$ends    = array(
		'the post is a draft again'    => function ( $plan, $post ) { wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) ); },
		'the post is private'          => function ( $plan, $post ) { wp_update_post( array( 'ID' => $post, 'post_status' => 'private' ) ); },
		'the post has a password'      => function ( $plan, $post ) { wp_update_post( array( 'ID' => $post, 'post_password' => 'x' ) ); },
		'the post is in the bin'       => function ( $plan, $post ) { wp_trash_post( $post ); },
		'the post is for next year'    => function ( $plan, $post ) { wp_update_post( array( 'ID' => $post, 'post_status' => 'future', 'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() + YEAR_IN_SECONDS ), 'post_date' => gmdate( 'Y-m-d H:i:s', time() + YEAR_IN_SECONDS ), 'edit_date' => true ) ); },
		'the plan is archived'         => function ( $plan ) { ( new Plans() )->archive( $plan ); },
		'the plan lost its price'      => function ( $plan ) { delete_post_meta( $plan, 'jetpack_memberships_price' ); },
		'the currency is none'         => function ( $plan ) { update_post_meta( $plan, 'jetpack_memberships_currency', 'XXX' ); },
	);
	foreach ( $ends as $name => $end ) {
		$plan = a_plan();
		$post = a_shop();
		act_as( '' );
		same( 200, Buy_Page::build( $plan, $post, null )['status'], $name );
		$end( $plan, $post );
		foreach ( array( null, array() ) as $posted ) {
			$page = Buy_Page::build( $plan, $post, $posted );
			same( 404, $page['status'], $name );
			holds( 'You have not been charged', $page['html'] );
		}
		same( 'mainstreet_not_offered', refusal_of( try_to_buy( array( 'plan_id' => $plan, 'post_id' => $post ) ) ), $name );
	}
	same( array( 0, 0 ), array( count( Orders::find_all( '1 = 1 ORDER BY id DESC' ) ), count( $service->opened ) ) );
} );

test( 'a price that changed meanwhile is not charged by who saw the old one', function () {
	$service = pay_service();
	$plan    = a_plan();
	$post    = a_shop();
	( new Plans() )->update( $plan, array( 'price' => '99' ) );
	same( 'mainstreet_not_offered', refusal_of( try_to_buy( array( 'plan_id' => $plan, 'post_id' => $post, 'amount' => '12.50' ) ) ) );
	same( 0, count( $service->opened ) );
} );

test( 'a claim is of its order alone, and ends', function () {
	$_COOKIE = array();
	pay_service();
	$body = array( 'plan_id' => a_plan(), 'post_id' => a_shop() );
	try_to_buy( $body );
	$own    = Orders::find_all( '1 = 1 ORDER BY id DESC' )[0];
	$claims = $_COOKIE;
	$_COOKIE = array();
	try_to_buy( $body );
	$other  = Orders::find_all( '1 = 1 ORDER BY id DESC' )[0];
	$status = function ( $order ) { return rest( 'GET', '/mainstreet/v1/orders/' . $order->uuid . '/status' )->get_status(); };
	$_COOKIE = $claims;
	same( array( 200, 404 ), array( $status( $own ), $status( $other ) ) );
	// Somebody's own claim under the name of another's.
	$_COOKIE = array( \Mainstreet\Payments\Orders\Checkout\Claim_Cookie::name( $other->uuid ) => reset( $claims ) );
	same( 404, $status( $other ) );
	$_COOKIE = $claims;
	Sql::update( 'orders', array( 'created_gmt' => Sql::time( time() - 7201 ) ), '1 = 1' );
	same( 404, $status( $own ) );
} );
