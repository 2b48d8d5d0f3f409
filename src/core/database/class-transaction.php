<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Runs statements of Sql in one transaction. A deadlock rolls back the whole transaction, so repeating only the failed statement, as
 * Sql does elsewhere, would run it outside of the transaction. Therefore a failed statement throws, and the whole transaction is run
 * again.
 *
 * The callback must begin with a write that concurrent transactions wait for, and read only after that.
 */
final class Transaction {

	/** Maximum number of attempts. */
	const MAX_ATTEMPTS = 4;

	private static bool $is_open = false;

	/** Whether a transaction is open. */
	public static function is_open(): bool {
		return self::$is_open;
	}

	/**
	 * Runs a callback in a transaction. It may be called several times, so it must change nothing but rows.
	 *
	 * @return mixed Return value of the callback.
	 * @throws \Throwable Transaction_Lost if all attempts fail; exceptions of the callback.
	 */
	public static function run( callable $body ) {
		global $wpdb;
		if ( self::$is_open ) {
			// START TRANSACTION would commit the open transaction: the callback becomes part of that instead.
			return $body();
		}
		for ( $try = 1; ; $try++ ) {
			try {
				self::query( 'START TRANSACTION' );
				self::$is_open = true;
				$result        = $body();
				self::query( 'COMMIT' );
				self::$is_open = false;
				return $result;
			} catch ( \Throwable $error ) {
				self::$is_open = false;
				$wpdb->query( 'ROLLBACK' );
				if ( ! $error instanceof Transaction_Lost || self::MAX_ATTEMPTS === $try ) {
					throw $error;
				}
				self::prepare( $error->getMessage() );
			}
		}
	}

	/**
	 * Begins or commits the transaction.
	 *
	 * @param string $sql Statement.
	 * @throws Transaction_Lost If the statement fails.
	 */
	private static function query( string $sql ): void {
		global $wpdb;
		if ( false === $wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB -- fixed statements.
			throw new Transaction_Lost( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput -- no output.
		}
	}

	/**
	 * Prepares the next attempt: waits a moment after a lock error, else creates missing tables.
	 *
	 * @param string $error Error message of the database.
	 */
	private static function prepare( string $error ): void {
		// The SQLite drop-in adds a backtrace with paths, and "mainstreet-blocks" contains "locks": hence the long phrases.
		if ( preg_match( '/deadlock found|lock wait timeout|is locked/i', $error ) ) {
			usleep( wp_rand( 5000, 50000 ) );
		} else {
			Tables::complete( $error );
		}
	}
}
