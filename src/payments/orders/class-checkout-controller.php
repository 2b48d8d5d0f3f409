<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Checkout\Claim_Cookie;

defined( 'ABSPATH' ) || exit;

/** REST routes for buyers (docs/server-contract.md B.5): start a checkout, and get the status of an order. */
final class Checkout_Controller extends Controller {

	/**
	 * Registers the routes. They are public: Checkout::submit() and Checkout_Offer validate a checkout, and the status requires
	 * the claim cookie of the browser that started the order.
	 */
	public function register_routes() {
		$this->register_route( '/checkout', $this->endpoint( 'POST', array( $this, 'checkout' ), '__return_true' ) );
		$this->register_route( '/orders/(?P<uuid>[0-9a-f-]{36})/status', $this->endpoint( 'GET', array( $this, 'get_status' ), '__return_true' ) );
	}

	/**
	 * Handles `POST mainstreet/v1/checkout`.
	 *
	 * @return \WP_REST_Response|\WP_Error `url`.
	 */
	public function checkout( \WP_REST_Request $request ) {
		$json    = $request->get_json_params();
		$outcome = Checkout::submit( is_array( $json ) ? $json : $request->get_body_params() );
		return is_wp_error( $outcome ) ? $outcome : $this->private_response( array( 'url' => $outcome['url'] ) );
	}

	/**
	 * Handles `GET mainstreet/v1/orders/{uuid}/status`.
	 *
	 * @return \WP_REST_Response|\WP_Error `status`; 404 except in the browser that started the order.
	 */
	public function get_status( $request ) {
		$order = ( new Orders() )->find_by_uuid( $request->get_param( 'uuid' ) );
		if ( ! $order || ! Claim_Cookie::has_claim( $order ) ) {
			return new \WP_Error( 'mainstreet_not_found', __( 'Order not found.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		return $this->private_response( array( 'status' => $order->status ) );
	}
}
