<?php
/**
 * Subscribers as screens and files show them.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Reads subscribers in pages along the primary key, newest first: as fast on the last page as
 * on the first.
 */
final class Subscriber_List {

	/**
	 * A page of the list.
	 *
	 * @param array $query `status` ('' for all), `search` (part of address or name), `before` (number
	 *                     the page begins below; 0 for the first page), `per_page`.
	 * @return array[] Rows with COLUMNS.
	 */
	public static function page( array $query ) {
		global $wpdb;
		$where = array( "email <> ''" );
		if ( '' !== $query['status'] ) {
			$where[] = $wpdb->prepare( 'status = %s', $query['status'] );
		}
		if ( $query['before'] > 0 ) {
			$where[] = $wpdb->prepare( 'id < %d', $query['before'] );
		}
		if ( '' !== $query['search'] ) {
			$like    = '%' . $wpdb->esc_like( $query['search'] ) . '%';
			$where[] = $wpdb->prepare( '(email LIKE %s OR name LIKE %s)', $like, $like );
		}
		return Sql::rows( 'subscribers', 'SELECT ' . Subscriber_Row::COLUMNS . ' FROM {table} WHERE ' . implode( ' AND ', $where ) . $wpdb->prepare( ' ORDER BY id DESC LIMIT %d', $query['per_page'] ) );
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
			'source'       => $row['source'],
			'source_post'  => (int) $row['source_post'],
			'consent'      => Consent_Texts::text( (int) $row['consent_text_id'] ),
			'created'      => self::time( $row['created_gmt'] ),
			'confirmed'    => self::time( $row['confirmed_gmt'] ),
			'unsubscribed' => self::time( $row['unsubscribed_gmt'] ),
		);
	}

	/**
	 * Numbers by status.
	 *
	 * @return array<string, int> With `all`.
	 */
	public static function counts() {
		$counts = array();
		foreach ( Subscriber_Status::ALL as $status ) {
			$counts[ $status ] = Subscribers::count( $status );
		}
		return array( 'all' => array_sum( $counts ) ) + $counts;
	}

	/**
	 * What is answered for one subscriber.
	 *
	 * @return array JSON schema.
	 */
	public static function schema() {
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
	public static function time( $time ) {
		return null === $time || '' === $time ? null : str_replace( ' ', 'T', $time ) . 'Z';
	}
}
