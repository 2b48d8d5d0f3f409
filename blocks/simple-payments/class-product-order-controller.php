<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Orders\Checkout\Checkout;

defined( 'ABSPATH' ) || exit;

/** Route for the purchase of products (docs/server-contract.md B.7). */
final class Product_Order_Controller extends Controller {

	public function register_routes() {
		// Needs no permission. Checkout::submit() checks the request, Product_Offer the stored product.
		$this->register_route( '/paypal/order', $this->endpoint( 'POST', array( $this, 'create_order' ), '__return_true' ) );
	}

	/**
	 * Creates an order without the checkout page.
	 *
	 * @param \WP_REST_Request $request `product_id`, `quantity`, and optionally `post_id`, the page to return to.
	 * @return \WP_REST_Response|\WP_Error `url` of the payment provider's page.
	 */
	public function create_order( \WP_REST_Request $request ) {
		$sent    = (array) $request->get_json_params();
		$outcome = Checkout::submit( array( 'plan_id' => isset( $sent['product_id'] ) ? $sent['product_id'] : 0 ) + array_diff_key( $sent, array( 'plan_id' => 1 ) ) );
		if ( is_wp_error( $outcome ) ) {
			return $outcome;
		}
		return $this->private_response( array( 'url' => $outcome['url'] ) );
	}
}
