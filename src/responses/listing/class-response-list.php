<?php
namespace Mainstreet\Responses\Listing;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Responses\Storage\Response_Index;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Responses\Storage\Unread_Count;

defined( 'ABSPATH' ) || exit;

/**
 * Lists responses. Every query uses an index of core's posts table (`type_status_date`, `post_parent`) and reads a bounded
 * number of rows: counting ends at COUNT_LIMIT, pages of a search or export begin after the last row of the page before
 * (docs/server-contract.md B.28), and a page with a number skips the rows before it within the index.
 */
final class Response_List {

	/** Number of rows that a search reads per request. The result says where to continue. */
	const SCAN = 5000;

	/** Maximum of counts. */
	const COUNT_LIMIT = 10000;

	/** Rows in memory at a time during a search. */
	const STEP = 500;

	/** Last page that can be requested: the number of rows to skip stays an integer. */
	const MAX_PAGES = 1000000000;

	/**
	 * Finds one page of responses, by date.
	 *
	 * @param array $filters `status`, `source` (post id), `form` (title), `unread` (bool), `search`, `after` and `before` (site time),
	 *                       `order` (`desc` or `asc`), `cursor` (`<date>,<id>`: the page begins after it), `page` (number,
	 *                       without cursor and search), `per_page`; all optional.
	 * @return array `posts`; `next`, the cursor of the next page ('' if there is none); `searched_to`, the date
	 *               (site time) that an unfinished search has reached, '' if the search is complete.
	 */
	public static function find_page( array $filters ): array {
		$count = isset( $filters['per_page'] ) ? (int) $filters['per_page'] : 20;
		$where = self::build_where( $filters );
		$words = empty( $filters['search'] ) ? array() : Response_Search::split( $filters['search'] );
		$floor = $words ? self::find_search_end( $filters, $where ) : null;
		$rows  = $words ? self::search( $filters, $where . ( $floor ? self::build_until( $floor, $filters ) : '' ), $words, $count + 1 ) : self::read_page( $filters, $where, $count );
		$next  = '';
		if ( count( $rows ) > $count ) {
			array_pop( $rows );
			$next = self::get_cursor( end( $rows ) );
		} elseif ( $floor ) {
			$next = self::get_cursor( $floor );
		}
		$is_cut = $floor && count( $rows ) < $count;
		$posts  = array_map( 'get_post', $rows );
		update_post_caches( $posts, 'feedback', false );
		return array(
			'posts'       => $posts,
			'next'        => $next,
			'searched_to' => $is_cut ? $floor->post_date : '',
		);
	}

	/**
	 * Builds the conditions for all filters but the search.
	 *
	 * @param array $filters As find_page() takes them; and `ids` (only these posts).
	 * @return string SQL after WHERE, prepared.
	 */
	public static function build_where( array $filters ): string {
		global $wpdb;
		$filters = array_merge( array_fill_keys( array( 'source', 'form', 'after', 'before', 'cursor', 'unread', 'ids' ), null ), array( 'status' => 'inbox' ), $filters );
		$where   = $wpdb->prepare( 'post_type = %s AND post_status = %s', 'feedback', Response_Type::STATUSES[ $filters['status'] ] );
		if ( $filters['source'] ) {
			$where .= $wpdb->prepare( ' AND post_parent = %d', $filters['source'] );
		}
		if ( $filters['form'] ) {
			$where .= Response_Sources::build_form_condition( $filters['form'] );
		}
		if ( $filters['unread'] ) {
			$where .= " AND comment_status = 'open'";
		}
		if ( $filters['after'] ) {
			$where .= $wpdb->prepare( ' AND post_date >= %s', $filters['after'] );
		}
		if ( $filters['before'] ) {
			$where .= $wpdb->prepare( ' AND post_date < %s', $filters['before'] );
		}
		if ( $filters['cursor'] ) {
			list( $date, $id ) = explode( ',', $filters['cursor'] );
			$where            .= self::build_after(
				(object) array(
					'post_date' => $date,
					'ID'        => $id,
				),
				$filters
			);
		}
		if ( $filters['ids'] ) {
			$where .= ' AND ID IN (' . implode( ',', array_map( 'intval', (array) $filters['ids'] ) ) . ')';
		}
		return $where;
	}

	/**
	 * Counts the responses that match the filters.
	 *
	 * @param array $filters As find_page() takes them; a search is ignored.
	 * @return int Counting ends at COUNT_LIMIT + 1.
	 */
	public static function count_total( array $filters ): int {
		global $wpdb;
		if ( self::is_unread_only( $filters ) ) {
			return min( self::COUNT_LIMIT + 1, Unread_Count::get() );
		}
		// phpcs:ignore WordPress.DB -- conditions are prepared.
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM ( SELECT 1 FROM {$wpdb->posts} WHERE " . self::build_where( $filters ) . ' LIMIT ' . ( self::COUNT_LIMIT + 1 ) . ' ) AS counted' );
	}

	/**
	 * Counts the responses in each folder.
	 *
	 * @return array<string, int> By `inbox`, `spam`, `trash`; counting ends at COUNT_LIMIT + 1.
	 */
	public static function count_by_folder(): array {
		global $wpdb;
		$parts = array();
		foreach ( Response_Type::STATUSES as $name => $status ) {
			$parts[] = $wpdb->prepare( "( SELECT COUNT(*) FROM ( SELECT 1 FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_status = %s LIMIT %d ) AS $name )", $status, self::COUNT_LIMIT + 1 ) . " AS $name"; // phpcs:ignore WordPress.DB -- names of our own.
		}
		// phpcs:ignore WordPress.DB -- bounded, where wp_count_posts() is not; prepared above.
		return array_map( 'intval', (array) $wpdb->get_row( 'SELECT ' . implode( ', ', $parts ), ARRAY_A ) );
	}

	/**
	 * Whether a value is a date, or a cursor.
	 *
	 * @param mixed $value     Value of a request.
	 * @param bool  $is_cursor Whether `<date>,<id>` is expected.
	 */
	public static function is_date( $value, bool $is_cursor = false ): bool {
		$pattern = '/^(\d{4})-(\d\d)-(\d\d)' . ( $is_cursor ? ' \d\d:\d\d:\d\d,\d{1,19}' : '(?:[ T]\d\d:\d\d:\d\d)?' ) . '$/D';
		return is_string( $value ) && preg_match( $pattern, $value, $found ) && checkdate( (int) $found[2], (int) $found[3], (int) $found[1] );
	}

	/** Whether the oldest responses come first. */
	private static function is_ascending( array $filters ): bool {
		return isset( $filters['order'] ) && 'asc' === $filters['order'];
	}

	/**
	 * Reads the page with a number.
	 *
	 * @return object[] One more row, if there is a next page.
	 */
	private static function read_page( array $filters, string $where, int $count ): array {
		$away      = isset( $filters['page'] ) ? $count * max( 0, min( self::MAX_PAGES, (int) $filters['page'] ) - 1 ) : 0;
		$is_unread = self::is_unread_only( $filters );
		if ( 0 === $away && ! $is_unread ) {
			return self::read( '*', $filters, $where, $count + 1 );
		}
		// Rows before the page are skipped within the index, without reading their texts.
		$ids = $is_unread ? self::find_unread_ids( self::is_ascending( $filters ), $count + 1, $away ) : wp_list_pluck( self::read( 'ID', $filters, $where, $count + 1, $away ), 'ID' );
		return $ids ? self::read( '*', array_merge( $filters, array( 'ids' => $ids ) ), 'ID IN (' . implode( ',', array_map( 'intval', $ids ) ) . ')', $count + 1 ) : array();
	}

	/**
	 * Whether filters ask for the unread responses of the inbox and nothing else, and the index contains all of these. No index
	 * of the posts table contains the unread state: finding a few old unread responses there would read all newer ones.
	 */
	private static function is_unread_only( array $filters ): bool {
		$others = array_filter( array_intersect_key( $filters, array_flip( array( 'source', 'form', 'after', 'before', 'cursor', 'ids', 'search' ) ) ) );
		return ! empty( $filters['unread'] ) && ! $others && ( empty( $filters['status'] ) || 'inbox' === $filters['status'] ) && self::is_index_complete();
	}

	/**
	 * Lists unread responses by date, along the index table.
	 *
	 * @return int[]
	 */
	private static function find_unread_ids( bool $is_ascending, int $limit, int $away ): array {
		$way = $is_ascending ? 'ASC' : 'DESC';
		return array_map( 'intval', array_column( Sql::rows( 'feedback_idx', "SELECT post_id FROM {table} WHERE unread = 1 AND post_id > 0 ORDER BY created_gmt $way, post_id $way LIMIT " . (int) $limit . ' OFFSET ' . (int) $away ), 'post_id' ) );
	}

	/** Whether the index contains all unread responses. The hourly run adds those that other plugins stored. */
	private static function is_index_complete(): bool {
		global $wpdb;
		$known = Response_Index::complete_to();
		$table = Tables::name( 'feedback_idx' );
		// phpcs:ignore WordPress.DB -- own table; a number and a constant.
		return $known > 0 && ! $wpdb->get_var( "SELECT p.ID FROM {$wpdb->posts} p LEFT JOIN `$table` i ON i.post_id = p.ID WHERE p.ID > $known AND p.post_type = 'feedback' AND p.post_status = 'publish' AND p.comment_status = 'open' AND i.id IS NULL LIMIT 1" );
	}

	/**
	 * Reads responses by date.
	 *
	 * Without a hint, MySQL enters the index of dates at the newest row and walks to the beginning of the page, so that each
	 * page takes longer than the one before.
	 *
	 * @param array $filters As find_page() takes them.
	 * @return object[]
	 */
	public static function read( string $columns, array $filters, string $where, int $limit, int $away = 0 ): array {
		global $wpdb;
		// Responses of one page or form, or with some ids, are found by other indexes.
		$has_hint = ! empty( $wpdb->is_mysql ) && empty( $filters['source'] ) && empty( $filters['form'] ) && empty( $filters['ids'] );
		$silent   = $wpdb->suppress_errors( $has_hint || $wpdb->suppress_errors );
		$way      = self::is_ascending( $filters ) ? 'ASC' : 'DESC';
		$query    = "WHERE $where ORDER BY post_date $way, ID $way LIMIT " . (int) $limit . ' OFFSET ' . (int) $away;
		// phpcs:disable WordPress.DB -- conditions are prepared; no core query pages by keyset.
		$rows = $wpdb->get_results( "SELECT $columns FROM {$wpdb->posts} " . ( $has_hint ? 'FORCE INDEX (type_status_date) ' : '' ) . $query );
		$wpdb->suppress_errors( $silent );
		if ( $has_hint && '' !== $wpdb->last_error ) {
			// Some hosts rename core's index.
			$rows = $wpdb->get_results( "SELECT $columns FROM {$wpdb->posts} $query" );
		}
		// phpcs:enable
		return (array) $rows;
	}

	/**
	 * Finds responses by words, in the order of the list.
	 *
	 * @return object[]
	 */
	private static function search( array $filters, string $where, array $words, int $limit ): array {
		$where .= Response_Search::build_condition( $words );
		$found  = array();
		$behind = '';
		do {
			$rows = self::read( '*', $filters, $where . $behind, self::STEP );
			foreach ( $rows as $row ) {
				if ( Response_Search::matches( new \WP_Post( $row ), $words ) ) {
					$found[] = $row;
					if ( count( $found ) === $limit ) {
						return $found;
					}
				}
			}
			$behind = $rows ? self::build_after( end( $rows ), $filters ) : '';
		} while ( count( $rows ) === self::STEP );
		return $found;
	}

	/**
	 * Finds the row at which a search pauses.
	 *
	 * @return object|null `ID` and `post_date`; null if there are fewer rows.
	 */
	private static function find_search_end( array $filters, string $where ): ?object {
		$rows = self::read( 'ID, post_date', $filters, $where, 1, self::SCAN );
		return $rows ? $rows[0] : null;
	}

	/**
	 * Builds the condition for a row and the rows before it.
	 *
	 * @param object $row `ID`, `post_date`.
	 */
	private static function build_until( object $row, array $filters ): string {
		global $wpdb;
		return self::is_ascending( $filters )
			? $wpdb->prepare( ' AND post_date <= %s AND ( post_date < %s OR ID <= %d )', $row->post_date, $row->post_date, $row->ID )
			: $wpdb->prepare( ' AND post_date >= %s AND ( post_date > %s OR ID >= %d )', $row->post_date, $row->post_date, $row->ID );
	}

	/**
	 * Builds the condition for the rows after a row.
	 *
	 * @param object $row     `ID`, `post_date`.
	 * @param array  $filters As find_page() takes them.
	 */
	public static function build_after( object $row, array $filters ): string {
		global $wpdb;
		return self::is_ascending( $filters )
			? $wpdb->prepare( ' AND post_date >= %s AND ( post_date > %s OR ID > %d )', $row->post_date, $row->post_date, $row->ID )
			: $wpdb->prepare( ' AND post_date <= %s AND ( post_date < %s OR ID < %d )', $row->post_date, $row->post_date, $row->ID );
	}

	/**
	 * Returns the cursor after a row.
	 *
	 * @param object $row `ID`, `post_date`.
	 */
	private static function get_cursor( object $row ): string {
		return $row->post_date . ',' . $row->ID;
	}
}
