<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Payments\Plans\Paid_Post_Index;

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
	public static function all(): array {
		$use   = array();
		$known = Paid_Post_Index::known();
		foreach ( array_merge( self::after( $known ), self::known() ) as $row ) {
			foreach ( self::plans( $row['post_content'] ) as $plan ) {
				$use[ $plan ][ (int) $row['ID'] ] = self::post( (int) $row['ID'] );
			}
		}
		return array_map( 'array_values', $use );
	}

	/**
	 * Posts that the index knows, newest first.
	 *
	 * @return array[] `ID`, `post_content`.
	 */
	private static function known(): array {
		$rows = array();
		foreach ( array_chunk( Paid_Post_Index::posts( Paid_Post_Index::PLAN, self::MOST ), self::CHUNK ) as $ids ) {
			$rows = array_merge( $rows, self::read( 'ID IN ( ' . implode( ', ', $ids ) . ' )' ) );
		}
		return $rows;
	}

	/**
	 * Posts that the index does not know yet, newest first.
	 *
	 * @param int $known The last that it knows.
	 * @return array[] `ID`, `post_content`.
	 */
	private static function after( int $known ): array {
		$rows = array();
		$last = PHP_INT_MAX;
		do {
			$found = self::read( "ID > $known AND ID < $last AND " . Paid_Post_Index::condition( Paid_Post_Index::PLAN, $GLOBALS['wpdb']->posts ) );
			$last  = $found ? (int) end( $found )['ID'] : 0;
			$rows  = array_merge( $rows, $found );
		} while ( count( $found ) === self::CHUNK && count( $rows ) < self::MOST );
		return $rows;
	}

	/**
	 * Plans that a content names.
	 *
	 * @param string $content Content of a post.
	 * @return int[]
	 */
	public static function plans( $content ): array {
		$plans = array();
		preg_match_all( self::ATTRIBUTES, $content, $found );
		foreach ( $found[1] as $value ) {
			preg_match_all( '/\d{1,18}/', $value, $ids );
			$plans = array_merge( $plans, array_map( 'intval', $ids[0] ) );
		}
		return array_values( array_unique( array_filter( $plans ) ) );
	}

	/**
	 * Some posts, newest first.
	 *
	 * @param string $where Condition, prepared.
	 * @return array[] `ID`, `post_content`; CHUNK at most.
	 */
	private static function read( string $where ): array {
		global $wpdb;
		$sql = "SELECT ID, post_content FROM $wpdb->posts WHERE $where AND post_status IN ( 'publish', 'private', 'future', 'draft', 'pending' ) AND post_type NOT IN ( 'revision', 'jp_mem_plan', 'feedback' )";
		// phpcs:ignore WordPress.DB -- numbers and constants.
		$rows = $wpdb->get_results( $sql . ' ORDER BY ID DESC LIMIT ' . self::CHUNK, ARRAY_A );
		return is_array( $rows ) ? $rows : array();
	}

	/**
	 * A post as it is answered.
	 *
	 * @param int $id Post.
	 */
	private static function post( int $id ): array {
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
