<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Payments\Plans\Paid_Post_Index;

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
	 */
	public static function sql( string $search ): string {
		global $wpdb;
		if ( current_user_can( 'edit_others_posts' ) ) {
			return $search;
		}
		$posts = $wpdb->posts;
		$paid  = self::paid();
		if ( '' === $paid ) {
			return $search;
		}
		return (string) preg_replace_callback(
			// Inside of a value a quote has a backslash in front: nothing that was searched for looks like this.
			'/' . preg_quote( $posts, '/' ) . "\\.post_content (NOT )?LIKE '(?:[^'\\\\]|\\\\.)*+'/s",
			static function ( $found ) use ( $paid ) {
				return empty( $found[1] ) ? "( $found[0] AND NOT $paid )" : "( $found[0] OR $paid )";
			},
			$search
		);
	}

	/**
	 * The condition that a post holds something paid for.
	 *
	 * @return string SQL; '' when no post does.
	 */
	private static function paid(): string {
		global $wpdb;
		$known = Paid_Post_Index::known();
		$posts = $wpdb->posts;
		$parts = array();
		if ( 0 === $known ) {
			return Paid_Post_Index::condition( Paid_Post_Index::PAID, $posts );
		}
		if ( Paid_Post_Index::has( Paid_Post_Index::PAID ) ) {
			$parts[] = "$posts.ID IN ( SELECT post_id FROM `" . Tables::name( 'paid_posts' ) . '` WHERE mark = ' . Paid_Post_Index::PAID . ' )';
		}
		if ( Paid_Post_Index::has_paid_after( $known ) ) {
			$parts[] = "( $posts.ID > $known AND " . Paid_Post_Index::condition( Paid_Post_Index::PAID, $posts ) . ' )';
		}
		return $parts ? '( ' . implode( ' OR ', $parts ) . ' )' : '';
	}
}
