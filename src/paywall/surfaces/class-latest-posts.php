<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Subject;

defined( 'ABSPATH' ) || exit;

/**
 * Core's block of latest posts: it prints whole posts past every filter, but none that asks for a password.
 */
final class Latest_Posts {

	/**
	 * Has limited posts ask for a password while the block is rendered. Filter `pre_render_block`.
	 *
	 * @param string|null $html  HTML of another filter.
	 * @param array       $block Parsed block.
	 * @return string|null
	 */
	public static function before( $html, $block ) {
		if ( isset( $block['attrs']['displayPostContentRadio'] ) && 'full_post' === $block['attrs']['displayPostContentRadio'] ) {
			add_filter( 'post_password_required', array( __CLASS__, 'is_closed' ), PHP_INT_MAX, 2 );
		}
		return $html;
	}

	/**
	 * Filter `post_password_required`.
	 *
	 * @param bool     $is_closed Whether it asks for a password.
	 * @param \WP_Post $post      Post.
	 * @return bool
	 */
	public static function is_closed( $is_closed, $post ) {
		return $is_closed || ( $post instanceof \WP_Post && Subject::from_post( $post )->is_limited() );
	}

	/**
	 * Says why a post is left out. Filter `render_block_core/latest-posts`.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	public static function after( $html ) {
		remove_filter( 'post_password_required', array( __CLASS__, 'is_closed' ), PHP_INT_MAX );
		$core = translate( 'This content is password protected.' ); // phpcs:ignore WordPress.WP.I18n -- core's own sentence, not one of ours.
		return str_replace( '<div class="wp-block-latest-posts__post-full-content">' . $core, '<div class="wp-block-latest-posts__post-full-content">' . esc_html__( 'This content is for members or subscribers. Open the post to read more.', 'mainstreet-blocks' ), $html );
	}
}
