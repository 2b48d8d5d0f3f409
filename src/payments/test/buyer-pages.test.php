<?php
/**
 * The pages of buyers: without script, and on the way back.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Orders\Pages\Buy_Page;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Pages\Return_Page;
use Mainstreet\Payments\Orders\Pages\Thank_You;

require_once MAINSTREET_DIR . '/tests/php/payments.php';

/** An order that this browser began. */
function begun( $plan, $post ) {
	$_COOKIE = array();
	act_as( '' );
	$started = Checkout::start( array( 'plan_id' => $plan, 'post_id' => $post ) );
	truly( ! is_wp_error( $started ), is_wp_error( $started ) ? $started->get_error_code() : '' );
	return $started['order'];
}

test( 'the page shows what is offered, and looking at it creates nothing', function () {
	$service = pay_service();
	$post    = a_shop( array( 'description' => "Two lines\n<script>alert(1)</script>[gallery]" ) );
	$page    = Buy_Page::build( a_plan( array( 'interval' => '1 year', 'title' => 'Tea [x]' ) ), $post, null );
	same( array( 200, 'Tea [x]' ), array( $page['status'], $page['title'] ) );
	holds( '$12.50 every year', $page['html'] );
	holds( 'Two lines', $page['html'] );
	holds_not( '<script', $page['html'] );
	holds_not( '[gallery]', $page['html'] );
	holds( 'Test mode', $page['html'] );
	holds( '<form method="post">', $page['html'] );
	holds( Checkout::honeypot_name( $post ), $page['html'] );
	holds_not( 'name="amount"', $page['html'] );
	holds_not( 'name="quantity"', $page['html'] );
	$service->mode = 'live';
	$page          = Buy_Page::build( a_plan( array( 'named' => true ) ), $post, null );
	holds( 'name="amount" required maxlength="20" value="12.50"', $page['html'] );
	holds( 'Minimum $0.50.', $page['html'] );
	holds_not( 'Test mode', $page['html'] );
	same( array( 0, 0 ), array( count( Orders::find_all( '1 = 1 ORDER BY id DESC' ) ), count( $service->opened ) ) );
} );

test( 'the form begins the order, as a script would', function () {
	$service = pay_service();
	$post    = a_shop( array( 'covers_fees' => true ) );
	$plan    = a_plan( array( 'named' => true, 'currency' => 'EUR' ) );
	act_as( '' );
	foreach ( array( array( array( 'amount' => '1,250' ), 125000 ), array( array( 'amount' => ' 12.50 € ' ), 1250 ), array( array( 'amount' => '5', 'custom_amount' => '7.20' ), 720 ), array( array( 'amount' => '5', 'custom_amount' => ' ' ), 500 ), array( array( 'amount' => '10', 'cover_fees' => '1' ), 1061 ), array( array(), 1250 ) ) as list( $posted, $minor ) ) {
		\Mainstreet\Core\Database\Sql::run( 'throttle', 'DELETE FROM {table}' );
		$page = Buy_Page::build( $plan, $post, $posted + array( 'plan_id' => '1', 'post_id' => '1', 'currency' => 'USD' ) );
		truly( isset( $page['redirect'] ), wp_json_encode( $page ) );
		holds( 'https://checkout.stripe.com/', $page['redirect'] );
		$order = Orders::find_all( '1 = 1 ORDER BY id DESC' )[0];
		same( array( $minor, 'EUR', $plan, $post ), array( $order->amount, $order->currency, $order->plan_id, $order->post_id ) );
	}
} );

test( 'errors stand next to their field, and what was typed stays', function () {
	$service = pay_service();
	$post    = a_shop();
	$plan    = a_plan( array( 'named' => true ) );
	act_as( '' );
	$page = Buy_Page::build( $plan, $post, array( 'amount' => '"><b>five</b>[x]' ) );
	same( 400, $page['status'] );
	holds( 'value="&quot;&gt;&lt;b&gt;five&lt;/b&gt;&#091;x&#093;"', $page['html'] );
	holds( 'aria-invalid="true"', $page['html'] );
	holds( 'role="alert">Please enter a valid amount.', $page['html'] );
	$page = Buy_Page::build( $plan, $post, array( 'custom_amount' => '0,10', 'amount' => '5' ) );
	holds( 'value="0,10"', $page['html'] );
	holds( 'role="alert">The minimum amount is $0.50.', $page['html'] );
	same( 1, substr_count( $page['html'], 'role="alert"' ) );
	$service->ready = false;
	$page           = Buy_Page::build( $plan, $post, array( 'amount' => '7.77' ) );
	same( 409, $page['status'] );
	holds( 'value="7.77"', $page['html'] );
	holds( 'role="alert">Payments are not set up', $page['html'] );
	$service->ready = true;
	add_filter( 'mainstreet_checkout_offer', static function ( $offer, $input ) { return null === $input['amount'] ? $offer : new \WP_Error( 'mine', 'Not <i>this</i>.', array( 'status' => 400, 'field' => 'amount' ) ); }, 20, 2 );
	$page = Buy_Page::build( $plan, $post, array( 'amount' => '7.77' ) );
	holds( 'role="alert">Not &lt;i&gt;this&lt;/i&gt;.', $page['html'] );
	same( 0, count( Orders::find_all( '1 = 1 ORDER BY id DESC' ) ) );
} );

test( 'what is not offered has a page that says so', function () {
	pay_service();
	$post = a_shop();
	foreach ( array( array( 0, $post ), array( a_plan( array( 'is_deleted' => '1' ) ), $post ), array( a_plan(), 0 ), array( a_plan(), 99999 ), array( -5, -5 ) ) as list( $plan, $on ) ) {
		foreach ( array( null, array( 'amount' => '5' ) ) as $posted ) {
			$page = Buy_Page::build( $plan, $on, $posted );
			same( 404, $page['status'] );
			holds_not( '<form', $page['html'] );
		}
	}
	same( 0, count( Orders::find_all( '1 = 1 ORDER BY id DESC' ) ) );
} );

test( 'who paid and comes back is led to the post, and what waits for it is told', function () {
	$service       = pay_service();
	$post          = a_shop();
	$order         = begun( a_plan(), $post );
	$claimed       = record_action( 'mainstreet_order_claimed', 1 );
	$service->says = said( 'paid' );
	$page          = Return_Page::build( $order->uuid );
	same( array( 'redirect' => add_query_arg( 'mainstreet_thanks', '1', get_permalink( $post ) ) ), $page );
	same( array( 1, 'paid', $order->id ), array( count( $claimed ), $claimed[0][0]->status, $claimed[0][0]->id ) );
	same( 'paid', ( new Orders() )->get( $order->id )->status );
	Return_Page::build( $order->uuid );
	same( 1, count( $service->looks ), 'what is known is not asked again' );
	same( 2, count( $claimed ) );
} );

test( 'a link alone gives nothing, whoever holds it', function () {
	$service       = pay_service();
	$order         = begun( a_plan(), a_shop() );
	$other         = begun( a_plan(), a_shop() );
	$claimed       = record_action( 'mainstreet_order_claimed', 1 );
	$service->says = said( 'paid' );
	// The browser holds the claim on another order only.
	$page = Return_Page::build( $order->uuid );
	same( array( 200, 0 ), array( $page['status'], count( $claimed ) ) );
	holds( 'in a different browser', $page['html'] );
	same( 'paid', ( new Orders() )->get( $order->id )->status, 'what the provider says is carried out all the same' );
	same( 404, rest( 'GET', "/mainstreet/v1/orders/{$order->uuid}/status" )->get_status() );
	same( 'open', rest( 'GET', "/mainstreet/v1/orders/{$other->uuid}/status" )->get_data()['status'] );
	holds( 'no-store', rest( 'GET', "/mainstreet/v1/orders/{$other->uuid}/status" )->get_headers()['Cache-Control'] );
	foreach ( array( wp_generate_uuid4(), '', 'x', "' OR 1=1 --", 'cs_1' ) as $unknown ) {
		same( $page, Return_Page::build( $unknown ), 'the same for what is not there' );
	}
	same( rest( 'GET', '/mainstreet/v1/orders/' . wp_generate_uuid4() . '/status' )->get_data(), rest( 'GET', "/mainstreet/v1/orders/{$order->uuid}/status" )->get_data() );
	same( 0, count( $claimed ) );
} );

test( 'what is not paid yet waits; what failed or was given back says so and opens nothing', function () {
	$service = pay_service();
	$claimed = record_action( 'mainstreet_order_claimed', 1 );
	$post    = a_shop();
	foreach ( array( 'open' => 'being processed', 'failed' => 'did not go through', 'canceled' => 'did not go through', 'expired' => 'did not go through', 'refunded' => 'refunded', 'disputed' => 'refunded' ) as $status => $title ) {
		$order         = begun( a_plan(), $post );
		$service->says = said( $status );
		$page          = Return_Page::build( $order->uuid );
		holds( $title, $page['title'] );
		holds( get_permalink( $post ), $page['html'] );
		same( 'open' === $status, false !== strpos( $page['html'], $order->uuid . '/status' ), $status );
	}
	same( 0, count( $claimed ) );
} );

test( 'a provider that can’t be asked, or says other than was ordered, opens nothing', function () {
	$service = pay_service();
	$claimed = record_action( 'mainstreet_order_claimed', 1 );
	foreach ( array( new \WP_Error( 'mainstreet_remote_unreachable', 'x', array( 'status' => 502 ) ), said( 'paid', array( 'amount' => 1 ) ), said( 'paid', array( 'currency' => 'JPY' ) ), said( 'paid', array( 'mode' => 'live' ) ), null ) as $says ) {
		$order         = begun( a_plan(), a_shop() );
		$service->says = $says;
		holds( 'being processed', Return_Page::build( $order->uuid )['title'] );
		same( 'open', ( new Orders() )->get( $order->id )->status );
	}
	$order = begun( a_plan(), a_shop() );
	for ( $n = 0; $n < 40; $n++ ) {
		Return_Page::build( $order->uuid );
	}
	truly( count( $service->looks ) <= 25, count( $service->looks ) . ' looks' );
	same( 0, count( $claimed ) );
} );

test( 'a post that is gone meanwhile leads to a page of thanks, never elsewhere', function () {
	$service       = pay_service();
	$post          = a_shop();
	$order         = begun( a_plan(), $post );
	$service->says = said( 'paid' );
	wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
	$page = Return_Page::build( $order->uuid );
	holds( 'Thank you', $page['title'] );
	holds( home_url( '/' ), $page['html'] );
	same( 'Thank you for your payment', $page['title'] );
	holds( '<p class="mainstreet-payments-thanks" role="status">Thank you for your payment.', ( new Thank_You( 1, $post ) )->render() );
} );

test( 'who gave is thanked for a donation, with the owner’s words as text', function () {
	$service       = pay_service();
	$post          = a_shop();
	$plan          = a_plan( array( 'type' => 'donation' ) );
	$order         = begun( $plan, $post );
	$service->says = said( 'paid' );
	same( array( 'redirect' => add_query_arg( 'mainstreet_thanks', (string) $plan, get_permalink( $post ) ) ), Return_Page::build( $order->uuid ) );
	holds( 'Thank you for your donation. You will receive an email about it.</p>', ( new Thank_You( $plan, $post ) )->render() );
	$words = "The lamp <b>burns</b>\nagain [gallery]";
	add_filter( 'mainstreet_donation_message', function ( $message ) use ( &$words ) { return null === $message ? null : $words; } );
	holds( 'email about it.<br><br>The lamp &lt;b&gt;burns&lt;/b&gt;<br />' . "\n" . 'again &#091;gallery&#093;</p>', ( new Thank_You( $plan, $post ) )->render() );
	holds( 'Thank you for your payment.', ( new Thank_You( a_plan(), $post ) )->render() );
	wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
	$page = Return_Page::build( $order->uuid );
	same( 'Thank you for your donation', $page['title'] );
	holds( 'The lamp &lt;b&gt;burns', $page['html'] );
	$words = str_repeat( 'é', 5000 );
	same( 1000, mb_strlen( ( new Thank_You( $plan, $post ) )->message() ) );
	foreach ( array( array(), 7, false ) as $words ) {
		same( false, ( new Thank_You( $plan, $post ) )->is_donation() );
	}
} );
