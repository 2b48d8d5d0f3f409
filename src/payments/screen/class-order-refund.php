<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\States\Order_States;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Gives money of an order back through its provider, and takes over what the provider says afterwards.
 */
final class Order_Refund {

	/** What a key of a request looks like. */
	const KEY = '[A-Za-z0-9-]{8,64}';

	/**
	 * What of an order can be given back.
	 *
	 * @param Order $order Order.
	 * @return int Minor units.
	 */
	public static function left( Order $order ) {
		return $order->is_paid() && '' !== $order->payment_ref ? max( 0, $order->amount - $order->refunded ) : 0;
	}

	/**
	 * Gives money back. The same key again is the same refund: it is asked for again, which the provider knows by the key, since
	 * the answer to the first request may have been lost.
	 *
	 * @param Order  $order   Order, freshly read.
	 * @param int    $amount  Minor units.
	 * @param string $key     Made by the screen when the question is opened.
	 * @param bool   $cancels Whether to end the order's subscription first: money that is given back is not to be charged again.
	 * @return Order|\WP_Error How it stands afterwards.
	 */
	public static function give( Order $order, $amount, $key, $cancels = false ) {
		$before  = self::request( $order, $key );
		$problem = $before ? self::check_again( $before, $amount ) : self::check( $order, $amount );
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
			return $canceled ? self::explain( $state, __( 'The subscription was canceled, but the refund failed.', 'mainstreet-blocks' ) ) : $state;
		}
		try {
			return Order_States::apply( $order, $state );
		} catch ( \Throwable $problem ) {
			// What listens may be anybody's. The service knows of the refund, and its event, or the hourly look, brings it.
			return new \WP_Error( 'mainstreet_not_saved', __( 'The refund was issued, but could not be recorded here. This will be retried within the hour.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
		}
	}

	/**
	 * Ends the subscription of an order at once.
	 *
	 * @param Order            $order    Order or renewal.
	 * @param Payment_Provider $provider Its provider.
	 * @return bool|\WP_Error Whether there was one.
	 */
	private static function cancel( Order $order, Payment_Provider $provider ) {
		if ( Order::SUBSCRIPTION !== $order->kind || '' === $order->sub_ref ) {
			return false;
		}
		$done = $provider->cancel( $order->sub_ref, $order->mode, true );
		return is_wp_error( $done ) ? self::explain( $done, __( 'Nothing was refunded, because the subscription could not be canceled.', 'mainstreet-blocks' ) ) : true;
	}

	/**
	 * Puts in front of an error what it means here.
	 *
	 * @param \WP_Error $error    Error of a provider.
	 * @param string    $sentence Sentence.
	 */
	private static function explain( \WP_Error $error, string $sentence ): \WP_Error {
		return new \WP_Error( $error->get_error_code(), $sentence . ' ' . $error->get_error_message(), $error->get_error_data() );
	}

	/**
	 * What stands against it.
	 *
	 * @param Order $order  Order.
	 * @param int   $amount Minor units.
	 */
	private static function check( Order $order, $amount ): ?\WP_Error {
		$left = self::left( $order );
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
	 * What stands against a request that was made before.
	 *
	 * @param array $before As request().
	 * @param int   $amount Minor units.
	 */
	private static function check_again( array $before, $amount ): ?\WP_Error {
		$is_same = isset( $before['detail']['amount'] ) && $amount === (int) $before['detail']['amount'];
		// Providers forget keys after a day; then it would be another refund.
		return $is_same && $before['at'] > time() - HOUR_IN_SECONDS ? null : Errors::gone();
	}

	/**
	 * The entry of a request that was made before.
	 *
	 * @param Order  $order Order.
	 * @param string $key   Its key.
	 * @return array|null `detail`, `at`.
	 */
	private static function request( Order $order, $key ): ?array {
		foreach ( Order_History::of( $order->id ) as $entry ) {
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
