<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Lease;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of jobs (tables/video_copies.php). Row 0 holds the lease on all jobs of the site: one worker makes copies at a time. A worker that
 * has the lease knows that no job is being worked on, whatever the job's row says.
 */
final class Copy_Jobs {

	const TABLE = 'video_copies';

	/** States. */
	const WAITING = 'waiting';
	const WORKING = 'working';
	const DONE    = 'done';
	const FAILED  = 'failed';

	/** Seconds until the lease expires without a sign of life. */
	const LEASE = 45;

	/** How often a job is begun at most. */
	const TRIES = 3;

	/**
	 * The clock.
	 *
	 * @var Database_Clock
	 */
	private $clock;

	/**
	 * The jobs.
	 *
	 * @param Database_Clock|null $clock Clock, for tests.
	 */
	public function __construct( $clock = null ) {
		$this->clock = $clock ? $clock : new Database_Clock();
	}

	/**
	 * Adds a video that has never been a job.
	 *
	 * @param int $id Attachment.
	 * @return bool Whether it was added.
	 */
	public function add( int $id ): bool {
		return 1 === Sql::insert( self::TABLE, array( self::row( $id, self::WAITING, $this->clock->now() ) ) );
	}

	/**
	 * Has a video's copies made, also anew; one that is under way goes on.
	 *
	 * @param int  $id        Attachment.
	 * @param bool $is_forced Whether also what is there is made anew, and what browsers play as it is.
	 */
	public function ask( int $id, bool $is_forced = false ) {
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
	 * The job of a video.
	 *
	 * @param int $id Attachment.
	 * @return array|null Row with numbers as numbers; a job whose worker is gone is waiting.
	 */
	public function find( int $id ) {
		$row = self::read( 'attachment_id = ' . $id );
		return $row && self::WORKING === $row['state'] && ! $this->is_held() ? array( 'state' => self::WAITING ) + $row : $row;
	}

	/**
	 * Whether a worker is at work.
	 *
	 * @return bool
	 */
	public function is_held(): bool {
		$row = self::read( 'attachment_id = 0' );
		return $row && '' !== $row['claim'] && $row['claim_until'] > $this->clock->now();
	}

	/**
	 * Whether there is anything to do.
	 *
	 * @return bool
	 */
	public function is_any_due(): bool {
		return null !== $this->next();
	}

	/**
	 * Numbers by state.
	 *
	 * @return array<string, int>
	 */
	public function counts(): array {
		$rows = Sql::rows( self::TABLE, 'SELECT state, COUNT(*) AS n FROM {table} WHERE attachment_id > 0 GROUP BY state' );
		return array_map( 'intval', array_column( $rows, 'n', 'state' ) );
	}

	/**
	 * Takes the lease on the jobs of the site.
	 *
	 * @return Lease|null Null while another worker has it.
	 */
	public function take(): ?Lease {
		Sql::insert( self::TABLE, array( self::row( 0, '', $this->clock->now() ) ) );
		$lease = new Lease( self::TABLE, 'attachment_id = 0', self::LEASE, 'claim', 'claim_until', $this->clock );
		return $lease->take() ? $lease : null;
	}

	/**
	 * The next job, for the worker that has the lease.
	 *
	 * @param int $id Of this video only; 0 for any.
	 * @return array|null Row.
	 */
	public function next( int $id = 0 ) {
		global $wpdb;
		$which = 0 === $id ? 'attachment_id > 0' : "attachment_id = $id";
		return self::read( $which . $wpdb->prepare( ' AND (state = %s OR state = %s) ORDER BY at', self::WAITING, self::WORKING ) );
	}

	/**
	 * Begins a job.
	 *
	 * @param array  $row  Row.
	 * @param Lease $lease The worker's lease.
	 * @return bool Whether it may go on.
	 */
	public function begin( array $row, Lease $lease ): bool {
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
	 * Changes a job, and renews the lease.
	 *
	 * @param int    $id      Attachment.
	 * @param Lease $lease   The worker's lease.
	 * @param array  $changes Columns and values.
	 * @return bool False when the lease was lost, or the video was deleted: then nothing more may be written.
	 */
	public function note( int $id, Lease $lease, array $changes = array() ): bool {
		global $wpdb;
		if ( ! $lease->renew() ) {
			return false;
		}
		if ( $changes ) {
			Sql::update( self::TABLE, $changes, $wpdb->prepare( 'attachment_id = %d AND claim = %s', $id, $lease->token() ) );
		}
		$row = self::read( 'attachment_id = ' . $id );
		return $row && $row['claim'] === $lease->token();
	}

	/**
	 * Ends a job.
	 *
	 * @param int    $id    Attachment.
	 * @param Lease  $lease The worker's lease.
	 * @param string $error Why it failed, plain text; '' if it did not.
	 */
	public function end( int $id, Lease $lease, string $error ) {
		$this->note(
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

	/**
	 * Drops the job of a video that is deleted.
	 *
	 * @param int $id Attachment.
	 */
	public function drop( int $id ) {
		Sql::run( self::TABLE, 'DELETE FROM {table} WHERE attachment_id = ' . $id );
	}

	/**
	 * A new row.
	 *
	 * @param int    $id    Attachment.
	 * @param string $state State.
	 * @param int    $now   Time.
	 * @return array
	 */
	private static function row( int $id, string $state, int $now ): array {
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
	 * @return array|null
	 */
	private static function read( string $where ) {
		$row = Sql::row( self::TABLE, "SELECT * FROM {table} WHERE $where LIMIT 1" );
		foreach ( $row ? array( 'attachment_id', 'claim_until', 'tries', 'percent', 'is_forced', 'pid', 'at' ) : array() as $name ) {
			$row[ $name ] = (int) $row[ $name ];
		}
		return $row;
	}
}
