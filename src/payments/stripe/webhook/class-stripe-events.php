<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Api\Stripe_Metadata;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Snapshots;

defined( 'ABSPATH' ) || exit;

/**
 * Processes events (docs/server-contract.md B.5). Only the type and the id in an event are used: the object is read from the API, so that the
 * order of events and their contents do not matter. Objects of other sites, and those that Stripe does not find, are ignored.
 *
 * All methods return true, or the error of the request to Stripe. They throw an exception if the database fails.
 */
final class Stripe_Events {

	/** Types of events, and the methods that process them. */
	const TYPES = array(
		'checkout.session.completed'               => 'sync_session',
		'checkout.session.async_payment_succeeded' => 'sync_session',
		'checkout.session.async_payment_failed'    => 'sync_session',
		'checkout.session.expired'                 => 'sync_session',
		'customer.subscription.updated'            => 'sync_subscription',
		'customer.subscription.deleted'            => 'sync_subscription',
		'invoice.paid'                             => 'sync_invoice',
		'invoice.payment_failed'                   => 'sync_invoice',
		'charge.refunded'                          => 'sync_charge',
		'charge.dispute.created'                   => 'sync_dispute',
		'charge.dispute.closed'                    => 'sync_dispute',
	);

	/** Prefix of the object ids, by method. */
	const PREFIXES = array(
		'sync_session'      => 'cs_',
		'sync_subscription' => 'sub_',
		'sync_invoice'      => 'in_',
		'sync_charge'       => 'ch_',
		'sync_dispute'      => 'd',
	);

	/** @var string `live` or `test`. */
	private $mode;

	private Stripe_Client $client;

	private Orders $orders;

	public function __construct( $mode ) {
		$this->mode   = $mode;
		$this->client = new Stripe_Client( $mode );
		$this->orders = new Orders();
	}

	/**
	 * Processes an event. Unknown types and invalid ids are ignored.
	 *
	 * @return true|\WP_Error
	 */
	public function handle( string $type, $id ) {
		if ( ! isset( self::TYPES[ $type ] ) ) {
			return true;
		}
		$method = self::TYPES[ $type ];
		// The ids of some charges begin with py_.
		$prefix = 'sync_charge' === $method && is_string( $id ) && 0 === strpos( $id, 'py_' ) ? 'py_' : self::PREFIXES[ $method ];
		return Stripe_Client::is_id( $id, $prefix ) ? $this->$method( $id ) : true;
	}

	/**
	 * Updates the order of a Checkout Session.
	 *
	 * @return true|\WP_Error
	 */
	public function sync_session( string $id ) {
		$session = $this->client->get( 'checkout/sessions/' . $id );
		if ( is_wp_error( $session ) ) {
			return self::ignore_refusal( $session );
		}
		$order = Stripe_Metadata::find_order( $session, $this->mode );
		if ( ! $order ) {
			return true;
		}
		if ( '' === $order->provider_ref ) {
			// The process that opened the page ended before it stored the id of the session.
			$this->orders->update_if( $order->id, array( 'provider_ref' => $id ), array( Order::STATUS_NEW, Order::STATUS_OPEN ) );
		}
		return $this->apply( $order, Stripe_Snapshots::fetch_session( $order, $id ) );
	}

	/**
	 * Updates the order of a subscription.
	 *
	 * @return true|\WP_Error
	 */
	public function sync_subscription( $id ) {
		$subscription = $this->client->get( 'subscriptions/' . $id );
		if ( is_wp_error( $subscription ) ) {
			return self::ignore_refusal( $subscription );
		}
		$first = $this->find_first_order( $subscription );
		if ( ! $first || is_wp_error( $first ) ) {
			return $first ? $first : true;
		}
		return $first->paid > 0 ? $this->apply( $first, self::snapshot_subscription( $first, $subscription ) ) : true;
	}

	/**
	 * Updates the order of an invoice's subscription, and stores the renewal if the invoice is paid.
	 *
	 * @return true|\WP_Error
	 */
	public function sync_invoice( $id ) {
		$invoice = $this->client->get( 'invoices/' . $id, array( 'payments' ) );
		if ( is_wp_error( $invoice ) ) {
			return self::ignore_refusal( $invoice );
		}
		$id = Stripe_Client::id( Attributes::items( Attributes::items( $invoice, 'parent' ), 'subscription_details' )['subscription'] ?? null );
		if ( ! Stripe_Client::is_id( $id, 'sub_' ) ) {
			return true;
		}
		$subscription = $this->client->get( 'subscriptions/' . $id );
		if ( is_wp_error( $subscription ) ) {
			return self::ignore_refusal( $subscription );
		}
		$first = $this->find_first_order( $subscription );
		if ( ! $first || is_wp_error( $first ) || ! $first->paid ) {
			return is_wp_error( $first ) ? $first : true;
		}
		$this->apply( $first, self::snapshot_subscription( $first, $subscription ) );
		$renewal = self::record_renewal( $first, $invoice, $subscription );
		// The payment may already be refunded.
		return $renewal && '' !== $renewal->payment_ref ? $this->apply( $renewal, Stripe_Snapshots::fetch( $renewal ) ) : true;
	}

	/**
	 * Updates the order of a charge that was refunded or disputed.
	 *
	 * @param array|null $dispute Dispute, if the event was about one.
	 * @return true|\WP_Error
	 */
	public function sync_charge( string $id, ?array $dispute = null ) {
		$charge = $this->client->get( 'charges/' . $id );
		if ( is_wp_error( $charge ) ) {
			return self::ignore_refusal( $charge );
		}
		$state = Stripe_Snapshots::from_charge( $charge );
		$order = $this->orders->find_by_payment_ref( 'stripe', $state->payment_ref );
		$order = $order ? $order : Stripe_Metadata::find_order( $charge, $this->mode );
		// The payment may not be stored yet. Its refund is then read together with it.
		if ( ! $order || $order->mode !== $this->mode ) {
			return true;
		}
		if ( $dispute ) {
			$state->dispute_ref = Stripe_Client::id( $dispute );
			Stripe_Disputes::is_won( $dispute ) && Stripe_Disputes::record_won( $order, $state->dispute_ref );
		}
		return $this->apply( $order, Stripe_Disputes::settle( $order, $state ) );
	}

	/**
	 * Updates the order of a dispute.
	 *
	 * @return true|\WP_Error
	 */
	public function sync_dispute( string $id ) {
		$dispute = $this->client->get( 'disputes/' . $id );
		if ( is_wp_error( $dispute ) ) {
			return self::ignore_refusal( $dispute );
		}
		$charge = Stripe_Client::id( $dispute['charge'] ?? null );
		return Stripe_Client::is_id( $charge, 'ch_' ) || Stripe_Client::is_id( $charge, 'py_' ) ? $this->sync_charge( $charge, $dispute ) : true;
	}

	/**
	 * Finds the order that started a subscription. If the order is not paid yet, its session is read first.
	 *
	 * @return Order|null|\WP_Error Null if the subscription does not belong to this site.
	 */
	private function find_first_order( array $subscription ) {
		$order = Stripe_Metadata::find_order( $subscription, $this->mode );
		if ( ! $order || $order->paid > 0 || '' === $order->provider_ref ) {
			return $order;
		}
		$result = $this->apply( $order, Stripe_Snapshots::fetch_session( $order, $order->provider_ref ) );
		return true === $result ? $this->orders->get( $order->id ) : $result;
	}

	/**
	 * @param Payment_Snapshot|\WP_Error $state Result of reading the state.
	 * @return true|\WP_Error
	 */
	private function apply( Order $order, $state ) {
		if ( is_wp_error( $state ) ) {
			return self::ignore_refusal( $state );
		}
		Order_Updater::apply( $order, $state );
		return true;
	}

	/**
	 * Ignores the error if Stripe refused the request, because a retry would be refused again. Returns other errors, so that the event is
	 * retried.
	 *
	 * @return true|\WP_Error
	 */
	private static function ignore_refusal( \WP_Error $error ) {
		return 'mainstreet_stripe_refused' === $error->get_error_code() ? true : $error;
	}

	/**
	 * Stores a paid invoice as a renewal, unless it is the first of its subscription.
	 *
	 * @param array $invoice Invoice with its payments.
	 * @return Order|null The renewal; null if the invoice is the first, unpaid or free of charge.
	 * @throws \Throwable If the database fails.
	 */
	public static function record_renewal( Order $first, array $invoice, array $subscription ) {
		$currency = strtoupper( Attributes::text( $invoice, 'currency' ) );
		$amount   = Amounts::from_stripe( $invoice['amount_paid'] ?? null, $currency );
		if ( 'subscription_create' === Attributes::text( $invoice, 'billing_reason' ) || 'paid' !== Attributes::text( $invoice, 'status' ) || ! $amount ) {
			return null;
		}
		return Order_Updater::record_renewal( $first, Stripe_Client::id( $invoice ), $amount, $currency, Stripe_Snapshots::find_payment( $invoice ), Stripe_Snapshots::get_paid_time( $invoice, array() ), self::snapshot_subscription( $first, $subscription ) );
	}

	/** Returns the state of a subscription, without amounts. */
	public static function snapshot_subscription( Order $first, array $subscription ): Payment_Snapshot {
		$state         = new Payment_Snapshot();
		$state->status = $first->status;
		$state->mode   = ! empty( $subscription['livemode'] ) ? Stripe_Keys::LIVE : Stripe_Keys::TEST;
		Stripe_Snapshots::add_subscription( $state, $subscription );
		return $state;
	}
}
