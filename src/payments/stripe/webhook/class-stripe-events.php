<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Payment_State;
use Mainstreet\Payments\Orders\States\Order_States;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Metadata;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;
use Mainstreet\Payments\Stripe\Checkout\Stripe_States;
use Mainstreet\Payments\Stripe\Reconciliation\Stripe_Renewals;

defined( 'ABSPATH' ) || exit;

/**
 * An event says only where to look (docs/server-contract.md B.5): what it is about is asked of the API again, so that neither the
 * order in which events come nor what stands in them matters. What is another site's, or unknown to Stripe, is let be.
 *
 * All methods give true, or the error with which Stripe could not be asked; they throw when the database fails.
 */
final class Stripe_Events {

	/** What we are told about, and the method that deals with it. */
	const TYPES = array(
		'checkout.session.completed'               => 'look_at_session',
		'checkout.session.async_payment_succeeded' => 'look_at_session',
		'checkout.session.async_payment_failed'    => 'look_at_session',
		'checkout.session.expired'                 => 'look_at_session',
		'customer.subscription.updated'            => 'look_at_subscription',
		'customer.subscription.deleted'            => 'look_at_subscription',
		'invoice.paid'                             => 'look_at_invoice',
		'invoice.payment_failed'                   => 'look_at_invoice',
		'charge.refunded'                          => 'look_at_charge',
		'charge.dispute.created'                   => 'look_at_dispute',
		'charge.dispute.closed'                    => 'look_at_dispute',
	);

	/** Beginnings of the names of what the methods look at. */
	const PREFIXES = array(
		'look_at_session'      => 'cs_',
		'look_at_subscription' => 'sub_',
		'look_at_invoice'      => 'in_',
		'look_at_charge'       => 'ch_',
		'look_at_dispute'      => 'd',
	);

	/**
	 * Mode.
	 *
	 * @var string
	 */
	private $mode;

	/** The API. */
	private Stripe_Client $client;

	/** Orders. */
	private Orders $orders;

	/**
	 * Events of a mode.
	 *
	 * @param string $mode `live` or `test`.
	 */
	public function __construct( $mode ) {
		$this->mode   = $mode;
		$this->client = new Stripe_Client( $mode );
		$this->orders = new Orders();
	}

	/**
	 * Deals with an event.
	 *
	 * @param string $type Type.
	 * @param mixed  $id   Name of its object.
	 * @return true|\WP_Error
	 */
	public function handle( string $type, $id ) {
		if ( ! isset( self::TYPES[ $type ] ) ) {
			return true;
		}
		$method = self::TYPES[ $type ];
		// Some payments are named py_.
		$prefix = 'look_at_charge' === $method && is_string( $id ) && 0 === strpos( $id, 'py_' ) ? 'py_' : self::PREFIXES[ $method ];
		return Stripe_Client::is_id( $id, $prefix ) ? $this->$method( $id ) : true;
	}

	/**
	 * A checkout.
	 *
	 * @param string $id Session.
	 * @return true|\WP_Error
	 */
	public function look_at_session( string $id ) {
		$session = $this->client->get( 'checkout/sessions/' . $id );
		if ( is_wp_error( $session ) ) {
			return self::unless_missing( $session );
		}
		$order = Stripe_Metadata::order( $session, $this->mode );
		if ( ! $order ) {
			return true;
		}
		if ( '' === $order->provider_ref ) {
			// The process that opened the page died before it wrote down which.
			$this->orders->update_if( $order->id, array( 'provider_ref' => $id ), array( Order::STATUS_NEW, Order::STATUS_OPEN ) );
		}
		return $this->apply( $order, Stripe_Provider::of_session( $order, $id ) );
	}

	/**
	 * A subscription.
	 *
	 * @param string $id Subscription.
	 * @return true|\WP_Error
	 */
	public function look_at_subscription( $id ) {
		$subscription = $this->client->get( 'subscriptions/' . $id );
		if ( is_wp_error( $subscription ) ) {
			return self::unless_missing( $subscription );
		}
		$first = $this->first_of( $subscription );
		if ( ! $first || is_wp_error( $first ) ) {
			return $first ? $first : true;
		}
		return $first->paid > 0 ? $this->apply( $first, Stripe_Renewals::about( $first, $subscription ) ) : true;
	}

	/**
	 * An invoice.
	 *
	 * @param string $id Invoice.
	 * @return true|\WP_Error
	 */
	public function look_at_invoice( $id ) {
		$invoice = $this->client->get( 'invoices/' . $id, array( 'payments' ) );
		if ( is_wp_error( $invoice ) ) {
			return self::unless_missing( $invoice );
		}
		$id = Stripe_Client::id( Attributes::items( Attributes::items( $invoice, 'parent' ), 'subscription_details' )['subscription'] ?? null );
		if ( ! Stripe_Client::is_id( $id, 'sub_' ) ) {
			return true;
		}
		$subscription = $this->client->get( 'subscriptions/' . $id );
		if ( is_wp_error( $subscription ) ) {
			return self::unless_missing( $subscription );
		}
		$first = $this->first_of( $subscription );
		if ( ! $first || is_wp_error( $first ) || ! $first->paid ) {
			return is_wp_error( $first ) ? $first : true;
		}
		$this->apply( $first, Stripe_Renewals::about( $first, $subscription ) );
		$renewal = Stripe_Renewals::record( $first, $invoice, $subscription );
		// It may have been given back before we heard of it.
		return $renewal && '' !== $renewal->payment_ref ? $this->apply( $renewal, ( new Stripe_Provider() )->look( $renewal ) ) : true;
	}

	/**
	 * A charge: given back, or disputed.
	 *
	 * @param string     $id      Charge.
	 * @param array|null $dispute Dispute about it, if that is what we were told of.
	 * @return true|\WP_Error
	 */
	public function look_at_charge( string $id, ?array $dispute = null ) {
		$charge = $this->client->get( 'charges/' . $id );
		if ( is_wp_error( $charge ) ) {
			return self::unless_missing( $charge );
		}
		$state = Stripe_States::of_charge( $charge );
		$order = $this->orders->by_payment( Stripe_Provider::NAME, $state->payment_ref );
		$order = $order ? $order : Stripe_Metadata::order( $charge, $this->mode );
		// Of a payment that is not written down yet the refund is seen with the payment.
		if ( ! $order || $order->mode !== $this->mode ) {
			return true;
		}
		if ( $dispute ) {
			$state->dispute_ref = Stripe_Client::id( $dispute );
			Stripe_Disputes::is_won( $dispute ) && Stripe_Disputes::won( $order, $state->dispute_ref );
		}
		return $this->apply( $order, Stripe_Disputes::settle( $order, $state ) );
	}

	/**
	 * A dispute.
	 *
	 * @param string $id Dispute.
	 * @return true|\WP_Error
	 */
	public function look_at_dispute( string $id ) {
		$dispute = $this->client->get( 'disputes/' . $id );
		if ( is_wp_error( $dispute ) ) {
			return self::unless_missing( $dispute );
		}
		$charge = Stripe_Client::id( $dispute['charge'] ?? null );
		return Stripe_Client::is_id( $charge, 'ch_' ) || Stripe_Client::is_id( $charge, 'py_' ) ? $this->look_at_charge( $charge, $dispute ) : true;
	}

	/**
	 * The order a subscription began with. What we know of its payment is asked for first, if it is not known to be paid.
	 *
	 * @param array $subscription Subscription.
	 * @return Order|null|\WP_Error Null for another site's.
	 */
	private function first_of( array $subscription ) {
		$order = Stripe_Metadata::order( $subscription, $this->mode );
		if ( ! $order || $order->paid > 0 || '' === $order->provider_ref ) {
			return $order;
		}
		$said = $this->apply( $order, Stripe_Provider::of_session( $order, $order->provider_ref ) );
		return true === $said ? $this->orders->get( $order->id ) : $said;
	}

	/**
	 * Carries out an answer.
	 *
	 * @param Order                   $order Order.
	 * @param Payment_State|\WP_Error $state Answer.
	 * @return true|\WP_Error
	 */
	private function apply( Order $order, $state ) {
		if ( is_wp_error( $state ) ) {
			return self::unless_missing( $state );
		}
		Order_States::apply( $order, $state );
		return true;
	}

	/**
	 * What Stripe has not, or refuses to show, it will not have later either; anything else is worth another try.
	 *
	 * @param \WP_Error $error Error.
	 * @return true|\WP_Error
	 */
	private static function unless_missing( \WP_Error $error ) {
		return 'mainstreet_stripe_refused' === $error->get_error_code() ? true : $error;
	}
}
