<?php
namespace Mainstreet\Payments\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Begins a checkout for a script, and tells the browser that began one how it stands.
 */
final class Order_Controller {

	/**
	 * `POST mainstreet/v1/checkout`.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error `url`.
	 */
	public static function checkout( \WP_REST_Request $request ) {
		$json    = $request->get_json_params();
		$outcome = Checkout_Guard::run( is_array( $json ) ? $json : $request->get_body_params() );
		return is_wp_error( $outcome ) ? $outcome : self::answer( array( 'url' => $outcome['url'] ) );
	}

	/**
	 * `GET mainstreet/v1/orders/{uuid}/status`.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error `status`; 404 for everybody but the browser that began the order.
	 */
	public static function status( \WP_REST_Request $request ) {
		$order = ( new Orders() )->by_uuid( $request->get_param( 'uuid' ) );
		if ( ! $order || ! Claim_Cookie::holds( $order ) ) {
			return new \WP_Error( 'mainstreet_not_found', __( 'Order not found.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		return self::answer( array( 'status' => $order->status ) );
	}

	/**
	 * An answer that is kept by nobody.
	 *
	 * @param array $data Body.
	 * @return \WP_REST_Response
	 */
	private static function answer( array $data ) {
		$response = new \WP_REST_Response( $data );
		$response->header( 'Cache-Control', 'private, no-store' );
		return $response;
	}
}
