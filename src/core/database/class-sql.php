<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Writes rows in words that MySQL, MariaDB and WordPress's SQLite drop-in all understand. Unlike
 * $wpdb->insert() it knows NULL, binary values and INSERT IGNORE, and makes a table that is missing.
 */
final class Sql {

	/** Whether the last statement failed: then no row does not mean that there is none. */
	public static bool $failed = false;

	/**
	 * A value as it stands in a statement.
	 *
	 * @param string|int|null|array $value Text, number, null; binary data as array( hexadecimal digits ).
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
	 * Adds rows; those whose key is taken are left out.
	 *
	 * @param string  $table Name of our table, without prefix.
	 * @param array[] $rows  Rows with the same columns, each column => value.
	 * @return int Rows added.
	 */
	public static function insert( string $table, array $rows ): int {
		if ( ! $rows ) {
			return 0;
		}
		$columns = implode( ', ', array_keys( reset( $rows ) ) );
		$values  = array_map(
			static function ( $row ) {
				return '(' . implode( ', ', array_map( array( __CLASS__, 'value' ), $row ) ) . ')';
			},
			$rows
		);
		return self::run( $table, "INSERT IGNORE INTO {table} ($columns) VALUES " . implode( ', ', $values ) );
	}

	/**
	 * Changes rows.
	 *
	 * MySQL counts rows whose values differ, SQLite those that match: where the number matters,
	 * the condition must exclude rows that are as wanted already.
	 *
	 * @param string $table   Name of our table, without prefix.
	 * @param array  $changes Column => value.
	 * @param string $where   Condition, prepared.
	 * @return int Rows changed.
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
	 * @param string $table Name of our table, without prefix.
	 * @param string $sql   Prepared statement with `{table}` for its name, before every value.
	 * @return int Rows changed; 0 too when the database can't be written.
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
			// The table or a column is not there yet (an update, a site added to a network) or something is really wrong.
			Tables::complete( $wpdb->last_error );
			$done = $wpdb->query( $sql ); // phpcs:ignore WordPress.DB -- as above.
		}
		self::$failed = false === $done;
		return (int) $done;
	}

	/**
	 * Reads rows.
	 *
	 * @param string $table Name of our table, without prefix.
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
	 * @param string $table Name of our table, without prefix.
	 * @param string $sql   Prepared SELECT with `{table}` for its name, before every value.
	 */
	public static function row( string $table, $sql ): ?array {
		$rows = self::rows( $table, $sql );
		return $rows ? $rows[0] : null;
	}

	/**
	 * Names the table in a statement that holds values already. Only what stands before the first
	 * quote is the statement's own; behind it `{table}` is something that people typed.
	 *
	 * @param string $table Name of our table, without prefix.
	 * @param string $sql   Prepared statement.
	 * @return string
	 */
	private static function name( string $table, $sql ) {
		$own = strcspn( $sql, "'\"" );
		return str_replace( '{table}', '`' . Tables::name( $table ) . '`', substr( $sql, 0, $own ) ) . substr( $sql, $own );
	}

	/**
	 * The time, as DATETIME columns have it.
	 *
	 * @param int|null $time Unix time; now if left out.
	 * @return string
	 */
	public static function time( $time = null ) {
		return gmdate( 'Y-m-d H:i:s', null === $time ? time() : $time );
	}
}
