<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Database\Bounded_Search;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;

defined( 'ABSPATH' ) || exit;

/** Queries for lists of subscribers. They use the primary key or the index of statuses. */
final class Subscriber_List {

	/** Maximum number of search results that are counted. */
	const COUNT_LIMIT = 10000;

	/** Maximum of count_new(). */
	const MAX_NEW = 1000;

	/**
	 * Returns a page of the list.
	 *
	 * @param array $query `status` ('' for all), `search` (part of the address or name), `before` (only IDs below it; 0 for none),
	 *                     `per_page`; optional: `page` (used if `before` is 0), `orderby` (`created` or `status`), `order` (`asc` or
	 *                     `desc`), `bounds` (result of bounds(); without it all rows are searched).
	 * @return array[] Rows with Subscriber_Row::COLUMNS.
	 */
	public static function page( array $query ): array {
		global $wpdb;
		$where = self::where( $query );
		$away  = 0;
		if ( $query['before'] > 0 ) {
			$where .= $wpdb->prepare( ' AND id < %d', $query['before'] );
		} elseif ( isset( $query['page'] ) ) {
			$away = $query['per_page'] * max( 0, $query['page'] - 1 );
		}
		$way   = isset( $query['order'] ) && 'asc' === $query['order'] ? 'ASC' : 'DESC';
		$order = isset( $query['orderby'] ) && 'status' === $query['orderby'] ? "status $way, id $way" : "id $way";
		// Finds the IDs first, so that only the rows of this page are read completely.
		$part = $wpdb->prepare( ' LIMIT %d OFFSET %d', $query['per_page'], $away );
		$ids  = array_map( 'intval', array_column( Sql::rows( 'subscribers', "SELECT id FROM {table} WHERE $where ORDER BY $order$part" ), 'id' ) );
		return $ids ? Sql::rows( 'subscribers', 'SELECT ' . Subscriber_Row::COLUMNS . ' FROM {table} WHERE id IN ( ' . implode( ', ', $ids ) . " ) ORDER BY $order" ) : array();
	}

	/** Limits a search for a screen, so that it is fast; returns null for an empty search. */
	public static function bounds( string $search ): ?Bounded_Search {
		global $wpdb;
		if ( '' === $search ) {
			return null;
		}
		$like = $wpdb->esc_like( $search ) . '%';
		return new Bounded_Search( 'subscribers', 'id', '{table}', array( $wpdb->prepare( 'email LIKE %s', $like ), $wpdb->prepare( 'name LIKE %s', $like ) ) );
	}

	/**
	 * Counts the results of a query.
	 *
	 * @param array   $query Query for page(); `page` is required for a search.
	 * @param array[] $rows  Result of page(), from which the total of a search may follow.
	 * @return int At most COUNT_LIMIT + 1 for a search.
	 */
	public static function total( array $query, array $rows ) {
		if ( '' === $query['search'] ) {
			return '' === $query['status'] ? self::counts()['all'] : ( new Subscribers() )->count( $query['status'] );
		}
		if ( count( $rows ) < $query['per_page'] && ( $rows || 1 === $query['page'] ) ) {
			return min( self::COUNT_LIMIT + 1, $query['per_page'] * ( $query['page'] - 1 ) + count( $rows ) );
		}
		$row = Sql::row( 'subscribers', 'SELECT COUNT(*) AS number FROM ( SELECT 1 FROM {table} WHERE ' . self::where( $query ) . ' LIMIT ' . ( self::COUNT_LIMIT + 1 ) . ' ) AS counted' );
		return $row ? (int) $row['number'] : 0;
	}

	/** Builds the prepared SQL conditions of a query. */
	private static function where( array $query ): string {
		global $wpdb;
		$where = "email <> ''";
		if ( '' !== $query['status'] ) {
			$where .= $wpdb->prepare( ' AND status = %s', $query['status'] );
		}
		if ( '' !== $query['search'] ) {
			$like   = '%' . $wpdb->esc_like( $query['search'] ) . '%';
			$match  = $wpdb->prepare( '(email LIKE %s OR name LIKE %s)', $like, $like );
			$where .= ' AND ' . ( isset( $query['bounds'] ) ? $query['bounds']->narrow( $match ) : $match );
		}
		return $where;
	}

	/**
	 * Prepares a row for responses, without keys, hashes and IP addresses.
	 *
	 * @return array See schema().
	 */
	public static function item( array $row ) {
		$fields = Subscriber_Row::fields( json_decode( (string) $row['fields'], true ) );
		return array(
			'id'           => (int) $row['id'],
			'email'        => $row['email'],
			'name'         => $row['name'],
			'fields'       => (object) $fields,
			'status'       => $row['status'],
			'frequency'    => Subscriber_Frequency::clean( $row['frequency'] ),
			'source'       => $row['source'],
			'source_post'  => (int) $row['source_post'],
			'consent'      => Consent_Texts::get( (int) $row['consent_text_id'] ),
			'created'      => self::time( $row['created_gmt'] ),
			'confirmed'    => self::time( $row['confirmed_gmt'] ),
			'unsubscribed' => self::time( $row['unsubscribed_gmt'] ),
		);
	}

	/**
	 * Returns all data of a subscriber.
	 *
	 * @return array Result of item(), with `bounces`, `post` (`title`, `link`) and `deliveries` (list of `campaign`, `title`, `state`, `error`,
	 *               `at`).
	 */
	public static function details( array $row ): array {
		$post = (int) $row['source_post'] ? get_post( (int) $row['source_post'] ) : null;
		$link = $post && is_post_publicly_viewable( $post ) ? get_permalink( $post ) : '';
		return self::item( $row ) + array(
			'bounces'    => (int) $row['bounce_count'],
			'post'       => array(
				'title' => $link ? Mail_Text::line( get_the_title( $post ) ) : '',
				'link'  => (string) $link,
			),
			/**
			 * Filters the deliveries listed for a subscriber.
			 *
			 * @param array[] $deliveries Deliveries, see `Delivery_Report::add_deliveries()`.
			 * @param int     $id         ID of the subscriber.
			 */
			'deliveries' => apply_filters( 'mainstreet_subscriber_deliveries', array(), (int) $row['id'] ),
		);
	}

	/**
	 * Counts subscribers by status.
	 *
	 * @return array<string, int> Numbers by status, and `all`.
	 */
	public static function counts(): array {
		$counts = array();
		foreach ( Subscriber_Status::ALL as $status ) {
			$counts[ $status ] = ( new Subscribers() )->count( $status );
		}
		return array( 'all' => array_sum( $counts ) ) + $counts;
	}

	/**
	 * Counts active subscribers of the last seven days. Reads the newest MAX_NEW rows of an index.
	 *
	 * @return int MAX_NEW for more; -1 if the site has no active subscribers.
	 */
	public static function count_new(): int {
		global $wpdb;
		if ( ! ( new Subscribers() )->count( Subscriber_Status::ACTIVE ) ) {
			return -1;
		}
		// phpcs:ignore WordPress.DB -- {table} is replaced by the table name.
		$row = Sql::row( 'subscribers', $wpdb->prepare( 'SELECT COUNT(*) AS number FROM ( SELECT created_gmt FROM {table} WHERE status = %s ORDER BY id DESC LIMIT %d ) AS newest WHERE created_gmt >= %s', Subscriber_Status::ACTIVE, self::MAX_NEW, Sql::time( time() - WEEK_IN_SECONDS ) ) );
		return $row ? (int) $row['number'] : -1;
	}

	/** Returns the JSON schema of a subscriber. */
	public static function schema(): array {
		$date = array(
			'type'   => array( 'string', 'null' ),
			'format' => 'date-time',
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'mainstreet-subscriber',
			'type'       => 'object',
			'properties' => array(
				'id'           => array( 'type' => 'integer' ),
				'email'        => array( 'type' => 'string' ),
				'name'         => array( 'type' => 'string' ),
				'fields'       => array( 'type' => 'object' ),
				'status'       => array(
					'type' => 'string',
					'enum' => Subscriber_Status::ALL,
				),
				'frequency'    => array(
					'type' => 'string',
					'enum' => Subscriber_Frequency::ALL,
				),
				'source'       => array( 'type' => 'string' ),
				'source_post'  => array( 'type' => 'integer' ),
				'consent'      => array( 'type' => 'string' ),
				'created'      => $date,
				'confirmed'    => $date,
				'unsubscribed' => $date,
			),
		);
	}

	/**
	 * Formats a time for responses.
	 *
	 * @param string|null $time DATETIME in UTC.
	 * @return string|null ISO 8601.
	 */
	public static function time( $time ): ?string {
		return null === $time || '' === $time ? null : str_replace( ' ', 'T', $time ) . 'Z';
	}
}
