<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Subject;

defined( 'ABSPATH' ) || exit;

/** Protects core's Latest Posts block. It prints full posts without filters, but leaves out posts that require a password. */
final class Latest_Posts {

	/**
	 * Callback of `pre_render_block`. Treats limited posts as password protected while the block is rendered.
	 *
	 * @param string|null $html  HTML of another callback.
	 * @param array       $block Parsed block.
	 * @return string|null
	 */
	public static function close_limited_posts( $html, $block ) {
		// Core does not render a block that another callback has rendered, and replace_message() would not be called.
		if ( null === $html && isset( $block['attrs']['displayPostContentRadio'] ) && 'full_post' === $block['attrs']['displayPostContentRadio'] ) {
			add_filter( 'post_password_required', array( __CLASS__, 'is_closed' ), PHP_INT_MAX, 2 );
		}
		return $html;
	}

	/**
	 * Callback of `post_password_required`.
	 *
	 * @param bool $is_closed Whether the post requires a password.
	 */
	public static function is_closed( $is_closed, $post ) {
		return $is_closed || ( $post instanceof \WP_Post && Subject::from_post( $post )->is_limited() );
	}

	/**
	 * Callback of `render_block_core/latest-posts`. Replaces core's message about the password.
	 *
	 * @param string $html
	 */
	public static function replace_message( $html ) {
		remove_filter( 'post_password_required', array( __CLASS__, 'is_closed' ), PHP_INT_MAX );
		$core = translate( 'This content is password protected.' ); // phpcs:ignore WordPress.WP.I18n -- a text of core.
		return str_replace( '<div class="wp-block-latest-posts__post-full-content">' . $core, '<div class="wp-block-latest-posts__post-full-content">' . esc_html__( 'This content is for members or subscribers. Open the post to read more.', 'mainstreet-blocks' ), $html );
	}
}
