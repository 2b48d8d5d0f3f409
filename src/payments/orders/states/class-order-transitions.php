<?php
namespace Mainstreet\Payments\Orders\States;

use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;

defined( 'ABSPATH' ) || exit;

/** Transition rules of the order status, and the checks before a provider's data is applied. Has no side effects. */
final class Order_Transitions {

	/**
	 * Allowed transitions. Outdated data is not applied: paid never becomes open again, and refunded is final. A payment
	 * is always recorded: a checkout that was already expired here may have been paid in its last second.
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

	/** Statuses of orders that were paid at some time. */
	const SETTLED = array( Order::STATUS_PAID, Order::STATUS_DISPUTED, Order::STATUS_REFUNDED );

	/**
	 * Whether a status may follow, or is the same.
	 *
	 * @param string $from Current status.
	 * @param string $to   Status from the provider.
	 */
	public static function is_allowed( string $from, $to ): bool {
		return $from === $to || ( isset( self::NEXT[ $from ] ) && in_array( $to, self::NEXT[ $from ], true ) );
	}

	/**
	 * Whether an order with this status was paid at some time.
	 *
	 * @param string $status Status.
	 */
	public static function is_settled( $status ): bool {
		return in_array( $status, self::SETTLED, true );
	}

	/** Compares mode, amount, currency and refunded amount with the order (event name for the order history; '' if they match). */
	public static function find_mismatch( Order $order, Payment_Snapshot $state ): string {
		if ( $state->mode !== $order->mode ) {
			return 'mode_mismatch';
		}
		if ( null === $state->amount ) {
			// The amount may only be missing if the payment was verified before.
			return self::is_settled( $state->status ) && ! self::is_settled( $order->status ) ? 'amount_mismatch' : '';
		}
		$agrees = $state->amount === $order->amount && strtoupper( $state->currency ) === $order->currency && $state->refunded <= $order->amount;
		return $agrees ? '' : 'amount_mismatch';
	}

	/**
	 * Computes the new status and refunded amount. Only a full refund makes the order refunded.
	 *
	 * @return array `status`, `refunded` (minor units; never less than before).
	 */
	public static function get_outcome( Order $order, Payment_Snapshot $state ): array {
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
