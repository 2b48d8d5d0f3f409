<?php
namespace Mainstreet\Social\Publishing\Shares;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Reads first rows of shares, newest first. A query is an array with `state`, `search` ('' for all), `before` (ID below which the page begins, 0
 * for none), `page` (its number, where `before` is not known) and `per_page`. Users who may not edit the posts of others see their own posts only.
 */
final class Share_Query {

	/** Maximum number that is counted. */
	const COUNT_LIMIT = 10000;

	/** States of a share. */
	const STATES = array( Shares::QUEUED, Shares::SENT, Shares::FAILED );

	/**
	 * Reads a page of shares.
	 *
	 * @param array $query As above.
	 * @return array[] First rows.
	 */
	public static function page( array $query ): array {
		global $wpdb;
		$away = 0;
		$from = '';
		if ( $query['before'] > 0 ) {
			$from = $wpdb->prepare( ' AND s.id < %d', $query['before'] );
		} else {
			$away = $query['per_page'] * max( 0, $query['page'] - 1 );
		}
		return Sql::rows( 'shares', 'SELECT s.* ' . self::source( $query ) . $from . $wpdb->prepare( ' ORDER BY s.id DESC LIMIT %d OFFSET %d', $query['per_page'], $away ) );
	}

	/**
	 * Counts the shares that match.
	 *
	 * @param array $query As above.
	 * @return int At most COUNT_LIMIT + 1.
	 */
	public static function total( array $query ): int {
		$row = Sql::row( 'shares', 'SELECT COUNT(*) AS number FROM ( SELECT 1 ' . self::source( $query ) . ' LIMIT ' . ( self::COUNT_LIMIT + 1 ) . ' ) AS counted' );
		return $row ? (int) $row['number'] : 0;
	}

	/**
	 * FROM and WHERE of a query.
	 *
	 * @param array $query As above.
	 * @return string SQL, prepared.
	 */
	private static function source( array $query ): string {
		global $wpdb;
		$is_own = ! current_user_can( 'edit_others_posts' );
		$join   = $is_own || '' !== $query['search'] ? " JOIN {$wpdb->posts} p ON p.ID = s.post_id" : '';
		$where  = array( '' === $query['state'] ? "s.outcome <> ''" : $wpdb->prepare( 's.outcome = %s', $query['state'] ) );
		if ( $is_own ) {
			$where[] = $wpdb->prepare( 'p.post_author = %d', get_current_user_id() );
		}
		if ( '' !== $query['search'] ) {
			$like    = '%' . $wpdb->esc_like( Utf8::clean( $query['search'] ) ) . '%';
			$where[] = $wpdb->prepare( '(p.post_title LIKE %s OR s.name LIKE %s)', $like, $like );
		}
		return "FROM {table} s$join WHERE " . implode( ' AND ', $where );
	}
}
