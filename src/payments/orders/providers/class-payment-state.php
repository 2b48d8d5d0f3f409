<?php
namespace Mainstreet\Payments\Orders\Providers;

use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * What a provider's own interface answered when it was asked (never what an event or a browser said). A provider
 * makes it, Order_States carries it out. Amounts in minor units, times in Unix seconds.
 */
final class Payment_State {

	/**
	 * One of Order's states.
	 *
	 * @var string
	 */
	public $status = Order::STATUS_OPEN;

	/** `live` or `test`. */
	public string $mode = 'test';

	/**
	 * What is paid in all; null where the provider does not say.
	 *
	 * @var int|null
	 */
	public $amount = null;

	/**
	 * Currency, three capitals.
	 *
	 * @var string
	 */
	public $currency = '';

	/**
	 * What of it was given back, in all.
	 *
	 * @var int
	 */
	public $refunded = 0;

	/**
	 * The payment that a refund names.
	 *
	 * @var string
	 */
	public $payment_ref = '';

	/** The provider's customer. */
	public string $customer_ref = '';

	/** The provider's subscription. */
	public string $sub_ref = '';

	/**
	 * Buyer's address.
	 *
	 * @var string
	 */
	public $email = '';

	/** Buyer's name. */
	public string $name = '';

	/**
	 * State of the subscription: '', `active`, `past_due`, `canceled` or `expired`.
	 *
	 * @var string
	 */
	public $sub_status = '';

	/**
	 * When the paid period ends; 0 for never or not known.
	 *
	 * @var int
	 */
	public $period_end = 0;

	/** Whether the subscription is not renewed. */
	public bool $ends_at_period_end = false;

	/** The provider's dispute that this answer is about; '' for none, or where it is not known. */
	public string $dispute_ref = '';

	/** When the money came; 0 for now. */
	public int $paid_at = 0;
}
