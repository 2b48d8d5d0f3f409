<?php
/**
 * Searches.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Gate;

use Mainstreet\Registration\Paid_Content;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a search from telling which words stand in what is paid for: posts with something paid for are found by title and
 * excerpt alone, by everybody who may not edit others' posts.
 */
final class Search_Guard {

	/**
	 * The condition of a search.
	 *
	 * @param string $search SQL as core made it, with its values in quotes.
	 * @return string
	 */
	public static function sql( $search ) {
		global $wpdb;
		if ( current_user_can( 'edit_others_posts' ) ) {
			return $search;
		}
		$posts  = $wpdb->posts;
		$levels = "'" . implode( "','", array_keys( Post_Access::LEVELS ) ) . "'";
		$paid   = "( $posts.post_content LIKE '%wp:" . Paid_Content::PAID . "%' OR $posts.ID IN ( SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '" . Post_Access::META . "' AND meta_value IN ( $levels ) ) )";
		return (string) preg_replace_callback(
			// Inside of a value a quote has a backslash in front: nothing that was searched for looks like this.
			'/' . preg_quote( $posts, '/' ) . "\\.post_content (NOT )?LIKE '(?:[^'\\\\]|\\\\.)*+'/s",
			static function ( $found ) use ( $paid ) {
				return empty( $found[1] ) ? "( $found[0] AND NOT $paid )" : "( $found[0] OR $paid )";
			},
			$search
		);
	}
}
