<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Tells posts that visitors can see from rows that a plugin keeps for itself.
 */
final class Post_Types {

	/**
	 * Whether a post is one that no visitor ever sees, such as the response of a form: thousands of them may be deleted at once, and
	 * what belongs to pages need not be looked for.
	 *
	 * @param \WP_Post|mixed $post Post, as hooks of WordPress pass it; anything else is none.
	 * @return bool False also where the type is unknown, as that of a plugin that is off.
	 */
	public static function is_internal( $post ): bool {
		$type = $post instanceof \WP_Post ? get_post_type_object( $post->post_type ) : null;
		return $type && ! $type->public && ! is_post_type_viewable( $type );
	}
}
