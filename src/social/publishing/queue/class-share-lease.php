<?php
namespace Mainstreet\Social\Publishing\Queue;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Lease of a message, so that one worker at a time sends it: one UPDATE writes the worker's token and the end of the lease into the row. If
 * a worker is killed, the next one takes over when the lease has expired, on any server. It sends the same text with the same key, so that
 * the network recognizes the message.
 */
final class Share_Lease {

	/** Length of a lease in seconds: longer than any request to a network, uploads of images included. */
	const SECONDS = 180;

	/** Maximum number of times that workers claim one message. After that, the message is assumed to crash them. */
	const MAX_CLAIMS = 20;

	/**
	 * Takes the next row that is due.
	 *
	 * @return array|null The updated row, with `claim`; null when none is due.
	 */
	public static function take_next(): ?array {
		global $wpdb;
		for ( $look = 0; $look < 3; $look++ ) {
			$now  = ( new Database_Clock() )->now();
			$rows = Sql::rows( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE state IN (%s, %s, %s) AND next_at <= %d ORDER BY next_at, id LIMIT 10', Shares::QUEUED, Shares::SENDING, Shares::BEGUN, $now ) );
			// So that workers that start together do not all try the same row.
			shuffle( $rows );
			foreach ( $rows as $row ) {
				$taken = self::take( $row );
				if ( $taken ) {
					return $taken;
				}
			}
			if ( ! $rows ) {
				break;
			}
		}
		return null;
	}

	/**
	 * Takes a row.
	 *
	 * @param array $row Row as it was read.
	 * @return array|null The updated row, and `was_lost`: whether an earlier worker was killed while it sent the message. Null when another
	 *                    process has changed the row since.
	 */
	public static function take( array $row ): ?array {
		global $wpdb;
		$changes = array(
			'claim'   => bin2hex( random_bytes( 8 ) ),
			'claims'  => (int) $row['claims'] + 1,
			'next_at' => ( new Database_Clock() )->now() + self::SECONDS,
		);
		if ( Shares::BEGUN !== $row['state'] ) {
			$changes['state'] = Shares::SENDING;
		}
		$as_read = $wpdb->prepare( 'id = %d AND state = %s AND claim = %s AND next_at = %d', $row['id'], $row['state'], $row['claim'], $row['next_at'] );
		return 1 === Sql::update( 'shares', $changes, $as_read ) ? $changes + array( 'was_lost' => Shares::SENDING === $row['state'] ) + $row : null;
	}

	/**
	 * SQL condition that holds as long as this worker has the lease.
	 *
	 * @param array $row Row that was taken.
	 * @return string SQL, prepared.
	 */
	public static function condition( array $row ) {
		global $wpdb;
		return $wpdb->prepare( 'id = %d AND claim = %s AND state = %s', $row['id'], $row['claim'], $row['state'] );
	}

	/**
	 * When the next row is due, or the next lease expires.
	 *
	 * @return int Unix time; 0 for never.
	 */
	public static function next_due(): int {
		global $wpdb;
		$row = Sql::row( 'shares', $wpdb->prepare( 'SELECT MIN(next_at) AS due FROM {table} WHERE state IN (%s, %s, %s)', Shares::QUEUED, Shares::SENDING, Shares::BEGUN ) );
		return $row ? (int) $row['due'] : 0;
	}
}
