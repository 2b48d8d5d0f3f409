<?php
namespace Mainstreet\Responses\Listing;

use Mainstreet\Core\Text\Csv;
use Mainstreet\Responses\Privacy\Response_Access;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Sends responses to the browser while they are read, 500 rows at a time, so that memory does not grow with their number
 * (docs/server-contract.md B.2).
 */
final class Response_Export {

	/** Rows per query. */
	const CHUNK = 500;

	/**
	 * Writes the file.
	 *
	 * @param array    $filters As Response_List::build_where() takes them.
	 * @param string   $format  `csv` or `json`.
	 * @param callable $emit    Receives the file in pieces.
	 */
	public static function write( array $filters, string $format, callable $emit ): void {
		if ( 'json' === $format ) {
			self::write_json( $filters, $emit );
		} else {
			self::write_csv( $filters, $emit );
		}
	}

	/**
	 * Sends the file instead of a JSON response. Called when the REST server is about to send its response, after all checks.
	 *
	 * @param array  $filters As Response_List::build_where() takes them.
	 * @param string $format  `csv` or `json`.
	 */
	public static function send( array $filters, string $format ): void {
		$name = 'form-responses-' . wp_date( 'Y-m-d' ) . '.' . $format;
		header( 'Content-Type: ' . ( 'json' === $format ? 'application/json' : 'text/csv' ) . '; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="' . $name . '"' );
		header( 'Cache-Control: private, no-store' );
		header( 'X-Content-Type-Options: nosniff' );
		// phpcs:ignore WordPress.PHP.NoSilencedErrors, Squiz.PHP.DiscouragedFunctions -- hosts may forbid it; then the limit stays.
		@set_time_limit( 0 );
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		self::write(
			$filters,
			$format,
			static function ( $piece ) {
				// phpcs:ignore WordPress.Security.EscapeOutput -- a file, not a page; Csv guards the cells.
				echo $piece;
				flush();
			}
		);
	}

	/** Writes CSV. Reads the responses twice, because each label becomes a column. */
	private static function write_csv( array $filters, callable $emit ): void {
		$labels = array();
		$titles = false;
		foreach ( self::read_chunks( $filters ) as $rows ) {
			foreach ( $rows as $row ) {
				$entry   = Response_Reader::read_entry( $row );
				$labels += array_fill_keys( array_keys( self::get_cells( $entry ) ), '' );
				$titles  = $titles || '' !== $entry['form_title'];
			}
		}
		$sees_ip = Response_Access::can_see_client();
		$head    = array( __( 'ID', 'mainstreet-blocks' ), __( 'Date', 'mainstreet-blocks' ), __( 'Page', 'mainstreet-blocks' ), __( 'Page URL', 'mainstreet-blocks' ), __( 'Subject', 'mainstreet-blocks' ) );
		if ( $sees_ip ) {
			$head[] = __( 'IP address', 'mainstreet-blocks' );
		}
		if ( $titles ) {
			$head[] = __( 'Form', 'mainstreet-blocks' );
		}
		$emit( Csv::BOM . Csv::row( array_merge( $head, array_map( 'trim', array_keys( $labels ) ) ) ) );
		foreach ( self::read_chunks( $filters ) as $rows ) {
			$piece = '';
			foreach ( $rows as $row ) {
				$entry = Response_Reader::read_entry( $row );
				$first = array( $row->ID, $row->post_date, $entry['entry_title'], $entry['request_url'], $entry['subject'] );
				if ( $sees_ip ) {
					$first[] = $entry['ip'];
				}
				if ( $titles ) {
					$first[] = $entry['form_title'];
				}
				// A response stored between the two readings may have a label without a column.
				$cells  = array_intersect_key( self::get_cells( $entry ), $labels );
				$piece .= Csv::row( array_merge( $first, array_values( array_replace( $labels, $cells ) ) ) );
			}
			$emit( $piece );
		}
	}

	/** Writes JSON: a list of v3 objects. */
	private static function write_json( array $filters, callable $emit ): void {
		$before = '[';
		foreach ( self::read_chunks( $filters ) as $rows ) {
			$piece = '';
			foreach ( $rows as $row ) {
				$entry  = array_merge(
					array(
						'id'   => (int) $row->ID,
						'date' => mysql_to_rfc3339( $row->post_date_gmt ) . 'Z',
					),
					Response_Access::filter_entry( Response_Reader::read_entry( $row ) )
				);
				$piece .= $before . "\n" . wp_json_encode( $entry, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
				$before = ',';
			}
			$emit( $piece );
		}
		$emit( ( '[' === $before ? '[' : "\n" ) . "]\n" );
	}

	/**
	 * Lists the values of a response by label. A repeated label is numbered.
	 *
	 * @return array<string, string>
	 */
	private static function get_cells( array $entry ): array {
		$cells = array();
		foreach ( $entry['fields'] as $field ) {
			$base  = '' === trim( $field['label'] ) ? $field['key'] : trim( $field['label'] );
			$label = $base;
			for ( $n = 2; isset( $cells[ ' ' . $label ] ); $n++ ) {
				$label = "$base ($n)";
			}
			// The space prevents PHP from converting a label such as "2026" to a number.
			$cells[ ' ' . $label ] = 'file' === $field['type'] ? Response_Reader::prepare_field( $field )['value'] : Response_Reader::format_value( $field );
		}
		return $cells;
	}

	/**
	 * Reads responses in chunks.
	 *
	 * @return \Generator<\WP_Post[]>
	 */
	private static function read_chunks( array $filters ): \Generator {
		global $wpdb;
		$words  = empty( $filters['search'] ) ? array() : Response_Search::split( $filters['search'] );
		$where  = Response_List::build_where( $filters ) . Response_Search::build_condition( $words );
		$behind = '';
		do {
			$rows = Response_List::read( 'ID, post_date, post_date_gmt, post_content, post_mime_type, post_parent, post_status, comment_status', $filters, $where . $behind, self::CHUNK );
			// Frees the memory of the result.
			$wpdb->flush();
			$count = count( $rows );
			if ( $count ) {
				$behind = Response_List::build_after( end( $rows ), $filters );
				$posts  = array();
				foreach ( $rows as $row ) {
					$post = new \WP_Post( $row );
					if ( Response_Search::matches( $post, $words ) ) {
						$posts[] = $post;
					}
				}
				yield $posts;
			}
		} while ( self::CHUNK === $count );
	}
}
