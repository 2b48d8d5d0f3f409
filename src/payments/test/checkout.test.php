<?php
/**
 * From the button to the provider's page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Checkout\Checkout_Amounts;
use Mainstreet\Payments\Orders\Checkout\Claim_Cookie;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Pages\Buy_Page;

require_once MAINSTREET_DIR . '/tests/php/payments.php';

/** All orders. */
function all_orders() {
	return Orders::find_all( '1 = 1 ORDER BY id DESC' );
}

/** Asks the route as a visitor of a network. */
function buy( array $body, $network = '203.0.113.7' ) {
	act_as( '' );
	$before                 = isset( $_SERVER['REMOTE_ADDR'] ) ? $_SERVER['REMOTE_ADDR'] : '';
	$_SERVER['REMOTE_ADDR'] = $network;
	$answer                 = rest( 'POST', '/mainstreet/v1/checkout', $body );
	$_SERVER['REMOTE_ADDR'] = $before;
	return $answer;
}

/** Fails unless the route refused and nothing was stored or opened. */
function refused( $answer, $service, $code, $status = 400 ) {
	Sql::run( 'throttle', 'DELETE FROM {table}' );
	same( $status, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
	same( $code, $answer->get_data()['code'] );
	same( array( 0, 0 ), array( count( all_orders() ), count( $service->opened ) ) );
}

test( 'a purchase: the order is there before the provider is asked, under the name it gets', function () {
	$_COOKIE = array();
	$service = pay_service();
	$post    = a_shop();
	$plan    = a_plan( array( 'title' => 'Tea & <b>cake</b>', 'interval' => '1 month' ) );
	$answer  = buy( array( 'plan_id' => $plan, 'post_id' => $post ) );
	same( 200, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
	holds( 'no-store', $answer->get_headers()['Cache-Control'] );
	$order = all_orders()[0];
	same( array( 'url' => 'https://checkout.stripe.com/c/pay/cs_' . $order->id ), $answer->get_data() );
	same( array( 'open', 1250, 0, 'USD', 'subscription', 'test', $plan, $post, 'stripe', 'cs_' . $order->id, 1, 0, '' ), array( $order->status, $order->amount, $order->fee, $order->currency, $order->kind, $order->mode, $order->plan_id, $order->post_id, $order->provider, $order->provider_ref, $order->quantity, $order->user_id, $order->email ) );
	list( $given, $details, $stored ) = $service->opened[0];
	same( array( 'new', $order->uuid, $order->amount ), array( $stored->status, $given->uuid, $given->amount ) );
	same( home_url( '/?mainstreet_pay=done&o=' . $order->uuid ), $details->return_url );
	same( get_permalink( $post ), $details->cancel_url );
	same( $plan, $details->plan->id );
	truly( Claim_Cookie::has_claim( $order ) );
	same( hash( 'sha256', $_COOKIE[ Claim_Cookie::name( $order->uuid ) ] ), strtolower( $order->claim_hash ) );
} );

test( 'nothing that a browser says decides price, currency, plan, post or where it leads back to', function () {
	$service = pay_service();
	$post    = a_shop();
	$plan    = a_plan();
	$fixed   = array( 'plan_id' => $plan, 'post_id' => $post );
	refused( buy( $fixed + array( 'amount' => '0.50' ) ), $service, 'mainstreet_not_offered' );
	refused( buy( $fixed + array( 'amount' => '9999' ) ), $service, 'mainstreet_not_offered' );
	foreach ( array( 0, -1, '', 'x', array( 1 ), 99999999, $post, "1 OR 1=1", 1.5 ) as $wrong ) {
		refused( buy( array( 'plan_id' => $wrong ) + $fixed ), $service, 'mainstreet_not_offered' );
	}
	$draft   = wp_insert_post( array( 'post_status' => 'draft', 'post_title' => 'x' ) );
	$private = wp_insert_post( array( 'post_status' => 'private', 'post_title' => 'x' ) );
	$locked  = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'x', 'post_password' => 'x' ) );
	foreach ( array( $draft, $private, $locked, 0, -5, 99999999, 'x', $plan ) as $wrong ) {
		refused( buy( array( 'post_id' => $wrong ) + $fixed ), $service, 'mainstreet_not_offered' );
	}
	foreach ( array( 0, -1, 1000, 'x', 1.5 ) as $wrong ) {
		refused( buy( $fixed + array( 'quantity' => $wrong ) ), $service, 'mainstreet_not_offered' );
	}
	$answer = buy( $fixed + array( 'price' => '0.01', 'currency' => 'JPY', 'title' => 'Free', 'return_url' => 'https://evil.example/', 'success_url' => 'https://evil.example/', 'cancel_url' => 'https://evil.example/', 'mode' => 'live', 'status' => 'paid', 'user_id' => 1, 'fee' => 5, 'provider' => 'none', 'uuid' => 'x', 'email' => 'evil@example.org' ) );
	same( 200, $answer->get_status() );
	$order = all_orders()[0];
	same( array( 1250, 'USD', 'Tea', 'test', 'open', 0, 0, 'stripe', '' ), array( $order->amount, $order->currency, $order->title, $order->mode, $order->status, $order->user_id, $order->fee, $order->provider, $order->email ) );
	same( array( home_url( '/?mainstreet_pay=done&o=' . $order->uuid ), get_permalink( $post ), '' ), array( $service->opened[0][1]->return_url, $service->opened[0][1]->cancel_url, $service->opened[0][1]->email ) );
} );

test( 'a plan is sold where a block offers it and nowhere else', function () {
	$service = pay_service();
	$plan    = a_plan();
	$post    = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'No block' ) );
	refused( buy( array( 'plan_id' => $plan, 'post_id' => $post ) ), $service, 'mainstreet_not_offered' );
	$shop = a_shop();
	refused( buy( array( 'plan_id' => $plan, 'post_id' => $post ) ), $service, 'mainstreet_not_offered' );
	$archived = a_plan( array( 'is_deleted' => '1' ) );
	refused( buy( array( 'plan_id' => $archived, 'post_id' => $shop ) ), $service, 'mainstreet_not_offered' );
	$draft = a_plan();
	wp_update_post( array( 'ID' => $draft, 'post_status' => 'draft' ) );
	refused( buy( array( 'plan_id' => $draft, 'post_id' => $shop ) ), $service, 'mainstreet_not_offered' );
	// A block that answers other than what is asked for.
	foreach ( array( array( 'amount' => 1 ), array( 'amount' => '1250' ), array( 'currency' => 'EUR' ), array( 'amount' => 12.5 ) ) as $wrong ) {
		add_filter( 'mainstreet_checkout_offer', $lie = static function ( $offer ) use ( $wrong ) { return is_array( $offer ) ? $wrong + $offer : $offer; }, 20 );
		refused( buy( array( 'plan_id' => $plan, 'post_id' => $shop ) ), $service, 'mainstreet_not_offered' );
		remove_filter( 'mainstreet_checkout_offer', $lie, 20 );
	}
	add_filter( 'mainstreet_checkout_offer', static function () { return new \WP_Error( 'mainstreet_mine', 'No.', array( 'status' => 409 ) ); }, 30 );
	refused( buy( array( 'plan_id' => $plan, 'post_id' => $shop ) ), $service, 'mainstreet_mine', 409 );
} );

test( 'amounts that people name are read exactly, and lie within the limits', function () {
	$service = pay_service();
	$post    = a_shop();
	$usd     = a_plan( array( 'named' => true ) );
	$try     = static function ( $plan, $amount ) use ( $post ) { return buy( array( 'plan_id' => $plan, 'post_id' => $post, 'amount' => $amount ), '198.51.100.' . wp_rand( 1, 250 ) . '' ); };
	Sql::run( 'throttle', 'DELETE FROM {table}' );
	foreach ( array( '12.345', '1e3', '-5', '0x10', '12,50', '١٢', '12.5.0', 12.5, array( '5' ), true, 'NaN', '$5' ) as $wrong ) {
		Sql::run( 'throttle', 'DELETE FROM {table}' );
		$answer = $try( $usd, $wrong );
		refused( $answer, $service, 'mainstreet_amount_invalid' );
		holds( 'valid amount', $answer->get_data()['data']['params']['amount'] );
	}
	foreach ( array( '0', '0.49', '0.00', '1000000', '999999999' ) as $wrong ) {
		Sql::run( 'throttle', 'DELETE FROM {table}' );
		refused( $try( $usd, $wrong ), $service, 'mainstreet_amount_limits' );
	}
	foreach ( array( array( 'USD', '7', 700 ), array( 'USD', '0.50', 50 ), array( 'USD', '999999.99', 99999999 ), array( 'JPY', '500', 500 ), array( 'KWD', '12.340', 12340 ), array( 'USD', 7, 700 ), array( 'USD', '19.99', 1999 ) ) as list( $currency, $typed, $minor ) ) {
		Sql::run( 'throttle', 'DELETE FROM {table}' );
		$answer = $try( a_plan( array( 'named' => true, 'currency' => $currency, 'price' => '500' ) ), $typed );
		same( 200, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
		same( array( $minor, $currency ), array( all_orders()[0]->amount, all_orders()[0]->currency ) );
	}
	Sql::run( 'orders', 'DELETE FROM {table}' );
	$service->opened = array();
	foreach ( array( array( 'JPY', '500.5', 'invalid' ), array( 'KWD', '12.345', 'limits' ), array( 'HUF', '500.50', 'limits' ), array( 'TWD', '50.5', 'invalid' ) ) as list( $currency, $typed, $code ) ) {
		Sql::run( 'throttle', 'DELETE FROM {table}' );
		$answer = $try( a_plan( array( 'named' => true, 'currency' => $currency, 'price' => '500' ) ), $typed );
		same( 400, $answer->get_status(), $currency );
		same( 0, count( all_orders() ) );
	}
} );

test( 'the owner’s limits hold for amounts that people name, in other currencies in proportion', function () {
	$service = pay_service();
	$post    = a_shop();
	$usd     = array( 'plan_id' => a_plan( array( 'named' => true ) ), 'post_id' => $post );
	Stored_Settings::save( array( 'payments_minimum' => '5.00', 'payments_maximum' => '100' ) );
	same( array( 500, 10000 ), array( Checkout_Amounts::minimum( 'USD' ), Checkout_Amounts::maximum( 'USD' ) ) );
	same( array( 500, 10000 ), array( Checkout_Amounts::minimum( 'JPY' ), Checkout_Amounts::maximum( 'JPY' ) ), 'ten times and two hundred times the least' );
	$answer = buy( $usd + array( 'amount' => '4.99' ) );
	refused( $answer, $service, 'mainstreet_amount_limits' );
	holds( '5.00', $answer->get_data()['message'] );
	refused( buy( $usd + array( 'amount' => '100.01' ) ), $service, 'mainstreet_amount_limits' );
	same( 200, buy( $usd + array( 'amount' => '5' ) )->get_status() );
	same( 200, buy( $usd + array( 'amount' => '100.00' ) )->get_status() );
	same( 200, buy( array( 'plan_id' => a_plan( array( 'price' => '2' ) ), 'post_id' => $post ) )->get_status(), 'a price that the owner set' );
	// A tier below the limit that the owner wrote into the block.
	$tiers = a_shop( array( 'is_fixed' => true ) );
	same( 200, buy( array( 'plan_id' => $usd['plan_id'], 'post_id' => $tiers, 'amount' => '3' ) )->get_status() );
} );

test( 'where nothing is set up, or the provider refuses, the buyer is told and the order is no open one', function () {
	$service        = pay_service();
	$service->ready = false;
	$body           = array( 'plan_id' => a_plan(), 'post_id' => a_shop() );
	refused( buy( $body ), $service, 'mainstreet_not_configured', 409 );
	$service->ready = true;
	$service->opens = static function () { return new \WP_Error( 'mainstreet_remote_rejected', 'No such currency.', array( 'status' => 424 ) ); };
	$answer         = buy( $body );
	same( 424, $answer->get_status() );
	holds( 'you have not been charged', $answer->get_data()['message'] );
	same( 'failed', all_orders()[0]->status );
	// What a buyer can do something about is told as it is.
	$service->opens = static function () { return new \WP_Error( 'mainstreet_stripe_refused', 'Minimum €0.50.', array( 'status' => 424 ) ); };
	same( 'Minimum €0.50.', buy( $body )->get_data()['message'] );
} );

test( 'a webhook that is quicker than the answer loses nothing', function () {
	$service        = pay_service();
	$service->opens = static function ( $order ) {
		\Mainstreet\Payments\Orders\States\Order_Updater::apply( $order, said( 'paid' ) );
		return array( 'ref' => 'cs_fast', 'url' => 'https://checkout.stripe.com/' );
	};
	buy( array( 'plan_id' => a_plan(), 'post_id' => a_shop() ) );
	same( array( 'paid', 'cs_fast' ), array( all_orders()[0]->status, all_orders()[0]->provider_ref ) );
} );

test( 'cards can’t be tried out in numbers, bots get nothing, other sites send nothing', function () {
	$service = pay_service();
	$post    = a_shop();
	$body    = array( 'plan_id' => a_plan(), 'post_id' => $post );
	$trapped = buy( $body + array( Checkout::honeypot_name( $post ) => 'x' ) );
	same( array( 200, array( 'url' => get_permalink( $post ) ) ), array( $trapped->get_status(), $trapped->get_data() ) );
	$_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
	refused( buy( $body ), $service, 'mainstreet_origin' );
	unset( $_SERVER['HTTP_ORIGIN'] );
	for ( $n = 0; $n < 10; $n++ ) {
		same( 200, buy( $body )->get_status() );
	}
	$answer = buy( $body );
	same( 429, $answer->get_status() );
	truly( (int) $answer->get_headers()['Retry-After'] > 0 );
	same( 10, count( all_orders() ) );
	same( 200, buy( $body, '198.51.100.9' )->get_status(), 'others are not held up' );
	truly( Checkout::honeypot_name( 1 ) !== Checkout::honeypot_name( 2 ) );
	holds( 'name="' . Checkout::honeypot_name( 5 ) . '"', Checkout::render_honeypot( 5 ) );
} );

test( 'a checkout takes fewer than six statements besides the provider’s', function () {
	global $wpdb;
	pay_service();
	$plan = a_plan( array( 'named' => true ) );
	$post = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Shop', 'post_content' => '<!-- wp:jetpack/recurring-payments {"planId":' . $plan . '} --><div class="wp-block-jetpack-recurring-payments"></div><!-- /wp:jetpack/recurring-payments -->' ) );
	update_post_meta( $post, 'note', array( 'a' => 1 ) );
	update_post_meta( $plan, 'twice', 'one' );
	add_post_meta( $plan, 'twice', 'two' );
	$body = array( 'plan_id' => $plan, 'post_id' => $post, 'amount' => '20' );
	$_COOKIE = array();
	foreach ( array( 'first', 'second', 'a minute later' ) as $time ) {
		if ( 'a minute later' === $time ) {
			Sql::run( 'throttle', 'UPDATE {table} SET reset_at = reset_at - 100' );
		}
		act_as( '' );
		wp_cache_flush();
		// What every request to WordPress reads.
		wp_load_alloptions();
		\Mainstreet\Core\Options\Options::all();
		rest_get_server();
		$log = array();
		add_filter( 'query', $watch = static function ( $sql ) use ( &$log ) { $log[] = $sql; return $sql; } );
		$before = $wpdb->num_queries;
		$answer = rest( 'POST', '/mainstreet/v1/checkout', $body );
		// One request in a hundred also deletes expired counters (Throttle).
		$used = $wpdb->num_queries - $before - count( preg_grep( '/^(?:SELECT HEX\(k\)|DELETE) .*_throttle/', $log ) );
		remove_filter( 'query', $watch );
		same( 200, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
		truly( $used > 3 && $used < 6, "$time: $used: " . implode( "\n", $log ) );
		same( array( array( 'one', 'two' ), array( 'a' => 1 ), 'Shop', get_post( $post )->post_name ), array( get_post_meta( $plan, 'twice' ), get_post_meta( $post, 'note', true ), get_the_title( $post ), 'shop' ) );
	}
} );

test( 'a product without a plan is sold as its block says, with its number and its payee', function () {
	$service = pay_service( 'paypal' );
	$post    = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Shop' ) );
	$product = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Cup', 'post_type' => 'page' ) );
	add_filter( 'mainstreet_checkout_offer', static function ( $offer, $input, $plan ) use ( $product ) {
		same( null, $plan );
		return $input['plan_id'] === $product ? array( 'amount' => 500 * $input['quantity'], 'currency' => 'EUR', 'title' => 'Cup', 'quantity' => $input['quantity'], 'max_quantity' => 999, 'provider' => 'paypal', 'payee' => 'shop@example.org' ) : $offer;
	}, 10, 3 );
	$answer = buy( array( 'plan_id' => $product, 'post_id' => $post, 'quantity' => 3, 'amount' => '0.01' ) );
	same( 200, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
	$order = all_orders()[0];
	same( array( 1500, 'EUR', 3, 'paypal', $product, 'one-time', 'Cup' ), array( $order->amount, $order->currency, $order->quantity, $order->provider, $order->plan_id, $order->kind, $order->title ) );
	same( array( null, 'shop@example.org' ), array( $service->opened[0][1]->plan, $service->opened[0][1]->payee ) );
	$page = Buy_Page::build( $product, $post, null );
	holds( 'name="quantity"', $page['html'] );
	holds( 'max="999"', $page['html'] );
} );

test( 'a logged-in buyer and a known member are recognised by this server, not by what is sent', function () {
	$service = pay_service();
	$body    = array( 'plan_id' => a_plan(), 'post_id' => a_shop() );
	act_as( 'author' );
	$started = Checkout::start( $body );
	same( get_current_user_id(), $started['order']->user_id );
	same( 'author@example.com', $service->opened[0][1]->email );
	add_filter( 'mainstreet_checkout_buyer', static function ( $buyer ) { return array( 'customer_ref' => 'cus_7', 'member_id' => 7 ) + $buyer; } );
	$started = Checkout::start( $body );
	same( array( 7, 'cus_7' ), array( $started['order']->member_id, $service->opened[1][1]->customer_ref ) );
} );

test( 'who covers the fees pays what leaves the donation whole, computed here', function () {
	$service = pay_service();
	$post    = a_shop( array( 'covers_fees' => true, 'is_donation' => true ) );
	$body    = array( 'plan_id' => a_plan( array( 'named' => true ) ), 'post_id' => $post, 'amount' => '10' );
	buy( $body + array( 'cover_fees' => true, 'fee' => 1 ) );
	$order = all_orders()[0];
	same( array( 1061, 61 ), array( $order->amount, $order->fee ) );
	buy( $body );
	same( array( 1000, 0 ), array( all_orders()[0]->amount, all_orders()[0]->fee ) );
	$plain = a_shop();
	buy( array( 'post_id' => $plain, 'cover_fees' => true ) + $body );
	same( 0, all_orders()[0]->fee, 'only where the block offers it' );
} );

test( 'whatever the fees, what arrives is never less than the donation', function () {
	foreach ( array( array( '2.9', '0.30' ), array( '0', '0' ), array( '3.125', '0.01' ), array( '12.345', '7' ), array( '0.001', '0' ), array( '50', '1' ), array( '99', '0' ), array( 'x', 'y' ), array( '', '' ) ) as list( $percent, $fixed ) ) {
		Stored_Settings::save( array( 'payments_fee_percent' => $percent, 'payments_fee_fixed' => $fixed ) );
		foreach ( array( 'USD', 'JPY', 'KWD', 'HUF', 'EUR' ) as $currency ) {
			$step = \Mainstreet\Payments\Money\Currencies::step( $currency );
			// What the service takes of all that is paid, rounded up; no more than half is believed.
			$taken = function ( $total ) use ( $currency ) { return (int) ceil( $total * min( 50000, (int) round( 1000 * (float) \Mainstreet\Core\Options\Options::get( 'payments_fee_percent' ) ) ) / 100000 ) + Checkout_Amounts::get_setting( 'payments_fee_fixed', $currency ); };
			for ( $n = 0; $n < 60; $n++ ) {
				$amount = $step * wp_rand( 1, 0 === $n % 2 ? 40 : 90000 );
				$fee    = Checkout_Amounts::calculate_fee( $amount, $currency );
				$total  = $amount + $fee;
				truly( $fee >= 0 && 0 === $total % $step, "$currency $amount $fee" );
				truly( $total - $taken( $total ) >= $amount, "$percent + $fixed of $currency $amount: $fee" );
				truly( 0 === $fee || $total - $step - $taken( $total - $step ) < $amount, "not more than needed: $percent + $fixed of $currency $amount: $fee" );
			}
		}
	}
	same( 0, Checkout_Amounts::calculate_fee( 0, 'USD' ) );
	same( 0, Checkout_Amounts::calculate_fee( 99999999, 'USD' ) );
} );

test( 'the settings of amounts take plain numbers and nothing else', function () {
	foreach ( array( 'payments_minimum', 'payments_maximum', 'payments_fee_percent', 'payments_fee_fixed' ) as $name ) {
		foreach ( array( '', '0', '2.50', ' 3 ', '1234567', '0.125' ) as $good ) {
			same( trim( $good ), \Mainstreet\Core\Options\Options::sanitize( $name, $good ) );
		}
		foreach ( array( '2,50', '-1', '1e3', '$5', '12345678', '1.2345', '.5', '5.', 'x', 2.5, null, array() ) as $bad ) {
			holds( '2.50', \Mainstreet\Core\Options\Options::sanitize( $name, $bad )->get_error_message() );
		}
	}
	same( 'Choose one of the options.', \Mainstreet\Core\Options\Options::sanitize( 'payments_currency', 'XXX' )->get_error_message() );
	same( 'JPY', \Mainstreet\Core\Options\Options::sanitize( 'payments_currency', 'JPY' ) );
} );
