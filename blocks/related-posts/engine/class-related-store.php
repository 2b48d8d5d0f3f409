<?php
namespace Mainstreet\Blocks\Related_Posts\Engine;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Stores the list of each post in its meta, with the version of the algorithm and the time. */
final class Related_Store {

	const META = '_mainstreet_related';

	/** Seconds until a list expires. An expired list is still shown until it is updated in the background. */
	const TTL = WEEK_IN_SECONDS;

	/**
	 * Returns the stored list of a post. Does not compute a missing list.
	 *
	 * @return array[] Items `array( post id, term id )`.
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
	 * Whether the list of a post is up to date.
	 *
	 * @param int $id Post id.
	 */
	public static function is_fresh( $id ): bool {
		$kept = get_post_meta( $id, self::META, true );
		return is_array( $kept ) && isset( $kept['version'], $kept['time'] )
			&& Related_Engine::VERSION === $kept['version'] && is_int( $kept['time'] ) && $kept['time'] > time() - self::TTL;
	}

	/**
	 * Computes and stores the list of a post.
	 *
	 * @return array[] As read().
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
