<?php
/**
 * Related posts on the page.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Related_Posts;

defined( 'ABSPATH' ) || exit;

$mainstreet_headline = '';
foreach ( $block->inner_blocks as $mainstreet_inner ) {
	// Anything else got there by hand.
	if ( 'core/heading' === $mainstreet_inner->name ) {
		$mainstreet_headline .= $mainstreet_inner->render();
	}
}
// A block in a query or a template knows its post; elsewhere it is the one that is shown.
$mainstreet_post = isset( $block->context['postId'] ) ? (int) $block->context['postId'] : (int) get_the_ID();

echo Related_Block::render( (array) $block->parsed_block['attrs'], $mainstreet_post, $mainstreet_headline ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
