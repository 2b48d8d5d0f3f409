<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Database\Bounded_Search;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Reads orders, newest first, along the primary key. A query is an array with `mode`, `status`, `search` ('' for all), `plan`
 * (0 for all), `from`, `to` (days of the site, YYYY-MM-DD, '' for none), `before` (id the page begins below, 0 for none),
 * `page` (its number, where `before` is not known), `per_page`, and perhaps `bounds` (of bounds(); without it all are searched).
 */
final class Order_Query {

	/** Where counting what matches ends. */
	const COUNT_LIMIT = 10000;

	/** Number of an order, or its first part with a hyphen. */
	const UUID = '/^[0-9a-f]{8}-[0-9a-f-]{0,27}$/Di';

	/** What may be the beginning of a number. */
	const UUID_BEGINNING = '/^[0-9a-f]{4,8}$/Di';

	/** States in the order in which the screen offers them. */
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
	 * A page of orders.
	 *
	 * @param array $query As above.
	 * @return Order[]
	 */
	public static function page( array $query ): array {
		global $wpdb;
		$where = self::where( $query );
		$away  = 0;
		if ( $query['before'] > 0 ) {
			$where .= $wpdb->prepare( ' AND id < %d', $query['before'] );
		} else {
			$away = $query['per_page'] * max( 0, $query['page'] - 1 );
		}
		// Only what is shown is read whole.
		$ids  = array_map( 'intval', array_column( Sql::rows( 'orders', "SELECT id FROM {table} WHERE $where ORDER BY id DESC" . $wpdb->prepare( ' LIMIT %d OFFSET %d', $query['per_page'], $away ) ), 'id' ) );
		$rows = $ids ? Sql::rows( 'orders', 'SELECT ' . Order::COLUMNS . ' FROM {table} WHERE id IN ( ' . implode( ', ', $ids ) . ' ) ORDER BY id DESC' ) : array();
		return array_map( array( __CLASS__, 'read' ), $rows );
	}

	/**
	 * Bounds of a search, where a screen waits for it.
	 *
	 * @param string $search What was typed.
	 * @return Bounded_Search|null Null for no search, and for one that an index answers.
	 */
	public static function bounds( string $search ): ?Bounded_Search {
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
	 * How many match.
	 *
	 * @param array   $query As above.
	 * @param Order[] $items The page: the last one says the number.
	 * @return int Counting ends at COUNT_LIMIT + 1.
	 */
	public static function total( array $query, array $items ) {
		if ( count( $items ) < $query['per_page'] && ( $items || 1 === $query['page'] ) ) {
			return min( self::COUNT_LIMIT + 1, $query['per_page'] * ( $query['page'] - 1 ) + count( $items ) );
		}
		$row = Sql::row( 'orders', 'SELECT COUNT(*) AS number FROM ( SELECT 1 FROM {table} WHERE ' . self::where( $query ) . ' LIMIT ' . ( self::COUNT_LIMIT + 1 ) . ' ) AS counted' );
		return $row ? (int) $row['number'] : 0;
	}

	/**
	 * One order.
	 *
	 * @param int $id Number.
	 */
	public static function find( $id ): ?Order {
		$row = Sql::row( 'orders', 'SELECT ' . Order::COLUMNS . ' FROM {table} WHERE id = ' . (int) $id );
		return $row ? self::read( $row ) : null;
	}

	/**
	 * Payments that renewed a subscription, newest first; at most 100.
	 *
	 * @param Order $first The first of the subscription.
	 * @return Order[]
	 */
	public static function renewals( Order $first ): array {
		if ( '' === $first->sub_ref ) {
			return array();
		}
		global $wpdb;
		// By the subscription, which there is an index of.
		$rows = Sql::rows( 'orders', 'SELECT ' . Order::COLUMNS . ' FROM {table} WHERE ' . $wpdb->prepare( 'sub_ref = %s AND parent_id = %d', $first->sub_ref, $first->id ) . ' ORDER BY id DESC LIMIT 100' );
		return array_map( array( __CLASS__, 'read' ), $rows );
	}

	/**
	 * Conditions.
	 *
	 * @param array $query As above.
	 * @return string SQL, prepared.
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
			$match   = self::matching( $query['search'] );
			$where[] = isset( $query['bounds'] ) ? $query['bounds']->narrow( $match ) : $match;
		}
		return implode( ' AND ', $where );
	}

	/**
	 * What a search matches. Whole addresses and numbers of orders are found along their index.
	 *
	 * @param string $search What was typed.
	 * @return string SQL, prepared.
	 */
	private static function matching( $search ) {
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
	 * When a day begins.
	 *
	 * @param string $day   YYYY-MM-DD in the site's time zone.
	 * @param int    $later How many days later.
	 * @return string DATETIME in UTC.
	 */
	private static function midnight( $day, int $later ) {
		$moment = date_create_immutable( $day . ' 00:00:00', wp_timezone() );
		return $moment ? Sql::time( $moment->modify( "+$later day" )->getTimestamp() ) : Sql::time( 0 );
	}

	/**
	 * A row as an order.
	 *
	 * @param array $row Row.
	 * @return Order
	 */
	private static function read( array $row ) {
		return new Order( $row );
	}
}
