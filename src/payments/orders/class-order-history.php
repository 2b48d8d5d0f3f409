<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Log of the events of an order, for the site owner. Entries are only ever added.
 *
 * Event names: each status of Order; `part_refunded`, `subscription` (its status changed), `amount_mismatch`, `mode_mismatch`
 * (the provider's data does not match the order; the order was not changed), `mail_receipt`, `mail_notice`, `mail_welcome`,
 * `mail_failed`, `anonymised`. Other folders add their own.
 */
final class Order_History {

	/**
	 * Adds an entry.
	 *
	 * @param string $what   Event name, up to 32 characters.
	 * @param array  $detail Data for the message about the event.
	 * @param int    $actor  User who caused it; 0 for a visitor or the provider.
	 */
	public static function add( $order_id, string $what, array $detail = array(), int $actor = 0 ): void {
		$row = array(
			'order_id'    => (int) $order_id,
			'what'        => substr( $what, 0, 32 ),
			'detail'      => $detail ? (string) wp_json_encode( $detail ) : null,
			'actor'       => (int) $actor,
			'created_gmt' => Sql::time(),
		);
		Sql::insert( 'order_history', array( $row ) );
	}

	/**
	 * Adds an entry unless the order already has the same one. For problems that each reconciliation finds again.
	 *
	 * @param array $detail As add().
	 */
	public static function add_once( int $order_id, string $what, array $detail = array() ): void {
		foreach ( self::get_entries( $order_id ) as $line ) {
			if ( $line['what'] === $what && $line['detail'] === $detail ) {
				return;
			}
		}
		self::add( $order_id, $what, $detail );
	}

	/** @return array[] The oldest first: `what`, `detail` (array), `actor`, `time` (Unix). */
	public static function get_entries( int $order_id ): array {
		return array_map(
			static function ( $row ) {
				$detail = json_decode( (string) $row['detail'], true );
				return array(
					'what'   => $row['what'],
					'detail' => is_array( $detail ) ? $detail : array(),
					'actor'  => (int) $row['actor'],
					'time'   => (int) strtotime( $row['created_gmt'] . ' UTC' ),
				);
			},
			Sql::rows( 'order_history', 'SELECT what, detail, actor, created_gmt FROM {table} WHERE order_id = ' . (int) $order_id . ' ORDER BY id' )
		);
	}
}
