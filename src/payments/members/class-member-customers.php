<?php
namespace Mainstreet\Payments\Members;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Access\User_Addresses;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Binds customers to members. Everybody can type a member's address into a checkout, and the portal and the next checkout use the
 * customer that is bound, so a customer is bound only after the member has proven the address.
 */
final class Member_Customers {

	/**
	 * Binds what a member without a customer has bought so far, now that the address is proven. Where several customers bought with
	 * the address, the one of this browser or user is bound, else the first.
	 *
	 * @param array $member  Row of Members.
	 * @param int   $user_id User who is signed in; 0 for nobody.
	 */
	public static function bind( array $member, int $user_id ): void {
		foreach ( array( 'live', 'test' ) as $mode ) {
			$column   = 'customer_' . $mode;
			$customer = '' === $member[ $column ] ? self::find( (int) $member['id'], $mode, $user_id ) : '';
			if ( '' !== $customer ) {
				Sql::update( 'members', array( $column => $customer ), 'id = ' . (int) $member['id'] . " AND $column = ''" );
			}
		}
	}

	/**
	 * A user of WordPress has signed in. Called at `wp_login`.
	 *
	 * @param string   $login Name of the user.
	 * @param \WP_User $user  User.
	 */
	public static function sign_in( $login, $user ): void {
		if ( ! $user instanceof \WP_User ) {
			return;
		}
		foreach ( Members::of_user( $user ) as $member ) {
			self::bind( $member, $user->ID );
		}
	}

	/**
	 * The customer of an order that makes a membership.
	 *
	 * @param Order $order Order.
	 * @return string '' when nobody has proven that the order is of whom its address is.
	 */
	public static function of_order( Order $order ): string {
		return 'stripe' === $order->provider && self::is_proven( $order ) ? $order->customer_ref : '';
	}

	/**
	 * Whether a member who was logged in, or a user with a proven address, has bought with that same address.
	 *
	 * @param Order $order Order with the member it was begun by.
	 */
	private static function is_proven( Order $order ): bool {
		$member = $order->member_id ? Members::by_email( $order->email ) : null;
		if ( $member && (int) $member['id'] === $order->member_id ) {
			return true;
		}
		$user = $order->user_id ? get_user_by( 'id', $order->user_id ) : false;
		return $user && '' !== Members::key( $order->email ) && Members::key( $order->email ) === Members::key( $user->user_email ) && User_Addresses::is_proven( $user );
	}

	/**
	 * The customer that memberships of a member were bought as.
	 *
	 * @param int    $member_id Member.
	 * @param string $mode      `live` or `test`.
	 * @param int    $user_id   As bind().
	 * @return string '' for none.
	 */
	private static function find( int $member_id, string $mode, int $user_id ) {
		global $wpdb;
		$orders = Tables::name( 'orders' );
		$bought = implode( ',', array_map( 'intval', array_merge( array( 0 ), array_column( Access_Cookie::read()['o'], 0 ) ) ) );
		$row    = Sql::row(
			'memberships',
			$wpdb->prepare(
				// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- name of a table, and integers.
				"SELECT o.customer_ref FROM {table} ms JOIN `$orders` o ON o.id = ms.order_id WHERE ms.member_id = %d AND ms.mode = %s AND o.provider = 'stripe' AND o.customer_ref <> '' ORDER BY ( o.id IN ($bought) OR COALESCE( o.user_id, 0 ) = %d ) DESC, ms.id LIMIT 1",
				$member_id,
				$mode,
				// Guests have no number, which is none of a user's.
				$user_id ? $user_id : -1
			)
		);
		return $row ? $row['customer_ref'] : '';
	}
}
