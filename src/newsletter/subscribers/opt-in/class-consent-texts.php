<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;

defined( 'ABSPATH' ) || exit;

/** Stores each consent text once; subscribers refer to it by ID. */
final class Consent_Texts {

	/** Maximum number of characters. */
	const MAX_LENGTH = 5000;

	/** Returns the ID of a text, and stores it if it is new; 0 for an empty text. */
	public static function find_or_create( $text ): int {
		global $wpdb;
		$text = mb_substr( trim( Subscriber_Row::readable( $text, self::MAX_LENGTH ) ), 0, self::MAX_LENGTH );
		if ( '' === $text ) {
			return 0;
		}
		$row   = array(
			'sha1' => sha1( $text ),
			'text' => $text,
		);
		$query = $wpdb->prepare( 'SELECT id FROM {table} WHERE sha1 = %s', $row['sha1'] );
		$found = Sql::row( 'consent_texts', $query );
		if ( ! $found && Sql::insert( 'consent_texts', array( $row ) ) ) {
			$id = (int) $wpdb->insert_id;
			wp_cache_set( 'consent_' . $id, $text, 'mainstreet' );
			return $id;
		}
		// Not found and not inserted: another request has just inserted it.
		$found = $found ? $found : Sql::row( 'consent_texts', $query );
		return $found ? (int) $found['id'] : 0;
	}

	/**
	 * Returns a text by its ID.
	 *
	 * @return string Empty if there is none.
	 */
	public static function get( $id ) {
		global $wpdb;
		$text = $id ? wp_cache_get( 'consent_' . $id, 'mainstreet' ) : '';
		if ( ! is_string( $text ) ) {
			$row  = Sql::row( 'consent_texts', $wpdb->prepare( 'SELECT text FROM {table} WHERE id = %d', $id ) );
			$text = $row ? $row['text'] : '';
			wp_cache_set( 'consent_' . $id, $text, 'mainstreet' );
		}
		return $text;
	}
}
