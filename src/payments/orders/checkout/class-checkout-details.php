<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * What a provider needs to know of an order besides its row.
 */
final class Checkout_Details {

	/**
	 * Plan; null for a product of simple payments.
	 *
	 * @var Plan|null
	 */
	public $plan = null;

	/** Whether it is a donation. */
	public bool $is_donation = false;

	/** Where the provider sends the buyer afterwards, without what the provider adds. */
	public string $return_url = '';

	/** Where the provider sends who changed his mind: the post's permalink. */
	public string $cancel_url = '';

	/** Who gets the money, '' for the owner of the keys (simple payments). */
	public string $payee = '';

	/** The provider's customer, when the buyer is known. */
	public string $customer_ref = '';

	/**
	 * Buyer's address, when known.
	 *
	 * @var string
	 */
	public $email = '';
}
