<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;

defined( 'ABSPATH' ) || exit;

/** Reads an order of PayPal's Orders v2 API. Every member may be missing or have another type. */
final class Paypal_Order {

	/** States of an order, by status of its capture at PayPal. */
	const STATES = array(
		'COMPLETED'          => Order::STATUS_PAID,
		'PARTIALLY_REFUNDED' => Order::STATUS_PAID,
		'REFUNDED'           => Order::STATUS_REFUNDED,
		'PENDING'            => Order::STATUS_OPEN,
		'DECLINED'           => Order::STATUS_FAILED,
		'FAILED'             => Order::STATUS_FAILED,
	);

	/** Reasons that make a payment disputed: a complaint at PayPal, or a chargeback by the bank. */
	const DISPUTES = array( 'BUYER_COMPLAINT', 'CHARGEBACK' );

	private array $data;

	/** Currencies without decimals at PayPal. */
	const WHOLE_CURRENCIES = array( 'HUF', 'JPY', 'TWD' );

	/** @param array $data Body of the response. */
	public function __construct( array $data ) {
		$this->data = $data;
	}

	/**
	 * Returns a text member.
	 *
	 * @param string|int ...$path Names of the nested members.
	 * @return string Empty if it does not exist or is not a text.
	 */
	public function text( ...$path ) {
		$value = $this->get( ...$path );
		return is_string( $value ) ? $value : '';
	}

	/** Returns the URL of the page on which the buyer approves the payment; empty if there is none on paypal.com. */
	public function get_approval_url(): string {
		foreach ( (array) $this->get( 'links' ) as $link ) {
			if ( isset( $link['rel'], $link['href'] ) && in_array( $link['rel'], array( 'payer-action', 'approve' ), true ) && is_string( $link['href'] ) ) {
				return preg_match( '#^https://(?:[a-z0-9-]+\.)*paypal\.com/#D', $link['href'] ) ? $link['href'] : '';
			}
		}
		return '';
	}

	/** Whether this is the PayPal order of an order of the site, with the same amount and currency. */
	public function matches( Order $order ): bool {
		$money = self::parse_amount( $this->get( 'purchase_units', 0, 'amount' ) );
		return $order->uuid === $this->text( 'purchase_units', 0, 'custom_id' )
			&& 1 === count( (array) $this->get( 'purchase_units' ) )
			&& $money && $money['amount'] === $order->amount && $money['currency'] === $order->currency;
	}

	/**
	 * Converts the order into a Payment_Snapshot.
	 *
	 * @param string $mode Mode of the key that was used for the request.
	 */
	public function to_snapshot( string $mode ): Payment_Snapshot {
		$state       = new Payment_Snapshot();
		$state->mode = $mode;
		$capture     = $this->find_capture();
		$money       = self::parse_amount( $capture && isset( $capture['amount'] ) ? $capture['amount'] : $this->get( 'purchase_units', 0, 'amount' ) );
		if ( $money ) {
			$state->amount   = $money['amount'];
			$state->currency = $money['currency'];
		}
		if ( $capture ) {
			$status             = Attributes::text( $capture, 'status' );
			$state->status      = self::get_status( $status, isset( $capture['status_details']['reason'] ) ? $capture['status_details']['reason'] : '' );
			$state->payment_ref = isset( $capture['id'] ) && Paypal_Client::is_id( $capture['id'] ) ? $capture['id'] : '';
			$state->refunded    = $this->sum_refunds( $status, (int) $state->amount );
			$state->paid_at     = isset( $capture['create_time'] ) && is_string( $capture['create_time'] ) ? (int) strtotime( $capture['create_time'] ) : 0;
		} elseif ( 'VOIDED' === $this->text( 'status' ) ) {
			$state->status = Order::STATUS_CANCELED;
		}
		$state->email = $this->get_buyer_text( 'email_address' );
		$state->name  = trim( $this->get_buyer_text( 'name', 'given_name' ) . ' ' . $this->get_buyer_text( 'name', 'surname' ) );
		return $state;
	}

	/**
	 * Determines the state of an order.
	 *
	 * @param string $status Status of the capture.
	 * @param mixed  $reason Reason in the response, if any.
	 */
	private static function get_status( string $status, $reason ) {
		$state = isset( self::STATES[ $status ] ) ? self::STATES[ $status ] : Order::STATUS_OPEN;
		return in_array( $reason, self::DISPUTES, true ) && in_array( $state, array( Order::STATUS_PAID, Order::STATUS_OPEN ), true ) ? Order::STATUS_DISPUTED : $state;
	}

	/** Finds the capture: the first that was not declined, otherwise the last. */
	private function find_capture(): ?array {
		$found = null;
		foreach ( (array) $this->get( 'purchase_units', 0, 'payments', 'captures' ) as $capture ) {
			if ( is_array( $capture ) ) {
				$found = $capture;
				if ( isset( $capture['status'] ) && ! in_array( $capture['status'], array( 'DECLINED', 'FAILED' ), true ) ) {
					break;
				}
			}
		}
		return $found;
	}

	/**
	 * Sums up the refunds, including pending ones.
	 *
	 * @param string $status Status of the capture.
	 * @param int    $amount Paid amount, minor units. The result is not higher.
	 * @return int Minor units.
	 */
	private function sum_refunds( string $status, int $amount ) {
		if ( 'REFUNDED' === $status ) {
			return $amount;
		}
		$sum = 0;
		foreach ( (array) $this->get( 'purchase_units', 0, 'payments', 'refunds' ) as $refund ) {
			$money = is_array( $refund ) && isset( $refund['status'], $refund['amount'] ) && in_array( $refund['status'], array( 'COMPLETED', 'PENDING' ), true )
				? self::parse_amount( $refund['amount'] )
				: null;
			$sum  += $money ? $money['amount'] : 0;
		}
		return min( $sum, $amount );
	}

	/**
	 * Returns data of the buyer, from its current member `payment_source` or the older `payer`.
	 *
	 * @param string ...$path Names of the nested members.
	 */
	private function get_buyer_text( string ...$path ): string {
		$text = $this->text( 'payment_source', 'paypal', ...$path );
		return '' === $text ? $this->text( 'payer', ...$path ) : $text;
	}

	/**
	 * Returns a nested member.
	 *
	 * @param string|int ...$path Names of the members.
	 * @return mixed Null if it does not exist.
	 */
	private function get( ...$path ) {
		$value = $this->data;
		foreach ( $path as $name ) {
			if ( ! is_array( $value ) || ! isset( $value[ $name ] ) ) {
				return null;
			}
			$value = $value[ $name ];
		}
		return $value;
	}

	/** Converts an amount to PayPal's format (`currency_code`, `value`). */
	public static function format_amount( $minor, string $currency ): array {
		$value = Amounts::decimal( $minor, $currency );
		if ( in_array( $currency, self::WHOLE_CURRENCIES, true ) ) {
			$value = (string) preg_replace( '/\.0+$/D', '', $value );
		}
		return array(
			'currency_code' => $currency,
			'value'         => $value,
		);
	}

	/**
	 * Reads an amount from a response.
	 *
	 * @param mixed $money `currency_code`, `value`.
	 * @return array|null `amount` (minor units), `currency`; null if it is not a valid amount.
	 */
	public static function parse_amount( $money ): ?array {
		if ( ! is_array( $money ) || ! isset( $money['currency_code'], $money['value'] ) || ! is_string( $money['currency_code'] ) ) {
			return null;
		}
		$currency = strtoupper( $money['currency_code'] );
		$amount   = is_string( $money['value'] ) ? Amounts::from_number( $money['value'], $currency ) : null;
		return null === $amount ? null : compact( 'amount', 'currency' );
	}
}
