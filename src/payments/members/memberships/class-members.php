<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Email_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Stores members (docs/server-contract.md B.5), one row per email address. A row is an array of `id`, `email`, `name`, `user_id`
 * (null for none), `customer_live`, `customer_test`, `gen`, `created_gmt`; the values are strings, as the database returns them.
 *
 * Also stores which users have proven that they receive email at the address of their account. WordPress lets users enter any address in
 * their own account (REST API, shops). Without proof, a user could enter the address of a paying member and read the paid content.
 */
final class Members {

	/** Columns that are read. */
	const COLUMNS = 'id, email, name, user_id, customer_live, customer_test, gen, created_gmt';

	/** User meta key: hash of the proven address. */
	const PROVEN_META = 'mainstreet_proven_email';

	/**
	 * Returns the key for looking up an address (32 hexadecimal digits; empty if the address is invalid).
	 *
	 * @param string $email
	 */
	public static function key( $email ): string {
		$email = Email_Address::clean( $email );
		return '' === $email ? '' : md5( strtolower( $email ) );
	}

	public static function find( $id ): ?array {
		return Sql::row( 'members', 'SELECT ' . self::COLUMNS . ' FROM {table} WHERE id = ' . (int) $id );
	}

	/**
	 * Finds a member by address.
	 *
	 * @param string $email
	 */
	public static function find_by_email( $email ): ?array {
		$key = self::key( $email );
		return '' === $key ? null : self::find_by_key( $key );
	}

	/** Finds the members of a WordPress user: those linked to the user by an emailed link, and the one with the user's proven address. */
	public static function find_by_user( \WP_User $user ): array {
		$key   = self::has_proven_address( $user ) ? self::key( $user->user_email ) : '';
		$where = 'user_id = ' . (int) $user->ID . ( '' === $key ? '' : " OR email_key = x'$key'" );
		return Sql::rows( 'members', 'SELECT ' . self::COLUMNS . ' FROM {table} WHERE ' . $where . ' ORDER BY id LIMIT 20' );
	}

	/**
	 * Finds the member with an address, or creates it. Concurrent calls create one row.
	 *
	 * @param string $email Email address; empty if the provider returned none. Then $other identifies the member.
	 * @param string $name  Name, plain text. Stored if the member has none.
	 * @param string $mode  `live` or `test`: mode of the customer.
	 * @param string $ref   Customer at the provider, from Member_Customers::get_proven_customer(); empty if there is none or the address is not proven.
	 * @param string $other Replaces a missing address, such as the order's UUID.
	 * @return int Id; 0 if the row cannot be stored.
	 */
	public static function find_or_create( string $email, string $name = '', string $mode = 'live', string $ref = '', string $other = '' ): int {
		$email = Email_Address::clean( $email );
		$key   = '' === $email ? md5( 'order:' . $other ) : self::key( $email );
		Sql::insert(
			'members',
			array(
				array(
					'email_key'   => array( $key ),
					'email'       => $email,
					'name'        => $name,
					'created_gmt' => Sql::time(),
				),
			)
		);
		$row = self::find_by_key( $key );
		if ( ! $row ) {
			return 0;
		}
		$changes = array();
		$column  = 'test' === $mode ? 'customer_test' : 'customer_live';
		if ( '' !== $ref && $row[ $column ] !== $ref ) {
			$changes[ $column ] = $ref;
		}
		if ( '' !== $name && '' === $row['name'] ) {
			$changes['name'] = $name;
		}
		if ( $changes ) {
			Sql::update( 'members', $changes, 'id = ' . (int) $row['id'] );
		}
		return (int) $row['id'];
	}

	/** Stores that a WordPress user has opened the link that was emailed to a member. */
	public static function link_user( int $id, int $user_id ): void {
		$user_id = (int) $user_id;
		Sql::update( 'members', array( 'user_id' => $user_id ), 'id = ' . (int) $id . " AND (user_id IS NULL OR user_id <> $user_id)" );
	}

	/** Logs a member out in all browsers: access cookies with an older `gen` become invalid. */
	public static function log_out_everywhere( int $id ): void {
		Sql::run( 'members', 'UPDATE {table} SET gen = gen + 1 WHERE id = ' . (int) $id );
	}

	/** @param string $key Result of key(). */
	private static function find_by_key( string $key ): ?array {
		return Sql::row( 'members', 'SELECT ' . self::COLUMNS . " FROM {table} WHERE email_key = x'$key'" );
	}

	/** Whether a user has proven the address of the account. */
	public static function has_proven_address( \WP_User $user ): bool {
		$key    = self::key( $user->user_email );
		$proven = '' !== $key && hash_equals( $key, (string) get_user_meta( $user->ID, self::PROVEN_META, true ) );
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
	public static function prove_address( $user ): void {
		$key = $user instanceof \WP_User ? self::key( $user->user_email ) : '';
		if ( '' !== $key ) {
			update_user_meta( $user->ID, self::PROVEN_META, $key );
		}
	}

	/**
	 * Stores the proof if a member's link was opened by a user whose account has the same address.
	 *
	 * @param string $email Address of the member.
	 */
	public static function prove_opened_link( \WP_User $user, $email ): void {
		if ( '' !== self::key( $email ) && self::key( $email ) === self::key( $user->user_email ) ) {
			self::prove_address( $user );
		}
	}
}
