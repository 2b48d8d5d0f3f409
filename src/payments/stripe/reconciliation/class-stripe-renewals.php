<?php
namespace Mainstreet\Payments\Stripe\Reconciliation;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;
use Mainstreet\Payments\Orders\States\Renewals;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Snapshots;

defined( 'ABSPATH' ) || exit;

/**
 * Converts invoices and subscriptions into renewals, and into states of the first order.
 */
final class Stripe_Renewals {

	/**
	 * Stores a paid invoice as a renewal, unless it is the first of its subscription.
	 *
	 * @param Order $first   First order, paid.
	 * @param array $invoice Invoice with its payments.
	 * @return Order|null The renewal; null if the invoice is the first, unpaid or free of charge.
	 * @throws \Throwable If the database fails.
	 */
	public static function record( Order $first, array $invoice, array $subscription ) {
		$currency = strtoupper( Attributes::text( $invoice, 'currency' ) );
		$amount   = Amounts::from_stripe( $invoice['amount_paid'] ?? null, $currency );
		if ( 'subscription_create' === Attributes::text( $invoice, 'billing_reason' ) || 'paid' !== Attributes::text( $invoice, 'status' ) || ! $amount ) {
			return null;
		}
		return Renewals::record( $first, Stripe_Client::id( $invoice ), $amount, $currency, Stripe_Snapshots::payment_of( $invoice ), Stripe_Snapshots::paid_at( $invoice, array() ), self::about( $first, $subscription ) );
	}

	/**
	 * Returns the state of a subscription, without amounts.
	 *
	 * @param Order $first First order, paid.
	 */
	public static function about( Order $first, array $subscription ): Payment_Snapshot {
		$state         = new Payment_Snapshot();
		$state->status = $first->status;
		$state->mode   = ! empty( $subscription['livemode'] ) ? Stripe_Keys::LIVE : Stripe_Keys::TEST;
		Stripe_Snapshots::add_subscription( $state, $subscription );
		return $state;
	}
}
