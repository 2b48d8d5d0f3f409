<?php
namespace Mainstreet\Payments\Members;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Binds Stripe customers to members. Anyone can enter a member's address at checkout, and the portal and the next checkout use the
 * bound customer. Therefore a customer is bound only after the member has proven the address.
 */
final class Member_Customers {

	/**
	 * Binds the customer of earlier purchases to a member who has none, now that the address is proven. If several customers bought with
	 * the address, the one of this browser or user is preferred, otherwise the first.
	 *
	 * @param array $member  Row of Members.
	 * @param int   $user_id Logged-in user; 0 for none.
	 */
	public static function bind( array $member, int $user_id ): void {
		foreach ( array( 'live', 'test' ) as $mode ) {
			$column   = 'customer_' . $mode;
			$customer = '' === $member[ $column ] ? self::find_customer( (int) $member['id'], $mode, $user_id ) : '';
			if ( '' !== $customer ) {
				Sql::update( 'members', array( $column => $customer ), 'id = ' . (int) $member['id'] . " AND $column = ''" );
			}
		}
	}

	/**
	 * Callback of `wp_login`.
	 *
	 * @param string $login Name of the user.
	 */
	public static function bind_on_login( $login, $user ): void {
		if ( ! $user instanceof \WP_User ) {
			return;
		}
		foreach ( Members::find_by_user( $user ) as $member ) {
			self::bind( $member, $user->ID );
		}
	}

	/** Returns the customer of an order that creates a membership; empty if the address of the order is not proven. */
	public static function get_proven_customer( Order $order ): string {
		return 'stripe' === $order->provider && self::is_proven( $order ) ? $order->customer_ref : '';
	}

	/** Whether the order was started by a logged-in member, or by a user with a proven address, and has the same address. */
	private static function is_proven( Order $order ): bool {
		$member = $order->member_id ? Members::find_by_email( $order->email ) : null;
		if ( $member && (int) $member['id'] === $order->member_id ) {
			return true;
		}
		$user = $order->user_id ? get_user_by( 'id', $order->user_id ) : false;
		return $user && '' !== Members::key( $order->email ) && Members::key( $order->email ) === Members::key( $user->user_email ) && Members::has_proven_address( $user );
	}

	/**
	 * Finds the customer of a member's memberships.
	 *
	 * @param int $user_id As in bind().
	 * @return string Empty if there is none.
	 */
	private static function find_customer( int $member_id, string $mode, int $user_id ) {
		global $wpdb;
		$orders = Tables::name( 'orders' );
		$bought = implode( ',', array_map( 'intval', array_merge( array( 0 ), array_column( Access_Cookie::read()['o'], 0 ) ) ) );
		$row    = Sql::row(
			'memberships',
			$wpdb->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a table name and integers.
				"SELECT o.customer_ref FROM {table} ms JOIN `$orders` o ON o.id = ms.order_id WHERE ms.member_id = %d AND ms.mode = %s AND o.provider = 'stripe' AND o.customer_ref <> '' ORDER BY ( o.id IN ($bought) OR COALESCE( o.user_id, 0 ) = %d ) DESC, ms.id LIMIT 1",
				$member_id,
				$mode,
				// The query treats missing users as 0, so 0 would match every guest.
				$user_id ? $user_id : -1
			)
		);
		return $row ? $row['customer_ref'] : '';
	}
}
