<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/** Distinguishes posts that visitors can see from internal rows of plugins. */
final class Post_Types {

	/**
	 * Whether visitors can never see a post, such as a form response. Cleanup of page data can be skipped for such posts, of which
	 * thousands may be deleted at once.
	 *
	 * @param \WP_Post|mixed $post Post, as WordPress hooks pass it.
	 * @return bool False also for unknown types, such as those of inactive plugins, and for anything but a post.
	 */
	public static function is_internal( $post ): bool {
		$type = $post instanceof \WP_Post ? get_post_type_object( $post->post_type ) : null;
		return $type && ! $type->public && ! is_post_type_viewable( $type );
	}
}
