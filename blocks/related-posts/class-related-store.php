<?php
namespace Mainstreet\Blocks\Related_Posts;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps each post's list in its meta, with the engine's version and the time.
 */
final class Related_Store {

	const META = '_mainstreet_related';

	/** How long a list is good. An older one is still shown until the sweep has made it anew. */
	const TTL = WEEK_IN_SECONDS;

	/**
	 * A post's list as it is kept. Works out nothing: pages only read.
	 *
	 * @param int $id Post.
	 * @return array[] Each `array( id, term )`.
	 */
	public static function read( int $id ): array {
		$kept = get_post_meta( $id, self::META, true );
		$list = array();
		foreach ( Attributes::items( $kept, 'list' ) as $item ) {
			if ( is_array( $item ) && isset( $item[0], $item[1] ) && is_int( $item[0] ) && is_int( $item[1] ) && $item[0] > 0 ) {
				$list[] = $item;
			}
		}
		return array_slice( $list, 0, Related_Engine::KEPT );
	}

	/**
	 * Whether a post has a list that is good.
	 *
	 * @param int $id Post.
	 */
	public static function is_fresh( $id ): bool {
		$kept = get_post_meta( $id, self::META, true );
		return is_array( $kept ) && isset( $kept['version'], $kept['time'] )
			&& Related_Engine::VERSION === $kept['version'] && is_int( $kept['time'] ) && $kept['time'] > time() - self::TTL;
	}

	/**
	 * Works out a post's list and keeps it.
	 *
	 * @param \WP_Post $post Post.
	 * @return array[]
	 */
	public static function refresh( \WP_Post $post ): array {
		$list = Related_Engine::find( $post );
		update_post_meta(
			$post->ID,
			self::META,
			array(
				'version' => Related_Engine::VERSION,
				'time'    => time(),
				'list'    => $list,
			)
		);
		return $list;
	}
}
