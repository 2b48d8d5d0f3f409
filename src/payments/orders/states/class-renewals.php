<?php
namespace Mainstreet\Payments\Orders\States;

use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Payment_State;

defined( 'ABSPATH' ) || exit;

/**
 * Each invoice of a subscription behind its first is an order of its own, with the first as its parent.
 */
final class Renewals {

	/**
	 * Writes down an invoice that was paid. The same invoice again is the same order, also when a
	 * process died between its row and its payment.
	 *
	 * @param Order              $first       Order that the subscription began with.
	 * @param string             $invoice_ref The provider's invoice.
	 * @param int                $amount      What was paid, minor units.
	 * @param string             $currency    Three capitals.
	 * @param string             $payment_ref The payment that a refund names.
	 * @param int                $paid_at     Unix time.
	 * @param Payment_State|null $more        State of the subscription (`sub_status`, `period_end`, `ends_at_period_end`), which
	 *                                        those who listen get in the same transaction.
	 * @return Order The renewal.
	 * @throws \Throwable When it can't be stored.
	 */
	public static function record( Order $first, string $invoice_ref, $amount, string $currency, string $payment_ref, int $paid_at, ?Payment_State $more = null ) {
		$orders  = new Orders();
		$renewal = $orders->by_ref( $first->provider, $invoice_ref );
		$renewal = $renewal ? $renewal : $orders->insert( self::row( $first, $invoice_ref, $amount, $currency ) );
		// Another request was quicker.
		$renewal = $renewal ? $renewal : $orders->by_ref( $first->provider, $invoice_ref );
		if ( ! $renewal ) {
			throw new \RuntimeException( 'The renewal could not be stored.' );
		}
		$state               = $more ? clone $more : new Payment_State();
		$state->status       = Order::STATUS_PAID;
		$state->mode         = $first->mode;
		$state->amount       = (int) $amount;
		$state->currency     = $currency;
		$state->payment_ref  = (string) $payment_ref;
		$state->customer_ref = $first->customer_ref;
		$state->sub_ref      = $first->sub_ref;
		$state->email        = $first->email;
		$state->name         = $first->name;
		$state->paid_at      = (int) $paid_at;
		return Order_States::apply( $renewal, $state );
	}

	/**
	 * The row of a renewal that is not known to be paid.
	 *
	 * @param Order  $first       Order that the subscription began with.
	 * @param string $invoice_ref The provider's invoice.
	 * @param int    $amount      Minor units.
	 * @param string $currency    Three capitals.
	 * @return array Columns.
	 */
	private static function row( Order $first, string $invoice_ref, $amount, string $currency ): array {
		return array(
			'mode'         => $first->mode,
			'kind'         => Order::SUBSCRIPTION,
			'parent_id'    => $first->id,
			'plan_id'      => $first->plan_id,
			'post_id'      => $first->post_id,
			'user_id'      => $first->user_id ? $first->user_id : null,
			'member_id'    => $first->member_id ? $first->member_id : null,
			'title'        => $first->title,
			'amount'       => (int) $amount,
			'currency'     => strtoupper( $currency ),
			'quantity'     => $first->quantity,
			'status'       => Order::STATUS_OPEN,
			'provider'     => $first->provider,
			'provider_ref' => (string) $invoice_ref,
			'customer_ref' => $first->customer_ref,
			'sub_ref'      => $first->sub_ref,
			'email'        => $first->email,
			'name'         => $first->name,
		);
	}
}
