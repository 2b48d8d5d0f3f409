<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Database\Bounded_Search;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Reads subscribers along the primary key, or along the index of statuses.
 */
final class Subscriber_List {

	/** Where counting what matches a search ends. */
	const COUNT_LIMIT = 10000;

	/**
	 * A page of the list.
	 *
	 * @param array $query `status` ('' for all), `search` (part of address or name), `before` (number
	 *                     the page begins below; 0 for none), `per_page`, and perhaps `page` (its number, where `before` is 0),
	 *                     `orderby` (`created` or `status`), `order` (`asc` or `desc`), `bounds` (of bounds(); without it all
	 *                     rows are searched).
	 * @return array[] Rows with COLUMNS.
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
		// Only what is shown is read whole.
		$part = $wpdb->prepare( ' LIMIT %d OFFSET %d', $query['per_page'], $away );
		$ids  = array_map( 'intval', array_column( Sql::rows( 'subscribers', "SELECT id FROM {table} WHERE $where ORDER BY $order$part" ), 'id' ) );
		return $ids ? Sql::rows( 'subscribers', 'SELECT ' . Subscriber_Row::COLUMNS . ' FROM {table} WHERE id IN ( ' . implode( ', ', $ids ) . " ) ORDER BY $order" ) : array();
	}

	/**
	 * Bounds of a search, where a screen waits for it.
	 *
	 * @param string $search What was typed.
	 * @return Bounded_Search|null Null for no search.
	 */
	public static function bounds( string $search ): ?Bounded_Search {
		global $wpdb;
		if ( '' === $search ) {
			return null;
		}
		$like = $wpdb->esc_like( $search ) . '%';
		return new Bounded_Search( 'subscribers', 'id', '{table}', array( $wpdb->prepare( 'email LIKE %s', $like ), $wpdb->prepare( 'name LIKE %s', $like ) ) );
	}

	/**
	 * How many match.
	 *
	 * @param array   $query As page() takes it.
	 * @param array[] $rows  The page: the last one of a search says the number.
	 * @return int Of a search, counting ends at COUNT_LIMIT + 1.
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

	/**
	 * Conditions.
	 *
	 * @param array $query As page() takes it.
	 * @return string SQL, prepared.
	 */
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
	 * A row as it is answered: no key, no hash, no IP address.
	 *
	 * @param array $row Row.
	 * @return array As schema().
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
			'consent'      => Consent_Texts::text( (int) $row['consent_text_id'] ),
			'created'      => self::time( $row['created_gmt'] ),
			'confirmed'    => self::time( $row['confirmed_gmt'] ),
			'unsubscribed' => self::time( $row['unsubscribed_gmt'] ),
		);
	}

	/**
	 * Everything about a subscriber.
	 *
	 * @param array $row Row.
	 * @return array As item(), with `bounces`, `post` (`title`, `link`) and `deliveries` (list of `campaign`, `title`, `state`, `error`, `at`).
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
			 * Filters which mailings a subscriber's page lists.
			 *
			 * @param array[] $deliveries Mailings, as `Delivery_Report::of_subscriber()` returns them.
			 * @param int     $id         Number of the subscriber.
			 */
			'deliveries' => apply_filters( 'mainstreet_subscriber_deliveries', array(), (int) $row['id'] ),
		);
	}

	/**
	 * Numbers by status.
	 *
	 * @return array<string, int> With `all`.
	 */
	public static function counts(): array {
		$counts = array();
		foreach ( Subscriber_Status::ALL as $status ) {
			$counts[ $status ] = ( new Subscribers() )->count( $status );
		}
		return array( 'all' => array_sum( $counts ) ) + $counts;
	}

	/**
	 * What is answered for one subscriber.
	 *
	 * @return array JSON schema.
	 */
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
	 * A time as clients read it.
	 *
	 * @param string|null $time DATETIME in UTC.
	 * @return string|null ISO 8601.
	 */
	public static function time( $time ): ?string {
		return null === $time || '' === $time ? null : str_replace( ' ', 'T', $time ) . 'Z';
	}
}
