<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Runs statements of Sql in one transaction. A deadlock ends the whole transaction at the server, not the statement alone: were
 * that repeated by itself, as Sql does elsewhere, it would stand outside of everything. So inside of
 * a transaction a failure throws, and all of it is run again.
 *
 * What runs in it begins with a write that others who change the same wait for; only then does it read.
 */
final class Transaction {

	/** How often it is begun. */
	const TRIES = 4;

	/** Whether one is open. */
	private static bool $is_open = false;

	/** Whether a statement now is a part of a transaction. */
	public static function is_open(): bool {
		return self::$is_open;
	}

	/**
	 * Runs a function in a transaction. It may be run several times, so it changes nothing but rows.
	 *
	 * @param callable $body Function.
	 * @return mixed What it returns.
	 * @throws \Throwable Transaction_Lost when the database can't do it; whatever the function throws.
	 */
	public static function run( callable $body ) {
		global $wpdb;
		if ( self::$is_open ) {
			// A second one inside would end the first at once: it is a part of that.
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
				if ( ! $error instanceof Transaction_Lost || self::TRIES === $try ) {
					throw $error;
				}
				self::prepare( $error->getMessage() );
			}
		}
	}

	/**
	 * Runs a statement of the transaction itself.
	 *
	 * @param string $sql Statement.
	 * @throws Transaction_Lost When it fails.
	 */
	private static function query( string $sql ): void {
		global $wpdb;
		if ( false === $wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB -- fixed statements.
			throw new Transaction_Lost( $wpdb->last_error ); // phpcs:ignore WordPress.Security.EscapeOutput -- no output.
		}
	}

	/**
	 * Gets ready for another try: tables that were missing are made, others are given time to finish.
	 *
	 * @param string $error What the database said.
	 */
	private static function prepare( string $error ): void {
		// The SQLite drop-in adds a backtrace, with the paths of a plugin whose name ends in "blocks".
		if ( preg_match( '/deadlock found|lock wait timeout|is locked/i', $error ) ) {
			usleep( wp_rand( 5000, 50000 ) );
		} else {
			Tables::complete( $error );
		}
	}
}
