<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/** Data that a payment provider needs to open a checkout, besides the order itself. */
final class Checkout_Details {

	/** @var Plan|null Plan; null for a product of simple payments. */
	public $plan = null;

	/** Whether the payment is a donation. */
	public bool $is_donation = false;

	/** URL the provider redirects to after the checkout. The provider may add parameters. */
	public string $return_url = '';

	/** URL the provider redirects to when the buyer cancels: the post's permalink. */
	public string $cancel_url = '';

	/** Account that receives the money of a simple payment; '' for the owner of the API keys. */
	public string $payee = '';

	/** The provider's customer id; '' if the buyer is not known. */
	public string $customer_ref = '';

	/** @var string Buyer's email address; '' if not known. */
	public $email = '';
}
