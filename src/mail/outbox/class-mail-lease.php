<?php
namespace Mainstreet\Mail\Outbox;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Leases the unsent emails of a table row. The column `mail_due` stores when an email is due (null for never), or, while a process
 * sends it, when its lease expires. `mail_state` stores which emails were sent. Each change is a single statement.
 */
abstract class Mail_Lease extends Send_Guard {

	/** Name of the table, without prefix. */
	const TABLE = '';

	/** Id column. */
	const KEY = 'id';

	/** Seconds until a lease expires; longer than any mail server takes. */
	const SECONDS = 180;

	/** Id of the row. */
	protected int $id;

	/** Unix time at which the lease expires. It also identifies the owner. */
	protected int $until;

	/** @param int $until Unix time at which the lease expires. */
	final protected function __construct( int $id, int $until ) {
		$this->id    = $id;
		$this->until = $until;
	}

	/**
	 * Finds the rows with due emails, the oldest first.
	 *
	 * @return array<int, int> `mail_state` by id.
	 */
	public static function find_due( int $limit ): array {
		$rows = Sql::rows( static::TABLE, 'SELECT ' . static::KEY . ' AS id, mail_state FROM {table} WHERE ' . self::is_due() . ' AND ' . static::KEY . " > 0 ORDER BY mail_due LIMIT $limit" );
		return array_map( 'intval', array_column( $rows, 'mail_state', 'id' ) );
	}

	/** Returns the time when the next email is due, or the next lease expires, as a Unix time that is not in the past; null for never. */
	public static function next_due(): ?int {
		$row = Sql::row( static::TABLE, 'SELECT MIN(mail_due) AS next FROM {table} WHERE mail_due IS NOT NULL' );
		return $row && $row['next'] ? max( time(), (int) strtotime( $row['next'] . ' UTC' ) ) : null;
	}

	/** Acquires the lease on a row; returns null if the condition is not met. */
	protected static function acquire( int $id, string $set, string $when ): ?self {
		$until = time() + static::SECONDS;
		return static::update( $id, self::due_at( $until ) . ", $set", $when ) ? new static( $id, $until ) : null;
	}

	/** Updates a row; returns whether it was changed. */
	protected static function update( int $id, string $set, string $when ): bool {
		return 1 === Sql::run( static::TABLE, "UPDATE {table} SET $set WHERE " . static::KEY . " = $id AND $when" );
	}

	/**
	 * Builds the assignment for the due time or the expiry of a lease.
	 *
	 * @param int|null $time Unix time; null for never.
	 * @return string Prepared; except for null, also usable as a condition.
	 */
	protected static function due_at( ?int $time ): string {
		return 'mail_due = ' . Sql::value( null === $time ? null : Sql::time( $time ) );
	}

	/** Builds the prepared SQL condition for due emails and expired leases. */
	protected static function is_due(): string {
		return 'mail_due <= ' . Sql::value( Sql::time() );
	}
}
