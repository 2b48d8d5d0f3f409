<?php
namespace Mainstreet\Payments\Orders\Providers;

use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Interface of a payment service for orders. Stripe and PayPal each implement it and register through the filter
 * `mainstreet_payment_providers`.
 */
abstract class Payment_Provider {

	/** Returns the name stored in orders: `stripe` or `paypal`. */
	abstract public function name();

	/** Returns the display name. */
	abstract public function label();

	/** Returns the current mode, `live` or `test`. */
	abstract public function mode();

	/** Whether the API keys of the current mode are set. */
	abstract public function is_ready();

	/**
	 * Opens the provider's checkout for a stored order. A repeated call for the same order returns the same checkout.
	 *
	 * @return array|\WP_Error `ref` (id of the checkout), `url`. An error with `for_owner` in its data has a message that buyers must not see.
	 */
	abstract public function open( Order $order, Checkout_Details $details );

	/**
	 * Fetches the state of an order.
	 *
	 * @return Payment_Snapshot|\WP_Error
	 */
	abstract public function fetch( Order $order );

	/**
	 * @param int    $amount Minor units, at most the amount that was not refunded yet.
	 * @param string $key    Idempotency key: a repeated request makes only one refund.
	 * @return Payment_Snapshot|\WP_Error State after the refund.
	 */
	abstract public function refund( Order $order, $amount, $key );

	/**
	 * Cancels a subscription.
	 *
	 * @param string $sub_ref Subscription.
	 * @param bool   $at_once True to cancel immediately, false to cancel at the end of the paid period.
	 * @return true|\WP_Error
	 */
	abstract public function cancel( $sub_ref, $mode, $at_once );

	/** Returns the URL of an order in the provider's dashboard (absolute URL, '' for none). */
	abstract public function link( Order $order );
}
