<?php
namespace Mainstreet\Social;

defined( 'ABSPATH' ) || exit;

/** Finds the post that a block is about: that of its query loop, or else the current one. */
final class Block_Post {

	/**
	 * Finds the post of a block with the context `postId`.
	 *
	 * @return \WP_Post|null Null beside the posts of a list, such as in the footer of an archive.
	 */
	public static function find( \WP_Block $block ): ?\WP_Post {
		return self::is_beside_list() ? null : get_post( isset( $block->context['postId'] ) ? (int) $block->context['postId'] : null );
	}

	/**
	 * Whether a block is on a page that lists posts, but in no loop. There, the current post is the first of the list: the same object as in
	 * the query. A query loop has objects of its own.
	 */
	public static function is_beside_list(): bool {
		global $wp_query, $post;
		return ( is_home() || is_archive() || is_search() ) && ! in_the_loop() && $post === $wp_query->post;
	}
}
