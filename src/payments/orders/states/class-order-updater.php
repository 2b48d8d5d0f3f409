<?php
namespace Mainstreet\Payments\Orders\States;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Mail\Mailer;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Applies a provider's data to an order, in one transaction with all dependent changes. Repeated, concurrent and
 * outdated data is safe: each change is made once, and only along the transitions of Order_Transitions.
 */
final class Order_Updater {

	/**
	 * @param Order $order Order; it is read again in the transaction.
	 * @return Order The order afterwards.
	 * @throws \Throwable If the database or a callback of `mainstreet_payment_state` fails. The transaction is rolled back.
	 */
	public static function apply( Order $order, Payment_Snapshot $state ) {
		$done  = Transaction::run(
			static fn() => self::apply_in_transaction( $order->id, $state )
		);
		$after = $done['after'] ? $done['after'] : $order;
		if ( $done['is_changed'] ) {
			/**
			 * Fires when the status or the refunded amount of an order has changed, after the transaction.
			 *
			 * @param Order  $after  Order.
			 * @param string $before Previous status.
			 */
			do_action( 'mainstreet_order_changed', $after, $done['before'] );
		}
		return $after;
	}

	/** Runs in the transaction (`after` (Order|null), `before` (status), `is_changed`). */
	private static function apply_in_transaction( int $id, Payment_Snapshot $state ): array {
		// Locks the row until the transaction ends. The order must be read after that.
		Sql::update( 'orders', array( 'updated_gmt' => Sql::time() ), 'id = ' . (int) $id );
		$orders = new Orders();
		$order  = $orders->get( $id );
		$done   = array(
			'after'      => $order,
			'before'     => $order ? $order->status : '',
			'is_changed' => false,
		);
		if ( ! $order ) {
			return $done;
		}
		$mismatch = Order_Transitions::find_mismatch( $order, $state );
		if ( '' !== $mismatch ) {
			Order_History::add_once( $id, $mismatch, self::describe_mismatch( $state ) );
			return $done;
		}
		$outcome = Order_Transitions::get_outcome( $order, $state );
		if ( ! Order_Transitions::is_allowed( $order->status, $state->status ) || ! Order_Transitions::is_allowed( $order->status, $outcome['status'] ) ) {
			return $done;
		}
		$changes = self::get_changes( $order, $state, $outcome );
		if ( $changes && ! $orders->update_if( $id, $changes, array( $order->status ) ) ) {
			return $done;
		}
		$done['after']      = $changes ? $orders->get( $id ) : $order;
		$done['is_changed'] = self::log_change( $order, $done['after'], $state );
		/**
		 * Fires in the transaction that applies a provider's data to an order. Fires for repeated data, too, as a subscription can
		 * change without its order. Callbacks must be idempotent and write rows with Sql; an exception rolls back all changes.
		 *
		 * @param Order         $after  Order with the changes.
		 * @param string        $before Previous status.
		 * @param Payment_Snapshot $state  Data from the provider.
		 */
		do_action( 'mainstreet_payment_state', $done['after'], $order->status, $state );
		return $done;
	}

	/**
	 * Computes the changed columns.
	 *
	 * @param array $outcome As Order_Transitions::get_outcome().
	 * @return array Columns by name.
	 */
	private static function get_changes( Order $order, Payment_Snapshot $state, array $outcome ): array {
		$changes = $outcome;
		foreach ( array( 'payment_ref', 'customer_ref', 'sub_ref' ) as $name ) {
			if ( '' === $order->$name && '' !== $state->$name ) {
				$changes[ $name ] = $state->$name;
			}
		}
		if ( Order_Transitions::is_settled( $outcome['status'] ) && ! Order_Transitions::is_settled( $order->status ) ) {
			// The buyer's data is stored only with the payment, so that erased data does not come back.
			$changes['email']    = '' === Mailer::address( $state->email ) ? $order->email : Mailer::address( $state->email );
			$changes['name']     = '' === $state->name ? $order->name : Mailer::line( $state->name );
			$changes['paid_gmt'] = Sql::time( $state->paid_at > 0 ? $state->paid_at : time() );
			$changes['mail_due'] = Order::STATUS_PAID === $outcome['status'] ? Sql::time() : null;
		}
		foreach ( Orders::truncate( $changes ) as $name => $value ) {
			if ( isset( $order->$name ) && $value === $order->$name ) {
				unset( $changes[ $name ] );
			}
		}
		return $changes;
	}

	/** Adds the change to the order history. Returns whether the status or the refunded amount changed. */
	private static function log_change( Order $before, Order $after, Payment_Snapshot $state ): bool {
		if ( $before->status !== $after->status ) {
			$detail = Order::STATUS_REFUNDED === $after->status ? array( 'refunded' => $after->refunded ) : array();
			if ( Order::STATUS_DISPUTED === $after->status && '' !== $state->dispute_ref ) {
				$detail = array( 'dispute' => $state->dispute_ref );
			}
			Order_History::add( $after->id, $after->status, $detail );
			return true;
		}
		if ( $before->refunded !== $after->refunded ) {
			Order_History::add( $after->id, 'part_refunded', array( 'refunded' => $after->refunded ) );
			return true;
		}
		return false;
	}

	/** Returns the data for the history entry of a mismatch. */
	private static function describe_mismatch( Payment_Snapshot $state ): array {
		return array(
			'status'   => $state->status,
			'mode'     => $state->mode,
			'amount'   => $state->amount,
			'currency' => strtoupper( $state->currency ),
			'refunded' => $state->refunded,
		);
	}

	/**
	 * Records a renewal: each paid invoice of a subscription after the first becomes its own order, with the first order as parent. The
	 * same invoice always gets the same order, even if a process died between storing it and applying the payment.
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
	public static function record_renewal( Order $first, string $invoice_ref, $amount, string $currency, string $payment_ref, int $paid_at, ?Payment_Snapshot $more = null ) {
		$orders  = new Orders();
		$renewal = $orders->find_by_ref( $first->provider, $invoice_ref );
		$renewal = $renewal ? $renewal : $orders->insert( self::build_renewal_row( $first, $invoice_ref, $amount, $currency ) );
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
		return self::apply( $renewal, $state );
	}

	/**
	 * Builds the row of a renewal that is not paid yet.
	 *
	 * @param string $invoice_ref The provider's invoice id.
	 * @param int    $amount      Minor units.
	 * @return array Columns by name.
	 */
	private static function build_renewal_row( Order $first, string $invoice_ref, $amount, string $currency ): array {
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
