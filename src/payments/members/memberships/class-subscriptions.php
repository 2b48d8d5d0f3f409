<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/** Cancels subscriptions at the provider, and finds the provider's customer portal. */
final class Subscriptions {

	/**
	 * @param array $row     Row of Memberships.
	 * @param bool  $at_once True ends it immediately, false at the end of the paid period.
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
			Memberships::mark_not_renewed( (int) $row['id'] );
		}
		return true;
	}

	/**
	 * Returns the URL of the portal, where a member changes the card and address and finds invoices.
	 *
	 * @param array $member Row of Members.
	 * @return string Absolute URL; empty if there is none.
	 */
	public static function get_portal_url( array $member ): string {
		foreach ( array( 'live', 'test' ) as $mode ) {
			$customer = $member[ 'customer_' . $mode ];
			/**
			 * Filters the URL of the provider's customer portal.
			 *
			 * @param string $url        Empty, or the URL of an earlier filter.
			 * @param string $customer   Id of the customer at the provider.
			 * @param string $mode       `live` or `test`.
			 * @param string $return_url URL that the portal links back to.
			 */
			$url = '' === $customer ? '' : apply_filters( 'mainstreet_portal_url', '', $customer, $mode, Member_Links::url( Member_Links::ACCOUNT ) );
			if ( is_string( $url ) && preg_match( '#^https?://#i', $url ) ) {
				return $url;
			}
		}
		return '';
	}
}
