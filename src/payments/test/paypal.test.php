<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Paypal;

use Mainstreet\Payments\Events\Webhook_Settings_Controller;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Pages\Return_Page;
use Mainstreet\Payments\Orders\Providers\Providers;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Paypal\Paypal_Order;
use Mainstreet\Payments\Paypal\Paypal_Client;
use Mainstreet\Payments\Paypal\Paypal_Endpoint;
use Mainstreet\Payments\Paypal\Paypal_Keys;

use function Mainstreet\Tests\{ a_product, act_as, again, buy_product, history_of, holds, is_error, paypal, paypal_tells, reachable, record_action, rest, same, test, truly };

require_once dirname( __DIR__, 3 ) . '/tests/php/payments.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/paypal.php';

/** Begins an order and has the buyer agree. */
function approved( $tell, $product = null ) {
	$begun = buy_product( $product ? $product : a_product() );
	$order = again( $begun['order'] );
	$tell( 'approve', array( 'id' => $order->provider_ref ) );
	return $order;
}

/** Asks PayPal, and carries out what it says. */
function looked( Order $order ) {
	return Order_Updater::apply( $order, Providers::get( 'paypal' )->fetch( again( $order ) ) );
}

/** Copies of orders. */
function copies() {
	return get_posts( array( 'post_type' => 'jp_pay_order', 'numberposts' => -1 ) );
}

test( 'a product is bought with PayPal: order, page, money on return', function () {
	$tell  = paypal();
	$begun = buy_product( a_product( array( 'spay_multiple' => '1' ) ), array( 'quantity' => 3 ) );
	$order = again( $begun['order'] );
	holds( 'https://www.sandbox.paypal.com/checkoutnow?token=' . $order->provider_ref, $begun['url'] );
	same( array( 3750, 'EUR', 3, 'open', 'paypal', 'test' ), array( $order->amount, $order->currency, $order->quantity, $order->status, $order->provider, $order->mode ) );
	$there = $tell( 'state' )['orders'][0]['purchase_units'][0];
	same( array( $order->uuid, '37.50', '12.50', '3', 'pay@example.org' ), array( $there['custom_id'], $there['amount']['value'], $there['items'][0]['unit_amount']['value'], $there['items'][0]['quantity'], $there['payee']['email_address'] ) );
	same( 'open', looked( $order )->status, 'before the buyer agreed:' );
	$tell( 'approve', array( 'id' => $order->provider_ref, 'email' => 'ada@example.net' ) );
	$page = Return_Page::build( $order->uuid );
	holds( 'mainstreet_thanks=1', isset( $page['redirect'] ) ? $page['redirect'] : 'mainstreet_thanks=1' );
	$order = again( $order );
	same( array( 'paid', 'ada@example.net', 'Ada Buyer' ), array( $order->status, $order->email, $order->name ) );
	same( array(), $tell( 'state' )['faults'] );
} );

test( 'the copy of an order says what Jetpack’s does, once, and follows it', function () {
	$tell  = paypal();
	$order = approved( $tell );
	looked( $order );
	looked( $order );
	$found = copies();
	same( 1, count( $found ) );
	$meta = array_map( 'current', get_post_meta( $found[0]->ID ) );
	ksort( $meta );
	same( array( 'spay_currency' => 'EUR', 'spay_customer_email' => 'buyer@example.com', 'spay_formatted_price' => '€12.50', 'spay_paypal_id' => $order->provider_ref, 'spay_price' => '12.50', 'spay_product_id' => (string) $order->plan_id, 'spay_quantity' => '1', 'spay_status' => 'paid' ), $meta );
	$tell( 'refund', array( 'id' => $order->provider_ref, 'value' => '12.50' ) );
	same( 'refunded', looked( $order )->status );
	same( 'refunded', get_post_meta( $found[0]->ID, 'spay_status', true ) );
	same( 200, rest( 'GET', '/wp/v2/jp_pay_order/' . $found[0]->ID )->get_status() );
	act_as( '' );
	same( 401, rest( 'GET', '/wp/v2/jp_pay_order/' . $found[0]->ID )->get_status() );
	same( 401, rest( 'GET', '/wp/v2/jp_pay_order' )->get_status() );
	act_as( 'editor' );
	same( 403, rest( 'GET', '/wp/v2/jp_pay_order' )->get_status() );
	act_as( 'administrator' );
	same( 1, count( rest( 'GET', '/wp/v2/jp_pay_order' )->get_data() ) );
	same( 403, rest( 'POST', '/wp/v2/jp_pay_order', array( 'title' => 'Forged', 'status' => 'publish' ) )->get_status() );
} );

test( 'PayPal forgets an order that nobody agreed to: expired', function () {
	$tell  = paypal();
	$order = again( buy_product( a_product() )['order'] );
	$tell( 'forget', array( 'id' => $order->provider_ref ) );
	same( 'expired', looked( $order )->status );
} );

test( 'another amount than ours is noted, and nothing else', function () {
	$tell  = paypal();
	$order = approved( $tell );
	$tell( 'config', array( 'value' => '1.00' ) );
	same( 'open', looked( $order )->status );
	truly( in_array( 'amount_mismatch', history_of( $order ), true ) );
	same( array(), copies() );
} );

test( 'an order that is another’s at PayPal is not captured', function () {
	$tell  = paypal();
	$order = approved( $tell );
	$other = again( buy_product( a_product( array( 'spay_price' => '999' ) ) )['order'] );
	global $wpdb;
	$wpdb->query( $wpdb->prepare( 'UPDATE ' . \Mainstreet\Core\Database\Tables::name( 'orders' ) . ' SET provider_ref = %s WHERE id = %d', 'X' . $order->provider_ref, $order->id ) );
	$wpdb->query( $wpdb->prepare( 'UPDATE ' . \Mainstreet\Core\Database\Tables::name( 'orders' ) . ' SET provider_ref = %s WHERE id = %d', $order->provider_ref, $other->id ) );
	same( 'open', looked( $other )->status );
	same( 'APPROVED', $tell( 'state' )['orders'][0]['status'] );
} );

test( 'money that waits, is declined, or comes later', function () {
	$tell  = paypal();
	$tell( 'config', array( 'capture' => 'PENDING' ) );
	$order = approved( $tell );
	same( 'open', looked( $order )->status );
	$tell( 'settle', array( 'id' => $order->provider_ref, 'status' => 'COMPLETED' ) );
	same( 'paid', looked( $order )->status );

	$order = approved( $tell );
	looked( $order );
	$tell( 'settle', array( 'id' => $order->provider_ref, 'status' => 'DECLINED' ) );
	same( 'failed', looked( $order )->status );

	$tell( 'config', array( 'capture' => 'INSTRUMENT_DECLINED' ) );
	$order = approved( $tell );
	same( 'open', looked( $order )->status, 'the buyer may choose another card:' );
} );

test( 'a payee that PayPal refuses is 424, and the owner is told', function () {
	$tell    = paypal();
	$product = a_product( array( 'spay_email' => 'refused@example.org' ) );
	$told    = record_action( 'mainstreet_payee_refused', 3 );
	is_error( 'mainstreet_payee_refused', buy_product( $product ), 424 );
	same( array( 'refused@example.org', 'PAYEE_ACCOUNT_RESTRICTED' ), array_slice( $told[0], 1 ) );
	same( 'failed', ( new Orders() )->get( $told[0][0]->id )->status );
	$card = do_blocks( '<!-- wp:jetpack/simple-payments {"productId":' . $product . '} -->x<!-- /wp:jetpack/simple-payments -->' );
	same( 'payee_refused', get_post_meta( $product, 'spay_status', true ) );
	same( array(), $tell( 'state' )['faults'] );
} );

test( 'the account’s own address is not named as payee', function () {
	$tell = paypal();
	\Mainstreet\Core\Options\Stored_Settings::save( array( 'payments_paypal_email' => 'Pay@example.org' ) );
	buy_product( a_product() );
	same( false, isset( $tell( 'state' )['orders'][0]['purchase_units'][0]['payee'] ) );
} );

test( 'a token is kept until a minute before its end, and anew when PayPal forgot it', function () {
	$tell   = paypal();
	$client = new Paypal_Client( 'test' );
	$client->get( '/v1/notifications/webhooks' );
	$client->get( '/v1/notifications/webhooks' );
	same( 1, $tell( 'state' )['tokens'] );
	$tell( 'expire' );
	same( false, is_wp_error( $client->get( '/v1/notifications/webhooks' ) ) );
	same( 1, $tell( 'state' )['tokens'] );
	global $wpdb;
	same( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_value LIKE '%A21AA%'" ), 'tokens in the clear:' );
} );

test( 'a key that PayPal does not know is said so, and no longer counts', function () {
	paypal( 'AdeadClientId000001' );
	same( true, Paypal_Keys::is_ready( 'test' ) );
	is_error( 'mainstreet_remote_rejected', buy_product( a_product() ) );
	same( false, Paypal_Keys::is_ready( 'test' ) );
	is_error( 'mainstreet_not_configured', buy_product( a_product() ) );
	same( null, Paypal_Keys::parse( 'short:key' ) );
	same( array( 'AclientIdForTests0001', 'EsecretForTests00002' ), Paypal_Keys::parse( "AclientIdForTests0001 \n EsecretForTests00002" ) );
} );

test( 'refunds: a part, the rest, once for each key, and never more', function () {
	$tell  = paypal();
	$order = looked( approved( $tell ) );
	$give  = function ( $amount, $key ) use ( &$order ) {
		$said = Providers::get( 'paypal' )->refund( $order, $amount, $key );
		return is_wp_error( $said ) ? $said : ( $order = Order_Updater::apply( $order, $said ) );
	};
	same( array( 'paid', 250 ), array( $give( 250, 'a' )->status, $order->refunded ) );
	same( 250, $give( 250, 'a' )->refunded );
	is_error( 'mainstreet_paypal_refused', $give( 9999, 'b' ), 424 );
	same( array( 'refunded', 1250 ), array( $give( 1000, 'c' )->status, $order->refunded ) );
	same( 1250, $give( 1000, 'd' )->refunded );
	holds( 'https://www.sandbox.paypal.com/activity/payment/', Providers::get( 'paypal' )->link( $order ) );
	same( array(), $tell( 'state' )['faults'] );
} );

test( 'the webhook is made once for each app and address', function () {
	$tell = paypal();
	same( false, Paypal_Endpoint::ensure( 'test' ), 'without https:' );
	reachable();
	reachable();
	same( 1, count( $tell( 'state' )['webhooks'] ) );
	delete_option( Paypal_Endpoint::option_name( 'test' ) );
	reachable();
	same( $tell( 'state' )['webhooks'][0]['id'], Paypal_Endpoint::get_id( 'test' ) );
	same( Paypal_Endpoint::EVENTS, array_column( $tell( 'state' )['webhooks'][0]['event_types'], 'name' ) );
} );

test( 'an event captures for a buyer who never came back', function () {
	$tell = paypal();
	reachable();
	$order = approved( $tell );
	same( 200, paypal_tells( $tell( 'event', array( 'type' => 'CHECKOUT.ORDER.APPROVED', 'id' => $order->provider_ref ) ) )->get_status() );
	same( 'paid', again( $order )->status );
	$tell( 'refund', array( 'id' => $order->provider_ref, 'value' => '12.50' ) );
	same( 200, paypal_tells( $tell( 'event', array( 'type' => 'PAYMENT.CAPTURE.REFUNDED', 'id' => $order->provider_ref ) ) )->get_status() );
	same( 'refunded', again( $order )->status );
	same( array(), $tell( 'state' )['faults'] );
} );

test( 'a payment that PayPal takes back is disputed until the money is there again, or refunded where it is gone for good', function () {
	$tell  = paypal();
	reachable();
	$event = function ( $order, $type ) use ( $tell ) {
		same( 200, paypal_tells( $tell( 'event', array( 'type' => 'PAYMENT.CAPTURE.' . $type, 'id' => $order->provider_ref ) ) )->get_status(), $type );
		return again( $order )->status;
	};
	// PayPal's order goes on saying that it is paid.
	$silent = looked( approved( $tell ) );
	same( 'disputed', $event( $silent, 'REVERSED' ) );
	same( 'disputed', $event( $silent, 'REVERSED' ), 'told again:' );
	same( 'paid', $event( $silent, 'COMPLETED' ), 'the money is back:' );
	// It says why.
	$complaint = looked( approved( $tell ) );
	$tell( 'settle', array( 'id' => $complaint->provider_ref, 'status' => 'PENDING', 'reason' => 'BUYER_COMPLAINT' ) );
	same( 'disputed', $event( $complaint, 'REVERSED' ) );
	$tell( 'settle', array( 'id' => $complaint->provider_ref, 'status' => 'COMPLETED', 'reason' => 'CHARGEBACK' ) );
	same( 'disputed', $event( $complaint, 'COMPLETED' ), 'still taken back:' );
	$tell( 'settle', array( 'id' => $complaint->provider_ref, 'status' => 'REFUNDED' ) );
	same( 'refunded', $event( $complaint, 'REVERSED' ) );
	same( 1250, again( $complaint )->refunded );
	// A part.
	$part = looked( approved( $tell ) );
	$tell( 'refund', array( 'id' => $part->provider_ref, 'value' => '2.50' ) );
	same( array( 'paid', 250 ), array( $event( $part, 'REVERSED' ), again( $part )->refunded ) );
	// One that waits for its money for another reason is no dispute.
	$tell( 'config', array( 'capture' => 'PENDING' ) );
	$waiting = approved( $tell );
	looked( $waiting );
	$tell( 'settle', array( 'id' => $waiting->provider_ref, 'status' => 'PENDING', 'reason' => 'ECHECK' ) );
	same( 'open', looked( $waiting )->status );
	same( array(), $tell( 'state' )['faults'] );
} );

test( 'an event that comes twice, and the buyer at once: one payment, one order, one copy', function () {
	$tell = paypal();
	reachable();
	$order = approved( $tell );
	$event = $tell( 'event', array( 'type' => 'CHECKOUT.ORDER.APPROVED', 'id' => $order->provider_ref ) );
	$paid  = record_action( 'mainstreet_order_changed', 2 );
	// While PayPal is asked for the money, the buyer comes back.
	$nested = false;
	add_filter( 'pre_http_request', function ( $pre, $args, $url ) use ( $order, &$nested ) {
		if ( ! $nested && false !== strpos( $url, '/capture' ) ) {
			$nested = true;
			Return_Page::build( $order->uuid );
		}
		return $pre;
	}, 5, 3 );
	same( 200, paypal_tells( $event )->get_status() );
	same( 200, paypal_tells( $event )->get_status() );
	truly( $nested );
	same( 1, count( $paid ) );
	same( 'paid', again( $order )->status );
	same( 1, count( $tell( 'state' )['orders'][0]['purchase_units'][0]['payments']['captures'] ) );
	same( 1, count( copies() ) );
} );

test( 'what PayPal did not send is refused', function () {
	$tell = paypal();
	reachable();
	$order = approved( $tell );
	$event = $tell( 'event', array( 'type' => 'CHECKOUT.ORDER.APPROVED', 'id' => $order->provider_ref ) );
	$other = $event;
	$other['body'] = str_replace( '12.50', '99.50', $event['body'] );
	same( 400, paypal_tells( $other )->get_status(), 'another text:' );
	foreach ( array_keys( $event['headers'] ) as $name ) {
		$other = $event;
		unset( $other['headers'][ $name ] );
		same( 400, paypal_tells( $other )->get_status(), "without $name:" );
	}
	$other = $event;
	$other['headers']['paypal-cert-url'] = 'https://evil.example/api.sandbox.paypal.com/certs';
	same( 400, paypal_tells( $other )->get_status() );
	$other['headers']['paypal-cert-url'] = 'https://api.paypal.com/v1/notifications/certs/CERT-1';
	same( 400, paypal_tells( $other )->get_status(), 'live, where only the sandbox has a webhook:' );
	$other         = $event;
	$other['body'] = '[' . $event['body'] . ']';
	same( 400, paypal_tells( $other )->get_status() );
	$other['body'] = str_repeat( ' ', 600000 ) . $event['body'];
	same( 400, paypal_tells( $other )->get_status() );
	same( 'open', again( $order )->status );
	same( 200, paypal_tells( $event )->get_status() );
	same( 'paid', again( $order )->status );
} );

test( 'PayPal is asked to say it again while it can’t be asked, and an order of another site is none of ours', function () {
	$tell = paypal();
	reachable();
	$order = approved( $tell );
	$event = $tell( 'event', array( 'type' => 'CHECKOUT.ORDER.APPROVED', 'id' => $order->provider_ref ) );
	$down  = true;
	add_filter( 'pre_http_request', function ( $pre, $args, $url ) use ( &$down ) {
		return $down && false !== strpos( $url, '/v2/' ) ? new \WP_Error( 'http_request_failed', 'down' ) : $pre;
	}, 11, 3 );
	same( 500, paypal_tells( $event )->get_status() );
	$down = false;
	( new \Mainstreet\Http\Circuit_Breaker( 'api-m.sandbox.paypal.com' ) )->record_success();
	same( 200, paypal_tells( $event )->get_status() );
	same( 'paid', again( $order )->status );

	$order = approved( $tell );
	global $wpdb;
	$wpdb->query( $wpdb->prepare( 'DELETE FROM ' . \Mainstreet\Core\Database\Tables::name( 'orders' ) . ' WHERE id = %d', $order->id ) );
	same( 200, paypal_tells( $tell( 'event', array( 'type' => 'CHECKOUT.ORDER.APPROVED', 'id' => $order->provider_ref ) ) )->get_status() );
} );

test( 'amounts are PayPal’s', function () {
	foreach ( array( array( 1250, 'EUR', '12.50' ), array( 1250, 'JPY', '1250' ), array( 125000, 'HUF', '1250' ), array( 125000, 'TWD', '1250' ), array( 5, 'USD', '0.05' ) ) as list( $minor, $currency, $value ) ) {
		same( array( 'currency_code' => $currency, 'value' => $value ), Paypal_Order::format_amount( $minor, $currency ) );
		same( array( 'amount' => $minor, 'currency' => $currency ), Paypal_Order::parse_amount( array( 'currency_code' => $currency, 'value' => $value ) ) );
	}
	foreach ( array( null, array(), array( 'currency_code' => 'EUR', 'value' => 1 ), array( 'currency_code' => 'EUR', 'value' => '-1' ), array( 'currency_code' => 'EUR', 'value' => '1.005' ) ) as $odd ) {
		same( null, Paypal_Order::parse_amount( $odd ) );
	}
} );

test( 'whole currencies are bought', function () {
	$tell = paypal();
	foreach ( array( 'JPY', 'HUF', 'TWD' ) as $currency ) {
		$order = approved( $tell, a_product( array( 'spay_currency' => $currency, 'spay_price' => '1250' ) ) );
		same( 'paid', looked( $order )->status );
	}
	same( array(), $tell( 'state' )['faults'] );
} );

test( 'settings and Site Health say how the webhook stands, and when it last told something', function () {
	$health = function () {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		return isset( $tests['direct']['mainstreet_paypal'] ) ? call_user_func( $tests['direct']['mainstreet_paypal']['test'] ) : null;
	};
	$told = function () {
		return array_column( array_filter( Webhook_Settings_Controller::get_webhooks(), function ( $webhook ) { return 0 === strpos( $webhook['id'], 'paypal-' ); } ), null, 'mode' );
	};
	same( array( null, array() ), array( $health(), $told() ), 'without a key:' );
	$tell = paypal();
	same( array( 'live', 'test' ), array_keys( $told() ) );
	same( 'warning', $told()['test']['status'] );
	holds( 'HTTPS', $told()['test']['text'] );
	same( 'recommended', $health()['status'] );
	reachable();
	same( array( 'good', 'No events received yet.' ), array( $told()['test']['status'], $told()['test']['text'] ) );
	same( 'PayPal is in test mode', $health()['label'] );
	$order = approved( $tell );
	same( 200, paypal_tells( $tell( 'event', array( 'id' => $order->provider_ref, 'type' => 'CHECKOUT.ORDER.APPROVED' ) ) )->get_status() );
	holds( 'Last event received', $told()['test']['text'] );
	\Mainstreet\Connections\Secrets\Key_Checks::store( 'paypal-test', new \WP_Error( 'invalid_key', 'No.' ) );
	same( 'critical', $health()['status'] );
} );

test( 'an event of the sandbox about a real order changes nothing', function () {
	$tell = paypal();
	reachable();
	$order = approved( $tell );
	$event = $tell( 'event', array( 'type' => 'CHECKOUT.ORDER.APPROVED', 'id' => $order->provider_ref ) );
	\Mainstreet\Core\Database\Sql::update( 'orders', array( 'mode' => 'live' ), 'id = ' . $order->id );
	same( 200, paypal_tells( $event )->get_status() );
	same( 'open', again( $order )->status );
	same( 'APPROVED', $tell( 'state' )['orders'][0]['status'] );
} );

test( 'the same number in another currency is no payment, before and after the money was asked for', function () {
	foreach ( array( '', '/capture' ) as $step ) {
		$tell  = paypal();
		$order = approved( $tell );
		// PayPal's answers name another currency, as if somebody had changed the order there.
		add_filter( 'http_response', $change = function ( $response, $args, $url ) use ( $step ) {
			if ( false !== strpos( $url, '/v2/checkout/orders/' ) && ( '' === $step || $step === substr( $url, -strlen( $step ) ) ) ) {
				$response['body'] = str_replace( '"EUR"', '"HUF"', $response['body'] );
			}
			return $response;
		}, 10, 3 );
		same( 'open', looked( $order )->status, $step );
		truly( in_array( 'amount_mismatch', history_of( $order ), true ), $step );
		same( '' === $step ? 'APPROVED' : 'COMPLETED', array_column( $tell( 'state' )['orders'], 'status', 'id' )[ $order->provider_ref ], $step );
		remove_filter( 'http_response', $change );
	}
	same( array(), copies() );
} );
