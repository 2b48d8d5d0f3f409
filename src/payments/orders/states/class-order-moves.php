<?php
namespace Mainstreet\Payments\Orders\States;

use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_State;

defined( 'ABSPATH' ) || exit;

/**
 * The table of the state machine, and what has to agree before anything is done. Pure: asks and writes nothing.
 */
final class Order_Moves {

	/**
	 * States that may follow. What an answer says that was given before another one that was carried out already
	 * is not in it: from paid nothing leads back to open, from refunded nothing leads anywhere. Money that did
	 * come is taken note of whatever stood before: a checkout that we took for expired may have been paid in its last second.
	 */
	const NEXT = array(
		Order::STATUS_NEW      => array( Order::STATUS_OPEN, Order::STATUS_PAID, Order::STATUS_FAILED, Order::STATUS_REFUNDED, Order::STATUS_DISPUTED, Order::STATUS_CANCELED, Order::STATUS_EXPIRED ),
		Order::STATUS_OPEN     => array( Order::STATUS_PAID, Order::STATUS_FAILED, Order::STATUS_REFUNDED, Order::STATUS_DISPUTED, Order::STATUS_CANCELED, Order::STATUS_EXPIRED ),
		Order::STATUS_FAILED   => array( Order::STATUS_PAID, Order::STATUS_REFUNDED, Order::STATUS_DISPUTED, Order::STATUS_CANCELED, Order::STATUS_EXPIRED ),
		Order::STATUS_EXPIRED  => array( Order::STATUS_PAID, Order::STATUS_REFUNDED, Order::STATUS_DISPUTED ),
		Order::STATUS_CANCELED => array( Order::STATUS_PAID, Order::STATUS_REFUNDED, Order::STATUS_DISPUTED ),
		Order::STATUS_PAID     => array( Order::STATUS_REFUNDED, Order::STATUS_DISPUTED ),
		Order::STATUS_DISPUTED => array( Order::STATUS_PAID, Order::STATUS_REFUNDED ),
		Order::STATUS_REFUNDED => array(),
	);

	/** States in which money came in once. */
	const SETTLED = array( Order::STATUS_PAID, Order::STATUS_DISPUTED, Order::STATUS_REFUNDED );

	/**
	 * Whether an answer fits a state: the same again, or one that may follow.
	 *
	 * @param string $from State.
	 * @param string $to   State of the answer.
	 */
	public static function fits( string $from, $to ): bool {
		return $from === $to || ( isset( self::NEXT[ $from ] ) && in_array( $to, self::NEXT[ $from ], true ) );
	}

	/**
	 * Whether money came in once.
	 *
	 * @param string $status State.
	 */
	public static function is_settled( $status ): bool {
		return in_array( $status, self::SETTLED, true );
	}

	/**
	 * What of an answer stands against the order.
	 *
	 * @param Order         $order Order.
	 * @param Payment_State $state Answer.
	 * @return string Name of the line in the history; '' when all agrees.
	 */
	public static function mismatch( Order $order, Payment_State $state ): string {
		if ( $state->mode !== $order->mode ) {
			return 'mode_mismatch';
		}
		if ( null === $state->amount ) {
			// Only of an order whose money was seen before may an answer say nothing of it.
			return self::is_settled( $state->status ) && ! self::is_settled( $order->status ) ? 'amount_mismatch' : '';
		}
		$agrees = $state->amount === $order->amount && strtoupper( $state->currency ) === $order->currency && $state->refunded <= $order->amount;
		return $agrees ? '' : 'amount_mismatch';
	}

	/**
	 * The state that an order takes with an answer that fits: all of it given back is refunded, a part is not.
	 *
	 * @param Order         $order Order.
	 * @param Payment_State $state Answer.
	 * @return array `status`, `refunded` (minor units; never less than was known).
	 */
	public static function outcome( Order $order, Payment_State $state ): array {
		$refunded = min( $order->amount, max( $order->refunded, $state->refunded ) );
		$status   = $state->status;
		if ( Order::STATUS_REFUNDED === $status && 0 === $state->refunded ) {
			$refunded = $order->amount;
		}
		if ( Order::STATUS_REFUNDED === $status && $refunded < $order->amount ) {
			$status = Order::STATUS_DISPUTED === $order->status ? Order::STATUS_DISPUTED : Order::STATUS_PAID;
		}
		if ( self::is_settled( $status ) && $refunded === $order->amount && $order->amount > 0 ) {
			$status = Order::STATUS_REFUNDED;
		}
		return compact( 'status', 'refunded' );
	}
}
