<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Runs statements on plugin tables that work in MySQL, MariaDB and the SQLite drop-in. Unlike $wpdb->insert() it supports NULL,
 * binary values and INSERT IGNORE, and creates missing tables.
 */
final class Sql {

	/** Whether the last statement failed. If so, an empty result does not mean that there are no rows. */
	public static bool $failed = false;

	/**
	 * Formats a value for a statement.
	 *
	 * @param string|int|null|array $value Text, integer or null; binary data as array( hexadecimal digits ).
	 * @return string
	 */
	public static function value( $value ) {
		global $wpdb;
		if ( null === $value ) {
			return 'NULL';
		}
		if ( is_array( $value ) ) {
			return "x'" . preg_replace( '/[^0-9a-f]/i', '', $value[0] ) . "'";
		}
		return is_int( $value ) ? (string) $value : $wpdb->prepare( '%s', $value );
	}

	/**
	 * Inserts rows. Rows whose key exists already are skipped.
	 *
	 * @param string  $table Name of a plugin table, without prefix.
	 * @param array[] $rows  Rows with the same columns, each column => value.
	 * @return int Number of inserted rows.
	 */
	public static function insert( string $table, array $rows ): int {
		if ( ! $rows ) {
			return 0;
		}
		$columns = implode( ', ', array_keys( reset( $rows ) ) );
		$values  = array_map( static fn( $row ) => '(' . implode( ', ', array_map( array( __CLASS__, 'value' ), $row ) ) . ')', $rows );
		return self::run( $table, "INSERT IGNORE INTO {table} ($columns) VALUES " . implode( ', ', $values ) );
	}

	/**
	 * Updates rows.
	 *
	 * MySQL counts rows whose values differ, SQLite rows that match. If the number matters, the condition must exclude rows that already
	 * have the new values.
	 *
	 * @param string $table   Name of a plugin table, without prefix.
	 * @param array  $changes Values by column.
	 * @param string $where   Condition, prepared.
	 * @return int Number of changed rows.
	 */
	public static function update( string $table, array $changes, $where ): int {
		$set = array();
		foreach ( $changes as $column => $value ) {
			$set[] = $column . ' = ' . self::value( $value );
		}
		return self::run( $table, 'UPDATE {table} SET ' . implode( ', ', $set ) . " WHERE $where" );
	}

	/**
	 * Runs a statement that changes rows.
	 *
	 * @param string $table Name of a plugin table, without prefix.
	 * @param string $sql   Prepared statement with `{table}` for its name, before every value.
	 * @return int Number of changed rows; 0 also if the statement fails.
	 * @throws Transaction_Lost Inside of a transaction, when the statement fails.
	 */
	public static function run( string $table, $sql ): int {
		global $wpdb;
		$sql    = self::name( $table, $sql );
		$silent = $wpdb->suppress_errors();
		$done   = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- own table; prepared by the callers.
		$wpdb->suppress_errors( $silent );
		if ( false === $done && Transaction::is_open() ) {
			throw new Transaction_Lost( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput -- no output.
		}
		if ( false === $done ) {
			// The table or a column may not exist yet (after an update, or on a new site of a network).
			Tables::complete( $wpdb->last_error );
			$done = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- as above.
		}
		self::$failed = false === $done;
		return (int) $done;
	}

	/**
	 * Reads rows.
	 *
	 * @param string $table Name of a plugin table, without prefix.
	 * @param string $sql   Prepared SELECT with `{table}` for its name, before every value.
	 * @return array[] Rows as column => text or null.
	 * @throws Transaction_Lost Inside of a transaction, when the statement fails.
	 */
	public static function rows( string $table, $sql ): array {
		global $wpdb;
		$sql    = self::name( $table, $sql );
		$silent = $wpdb->suppress_errors();
		$rows   = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB -- own table; prepared by the callers.
		$failed = '' !== $wpdb->last_error;
		$wpdb->suppress_errors( $silent );
		if ( $failed && Transaction::is_open() ) {
			throw new Transaction_Lost( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput -- no output.
		}
		if ( $failed ) {
			Tables::complete( $wpdb->last_error );
			$rows   = $wpdb->get_results( $sql, ARRAY_A ); // phpcs:ignore WordPress.DB -- as above.
			$failed = '' !== $wpdb->last_error;
		}
		self::$failed = $failed;
		return is_array( $rows ) ? $rows : array();
	}

	/**
	 * Reads one row.
	 *
	 * @param string $table Name of a plugin table, without prefix.
	 * @param string $sql   Prepared SELECT with `{table}` for its name, before every value.
	 */
	public static function row( string $table, $sql ): ?array {
		$rows = self::rows( $table, $sql );
		return $rows ? $rows[0] : null;
	}

	/**
	 * Replaces `{table}` in a prepared statement. Only the part before the first quote is searched, because quoted values may contain
	 * `{table}`.
	 *
	 * @param string $table Name of a plugin table, without prefix.
	 * @param string $sql   Prepared statement.
	 * @return string
	 */
	private static function name( string $table, $sql ) {
		$own = strcspn( $sql, "'\"" );
		return str_replace( '{table}', '`' . Tables::name( $table ) . '`', substr( $sql, 0, $own ) ) . substr( $sql, $own );
	}

	/**
	 * Formats a time for DATETIME columns, in UTC.
	 *
	 * @param int|null $time Unix time; now if left out.
	 * @return string
	 */
	public static function time( $time = null ) {
		return gmdate( 'Y-m-d H:i:s', null === $time ? time() : $time );
	}
}
