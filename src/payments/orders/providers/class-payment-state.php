<?php
namespace Mainstreet\Payments\Orders\Providers;

use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * State of a payment as the provider's API returned it (never from a webhook body or a browser). Order_States applies it to the order.
 * Amounts in minor units, times in Unix seconds.
 */
final class Payment_State {

	/**
	 * One of the statuses of Order.
	 *
	 * @var string
	 */
	public $status = Order::STATUS_OPEN;

	/** `live` or `test`. */
	public string $mode = 'test';

	/**
	 * Total amount; null if the provider does not return it.
	 *
	 * @var int|null
	 */
	public $amount = null;

	/**
	 * ISO code. Compared without regard to case.
	 *
	 * @var string
	 */
	public $currency = '';

	/**
	 * Total refunded amount.
	 *
	 * @var int
	 */
	public $refunded = 0;

	/**
	 * Payment id, used for refunds.
	 *
	 * @var string
	 */
	public $payment_ref = '';

	/** Customer id. */
	public string $customer_ref = '';

	/** Subscription id. */
	public string $sub_ref = '';

	/**
	 * Buyer's email address.
	 *
	 * @var string
	 */
	public $email = '';

	/** Buyer's name. */
	public string $name = '';

	/**
	 * Status of the subscription: '', `active`, `past_due`, `canceled` or `expired`.
	 *
	 * @var string
	 */
	public $sub_status = '';

	/**
	 * End of the paid period; 0 if there is none or it is not known.
	 *
	 * @var int
	 */
	public $period_end = 0;

	/** Whether the subscription ends at the end of the period. */
	public bool $ends_at_period_end = false;

	/** Dispute id; '' for none, or if not known. */
	public string $dispute_ref = '';

	/** Time of the payment; 0 for now. */
	public int $paid_at = 0;
}
