<?php
/**
 * Renders the guest view. Old views store their buttons in attributes.
 *
 * @var string    $content Saved markup.
 * @var \WP_Block $block   The block.
 */

namespace Mainstreet\Blocks\Premium_Content;

defined( 'ABSPATH' ) || exit;

echo Legacy_Guest_View::add_buttons( $content, (array) $block->parsed_block['attrs'], $block->context ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content, and blocks that escape what they print.
