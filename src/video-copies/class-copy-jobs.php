<?php
/**
 * Videos whose copies are to be made.
 *
 * A few lines over 250: what takes, keeps and gives back one hold is read beside each other.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Video_Copies;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of jobs (tables/video_copies.php). Row 0 is the hold on the site, taken by one UPDATE and renewed while a worker works: one that was
 * killed renews nothing, and the next one, on whichever server, goes on as soon as the hold has ended. Who holds it knows that no job is being
 * worked on, whatever its row says.
 */
final class Copy_Jobs {

	const TABLE = 'video_copies';

	/** States. */
	const WAITING = 'waiting';
	const WORKING = 'working';
	const DONE    = 'done';
	const FAILED  = 'failed';

	/** Seconds the hold lasts without a sign of life. */
	const HOLD = 45;

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
		return $row && '' !== $row['claim'] && $row['claim_until'] >= $this->clock->now();
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
	 * Takes the hold on the site.
	 *
	 * @return string Mark of the worker; '' while another has it.
	 */
	public function take(): string {
		global $wpdb;
		$now  = $this->clock->now();
		$mark = bin2hex( random_bytes( 8 ) );
		Sql::insert( self::TABLE, array( self::row( 0, '', $now ) ) );
		$hold = array(
			'claim'       => $mark,
			'claim_until' => $now + self::HOLD,
		);
		return 1 === Sql::update( self::TABLE, $hold, $wpdb->prepare( 'attachment_id = 0 AND (claim = %s OR claim_until < %d)', '', $now ) ) ? $mark : '';
	}

	/**
	 * The next job, for who holds the site.
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
	 * @param string $mark Mark of the worker.
	 * @return bool Whether it may go on.
	 */
	public function begin( array $row, string $mark ): bool {
		global $wpdb;
		$changes = array(
			'state'   => self::WORKING,
			'claim'   => $mark,
			'tries'   => $row['tries'] + 1,
			'percent' => 0,
			'host'    => substr( (string) gethostname(), 0, 100 ),
			'pid'     => 0,
		);
		return $this->keep( $mark ) && 1 === Sql::update( self::TABLE, $changes, $wpdb->prepare( 'attachment_id = %d AND claim = %s AND tries = %d', $row['attachment_id'], $row['claim'], $row['tries'] ) );
	}

	/**
	 * Notes something of a job, and renews the hold.
	 *
	 * @param int    $id      Attachment.
	 * @param string $mark    Mark of the worker.
	 * @param array  $changes Columns and values.
	 * @return bool False when the hold was lost, or the video was deleted: then nothing more may be written.
	 */
	public function note( int $id, string $mark, array $changes = array() ): bool {
		global $wpdb;
		if ( ! $this->keep( $mark ) ) {
			return false;
		}
		if ( $changes ) {
			Sql::update( self::TABLE, $changes, $wpdb->prepare( 'attachment_id = %d AND claim = %s', $id, $mark ) );
		}
		$row = self::read( 'attachment_id = ' . $id );
		return $row && $row['claim'] === $mark;
	}

	/**
	 * Ends a job.
	 *
	 * @param int    $id    Attachment.
	 * @param string $mark  Mark of the worker.
	 * @param string $error Why it failed, plain text; '' if it did not.
	 */
	public function end( int $id, string $mark, string $error ) {
		$this->note(
			$id,
			$mark,
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
	 * Lets go of the site.
	 *
	 * @param string $mark Mark of the worker.
	 */
	public function release( string $mark ) {
		global $wpdb;
		$free = array(
			'claim'       => '',
			'claim_until' => 0,
		);
		Sql::update( self::TABLE, $free, $wpdb->prepare( 'attachment_id = 0 AND claim = %s', $mark ) );
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
	 * Renews the hold. (What a SELECT finds may come from a copy that is behind.)
	 *
	 * @param string $mark Mark of the worker.
	 * @return bool Whether it is still its own.
	 */
	private function keep( string $mark ): bool {
		global $wpdb;
		$until = $this->clock->now() + self::HOLD;
		// MySQL counts rows that change, so within a second the end must change, too.
		$sql = $wpdb->prepare( 'UPDATE {table} SET claim_until = CASE claim_until WHEN %d THEN %d ELSE %d END WHERE attachment_id = 0 AND claim = %s', $until, $until + 1, $until, $mark );
		return 1 === Sql::run( self::TABLE, $sql );
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
