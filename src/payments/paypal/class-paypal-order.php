<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_State;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what PayPal's Orders v2 says of an order of ours. Nothing of it is taken for granted.
 */
final class Paypal_Order {

	/** Our states by those of a capture. */
	const STATES = array(
		'COMPLETED'          => Order::STATUS_PAID,
		'PARTIALLY_REFUNDED' => Order::STATUS_PAID,
		'REFUNDED'           => Order::STATUS_REFUNDED,
		'PENDING'            => Order::STATUS_OPEN,
		'DECLINED'           => Order::STATUS_FAILED,
		'FAILED'             => Order::STATUS_FAILED,
	);

	/** Why a payment is in doubt that had come in: the buyer complained at PayPal, or had it taken back by the bank. */
	const DISPUTES = array( 'BUYER_COMPLAINT', 'CHARGEBACK' );

	/** The answer. */
	private array $data;

	/**
	 * An answer.
	 *
	 * @param array $data What PayPal gave.
	 */
	public function __construct( array $data ) {
		$this->data = $data;
	}

	/**
	 * A text of the answer.
	 *
	 * @param string ...$path Members to it.
	 * @return string '' when it is not there.
	 */
	public function text( ...$path ) {
		$value = $this->at( ...$path );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Address of the page on which the buyer agrees.
	 *
	 * @return string '' when there is none.
	 */
	public function page(): string {
		foreach ( (array) $this->at( 'links' ) as $link ) {
			if ( isset( $link['rel'], $link['href'] ) && in_array( $link['rel'], array( 'payer-action', 'approve' ), true ) && is_string( $link['href'] ) ) {
				return preg_match( '#^https://(?:[a-z0-9-]+\.)*paypal\.com/#D', $link['href'] ) ? $link['href'] : '';
			}
		}
		return '';
	}

	/**
	 * Whether it is the one that was made for an order of ours, with its amount.
	 *
	 * @param Order $order Order.
	 */
	public function is_of( Order $order ): bool {
		$money = Paypal_Amounts::read( $this->at( 'purchase_units', 0, 'amount' ) );
		return $order->uuid === $this->text( 'purchase_units', 0, 'custom_id' )
			&& 1 === count( (array) $this->at( 'purchase_units' ) )
			&& $money && $money['amount'] === $order->amount && $money['currency'] === $order->currency;
	}

	/**
	 * How it stands.
	 *
	 * @param string $mode Mode of the key that it was asked with.
	 */
	public function state( string $mode ): Payment_State {
		$state       = new Payment_State();
		$state->mode = $mode;
		$capture     = $this->capture();
		$money       = Paypal_Amounts::read( $capture && isset( $capture['amount'] ) ? $capture['amount'] : $this->at( 'purchase_units', 0, 'amount' ) );
		if ( $money ) {
			$state->amount   = $money['amount'];
			$state->currency = $money['currency'];
		}
		if ( $capture ) {
			$status             = Attributes::text( $capture, 'status' );
			$state->status      = self::status( $status, isset( $capture['status_details']['reason'] ) ? $capture['status_details']['reason'] : '' );
			$state->payment_ref = isset( $capture['id'] ) && Paypal_Client::is_id( $capture['id'] ) ? $capture['id'] : '';
			$state->refunded    = $this->refunded( $status, (int) $state->amount );
			$state->paid_at     = isset( $capture['create_time'] ) && is_string( $capture['create_time'] ) ? (int) strtotime( $capture['create_time'] ) : 0;
		} elseif ( 'VOIDED' === $this->text( 'status' ) ) {
			$state->status = Order::STATUS_CANCELED;
		}
		$state->email = $this->either( 'email_address' );
		$state->name  = trim( $this->either( 'name', 'given_name' ) . ' ' . $this->either( 'name', 'surname' ) );
		return $state;
	}

	/**
	 * Our state of a payment.
	 *
	 * @param string $status PayPal's.
	 * @param mixed  $reason Why it is so.
	 * @return string
	 */
	private static function status( string $status, $reason ) {
		$state = isset( self::STATES[ $status ] ) ? self::STATES[ $status ] : Order::STATUS_OPEN;
		return in_array( $reason, self::DISPUTES, true ) && in_array( $state, array( Order::STATUS_PAID, Order::STATUS_OPEN ), true ) ? Order::STATUS_DISPUTED : $state;
	}

	/** The payment: the one that came in, if there were several attempts. */
	private function capture(): ?array {
		$found = null;
		foreach ( (array) $this->at( 'purchase_units', 0, 'payments', 'captures' ) as $capture ) {
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
	 * What was given back.
	 *
	 * @param string $status State of the capture.
	 * @param int    $amount What was paid.
	 * @return int Minor units.
	 */
	private function refunded( string $status, int $amount ) {
		if ( 'REFUNDED' === $status ) {
			return $amount;
		}
		$sum = 0;
		foreach ( (array) $this->at( 'purchase_units', 0, 'payments', 'refunds' ) as $refund ) {
			$money = is_array( $refund ) && isset( $refund['status'], $refund['amount'] ) && in_array( $refund['status'], array( 'COMPLETED', 'PENDING' ), true )
				? Paypal_Amounts::read( $refund['amount'] )
				: null;
			$sum  += $money ? $money['amount'] : 0;
		}
		return min( $sum, $amount );
	}

	/**
	 * A text about the buyer, from where PayPal writes it today or wrote it before.
	 *
	 * @param string ...$path Members to it.
	 */
	private function either( string ...$path ): string {
		$text = $this->text( 'payment_source', 'paypal', ...$path );
		return '' === $text ? $this->text( 'payer', ...$path ) : $text;
	}

	/**
	 * A member.
	 *
	 * @param string|int ...$path Members to it.
	 * @return mixed Null when it is not there.
	 */
	private function at( ...$path ) {
		$value = $this->data;
		foreach ( $path as $name ) {
			if ( ! is_array( $value ) || ! isset( $value[ $name ] ) ) {
				return null;
			}
			$value = $value[ $name ];
		}
		return $value;
	}
}
