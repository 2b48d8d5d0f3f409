<?php
namespace Mainstreet\Mail\Outbox;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * A lease on the mails that a row owes. Column `mail_due` of the row is when a mail has to be tried, null for never, or, while a process
 * sends it, when the lease of that process expires; `mail_state` says what left. Each change is one statement.
 */
abstract class Mail_Lease extends Send_Guard {

	/** Name of the table, without prefix. */
	const TABLE = '';

	/** Column that names a row. */
	const KEY = 'id';

	/** Seconds until a lease expires: longer than any mail server takes. */
	const SECONDS = 180;

	/**
	 * Row.
	 *
	 * @var int
	 */
	protected $id;

	/**
	 * Unix time at which the lease expires, which tells its owner from others.
	 *
	 * @var int
	 */
	protected $until;

	/**
	 * A lease that was taken.
	 *
	 * @param int $id    Row.
	 * @param int $until When it expires.
	 */
	final protected function __construct( int $id, int $until ) {
		$this->id    = $id;
		$this->until = $until;
	}

	/**
	 * Rows whose mails are due, the oldest first.
	 *
	 * @param int $limit Number of rows at most.
	 * @return array<int, int> `mail_state` by row.
	 */
	public static function find_due( int $limit ): array {
		$rows = Sql::rows( static::TABLE, 'SELECT ' . static::KEY . ' AS id, mail_state FROM {table} WHERE ' . self::is_due() . ' AND ' . static::KEY . " > 0 ORDER BY mail_due LIMIT $limit" );
		return array_map( 'intval', array_column( $rows, 'mail_state', 'id' ) );
	}

	/**
	 * When the next mail is due, or the next lease expires.
	 *
	 * @return int|null Unix time, not before now; null for never.
	 */
	public static function next_due(): ?int {
		$row = Sql::row( static::TABLE, 'SELECT MIN(mail_due) AS next FROM {table} WHERE mail_due IS NOT NULL' );
		return $row && $row['next'] ? max( time(), (int) strtotime( $row['next'] . ' UTC' ) ) : null;
	}

	/**
	 * Takes the lease on a row.
	 *
	 * @param int    $id   Row.
	 * @param string $set  Further assignment.
	 * @param string $when Condition, prepared.
	 * @return static|null Null when the condition is not met.
	 */
	protected static function take( int $id, string $set, string $when ): ?self {
		$until = time() + static::SECONDS;
		return static::change( $id, self::due_at( $until ) . ", $set", $when ) ? new static( $id, $until ) : null;
	}

	/**
	 * Changes a row.
	 *
	 * @param int    $id   Row.
	 * @param string $set  Assignments, prepared.
	 * @param string $when Condition, prepared.
	 * @return bool Whether it was changed.
	 */
	protected static function change( int $id, string $set, string $when ): bool {
		return 1 === Sql::run( static::TABLE, "UPDATE {table} SET $set WHERE " . static::KEY . " = $id AND $when" );
	}

	/**
	 * When a mail is due, or the lease on it expires.
	 *
	 * @param int|null $time Unix time; null for never.
	 * @return string Assignment, and for a time also condition, prepared.
	 */
	protected static function due_at( ?int $time ): string {
		return 'mail_due = ' . Sql::value( null === $time ? null : Sql::time( $time ) );
	}

	/**
	 * Whether a mail is due, or the lease on it has expired.
	 *
	 * @return string Condition, prepared.
	 */
	protected static function is_due(): string {
		return 'mail_due <= ' . Sql::value( Sql::time() );
	}
}
