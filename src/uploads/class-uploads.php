<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Lease;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the rows of uploads (tables/uploads.php). State and offset are stored in the database only, so that any server of
 * a site can continue an upload.
 *
 * A request that writes takes a lease on its upload, and stores changes only by renewing the lease: a process that was suspended
 * notices that it lost the lease before it changes anything.
 */
final class Uploads {

	const TABLE = 'uploads';

	const OPEN    = 'open';
	const DONE    = 'done';
	const REFUSED = 'refused';

	/** Seconds until a lease expires if it is not renewed. Clients retry for a longer time. */
	const LEASE = 12;

	/** Seconds after its last chunk for which an upload counts against the limit of simultaneous uploads. */
	const ACTIVE_SECONDS = 180;

	private Database_Clock $clock;

	/** Creates the store. */
	public function __construct( ?Database_Clock $clock = null ) {
		$this->clock = $clock ? $clock : new Database_Clock();
	}

	/**
	 * Returns how long an unfinished upload is kept after its last chunk.
	 *
	 * @return int Seconds.
	 */
	public static function get_retention() {
		/**
		 * Filters for how many days an unfinished upload can be resumed.
		 *
		 * @param int $days Days since its last chunk.
		 */
		return DAY_IN_SECONDS * max( 1, (int) apply_filters( 'mainstreet_upload_days', 7 ) );
	}

	/**
	 * Creates an upload.
	 *
	 * @param array $facts `user_id`, `post_id`, `name`, `type`, `metadata` (as the client sent it), `length` in bytes.
	 * @return array|null Row, as find() returns it; null if the row cannot be stored.
	 */
	public function create( array $facts ): ?array {
		$now = $this->clock->now();
		$key = bin2hex( random_bytes( 16 ) );
		$row = $facts + array(
			'upload_key'    => $key,
			'got'           => 0,
			'state'         => self::OPEN,
			'claim'         => '',
			'claim_until'   => 0,
			'path'          => '',
			'attachment_id' => 0,
			'error'         => '',
			'at'            => $now,
			'until'         => $now + self::get_retention(),
		);
		return Sql::insert( self::TABLE, array( $row ) ) ? $this->find( $key ) : null;
	}

	/**
	 * Returns an upload, also an expired one.
	 *
	 * @param string $key Key.
	 * @return array|null Row with numbers as integers, and `is_over`: whether it has expired.
	 */
	public function find( $key ): ?array {
		global $wpdb;
		$row = Sql::row( self::TABLE, $wpdb->prepare( 'SELECT * FROM {table} WHERE upload_key = %s', $key ) );
		if ( ! $row ) {
			return null;
		}
		foreach ( array( 'id', 'user_id', 'post_id', 'length', 'got', 'claim_until', 'attachment_id', 'at', 'until' ) as $name ) {
			$row[ $name ] = (int) $row[ $name ];
		}
		return $row + array( 'is_over' => $row['until'] < $this->clock->now() );
	}

	/**
	 * Counts the simultaneous uploads of a user: those that began or got a chunk within the last UNDER_WAY seconds.
	 *
	 * @param int $user_id User.
	 * @param int $before  Counts only uploads with a smaller id.
	 */
	public function count_active( $user_id, $before = PHP_INT_MAX ): int {
		global $wpdb;
		$since = $this->clock->now() + self::get_retention() - self::ACTIVE_SECONDS;
		$row   = Sql::row( self::TABLE, $wpdb->prepare( 'SELECT COUNT(*) AS n FROM {table} WHERE user_id = %d AND state = %s AND until > %d AND got < length AND id < %d', $user_id, self::OPEN, $since, $before ) );
		return (int) $row['n'];
	}

	/** Returns the total length in bytes of all unfinished uploads, including the bytes that have arrived. */
	public function sum_lengths(): int {
		global $wpdb;
		$row = Sql::row( self::TABLE, $wpdb->prepare( 'SELECT SUM(length) AS n FROM {table} WHERE state = %s AND until > %d', self::OPEN, $this->clock->now() ) );
		return $row ? (int) $row['n'] : 0;
	}

	/** Takes the lease on an upload; null if another request has the lease, or the upload is not open. */
	public function take_lease( array $row ): ?Lease {
		global $wpdb;
		$lease = new Lease( self::TABLE, 'id = ' . (int) $row['id'], self::LEASE, 'claim', 'claim_until', $this->clock );
		return $lease->take( $wpdb->prepare( 'state = %s', self::OPEN ) ) ? $lease : null;
	}

	/**
	 * Renews a lease, and extends the time for which the upload is kept.
	 *
	 * @param array $changes Further columns and values to store.
	 * @param int   $seconds Seconds until the lease expires.
	 * @return bool False if the lease was lost. Then nothing was stored, and the caller must not write any more.
	 */
	public function renew_lease( Lease $lease, array $changes = array(), int $seconds = self::LEASE ): bool {
		return $lease->renew( '', $changes + array( 'until' => $this->clock->now() + self::get_retention() ), $seconds );
	}

	/** Deletes the row of an upload. */
	public function delete( array $row ): void {
		global $wpdb;
		Sql::run( self::TABLE, $wpdb->prepare( 'DELETE FROM {table} WHERE id = %d', $row['id'] ) );
	}

	/**
	 * Returns expired uploads that no request has a lease on.
	 *
	 * @param int $most Maximum number.
	 * @return array[] `id`, `upload_key`, `state`.
	 */
	public function find_expired( int $most ): array {
		global $wpdb;
		return Sql::rows( self::TABLE, $wpdb->prepare( 'SELECT id, upload_key, state FROM {table} WHERE until < %d AND claim_until < %d ORDER BY until LIMIT %d', $this->clock->now(), $this->clock->now(), $most ) );
	}

	/**
	 * Returns the time at which the next upload expires.
	 *
	 * @return int Unix time; 0 if there are no uploads.
	 */
	public function find_next_expiry(): int {
		$row = Sql::row( self::TABLE, 'SELECT MIN(until) AS n FROM {table}' );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Returns the keys for which there is an upload.
	 *
	 * @param string[] $keys Keys.
	 * @return string[]
	 */
	public function filter_known_keys( array $keys ): array {
		global $wpdb;
		if ( ! $keys ) {
			return array();
		}
		$list = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		return array_column( Sql::rows( self::TABLE, $wpdb->prepare( "SELECT upload_key FROM {table} WHERE upload_key IN ($list)", $keys ) ), 'upload_key' ); // phpcs:ignore WordPress.DB -- placeholders.
	}

	/**
	 * Makes all uploads of a deleted user expire.
	 *
	 * @param int $user_id User.
	 */
	public function expire_all_of_user( $user_id ): void {
		global $wpdb;
		Sql::update( self::TABLE, array( 'until' => 0 ), $wpdb->prepare( 'user_id = %d', $user_id ) );
	}
}
