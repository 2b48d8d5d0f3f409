<?php
namespace Mainstreet\Newsletter\Subscribers\Import;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Csv;
use Mainstreet\Core\Text\Encoding_Detector;
use Mainstreet\Core\Text\Text_Encoding;
use Mainstreet\Mail\Email_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Parses CSV files as exported by newsletter services: with a header row in any order or with addresses only, separated by
 * commas, semicolons or tabs. Exports of this plugin are read completely, as CSV or JSON.
 */
final class Subscriber_File {

	/** Maximum number of characters of a consent text in an export of this plugin. */
	const MAX_CONSENT = 5000;

	/** Maximum number of rows of a file. */
	const MAX_ROWS = 50000;

	/** Maximum number of bytes of a line; the rest is read as another line. */
	const MAX_LINE = 1048576;

	/**
	 * Parses a file.
	 *
	 * @param string $encoding One of Text_Encoding::names(); '' to detect it.
	 * @return array[]|\WP_Error Each `row` (its number, as in a spreadsheet), `email`, `name`, `date` as in the file, `status` (empty if
	 *                           the person is skipped), `reason`, `word` (see Import_Consent), and for exports of this plugin
	 *                           `own` (`confirmed`, `unsubscribed`, `source`, `source_post`, `consent`, `frequency`, `fields`).
	 */
	public static function read( string $text, $limit, $encoding = '', array $assigned = array() ) {
		$text = self::to_utf8( $text, '' === $encoding ? self::detect_encoding( $text ) : $encoding );
		if ( null === $text ) {
			return Errors::invalid( 'encoding', __( 'This server cannot read files in this encoding. Please save the file as “CSV UTF-8” and choose it again.', 'mainstreet-blocks' ) );
		}
		if ( preg_match( '/^\s*\[\s*\{/', $text ) ) {
			// Before decoding, which needs much memory: a person has at most two arrays or objects.
			if ( substr_count( $text, '{' ) + substr_count( $text, '[' ) > 3 * $limit ) {
				return self::too_large();
			}
			return self::read_json( $text, $limit );
		}
		list( $stream, $separator ) = self::open( $text );

		$columns = null;
		$rows    = array();
		for ( $number = 1; count( $rows ) < $limit; $number++ ) {
			$cells = fgetcsv( $stream, self::MAX_LINE, $separator, '"', '' );
			if ( false === $cells ) {
				break;
			}
			if ( array( null ) === $cells ) {
				continue;
			}
			if ( null === $columns ) {
				$columns = Import_Columns::map( $cells, $assigned );
				if ( null === $columns ) {
					return Errors::invalid( 'csv', __( 'The first row of this file has no “email” column.', 'mainstreet-blocks' ) );
				}
				if ( '' === Email_Address::clean( (string) $cells[ $columns['email'] ] ) ) {
					continue;
				}
			}
			$rows[] = self::mark_unreadable( array( 'row' => $number ) + self::read_row( $cells, $columns ) );
		}
		fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
		return $rows;
	}

	/**
	 * Finds the unknown columns of a file.
	 *
	 * @param string $encoding One of Text_Encoding::names().
	 * @return array `unknown`, `ignored`: see Import_Columns::map().
	 */
	public static function find_unknown_columns( string $text, $encoding, array $assigned = array() ): array {
		$nothing = array_fill_keys( array( 'unknown', 'ignored' ), array() );
		// Long enough for the first line.
		$text = (string) self::to_utf8( substr( $text, 0, self::MAX_LINE ), $encoding );
		if ( preg_match( '/^\s*\[\s*\{/', $text ) ) {
			return $nothing;
		}
		list( $stream, $separator ) = self::open( $text );
		do {
			$cells = fgetcsv( $stream, self::MAX_LINE, $separator, '"', '' );
		} while ( array( null ) === $cells );
		fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
		$columns = is_array( $cells ) ? Import_Columns::map( $cells, $assigned ) : null;
		return array_intersect_key( (array) $columns, $nothing ) + $nothing;
	}

	/**
	 * Opens a file as a stream. Skips a first line such as `sep=;`, with which spreadsheets define the separator and which they
	 * do not count as a row.
	 *
	 * @return array Stream, and separator.
	 */
	private static function open( string $text ): array {
		if ( preg_match( '/^"?sep=([,;\t|])"?[,;\t| ]*+(?:\n|\z)/i', $text, $found ) ) {
			$text = (string) substr( $text, strlen( $found[0] ) );
		}
		// A temporary stream, because large files go to disk and cells may contain line breaks.
		$stream = fopen( 'php://temp/maxmemory:2097152', 'r+' );
		fwrite( $stream, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
		rewind( $stream );
		return array( $stream, $found ? $found[1] : self::detect_separator( $text ) );
	}

	/** Reads the columns of a line to a row as in read(). */
	private static function read_row( array $cells, array $columns ): array {
		$cell     = static function ( $at, $most = Import_Columns::MAX_CELL ) use ( $cells, $columns ) {
			$text = isset( $cells[ $at ] ) ? trim( mb_substr( (string) $cells[ $at ], 0, $most ) ) : '';
			return $columns['own'] ? Csv::unescape_formula( $text ) : $text;
		};
		$named    = static fn( $name ) => isset( $columns[ $name ] ) ? $cell( $columns[ $name ] ) : '';
		$statuses = array();
		foreach ( $columns['statuses'] as $at => $is_dated ) {
			$statuses[] = array( $cell( $at ), $is_dated );
		}
		$marks = array();
		foreach ( $columns['marks'] as $at => $status ) {
			$marks[] = array( $cell( $at ), $status, (string) $columns['heads'][ $at ] );
		}
		$name = $named( 'name' );
		$row  = array(
			'email' => $named( 'email' ),
			'name'  => '' === $name ? trim( $named( 'first' ) . ' ' . $named( 'last' ) ) : $name,
			'date'  => $named( 'date' ),
		);
		list( $row['status'], $row['reason'], $row['word'] ) = Import_Consent::parse( $statuses, $marks );
		if ( $columns['own'] ) {
			$row['own'] = self::read_own_columns( $cell, $columns['heads'] );
		}
		return $row;
	}

	/**
	 * Reads the columns that only exports of this plugin have.
	 *
	 * @param callable $cell Returns the text of a column.
	 * @return array `own` as in read().
	 */
	private static function read_own_columns( callable $cell, array $heads ): array {
		$own = array( 'source_post' => 0 );
		foreach ( array( 'confirmed', 'unsubscribed', 'source', 'consent' ) as $name ) {
			$own[ $name ] = $cell( array_search( $name, Subscriber_Export::COLUMNS, true ), 'consent' === $name ? self::MAX_CONSENT : Import_Columns::MAX_CELL );
		}
		$own['fields']    = array();
		$has_all          = array_slice( $heads, 0, count( Subscriber_Export::COLUMNS ) ) === Subscriber_Export::COLUMNS;
		$own['frequency'] = $has_all ? $cell( count( Subscriber_Export::FORMER ) ) : '';
		foreach ( array_slice( $heads, count( $has_all ? Subscriber_Export::COLUMNS : Subscriber_Export::FORMER ), null, true ) as $at => $head ) {
			$own['fields'][ Csv::unescape_formula( (string) $head ) ] = $cell( $at );
		}
		return $own;
	}

	/**
	 * Parses a JSON export of this plugin.
	 *
	 * @return array[]|\WP_Error As read().
	 */
	private static function read_json( string $text, $limit ) {
		$items = json_decode( $text, true, 8 );
		if ( ! is_array( $items ) ) {
			return Errors::invalid( 'csv', __( 'This file is damaged and cannot be read.', 'mainstreet-blocks' ) );
		}
		$rows = array();
		foreach ( array_slice( $items, 0, $limit ) as $number => $item ) {
			$item = is_array( $item ) ? $item : array();
			$text = static fn( $name, $most = Import_Columns::MAX_CELL ) => isset( $item[ $name ] ) && is_scalar( $item[ $name ] ) ? trim( mb_substr( (string) $item[ $name ], 0, $most ) ) : '';
			$row  = array(
				'row'   => $number + 1,
				'email' => $text( 'email' ),
				'name'  => $text( 'name' ),
				'date'  => $text( 'created' ),
				'own'   => array(
					'confirmed'    => $text( 'confirmed' ),
					'unsubscribed' => $text( 'unsubscribed' ),
					'source'       => $text( 'source' ),
					'source_post'  => (int) $text( 'source_post' ),
					'consent'      => $text( 'consent', self::MAX_CONSENT ),
					'frequency'    => $text( 'frequency' ),
					'fields'       => $item['fields'] ?? array(),
				),
			);
			list( $row['status'], $row['reason'], $row['word'] ) = Import_Consent::parse( array( array( $text( 'status' ), false ) ), array() );
			$rows[] = self::mark_unreadable( $row );
		}
		return $rows;
	}

	/** Returns the most frequent separator in the first line. */
	private static function detect_separator( string $text ): string {
		$line  = (string) strtok( $text, "\r\n" );
		$count = array();
		foreach ( array( ',', ';', "\t" ) as $separator ) {
			$count[ $separator ] = substr_count( $line, $separator );
		}
		arsort( $count );
		return (string) key( $count );
	}

	/** Detects the encoding of a file; returns one of Text_Encoding::names(). */
	public static function detect_encoding( string $text ): string {
		return Encoding_Detector::detect( $text, get_locale() );
	}

	/**
	 * Converts a file to UTF-8 without byte order marks and null bytes, with line breaks that fgetcsv() supports.
	 *
	 * @param string $encoding Its encoding.
	 * @return string|null Text_Encoding::UNREADABLE replaces bytes that cannot be decoded. Null if this server does not support the
	 *                     encoding.
	 */
	private static function to_utf8( $text, $encoding ): ?string {
		$text = Text_Encoding::decode( $text, $encoding );
		return null === $text ? null : str_replace( array( "\xEF\xBB\xBF", "\0", "\r\n", "\r" ), array( '', '', "\n", "\n" ), $text );
	}

	/** Marks a person as skipped if some of the data could not be decoded. */
	private static function mark_unreadable( array $row ): array {
		$left_out      = array(
			'status' => '',
			'reason' => Import_Consent::UNREADABLE,
			'word'   => '',
		);
		$is_unreadable = false;
		array_walk_recursive(
			$row,
			static function ( $value, $key ) use ( &$is_unreadable ) {
				$is_unreadable = $is_unreadable || false !== strpos( $key . $value, Text_Encoding::UNREADABLE );
			}
		);
		return $is_unreadable ? array_merge( $row, $left_out ) : $row;
	}

	/** Returns the error for a file that is too large. */
	public static function too_large(): \WP_Error {
		/* translators: %s: a number. */
		return Errors::invalid( 'csv', sprintf( _n( 'A file can contain up to %s subscriber. Please split it.', 'A file can contain up to %s subscribers. Please split it.', self::MAX_ROWS, 'mainstreet-blocks' ), number_format_i18n( self::MAX_ROWS ) ) );
	}
}
