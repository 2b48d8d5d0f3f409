<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Utf8;
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

	/** Maximum number of characters of a text. */
	const MAX_LENGTH = 127;

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
		$response = ( new Paypal_Client( $order->mode ) )->post( '/v2/checkout/orders', self::build_order_body( $order, $details ), $order->uuid );
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

	/**
	 * Builds the request that creates an order at PayPal. It must be the same each time for the same order, because the idempotency key
	 * is the same.
	 */
	public static function build_order_body( Order $order, Checkout_Details $details ): array {
		$unit = array(
			'reference_id' => 'default',
			'custom_id'    => $order->uuid,
			'amount'       => Paypal_Order::format_amount( $order->amount, $order->currency ),
		);
		$name = self::clean_text( $order->title );
		if ( '' !== $name ) {
			$unit['description'] = $name;
			$unit                = self::add_items( $unit, $order, $name );
		}
		if ( '' !== $details->payee && ! self::is_own( $details->payee ) ) {
			$unit['payee'] = array( 'email_address' => $details->payee );
		}
		return array(
			'intent'         => 'CAPTURE',
			'purchase_units' => array( $unit ),
			'payment_source' => array( 'paypal' => array( 'experience_context' => self::build_context( $details ) ) ),
		);
	}

	/** Adds the items, if the amount is a multiple of the quantity. */
	private static function add_items( array $unit, Order $order, string $name ): array {
		if ( $order->quantity < 1 || 0 !== $order->amount % $order->quantity ) {
			return $unit;
		}
		$unit['amount']['breakdown'] = array( 'item_total' => Paypal_Order::format_amount( $order->amount, $order->currency ) );
		$unit['items']               = array(
			array(
				'name'        => $name,
				'quantity'    => (string) $order->quantity,
				'unit_amount' => Paypal_Order::format_amount( intdiv( $order->amount, $order->quantity ), $order->currency ),
			),
		);
		return $unit;
	}

	/** Builds the texts and URLs for PayPal's page. */
	private static function build_context( Checkout_Details $details ): array {
		$context = array(
			'return_url'  => $details->return_url,
			'cancel_url'  => $details->cancel_url,
			'user_action' => 'PAY_NOW',
		);
		$name    = self::clean_text( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		if ( '' !== $name ) {
			$context['brand_name'] = $name;
		}
		$locale = str_replace( '_', '-', get_locale() );
		if ( preg_match( '/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/D', $locale ) ) {
			$context['locale'] = $locale;
		}
		return $context;
	}

	/** Whether a payee is the owner's own PayPal account, which must not be sent as payee. */
	private static function is_own( string $payee ): bool {
		$own = Options::get( 'payments_paypal_email' );
		return is_string( $own ) && '' !== $own && strtolower( $own ) === strtolower( $payee );
	}

	/** Cleans and shortens a text to one line that PayPal accepts. */
	private static function clean_text( $text ) {
		return mb_substr( trim( (string) preg_replace( '/[\x00-\x1F\x7F\s]+/u', ' ', Utf8::clean( $text ) ) ), 0, self::MAX_LENGTH, 'UTF-8' );
	}
}
