<?php
namespace Mainstreet\Payments\Orders\States;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Mail\Mailer;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Payment_State;

defined( 'ABSPATH' ) || exit;

/**
 * Carries out what a provider answered, in one transaction with everything that hangs on it. The same answer
 * twice, two at once, or an old one behind a new one: what is done is done once, and in the order of Order_Moves.
 */
final class Order_States {

	/**
	 * Carries out an answer.
	 *
	 * @param Order         $order Order, as the caller read it; it is read anew.
	 * @param Payment_State $state What the provider's own interface says of it.
	 * @return Order As it stands afterwards.
	 * @throws \Throwable When the database can't do it, or who listens fails: then nothing was done.
	 */
	public static function apply( Order $order, Payment_State $state ) {
		$done  = Transaction::run(
			static function () use ( $order, $state ) {
				return self::inside( $order->id, $state );
			}
		);
		$after = $done['after'] ? $done['after'] : $order;
		if ( $done['is_changed'] ) {
			/**
			 * An order changed its state, or some of it was given back. The transaction is over.
			 *
			 * @param Order  $after  Order.
			 * @param string $before State before.
			 */
			do_action( 'mainstreet_order_changed', $after, $done['before'] );
		}
		return $after;
	}

	/**
	 * What happens in the transaction.
	 *
	 * @param int           $id    Order.
	 * @param Payment_State $state Answer.
	 * @return array `after` (Order|null), `before` (status), `is_changed`.
	 */
	private static function inside( int $id, Payment_State $state ): array {
		// Changes nothing that matters, and makes everybody else who is about this order wait. Read behind it.
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
		$mismatch = Order_Moves::mismatch( $order, $state );
		if ( '' !== $mismatch ) {
			Order_History::add_once( $id, $mismatch, self::said( $state ) );
			return $done;
		}
		$outcome = Order_Moves::outcome( $order, $state );
		if ( ! Order_Moves::fits( $order->status, $state->status ) || ! Order_Moves::fits( $order->status, $outcome['status'] ) ) {
			return $done;
		}
		$changes = self::changes( $order, $state, $outcome );
		if ( $changes && ! $orders->update_if( $id, $changes, array( $order->status ) ) ) {
			return $done;
		}
		$done['after']      = $changes ? $orders->get( $id ) : $order;
		$done['is_changed'] = self::note( $order, $done['after'], $state );
		/**
		 * A provider's answer fits an order and is being carried out, in the transaction that changes its row. Fires for
		 * the same answer again, too: subscriptions change without their order. Who listens
		 * writes rows (through Sql), so that the same twice is the same; and throws to have nothing of all this happen.
		 *
		 * @param Order         $after  Order as it will be.
		 * @param string        $before Its state before.
		 * @param Payment_State $state  Answer.
		 */
		do_action( 'mainstreet_payment_state', $done['after'], $order->status, $state );
		return $done;
	}

	/**
	 * What changes in the row.
	 *
	 * @param Order         $order   Order before.
	 * @param Payment_State $state   Answer.
	 * @param array         $outcome As Order_Moves::outcome().
	 * @return array Columns by name.
	 */
	private static function changes( Order $order, Payment_State $state, array $outcome ): array {
		$changes = $outcome;
		foreach ( array( 'payment_ref', 'customer_ref', 'sub_ref' ) as $name ) {
			if ( '' === $order->$name && '' !== $state->$name ) {
				$changes[ $name ] = $state->$name;
			}
		}
		if ( Order_Moves::is_settled( $outcome['status'] ) && ! Order_Moves::is_settled( $order->status ) ) {
			// Who paid is written down with the payment and never again: what was erased stays so.
			$changes['email']    = '' === Mailer::address( $state->email ) ? $order->email : Mailer::address( $state->email );
			$changes['name']     = '' === $state->name ? $order->name : Mailer::line( $state->name );
			$changes['paid_gmt'] = Sql::time( $state->paid_at > 0 ? $state->paid_at : time() );
			$changes['mail_due'] = Order::STATUS_PAID === $outcome['status'] ? Sql::time() : null;
		}
		foreach ( Orders::fit( $changes ) as $name => $value ) {
			if ( isset( $order->$name ) && $value === $order->$name ) {
				unset( $changes[ $name ] );
			}
		}
		return $changes;
	}

	/**
	 * Writes into the history what changed.
	 *
	 * @param Order         $before Order before.
	 * @param Order         $after  Order after.
	 * @param Payment_State $state  Answer.
	 * @return bool Whether it is another state, or more was given back.
	 */
	private static function note( Order $before, Order $after, Payment_State $state ): bool {
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

	/**
	 * What an answer said, for the history.
	 *
	 * @param Payment_State $state Answer.
	 */
	private static function said( Payment_State $state ): array {
		return array(
			'status'   => $state->status,
			'mode'     => $state->mode,
			'amount'   => $state->amount,
			'currency' => strtoupper( $state->currency ),
			'refunded' => $state->refunded,
		);
	}
}
