<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Options;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and ends memberships. Rows come with the `gen` of their member; all values as the database gives them. They are
 * kept in no cache, so that what ends has ended with the next request, on whichever server.
 */
final class Memberships {

	/** States. */
	const ACTIVE   = 'active';
	const PAST_DUE = 'past_due';
	const CANCELED = 'canceled';
	const EXPIRED  = 'expired';

	/** Seconds that a member still reads on when a payment failed. */
	const GRACE = 3 * DAY_IN_SECONDS;

	/**
	 * Whether a membership opens anything now (docs/server-contract.md B.8).
	 *
	 * @param array $row Row.
	 * @param int   $now Unix time.
	 */
	public static function is_open( array $row, int $now ): bool {
		if ( 'test' === $row['mode'] && ! self::is_test() ) {
			// Bought with a card that costs nothing.
			return false;
		}
		if ( self::PAST_DUE === $row['status'] ) {
			return $now < (int) $row['past_due_since'] + self::GRACE;
		}
		if ( self::ACTIVE !== $row['status'] ) {
			return false;
		}
		$end = (int) $row['period_end'];
		// News of a renewal may be late: an hour until it is asked for, and a day where that fails.
		return 0 === $end || $now < $end + ( self::is_renewed( $row ) ? self::GRACE : 0 );
	}

	/**
	 * Whether it goes on by itself: a subscription that nobody has ended.
	 *
	 * @param array $row Row.
	 * @return bool
	 */
	public static function is_renewed( array $row ) {
		return self::is_subscription( $row ) && empty( $row['ends_at_period_end'] ) && in_array( $row['status'], array( self::ACTIVE, self::PAST_DUE ), true );
	}

	/**
	 * Whether it is paid again and again.
	 *
	 * @param array $row Row.
	 */
	public static function is_subscription( array $row ): bool {
		return 1 !== preg_match( '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/D', $row['sub_ref'] );
	}

	/**
	 * A membership.
	 *
	 * @param int $id Number.
	 */
	public static function find( $id ): ?array {
		$rows = self::read( 'ms.id = ' . (int) $id );
		return $rows ? $rows[0] : null;
	}

	/**
	 * What an order, or the subscription that it is a payment of, has opened.
	 *
	 * @param Order $order Order.
	 */
	public static function of_order( Order $order ): ?array {
		$rows = self::read( 'ms.order_id = ' . ( $order->parent_id ? $order->parent_id : $order->id ) );
		return $rows ? $rows[0] : null;
	}

	/**
	 * All memberships of some members, the newest first.
	 *
	 * @param int[] $ids Members.
	 * @return array[]
	 */
	public static function of_members( array $ids ): array {
		return $ids ? self::read( 'ms.member_id IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')' ) : array();
	}

	/**
	 * Memberships bought by a user of WordPress who was logged in.
	 *
	 * @param int $user_id User.
	 * @return array[]
	 */
	public static function of_buyer( int $user_id ): array {
		return $user_id > 0 ? self::read( 'ms.user_id = ' . (int) $user_id ) : array();
	}

	/**
	 * Memberships that a browser bought, as long as nobody has logged their member out.
	 *
	 * @param array $pairs Pairs of an order and a generation, as Access_Cookie::read().
	 * @return array[]
	 */
	public static function of_pairs( array $pairs ): array {
		$gens = array_column( $pairs, 1, 0 );
		$rows = $gens ? self::read( 'ms.order_id IN (' . implode( ',', array_map( 'intval', array_keys( $gens ) ) ) . ')' ) : array();
		return array_values(
			array_filter(
				$rows,
				static function ( $row ) use ( $gens ) {
					return (int) $row['gen'] === $gens[ (int) $row['order_id'] ];
				}
			)
		);
	}

	/**
	 * Ends access now. Whoever pays for it goes on paying unless that is ended, too (Subscriptions::cancel()).
	 *
	 * @param int $id Membership.
	 * @return bool Whether it lasted until now.
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

	/**
	 * Notes that a subscription is not renewed.
	 *
	 * @param int $id Membership.
	 */
	public static function not_renewed( int $id ): void {
		$changes = array(
			'ends_at_period_end' => 1,
			'updated_gmt'        => Sql::time(),
		);
		Sql::update( 'memberships', $changes, 'id = ' . (int) $id . ' AND ends_at_period_end = 0' );
	}

	/** Whether the site sells with test keys. */
	private static function is_test(): bool {
		return isset( Options::all()['payments_mode'] ) && 'test' === Options::get( 'payments_mode' );
	}

	/**
	 * Reads rows with the generation of their member.
	 *
	 * @param string $where Condition, safe.
	 * @return array[]
	 */
	private static function read( string $where ): array {
		return Sql::rows( 'memberships', 'SELECT ms.*, m.gen, m.email FROM {table} ms JOIN `' . Tables::name( 'members' ) . "` m ON m.id = ms.member_id WHERE $where ORDER BY ms.id DESC LIMIT 200" );
	}
}
