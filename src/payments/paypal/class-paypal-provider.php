<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Orders\Providers\Payment_State;

defined( 'ABSPATH' ) || exit;

/**
 * PayPal's Orders v2 with the owner's app (docs/server-contract.md B.7). PayPal keeps the money only when it is asked to: a buyer who
 * agreed has not paid yet. look() asks it to, as often as it is called and at most once.
 */
final class Paypal_Provider extends Payment_Provider {

	/** Reasons for which PayPal does not pay the address that a product names. */
	const PAYEE = '/^(?:PAYEE_|INVALID_PAYEE|MERCHANT_|PERMISSION_DENIED)/';

	/**
	 * Name in the table.
	 *
	 * @return string
	 */
	public function name() {
		return 'paypal';
	}

	/**
	 * What people call it.
	 *
	 * @return string
	 */
	public function label() {
		return 'PayPal';
	}

	/**
	 * Mode that is switched on.
	 *
	 * @return string
	 */
	public function mode() {
		return Paypal_Keys::mode();
	}

	/**
	 * Whether the owner's keys of this mode are there.
	 *
	 * @return bool
	 */
	public function is_ready() {
		return Paypal_Keys::is_ready( $this->mode() );
	}

	/**
	 * Makes the order at PayPal. The same again is the same order there.
	 *
	 * @param Order            $order   Order.
	 * @param Checkout_Details $details What the page needs besides.
	 * @return array|\WP_Error `ref`, `url`.
	 */
	public function open( Order $order, Checkout_Details $details ) {
		if ( Order::ONE_TIME !== $order->kind ) {
			return Errors::not_configured( $this->label() );
		}
		Paypal_Endpoint::ensure( $order->mode );
		$answer = ( new Paypal_Client( $order->mode ) )->post( '/v2/checkout/orders', Paypal_Request::of( $order, $details ), $order->uuid );
		if ( is_wp_error( $answer ) ) {
			return preg_match( self::PAYEE, Paypal_Client::issue( $answer ) ) ? self::payee_refused( $order, $details, $answer ) : $answer;
		}
		$made = new Paypal_Order( $answer );
		if ( ! Paypal_Client::is_id( $made->text( 'id' ) ) || '' === $made->page() ) {
			return Errors::unreachable( $this->label() );
		}
		return array(
			'ref' => $made->text( 'id' ),
			'url' => $made->page(),
		);
	}

	/**
	 * Asks how an order stands, and for its money once the buyer agreed.
	 *
	 * @param Order $order Order.
	 * @return Payment_State|\WP_Error
	 */
	public function look( Order $order ) {
		if ( ! Paypal_Client::is_id( $order->provider_ref ) ) {
			return Errors::gone();
		}
		$client = new Paypal_Client( $order->mode );
		$answer = $client->get( '/v2/checkout/orders/' . $order->provider_ref );
		if ( 'RESOURCE_NOT_FOUND' === Paypal_Client::issue( $answer ) || 'INVALID_RESOURCE_ID' === Paypal_Client::issue( $answer ) ) {
			return self::vanished( $order );
		}
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$found = new Paypal_Order( $answer );
		if ( 'APPROVED' === $found->text( 'status' ) && $found->is_of( $order ) && in_array( $order->status, array( Order::STATUS_NEW, Order::STATUS_OPEN, Order::STATUS_FAILED ), true ) ) {
			$found = $this->capture( $client, $order, $found );
		}
		return is_wp_error( $found ) ? $found : $found->state( $order->mode );
	}

	/**
	 * Gives money back.
	 *
	 * @param Order  $order  Paid order.
	 * @param int    $amount Minor units.
	 * @param string $key    Makes a repeated request one refund.
	 * @return Payment_State|\WP_Error
	 */
	public function refund( Order $order, $amount, $key ) {
		if ( ! Paypal_Client::is_id( $order->payment_ref ) ) {
			return Errors::gone();
		}
		$answer = ( new Paypal_Client( $order->mode ) )->post(
			'/v2/payments/captures/' . $order->payment_ref . '/refund',
			array( 'amount' => Paypal_Amounts::write( $amount, $order->currency ) ),
			$key
		);
		// What was given back elsewhere shows when the order is looked at.
		if ( is_wp_error( $answer ) && 'CAPTURE_FULLY_REFUNDED' !== Paypal_Client::issue( $answer ) ) {
			return $answer;
		}
		return $this->look( $order );
	}

	/**
	 * There are no subscriptions here.
	 *
	 * @param string $sub_ref Subscription.
	 * @param string $mode    Mode.
	 * @param bool   $at_once When.
	 * @return \WP_Error
	 */
	public function cancel( $sub_ref, $mode, $at_once ) {
		return Errors::gone();
	}

	/**
	 * Where the owner sees the payment.
	 *
	 * @param Order $order Order.
	 * @return string
	 */
	public function link( Order $order ) {
		$host = Paypal_Keys::LIVE === $order->mode ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com';
		return Paypal_Client::is_id( $order->payment_ref ) ? $host . '/activity/payment/' . $order->payment_ref : '';
	}

	/**
	 * Asks for the money.
	 *
	 * @param Paypal_Client $client Client.
	 * @param Order         $order  Order.
	 * @param Paypal_Order  $agreed The order at PayPal, with the buyer's agreement.
	 * @return Paypal_Order|\WP_Error
	 */
	private function capture( Paypal_Client $client, Order $order, Paypal_Order $agreed ) {
		$answer = $client->post( '/v2/checkout/orders/' . $order->provider_ref . '/capture', array(), 'capture-' . $order->uuid );
		if ( 'ORDER_ALREADY_CAPTURED' === Paypal_Client::issue( $answer ) ) {
			// The webhook and the buyer came at once; the other one asked first.
			$answer = $client->get( '/v2/checkout/orders/' . $order->provider_ref );
		}
		if ( in_array( Paypal_Client::issue( $answer ), array( 'INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY' ), true ) ) {
			// The buyer may choose something else on PayPal's page: it stays open.
			return $agreed;
		}
		return is_wp_error( $answer ) ? $answer : new Paypal_Order( $answer );
	}

	/**
	 * An order that nobody agreed to: PayPal forgets it after some hours.
	 *
	 * @param Order $order Order.
	 */
	private static function vanished( Order $order ): Payment_State {
		$state         = new Payment_State();
		$state->mode   = $order->mode;
		$state->status = Order::STATUS_EXPIRED;
		return $state;
	}

	/**
	 * PayPal does not pay the product's address.
	 *
	 * @param Order            $order   Order.
	 * @param Checkout_Details $details Details.
	 * @param \WP_Error        $error   What PayPal said.
	 * @return \WP_Error For the visitor.
	 */
	private static function payee_refused( Order $order, Checkout_Details $details, \WP_Error $error ): \WP_Error {
		/**
		 * PayPal refused to pay the address that a product names.
		 *
		 * @param Order  $order Order; its plan_id is the product.
		 * @param string $payee Address.
		 * @param string $issue PayPal's reason.
		 */
		do_action( 'mainstreet_payee_refused', $order, $details->payee, Paypal_Client::issue( $error ) );
		return new \WP_Error( 'mainstreet_payee_refused', __( 'This product is currently not available. Please contact the site owner.', 'mainstreet-blocks' ), array( 'status' => 424 ) );
	}
}
