<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/** Route for the purchase of products (docs/server-contract.md B.7). */
final class Product_Order_Controller extends Controller {

	public function register_routes() {
		// Needs no permission. Checkout_Guard and the stored product are checked in the callback.
		$this->register_route( '/paypal/order', $this->endpoint( 'POST', array( Product_Offer::class, 'begin' ), '__return_true' ) );
	}
}
