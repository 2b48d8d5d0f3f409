<?php
namespace Mainstreet\Payments\Stripe\Checkout;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Creates sessions of Stripe's billing portal, where customers manage their subscriptions (docs/server-contract.md B.5).
 */
final class Stripe_Portal {

	/**
	 * Opens the portal for a customer. The caller must have verified that the visitor is this customer.
	 *
	 * @param string $return_url URL that the portal links back to.
	 * @return string|\WP_Error
	 */
	public static function url( $customer_ref, $mode, $return_url ) {
		if ( ! Stripe_Client::is_id( $customer_ref, 'cus_' ) ) {
			return new \WP_Error( 'mainstreet_no_portal', __( 'There are no payment details to manage.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		// The idempotency key contains the minute: repeated clicks within it share a session, later visits get a new one.
		$answer = ( new Stripe_Client( $mode ) )->post(
			'billing_portal/sessions',
			array(
				'customer'   => $customer_ref,
				'return_url' => $return_url,
			),
			'portal-' . md5( $customer_ref . $return_url . gmdate( 'YmdHi' ) )
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$url = Attributes::text( $answer, 'url' );
		return 'https' === wp_parse_url( $url, PHP_URL_SCHEME ) ? $url : new \WP_Error( 'mainstreet_no_portal', __( 'There are no payment details to manage.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/**
	 * Callback of the filter `mainstreet_portal_url`.
	 *
	 * @param string|\WP_Error $url        URL of another provider; empty if there is none.
	 * @param string           $return_url URL that the portal links back to.
	 * @return string|\WP_Error
	 */
	public static function answer( $url, $customer_ref, $mode, $return_url ) {
		return '' === $url && Stripe_Client::is_id( $customer_ref, 'cus_' ) ? self::url( $customer_ref, $mode, $return_url ) : $url;
	}
}
