<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Payments\Members\Pages\Member_Page;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Ends subscriptions at the provider, and says where a member changes card and address.
 */
final class Subscriptions {

	/**
	 * Ends a subscription.
	 *
	 * @param array $row     Row of Memberships.
	 * @param bool  $at_once At once, or when what is paid for ends.
	 * @return true|\WP_Error
	 */
	public static function cancel( array $row, bool $at_once ) {
		$order    = ( new Orders() )->get( (int) $row['order_id'] );
		$provider = $order ? Providers::get( $order->provider ) : null;
		if ( ! $provider || ! Memberships::is_subscription( $row ) ) {
			return new \WP_Error( 'mainstreet_not_cancelable', __( 'This cannot be canceled here.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$done = $provider->cancel( $row['sub_ref'], $row['mode'], $at_once );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		if ( $at_once ) {
			Memberships::end( (int) $row['id'] );
		} else {
			Memberships::not_renewed( (int) $row['id'] );
		}
		return true;
	}

	/**
	 * Where a member changes card and address, and sees invoices.
	 *
	 * @param array $member Row of Members.
	 * @return string Absolute https address; '' for none.
	 */
	public static function portal( array $member ): string {
		foreach ( array( 'live', 'test' ) as $mode ) {
			$customer = $member[ 'customer_' . $mode ];
			/**
			 * Filters the address of a provider's page for a customer.
			 *
			 * @param string $url        ''.
			 * @param string $customer   The provider's customer.
			 * @param string $mode       `live` or `test`.
			 * @param string $return_url Where it leads back to.
			 */
			$url = '' === $customer ? '' : apply_filters( 'mainstreet_portal_url', '', $customer, $mode, Member_Page::url( Member_Page::ACCOUNT ) );
			if ( is_string( $url ) && preg_match( '#^https?://#i', $url ) ) {
				return $url;
			}
		}
		return '';
	}
}
