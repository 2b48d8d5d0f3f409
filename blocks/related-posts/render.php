<?php
/**
 * Renders the related posts.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Related_Posts;

defined( 'ABSPATH' ) || exit;

$mainstreet_headline = '';
foreach ( $block->inner_blocks as $mainstreet_inner ) {
	// Other inner blocks are not allowed in the editor.
	if ( 'core/heading' === $mainstreet_inner->name ) {
		$mainstreet_headline .= $mainstreet_inner->render();
	}
}
// In a query loop or a template the block context contains the post id; elsewhere the current post is used.
$mainstreet_post = isset( $block->context['postId'] ) ? (int) $block->context['postId'] : (int) get_the_ID();

echo Related_Block::render( (array) $block->parsed_block['attrs'], $mainstreet_post, $mainstreet_headline ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
