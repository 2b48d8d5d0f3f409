<?php
namespace Mainstreet\Payments\Stripe\Checkout;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Api\Stripe_Metadata;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Disputes;

defined( 'ABSPATH' ) || exit;

/** Reads the state of payments from Stripe, and converts objects of the API into Payment_Snapshot. */
final class Stripe_Snapshots {

	/** Members of a session to expand, so that one request is enough. */
	const SESSION_EXPAND = array( 'payment_intent.latest_charge', 'subscription', 'invoice.payments' );

	/** Stripe's states of a subscription, and the plugin's. Unpaid and paused count as past due. */
	const SUBSCRIPTIONS = array(
		'active'             => 'active',
		'trialing'           => 'active',
		'past_due'           => 'past_due',
		'unpaid'             => 'past_due',
		'paused'             => 'past_due',
		'canceled'           => 'canceled',
		'incomplete_expired' => 'expired',
	);

	/**
	 * Reads the current state of an order from Stripe.
	 *
	 * @return Payment_Snapshot|\WP_Error
	 */
	public static function fetch( Order $order ) {
		if ( Stripe_Client::is_id( $order->payment_ref, 'pi_' ) && $order->paid > 0 ) {
			return self::fetch_payment( $order );
		}
		if ( ! Stripe_Client::is_id( $order->provider_ref, 'cs_' ) ) {
			return self::unknown_error();
		}
		return self::fetch_session( $order, $order->provider_ref );
	}

	/**
	 * Reads the state of an order from a session. The session's metadata must name this order.
	 *
	 * @return Payment_Snapshot|\WP_Error An error if the session belongs to another order.
	 */
	public static function fetch_session( Order $order, string $session ) {
		$client   = new Stripe_Client( $order->mode );
		$response = $client->get( 'checkout/sessions/' . $session, self::SESSION_EXPAND );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		if ( ! Stripe_Metadata::is_ours( $response ) || Stripe_Metadata::get_order_uuid( $response ) !== $order->uuid ) {
			return self::unknown_error();
		}
		$state = self::from_session( $response );
		if ( Order::STATUS_PAID === $state->status && Stripe_Client::is_id( $state->payment_ref, 'pi_' ) && ! Attributes::items( $response, 'payment_intent' ) ) {
			// The session of a subscription contains only the id of its first payment, which may already be refunded.
			$charge = $client->get( 'payment_intents/' . $state->payment_ref, array( 'latest_charge' ) );
			if ( is_wp_error( $charge ) ) {
				return $charge;
			}
			$paid            = self::from_intent( $charge );
			$state->status   = $paid->status;
			$state->refunded = $paid->refunded;
		}
		return Stripe_Disputes::settle( $order, $state );
	}

	/**
	 * Reads the state of an order from its payment and, for the first order of a subscription, the subscription.
	 *
	 * @return Payment_Snapshot|\WP_Error
	 */
	public static function fetch_payment( Order $order ) {
		$client = new Stripe_Client( $order->mode );
		$intent = $client->get( 'payment_intents/' . $order->payment_ref, array( 'latest_charge' ) );
		if ( is_wp_error( $intent ) ) {
			return $intent;
		}
		$state = Stripe_Disputes::fetch_and_settle( $order, self::from_intent( $intent ), $client );
		if ( Stripe_Client::is_id( $order->sub_ref, 'sub_' ) && 0 === $order->parent_id ) {
			$subscription = $client->get( 'subscriptions/' . $order->sub_ref );
			if ( is_wp_error( $subscription ) ) {
				return $subscription;
			}
			self::add_subscription( $state, $subscription );
		}
		return $state;
	}

	/** Returns the error for an object that does not exist at Stripe or does not belong to the order. */
	public static function unknown_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_stripe_refused', __( 'Stripe does not recognize this payment.', 'mainstreet-blocks' ), array( 'status' => 424 ) );
	}

	/**
	 * Converts a Checkout Session.
	 *
	 * @param array $session Session with the members of OF_SESSION.
	 */
	public static function from_session( array $session ): Payment_Snapshot {
		$state               = self::create( $session, 'amount_total' );
		$intent              = Attributes::items( $session, 'payment_intent' );
		$invoice             = Attributes::items( $session, 'invoice' );
		$state->customer_ref = Stripe_Client::id( $session['customer'] ?? null );
		$state->payment_ref  = Stripe_Client::id( $session['payment_intent'] ?? null );
		if ( '' === $state->payment_ref ) {
			$state->payment_ref = self::find_payment( $invoice );
		}
		$buyer        = Attributes::items( $session, 'customer_details' );
		$state->email = Attributes::text( $buyer, 'email' );
		$state->name  = Attributes::text( $buyer, 'name' );
		self::add_subscription( $state, Attributes::items( $session, 'subscription' ) );
		$state->status = self::get_session_status( $session, $intent, $state->sub_status );
		if ( Order::STATUS_PAID === $state->status ) {
			$state->paid_at = self::get_paid_time( $invoice, $intent );
			self::add_charge( $state, Attributes::items( $intent, 'latest_charge' ) );
		}
		return $state;
	}

	/**
	 * Converts a payment intent.
	 *
	 * @param array $intent Payment intent with its `latest_charge`.
	 */
	public static function from_intent( array $intent ): Payment_Snapshot {
		$state               = self::create( $intent, 'amount_received' );
		$state->payment_ref  = Stripe_Client::id( $intent );
		$state->customer_ref = Stripe_Client::id( $intent['customer'] ?? null );
		$state->status       = 'succeeded' === Attributes::text( $intent, 'status' ) ? Order::STATUS_PAID : Order::STATUS_OPEN;
		if ( Order::STATUS_PAID === $state->status ) {
			$state->paid_at = self::get_paid_time( array(), $intent );
			self::add_charge( $state, Attributes::items( $intent, 'latest_charge' ) );
		}
		return $state;
	}

	/** Converts a charge. */
	public static function from_charge( array $charge ): Payment_Snapshot {
		$state               = self::create( $charge, 'amount_captured' );
		$state->payment_ref  = Stripe_Client::id( $charge['payment_intent'] ?? null );
		$state->customer_ref = Stripe_Client::id( $charge['customer'] ?? null );
		$state->status       = ! empty( $charge['paid'] ) ? Order::STATUS_PAID : Order::STATUS_OPEN;
		$state->paid_at      = Attributes::integer( $charge, 'created' );
		self::add_charge( $state, $charge );
		return $state;
	}

	/** @param array $subscription Subscription; an empty array changes nothing. */
	public static function add_subscription( Payment_Snapshot $state, array $subscription ): void {
		if ( ! $subscription ) {
			return;
		}
		$status                    = Attributes::text( $subscription, 'status' );
		$state->sub_ref            = Stripe_Client::id( $subscription );
		$state->sub_status         = isset( self::SUBSCRIPTIONS[ $status ] ) ? self::SUBSCRIPTIONS[ $status ] : '';
		$state->ends_at_period_end = ! empty( $subscription['cancel_at_period_end'] ) || Attributes::integer( $subscription, 'cancel_at' ) > 0;
		$items                     = Attributes::items( $subscription['items'] ?? null, 'data' );
		foreach ( $items as $item ) {
			$state->period_end = max( $state->period_end, Attributes::integer( (array) $item, 'current_period_end' ) );
		}
		// A subscription that ended before the paid period is valid until its end only.
		$ended = Attributes::integer( $subscription, 'ended_at' );
		if ( $ended > 0 ) {
			$state->period_end = $state->period_end > 0 ? min( $state->period_end, $ended ) : $ended;
		}
		if ( '' === $state->customer_ref ) {
			$state->customer_ref = Stripe_Client::id( $subscription['customer'] ?? null );
		}
	}

	/**
	 * Finds the paid payment intent of an invoice.
	 *
	 * @param array $invoice Invoice with its `payments`.
	 * @return string Id; empty if there is none.
	 */
	public static function find_payment( array $invoice ): string {
		$payments = Attributes::items( $invoice['payments'] ?? null, 'data' );
		foreach ( $payments as $payment ) {
			$intent = isset( $payment['payment']['payment_intent'] ) ? Stripe_Client::id( $payment['payment']['payment_intent'] ) : '';
			if ( '' !== $intent && isset( $payment['status'] ) && 'paid' === $payment['status'] ) {
				return $intent;
			}
		}
		return '';
	}

	/**
	 * Returns the time of payment of an invoice or a payment intent.
	 *
	 * @param array $invoice Invoice, or an empty array.
	 * @param array $intent  Payment intent with its `latest_charge`, or an empty array.
	 * @return int Unix time; 0 if unknown.
	 */
	public static function get_paid_time( array $invoice, array $intent ): int {
		$paid = isset( $invoice['status_transitions']['paid_at'] ) && is_int( $invoice['status_transitions']['paid_at'] ) ? $invoice['status_transitions']['paid_at'] : 0;
		return $paid > 0 ? $paid : Attributes::integer( Attributes::items( $intent, 'latest_charge' ), 'created' );
	}

	/**
	 * Determines the state of an order from its session.
	 *
	 * @param array  $intent     Payment intent; empty if there is none.
	 * @param string $sub_status State of the subscription; empty if there is none.
	 */
	private static function get_session_status( array $session, array $intent, string $sub_status ): string {
		$status = Attributes::text( $session, 'status' );
		if ( 'expired' === $status ) {
			return Order::STATUS_EXPIRED;
		}
		if ( 'complete' !== $status ) {
			return Order::STATUS_OPEN;
		}
		if ( 'paid' === Attributes::text( $session, 'payment_status' ) ) {
			return Order::STATUS_PAID;
		}
		// A bank debit stays pending until the bank refuses it.
		$is_refused = in_array( Attributes::text( $intent, 'status' ), array( 'requires_payment_method', 'canceled' ), true ) || in_array( $sub_status, array( 'expired', 'canceled' ), true );
		return $is_refused ? Order::STATUS_FAILED : Order::STATUS_OPEN;
	}

	/**
	 * Adds refunds and disputes of a charge to a state.
	 *
	 * @param array $charge Charge; an empty array changes nothing.
	 */
	private static function add_charge( Payment_Snapshot $state, array $charge ): void {
		if ( ! $charge ) {
			return;
		}
		$state->refunded = (int) Amounts::from_stripe( Attributes::integer( $charge, 'amount_refunded' ), $state->currency );
		if ( ! empty( $charge['disputed'] ) ) {
			$state->status = Order::STATUS_DISPUTED;
		}
		if ( $state->refunded > 0 && $state->refunded >= $state->amount ) {
			$state->status = Order::STATUS_REFUNDED;
		}
	}

	/**
	 * Creates a state with mode, currency and amount.
	 *
	 * @param array  $object Object of the API.
	 * @param string $amount Member that contains the amount.
	 */
	private static function create( array $object, string $amount ): Payment_Snapshot {
		$state           = new Payment_Snapshot();
		$state->mode     = ! empty( $object['livemode'] ) ? Stripe_Keys::LIVE : Stripe_Keys::TEST;
		$state->currency = strtoupper( Attributes::text( $object, 'currency' ) );
		// An amount that cannot be read becomes -1, which matches no order.
		$minor         = Amounts::from_stripe( $object[$amount] ?? null, $state->currency );
		$state->amount = null === $minor ? -1 : $minor;
		return $state;
	}
}
