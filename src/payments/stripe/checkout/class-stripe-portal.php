<?php
namespace Mainstreet\Payments\Stripe\Checkout;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Stripe's billing portal (docs/server-contract.md B.5, self-service).
 */
final class Stripe_Portal {

	/**
	 * Opens the portal for a customer. Who calls has made sure that it is that customer.
	 *
	 * @param string $customer_ref Customer.
	 * @param string $mode         Mode.
	 * @param string $return_url   Where the portal leads back to.
	 * @return string|\WP_Error
	 */
	public static function url( $customer_ref, $mode, $return_url ) {
		if ( ! Stripe_Client::is_id( $customer_ref, 'cus_' ) ) {
			return new \WP_Error( 'mainstreet_no_portal', __( 'There are no payment details to manage.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		// Each visit has a session of its own; a press repeated within the same minute is one.
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
	 * Answers the filter `mainstreet_portal_url`.
	 *
	 * @param string|\WP_Error $url          What is known so far.
	 * @param string           $customer_ref Customer.
	 * @param string           $mode         Mode.
	 * @param string           $return_url   Where it leads back to.
	 * @return string|\WP_Error
	 */
	public static function answer( $url, $customer_ref, $mode, $return_url ) {
		return '' === $url && Stripe_Client::is_id( $customer_ref, 'cus_' ) ? self::url( $customer_ref, $mode, $return_url ) : $url;
	}
}
