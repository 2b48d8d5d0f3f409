<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Memberships\Memberships;

defined( 'ABSPATH' ) || exit;

/**
 * The member behind a request (docs/server-contract.md B.8): a user of WordPress who is logged in, what the access cookie names, or both.
 */
final class Visitor {

	/**
	 * Members that this visitor is in full: who may see and end everything of them.
	 *
	 * @return array[] Rows of Members.
	 */
	public static function members(): array {
		$held   = Access_Cookie::read();
		$member = $held['m'] ? Members::find( $held['m'] ) : null;
		$found  = $member && (int) $member['gen'] === $held['g'] ? array( (int) $member['id'] => $member ) : array();
		if ( is_user_logged_in() ) {
			foreach ( Members::of_user( wp_get_current_user() ) as $row ) {
				$found[ (int) $row['id'] ] = $row;
			}
		}
		return array_values( $found );
	}

	/**
	 * Memberships that this visitor may use.
	 *
	 * @return array[] Rows of Memberships, each once.
	 */
	public static function memberships(): array {
		$rows = array_merge(
			Memberships::of_members( array_map( 'intval', array_column( self::members(), 'id' ) ) ),
			Memberships::of_buyer( get_current_user_id() ),
			Memberships::of_pairs( Access_Cookie::read()['o'] )
		);
		return array_values( array_column( $rows, null, 'id' ) );
	}

	/** Whether a request may be a member's at all: without a statement, for pages. */
	public static function may_be_member(): bool {
		return isset( $_COOKIE[ Access_Cookie::NAME ] ) || is_user_logged_in();
	}

	/**
	 * Logs this visitor out: in this browser, or in each of the member's. A user of WordPress that the member is linked to
	 * is the member, too: "everywhere" ends its sessions.
	 *
	 * @param bool $everywhere In each.
	 */
	public static function log_out( bool $everywhere ): void {
		if ( $everywhere ) {
			$members = self::members();
			foreach ( $members as $member ) {
				Members::log_out_everywhere( (int) $member['id'] );
			}
			self::end_sessions( array_merge( array_column( $members, 'user_id' ), array( get_current_user_id() ) ) );
		}
		Access_Cookie::forget();
	}

	/**
	 * Ends all sessions of users of WordPress.
	 *
	 * @param array $users Their numbers, null and 0 for nobody.
	 */
	private static function end_sessions( array $users ): void {
		foreach ( array_unique( array_filter( array_map( 'intval', $users ) ) ) as $user ) {
			if ( get_current_user_id() === $user ) {
				wp_logout();
			}
			\WP_Session_Tokens::get_instance( $user )->destroy_all();
		}
	}
}
