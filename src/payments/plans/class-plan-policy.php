<?php
namespace Mainstreet\Payments\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Decides whether a plan grants access to a post that does not name it. Authors may create plans; without this check, an author's cheap
 * plan would give access to everything the owner sells.
 */
final class Plan_Policy {

	/**
	 * Whether a plan counts for a post: its author can manage the site now, or is the author of the post.
	 *
	 * @param \WP_Post|null $post Post; null for content that is part of no post, such as a template.
	 */
	public static function counts_for( Plan $plan, ?\WP_Post $post ): bool {
		return self::is_of_site( $plan ) || ( $post && $plan->author === (int) $post->post_author );
	}

	/**
	 * Whether a plan belongs to the site. A plan without an author was created by a program on the server, such as WP-CLI. Plans of
	 * deleted users do not count, as these users may have been only authors.
	 */
	public static function is_of_site( Plan $plan ): bool {
		return 0 === $plan->author || user_can( $plan->author, 'manage_options' );
	}
}
