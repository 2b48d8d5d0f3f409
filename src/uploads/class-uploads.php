<?php
/**
 * Uploads that come in pieces.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Uploads;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of uploads (tables/uploads.php). What one server writes any other goes on with: state and offset are here, never in a process.
 *
 * A request that writes has a claim. It renews the claim while it works, and each note it makes asks whether the claim is still its own:
 * a process that was frozen finds out before it changes anything.
 */
final class Uploads {

	const TABLE = 'uploads';

	/** States. */
	const OPEN    = 'open';
	const DONE    = 'done';
	const REFUSED = 'refused';

	/** Seconds a claim lasts without a sign of life: less than a client goes on trying for. */
	const CLAIM = 12;

	/** Seconds since its last piece within which an upload counts as under way: those that failed soon stand in nobody's way. */
	const UNDER_WAY = 180;

	/**
	 * The clock.
	 *
	 * @var Database_Clock
	 */
	private $clock;

	/**
	 * The uploads.
	 *
	 * @param Database_Clock|null $clock Clock, for tests.
	 */
	public function __construct( $clock = null ) {
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
	public function make( array $facts ) {
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
	public function find( $key ) {
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
	public function under_way( $user_id, $before = PHP_INT_MAX ) {
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
	public function promised() {
		global $wpdb;
		$row = Sql::row( self::TABLE, $wpdb->prepare( 'SELECT SUM(length) AS n FROM {table} WHERE state = %s AND until > %d', self::OPEN, $this->clock->now() ) );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Takes the right to write.
	 *
	 * @param array $row Row.
	 * @return string Mark of the claim; '' while another request has it.
	 */
	public function claim( array $row ) {
		global $wpdb;
		$now  = $this->clock->now();
		$mark = bin2hex( random_bytes( 8 ) );
		$done = Sql::update(
			self::TABLE,
			array(
				'claim'       => $mark,
				'claim_until' => $now + self::CLAIM,
			),
			$wpdb->prepare( 'id = %d AND state = %s AND (claim = %s OR claim_until < %d)', $row['id'], self::OPEN, '', $now )
		);
		return 1 === $done ? $mark : '';
	}

	/**
	 * Notes something under a claim, and renews it.
	 *
	 * @param array  $row     Row.
	 * @param string $mark    Mark of the claim.
	 * @param array  $changes Columns and values.
	 * @param int    $seconds For how long the claim is renewed.
	 * @return bool False when the claim was lost: then nothing was noted, and nothing more may be written.
	 */
	public function note( array $row, $mark, array $changes = array(), $seconds = self::CLAIM ) {
		global $wpdb;
		$now = $this->clock->now();
		Sql::update(
			self::TABLE,
			$changes + array(
				'claim_until' => $now + $seconds,
				'until'       => $now + self::kept(),
			),
			$wpdb->prepare( 'id = %d AND claim = %s', $row['id'], $mark )
		);
		// MySQL counts no row whose values stay the same.
		$left = Sql::row( self::TABLE, $wpdb->prepare( 'SELECT claim FROM {table} WHERE id = %d', $row['id'] ) );
		return $left && $left['claim'] === $mark;
	}

	/**
	 * Ends a claim.
	 *
	 * @param array  $row     Row.
	 * @param string $mark    Mark of the claim.
	 * @param array  $changes Columns and values.
	 */
	public function release( array $row, $mark, array $changes = array() ) {
		global $wpdb;
		Sql::update(
			self::TABLE,
			$changes + array(
				'claim'       => '',
				'claim_until' => 0,
			),
			$wpdb->prepare( 'id = %d AND claim = %s', $row['id'], $mark )
		);
	}

	/**
	 * Drops an upload's row.
	 *
	 * @param array $row Row.
	 */
	public function drop( array $row ) {
		global $wpdb;
		Sql::run( self::TABLE, $wpdb->prepare( 'DELETE FROM {table} WHERE id = %d', $row['id'] ) );
	}

	/**
	 * Uploads that have expired.
	 *
	 * @param int $most How many at most.
	 * @return array[] `id`, `upload_key`, `state`.
	 */
	public function over( $most ) {
		global $wpdb;
		return Sql::rows( self::TABLE, $wpdb->prepare( 'SELECT id, upload_key, state FROM {table} WHERE until < %d AND claim_until < %d ORDER BY until LIMIT %d', $this->clock->now(), $this->clock->now(), $most ) );
	}

	/**
	 * When the next upload expires.
	 *
	 * @return int Unix time; 0 where there is none.
	 */
	public function next_end() {
		$row = Sql::row( self::TABLE, 'SELECT MIN(until) AS n FROM {table}' );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Which of some keys are those of uploads.
	 *
	 * @param string[] $keys Keys.
	 * @return string[]
	 */
	public function known( array $keys ) {
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
	public function end_of_user( $user_id ) {
		global $wpdb;
		Sql::update( self::TABLE, array( 'until' => 0 ), $wpdb->prepare( 'user_id = %d', $user_id ) );
	}
}
