<?php
/**
 * What the tests of PayPal share: the fake of tests/fakes/services/paypal.mjs, each test with an account of its own.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Paypal\Paypal_Endpoint;

/** Code that gives the site an address that PayPal reaches; also for processes of their own. */
const PAYPAL_REACHES = 'add_filter( "rest_url", function ( $url ) { return str_replace( "http://", "https://", $url ); } );';

/** Code that leads requests for PayPal to a test's account at the fake, with keys set; also for processes of their own. */
function paypal_route( $test, $client ) {
	return "add_filter( 'pre_http_request', function ( \$pre, \$args, \$url ) {
		\$parts = wp_parse_url( \$url );
		if ( false !== \$pre || ! preg_match( '/(?:^|\.)paypal\.(?:com|test)\$/', \$parts['host'] ) ) { return \$pre; }
		\$args['headers']['X-Mainstreet-Test'] = '$test';
		\$args['reject_unsafe_urls']           = false;
		// A busy machine is no service that is down.
		\$args['timeout']                      = 120;
		return wp_remote_request( getenv( 'MAINSTREET_FAKE_SERVICES' ) . '/' . \$parts['host'] . \$parts['path'] . ( isset( \$parts['query'] ) ? '?' . \$parts['query'] : '' ), \$args );
	}, 10, 3 );
	foreach ( array( 'mainstreet_paypal_test_key', 'mainstreet_paypal_key' ) as \$filter ) {
		add_filter( \$filter, function () { return '$client:EsecretForTests00002'; } );
	}";
}

/** Sends what goes to PayPal to the fake, with keys set. Gives a function that tells the fake what happens: `( path, body )`. */
function paypal( $client = 'AclientIdForTests0001' ) {
	$GLOBALS['paypal_test'] = 'php-' . wp_generate_uuid4();
	eval( paypal_route( $GLOBALS['paypal_test'], $client ) );
	delete_transient( 'mainstreet_paypal_hook_test' );
	delete_transient( 'mainstreet_paypal_hook_live' );
	return function ( $path, array $body = array() ) {
		return json_decode( wp_remote_retrieve_body( wp_remote_post( 'https://paypal.test/' . $path, array( 'body' => wp_json_encode( (object) $body ), 'headers' => array( 'Content-Type' => 'application/json' ) ) ) ), true );
	};
}

/** The site has an address that PayPal reaches. */
function reachable() {
	eval( PAYPAL_REACHES );
	truly( Paypal_Endpoint::ensure( 'test' ) );
}

/** Sends a signed event to our route. */
function paypal_tells( array $signed ) {
	$request = new \WP_REST_Request( 'POST', '/mainstreet/v1/paypal/webhook' );
	foreach ( $signed['headers'] as $name => $value ) {
		$request->set_header( str_replace( '-', '_', $name ), $value );
	}
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( $signed['body'] );
	return rest_do_request( $request );
}

/** A published product. */
function a_product( array $meta = array(), array $post = array() ) {
	\Mainstreet\Blocks\Simple_Payments\Product_Types::register();
	return wp_insert_post( $post + array( 'post_type' => 'jp_pay_product', 'post_status' => 'publish', 'post_title' => 'Ten metres of rope', 'post_content' => 'Hemp &amp; more.', 'post_author' => 1, 'meta_input' => $meta + array( 'spay_price' => '12.5', 'spay_currency' => 'EUR', 'spay_email' => 'pay@example.org', 'spay_multiple' => '' ) ) );
}

/** Begins an order of a product, in this browser. */
function buy_product( $product, array $more = array() ) {
	return \Mainstreet\Payments\Orders\Checkout\Checkout::start( array( 'plan_id' => $product, 'post_id' => 0 ) + $more );
}

/** An order as it stands now. */
function again( $order ) {
	return ( new \Mainstreet\Payments\Orders\Orders() )->get( $order->id );
}
