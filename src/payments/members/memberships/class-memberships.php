<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Options;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and ends memberships. Rows include the `gen` and `email` of the member; the values are strings, as the database returns them.
 * They are not cached, so that access ends with the next request on every server.
 */
final class Memberships {

	/** States. */
	const ACTIVE   = 'active';
	const PAST_DUE = 'past_due';
	const CANCELED = 'canceled';
	const EXPIRED  = 'expired';

	/** Seconds of access after a failed payment, or after the period of a subscription that should renew. */
	const GRACE = 3 * DAY_IN_SECONDS;

	/**
	 * Whether a membership gives access now (docs/server-contract.md B.8).
	 *
	 * @param int $now Unix time.
	 */
	public static function is_open( array $row, int $now ): bool {
		if ( 'test' === $row['mode'] && ! self::is_test_mode() ) {
			// Test purchases cost nothing.
			return false;
		}
		if ( self::PAST_DUE === $row['status'] ) {
			return $now < (int) $row['past_due_since'] + self::GRACE;
		}
		if ( self::ACTIVE !== $row['status'] ) {
			return false;
		}
		$end = (int) $row['period_end'];
		// A renewal may be detected late: by the hourly reconciliation, or after a day if that fails.
		return 0 === $end || $now < $end + ( self::is_renewed( $row ) ? self::GRACE : 0 );
	}

	/** Whether a membership renews automatically: a subscription that was not canceled. */
	public static function is_renewed( array $row ) {
		return self::is_subscription( $row ) && empty( $row['ends_at_period_end'] ) && in_array( $row['status'], array( self::ACTIVE, self::PAST_DUE ), true );
	}

	/** Whether a membership is a subscription. The reference of a one-time purchase is a UUID. */
	public static function is_subscription( array $row ): bool {
		return 1 !== preg_match( '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/D', $row['sub_ref'] );
	}

	public static function find( $id ): ?array {
		$rows = self::find_rows( 'ms.id = ' . (int) $id );
		return $rows ? $rows[0] : null;
	}

	/** Finds the membership of an order, or of its subscription. */
	public static function find_by_order( Order $order ): ?array {
		$rows = self::find_rows( 'ms.order_id = ' . ( $order->parent_id ? $order->parent_id : $order->id ) );
		return $rows ? $rows[0] : null;
	}

	/**
	 * Lists all memberships of members, newest first.
	 *
	 * @param int[] $ids Ids of members.
	 */
	public static function find_by_members( array $ids ): array {
		return $ids ? self::find_rows( 'ms.member_id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')' ) : array();
	}

	/** Lists the memberships that a logged-in WordPress user bought. */
	public static function find_by_user( int $user_id ): array {
		return $user_id > 0 ? self::find_rows( 'ms.user_id = ' . (int) $user_id ) : array();
	}

	/**
	 * Lists the memberships that were bought in a browser, unless their member was logged out everywhere since.
	 *
	 * @param array $pairs Pairs of an order id and a `gen`, as Access_Cookie::read() returns them.
	 */
	public static function find_by_order_pairs( array $pairs ): array {
		$gens = array_column( $pairs, 1, 0 );
		$rows = $gens ? self::find_rows( 'ms.order_id IN (' . implode( ',', array_map( 'intval', array_keys( $gens ) ) ) . ')' ) : array();
		return array_values(
			array_filter(
				$rows,
				static fn( $row ) => (int) $row['gen'] === $gens[ (int) $row['order_id'] ]
			)
		);
	}

	/**
	 * Ends access now. The subscription continues to be charged unless it is canceled too (Subscriptions::cancel()).
	 *
	 * @return bool Whether the membership was active or past due.
	 */
	public static function end( $id ): bool {
		global $wpdb;
		$now   = time();
		$where = $wpdb->prepare( 'id = %d AND status IN (%s, %s)', $id, self::ACTIVE, self::PAST_DUE );
		return 1 === Sql::update(
			'memberships',
			array(
				'status'         => self::CANCELED,
				'period_end'     => $now,
				'past_due_since' => 0,
				'canceled_gmt'   => Sql::time( $now ),
				'updated_gmt'    => Sql::time( $now ),
			),
			$where
		);
	}

	/** Stores that a subscription will not be renewed. */
	public static function mark_not_renewed( int $id ): void {
		$changes = array(
			'ends_at_period_end' => 1,
			'updated_gmt'        => Sql::time(),
		);
		Sql::update( 'memberships', $changes, 'id = ' . (int) $id . ' AND ends_at_period_end = 0' );
	}

	/** Whether the site is in test mode. */
	private static function is_test_mode(): bool {
		return isset( Options::all()['payments_mode'] ) && 'test' === Options::get( 'payments_mode' );
	}

	/**
	 * Reads rows, with the `gen` and `email` of their members.
	 *
	 * @param string $where SQL condition, already escaped.
	 */
	private static function find_rows( string $where ): array {
		return Sql::rows( 'memberships', 'SELECT ms.*, m.gen, m.email FROM {table} ms JOIN `' . Tables::name( 'members' ) . "` m ON m.id = ms.member_id WHERE $where ORDER BY ms.id DESC LIMIT 200" );
	}
}
