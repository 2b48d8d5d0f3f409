<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Payments\Plans\Paid_Post_Index;

defined( 'ABSPATH' ) || exit;

/** Finds the posts whose blocks use a plan. */
final class Plan_Usage {

	/** Maximum number of posts to read, those with the highest ids first. */
	const MAX_POSTS = 500;

	/** Posts per query. */
	const CHUNK = 50;

	/** Block attributes with plan ids: a number, several joined by a plus, or a list. */
	const ATTRIBUTES = '/"(?:planId|planIds|selectedPlanId|selectedPlanIds)":\s*(\[[\d,\s"]*\]|"[\d+\s]*"|\d+)/';

	/** @return array<int, array[]> List of `id`, `title`, `edit` (URL, '' for none), `link` ('' if the post is not public), by plan id. */
	public static function get_posts_by_plan(): array {
		$use   = array();
		$known = Paid_Post_Index::get_last_indexed();
		foreach ( array_merge( self::find_after( $known ), self::find_indexed() ) as $row ) {
			foreach ( self::parse_plan_ids( $row['post_content'] ) as $plan ) {
				$use[ $plan ][ (int) $row['ID'] ] = self::format_post( (int) $row['ID'] );
			}
		}
		return array_map( 'array_values', $use );
	}

	/** Reads posts that are in the index, newest first (`ID`, `post_content`). */
	private static function find_indexed(): array {
		$rows = array();
		foreach ( array_chunk( Paid_Post_Index::find_marked( Paid_Post_Index::PLAN, self::MAX_POSTS ), self::CHUNK ) as $ids ) {
			$rows = array_merge( $rows, self::find_posts( 'ID IN ( ' . implode( ', ', $ids ) . ' )' ) );
		}
		return $rows;
	}

	/**
	 * Reads posts that are not in the index yet, newest first.
	 *
	 * @param int $known The last indexed post.
	 * @return array[] `ID`, `post_content`.
	 */
	private static function find_after( int $known ): array {
		$rows = array();
		$last = PHP_INT_MAX;
		do {
			$found = self::find_posts( "ID > $known AND ID < $last AND " . Paid_Post_Index::get_condition( Paid_Post_Index::PLAN, $GLOBALS['wpdb']->posts ) );
			$last  = $found ? (int) end( $found )['ID'] : 0;
			$rows  = array_merge( $rows, $found );
		} while ( count( $found ) === self::CHUNK && count( $rows ) < self::MAX_POSTS );
		return $rows;
	}

	/**
	 * @param string $content
	 * @return int[]
	 */
	public static function parse_plan_ids( $content ): array {
		$plans = array();
		preg_match_all( self::ATTRIBUTES, $content, $found );
		foreach ( $found[1] as $value ) {
			preg_match_all( '/\d{1,18}/', $value, $ids );
			$plans = array_merge( $plans, array_map( 'intval', $ids[0] ) );
		}
		return array_values( array_unique( array_filter( $plans ) ) );
	}

	/**
	 * Reads posts, newest first.
	 *
	 * @param string $where Prepared SQL condition.
	 * @return array[] `ID`, `post_content`; at most CHUNK.
	 */
	private static function find_posts( string $where ): array {
		global $wpdb;
		$sql = "SELECT ID, post_content FROM $wpdb->posts WHERE $where AND post_status IN ( 'publish', 'private', 'future', 'draft', 'pending' ) AND post_type NOT IN ( 'revision', 'jp_mem_plan', 'feedback' )";
		// phpcs:ignore WordPress.DB -- numbers and constants.
		$rows = $wpdb->get_results( $sql . ' ORDER BY ID DESC LIMIT ' . self::CHUNK, ARRAY_A );
		return is_array( $rows ) ? $rows : array();
	}

	/** Formats a post for the response. */
	private static function format_post( int $id ): array {
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
