<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Payments\Plans\Paid_Post_Index;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents searches from revealing words of paid content: posts with paid content are found by title and excerpt only, except by users
 * who can edit others' posts.
 */
final class Search_Guard {

	/** Maximum number of paid posts whose ids are in the condition. The database would look up each post that holds the words. */
	const MAX_LISTED = 500;

	/**
	 * Changes the condition of a search.
	 *
	 * @param string $search SQL of core, with values in quotes.
	 */
	public static function filter_sql( string $search ): string {
		global $wpdb;
		if ( current_user_can( 'edit_others_posts' ) ) {
			return $search;
		}
		$posts = $wpdb->posts;
		$paid  = self::get_condition();
		if ( '' === $paid ) {
			return $search;
		}
		return (string) preg_replace_callback(
			// Quotes within a value are escaped with a backslash, so a search term cannot match this pattern.
			'/' . preg_quote( $posts, '/' ) . "\\.post_content (NOT )?LIKE '(?:[^'\\\\]|\\\\.)*+'/s",
			static fn( $found ) => empty( $found[1] ) ? "( $found[0] AND NOT $paid )" : "( $found[0] OR $paid )",
			$search
		);
	}

	/** Returns the condition for posts with paid content (SQL; empty if there are no such posts). */
	private static function get_condition(): string {
		global $wpdb;
		$known = Paid_Post_Index::get_last_indexed();
		$posts = $wpdb->posts;
		$parts = array();
		if ( 0 === $known ) {
			return Paid_Post_Index::get_condition( Paid_Post_Index::PAID, $posts );
		}
		$paid = Paid_Post_Index::find_marked( Paid_Post_Index::PAID, self::MAX_LISTED + 1 );
		if ( count( $paid ) > self::MAX_LISTED ) {
			$parts[] = "$posts.ID IN ( SELECT post_id FROM `" . Tables::name( 'paid_posts' ) . '` WHERE mark = ' . Paid_Post_Index::PAID . ' )';
		} elseif ( $paid ) {
			$parts[] = "$posts.ID IN ( " . implode( ', ', $paid ) . ' )';
		}
		if ( Paid_Post_Index::has_paid_after( $known ) ) {
			$parts[] = "( $posts.ID > $known AND " . Paid_Post_Index::get_condition( Paid_Post_Index::PAID, $posts ) . ' )';
		}
		return $parts ? '( ' . implode( ' OR ', $parts ) . ' )' : '';
	}
}
