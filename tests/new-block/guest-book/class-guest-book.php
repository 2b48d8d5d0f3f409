<?php
/**
 * What guests wrote.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Guest_Book;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Entries of the guest book.
 */
final class Guest_Book {

	/** Event that forgets old entries. */
	const EVENT = 'mainstreet_guest_book_upkeep';

	/**
	 * Adds an entry.
	 *
	 * @param string $text What was written.
	 */
	public static function sign( $text ) {
		Sql::insert( 'guest_book', array( array( 'entry' => $text ) ) );
		if ( ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + DAY_IN_SECONDS, self::EVENT );
		}
	}

	/**
	 * The latest entries, as many as the owner wants to see.
	 *
	 * @return string[] Texts.
	 */
	public static function latest() {
		return array_column( Sql::rows( 'guest_book', 'SELECT entry FROM {table} ORDER BY id DESC LIMIT ' . (int) Options::get( 'guest_book_entries' ) ), 'entry' );
	}

	/**
	 * Forgets all but the last thousand entries.
	 */
	public static function run_upkeep() {
		$last = Sql::row( 'guest_book', 'SELECT MAX(id) AS id FROM {table}' );
		Sql::run( 'guest_book', 'DELETE FROM {table} WHERE id <= ' . ( (int) $last['id'] - 1000 ) );
	}
}
