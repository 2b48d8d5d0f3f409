<?php
namespace Mainstreet\Payments\Orders\States;

use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;

defined( 'ABSPATH' ) || exit;

/** Stores renewals: each invoice of a subscription after the first becomes its own order, with the first order as parent. */
final class Renewals {

	/**
	 * Records a paid invoice. The same invoice always gets the same order, even if a process died between storing it
	 * and applying the payment.
	 *
	 * @param string                $invoice_ref The provider's invoice id.
	 * @param int                   $amount      Paid amount, minor units.
	 * @param string                $payment_ref Payment id, used for refunds.
	 * @param int                   $paid_at     Unix time.
	 * @param Payment_Snapshot|null $more        Subscription data (`sub_status`, `period_end`, `ends_at_period_end`), passed on to
	 *                                           `mainstreet_payment_state`.
	 * @return Order The renewal.
	 * @throws \Throwable If it cannot be stored.
	 */
	public static function record( Order $first, string $invoice_ref, $amount, string $currency, string $payment_ref, int $paid_at, ?Payment_Snapshot $more = null ) {
		$orders  = new Orders();
		$renewal = $orders->find_by_ref( $first->provider, $invoice_ref );
		$renewal = $renewal ? $renewal : $orders->insert( self::build_row( $first, $invoice_ref, $amount, $currency ) );
		// Another request may have stored it in the meantime.
		$renewal = $renewal ? $renewal : $orders->find_by_ref( $first->provider, $invoice_ref );
		if ( ! $renewal ) {
			throw new \RuntimeException( 'The renewal could not be stored.' );
		}
		$state               = $more ? clone $more : new Payment_Snapshot();
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
		return Order_Updater::apply( $renewal, $state );
	}

	/**
	 * Builds the row of a renewal that is not paid yet.
	 *
	 * @param string $invoice_ref The provider's invoice id.
	 * @param int    $amount      Minor units.
	 * @return array Columns by name.
	 */
	private static function build_row( Order $first, string $invoice_ref, $amount, string $currency ): array {
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
