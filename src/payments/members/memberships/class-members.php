<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Payments\Members\Access\User_Addresses;

defined( 'ABSPATH' ) || exit;

/**
 * Store of members (docs/server-contract.md B.5): one row for each address. A row is an array of `id`, `email`, `name`,
 * `user_id` (null for none), `customer_live`, `customer_test`, `gen`, `created_gmt`; texts as the database gives them.
 */
final class Members {

	/** Columns that are read. */
	const COLUMNS = 'id, email, name, user_id, customer_live, customer_test, gen, created_gmt';

	/**
	 * Key an address is found by.
	 *
	 * @param string $email Address.
	 * @return string 32 hexadecimal digits; '' for what is no address.
	 */
	public static function key( $email ): string {
		$email = Email_Address::clean( $email );
		return '' === $email ? '' : md5( strtolower( $email ) );
	}

	/**
	 * A member.
	 *
	 * @param int $id Number.
	 */
	public static function find( $id ): ?array {
		return Sql::row( 'members', 'SELECT ' . self::COLUMNS . ' FROM {table} WHERE id = ' . (int) $id );
	}

	/**
	 * The member with an address.
	 *
	 * @param string $email Address.
	 */
	public static function by_email( $email ): ?array {
		$key = self::key( $email );
		return '' === $key ? null : self::by_key( $key );
	}

	/**
	 * The members that a user of WordPress is: those who proved it with a link, and the one whose address is
	 * known to be the user's.
	 *
	 * @param \WP_User $user User.
	 * @return array[]
	 */
	public static function of_user( \WP_User $user ): array {
		$key   = User_Addresses::is_proven( $user ) ? self::key( $user->user_email ) : '';
		$where = 'user_id = ' . (int) $user->ID . ( '' === $key ? '' : " OR email_key = x'$key'" );
		return Sql::rows( 'members', 'SELECT ' . self::COLUMNS . ' FROM {table} WHERE ' . $where . ' ORDER BY id LIMIT 20' );
	}

	/**
	 * The member with an address; made now if there is none. Two at once make one.
	 *
	 * @param string $email Address; '' where the provider gave none: then $else names a member of its own.
	 * @param string $name  Name, plain text.
	 * @param string $mode  `live` or `test`: whose customer the next is.
	 * @param string $ref   The provider's customer, from Member_Customers::of_order(): '' for none, or while the address is not proven.
	 * @param string $other Stands for the address where there is none, such as the order's UUID.
	 * @return int Number; 0 when it can't be stored.
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

	/**
	 * Notes that a user of WordPress has opened the link that was mailed to a member.
	 *
	 * @param int $id      Member.
	 * @param int $user_id User.
	 */
	public static function link_user( int $id, int $user_id ): void {
		$user_id = (int) $user_id;
		Sql::update( 'members', array( 'user_id' => $user_id ), 'id = ' . (int) $id . " AND (user_id IS NULL OR user_id <> $user_id)" );
	}

	/**
	 * Logs a member out in each browser: what was given out before is worth nothing.
	 *
	 * @param int $id Member.
	 */
	public static function log_out_everywhere( int $id ): void {
		Sql::run( 'members', 'UPDATE {table} SET gen = gen + 1 WHERE id = ' . (int) $id );
	}

	/**
	 * The member behind a key.
	 *
	 * @param string $key Hexadecimal.
	 */
	private static function by_key( string $key ): ?array {
		return Sql::row( 'members', 'SELECT ' . self::COLUMNS . " FROM {table} WHERE email_key = x'$key'" );
	}
}
