<?php
namespace Mainstreet\Payments\Orders\Providers;

use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * A payment service, as orders see it. Stripe and PayPal each have one; they are found through the filter
 * `mainstreet_payment_providers` (name => object).
 */
abstract class Payment_Provider {

	/**
	 * Name in the table: `stripe`, `paypal`.
	 *
	 * @return string
	 */
	abstract public function name();

	/**
	 * What people call it.
	 *
	 * @return string
	 */
	abstract public function label();

	/**
	 * Mode that is switched on.
	 *
	 * @return string `live` or `test`.
	 */
	abstract public function mode();

	/**
	 * Whether the owner's keys of this mode are there.
	 *
	 * @return bool
	 */
	abstract public function is_ready();

	/**
	 * Opens the provider's page for an order that is stored. May be called again for the same order: the same page.
	 *
	 * @param Order            $order   Order.
	 * @param Checkout_Details $details What the page needs besides: return addresses, what it is called, customer.
	 * @return array|\WP_Error `ref` (name of the checkout), `url`. An error whose sentence is none for buyers has `for_owner` in its data.
	 */
	abstract public function open( Order $order, Checkout_Details $details );

	/**
	 * Asks how an order stands.
	 *
	 * @param Order $order Order with a provider_ref.
	 * @return Payment_State|\WP_Error
	 */
	abstract public function look( Order $order );

	/**
	 * Gives money back.
	 *
	 * @param Order  $order  Paid order.
	 * @param int    $amount Minor units, at most what was not given back yet.
	 * @param string $key    Makes a repeated request one refund.
	 * @return Payment_State|\WP_Error How it stands afterwards.
	 */
	abstract public function refund( Order $order, $amount, $key );

	/**
	 * Ends a subscription.
	 *
	 * @param string $sub_ref Subscription.
	 * @param string $mode    Its mode.
	 * @param bool   $at_once At once, or when what is paid for ends.
	 * @return true|\WP_Error
	 */
	abstract public function cancel( $sub_ref, $mode, $at_once );

	/**
	 * Where the owner sees an order at the provider.
	 *
	 * @param Order $order Order.
	 * @return string Absolute URL, '' for none.
	 */
	abstract public function link( Order $order );
}
