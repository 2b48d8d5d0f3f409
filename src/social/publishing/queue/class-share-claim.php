<?php
namespace Mainstreet\Social\Publishing\Queue;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * One worker sends a message at a time: its row bears the worker's token, written by one UPDATE, and says when the claim ends. Whoever
 * was killed with a claim is followed by the next worker, on whichever server, when it has ended. That one sends the same text with the
 * same key, so that the network knows it for the same.
 */
final class Share_Claim {

	/** Length of a claim in seconds: longer than a network is waited for, with its pictures. */
	const SECONDS = 180;

	/** Claims of one message: behind that it is the message that ends its workers. */
	const MOST = 20;

	/**
	 * Takes the next row that is due.
	 *
	 * @return array|null Row as it is now, with `claim`; null when none is due.
	 */
	public static function next() {
		global $wpdb;
		for ( $look = 0; $look < 3; $look++ ) {
			$now  = ( new Database_Clock() )->now();
			$rows = Sql::rows( 'shares', $wpdb->prepare( 'SELECT * FROM {table} WHERE state IN (%s, %s, %s) AND next_at <= %d ORDER BY next_at, id LIMIT 10', Shares::QUEUED, Shares::SENDING, Shares::BEGUN, $now ) );
			// Workers that begin together do not all try the same.
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
	 * @return array|null Row as it is now, and `was_lost`: whether a worker before this one was killed while it sent it. Null when somebody else
	 *                    has changed it since.
	 */
	public static function take( array $row ) {
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
	 * Condition under which a row is still this worker's.
	 *
	 * @param array $row Row that was taken.
	 * @return string SQL, prepared.
	 */
	public static function condition( array $row ) {
		global $wpdb;
		return $wpdb->prepare( 'id = %d AND claim = %s AND state = %s', $row['id'], $row['claim'], $row['state'] );
	}

	/**
	 * When the next row is due, or the next claim ends.
	 *
	 * @return int Unix time; 0 for never.
	 */
	public static function due() {
		global $wpdb;
		$row = Sql::row( 'shares', $wpdb->prepare( 'SELECT MIN(next_at) AS due FROM {table} WHERE state IN (%s, %s, %s)', Shares::QUEUED, Shares::SENDING, Shares::BEGUN ) );
		return $row ? (int) $row['due'] : 0;
	}
}
