<?php
namespace Mainstreet\Payments\Stripe\Reconciliation;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_State;
use Mainstreet\Payments\Orders\States\Renewals;
use Mainstreet\Payments\Stripe\Api\Stripe_Amounts;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Checkout\Stripe_States;

defined( 'ABSPATH' ) || exit;

/**
 * What invoices and subscriptions say of the order they began with.
 */
final class Stripe_Renewals {

	/**
	 * Writes down a paid invoice that is not a subscription's first.
	 *
	 * @param Order $first        First order, paid.
	 * @param array $invoice      Invoice with its payments.
	 * @param array $subscription Subscription.
	 * @return Order|null The renewal; null for any other invoice.
	 * @throws \Throwable When the database can't do it.
	 */
	public static function record( Order $first, array $invoice, array $subscription ) {
		$currency = strtoupper( Attributes::text( $invoice, 'currency' ) );
		$amount   = Stripe_Amounts::from_stripe( $invoice['amount_paid'] ?? null, $currency );
		if ( 'subscription_create' === Attributes::text( $invoice, 'billing_reason' ) || 'paid' !== Attributes::text( $invoice, 'status' ) || ! $amount ) {
			return null;
		}
		return Renewals::record( $first, Stripe_Client::id( $invoice ), $amount, $currency, Stripe_States::payment_of( $invoice ), Stripe_States::paid_at( $invoice, array() ), self::about( $first, $subscription ) );
	}

	/**
	 * What a subscription says of its order: nothing about the money.
	 *
	 * @param Order $first        First order, paid.
	 * @param array $subscription Subscription.
	 */
	public static function about( Order $first, array $subscription ): Payment_State {
		$state         = new Payment_State();
		$state->status = $first->status;
		$state->mode   = ! empty( $subscription['livemode'] ) ? Stripe_Keys::LIVE : Stripe_Keys::TEST;
		Stripe_States::add_subscription( $state, $subscription );
		return $state;
	}
}
