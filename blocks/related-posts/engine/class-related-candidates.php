<?php
namespace Mainstreet\Blocks\Related_Posts\Engine;

defined( 'ABSPATH' ) || exit;

/**
 * Finds posts that share terms with a post. The number of rows read does not grow with the site: the rarest terms are
 * read first, each with an index and a limit.
 */
final class Related_Candidates {

	/** Maximum number of candidates. */
	const MAX_CANDIDATES = 300;

	/** Maximum number of terms per post; the rarest are the most significant. */
	const TERMS = 12;

	/** Maximum number of posts per term; the newest are used. */
	const PER_TERM = 120;

	/** Above this number of posts, the index of a term is not used, because the database would sort all of them. */
	const COMMON = 2000;

	/** Range of ids around the post that is searched for a common term. */
	const REACH = 5000;

	/**
	 * Returns the terms of a post, the rarest first.
	 *
	 * @return object[] With `tt_id`, `term_id`, `taxonomy`, `count`.
	 */
	public static function find_terms( \WP_Post $post ): array {
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
	 * Returns public posts that share a term or, for a post without terms, the newest ones of its type.
	 *
	 * Runs one query per term, without a list of post ids: on SQLite, the drop-in parses each statement, so a statement with
	 * hundreds of ids takes longer than the query itself.
	 *
	 * @param object[] $terms Terms of the post.
	 * @return object[] By id, with `ID`, `post_title`, `post_date_gmt` and `tt_ids`, the shared terms.
	 */
	public static function find_posts( \WP_Post $post, array $terms ): array {
		$posts = array();
		foreach ( $terms as $term ) {
			foreach ( self::term_queries( $post->ID, $term ) as $ids ) {
				$posts += self::read_posts( $post, $ids, $terms );
			}
			if ( count( $posts ) >= self::MAX_CANDIDATES ) {
				break;
			}
		}
		if ( ! $terms ) {
			$posts = self::find_newest( $post );
		}
		unset( $posts[ $post->ID ] );
		return array_slice( $posts, 0, self::MAX_CANDIDATES, true );
	}

	/**
	 * Returns queries for the ids of the posts of a term.
	 *
	 * @return string[] SQL.
	 */
	private static function term_queries( int $id, object $term ): array {
		global $wpdb;
		if ( (int) $term->count <= self::COMMON ) {
			return array( $wpdb->prepare( "SELECT object_id FROM {$wpdb->term_relationships} WHERE term_taxonomy_id = %d ORDER BY object_id DESC LIMIT %d", $term->tt_id, self::PER_TERM ) );
		}
		// The sum prevents the use of the term's index, so the database scans the range of ids instead of all posts of the term.
		return array(
			$wpdb->prepare( "SELECT object_id FROM {$wpdb->term_relationships} WHERE object_id < %d AND object_id > %d AND term_taxonomy_id + 0 = %d ORDER BY object_id DESC LIMIT %d", $id, $id - self::REACH, $term->tt_id, self::PER_TERM / 2 ),
			$wpdb->prepare( "SELECT object_id FROM {$wpdb->term_relationships} WHERE object_id > %d AND object_id < %d AND term_taxonomy_id + 0 = %d ORDER BY object_id LIMIT %d", $id, $id + self::REACH, $term->tt_id, self::PER_TERM / 2 ),
		);
	}

	/**
	 * Reads the public posts among a list of ids, without content, and the terms that each shares.
	 *
	 * @param \WP_Post $post  Post they are candidates for.
	 * @param string   $ids   Query for their ids.
	 * @param object[] $terms Terms of the post.
	 * @return object[] By id, the newest first.
	 */
	private static function read_posts( \WP_Post $post, string $ids, array $terms ): array {
		global $wpdb;
		// Left joins keep the join order. Otherwise, MariaDB would start with all posts of the type instead of the few ids.
		$term_ids = implode( ',', array_map( 'intval', wp_list_pluck( $terms, 'tt_id' ) ) );
		$posts    = array();
		// phpcs:disable WordPress.DB -- a statement of term_queries(), and whole numbers; kept by Related_Store.
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
	 * Returns the newest posts of the same type. Uses core's index on type, status and date.
	 *
	 * @return object[] By id.
	 */
	private static function find_newest( \WP_Post $post ): array {
		global $wpdb;
		$posts = (array) $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_title, post_date_gmt FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = '' ORDER BY post_date DESC LIMIT %d", $post->post_type, self::PER_TERM ), OBJECT_K );
		foreach ( $posts as $found ) {
			$found->tt_ids = array();
		}
		return $posts;
	}
}
