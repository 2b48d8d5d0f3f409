<?php
/**
 * Lists of stored answers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Finds answers without ever counting or skipping rows: each page begins behind the last
 * row of the one before (docs/server-contract.md B.28). Every query runs along an index of core's posts
 * table (`type_status_date`, `post_parent`) and reads a bounded number of rows.
 */
final class Response_List {

	/** Rows a text search reads per request; the answer says where to go on. */
	const SCAN = 5000;

	/** Where counts of a whole folder end. */
	const COUNT_LIMIT = 10000;

	/** Post status behind each word. */
	const STATUSES = array(
		'inbox' => 'publish',
		'spam'  => 'spam',
		'trash' => 'trash',
	);

	/**
	 * One page of answers, newest first.
	 *
	 * @param array $filters `status`, `source` (post id), `form` (title), `unread` (bool), `search`, `after` and `before` (site time, the
	 *                       latter also as cursor `<date>,<id>`), `per_page`; all may be missing.
	 * @return array `posts`; `next`, the cursor of the following page ('' when there is none); `searched_to`, the date
	 *               (site time) down to which a search has looked, '' when it has seen everything.
	 */
	public static function page( array $filters ) {
		$count = isset( $filters['per_page'] ) ? (int) $filters['per_page'] : 20;
		$where = self::where( $filters );
		$words = empty( $filters['search'] ) ? array() : Response_Search::words( $filters['search'] );
		$floor = $words ? self::floor( $filters, $where ) : null;
		$rows  = $words ? Response_Search::find( $filters, $where . ( $floor ? self::not_below( $floor ) : '' ), $words, $count + 1 ) : self::read( '*', $filters, $where, $count + 1 );
		$next = '';
		if ( count( $rows ) > $count ) {
			array_pop( $rows );
			$next = self::cursor( end( $rows ) );
		} elseif ( $floor ) {
			$next = self::cursor( $floor );
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
	 * Conditions for everything but a search.
	 *
	 * @param array $filters As page() takes them; `ids` keeps to these posts.
	 * @return string SQL behind WHERE, prepared.
	 */
	public static function where( array $filters ) {
		global $wpdb;
		$filters = array_merge( array_fill_keys( array( 'source', 'form', 'after', 'before', 'unread', 'ids' ), null ), array( 'status' => 'inbox' ), $filters );
		$where   = $wpdb->prepare( 'post_type = %s AND post_status = %s', 'feedback', self::STATUSES[ $filters['status'] ] );
		if ( $filters['source'] ) {
			$where .= $wpdb->prepare( ' AND post_parent = %d', $filters['source'] );
		}
		if ( $filters['form'] ) {
			$where .= Response_Forms::matching( $filters['form'] );
		}
		if ( $filters['unread'] ) {
			$where .= " AND comment_status = 'open'";
		}
		if ( $filters['after'] ) {
			$where .= $wpdb->prepare( ' AND post_date >= %s', $filters['after'] );
		}
		if ( $filters['before'] ) {
			$parts  = explode( ',', $filters['before'] );
			$where .= isset( $parts[1] )
				? $wpdb->prepare( ' AND post_date <= %s AND ( post_date < %s OR ID < %d )', $parts[0], $parts[0], $parts[1] )
				: $wpdb->prepare( ' AND post_date < %s', $parts[0] );
		}
		if ( $filters['ids'] ) {
			$where .= ' AND ID IN (' . implode( ',', array_map( 'intval', (array) $filters['ids'] ) ) . ')';
		}
		return $where;
	}

	/**
	 * How many answers are in each folder.
	 *
	 * @return array<string, int> By `inbox`, `spam`, `trash`; counting ends at COUNT_LIMIT + 1.
	 */
	public static function counts() {
		global $wpdb;
		$parts = array();
		foreach ( self::STATUSES as $name => $status ) {
			$parts[] = $wpdb->prepare( "( SELECT COUNT(*) FROM ( SELECT 1 FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_status = %s LIMIT %d ) AS $name )", $status, self::COUNT_LIMIT + 1 ) . " AS $name"; // phpcs:ignore WordPress.DB -- names of our own.
		}
		// phpcs:ignore WordPress.DB -- bounded, where wp_count_posts() is not; prepared above.
		return array_map( 'intval', (array) $wpdb->get_row( 'SELECT ' . implode( ', ', $parts ), ARRAY_A ) );
	}

	/**
	 * The posts answers came from, as far as the current user may read them. Reads the whole
	 * index, so it is kept for ten minutes.
	 *
	 * @return array[] List of `id`, `title`, by title; 200 at most, those with the newest answers.
	 */
	public static function sources() {
		global $wpdb;
		$kept = get_transient( 'mainstreet_feedback_sources' );
		// The end is kept, too: an object cache may know none.
		$ids = is_array( $kept ) && isset( $kept['ids'], $kept['until'] ) && $kept['until'] > time() ? $kept['ids'] : null;
		if ( ! is_array( $ids ) ) {
			// phpcs:ignore WordPress.DB -- no function groups posts by parent.
			$ids = array_map( 'intval', $wpdb->get_col( "SELECT post_parent FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_parent > 0 GROUP BY post_parent ORDER BY MAX(ID) DESC LIMIT 200" ) );
			$kept = array(
				'ids'   => $ids,
				'until' => time() + 10 * MINUTE_IN_SECONDS,
			);
			set_transient( 'mainstreet_feedback_sources', $kept, 10 * MINUTE_IN_SECONDS );
		}
		_prime_post_caches( $ids, false, false );
		$sources = array();
		foreach ( $ids as $id ) {
			$sources[] = array(
				'id'    => $id,
				'title' => self::source_title( $id ),
			);
		}
		usort(
			$sources,
			static function ( $a, $b ) {
				return strcasecmp( $a['title'], $b['title'] );
			}
		);
		return $sources;
	}

	/**
	 * Title of the post an answer came from.
	 *
	 * @param int $id Post id.
	 * @return string
	 */
	public static function source_title( $id ) {
		$post = $id ? get_post( $id ) : null;
		if ( ! $post ) {
			return $id ? __( '(deleted)', 'mainstreet-blocks' ) : '';
		}
		$title = wp_strip_all_tags( $post->post_title );
		return '' === $title ? __( '(no title)', 'mainstreet-blocks' ) : html_entity_decode( $title, ENT_QUOTES, 'UTF-8' );
	}

	/**
	 * Whether a value is a date or a cursor.
	 *
	 * @param mixed $value      Value of a request.
	 * @param bool  $has_cursor Whether `<date>,<id>` is one too.
	 * @return bool
	 */
	public static function is_date( $value, $has_cursor = false ) {
		$pattern = '/^(\d{4})-(\d\d)-(\d\d)(?:[ T]\d\d:\d\d:\d\d' . ( $has_cursor ? '(?:,\d{1,19})?' : '' ) . ')?$/D';
		return is_string( $value ) && preg_match( $pattern, $value, $found ) && checkdate( (int) $found[2], (int) $found[3], (int) $found[1] );
	}

	/**
	 * Reads answers, newest first.
	 *
	 * Left alone, MySQL enters the index of dates at the newest row and walks to where a page
	 * begins, so that each page takes longer than the one before.
	 *
	 * @param string $columns Columns.
	 * @param array  $filters As page() takes them.
	 * @param string $where   Conditions, prepared.
	 * @param int    $limit   Rows at most.
	 * @param int    $away    Rows to leave out.
	 * @return object[]
	 */
	public static function read( $columns, array $filters, $where, $limit, $away = 0 ) {
		global $wpdb;
		// Answers of one page or form, or some ids, are found along other indexes.
		$has_hint = ! empty( $wpdb->is_mysql ) && empty( $filters['source'] ) && empty( $filters['form'] ) && empty( $filters['ids'] );
		$silent   = $wpdb->suppress_errors( $has_hint || $wpdb->suppress_errors );
		$query    = "WHERE $where ORDER BY post_date DESC, ID DESC LIMIT " . (int) $limit . ' OFFSET ' . (int) $away;
		// phpcs:disable WordPress.DB -- conditions are prepared; no core query pages by keyset.
		$rows = $wpdb->get_results( "SELECT $columns FROM {$wpdb->posts} " . ( $has_hint ? 'FORCE INDEX (type_status_date) ' : '' ) . $query );
		$wpdb->suppress_errors( $silent );
		if ( $has_hint && '' !== $wpdb->last_error ) {
			// Some hosts name core's index anew.
			$rows = $wpdb->get_results( "SELECT $columns FROM {$wpdb->posts} $query" );
		}
		// phpcs:enable
		return (array) $rows;
	}

	/**
	 * The row at which a search pauses.
	 *
	 * @param array  $filters As page() takes them.
	 * @param string $where   Conditions.
	 * @return object|null `ID` and `post_date`; null when there are fewer rows.
	 */
	private static function floor( array $filters, $where ) {
		$rows = self::read( 'ID, post_date', $filters, $where, 1, self::SCAN );
		return $rows ? $rows[0] : null;
	}

	/**
	 * Condition that keeps to a row and those above it.
	 *
	 * @param object $row `ID`, `post_date`.
	 * @return string
	 */
	private static function not_below( $row ) {
		global $wpdb;
		return $wpdb->prepare( ' AND post_date >= %s AND ( post_date > %s OR ID >= %d )', $row->post_date, $row->post_date, $row->ID );
	}

	/**
	 * Condition that keeps to the rows below one.
	 *
	 * @param object $row `ID`, `post_date`.
	 * @return string
	 */
	public static function below( $row ) {
		global $wpdb;
		return $wpdb->prepare( ' AND post_date <= %s AND ( post_date < %s OR ID < %d )', $row->post_date, $row->post_date, $row->ID );
	}

	/**
	 * The cursor behind a row.
	 *
	 * @param object $row `ID`, `post_date`.
	 * @return string
	 */
	private static function cursor( $row ) {
		return $row->post_date . ',' . $row->ID;
	}
}
