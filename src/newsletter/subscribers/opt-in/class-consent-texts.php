<?php
namespace Mainstreet\Newsletter\Subscribers\Opt_In;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps each sentence of consent once; subscribers refer to it.
 */
final class Consent_Texts {

	/** Characters that are kept. */
	const MOST = 5000;

	/**
	 * Number of a sentence, which is kept if it is new.
	 *
	 * @param string $text Plain text as the person saw it.
	 * @return int 0 for an empty one.
	 */
	public static function id( $text ): int {
		global $wpdb;
		$text = mb_substr( trim( Subscriber_Row::readable( $text, self::MOST ) ), 0, self::MOST );
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
		// Not there when it was looked for, and not added: another request has just done so.
		$found = $found ? $found : Sql::row( 'consent_texts', $query );
		return $found ? (int) $found['id'] : 0;
	}

	/**
	 * A sentence by its number.
	 *
	 * @param int $id Number.
	 * @return string '' when there is none.
	 */
	public static function text( $id ) {
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
