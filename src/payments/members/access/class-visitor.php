<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Payments\Members\Member_Customers;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;

defined( 'ABSPATH' ) || exit;

/** Identifies the members behind a request (docs/server-contract.md B.8): by the logged-in WordPress user, the access cookie, or both. */
final class Visitor {

	/**
	 * Lists the members that the visitor is logged in as. The visitor may see and cancel all of their memberships.
	 *
	 * @return array[] Rows of Members.
	 */
	public static function get_members(): array {
		$held   = Access_Cookie::read();
		$member = $held['m'] ? Members::find( $held['m'] ) : null;
		$found  = $member && (int) $member['gen'] === $held['g'] ? array( (int) $member['id'] => $member ) : array();
		if ( is_user_logged_in() ) {
			foreach ( Members::find_by_user( wp_get_current_user() ) as $row ) {
				$found[ (int) $row['id'] ] = $row;
			}
		}
		return array_values( $found );
	}

	/** Lists the memberships that the visitor may use, including those that were only bought in this browser (rows of Memberships, without duplicates). */
	public static function get_memberships(): array {
		$rows = array_merge(
			Memberships::find_by_members( array_map( 'intval', array_column( self::get_members(), 'id' ) ) ),
			Memberships::find_by_user( get_current_user_id() ),
			Memberships::find_by_order_pairs( Access_Cookie::read()['o'] )
		);
		return array_values( array_column( $rows, null, 'id' ) );
	}

	/** Whether the visitor could be a member. Sends no query, so that pages can call it. */
	public static function could_be_member(): bool {
		return isset( $_COOKIE[ Access_Cookie::NAME ] ) || is_user_logged_in();
	}

	/**
	 * Logs in a member who opened an emailed link, which proves the address.
	 *
	 * @param array $member Row of Members.
	 */
	public static function log_in( array $member ): void {
		Member_Customers::bind( $member, get_current_user_id() );
		Access_Cookie::send_member( $member );
	}

	/**
	 * Logs the visitor out in this browser, or everywhere. The latter also ends the sessions of WordPress users who are linked to the
	 * member.
	 *
	 * @param bool $everywhere Whether to log out in all browsers.
	 */
	public static function log_out( bool $everywhere ): void {
		if ( $everywhere ) {
			$members = self::get_members();
			foreach ( $members as $member ) {
				Members::log_out_everywhere( (int) $member['id'] );
			}
			self::end_sessions( array_merge( array_column( $members, 'user_id' ), array( get_current_user_id() ) ) );
		}
		Access_Cookie::delete();
	}

	/**
	 * Ends all sessions of WordPress users.
	 *
	 * @param array $users User ids; null and 0 are ignored.
	 */
	private static function end_sessions( array $users ): void {
		foreach ( array_unique( array_filter( array_map( 'intval', $users ) ) ) as $user ) {
			if ( get_current_user_id() === $user ) {
				wp_logout();
			}
			\WP_Session_Tokens::get_instance( $user )->destroy_all();
		}
	}

	/**
	 * Callback of `mainstreet_checkout_buyer`. Adds the data of the logged-in member.
	 *
	 * @param array            $buyer    `customer_ref`, `email`, `user_id`, `member_id`.
	 * @param Payment_Provider $provider Provider of the checkout.
	 */
	public static function add_to_checkout( $buyer, $provider ) {
		$members = self::could_be_member() ? self::get_members() : array();
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
}
