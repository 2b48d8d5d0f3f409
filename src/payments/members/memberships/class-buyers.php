<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Payments\Members\Access\Visitor;
use Mainstreet\Payments\Members\Pages\Member_Page;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the data of a logged-in member to the checkout, and links to the buyer's email.
 */
final class Buyers {

	/**
	 * Callback of `mainstreet_checkout_buyer`. Adds the data of the logged-in member.
	 *
	 * @param array            $buyer    `customer_ref`, `email`, `user_id`, `member_id`.
	 * @param Payment_Provider $provider Provider of the checkout.
	 * @return array
	 */
	public static function known( $buyer, $provider ) {
		$members = Visitor::may_be_member() ? Visitor::members() : array();
		if ( ! $members ) {
			return $buyer;
		}
		$member             = $members[0];
		$buyer['member_id'] = (int) $member['id'];
		$buyer['email']     = '' === $member['email'] ? $buyer['email'] : $member['email'];
		if ( 'stripe' === $provider->name() ) {
			$buyer['customer_ref'] = $member[ 'test' === $provider->mode() ? 'customer_test' : 'customer_live' ];
		}
		return $buyer;
	}

	/**
	 * Callback of `mainstreet_order_links`. Adds links to the login page, which leads back to the post, and to the account of a subscriber.
	 *
	 * @param array[] $links List of `label`, `url`.
	 * @param Order   $order Paid order.
	 * @return array[]
	 */
	public static function links( $links, $order ) {
		if ( ! Memberships::of_order( $order ) ) {
			return $links;
		}
		$links[] = array(
			'label' => __( 'Log in to read it in any browser', 'mainstreet-blocks' ),
			'url'   => Member_Page::url( Member_Page::LOGIN, $order->post_id ? array( 'p' => $order->post_id ) : array() ),
		);
		if ( Order::SUBSCRIPTION === $order->kind ) {
			$links[] = array(
				'label' => __( 'Manage your account: payment method, cancel subscription', 'mainstreet-blocks' ),
				'url'   => Member_Page::url( Member_Page::ACCOUNT ),
			);
		}
		return $links;
	}
}
