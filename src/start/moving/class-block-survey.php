<?php
namespace Mainstreet\Start\Moving;

use Mainstreet\Core\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Looks through the posts in portions, each by the primary key, so that a site with a hundred thousand posts
 * answers as fast as a small one. What was found is summed up by the screen; nothing is stored.
 */
final class Block_Survey {

	/** Posts of one portion. */
	const PORTION = 500;

	/** Posts of one portion that are named. */
	const NAMED = 20;

	/** Beginnings of the names of the suite's blocks. */
	const SPACES = array( 'jetpack', 'premium-content', 'videopress' );

	/** Types that are no content of the site. */
	const NO_CONTENT = array( 'revision', 'attachment', 'feedback', 'nav_menu_item', 'custom_css', 'customize_changeset', 'oembed_cache', 'user_request' );

	/**
	 * Counts one portion.
	 *
	 * @param \WP_REST_Request $request Request with `after`.
	 * @return array `next` (pass it as `after`; 0 at the end), `seen` (posts of this portion), `total` (posts of the site), `blocks`
	 *               (list of `name`, `posts`, `blocks`), `posts` (some of those: `id`, `title`, `url`, `names`), `kinds` (with the
	 *               first portion, as Suite_Kinds).
	 */
	public static function answer( $request ) {
		global $wpdb;
		$after = (int) $request['after'];
		// phpcs:disable WordPress.DB -- ranges of the primary key; no function asks so.
		$ids  = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID LIMIT %d", $after, self::PORTION ) ) );
		$last = $ids ? max( $ids ) : 0;
		$rows = $ids ? $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_content FROM {$wpdb->posts} WHERE ID > %d AND ID <= %d AND post_status NOT IN ('trash', 'auto-draft') AND post_type NOT IN (" . implode( ', ', array_fill( 0, count( self::NO_CONTENT ), '%s' ) ) . ') AND (' . implode( ' OR ', array_fill( 0, count( self::SPACES ), 'post_content LIKE %s' ) ) . ')', array_merge( array( $after, $last ), self::NO_CONTENT, self::patterns() ) ) ) : array();
		// phpcs:enable
		$found = array();
		$posts = array();
		foreach ( $rows as $row ) {
			$names = self::count( $row->post_content );
			foreach ( $names as $name => $blocks ) {
				$before         = isset( $found[ $name ] ) ? $found[ $name ] : array( 0, 0 );
				$found[ $name ] = array( $before[0] + 1, $before[1] + $blocks );
			}
			if ( $names && count( $posts ) < self::NAMED ) {
				$posts[] = self::post( (int) $row->ID, array_keys( $names ) );
			}
		}
		return array(
			'next'   => count( $ids ) < self::PORTION ? 0 : $last,
			'seen'   => count( $ids ),
			'total'  => 0 === $after ? self::total() : 0,
			'blocks' => array_map(
				static function ( $name, $counts ) {
					return array(
						'name'   => $name,
						'posts'  => $counts[0],
						'blocks' => $counts[1],
					);
				},
				array_keys( $found ),
				$found
			),
			'posts'  => $posts,
			// What was taken over since the screen was opened may have changed it.
			'kinds'  => 0 === $after ? Suite_Kinds::all() : null,
		);
	}

	/**
	 * Blocks of the suite in a text.
	 *
	 * @param string $content Content of a post; anything may stand in it.
	 * @return array<string, int> How many of each, by name.
	 */
	public static function count( $content ) {
		preg_match_all( '#<!--\s+wp:((?:' . implode( '|', self::SPACES ) . ')/[a-z][a-z0-9-]{0,60})\s#', (string) $content, $found );
		return array_count_values( $found[1] );
	}

	/**
	 * What a text with such a block holds.
	 *
	 * @return string[] Patterns of LIKE.
	 */
	private static function patterns() {
		global $wpdb;
		return array_map(
			static function ( $space ) use ( $wpdb ) {
				return '%' . $wpdb->esc_like( "wp:$space/" ) . '%';
			},
			self::SPACES
		);
	}

	/**
	 * How many posts of whatever kind the site has.
	 *
	 * @return int
	 */
	private static function total() {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" );
	}

	/**
	 * A post as the screen names it.
	 *
	 * @param int      $id    Post.
	 * @param string[] $names Blocks in it.
	 * @return array
	 */
	private static function post( $id, array $names ) {
		return array(
			'id'    => $id,
			'title' => trim( Plain_Text::from_html( get_the_title( $id ) ) ),
			'url'   => (string) get_edit_post_link( $id, 'raw' ),
			'names' => $names,
		);
	}
}
