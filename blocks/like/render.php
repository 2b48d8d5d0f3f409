<?php
/**
 * Renders the Like button.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Like;

use Mainstreet\Social\Likes\Like_Button;

defined( 'ABSPATH' ) || exit;

// In a query loop or a template the block context contains the post id; elsewhere the current post is used.
$mainstreet_post = get_post( isset( $block->context['postId'] ) ? (int) $block->context['postId'] : null );

echo Like_Button::render( $mainstreet_post, get_block_wrapper_attributes() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
