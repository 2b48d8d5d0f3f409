<?php
/**
 * The like button on the page.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Like;

use Mainstreet\Social\Likes\Like_Button;

defined( 'ABSPATH' ) || exit;

// A block in a query or a template knows its post; elsewhere it is the one that is shown.
$mainstreet_post = get_post( isset( $block->context['postId'] ) ? (int) $block->context['postId'] : null );

echo Like_Button::html( $mainstreet_post, get_block_wrapper_attributes() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
