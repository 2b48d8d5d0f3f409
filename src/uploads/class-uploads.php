<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Lease;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of uploads (tables/uploads.php). What one server writes any other goes on with: state and offset are here, never in a process.
 *
 * A request that writes has a lease on its upload. It renews the lease while it works, and whatever it writes is written by renewing it:
 * a process that was frozen finds out that it lost the lease before it changes anything.
 */
final class Uploads {

	const TABLE = 'uploads';

	/** States. */
	const OPEN    = 'open';
	const DONE    = 'done';
	const REFUSED = 'refused';

	/** Seconds a lease lasts without a sign of life: less than a client goes on trying for. */
	const LEASE = 12;

	/** Seconds since its last piece within which an upload counts as under way: those that failed soon stand in nobody's way. */
	const UNDER_WAY = 180;

	/** The clock. */
	private Database_Clock $clock;

	/**
	 * The uploads.
	 *
	 * @param Database_Clock|null $clock Clock, for tests.
	 */
	public function __construct( ?Database_Clock $clock = null ) {
		$this->clock = $clock ? $clock : new Database_Clock();
	}

	/**
	 * How long an upload that nobody goes on with is kept.
	 *
	 * @return int Seconds.
	 */
	public static function kept() {
		/**
		 * Filters for how many days an unfinished upload can be resumed.
		 *
		 * @param int $days Days since its last piece.
		 */
		return DAY_IN_SECONDS * max( 1, (int) apply_filters( 'mainstreet_upload_days', 7 ) );
	}

	/**
	 * Makes an upload.
	 *
	 * @param array $facts `user_id`, `post_id`, `name`, `type`, `metadata` (as the client sent it), `length` in bytes.
	 * @return array|null Its row; null when the database can't be written.
	 */
	public function make( array $facts ): ?array {
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
			'until'         => $now + self::kept(),
		);
		return Sql::insert( self::TABLE, array( $row ) ) ? $this->find( $key ) : null;
	}

	/**
	 * An upload.
	 *
	 * @param string $key Key.
	 * @return array|null Row with numbers as numbers, and `is_over`: whether it has expired.
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
	 * How many of somebody's uploads are under way.
	 *
	 * @param int $user_id User.
	 * @param int $before  Counts those made before this one alone: its id.
	 * @return int Those that began or got a piece within the last UNDER_WAY seconds.
	 */
	public function under_way( $user_id, $before = PHP_INT_MAX ): int {
		global $wpdb;
		$since = $this->clock->now() + self::kept() - self::UNDER_WAY;
		$row   = Sql::row( self::TABLE, $wpdb->prepare( 'SELECT COUNT(*) AS n FROM {table} WHERE user_id = %d AND state = %s AND until > %d AND got < length AND id < %d', $user_id, self::OPEN, $since, $before ) );
		return (int) $row['n'];
	}

	/**
	 * Bytes that uploads under way or interrupted have still to bring or keep on disk.
	 *
	 * @return int Bytes promised to all of them together.
	 */
	public function promised(): int {
		global $wpdb;
		$row = Sql::row( self::TABLE, $wpdb->prepare( 'SELECT SUM(length) AS n FROM {table} WHERE state = %s AND until > %d', self::OPEN, $this->clock->now() ) );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Takes the lease on an upload, for a request that writes.
	 *
	 * @param array $row Row.
	 * @return Lease|null Null while another request has it, or where the upload is no longer open.
	 */
	public function lease( array $row ): ?Lease {
		global $wpdb;
		$lease = new Lease( self::TABLE, 'id = ' . (int) $row['id'], self::LEASE, 'claim', 'claim_until', $this->clock );
		return $lease->take( $wpdb->prepare( 'state = %s', self::OPEN ) ) ? $lease : null;
	}

	/**
	 * Renews a lease, and the time for which the upload is kept.
	 *
	 * @param Lease $lease   Lease on the upload.
	 * @param array $changes Further columns and values.
	 * @param int   $seconds Seconds until the lease expires.
	 * @return bool False when the lease was lost: then nothing was written, and nothing more may be written.
	 */
	public function renew( Lease $lease, array $changes = array(), int $seconds = self::LEASE ): bool {
		return $lease->renew( '', $changes + array( 'until' => $this->clock->now() + self::kept() ), $seconds );
	}

	/**
	 * Drops an upload's row.
	 *
	 * @param array $row Row.
	 */
	public function drop( array $row ): void {
		global $wpdb;
		Sql::run( self::TABLE, $wpdb->prepare( 'DELETE FROM {table} WHERE id = %d', $row['id'] ) );
	}

	/**
	 * Uploads that have expired.
	 *
	 * @param int $most How many at most.
	 * @return array[] `id`, `upload_key`, `state`.
	 */
	public function over( int $most ): array {
		global $wpdb;
		return Sql::rows( self::TABLE, $wpdb->prepare( 'SELECT id, upload_key, state FROM {table} WHERE until < %d AND claim_until < %d ORDER BY until LIMIT %d', $this->clock->now(), $this->clock->now(), $most ) );
	}

	/**
	 * When the next upload expires.
	 *
	 * @return int Unix time; 0 where there is none.
	 */
	public function next_end(): int {
		$row = Sql::row( self::TABLE, 'SELECT MIN(until) AS n FROM {table}' );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Which of some keys are those of uploads.
	 *
	 * @param string[] $keys Keys.
	 * @return string[]
	 */
	public function known( array $keys ): array {
		global $wpdb;
		if ( ! $keys ) {
			return array();
		}
		$list = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		return array_column( Sql::rows( self::TABLE, $wpdb->prepare( "SELECT upload_key FROM {table} WHERE upload_key IN ($list)", $keys ) ), 'upload_key' ); // phpcs:ignore WordPress.DB -- placeholders.
	}

	/**
	 * Drops what somebody had begun.
	 *
	 * @param int $user_id User who is deleted.
	 */
	public function end_of_user( $user_id ): void {
		global $wpdb;
		Sql::update( self::TABLE, array( 'until' => 0 ), $wpdb->prepare( 'user_id = %d', $user_id ) );
	}
}
