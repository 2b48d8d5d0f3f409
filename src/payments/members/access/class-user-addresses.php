<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Payments\Members\Memberships\Members;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which users have proven that they receive email at the address of their account. WordPress lets users enter any address in
 * their own account (REST API, shops). Without proof, a user could enter the address of a paying member and read the paid content.
 */
final class User_Addresses {

	/** User meta key: hash of the proven address. */
	const META = 'mainstreet_proven_email';

	/** Whether a user has proven the address of the account. */
	public static function is_proven( \WP_User $user ): bool {
		$key    = Members::key( $user->user_email );
		$proven = '' !== $key && hash_equals( $key, (string) get_user_meta( $user->ID, self::META, true ) );
		/**
		 * Filters whether a user has proven to receive email at the address of the account. For sites that verify
		 * addresses in another way.
		 *
		 * @param bool     $proven Whether the user has used a link that was emailed there.
		 * @param \WP_User $user   User.
		 */
		return '' !== $key && (bool) apply_filters( 'mainstreet_user_email_is_proven', $proven, $user );
	}

	/** Stores that a user has used a link that was emailed to the address of the account, such as one to reset the password. */
	public static function prove( $user ): void {
		$key = $user instanceof \WP_User ? Members::key( $user->user_email ) : '';
		if ( '' !== $key ) {
			update_user_meta( $user->ID, self::META, $key );
		}
	}

	/**
	 * Stores the proof if a member's link was opened by a user whose account has the same address.
	 *
	 * @param string $email Address of the member.
	 */
	public static function opened( \WP_User $user, $email ): void {
		if ( '' !== Members::key( $email ) && Members::key( $email ) === Members::key( $user->user_email ) ) {
			self::prove( $user );
		}
	}
}
