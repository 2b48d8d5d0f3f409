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
use Mainstreet\Payments\Stripe\Webhook\Stripe_Disputes;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Events;

defined( 'ABSPATH' ) || exit;

/**
 * Processes payments with the owner's Stripe account.
 */
final class Stripe_Provider extends Payment_Provider {

	const NAME = 'stripe';

	/** {@inheritDoc} */
	public function name() {
		return self::NAME;
	}

	/** {@inheritDoc} */
	public function label() {
		return __( 'Stripe', 'mainstreet-blocks' );
	}

	/** {@inheritDoc} */
	public function mode() {
		return Stripe_Keys::mode();
	}

	/** {@inheritDoc} */
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
	 * Reads the current state of an order from Stripe.
	 *
	 * @return Payment_Snapshot|\WP_Error
	 */
	public function fetch( Order $order ) {
		if ( Stripe_Client::is_id( $order->payment_ref, 'pi_' ) && $order->paid > 0 ) {
			return $this->look_at_payment( $order );
		}
		if ( ! Stripe_Client::is_id( $order->provider_ref, 'cs_' ) ) {
			return self::unknown();
		}
		return self::of_session( $order, $order->provider_ref );
	}

	/**
	 * Reads the state of an order from a session. The session's metadata must name this order.
	 *
	 * @return Payment_Snapshot|\WP_Error An error if the session belongs to another order.
	 */
	public static function of_session( Order $order, string $session ) {
		$client = new Stripe_Client( $order->mode );
		$answer = $client->get( 'checkout/sessions/' . $session, Stripe_Snapshots::OF_SESSION );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		if ( ! Stripe_Metadata::is_ours( $answer ) || Stripe_Metadata::order_uuid( $answer ) !== $order->uuid ) {
			return self::unknown();
		}
		$state = Stripe_Snapshots::of_session( $answer );
		if ( Order::STATUS_PAID === $state->status && Stripe_Client::is_id( $state->payment_ref, 'pi_' ) && ! Attributes::items( $answer, 'payment_intent' ) ) {
			// The session of a subscription contains only the id of its first payment, which may already be refunded.
			$charge = $client->get( 'payment_intents/' . $state->payment_ref, array( 'latest_charge' ) );
			if ( is_wp_error( $charge ) ) {
				return $charge;
			}
			$paid            = Stripe_Snapshots::of_intent( $charge );
			$state->status   = $paid->status;
			$state->refunded = $paid->refunded;
		}
		return Stripe_Disputes::settle( $order, $state );
	}

	/**
	 * Refunds a payment, completely or in part.
	 *
	 * @param Order  $order  Paid order.
	 * @param int    $amount Minor units.
	 * @param string $key    Idempotency key.
	 * @return Payment_Snapshot|\WP_Error State after the refund.
	 */
	public function refund( Order $order, $amount, $key ) {
		$sum = Amounts::to_stripe( $amount, $order->currency );
		if ( ! Stripe_Client::is_id( $order->payment_ref, 'pi_' ) || null === $sum ) {
			return self::unknown();
		}
		$answer = ( new Stripe_Client( $order->mode ) )->post(
			'refunds',
			array(
				'payment_intent' => $order->payment_ref,
				'amount'         => $sum,
				'metadata'       => Stripe_Metadata::of( $order ),
			),
			'refund-' . $order->uuid . '-' . $key
		);
		// A payment that was already refunded at Stripe is not an error; its state is read.
		if ( is_wp_error( $answer ) && 'charge_already_refunded' !== Stripe_Client::code( $answer ) ) {
			return $answer;
		}
		return $this->look_at_payment( $order );
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
			return self::unknown();
		}
		$client = new Stripe_Client( $mode );
		$path   = 'subscriptions/' . $sub_ref;
		$answer = $at_once
			? $client->delete( $path )
			: $client->post( $path, array( 'cancel_at_period_end' => true ), 'cancel-' . $sub_ref . '-' . gmdate( 'YmdHi' ) );
		if ( is_wp_error( $answer ) && ! Stripe_Client::is_missing( $answer ) ) {
			// It may have ended already.
			$now = $client->get( $path );
			if ( is_wp_error( $now ) || ! isset( $now['status'] ) || 'canceled' !== $now['status'] ) {
				return $answer;
			}
		}
		( new Stripe_Events( $mode ) )->look_at_subscription( $sub_ref );
		return true;
	}

	/**
	 * Returns the URL of an order in the Stripe Dashboard.
	 *
	 * @return string Empty if there is no payment and no subscription.
	 */
	public function link( Order $order ) {
		$base = 'https://dashboard.stripe.com/' . ( Stripe_Keys::LIVE === $order->mode ? '' : 'test/' );
		if ( Stripe_Client::is_id( $order->payment_ref, 'pi_' ) ) {
			return $base . 'payments/' . $order->payment_ref;
		}
		return Stripe_Client::is_id( $order->sub_ref, 'sub_' ) ? $base . 'subscriptions/' . $order->sub_ref : '';
	}

	/**
	 * Reads the state of an order from its payment and, for the first order of a subscription, the subscription.
	 *
	 * @param Order $order Order with a payment.
	 * @return Payment_Snapshot|\WP_Error
	 */
	private function look_at_payment( Order $order ) {
		$client = new Stripe_Client( $order->mode );
		$intent = $client->get( 'payment_intents/' . $order->payment_ref, array( 'latest_charge' ) );
		if ( is_wp_error( $intent ) ) {
			return $intent;
		}
		$state = Stripe_Disputes::check( $order, Stripe_Snapshots::of_intent( $intent ), $client );
		if ( Stripe_Client::is_id( $order->sub_ref, 'sub_' ) && 0 === $order->parent_id ) {
			$subscription = $client->get( 'subscriptions/' . $order->sub_ref );
			if ( is_wp_error( $subscription ) ) {
				return $subscription;
			}
			Stripe_Snapshots::add_subscription( $state, $subscription );
		}
		return $state;
	}

	/** Returns the error for an object that does not exist at Stripe or does not belong to the order. */
	private static function unknown(): \WP_Error {
		return new \WP_Error( 'mainstreet_stripe_refused', __( 'Stripe does not recognize this payment.', 'mainstreet-blocks' ), array( 'status' => 424 ) );
	}
}
