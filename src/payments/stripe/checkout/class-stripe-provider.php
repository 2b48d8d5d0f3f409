<?php
namespace Mainstreet\Payments\Stripe\Checkout;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Api\Stripe_Metadata;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Events;

defined( 'ABSPATH' ) || exit;

/** Processes payments with the owner's Stripe account. */
final class Stripe_Provider extends Payment_Provider {

	const NAME = 'stripe';

	public function name() {
		return self::NAME;
	}

	public function label() {
		return __( 'Stripe', 'mainstreet-blocks' );
	}

	public function mode() {
		return Stripe_Keys::mode();
	}

	public function is_ready() {
		return Stripe_Keys::is_ready( Stripe_Keys::mode() );
	}

	/**
	 * Opens a Checkout Session.
	 *
	 * @return array|\WP_Error `ref`, `url`.
	 */
	public function open( Order $order, Checkout_Details $details ) {
		return Stripe_Checkout::open( $order, $details );
	}

	/**
	 * Fetches the current state of an order from Stripe.
	 *
	 * @return Payment_Snapshot|\WP_Error
	 */
	public function fetch( Order $order ) {
		return Stripe_Snapshots::fetch( $order );
	}

	/**
	 * Refunds a payment, completely or in part.
	 *
	 * @param int    $amount Minor units.
	 * @param string $key    Idempotency key.
	 * @return Payment_Snapshot|\WP_Error State after the refund.
	 */
	public function refund( Order $order, $amount, $key ) {
		$sum = Amounts::to_stripe( $amount, $order->currency );
		if ( ! Stripe_Client::is_id( $order->payment_ref, 'pi_' ) || null === $sum ) {
			return Stripe_Snapshots::unknown_error();
		}
		$response = ( new Stripe_Client( $order->mode ) )->post(
			'refunds',
			array(
				'payment_intent' => $order->payment_ref,
				'amount'         => $sum,
				'metadata'       => Stripe_Metadata::for_order( $order ),
			),
			'refund-' . $order->uuid . '-' . $key
		);
		// A payment that was already refunded at Stripe is not an error; its state is read.
		if ( is_wp_error( $response ) && 'charge_already_refunded' !== Stripe_Client::code( $response ) ) {
			return $response;
		}
		return Stripe_Snapshots::fetch_payment( $order );
	}

	/**
	 * Cancels a subscription, and updates its order.
	 *
	 * @param string $sub_ref Id of the subscription.
	 * @param bool   $at_once True ends it immediately, false at the end of the paid period.
	 * @return true|\WP_Error
	 */
	public function cancel( $sub_ref, $mode, $at_once ) {
		if ( ! Stripe_Client::is_id( $sub_ref, 'sub_' ) ) {
			return Stripe_Snapshots::unknown_error();
		}
		$client   = new Stripe_Client( $mode );
		$path     = 'subscriptions/' . $sub_ref;
		$response = $at_once
			? $client->delete( $path )
			: $client->post( $path, array( 'cancel_at_period_end' => true ), 'cancel-' . $sub_ref . '-' . gmdate( 'YmdHi' ) );
		if ( is_wp_error( $response ) && ! Stripe_Client::is_missing( $response ) ) {
			// It may have ended already.
			$now = $client->get( $path );
			if ( is_wp_error( $now ) || ! isset( $now['status'] ) || 'canceled' !== $now['status'] ) {
				return $response;
			}
		}
		( new Stripe_Events( $mode ) )->sync_subscription( $sub_ref );
		return true;
	}

	/** Returns the URL of an order in the Stripe Dashboard; empty if there is no payment and no subscription. */
	public function link( Order $order ) {
		$base = 'https://dashboard.stripe.com/' . ( Stripe_Keys::LIVE === $order->mode ? '' : 'test/' );
		if ( Stripe_Client::is_id( $order->payment_ref, 'pi_' ) ) {
			return $base . 'payments/' . $order->payment_ref;
		}
		return Stripe_Client::is_id( $order->sub_ref, 'sub_' ) ? $base . 'subscriptions/' . $order->sub_ref : '';
	}

	/**
	 * Opens the portal for a customer. The caller must have verified that the visitor is this customer.
	 *
	 * @param string $return_url URL that the portal links back to.
	 * @return string|\WP_Error
	 */
	public static function get_portal_url( $customer_ref, $mode, $return_url ) {
		if ( ! Stripe_Client::is_id( $customer_ref, 'cus_' ) ) {
			return new \WP_Error( 'mainstreet_no_portal', __( 'There are no payment details to manage.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		// The idempotency key contains the minute: repeated clicks within it share a session, later visits get a new one.
		$response = ( new Stripe_Client( $mode ) )->post(
			'billing_portal/sessions',
			array(
				'customer'   => $customer_ref,
				'return_url' => $return_url,
			),
			'portal-' . md5( $customer_ref . $return_url . gmdate( 'YmdHi' ) )
		);
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$url = Attributes::text( $response, 'url' );
		return 'https' === wp_parse_url( $url, PHP_URL_SCHEME ) ? $url : new \WP_Error( 'mainstreet_no_portal', __( 'There are no payment details to manage.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Callback of the filter `mainstreet_portal_url`.
	 *
	 * @param string|\WP_Error $url        URL of another provider; empty if there is none.
	 * @param string           $return_url URL that the portal links back to.
	 * @return string|\WP_Error
	 */
	public static function filter_portal_url( $url, $customer_ref, $mode, $return_url ) {
		return '' === $url && Stripe_Client::is_id( $customer_ref, 'cus_' ) ? self::get_portal_url( $customer_ref, $mode, $return_url ) : $url;
	}
}
