<?php
/**
 * Files of subscribers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Core\Csv;
use Mainstreet\Core\Errors;
use Mainstreet\Mail\Email_Address;

defined( 'ABSPATH' ) || exit;

/**
 * Reads CSV files as newsletter services write them: with a head line in any order, or with
 * addresses alone; commas, semicolons or tabs between. This site's own export is read whole, as CSV and as JSON.
 */
final class Subscriber_Csv {

	/** Letters of a cell that are read, and of a sentence of consent in our own export. */
	const MAX_CELL    = 500;
	const MAX_CONSENT = 5000;

	/** Bytes of a line; what is longer begins another one. */
	const MAX_LINE = 1048576;

	/**
	 * Reads a file.
	 *
	 * @param string $text  The file.
	 * @param int    $limit Rows at most.
	 * @return array[]|\WP_Error Each `row` (its number, as a spreadsheet counts), `email`, `name`, `date` as they stand there,
	 *                          `status` ('' for who is left out), `reason`, `word` (Subscriber_Consent), and of our own export
	 *                          `own` (`confirmed`, `unsubscribed`, `source`, `source_post`, `consent`, `frequency`, `fields`).
	 */
	public static function read( $text, $limit ) {
		$text = self::utf8( $text );
		if ( preg_match( '/^\s*\[\s*\{/', $text ) ) {
			// Before it is unfolded in memory: a person has at most two lists.
			if ( substr_count( $text, '{' ) + substr_count( $text, '[' ) > 3 * $limit ) {
				return Subscriber_Import::too_large();
			}
			return self::read_json( $text, $limit );
		}
		// A temporary stream of PHP's own: large files go to disk, and cells may span lines.
		$stream = fopen( 'php://temp/maxmemory:2097152', 'r+' );
		fwrite( $stream, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
		rewind( $stream );
		$separator = self::separator( $text );
		$columns   = null;
		$rows      = array();
		for ( $number = 1; count( $rows ) < $limit; $number++ ) {
			$cells = fgetcsv( $stream, self::MAX_LINE, $separator, '"', '' );
			if ( false === $cells ) {
				break;
			}
			if ( array( null ) === $cells ) {
				continue;
			}
			if ( null === $columns ) {
				$columns = Subscriber_Columns::of( $cells );
				if ( null === $columns ) {
					return Errors::invalid( 'csv', __( 'The first line of this file names no column “email”.', 'mainstreet-blocks' ) );
				}
				if ( '' === Email_Address::clean( (string) $cells[ $columns['email'] ] ) ) {
					continue;
				}
			}
			$rows[] = array( 'row' => $number ) + self::pick( $cells, $columns );
		}
		fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
		return $rows;
	}

	/**
	 * What a line says.
	 *
	 * @param array $cells   Line.
	 * @param array $columns As Subscriber_Columns::of().
	 * @return array As read().
	 */
	private static function pick( array $cells, array $columns ) {
		$cell     = static function ( $at, $most = self::MAX_CELL ) use ( $cells, $columns ) {
			$text = isset( $cells[ $at ] ) ? trim( mb_substr( (string) $cells[ $at ], 0, $most ) ) : '';
			return $columns['own'] ? Csv::unguard( $text ) : $text;
		};
		$named    = static function ( $name ) use ( $cell, $columns ) {
			return isset( $columns[ $name ] ) ? $cell( $columns[ $name ] ) : '';
		};
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
		list( $row['status'], $row['reason'], $row['word'] ) = Subscriber_Consent::read( $statuses, $marks );
		if ( $columns['own'] ) {
			$row['own'] = self::own( $cell, $columns['heads'] );
		}
		return $row;
	}

	/**
	 * What only our own export says.
	 *
	 * @param callable $cell  Gives the text of a column.
	 * @param string[] $heads Heads.
	 * @return array As read().
	 */
	private static function own( callable $cell, array $heads ) {
		$own = array( 'source_post' => 0 );
		foreach ( array( 'confirmed', 'unsubscribed', 'source', 'consent' ) as $name ) {
			$own[ $name ] = $cell( array_search( $name, Subscriber_Export::COLUMNS, true ), 'consent' === $name ? self::MAX_CONSENT : self::MAX_CELL );
		}
		$own['fields']    = array();
		$has_all          = array_slice( $heads, 0, count( Subscriber_Export::COLUMNS ) ) === Subscriber_Export::COLUMNS;
		$own['frequency'] = $has_all ? $cell( count( Subscriber_Export::FORMER ) ) : '';
		foreach ( array_slice( $heads, count( $has_all ? Subscriber_Export::COLUMNS : Subscriber_Export::FORMER ), null, true ) as $at => $head ) {
			$own['fields'][ Csv::unguard( (string) $head ) ] = $cell( $at );
		}
		return $own;
	}

	/**
	 * Our own export as JSON.
	 *
	 * @param string $text  The file.
	 * @param int    $limit Rows at most.
	 * @return array[]|\WP_Error As read().
	 */
	private static function read_json( $text, $limit ) {
		$items = json_decode( $text, true, 8 );
		if ( ! is_array( $items ) ) {
			return Errors::invalid( 'csv', __( 'This file is damaged: it can’t be read.', 'mainstreet-blocks' ) );
		}
		$rows = array();
		foreach ( array_slice( $items, 0, $limit ) as $number => $item ) {
			$item = is_array( $item ) ? $item : array();
			$text = static function ( $name, $most = self::MAX_CELL ) use ( $item ) {
				return isset( $item[ $name ] ) && is_scalar( $item[ $name ] ) ? trim( mb_substr( (string) $item[ $name ], 0, $most ) ) : '';
			};
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
					'fields'       => isset( $item['fields'] ) ? $item['fields'] : array(),
				),
			);
			list( $row['status'], $row['reason'], $row['word'] ) = Subscriber_Consent::read( array( array( $text( 'status' ), false ) ), array() );
			$rows[] = $row;
		}
		return $rows;
	}

	/**
	 * What stands between the cells of the first line.
	 *
	 * @param string $text The file.
	 * @return string
	 */
	private static function separator( $text ) {
		$line  = (string) strtok( $text, "\r\n" );
		$count = array();
		foreach ( array( ',', ';', "\t" ) as $separator ) {
			$count[ $separator ] = substr_count( $line, $separator );
		}
		arsort( $count );
		return (string) key( $count );
	}

	/**
	 * The file in UTF-8, without byte order mark and NULs, with the line ends fgetcsv() knows.
	 *
	 * @param string $text The file.
	 * @return string
	 */
	private static function utf8( $text ) {
		if ( 0 === strpos( $text, "\xFF\xFE" ) || 0 === strpos( $text, "\xFE\xFF" ) ) {
			$text = mb_convert_encoding( $text, 'UTF-8', 0 === strpos( $text, "\xFF" ) ? 'UTF-16LE' : 'UTF-16BE' );
		} elseif ( ! mb_check_encoding( $text, 'UTF-8' ) ) {
			$text = mb_convert_encoding( $text, 'UTF-8', 'ISO-8859-1' );
		}
		return str_replace( array( "\xEF\xBB\xBF", "\0", "\r\n", "\r" ), array( '', '', "\n", "\n" ), $text );
	}
}
