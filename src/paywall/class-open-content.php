<?php
namespace Mainstreet\Paywall;

defined( 'ABSPATH' ) || exit;

/**
 * What everybody may read of a post.
 */
final class Open_Content {

	/**
	 * Whether everybody may read less than all of a post.
	 *
	 * @param \WP_Post $post Post.
	 */
	public static function is_reduced( \WP_Post $post ): bool {
		return Paywall_Parser::has_paid( $post->post_content ) || Subject::from_post( $post )->is_limited();
	}

	/**
	 * Content without what is paid for.
	 *
	 * @param \WP_Post $post Post.
	 */
	public static function from_post( \WP_Post $post ): string {
		return Paywall_Parser::remove( Subject::from_post( $post )->is_limited() ? Teaser::start( $post->post_content ) : $post->post_content );
	}
}
