<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Processes payments with PayPal's Orders v2 API and the owner's app (docs/server-contract.md B.7). PayPal transfers the money only
 * when the site captures an approved order. fetch() does so, at most once even if it is called several times.
 */
final class Paypal_Provider extends Payment_Provider {

	/** PayPal's error codes for a payee that it does not accept. */
	const PAYEE = '/^(?:PAYEE_|INVALID_PAYEE|MERCHANT_|PERMISSION_DENIED)/';

	public function name() {
		return 'paypal';
	}

	public function label() {
		return 'PayPal';
	}

	public function mode() {
		return Paypal_Keys::mode();
	}

	public function is_ready() {
		return Paypal_Keys::is_ready( $this->mode() );
	}

	/**
	 * Creates the order at PayPal. A repeated call returns the same one.
	 *
	 * @return array|\WP_Error `ref`, `url`.
	 */
	public function open( Order $order, Checkout_Details $details ) {
		if ( Order::ONE_TIME !== $order->kind ) {
			return Errors::not_configured( $this->label() );
		}
		Paypal_Endpoint::ensure( $order->mode );
		$response = ( new Paypal_Client( $order->mode ) )->post( '/v2/checkout/orders', Paypal_Order_Body::build( $order, $details ), $order->uuid );
		if ( is_wp_error( $response ) ) {
			return preg_match( self::PAYEE, Paypal_Client::get_issue( $response ) ) ? self::handle_refused_payee( $order, $details, $response ) : $response;
		}
		$created = new Paypal_Order( $response );
		if ( ! Paypal_Client::is_id( $created->text( 'id' ) ) || '' === $created->get_approval_url() ) {
			return Errors::unreachable( $this->label() );
		}
		return array(
			'ref' => $created->text( 'id' ),
			'url' => $created->get_approval_url(),
		);
	}

	/**
	 * Reads the current state of an order, and captures the payment if the buyer has approved it.
	 *
	 * @return Payment_Snapshot|\WP_Error
	 */
	public function fetch( Order $order ) {
		if ( ! Paypal_Client::is_id( $order->provider_ref ) ) {
			return Errors::not_found();
		}
		$client   = new Paypal_Client( $order->mode );
		$response = $client->get( '/v2/checkout/orders/' . $order->provider_ref );
		if ( 'RESOURCE_NOT_FOUND' === Paypal_Client::get_issue( $response ) || 'INVALID_RESOURCE_ID' === Paypal_Client::get_issue( $response ) ) {
			return self::create_expired( $order );
		}
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$found = new Paypal_Order( $response );
		if ( 'APPROVED' === $found->text( 'status' ) && $found->matches( $order ) && in_array( $order->status, array( Order::STATUS_NEW, Order::STATUS_OPEN, Order::STATUS_FAILED ), true ) ) {
			$found = $this->capture( $client, $order, $found );
		}
		return is_wp_error( $found ) ? $found : $found->to_snapshot( $order->mode );
	}

	/**
	 * Refunds a payment, completely or in part.
	 *
	 * @param int    $amount Minor units.
	 * @param string $key    Idempotency key.
	 * @return Payment_Snapshot|\WP_Error State after the refund.
	 */
	public function refund( Order $order, $amount, $key ) {
		if ( ! Paypal_Client::is_id( $order->payment_ref ) ) {
			return Errors::not_found();
		}
		$response = ( new Paypal_Client( $order->mode ) )->post(
			'/v2/payments/captures/' . $order->payment_ref . '/refund',
			array( 'amount' => Paypal_Order::format_amount( $amount, $order->currency ) ),
			$key
		);
		// A payment that was already refunded at PayPal is not an error; its state is read.
		if ( is_wp_error( $response ) && 'CAPTURE_FULLY_REFUNDED' !== Paypal_Client::get_issue( $response ) ) {
			return $response;
		}
		return $this->fetch( $order );
	}

	/**
	 * Always fails: subscriptions are not supported.
	 *
	 * @param string $sub_ref Not used.
	 * @param string $mode    Not used.
	 * @param bool   $at_once Not used.
	 * @return \WP_Error
	 */
	public function cancel( $sub_ref, $mode, $at_once ) {
		return Errors::not_found();
	}

	/** Returns the URL of the payment at PayPal; empty if there is no payment. */
	public function link( Order $order ) {
		$host = Paypal_Keys::LIVE === $order->mode ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com';
		return Paypal_Client::is_id( $order->payment_ref ) ? $host . '/activity/payment/' . $order->payment_ref : '';
	}

	/**
	 * Captures an approved payment.
	 *
	 * @return Paypal_Order|\WP_Error
	 */
	private function capture( Paypal_Client $client, Order $order, Paypal_Order $agreed ) {
		$response = $client->post( '/v2/checkout/orders/' . $order->provider_ref . '/capture', array(), 'capture-' . $order->uuid );
		if ( 'ORDER_ALREADY_CAPTURED' === Paypal_Client::get_issue( $response ) ) {
			// A concurrent request, such as the webhook, captured it first.
			$response = $client->get( '/v2/checkout/orders/' . $order->provider_ref );
		}
		if ( in_array( Paypal_Client::get_issue( $response ), array( 'INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY' ), true ) ) {
			// The order stays open, because the buyer may choose another payment method on PayPal's page.
			return $agreed;
		}
		return is_wp_error( $response ) ? $response : new Paypal_Order( $response );
	}

	/** Returns the state of an order that PayPal no longer has. PayPal deletes orders that were not approved after some hours. */
	private static function create_expired( Order $order ): Payment_Snapshot {
		$state         = new Payment_Snapshot();
		$state->mode   = $order->mode;
		$state->status = Order::STATUS_EXPIRED;
		return $state;
	}

	/** Handles PayPal's refusal of a product's payee (message for the visitor). */
	private static function handle_refused_payee( Order $order, Checkout_Details $details, \WP_Error $error ): \WP_Error {
		/**
		 * Fires when PayPal refuses the payee of a product.
		 *
		 * @param Order  $order Order; its plan_id is the product.
		 * @param string $payee Email address of the payee.
		 * @param string $issue PayPal's error code.
		 */
		do_action( 'mainstreet_payee_refused', $order, $details->payee, Paypal_Client::get_issue( $error ) );
		return new \WP_Error( 'mainstreet_payee_refused', __( 'This product is currently not available. Please contact the site owner.', 'mainstreet-blocks' ), array( 'status' => 424 ) );
	}
}
