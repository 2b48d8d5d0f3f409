<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which events were dealt with (docs/server-contract.md B.5), so that one told again is not
 * worked on again. Two of the same at once are both worked on: what they do is done once all the same, and
 * were one to wait for the other, the one that died would end it.
 */
final class Provider_Events {

	/** Days an event is remembered; services repeat for a few. */
	const DAYS = 90;

	/** Characters of an event's name and type. */
	const MAX_ID   = 96;
	const MAX_TYPE = 64;

	/**
	 * An event came in.
	 *
	 * @param string $event_id The service's name of it, at most MAX_ID characters.
	 * @param string $type     What happened.
	 * @param string $mode     `live` or `test`.
	 * @return bool Whether it is to be worked on: false when that is done.
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
	 * An event was dealt with.
	 *
	 * @param string $event_id The service's name of it.
	 */
	public static function finish( $event_id ): void {
		global $wpdb;
		Sql::update( 'payment_events', array( 'done' => 1 ), $wpdb->prepare( 'event_id = %s AND done = 0', $event_id ) );
	}

	/**
	 * When a service last told something.
	 *
	 * @param string $prefix How names of its events begin.
	 * @param string $mode   `live` or `test`.
	 * @return int Unix time; 0 for never, or longer ago than is remembered.
	 */
	public static function last( string $prefix, $mode ): int {
		global $wpdb;
		$row = Sql::row( 'payment_events', $wpdb->prepare( 'SELECT received_gmt FROM {table} WHERE mode = %s AND event_id LIKE %s ORDER BY received_gmt DESC LIMIT 1', $mode, $wpdb->esc_like( $prefix ) . '%' ) );
		return $row ? (int) strtotime( $row['received_gmt'] . ' UTC' ) : 0;
	}

	/**
	 * Forgets events nobody tells any more, a part at a time.
	 *
	 * @param int $limit Rows at most.
	 * @return int Rows that went.
	 */
	public static function clean_up( int $limit = 1000 ): int {
		$before = Sql::value( Sql::time( time() - self::DAYS * DAY_IN_SECONDS ) );
		$ids    = array_column( Sql::rows( 'payment_events', "SELECT event_id FROM {table} WHERE received_gmt < $before LIMIT " . (int) $limit ), 'event_id' );
		return $ids ? Sql::run( 'payment_events', 'DELETE FROM {table} WHERE event_id IN (' . implode( ', ', array_map( array( Sql::class, 'value' ), $ids ) ) . ')' ) : 0;
	}
}
