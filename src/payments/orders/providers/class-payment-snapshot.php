<?php
namespace Mainstreet\Payments\Orders\Providers;

use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * State of a payment as the provider's API returned it (never from a webhook body or a browser). Order_Updater applies it to the order.
 * Amounts in minor units, times in Unix seconds.
 */
final class Payment_Snapshot {

	/** @var string One of the statuses of Order. */
	public $status = Order::STATUS_OPEN;

	/** `live` or `test`. */
	public string $mode = 'test';

	/** @var int|null Total amount; null if the provider does not return it. */
	public $amount = null;

	/** @var string ISO code. Compared without regard to case. */
	public $currency = '';

	/** @var int Total refunded amount. */
	public $refunded = 0;

	/** @var string Payment id, used for refunds. */
	public $payment_ref = '';

	/** Customer id. */
	public string $customer_ref = '';

	/** Subscription id. */
	public string $sub_ref = '';

	/** @var string Buyer's email address. */
	public $email = '';

	/** Buyer's name. */
	public string $name = '';

	/** @var string Status of the subscription: '', `active`, `past_due`, `canceled` or `expired`. */
	public $sub_status = '';

	/** @var int End of the paid period; 0 if there is none or it is not known. */
	public $period_end = 0;

	/** Whether the subscription ends at the end of the period. */
	public bool $ends_at_period_end = false;

	/** Dispute id; '' for none, or if not known. */
	public string $dispute_ref = '';

	/** Time of the payment; 0 for now. */
	public int $paid_at = 0;
}
