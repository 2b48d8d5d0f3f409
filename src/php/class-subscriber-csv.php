<?php
/**
 * Files of subscribers.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Reads CSV files as newsletter services write them: with a head line in any order, or with
 * addresses alone; commas, semicolons or tabs between.
 */
final class Subscriber_Csv {

	/** Names a column goes by, in lower case. */
	const NAMES = array(
		'email'  => array( 'email', 'e-mail', 'email address', 'e-mail address', 'email_address', 'mail', 'subscriber' ),
		'name'   => array( 'name', 'full name', 'display name', 'first name', 'first_name' ),
		'date'   => array( 'subscription date', 'subscription_date', 'date', 'subscribed', 'created', 'created_at', 'optin_time', 'confirm_time', 'date subscribed' ),
		'status' => array( 'status', 'state', 'subscription status', 'email subscription status' ),
	);

	/** Letters of a cell that are read. */
	const MAX_CELL = 500;

	/**
	 * Reads a file.
	 *
	 * @param string $text  The file.
	 * @param int    $limit Rows at most.
	 * @return array[]|\WP_Error `email`, `name`, `date`, `status` as they stand there.
	 */
	public static function read( $text, $limit ) {
		$text = self::utf8( $text );
		// A temporary stream of PHP's own: large files go to disk, and cells may span lines.
		$stream = fopen( 'php://temp/maxmemory:2097152', 'r+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
		fwrite( $stream, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
		rewind( $stream );
		$separator = self::separator( $text );
		$columns   = null;
		$rows      = array();
		while ( count( $rows ) < $limit ) {
			$cells = fgetcsv( $stream, 0, $separator, '"', '' );
			if ( false === $cells ) {
				break;
			}
			if ( array( null ) === $cells ) {
				continue;
			}
			if ( null === $columns ) {
				$columns = self::columns( $cells );
				if ( null === $columns ) {
					return Errors::invalid( 'csv', __( 'The first line of this file names no column “email”.', 'mainstreet-blocks' ) );
				}
				if ( ! self::is_address( $cells[ $columns['email'] ] ) ) {
					continue;
				}
			}
			$rows[] = self::pick( $cells, $columns );
		}
		fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- memory.
		return $rows;
	}

	/**
	 * What another service's word for a status means here.
	 *
	 * @param string $word Word.
	 * @return string One of Subscribers::STATUSES.
	 */
	public static function status( $word ) {
		$word = strtolower( trim( $word ) );
		if ( preg_match( '/unsub|opt.?out|inactive|removed|cancel/', $word ) ) {
			return Subscribers::UNSUBSCRIBED;
		}
		if ( preg_match( '/bounce|cleaned|invalid/', $word ) ) {
			return Subscribers::BOUNCED;
		}
		if ( preg_match( '/complain|spam|abuse/', $word ) ) {
			return Subscribers::COMPLAINED;
		}
		return preg_match( '/pending|unconfirmed|not confirmed/', $word ) ? Subscribers::PENDING : Subscribers::ACTIVE;
	}

	/**
	 * Which column holds what.
	 *
	 * @param array $cells First line.
	 * @return array|null Name => number; null when no column holds addresses.
	 */
	private static function columns( array $cells ) {
		$heads   = array_map(
			static function ( $cell ) {
				return strtolower( trim( (string) $cell ) );
			},
			$cells
		);
		$columns = array();
		foreach ( self::NAMES as $name => $known ) {
			foreach ( $known as $alias ) {
				$at = array_search( $alias, $heads, true );
				if ( false !== $at ) {
					$columns[ $name ] = $at;
					break;
				}
			}
		}
		if ( ! isset( $columns['email'] ) ) {
			foreach ( $cells as $at => $cell ) {
				if ( self::is_address( $cell ) ) {
					$columns = array( 'email' => $at );
					break;
				}
			}
		}
		return isset( $columns['email'] ) ? $columns : null;
	}

	/**
	 * The cells that count, shortened.
	 *
	 * @param array $cells   Line.
	 * @param array $columns Name => number.
	 * @return string[]
	 */
	private static function pick( array $cells, array $columns ) {
		$row = array();
		foreach ( array_keys( self::NAMES ) as $name ) {
			$cell         = isset( $columns[ $name ], $cells[ $columns[ $name ] ] ) ? (string) $cells[ $columns[ $name ] ] : '';
			$row[ $name ] = mb_substr( trim( $cell ), 0, self::MAX_CELL );
		}
		return $row;
	}

	/**
	 * Whether a cell holds an address.
	 *
	 * @param mixed $cell Cell.
	 * @return bool
	 */
	private static function is_address( $cell ) {
		return '' !== Subscriber_Address::clean( (string) $cell );
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
