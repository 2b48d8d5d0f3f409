<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Core\Text\Csv;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List;

defined( 'ABSPATH' ) || exit;

/** Exports the list of subscribers as a stream of 500 rows at a time, so that memory usage does not grow with the list. */
final class Subscriber_Export {

	const CHUNK = 500;

	const COLUMNS = array( 'email', 'name', 'status', 'created', 'confirmed', 'unsubscribed', 'source', 'consent', 'frequency' );

	/** Columns that older versions exported. */
	const FORMER = array( 'email', 'name', 'status', 'created', 'confirmed', 'unsubscribed', 'source', 'consent' );

	/**
	 * Writes the file in pieces.
	 *
	 * @param string $format `csv` or `json`.
	 */
	public static function write( $format, array $query, callable $write ): void {
		if ( 'csv' === $format ) {
			self::write_csv( $query, $write );
			return;
		}
		$before = '';
		$write( '[' );
		foreach ( self::items( $query ) as $item ) {
			$write( $before . wp_json_encode( $item, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
			$before = ",\n";
		}
		$write( ']' );
	}

	/** Writes CSV. Each custom field gets a column after the fixed ones, so the list is read twice. */
	private static function write_csv( array $query, callable $write ): void {
		$labels = array();
		foreach ( self::items( $query ) as $item ) {
			$labels += array_fill_keys( array_keys( self::custom_fields( $item ) ), '' );
		}
		$write( Csv::BOM . Csv::row( array_merge( self::COLUMNS, array_map( 'trim', array_keys( $labels ) ) ) ) );
		foreach ( self::items( $query ) as $item ) {
			$cells = array();
			foreach ( self::COLUMNS as $column ) {
				$cells[] = $item[ $column ];
			}
			// Someone who subscribed between the two passes may have a field without a column.
			$own = array_intersect_key( self::custom_fields( $item ), $labels );
			$write( Csv::row( array_merge( $cells, array_values( array_replace( $labels, $own ) ) ) ) );
		}
	}

	/**
	 * Yields subscribers, newest first, and reads 500 at a time.
	 *
	 * @return \Generator<array> Results of Subscriber_List::item().
	 */
	private static function items( array $query ) {
		$query['per_page'] = self::CHUNK;
		$query['before']   = 0;
		do {
			$rows = Subscriber_List::page( $query );
			foreach ( $rows as $row ) {
				$query['before'] = (int) $row['id'];
				yield Subscriber_List::item( $row );
			}
			// The query log (SAVEQUERIES) would grow with the list.
			$GLOBALS['wpdb']->queries = array();
		} while ( count( $rows ) === self::CHUNK );
	}

	/**
	 * Returns custom fields by label.
	 *
	 * @param array $item Result of Subscriber_List::item().
	 * @return string[]
	 */
	private static function custom_fields( array $item ): array {
		$own = array();
		foreach ( (array) $item['fields'] as $label => $value ) {
			// Without the space, PHP would convert a label such as "2026" to an integer.
			$own[ ' ' . $label ] = $value;
		}
		return $own;
	}

	/**
	 * Sends the headers and the file.
	 *
	 * @param string $format `csv` or `json`.
	 */
	public static function send( $format, array $query ): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- long lists take long.
		}
		if ( ! headers_sent() ) {
			header( 'Content-Type: ' . ( 'csv' === $format ? 'text/csv' : 'application/json' ) . '; charset=UTF-8' );
			header( 'Content-Disposition: attachment; filename="subscribers-' . gmdate( 'Y-m-d' ) . '.' . $format . '"' );
			header( 'Cache-Control: no-store, private' );
			header( 'X-Content-Type-Options: nosniff' );
		}
		// Output buffers would keep the whole list in memory.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		self::write(
			$format,
			$query,
			static function ( $text ) {
				echo $text; // phpcs:ignore WordPress.Security.EscapeOutput -- a file, not of an HTML type.
				flush();
			}
		);
	}
}
