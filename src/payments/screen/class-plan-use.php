<?php
/**
 * Where plans are offered.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Looks for plans in the content of posts: their blocks name them.
 */
final class Plan_Use {

	/** Most posts that are looked through, the last changed first. */
	const MOST = 500;

	/** Posts of one query. */
	const CHUNK = 50;

	/** Attributes of blocks that name plans: a number, several with a plus, or a list. */
	const ATTRIBUTES = '/"(?:planId|planIds|selectedPlanId|selectedPlanIds)":\s*(\[[\d,\s"]*\]|"[\d+\s]*"|\d+)/';

	/**
	 * Posts by plan.
	 *
	 * @return array<int, array[]> Plan => list of `id`, `title`, `edit` (address, '' for none), `link` ('' where it is not public).
	 */
	public static function all() {
		$use  = array();
		$last = 0;
		for ( $read = 0; $read < self::MOST; $read += self::CHUNK ) {
			$rows = self::read( $last );
			foreach ( $rows as $row ) {
				$last = (int) $row['ID'];
				foreach ( self::plans( $row['post_content'] ) as $plan ) {
					$use[ $plan ][] = self::post( $last );
				}
			}
			if ( count( $rows ) < self::CHUNK ) {
				break;
			}
		}
		return $use;
	}

	/**
	 * Plans that a content names.
	 *
	 * @param string $content Content of a post.
	 * @return int[]
	 */
	public static function plans( $content ) {
		$plans = array();
		preg_match_all( self::ATTRIBUTES, $content, $found );
		foreach ( $found[1] as $value ) {
			preg_match_all( '/\d{1,18}/', $value, $ids );
			$plans = array_merge( $plans, array_map( 'intval', $ids[0] ) );
		}
		return array_values( array_unique( array_filter( $plans ) ) );
	}

	/**
	 * Some posts with blocks that name plans, newest first.
	 *
	 * @param int $before Id they are below; 0 for the newest.
	 * @return array[] `ID`, `post_content`.
	 */
	private static function read( $before ) {
		global $wpdb;
		$sql = "SELECT ID, post_content FROM $wpdb->posts WHERE post_status IN ( 'publish', 'private', 'future', 'draft', 'pending' ) AND post_type NOT IN ( 'revision', 'jp_mem_plan', 'feedback' )";
		// A block of ours that names a plan.
		$sql .= $wpdb->prepare( ' AND post_content LIKE %s AND ( post_content LIKE %s OR post_content LIKE %s )', '%<!-- wp:jetpack/%', '%planId%', '%PlanId%' );
		if ( $before ) {
			$sql .= $wpdb->prepare( ' AND ID < %d', $before );
		}
		// phpcs:ignore WordPress.DB -- prepared above.
		$rows = $wpdb->get_results( $sql . $wpdb->prepare( ' ORDER BY ID DESC LIMIT %d', self::CHUNK ), ARRAY_A );
		return is_array( $rows ) ? $rows : array();
	}

	/**
	 * A post as it is answered.
	 *
	 * @param int $id Post.
	 * @return array
	 */
	private static function post( $id ) {
		$post  = get_post( $id );
		$title = Plain_Text::from_html( get_the_title( $post ) );
		return array(
			'id'    => $id,
			'title' => '' === $title ? __( '(no title)', 'mainstreet-blocks' ) : $title,
			'edit'  => (string) get_edit_post_link( $id, 'raw' ),
			'link'  => $post && is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : '',
		);
	}
}
