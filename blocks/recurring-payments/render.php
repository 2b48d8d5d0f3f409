<?php
/**
 * Renders the payment button.
 *
 * @var array     $attributes Attributes as stored; any type.
 * @var string    $content    Saved markup, with the button.
 * @var \WP_Block $block      The block.
 */

namespace Mainstreet\Blocks\Recurring_Payments;

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
echo Payment_Button::render( $attributes, $content, (array) $block->parsed_block, isset( $block->context['postId'] ) ? (int) $block->context['postId'] : (int) get_the_ID() );
