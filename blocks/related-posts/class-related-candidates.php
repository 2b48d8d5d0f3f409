<?php
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
	public static function terms( \WP_Post $post ): array {
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
	 * Posts that share a term, and for a post without terms the newest ones of its type; those that anybody may read.
	 *
	 * A list of hundreds of ids in a statement would cost more than the rows it finds where WordPress keeps its data in SQLite:
	 * the drop-in takes every statement apart word by word. So each term's posts come with all that is asked of them.
	 *
	 * @param \WP_Post $post  Post.
	 * @param object[] $terms Its terms.
	 * @return object[] By id, with `ID`, `post_title`, `post_date_gmt` and `tt_ids`, the terms they share.
	 */
	public static function posts( \WP_Post $post, array $terms ): array {
		$posts = array();
		foreach ( $terms as $term ) {
			foreach ( self::of_term( $post->ID, $term ) as $ids ) {
				$posts += self::read( $post, $ids, $terms );
			}
			if ( count( $posts ) >= self::MOST ) {
				break;
			}
		}
		if ( ! $terms ) {
			$posts = self::newest( $post );
		}
		unset( $posts[ $post->ID ] );
		return array_slice( $posts, 0, self::MOST, true );
	}

	/**
	 * Statements that find the posts of a term.
	 *
	 * @param int    $id   Post they are for.
	 * @param object $term Term.
	 * @return string[] SQL.
	 */
	private static function of_term( int $id, object $term ): array {
		global $wpdb;
		if ( (int) $term->count <= self::COMMON ) {
			return array( $wpdb->prepare( "SELECT object_id FROM {$wpdb->term_relationships} WHERE term_taxonomy_id = %d ORDER BY object_id DESC LIMIT %d", $term->tt_id, self::PER_TERM ) );
		}
		// A sum is found in no index, so the database walks along the posts' ids instead of all posts of the term.
		return array(
			$wpdb->prepare( "SELECT object_id FROM {$wpdb->term_relationships} WHERE object_id < %d AND object_id > %d AND term_taxonomy_id + 0 = %d ORDER BY object_id DESC LIMIT %d", $id, $id - self::REACH, $term->tt_id, self::PER_TERM / 2 ),
			$wpdb->prepare( "SELECT object_id FROM {$wpdb->term_relationships} WHERE object_id > %d AND object_id < %d AND term_taxonomy_id + 0 = %d ORDER BY object_id LIMIT %d", $id, $id + self::REACH, $term->tt_id, self::PER_TERM / 2 ),
		);
	}

	/**
	 * Those of some posts that anybody may read, without their text, and which of the terms each has.
	 *
	 * @param \WP_Post $post  Post they are for.
	 * @param string   $ids   Statement that finds their ids.
	 * @param object[] $terms Terms of the post.
	 * @return object[] By id, the newest first.
	 */
	private static function read( \WP_Post $post, string $ids, array $terms ): array {
		global $wpdb;
		// Left joins keep the order: MariaDB would begin with all posts of the type, where the ids are few.
		$term_ids = implode( ',', array_map( 'intval', wp_list_pluck( $terms, 'tt_id' ) ) );
		$posts    = array();
		// phpcs:disable WordPress.DB -- a statement of of_term(), and whole numbers; kept by Related_Store.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID, p.post_title, p.post_date_gmt, tr.term_taxonomy_id AS tt_id
				FROM ($ids) found
				LEFT JOIN {$wpdb->posts} p ON p.ID = found.object_id AND p.post_type = %s AND p.post_status = 'publish' AND p.post_password = ''
				LEFT JOIN {$wpdb->term_relationships} tr ON tr.object_id = p.ID AND tr.term_taxonomy_id + 0 IN ($term_ids)",
				$post->post_type
			)
		);
		// phpcs:enable
		foreach ( (array) $rows as $row ) {
			$id = (int) $row->ID;
			if ( 0 === $id ) {
				continue;
			}
			if ( ! isset( $posts[ $id ] ) ) {
				$row->tt_ids  = array();
				$posts[ $id ] = $row;
			}
			$posts[ $id ]->tt_ids[] = (int) $row->tt_id;
		}
		krsort( $posts );
		return $posts;
	}

	/**
	 * The newest posts of the same type, by core's index on type, status and date.
	 *
	 * @param \WP_Post $post Post.
	 * @return object[] By id.
	 */
	private static function newest( \WP_Post $post ): array {
		global $wpdb;
		$posts = (array) $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_title, post_date_gmt FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = '' ORDER BY post_date DESC LIMIT %d", $post->post_type, self::PER_TERM ), OBJECT_K );
		foreach ( $posts as $found ) {
			$found->tt_ids = array();
		}
		return $posts;
	}
}
