<?php
/**
 * Words that are looked for in answers.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Turns what was typed into a condition on the stored JSON.
 */
final class Feedback_Search {

	/**
	 * Condition of a text search: each word has to occur.
	 *
	 * @param string $search What was typed.
	 * @return string SQL, beginning with AND.
	 */
	public static function matching( $search ) {
		global $wpdb;
		$sql = '';
		foreach ( array_slice( preg_split( '/\s+/u', trim( Utf8::clean( $search ) ), -1, PREG_SPLIT_NO_EMPTY ), 0, 8 ) as $word ) {
			$likes = array();
			foreach ( self::forms( $word ) as $form ) {
				$likes[] = $wpdb->prepare( 'post_content LIKE %s', '%' . $wpdb->esc_like( $form ) . '%' );
			}
			$sql .= ' AND ( ' . implode( ' OR ', $likes ) . ' )';
		}
		return $sql;
	}

	/**
	 * How a word may stand in the database: as it is, and as JSON writes it, where `é` is
	 * `\u00e9`, so that the database can't tell that `É` is the same letter.
	 *
	 * @param string $word A word.
	 * @return string[]
	 */
	private static function forms( $word ) {
		$lower = mb_strtolower( $word );
		$forms = array( $word );
		foreach ( array( $word, $lower, mb_strtoupper( $word ), mb_strtoupper( mb_substr( $lower, 0, 1 ) ) . mb_substr( $lower, 1 ) ) as $form ) {
			$forms[] = substr( (string) wp_json_encode( $form, JSON_HEX_TAG | JSON_HEX_AMP ), 1, -1 );
		}
		$is_plain = ! preg_match( '/[^\x20-\x7e]/', $word );
		return array_unique( $is_plain ? array_slice( $forms, 0, 2 ) : $forms );
	}
}
