<?php
namespace Mainstreet\Responses;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Finds unread responses in the index: no index of core's posts table knows them, so that a few old ones behind many that were
 * read would cost reading all of these.
 */
final class Unread_List {

	/**
	 * Whether filters ask for the unread responses of the inbox and nothing else, and the index knows them all.
	 *
	 * @param array $filters As Response_List::page() takes them.
	 * @return bool
	 */
	public static function fits( array $filters ) {
		$others = array_filter( array_intersect_key( $filters, array_flip( array( 'source', 'form', 'after', 'before', 'cursor', 'ids', 'search' ) ) ) );
		return ! empty( $filters['unread'] ) && ! $others && ( empty( $filters['status'] ) || 'inbox' === $filters['status'] ) && self::is_complete();
	}

	/**
	 * Unread responses by date.
	 *
	 * @param bool $is_ascending Whether the oldest are first.
	 * @param int  $limit        Rows at most.
	 * @param int  $away         Rows to leave out.
	 * @return int[]
	 */
	public static function ids( $is_ascending, $limit, $away ) {
		$way = $is_ascending ? 'ASC' : 'DESC';
		return array_map( 'intval', array_column( Sql::rows( 'feedback_idx', "SELECT post_id FROM {table} WHERE unread = 1 AND post_id > 0 ORDER BY created_gmt $way, post_id $way LIMIT " . (int) $limit . ' OFFSET ' . (int) $away ), 'post_id' ) );
	}

	/**
	 * Whether no unread response is missing in the index. Those that another plugin stores come in with the next hourly run.
	 *
	 * @return bool
	 */
	private static function is_complete() {
		global $wpdb;
		$known = Index_Cursor::complete_to();
		$table = Tables::name( 'feedback_idx' );
		// phpcs:ignore WordPress.DB -- own table; a number and a constant.
		return $known > 0 && ! $wpdb->get_var( "SELECT p.ID FROM {$wpdb->posts} p LEFT JOIN `$table` i ON i.post_id = p.ID WHERE p.ID > $known AND p.post_type = 'feedback' AND p.post_status = 'publish' AND p.comment_status = 'open' AND i.id IS NULL LIMIT 1" );
	}
}
