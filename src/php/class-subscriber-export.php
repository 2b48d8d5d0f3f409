<?php
/**
 * Subscribers as a file.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Streams the list, 500 rows at a time, so that memory does not grow with it.
 */
final class Subscriber_Export {

	const CHUNK = 500;

	const COLUMNS = array( 'email', 'name', 'status', 'created', 'confirmed', 'unsubscribed', 'source', 'consent' );

	/**
	 * Answers with the file.
	 *
	 * @param string $format `csv` or `json`.
	 * @param array  $query  As Subscriber_List::page().
	 * @return \WP_REST_Response
	 */
	public static function response( $format, array $query ) {
		add_filter(
			'rest_pre_serve_request',
			static function ( $served ) use ( $format, $query ) {
				if ( ! $served ) {
					self::send( $format, $query );
				}
				return true;
			}
		);
		return new \WP_REST_Response( null, 200 );
	}

	/**
	 * Writes the file piece by piece.
	 *
	 * @param string   $format `csv` or `json`.
	 * @param array    $query  As Subscriber_List::page().
	 * @param callable $write  Takes a piece of text.
	 */
	public static function write( $format, array $query, callable $write ) {
		$is_csv            = 'csv' === $format;
		$query['per_page'] = self::CHUNK;
		$query['before']   = 0;
		$first             = true;
		$write( $is_csv ? Csv::BOM . Csv::row( self::COLUMNS ) : '[' );
		do {
			$rows = Subscriber_List::page( $query );
			foreach ( $rows as $row ) {
				$item = Subscriber_List::item( $row );
				$write( $is_csv ? self::line( $item ) : ( $first ? '' : ",\n" ) . wp_json_encode( $item, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
				$first           = false;
				$query['before'] = $item['id'];
			}
			// The log of statements that WordPress keeps for developers would grow with the list.
			$GLOBALS['wpdb']->queries = array();
		} while ( count( $rows ) === self::CHUNK );
		$write( $is_csv ? '' : ']' );
	}

	/**
	 * Sends headers and file.
	 *
	 * @param string $format `csv` or `json`.
	 * @param array  $query  As Subscriber_List::page().
	 */
	private static function send( $format, array $query ) {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- long lists take long.
		}
		if ( ! headers_sent() ) {
			header( 'Content-Type: ' . ( 'csv' === $format ? 'text/csv' : 'application/json' ) . '; charset=UTF-8' );
			header( 'Content-Disposition: attachment; filename="subscribers-' . gmdate( 'Y-m-d' ) . '.' . $format . '"' );
			header( 'Cache-Control: no-store, private' );
			header( 'X-Content-Type-Options: nosniff' );
		}
		self::write(
			$format,
			$query,
			static function ( $text ) {
				echo $text; // phpcs:ignore WordPress.Security.EscapeOutput -- a file, of a type that is no HTML.
				flush();
			}
		);
	}

	/**
	 * A line: the columns, then own fields as one cell.
	 *
	 * @param array $item As Subscriber_List::item().
	 * @return string
	 */
	private static function line( array $item ) {
		$cells = array();
		foreach ( self::COLUMNS as $column ) {
			$cells[] = $item[ $column ];
		}
		return Csv::row( $cells );
	}
}
