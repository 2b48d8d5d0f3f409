<?php
namespace Mainstreet\Connections\Accounts;

use Mainstreet\Connections\Secrets\Token_Seal;
use Mainstreet\Core\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * The accounts a site is connected to, where a service is used in somebody's name: table `connections`.
 */
final class Accounts {

	/**
	 * Gives the time.
	 *
	 * @var callable
	 */
	private $clock;

	/** Encrypts tokens. */
	private Token_Seal $seal;

	/**
	 * The accounts.
	 *
	 * @param callable|null   $clock `function (): int`, Unix time; the system's clock if left out.
	 * @param Token_Seal|null $seal  Encrypts tokens; with the site's own key if left out.
	 */
	public function __construct( ?callable $clock = null, ?Token_Seal $seal = null ) {
		$this->clock = $clock ? $clock : 'time';
		$this->seal  = $seal ? $seal : new Token_Seal();
	}

	/**
	 * Adds an account, or writes anew what is known of it. It keeps its number, by which posts name it.
	 *
	 * @param string $service Service, such as `instagram`.
	 * @param int    $user_id User it belongs to; 0 for all who edit.
	 * @param array  $facts   `external_id`, `name`, `token`, and where known `expires_at`, `meta`.
	 * @return Account|null Null when the database can't be written.
	 */
	public function add( string $service, $user_id, array $facts ): ?Account {
		global $wpdb;
		$row   = array(
			'name'       => $facts['name'],
			'token'      => $this->seal->close( $facts['token'] ),
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
	 * Changes what is known of an account.
	 *
	 * @param int   $id    Account.
	 * @param array $facts Of `name`, `token`, `expires_at`, `meta`; what is left out stays.
	 */
	public function update( $id, array $facts ): void {
		global $wpdb;
		$row = array_intersect_key( $facts, array_flip( array( 'name', 'expires_at' ) ) );
		if ( isset( $facts['token'] ) ) {
			$row['token'] = $this->seal->close( $facts['token'] );
		}
		if ( isset( $facts['meta'] ) ) {
			$row['meta'] = wp_json_encode( $facts['meta'] );
		}
		if ( $row ) {
			$wpdb->update( self::table(), $row, array( 'id' => (int) $id ) );
		}
	}

	/**
	 * Gives an account to one user, or to all.
	 *
	 * @param int $id      Account.
	 * @param int $user_id User it will belong to; 0 for all.
	 * @return bool False when it is connected there already.
	 */
	public function give( $id, $user_id ) {
		global $wpdb;
		$silent = $wpdb->suppress_errors();
		// Own table; its key is the judge.
		$done = $wpdb->update( self::table(), array( 'user_id' => (int) $user_id ), array( 'id' => (int) $id ) );
		$wpdb->suppress_errors( $silent );
		/**
		 * An account may be used by others than before.
		 *
		 * @param int $id Its number.
		 */
		do_action( 'mainstreet_account_given', (int) $id );
		return false !== $done;
	}

	/**
	 * One account.
	 *
	 * @param int $id Its number.
	 */
	public function find( $id ): ?Account {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM `$table` WHERE id = %d", $id ), ARRAY_A );
		return is_array( $row ) ? $this->read( $row ) : null;
	}

	/**
	 * Accounts of a service.
	 *
	 * @param string   $service Service.
	 * @param int|null $user_id User who wants to use them: those shared by all, and the user's own. All of them if left out.
	 * @return Account[] Of any status, oldest first.
	 */
	public function of_service( $service, ?int $user_id = null ): array {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		return $this->read_all( $wpdb->get_results( $wpdb->prepare( "SELECT * FROM `$table` WHERE service = %s AND ( user_id IN ( 0, %d ) OR %d ) ORDER BY id", $service, (int) $user_id, null === $user_id ? 1 : 0 ), ARRAY_A ) );
	}

	/**
	 * Accounts of all services.
	 *
	 * @return Account[] By service, oldest first.
	 */
	public function all(): array {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		return $this->read_all( $wpdb->get_results( "SELECT * FROM `$table` ORDER BY service, id", ARRAY_A ) );
	}

	/**
	 * Accounts whose token can't be decrypted. One that is being added has none yet.
	 *
	 * @return Account[]
	 */
	public function unreadable(): array {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		$rows = (array) $wpdb->get_results( "SELECT * FROM `$table` WHERE token <> '' ORDER BY service, id", ARRAY_A );
		return $this->read_all(
			array_filter(
				$rows,
				function ( $row ) {
					return ! $this->seal->can_open( $row['token'] );
				}
			)
		);
	}

	/**
	 * Accounts that belong to one user alone.
	 *
	 * @param int $user_id User.
	 * @return Account[]
	 */
	public function of_user( int $user_id ): array {
		global $wpdb;
		$table = self::table();
		// phpcs:ignore WordPress.DB -- own table.
		return $user_id > 0 ? $this->read_all( $wpdb->get_results( $wpdb->prepare( "SELECT * FROM `$table` WHERE user_id = %d ORDER BY id", $user_id ), ARRAY_A ) ) : array();
	}

	/**
	 * Notes whether an account can be used.
	 *
	 * @param int    $id     Account.
	 * @param string $status One of Account's.
	 */
	public function set_status( $id, string $status ): void {
		global $wpdb;
		$wpdb->update( self::table(), array( 'status' => $status ), array( 'id' => (int) $id ) );
	}

	/**
	 * Removes an account with its token.
	 *
	 * @param int $id Account.
	 */
	public function remove( $id ): void {
		global $wpdb;
		$account = $this->find( $id );
		if ( ! $account ) {
			return;
		}
		$wpdb->delete( self::table(), array( 'id' => (int) $id ) );
		/**
		 * An account was removed: what was kept of it goes, too.
		 *
		 * @param Account $account The account.
		 */
		do_action( 'mainstreet_account_removed', $account );
	}

	/**
	 * Reads rows.
	 *
	 * @param mixed $rows Rows of the table.
	 * @return Account[]
	 */
	private function read_all( $rows ): array {
		return array_map( array( $this, 'read' ), (array) $rows );
	}

	/**
	 * Reads a row. What was sealed with salts that have changed since asks for a new token.
	 *
	 * @param array $row Row of the table.
	 * @return Account
	 */
	private function read( array $row ) {
		$meta  = json_decode( $row['meta'], true );
		$token = $this->seal->open( $row['token'] );
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

	/** Name of the table. */
	private static function table(): string {
		return Tables::name( 'connections' );
	}
}
