<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Payments\Members\Memberships\Members;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which users have shown that they read mail at the address of their account. WordPress lets each user
 * write any address into the own account (REST API, shops), so the address by itself proves nothing: with that of a
 * paying member everybody could read what that member paid for.
 */
final class User_Addresses {

	/** User meta: checksum of the address that was proven. */
	const META = 'mainstreet_proven_email';

	/**
	 * Whether the address of an account is known to be its user's.
	 *
	 * @param \WP_User $user User.
	 */
	public static function is_proven( \WP_User $user ): bool {
		$key    = Members::key( $user->user_email );
		$proven = '' !== $key && hash_equals( $key, (string) get_user_meta( $user->ID, self::META, true ) );
		/**
		 * Filters whether a user is known to read mail at the address of the own account. For sites that check
		 * addresses in a way of their own.
		 *
		 * @param bool     $proven Whether a link that was mailed there was used.
		 * @param \WP_User $user   User.
		 */
		return '' !== $key && (bool) apply_filters( 'mainstreet_user_email_is_proven', $proven, $user );
	}

	/**
	 * A user has used a link that was mailed to the address of the account, such as to set a password.
	 *
	 * @param \WP_User $user User.
	 */
	public static function prove( $user ): void {
		$key = $user instanceof \WP_User ? Members::key( $user->user_email ) : '';
		if ( '' !== $key ) {
			update_user_meta( $user->ID, self::META, $key );
		}
	}

	/**
	 * A user opened the link that was mailed to a member.
	 *
	 * @param \WP_User $user  User.
	 * @param string   $email Address of the member.
	 */
	public static function opened( \WP_User $user, $email ): void {
		if ( '' !== Members::key( $email ) && Members::key( $email ) === Members::key( $user->user_email ) ) {
			self::prove( $user );
		}
	}
}
