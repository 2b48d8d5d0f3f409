<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/** Refunds an order through its provider, and applies the state that the provider returns. */
final class Order_Refund {

	/** Pattern of the idempotency key of a refund. */
	const KEY = '[A-Za-z0-9-]{8,64}';

	/** Returns the amount (minor units) that can still be refunded. */
	public static function get_refundable( Order $order ) {
		return $order->is_paid() && '' !== $order->payment_ref ? max( 0, $order->amount - $order->refunded ) : 0;
	}

	/**
	 * Refunds an amount. A repeated request with the same key is sent again, because the response to the first may have been lost; the
	 * provider recognizes the key and makes only one refund.
	 *
	 * @param int    $amount  Minor units.
	 * @param string $key     Created by the screen when the dialog opens.
	 * @param bool   $cancels Whether to cancel the order's subscription first, so that it is not charged again.
	 * @return Order|\WP_Error The order afterwards.
	 */
	public static function refund( Order $order, $amount, $key, $cancels = false ) {
		$before  = self::find_request( $order, $key );
		$problem = $before ? self::validate_repeated( $before, $amount ) : self::validate( $order, $amount );
		if ( $problem ) {
			return $problem;
		}
		$provider = Providers::get( $order->provider );
		if ( ! $provider ) {
			return Errors::not_configured( $order->provider );
		}
		$canceled = $cancels ? self::cancel( $order, $provider ) : false;
		if ( is_wp_error( $canceled ) ) {
			return $canceled;
		}
		if ( ! $before ) {
			$detail = array(
				'amount'   => $amount,
				'currency' => $order->currency,
				'key'      => $key,
			);
			Order_History::add( $order->id, 'refund_requested', $detail, get_current_user_id() );
		}
		$state = $provider->refund( $order, $amount, 'refund-' . $order->uuid . '-' . $key );
		if ( is_wp_error( $state ) ) {
			Order_History::add( $order->id, 'refund_refused', array( 'message' => $state->get_error_message() ), get_current_user_id() );
			return $canceled ? self::prefix_error( $state, __( 'The subscription was canceled, but the refund failed.', 'mainstreet-blocks' ) ) : $state;
		}
		try {
			return Order_Updater::apply( $order, $state );
		} catch ( \Throwable $problem ) {
			// A callback may have failed. The refund exists; a webhook or the hourly reconciliation will record it.
			return new \WP_Error( 'mainstreet_not_saved', __( 'The refund was issued, but could not be recorded here. This will be retried within the hour.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
		}
	}

	/**
	 * Cancels the subscription of an order immediately.
	 *
	 * @return bool|\WP_Error Whether there was a subscription.
	 */
	private static function cancel( Order $order, Payment_Provider $provider ) {
		if ( Order::SUBSCRIPTION !== $order->kind || '' === $order->sub_ref ) {
			return false;
		}
		$done = $provider->cancel( $order->sub_ref, $order->mode, true );
		return is_wp_error( $done ) ? self::prefix_error( $done, __( 'Nothing was refunded, because the subscription could not be canceled.', 'mainstreet-blocks' ) ) : true;
	}

	/** Adds a sentence before the message of an error. */
	private static function prefix_error( \WP_Error $error, string $message ): \WP_Error {
		return new \WP_Error( $error->get_error_code(), $message . ' ' . $error->get_error_message(), $error->get_error_data() );
	}

	/**
	 * Validates a new refund.
	 *
	 * @param int $amount Minor units.
	 * @return \WP_Error|null Null if it is valid.
	 */
	private static function validate( Order $order, $amount ): ?\WP_Error {
		$left = self::get_refundable( $order );
		if ( ! $left ) {
			return new \WP_Error( 'mainstreet_not_refundable', __( 'There is nothing left to refund for this order.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		if ( $amount < 1 || $amount > $left ) {
			return Errors::invalid(
				'amount',
				/* translators: %s: amount of money. */
				sprintf( __( 'Please enter an amount up to %s.', 'mainstreet-blocks' ), Amounts::format( $left, $order->currency ) )
			);
		}
		$step = Currencies::step( $order->currency );
		if ( $amount !== $left && $amount % $step ) {
			return Errors::invalid(
				'amount',
				/* translators: %s: amount of money. */
				sprintf( __( 'Refunds in this currency must be multiples of %s.', 'mainstreet-blocks' ), Amounts::format( $step, $order->currency ) )
			);
		}
		return null;
	}

	/**
	 * Validates a repeated refund request.
	 *
	 * @param array $before As find_request().
	 * @param int   $amount Minor units.
	 * @return \WP_Error|null Null if it is valid.
	 */
	private static function validate_repeated( array $before, $amount ): ?\WP_Error {
		$is_same = isset( $before['detail']['amount'] ) && $amount === (int) $before['detail']['amount'];
		// Only within an hour: providers forget keys after a day, and would refund the amount again.
		return $is_same && $before['at'] > time() - HOUR_IN_SECONDS ? null : Errors::not_found();
	}

	/**
	 * Finds the history entry of an earlier request with the same key.
	 *
	 * @param string $key Idempotency key.
	 * @return array|null `detail`, `at`.
	 */
	private static function find_request( Order $order, $key ): ?array {
		foreach ( Order_History::get_entries( $order->id ) as $entry ) {
			$detail = (array) $entry['detail'];
			if ( 'refund_requested' === $entry['what'] && isset( $detail['key'] ) && $key === $detail['key'] ) {
				return array(
					'detail' => $detail,
					'at'     => (int) $entry['time'],
				);
			}
		}
		return null;
	}
}
