<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what happened to an order, for the owner who has to find out. Lines are only ever added.
 *
 * Names in use: each status of Order; `part_refunded`, `subscription` (its state changed), `amount_mismatch`, `mode_mismatch`
 * (the provider says other than what was ordered, nothing was done), `mail_receipt`, `mail_notice`, `mail_welcome`,
 * `mail_failed`, `anonymised`; other folders add their own.
 */
final class Order_History {

	/**
	 * Adds a line.
	 *
	 * @param int    $order_id Order.
	 * @param string $what     Short name, up to 32 characters.
	 * @param array  $detail   What a sentence about it needs.
	 * @param int    $actor    User who did it; 0 for a visitor or the provider.
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
	 * Adds a line, unless the same stands there already: for what is found again with each look.
	 *
	 * @param int    $order_id Order.
	 * @param string $what     Short name.
	 * @param array  $detail   As add().
	 */
	public static function add_once( int $order_id, string $what, array $detail = array() ): void {
		foreach ( self::of( $order_id ) as $line ) {
			if ( $line['what'] === $what && $line['detail'] === $detail ) {
				return;
			}
		}
		self::add( $order_id, $what, $detail );
	}

	/**
	 * What happened to an order.
	 *
	 * @param int $order_id Order.
	 * @return array[] The oldest first: `what`, `detail` (array), `actor`, `time` (Unix).
	 */
	public static function of( int $order_id ): array {
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
