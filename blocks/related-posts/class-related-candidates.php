<?php
/**
 * Which posts come into question.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Related_Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Finds posts that share terms with one, in a number of rows that does not grow with the site: the
 * rarest terms first, each answered by an index and up to a limit.
 */
final class Related_Candidates {

	/** Posts that are looked at, at most. */
	const MOST = 300;

	/** Terms of a post that are looked at; the rarest say the most. */
	const TERMS = 12;

	/** Posts of one term, the newest. */
	const PER_TERM = 120;

	/** Above this many posts a term is not read by its own index: all of them would be sorted. */
	const COMMON = 2000;

	/** How far around the post a common term is looked for, in ids. */
	const REACH = 5000;

	/**
	 * Terms of a post, the rarest first.
	 *
	 * @param \WP_Post $post Post.
	 * @return object[] With `tt_id`, `term_id`, `taxonomy`, `count`.
	 */
	public static function terms( \WP_Post $post ) {
		global $wpdb;
		$taxonomies = array_values( array_filter( get_object_taxonomies( $post ), 'is_taxonomy_viewable' ) );
		$taxonomies = array_values( array_diff( $taxonomies, array( 'post_format' ) ) );
		if ( ! $taxonomies ) {
			return array();
		}
		$holders = implode( ',', array_fill( 0, count( $taxonomies ), '%s' ) );
		// phpcs:disable WordPress.DB -- the holders are counted above; kept by Related_Store.
		return (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT tt.term_taxonomy_id AS tt_id, tt.term_id, tt.taxonomy, tt.count
				FROM {$wpdb->term_relationships} tr JOIN {$wpdb->term_taxonomy} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id
				WHERE tr.object_id = %d AND tt.taxonomy IN ($holders) ORDER BY tt.count, tt.term_taxonomy_id LIMIT %d",
				array_merge( array( $post->ID ), $taxonomies, array( self::TERMS ) )
			)
		);
		// phpcs:enable
	}

	/**
	 * Posts that share a term, and for a post without terms the newest ones of its type.
	 *
	 * @param \WP_Post $post  Post.
	 * @param object[] $terms Its terms.
	 * @return int[] Ids; not all of them are published.
	 */
	public static function ids( \WP_Post $post, array $terms ) {
		$ids = array();
		foreach ( $terms as $term ) {
			$ids += array_flip( self::of_term( $post->ID, $term ) );
			if ( count( $ids ) >= self::MOST ) {
				break;
			}
		}
		if ( ! $terms ) {
			$ids = array_flip( self::newest( $post ) );
		}
		unset( $ids[ $post->ID ] );
		return array_slice( array_keys( $ids ), 0, self::MOST );
	}

	/**
	 * Posts of a term.
	 *
	 * @param int    $id   Post they are for.
	 * @param object $term Term.
	 * @return int[]
	 */
	private static function of_term( $id, $term ) {
		global $wpdb;
		// phpcs:disable WordPress.DB -- kept by Related_Store.
		if ( (int) $term->count <= self::COMMON ) {
			return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT object_id FROM {$wpdb->term_relationships} WHERE term_taxonomy_id = %d ORDER BY object_id DESC LIMIT %d", $term->tt_id, self::PER_TERM ) ) );
		}
		// A sum is found in no index, so the database walks along the posts' ids instead of all posts of the term.
		$before = $wpdb->get_col( $wpdb->prepare( "SELECT object_id FROM {$wpdb->term_relationships} WHERE object_id < %d AND object_id > %d AND term_taxonomy_id + 0 = %d ORDER BY object_id DESC LIMIT %d", $id, $id - self::REACH, $term->tt_id, self::PER_TERM / 2 ) );
		$after  = $wpdb->get_col( $wpdb->prepare( "SELECT object_id FROM {$wpdb->term_relationships} WHERE object_id > %d AND object_id < %d AND term_taxonomy_id + 0 = %d ORDER BY object_id LIMIT %d", $id, $id + self::REACH, $term->tt_id, self::PER_TERM / 2 ) );
		// phpcs:enable
		return array_map( 'intval', array_merge( $before, $after ) );
	}

	/**
	 * The newest posts of the same type, by core's index on type, status and date.
	 *
	 * @param \WP_Post $post Post.
	 * @return int[]
	 */
	private static function newest( \WP_Post $post ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- kept by Related_Store.
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' ORDER BY post_date DESC LIMIT %d", $post->post_type, self::PER_TERM ) ) );
	}
}
