<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Database\Bounded_Search;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Reads orders, newest first, by primary key. A query is an array with `mode`, `status`, `search` ('' for all), `plan`
 * (0 for all), `from`, `to` (days in the site's time zone, YYYY-MM-DD, '' for none), `before` (return ids below this one; 0 for none),
 * `page` (page number; sets the offset if `before` is 0, and is always needed by count()), `per_page`, and optionally `bounds` (from
 * get_bounds(); without it the search reads all rows).
 */
final class Order_Query {

	/** Counting stops above this number. */
	const COUNT_LIMIT = 10000;

	/** UUID of an order, or its beginning with at least the first hyphen. */
	const UUID = '/^[0-9a-f]{8}-[0-9a-f-]{0,27}$/Di';

	/** Search term that may be the beginning of a UUID. */
	const UUID_BEGINNING = '/^[0-9a-f]{4,8}$/Di';

	/** Statuses in the order of the screen. */
	const STATUSES = array(
		Order::STATUS_PAID,
		Order::STATUS_REFUNDED,
		Order::STATUS_DISPUTED,
		Order::STATUS_OPEN,
		Order::STATUS_NEW,
		Order::STATUS_FAILED,
		Order::STATUS_CANCELED,
		Order::STATUS_EXPIRED,
	);

	/**
	 * Reads a page of orders.
	 *
	 * @param array $query As above.
	 * @return Order[]
	 */
	public static function find_page( array $query ): array {
		global $wpdb;
		$where  = self::where( $query );
		$offset = 0;
		if ( $query['before'] > 0 ) {
			$where .= $wpdb->prepare( ' AND id < %d', $query['before'] );
		} else {
			$offset = $query['per_page'] * max( 0, $query['page'] - 1 );
		}
		// All columns are read only for this page.
		$ids = array_map( 'intval', array_column( Sql::rows( 'orders', "SELECT id FROM {table} WHERE $where ORDER BY id DESC" . $wpdb->prepare( ' LIMIT %d OFFSET %d', $query['per_page'], $offset ) ), 'id' ) );
		return $ids ? Orders::find_all( 'id IN ( ' . implode( ', ', $ids ) . ' ) ORDER BY id DESC' ) : array();
	}

	/** Limits a search to the newest rows, for requests of a screen; null if there is no search, or if it can use an index. */
	public static function get_bounds( string $search ): ?Bounded_Search {
		global $wpdb;
		$search = Utf8::clean( $search );
		if ( '' === $search || is_email( $search ) || preg_match( self::UUID, $search ) ) {
			return null;
		}
		$like       = $wpdb->esc_like( $search ) . '%';
		$beginnings = array( $wpdb->prepare( 'email LIKE %s', $like ), $wpdb->prepare( 'name LIKE %s', $like ) );
		if ( preg_match( self::UUID_BEGINNING, $search ) ) {
			$beginnings[] = $wpdb->prepare( 'uuid LIKE %s', strtolower( $like ) );
		}
		return new Bounded_Search( 'orders', 'id', '{table}', $beginnings );
	}

	/**
	 * Counts the matching orders.
	 *
	 * @param array   $query As above.
	 * @param Order[] $items The page. If it is not full, no query is necessary.
	 * @return int At most COUNT_LIMIT + 1.
	 */
	public static function count( array $query, array $items ) {
		if ( count( $items ) < $query['per_page'] && ( $items || 1 === $query['page'] ) ) {
			return min( self::COUNT_LIMIT + 1, $query['per_page'] * ( $query['page'] - 1 ) + count( $items ) );
		}
		if ( $items && $query['per_page'] * $query['page'] > self::COUNT_LIMIT ) {
			// Those before the page, and the page, are more than are counted.
			return self::COUNT_LIMIT + 1;
		}
		$row = Sql::row( 'orders', 'SELECT COUNT(*) AS number FROM ( SELECT 1 FROM {table} WHERE ' . self::where( $query ) . ' LIMIT ' . ( self::COUNT_LIMIT + 1 ) . ' ) AS counted' );
		return $row ? (int) $row['number'] : 0;
	}

	/**
	 * Lists the renewals of a subscription, newest first; at most 100.
	 *
	 * @return Order[]
	 */
	public static function find_renewals( Order $first ): array {
		if ( '' === $first->sub_ref ) {
			return array();
		}
		global $wpdb;
		// sub_ref has an index.
		return Orders::find_all( $wpdb->prepare( 'sub_ref = %s AND parent_id = %d ORDER BY id DESC LIMIT 100', $first->sub_ref, $first->id ) );
	}

	/**
	 * Builds the condition.
	 *
	 * @param array $query As above.
	 * @return string Prepared SQL.
	 */
	private static function where( array $query ): string {
		global $wpdb;
		$where = array( '1 = 1' );
		foreach ( array( 'mode', 'status' ) as $column ) {
			if ( '' !== $query[ $column ] ) {
				$where[] = $wpdb->prepare( "$column = %s", $query[ $column ] ); // phpcs:ignore WordPress.DB -- one of two names.
			}
		}
		if ( $query['plan'] > 0 ) {
			$where[] = $wpdb->prepare( 'plan_id = %d', $query['plan'] );
		}
		if ( '' !== $query['from'] ) {
			$where[] = $wpdb->prepare( 'created_gmt >= %s', self::midnight( $query['from'], 0 ) );
		}
		if ( '' !== $query['to'] ) {
			$where[] = $wpdb->prepare( 'created_gmt < %s', self::midnight( $query['to'], 1 ) );
		}
		if ( '' !== $query['search'] ) {
			$match   = self::search_condition( $query['search'] );
			$where[] = isset( $query['bounds'] ) ? $query['bounds']->narrow( $match ) : $match;
		}
		return implode( ' AND ', $where );
	}

	/**
	 * Builds the condition for a search. Complete email addresses and UUIDs use an index.
	 *
	 * @param string $search Search term.
	 * @return string Prepared SQL.
	 */
	private static function search_condition( $search ) {
		global $wpdb;
		$search = Utf8::clean( $search );
		if ( is_email( $search ) ) {
			return $wpdb->prepare( 'email = %s', $search );
		}
		if ( preg_match( self::UUID, $search ) ) {
			return $wpdb->prepare( 'uuid LIKE %s', strtolower( $search ) . '%' );
		}
		$like  = '%' . $wpdb->esc_like( $search ) . '%';
		$where = $wpdb->prepare( 'email LIKE %s OR name LIKE %s OR title LIKE %s', $like, $like, $like );
		if ( preg_match( self::UUID_BEGINNING, $search ) ) {
			$where .= $wpdb->prepare( ' OR uuid LIKE %s', strtolower( $search ) . '%' );
		}
		return "($where)";
	}

	/**
	 * Returns the start of a day.
	 *
	 * @param string $day   YYYY-MM-DD in the site's time zone.
	 * @param int    $later Number of days to add.
	 * @return string DATETIME in UTC.
	 */
	private static function midnight( $day, int $later ) {
		$moment = date_create_immutable( $day . ' 00:00:00', wp_timezone() );
		return $moment ? Sql::time( $moment->modify( "+$later day" )->getTimestamp() ) : Sql::time( 0 );
	}
}
