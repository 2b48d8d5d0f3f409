<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which webhook events were processed (docs/server-contract.md B.5), so that a repeated one is ignored. Two concurrent requests with
 * the same event both process it: processing is idempotent, and with a lock, the event would be lost if its owner died.
 */
final class Provider_Event_Log {

	/** Days to keep events; services repeat them for a few days. */
	const DAYS = 90;

	/** Maximum characters of event id and type. */
	const MAX_ID   = 96;
	const MAX_TYPE = 64;

	/**
	 * Stores a received event.
	 *
	 * @param string $event_id The service's id, at most MAX_ID characters.
	 * @param string $type     Event type.
	 * @return bool Whether to process it: false if that was done already.
	 */
	public static function begin( $event_id, $type, string $mode ): bool {
		global $wpdb;
		$added = Sql::insert(
			'payment_events',
			array(
				array(
					'event_id'     => $event_id,
					'type'         => substr( $type, 0, self::MAX_TYPE ),
					'mode'         => $mode,
					'received_gmt' => Sql::time(),
					'done'         => 0,
				),
			)
		);
		if ( $added ) {
			return true;
		}
		$row = Sql::row( 'payment_events', $wpdb->prepare( 'SELECT done FROM {table} WHERE event_id = %s', $event_id ) );
		return ! $row || ! (int) $row['done'];
	}

	/**
	 * Marks an event as processed.
	 *
	 * @param string $event_id The service's id.
	 */
	public static function finish( $event_id ): void {
		global $wpdb;
		Sql::update( 'payment_events', array( 'done' => 1 ), $wpdb->prepare( 'event_id = %s AND done = 0', $event_id ) );
	}

	/**
	 * Returns the time of the last event of a service.
	 *
	 * @param string $prefix Prefix of its event ids.
	 * @return int Unix time; 0 for never, or if no event is stored.
	 */
	public static function get_last_time( string $prefix, $mode ): int {
		global $wpdb;
		$row = Sql::row( 'payment_events', $wpdb->prepare( 'SELECT received_gmt FROM {table} WHERE mode = %s AND event_id LIKE %s ORDER BY received_gmt DESC LIMIT 1', $mode, $wpdb->esc_like( $prefix ) . '%' ) );
		return $row ? (int) strtotime( $row['received_gmt'] . ' UTC' ) : 0;
	}

	/**
	 * Deletes events older than DAYS.
	 *
	 * @param int $limit Maximum number of rows.
	 * @return int Number of deleted rows.
	 */
	public static function delete_expired( int $limit = 1000 ): int {
		$before = Sql::value( Sql::time( time() - self::DAYS * DAY_IN_SECONDS ) );
		$ids    = array_column( Sql::rows( 'payment_events', "SELECT event_id FROM {table} WHERE received_gmt < $before LIMIT " . (int) $limit ), 'event_id' );
		return $ids ? Sql::run( 'payment_events', 'DELETE FROM {table} WHERE event_id IN (' . implode( ', ', array_map( array( Sql::class, 'value' ), $ids ) ) . ')' ) : 0;
	}
}
