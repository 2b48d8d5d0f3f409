<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Database\Bounded_Search;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Payments\Members\Memberships\Memberships;

defined( 'ABSPATH' ) || exit;

/**
 * Reads memberships with their members, newest first. A query is an array with `mode`, `status`, `search` ('' for all), `plan` (0 for
 * all), `before` (return ids below this one; 0 for none), `page` (page number; sets the offset if `before` is 0, and is always
 * needed by count()), `per_page`, and optionally `bounds` (from get_bounds(); without it the search reads all rows).
 */
final class Member_Query {

	const COUNT_LIMIT = 10000;

	/** Statuses in the order of the screen. */
	const STATUSES = array( Memberships::ACTIVE, Memberships::PAST_DUE, Memberships::CANCELED, Memberships::EXPIRED );

	/**
	 * Reads a page of memberships.
	 *
	 * @param array $query As above.
	 * @return array[] Items.
	 */
	public static function find_page( array $query ): array {
		global $wpdb;
		$part   = ' WHERE ' . self::where( $query );
		$offset = $query['before'] > 0 ? 0 : $query['per_page'] * ( $query['page'] - 1 );
		if ( $query['before'] > 0 ) {
			$part .= $wpdb->prepare( ' AND ms.id < %d', $query['before'] );
		}
		$part .= ' ORDER BY ms.id DESC' . $wpdb->prepare( ' LIMIT %d OFFSET %d', $query['per_page'], $offset );
		$ids   = array_map( 'intval', array_column( Sql::rows( 'memberships', 'SELECT ms.id' . self::from( '' !== $query['search'] ) . $part ), 'id' ) );
		// All columns, and the members, are read only for this page.
		$rows = $ids ? Sql::rows( 'memberships', self::select() . ' WHERE ms.id IN ( ' . implode( ', ', $ids ) . ' ) ORDER BY ms.id DESC' ) : array();
		return array_map( array( __CLASS__, 'format' ), $rows );
	}

	/** Limits a search to the newest rows, for requests of a screen; null if there is no search. */
	public static function get_bounds( string $search ): ?Bounded_Search {
		global $wpdb;
		if ( '' === $search ) {
			return null;
		}
		$like = $wpdb->esc_like( Utf8::clean( $search ) ) . '%';
		return new Bounded_Search( 'memberships', 'ms.id', substr( self::from(), strlen( ' FROM ' ) ), array( $wpdb->prepare( 'm.email LIKE %s', $like ), $wpdb->prepare( 'm.name LIKE %s', $like ) ) );
	}

	/**
	 * Counts the matching memberships.
	 *
	 * @param array   $query As above.
	 * @param array[] $items The page. If it is not full, no query is necessary.
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
		$row = Sql::row( 'memberships', 'SELECT COUNT(*) AS number FROM ( SELECT 1' . self::from( '' !== $query['search'] ) . ' WHERE ' . self::where( $query ) . ' LIMIT ' . ( self::COUNT_LIMIT + 1 ) . ' ) AS counted' );
		return $row ? (int) $row['number'] : 0;
	}

	/**
	 * Finds a membership.
	 *
	 * @param int $id Membership.
	 * @return array|null Item.
	 */
	public static function find( $id ): ?array {
		$row = Sql::row( 'memberships', self::select() . ' WHERE ms.id = ' . (int) $id );
		return $row ? self::format( $row ) : null;
	}

	/** Counts the members with access, by plan id. */
	public static function count_by_plan(): array {
		$counts = array();
		foreach ( Sql::rows( 'memberships', "SELECT plan_id, COUNT(*) AS number FROM {table} WHERE status IN ('active', 'past_due') GROUP BY plan_id" ) as $row ) {
			$counts[ (int) $row['plan_id'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/** Returns the SELECT and FROM clauses for items. */
	private static function select(): string {
		return 'SELECT ms.id, ms.member_id, ms.plan_id, ms.order_id, ms.mode, ms.status, ms.period_end, ms.ends_at_period_end, ms.sub_ref, ms.created_gmt, m.email, m.name' . self::from();
	}

	/**
	 * Returns the FROM clause.
	 *
	 * @param bool $with_members Whether the condition uses the members table.
	 */
	private static function from( bool $with_members = true ): string {
		return ' FROM {table} ms' . ( $with_members ? ' JOIN `' . Tables::name( 'members' ) . '` m ON m.id = ms.member_id' : '' );
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
				$where[] = $wpdb->prepare( "ms.$column = %s", $query[ $column ] ); // phpcs:ignore WordPress.DB -- one of two names.
			}
		}
		if ( $query['plan'] > 0 ) {
			$where[] = $wpdb->prepare( 'ms.plan_id = %d', $query['plan'] );
		}
		if ( '' !== $query['search'] ) {
			$like    = '%' . $wpdb->esc_like( Utf8::clean( $query['search'] ) ) . '%';
			$match   = $wpdb->prepare( '(m.email LIKE %s OR m.name LIKE %s)', $like, $like );
			$where[] = isset( $query['bounds'] ) ? $query['bounds']->narrow( $match ) : $match;
		}
		return implode( ' AND ', $where );
	}

	/** Converts a row to an item. */
	private static function format( array $row ) {
		$item = array(
			'mode'       => (string) $row['mode'],
			'status'     => (string) $row['status'],
			'period_end' => Order_Item::format_time( (int) $row['period_end'] ),
			'is_ending'  => ! Memberships::is_renewed( $row ),
			'sub_ref'    => (string) $row['sub_ref'],
			'created'    => Order_Item::format_time( (int) strtotime( $row['created_gmt'] . ' UTC' ) ),
			'email'      => (string) $row['email'],
			'name'       => (string) $row['name'],
		);
		foreach ( array( 'id', 'member_id', 'plan_id', 'order_id' ) as $number ) {
			$item[ $number ] = (int) $row[ $number ];
		}
		return $item;
	}
}
