<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Core\Text\Csv;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List;

defined( 'ABSPATH' ) || exit;

/**
 * Streams the list, 500 rows at a time, so that memory does not grow with it.
 */
final class Subscriber_Export {

	const CHUNK = 500;

	const COLUMNS = array( 'email', 'name', 'status', 'created', 'confirmed', 'unsubscribed', 'source', 'consent', 'frequency' );

	/** Those that older versions wrote. */
	const FORMER = array( 'email', 'name', 'status', 'created', 'confirmed', 'unsubscribed', 'source', 'consent' );

	/**
	 * Writes the file piece by piece.
	 *
	 * @param string   $format `csv` or `json`.
	 * @param array    $query  As Subscriber_List::page().
	 * @param callable $write  Takes a piece of text.
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

	/**
	 * CSV: behind the fixed columns one for each own field there is, so the list is read twice.
	 *
	 * @param array    $query As Subscriber_List::page().
	 * @param callable $write Takes a piece of text.
	 */
	private static function write_csv( array $query, callable $write ): void {
		$labels = array();
		foreach ( self::items( $query ) as $item ) {
			$labels += array_fill_keys( array_keys( self::own( $item ) ), '' );
		}
		$write( Csv::BOM . Csv::row( array_merge( self::COLUMNS, array_map( 'trim', array_keys( $labels ) ) ) ) );
		foreach ( self::items( $query ) as $item ) {
			$cells = array();
			foreach ( self::COLUMNS as $column ) {
				$cells[] = $item[ $column ];
			}
			// Who subscribed between the two readings may have a field the head lacks.
			$own = array_intersect_key( self::own( $item ), $labels );
			$write( Csv::row( array_merge( $cells, array_values( array_replace( $labels, $own ) ) ) ) );
		}
	}

	/**
	 * Subscribers, newest first; 500 are read at a time.
	 *
	 * @param array $query As Subscriber_List::page().
	 * @return \Generator<array> As Subscriber_List::item().
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
			// The log of statements that WordPress keeps for developers would grow with the list.
			$GLOBALS['wpdb']->queries = array();
		} while ( count( $rows ) === self::CHUNK );
	}

	/**
	 * Own fields by label.
	 *
	 * @param array $item As Subscriber_List::item().
	 * @return string[]
	 */
	private static function own( array $item ): array {
		$own = array();
		foreach ( (array) $item['fields'] as $label => $value ) {
			// The space keeps PHP from making a number of a label such as "2026".
			$own[ ' ' . $label ] = $value;
		}
		return $own;
	}

	/**
	 * Sends headers and file.
	 *
	 * @param string $format `csv` or `json`.
	 * @param array  $query  As Subscriber_List::page().
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
		// A buffer would keep the whole list in memory.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
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
}
