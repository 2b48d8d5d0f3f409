<?php
namespace Mainstreet\Onboarding\Import;

use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Settings\Module_States;

defined( 'ABSPATH' ) || exit;

/**
 * Counts Jetpack's blocks in batches of posts, each read by the primary key, so that a request takes as long on a site with a hundred
 * thousand posts as on a small one. The screen adds the batches up; nothing is stored. Tells also which module each of our blocks
 * belongs to, and whether that module works on this site.
 */
final class Block_Survey {

	/** Posts per batch. */
	const BATCH = 500;

	/** Maximum number of posts listed per batch. */
	const LISTED = 20;

	/** Namespaces of Jetpack's blocks. */
	const NAMESPACES = array( 'jetpack', 'jetpack-search', 'premium-content', 'videopress' );

	/** Post types that are not content of the site. */
	const NO_CONTENT = array( 'revision', 'attachment', 'feedback', 'nav_menu_item', 'custom_css', 'customize_changeset', 'oembed_cache', 'user_request' );

	/**
	 * Counts the blocks of one batch.
	 *
	 * @param \WP_REST_Request $request Request with `after`.
	 * @return array `next` (pass it as `after`; 0 at the end), `seen` (posts of this batch), `total` (posts of the site), `blocks`
	 *               (list of `name`, `posts`, `blocks`), `posts` (some of those: `id`, `title`, `url`, `names`), `kinds` (with the
	 *               first batch, see get_requirements()).
	 */
	public static function count_batch( \WP_REST_Request $request ) {
		global $wpdb;
		$after = (int) $request['after'];
		// phpcs:disable WordPress.DB -- ranges of the primary key; no function asks so.
		$ids  = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID LIMIT %d", $after, self::BATCH ) ) );
		$last = $ids ? max( $ids ) : 0;
		$rows = $ids ? $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_content FROM {$wpdb->posts} WHERE ID > %d AND ID <= %d AND post_status NOT IN ('trash', 'auto-draft') AND post_type NOT IN (" . implode( ', ', array_fill( 0, count( self::NO_CONTENT ), '%s' ) ) . ') AND (' . implode( ' OR ', array_fill( 0, count( self::NAMESPACES ), 'post_content LIKE %s' ) ) . ')', array_merge( array( $after, $last ), self::NO_CONTENT, self::like_patterns() ) ) ) : array();
		// phpcs:enable
		$found = array();
		$posts = array();
		foreach ( $rows as $row ) {
			$names = self::count_blocks( $row->post_content );
			foreach ( $names as $name => $blocks ) {
				$before         = $found[ $name ] ?? array( 0, 0 );
				$found[ $name ] = array( $before[0] + 1, $before[1] + $blocks );
			}
			if ( $names && count( $posts ) < self::LISTED ) {
				$posts[] = self::describe_post( (int) $row->ID, array_keys( $names ) );
			}
		}
		return array(
			'next'   => count( $ids ) < self::BATCH ? 0 : $last,
			'seen'   => count( $ids ),
			'total'  => 0 === $after ? self::count_posts() : 0,
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
			// An import since the screen was opened may have changed them.
			'kinds'  => 0 === $after ? self::get_requirements() : null,
		);
	}

	/**
	 * Counts Jetpack's blocks in a text.
	 *
	 * @param string $content Content of a post; not trusted.
	 * @return array<string, int> How many of each, by name.
	 */
	public static function count_blocks( $content ): array {
		preg_match_all( '#<!--\s+wp:((?:' . implode( '|', self::NAMESPACES ) . ')/[a-z][a-z0-9-]{0,60})\s#', (string) $content, $found );
		return array_count_values( $found[1] );
	}

	/**
	 * Returns LIKE patterns of texts with Jetpack's blocks.
	 *
	 * @return string[]
	 */
	private static function like_patterns(): array {
		global $wpdb;
		return array_map( static fn( $namespace ) => '%' . $wpdb->esc_like( "wp:$namespace/" ) . '%', self::NAMESPACES );
	}

	/** Counts all posts of all types. */
	private static function count_posts(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" );
	}

	/**
	 * Describes a post for the screen.
	 *
	 * @param string[] $names Blocks in it.
	 */
	private static function describe_post( int $id, array $names ): array {
		return array(
			'id'    => $id,
			'title' => trim( Plain_Text::from_html( get_the_title( $id ) ) ),
			'url'   => (string) get_edit_post_link( $id, 'raw' ),
			'names' => $names,
		);
	}

	/**
	 * Lists all modules and blocks.
	 *
	 * @return array `modules` (by id: `label`, `state` as Module_States has them, `needs` (list of `label`, `met`, `url`), `moving`), `blocks`
	 *               (by name: `module`, '' for a block that always works, `is_part` of another block).
	 */
	public static function get_requirements(): array {
		$modules = array();
		foreach ( Module_States::all() as $module ) {
			$required                 = wp_list_filter( $module['needs'], array( 'optional' => false ) );
			$modules[ $module['id'] ] = array(
				'label'  => $module['label'],
				'state'  => $module['state'],
				'needs'  => array_map( array( __CLASS__, 'describe_requirement' ), array_values( $required ) ),
				'moving' => Modules::all()[ $module['id'] ]['moving'],
			);
		}
		foreach ( array_diff_key( Modules::all(), $modules ) as $id => $module ) {
			// The settings do not show it, because there is nothing to set up.
			$modules[ $id ] = array(
				'label'  => $module['label'],
				'state'  => Module_States::READY,
				'needs'  => array(),
				'moving' => $module['moving'],
			);
		}
		$blocks = array();
		foreach ( Blocks::names() as $slug => $name ) {
			$type            = Blocks::type( $name );
			$blocks[ $name ] = array(
				'module'  => Modules::find_by_block( $slug ),
				'is_part' => $type && ( $type->parent || $type->ancestor ),
			);
		}
		return compact( 'modules', 'blocks' );
	}

	/**
	 * Describes a requirement, with the URL of its setting.
	 *
	 * @param array $need Of Module_States.
	 * @return array
	 */
	private static function describe_requirement( array $need ) {
		return array(
			'label' => $need['label'],
			'met'   => (bool) $need['met'],
			'url'   => '' === $need['hash'] ? '' : Settings_Page::url() . $need['hash'],
		);
	}
}
