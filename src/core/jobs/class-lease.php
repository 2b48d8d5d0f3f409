<?php
namespace Mainstreet\Core\Jobs;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Leases one row of a plugin table to one process. Two columns store the owner's token and the expiry. A single UPDATE takes the
 * lease, and the owner renews it while working. If the process is killed, any other process on any server can take the row when the
 * lease has expired.
 *
 * A process that was suspended for longer than its lease may continue without noticing that it lost the lease. What must not happen
 * twice must be written by renew() or release(), or after renew() returned true.
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

	/** Column of the owner's token; '' if no process has the lease. */
	private string $owner;

	/** Column of the Unix time at which the lease expires. */
	private string $until;

	private Database_Clock $clock;

	/** Token of this owner: 16 hexadecimal digits. */
	private string $token;

	/**
	 * Prepares a lease; take() acquires it.
	 *
	 * @param string              $table   Name of the table, without prefix.
	 * @param string              $row     Condition that selects the row, prepared.
	 * @param int                 $seconds Seconds until the lease expires if it is not renewed.
	 * @param string              $owner   Column of the owner's token.
	 * @param string              $until   Column of the expiry.
	 * @param Database_Clock|null $clock   Clock; tests pass their own.
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
	 * Acquires the lease, unless another process has it.
	 *
	 * @param string $when    Further condition, prepared; '' for none.
	 * @param array  $changes Further columns and values to write.
	 * @return bool Whether it was acquired.
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
		return 1 === Sql::update( $this->table, $changes, "{$this->row} AND $free" . $this->append_condition( $when ) );
	}

	/**
	 * Renews the lease if this process still owns it. This is an UPDATE, because a SELECT may read from a replica that lags behind.
	 *
	 * @param string $when    Further condition, prepared; '' for none.
	 * @param array  $changes Further columns and values to write.
	 * @param int    $seconds Seconds until it expires; 0 for the default.
	 * @return bool False if it was lost or the condition is not met; then nothing was written.
	 */
	public function renew( string $when = '', array $changes = array(), int $seconds = 0 ): bool {
		$until = $this->clock->now() + ( $seconds > 0 ? $seconds : $this->seconds );
		// MySQL counts only rows that change: a second renewal within the same second must change the expiry, too.
		$set = "{$this->until} = CASE {$this->until} WHEN $until THEN $until + 1 ELSE $until END";
		foreach ( $changes as $column => $value ) {
			$set .= ", $column = " . Sql::value( $value );
		}
		return 1 === Sql::run( $this->table, "UPDATE {table} SET $set WHERE " . $this->condition() . $this->append_condition( $when ) );
	}

	/**
	 * Releases the lease, if this process still owns it.
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

	/** Returns a prepared condition that selects the row if this process still owns the lease. */
	private function condition(): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- name of a column.
		return $this->row . $wpdb->prepare( " AND {$this->owner} = %s", $this->token );
	}

	/** Returns the token of this owner: 16 hexadecimal digits. */
	public function token(): string {
		return $this->token;
	}

	/** Formats a further condition; '' stays ''. */
	private function append_condition( string $when ): string {
		return '' === $when ? '' : " AND $when";
	}
}
