<?php
namespace Mainstreet\Core\Jobs;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * A lease on one row of a table of ours. Two columns of the row hold it: the token of its owner, and the time at which it expires. It is taken
 * by a single UPDATE and renewed while its owner works. A process that was killed renews nothing, so the next one, on whichever server, takes
 * the row as soon as the lease has expired.
 *
 * A lease keeps two processes from doing the same work at the same time. A process that was stopped for longer than its lease may go on
 * without knowing that it lost it: what must not happen twice is written by renew() or release(), or after renew() returned true.
 */
final class Lease {

	/** Name of the table, without prefix. */
	private string $table;

	/** Condition that selects the row, prepared. */
	private string $row;

	/**
	 * Seconds until the lease expires if it is not renewed.
	 *
	 * @var int
	 */
	private $seconds;

	/** Column of the owner's token, a text; '' while nobody has the lease. */
	private string $owner;

	/** Column of the Unix time at which the lease expires. */
	private string $until;

	/** The database's clock. */
	private Database_Clock $clock;

	/** 16 hexadecimal digits that name this owner. */
	private string $token;

	/**
	 * A lease that is still to be taken.
	 *
	 * @param string              $table   Name of the table, without prefix.
	 * @param string              $row     Condition that selects the row, prepared.
	 * @param int                 $seconds Seconds until the lease expires if it is not renewed.
	 * @param string              $owner   Column of the owner's token.
	 * @param string              $until   Column of the expiry.
	 * @param Database_Clock|null $clock   Clock, for tests.
	 */
	public function __construct( string $table, string $row, int $seconds, string $owner = 'claim', string $until = 'claim_until', ?Database_Clock $clock = null ) {
		$this->table   = $table;
		$this->row     = $row;
		$this->seconds = $seconds;
		$this->owner   = $owner;
		$this->until   = $until;
		$this->clock   = $clock ? $clock : new Database_Clock();
		$this->token   = bin2hex( random_bytes( 8 ) );
	}

	/**
	 * Takes the lease, unless another process has it.
	 *
	 * @param string $when    Further condition, prepared; '' for none.
	 * @param array  $changes Further columns and values to write.
	 * @return bool Whether it was taken.
	 */
	public function take( string $when = '', array $changes = array() ): bool {
		global $wpdb;
		$now     = $this->clock->now();
		$changes = array(
			$this->owner => $this->token,
			$this->until => $now + $this->seconds,
		) + $changes;
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- names of columns.
		$free = $wpdb->prepare( "({$this->owner} = %s OR {$this->until} <= %d)", '', $now );
		return 1 === Sql::update( $this->table, $changes, "{$this->row} AND $free" . $this->also( $when ) );
	}

	/**
	 * Asks the database whether the lease is still ours, and renews it. What a SELECT finds may come from a replica that is behind.
	 *
	 * @param string $when    Further condition, prepared; '' for none.
	 * @param array  $changes Further columns and values to write.
	 * @param int    $seconds Seconds until it expires; 0 for the usual number.
	 * @return bool False when it was lost, or the condition is not met: then nothing was written.
	 */
	public function renew( string $when = '', array $changes = array(), int $seconds = 0 ): bool {
		$until = $this->clock->now() + ( $seconds > 0 ? $seconds : $this->seconds );
		// MySQL counts only rows that change: a second renewal within the same second must change the expiry, too.
		$set = "{$this->until} = CASE {$this->until} WHEN $until THEN $until + 1 ELSE $until END";
		foreach ( $changes as $column => $value ) {
			$set .= ", $column = " . Sql::value( $value );
		}
		return 1 === Sql::run( $this->table, "UPDATE {table} SET $set WHERE " . $this->condition() . $this->also( $when ) );
	}

	/**
	 * Gives the lease back, if it is still ours.
	 *
	 * @param array $changes Further columns and values to write.
	 */
	public function release( array $changes = array() ): void {
		$free = array(
			$this->owner => '',
			$this->until => 0,
		);
		Sql::update( $this->table, $changes + $free, $this->condition() );
	}

	/**
	 * Condition that selects the row as long as the lease is ours.
	 *
	 * @return string Prepared.
	 */
	private function condition(): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- name of a column.
		return $this->row . $wpdb->prepare( " AND {$this->owner} = %s", $this->token );
	}

	/**
	 * The name of this owner.
	 *
	 * @return string 16 hexadecimal digits.
	 */
	public function token(): string {
		return $this->token;
	}

	/**
	 * A further condition.
	 *
	 * @param string $when Condition; '' for none.
	 */
	private function also( string $when ): string {
		return '' === $when ? '' : " AND $when";
	}
}
