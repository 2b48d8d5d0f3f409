<?php
namespace Mainstreet\Paywall;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the public part of a post.
 */
final class Open_Content {

	/** Whether the public part is less than the whole post. */
	public static function is_reduced( \WP_Post $post ): bool {
		return Paywall_Parser::has_paid( $post->post_content ) || Subject::from_post( $post )->is_limited();
	}

	/** Returns the content without paid parts; for a limited post, its teaser. */
	public static function from_post( \WP_Post $post ): string {
		return Paywall_Parser::remove( Subject::from_post( $post )->is_limited() ? Teaser::start( $post->post_content ) : $post->post_content );
	}
}
