<?php
namespace Mainstreet\Payments\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Decides whether a plan counts for a post that does not name it. Authors may make plans; without this check a cheap plan of an
 * author would open everything the owner sells.
 */
final class Plan_Policy {

	/**
	 * Whether a plan counts for a post: it belongs to somebody who manages the site now, or to the author of the post.
	 *
	 * @param Plan          $plan Plan.
	 * @param \WP_Post|null $post Post; null for content that is part of no post, such as a template.
	 */
	public static function counts_for( Plan $plan, ?\WP_Post $post ): bool {
		return self::is_of_site( $plan ) || ( $post && $plan->author === (int) $post->post_author );
	}

	/**
	 * Whether a plan is the site's own. A plan without an author was made by a program on the server, such as WP-CLI. A user who was
	 * deleted may have been an author only, so the plans of deleted users do not count.
	 *
	 * @param Plan $plan Plan.
	 */
	public static function is_of_site( Plan $plan ): bool {
		return 0 === $plan->author || user_can( $plan->author, 'manage_options' );
	}
}
