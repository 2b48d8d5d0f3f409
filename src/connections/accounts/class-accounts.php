<?php
namespace Mainstreet\Connections\Accounts;

use Mainstreet\Connections\Secrets\Token_Encryption;
use Mainstreet\Core\Database\Tables;

defined( 'ABSPATH' ) || exit;

/** Stores the accounts that a site is connected to at external services, in the table `connections`. */
final class Accounts {

	/**
	 * Returns the Unix time.
	 *
	 * @var callable
	 */
	private $clock;

	private Token_Encryption $encryption;

	/**
	 * @param callable|null   $clock `function (): int`, Unix time; time() by default.
	 * @param Token_Encryption|null $encryption  Encrypts tokens; uses the key of the site by default.
	 */
	public function __construct( ?callable $clock = null, ?Token_Encryption $encryption = null ) {
		$this->clock      = $clock ? $clock : 'time';
		$this->encryption = $encryption ? $encryption : new Token_Encryption();
	}

	/**
	 * Adds an account, or updates the data of an existing one. Its id does not change, because posts refer to it.
	 *
	 * @param string $service Service, such as `instagram`.
	 * @param int    $user_id Id of the owner; 0 for a shared account.
	 * @param array  $facts   `external_id`, `name`, `token`; optional `expires_at`, `meta`.
	 * @return Account|null Null if the database cannot be written.
	 */
	public function add( string $service, $user_id, array $facts ): ?Account {
		global $wpdb;
		$row   = array(
			'name'       => $facts['name'],
			'token'      => $this->encryption->encrypt( $facts['token'] ),
			'expires_at' => isset( $facts['expires_at'] ) ? (int) $facts['expires_at'] : 0,
			'status'     => Account::OK,
			'meta'       => wp_json_encode( isset( $facts['meta'] ) ? $facts['meta'] : array() ),
		);
		$known = array(
			'service'     => $service,
			'user_id'     => (int) $user_id,
			'external_id' => $facts['external_id'],
		);
		// Two windows may connect the same account at once: the second finds the row of the first.
		$table = self::table();
		$now   = call_user_func( $this->clock );
		// phpcs:ignore WordPress.DB -- own table.
		$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO `$table` (service, user_id, external_id, name, token, expires_at, status, meta, created_at) VALUES (%s, %d, %s, '', '', 0, %s, '', %d)", $service, $user_id, $facts['external_id'], Account::DISABLED, $now ) );
		$wpdb->update( $table, $row, $known );
		// phpcs:ignore WordPress.DB -- own table.
		$id = (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM `$table` WHERE service = %s AND user_id = %d AND external_id = %s", $service, $user_id, $facts['external_id'] ) );
		return $id > 0 ? $this->find( $id ) : null;
	}

	/**
	 * Updates data of an account.
	 *
	 * @param int   $id    Account.
	 * @param array $facts Any of `name`, `token`, `expires_at`, `meta`.
	 */
	public function update( $id, array $facts ): void {
		global $wpdb;
		$row = array_intersect_key( $facts, array_flip( array( 'name', 'expires_at' ) ) );
		if ( isset( $facts['token'] ) ) {
			$row['token'] = $this->encryption->encrypt( $facts['token'] );
		}
		if ( isset( $facts['meta'] ) ) {
			$row['meta'] = wp_json_encode( $facts['meta'] );
		}
		if ( $row ) {
			$wpdb->update( self::table(), $row, array( 'id' => (int) $id ) );
		}
	}

	/**
	 * Changes the owner of an account.
	 *
	 * @param int $id      Account.
	 * @param int $user_id New owner; 0 to share it.
	 * @return bool False if the new owner has connected the same account already.
	 */
	public function set_owner( $id, $user_id ) {
		global $wpdb;
		$silent = $wpdb->suppress_errors();
		// Own table; its unique key rejects duplicates.
		$done = $wpdb->update( self::table(), array( 'user_id' => (int) $user_id ), array( 'id' => (int) $id ) );
		$wpdb->suppress_errors( $silent );
		/**
		 * Fires after the owner of an account may have changed.
		 *
		 * @param int $id Id of the account.
		 */
		do_action( 'mainstreet_account_given', (int) $id );
		return false !== $done;
	}

	public function find( $id ): ?Account {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM `$table` WHERE id = %d", $id ), ARRAY_A );
		return is_array( $row ) ? $this->from_row( $row ) : null;
	}

	/**
	 * Finds the accounts of a service.
	 *
	 * @param string   $service Service.
	 * @param int|null $user_id Only accounts that this user may use: shared ones and own ones. Null for all.
	 * @return Account[] Of any status, oldest first.
	 */
	public function find_by_service( $service, ?int $user_id = null ): array {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		return $this->from_rows( $wpdb->get_results( $wpdb->prepare( "SELECT * FROM `$table` WHERE service = %s AND ( user_id IN ( 0, %d ) OR %d ) ORDER BY id", $service, (int) $user_id, null === $user_id ? 1 : 0 ), ARRAY_A ) );
	}

	/**
	 * Returns all accounts.
	 *
	 * @return Account[] By service, oldest first.
	 */
	public function all(): array {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		return $this->from_rows( $wpdb->get_results( "SELECT * FROM `$table` ORDER BY service, id", ARRAY_A ) );
	}

	/**
	 * Finds the accounts whose token cannot be decrypted. The token is empty while an account is being added.
	 *
	 * @return Account[]
	 */
	public function find_unreadable(): array {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		$rows = (array) $wpdb->get_results( "SELECT * FROM `$table` WHERE token <> '' ORDER BY service, id", ARRAY_A );
		return $this->from_rows( array_filter( $rows, fn( $row ) => ! $this->encryption->can_decrypt( $row['token'] ) ) );
	}

	/**
	 * Finds the accounts that a user owns.
	 *
	 * @return Account[]
	 */
	public function find_by_user( int $user_id ): array {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		return $user_id > 0 ? $this->from_rows( $wpdb->get_results( $wpdb->prepare( "SELECT * FROM `$table` WHERE user_id = %d ORDER BY id", $user_id ), ARRAY_A ) ) : array();
	}

	/**
	 * Stores the status of an account.
	 *
	 * @param int    $id     Account.
	 * @param string $status Constant of Account.
	 */
	public function set_status( $id, string $status ): void {
		global $wpdb;
		$wpdb->update( self::table(), array( 'status' => $status ), array( 'id' => (int) $id ) );
	}

	/**
	 * Deletes an account and its token.
	 *
	 * @param int $id Account.
	 */
	public function delete( $id ): void {
		global $wpdb;
		$account = $this->find( $id );
		if ( ! $account ) {
			return;
		}
		$wpdb->delete( self::table(), array( 'id' => (int) $id ) );
		/**
		 * Fires after an account was deleted. Delete data that belongs to it.
		 *
		 * @param Account $account The deleted account.
		 */
		do_action( 'mainstreet_account_removed', $account );
	}

	/**
	 * Converts rows to accounts.
	 *
	 * @param mixed $rows Rows of the table.
	 * @return Account[]
	 */
	private function from_rows( $rows ): array {
		return array_map( array( $this, 'from_row' ), (array) $rows );
	}

	/**
	 * Converts a row to an account. If the token cannot be decrypted because the salts have changed, the status becomes MUST_REAUTH.
	 *
	 * @param array $row Row of the table.
	 * @return Account
	 */
	private function from_row( array $row ) {
		$meta  = json_decode( $row['meta'], true );
		$token = $this->encryption->decrypt( $row['token'] );
		return new Account(
			array(
				'id'          => (int) $row['id'],
				'service'     => $row['service'],
				'user_id'     => (int) $row['user_id'],
				'external_id' => $row['external_id'],
				'name'        => $row['name'],
				'expires_at'  => (int) $row['expires_at'],
				'status'      => '' === $token && Account::OK === $row['status'] ? Account::MUST_REAUTH : $row['status'],
				'meta'        => is_array( $meta ) ? $meta : array(),
				'created_at'  => (int) $row['created_at'],
			),
			$token
		);
	}

	private static function table(): string {
		return Tables::name( 'connections' );
	}
}
