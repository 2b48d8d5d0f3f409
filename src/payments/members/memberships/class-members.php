<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Payments\Members\Access\User_Addresses;

defined( 'ABSPATH' ) || exit;

/**
 * Stores members (docs/server-contract.md B.5), one row per email address. A row is an array of `id`, `email`, `name`, `user_id`
 * (null for none), `customer_live`, `customer_test`, `gen`, `created_gmt`; the values are strings, as the database returns them.
 */
final class Members {

	/** Columns that are read. */
	const COLUMNS = 'id, email, name, user_id, customer_live, customer_test, gen, created_gmt';

	/**
	 * Returns the key for looking up an address.
	 *
	 * @return string 32 hexadecimal digits; empty if the address is invalid.
	 */
	public static function key( $email ): string {
		$email = Email_Address::clean( $email );
		return '' === $email ? '' : md5( strtolower( $email ) );
	}

	/** Finds a member by id. */
	public static function find( $id ): ?array {
		return Sql::row( 'members', 'SELECT ' . self::COLUMNS . ' FROM {table} WHERE id = ' . (int) $id );
	}

	/** Finds a member by address. */
	public static function by_email( $email ): ?array {
		$key = self::key( $email );
		return '' === $key ? null : self::by_key( $key );
	}

	/**
	 * Finds the members of a WordPress user: those linked to the user by an emailed link, and the one with the user's proven address.
	 *
	 * @return array[]
	 */
	public static function of_user( \WP_User $user ): array {
		$key   = User_Addresses::is_proven( $user ) ? self::key( $user->user_email ) : '';
		$where = 'user_id = ' . (int) $user->ID . ( '' === $key ? '' : " OR email_key = x'$key'" );
		return Sql::rows( 'members', 'SELECT ' . self::COLUMNS . ' FROM {table} WHERE ' . $where . ' ORDER BY id LIMIT 20' );
	}

	/**
	 * Finds the member with an address, or creates it. Concurrent calls create one row.
	 *
	 * @param string $email Email address; empty if the provider returned none. Then $other identifies the member.
	 * @param string $name  Name, plain text. Stored if the member has none.
	 * @param string $mode  `live` or `test`: mode of the customer.
	 * @param string $ref   Customer at the provider, from Member_Customers::of_order(); empty if there is none or the address is not proven.
	 * @param string $other Replaces a missing address, such as the order's UUID.
	 * @return int Id; 0 if the row cannot be stored.
	 */
	public static function ensure( string $email, string $name = '', string $mode = 'live', string $ref = '', string $other = '' ): int {
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
		$row = self::by_key( $key );
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

	/**
	 * Finds a member by its key.
	 *
	 * @param string $key Result of key().
	 */
	private static function by_key( string $key ): ?array {
		return Sql::row( 'members', 'SELECT ' . self::COLUMNS . " FROM {table} WHERE email_key = x'$key'" );
	}
}
