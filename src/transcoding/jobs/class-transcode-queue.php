<?php
namespace Mainstreet\Transcoding\Jobs;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Lease;

defined( 'ABSPATH' ) || exit;

/**
 * Queue of transcoding jobs (tables/video_copies.php), one row per video. Row 0 holds the lease on all jobs of the site: one worker runs at a
 * time. The worker with the lease knows that no other job is running, whatever the job's row says.
 */
final class Transcode_Queue {

	const TABLE = 'video_copies';

	/** States. */
	const WAITING = 'waiting';
	const WORKING = 'working';
	const DONE    = 'done';
	const FAILED  = 'failed';

	/** Seconds until a lease that is not renewed expires. */
	const LEASE = 45;

	/** How often a job is started at most. */
	const MAX_TRIES = 3;

	private Database_Clock $clock;

	/** Sets the clock. */
	public function __construct( ?Database_Clock $clock = null ) {
		$this->clock = $clock ? $clock : new Database_Clock();
	}

	/**
	 * Adds a video that was never queued.
	 *
	 * @return bool Whether it was added.
	 */
	public function add( int $id ): bool {
		return 1 === Sql::insert( self::TABLE, array( self::create_row( $id, self::WAITING, $this->clock->now() ) ) );
	}

	/**
	 * Queues a video, also again. A running job goes on.
	 *
	 * @param bool $is_forced Whether to replace existing parts, and to convert videos that browsers play as they are.
	 */
	public function enqueue( int $id, bool $is_forced = false ): void {
		global $wpdb;
		$changes = array(
			'state'     => self::WAITING,
			'tries'     => 0,
			'percent'   => 0,
			'is_forced' => $is_forced ? 1 : 0,
			'error'     => '',
			'at'        => $this->clock->now(),
		);
		$this->add( $id );
		Sql::update( self::TABLE, $changes, $wpdb->prepare( 'attachment_id = %d AND state <> %s', $id, self::WORKING ) );
	}

	/**
	 * Finds the job of a video.
	 *
	 * @return array|null Row with integers; the state is `waiting` where the worker of a running job is gone.
	 */
	public function find( int $id ): ?array {
		$row = self::read_row( 'attachment_id = ' . $id );
		return $row && self::WORKING === $row['state'] && ! $this->is_leased() ? array( 'state' => self::WAITING ) + $row : $row;
	}

	/** Whether a worker has the lease. */
	public function is_leased(): bool {
		$row = self::read_row( 'attachment_id = 0' );
		return $row && '' !== $row['claim'] && $row['claim_until'] > $this->clock->now();
	}

	/** Whether a job waits. */
	public function is_any_due(): bool {
		return null !== $this->find_next();
	}

	/**
	 * Counts the jobs by state.
	 *
	 * @return array<string, int>
	 */
	public function count_by_state(): array {
		$rows = Sql::rows( self::TABLE, 'SELECT state, COUNT(*) AS n FROM {table} WHERE attachment_id > 0 GROUP BY state' );
		return array_map( 'intval', array_column( $rows, 'n', 'state' ) );
	}

	/** Takes the lease on the jobs of the site; null while another worker has it. */
	public function take_lease(): ?Lease {
		Sql::insert( self::TABLE, array( self::create_row( 0, '', $this->clock->now() ) ) );
		$lease = new Lease( self::TABLE, 'attachment_id = 0', self::LEASE, 'claim', 'claim_until', $this->clock );
		return $lease->take() ? $lease : null;
	}

	/**
	 * Finds the next job, for the worker that has the lease.
	 *
	 * @param int $id Attachment; 0 for any.
	 * @return array|null Row.
	 */
	public function find_next( int $id = 0 ): ?array {
		global $wpdb;
		$which = 0 === $id ? 'attachment_id > 0' : "attachment_id = $id";
		return self::read_row( $which . $wpdb->prepare( ' AND (state = %s OR state = %s) ORDER BY at', self::WAITING, self::WORKING ) );
	}

	/**
	 * Starts a job.
	 *
	 * @return bool Whether the worker may go on.
	 */
	public function start( array $row, Lease $lease ): bool {
		global $wpdb;
		$changes = array(
			'state'   => self::WORKING,
			'claim'   => $lease->token(),
			'tries'   => $row['tries'] + 1,
			'percent' => 0,
			'host'    => substr( (string) gethostname(), 0, 100 ),
			'pid'     => 0,
		);
		return $lease->renew() && 1 === Sql::update( self::TABLE, $changes, $wpdb->prepare( 'attachment_id = %d AND claim = %s AND tries = %d', $row['attachment_id'], $row['claim'], $row['tries'] ) );
	}

	/**
	 * Updates a job and renews the lease.
	 *
	 * @param array $changes Columns and values.
	 * @return bool False when the lease was lost or the video was deleted: then nothing may be written any more.
	 */
	public function update( int $id, Lease $lease, array $changes = array() ): bool {
		global $wpdb;
		if ( ! $lease->renew() ) {
			return false;
		}
		if ( $changes ) {
			Sql::update( self::TABLE, $changes, $wpdb->prepare( 'attachment_id = %d AND claim = %s', $id, $lease->token() ) );
		}
		$row = self::read_row( 'attachment_id = ' . $id );
		return $row && $row['claim'] === $lease->token();
	}

	/**
	 * Ends a job.
	 *
	 * @param string $error Why it failed, plain text; '' if it did not.
	 */
	public function finish( int $id, Lease $lease, string $error ): void {
		$this->update(
			$id,
			$lease,
			array(
				'state'     => '' === $error ? self::DONE : self::FAILED,
				'percent'   => '' === $error ? 100 : 0,
				'is_forced' => 0,
				'pid'       => 0,
				'error'     => mb_substr( $error, 0, 500 ),
				'at'        => $this->clock->now(),
			)
		);
	}

	/** Deletes the job of a deleted video. */
	public function delete( int $id ): void {
		Sql::run( self::TABLE, 'DELETE FROM {table} WHERE attachment_id = ' . $id );
	}

	/** Makes a new row. */
	private static function create_row( int $id, string $state, int $now ): array {
		$numbers = array_fill_keys( array( 'claim_until', 'tries', 'percent', 'is_forced', 'pid' ), 0 );
		$texts   = array_fill_keys( array( 'claim', 'host', 'error' ), '' );
		return array(
			'attachment_id' => $id,
			'state'         => $state,
			'at'            => $now,
		) + $numbers + $texts;
	}

	/**
	 * Reads a row.
	 *
	 * @param string $where Condition, prepared.
	 */
	private static function read_row( string $where ): ?array {
		$row = Sql::row( self::TABLE, "SELECT * FROM {table} WHERE $where LIMIT 1" );
		foreach ( $row ? array( 'attachment_id', 'claim_until', 'tries', 'percent', 'is_forced', 'pid', 'at' ) : array() as $name ) {
			$row[ $name ] = (int) $row[ $name ];
		}
		return $row;
	}
}
