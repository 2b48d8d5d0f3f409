<?php
/**
 * Renders a product (docs/server-contract.md B.7).
 *
 * @var \WP_Block $block The block.
 */

namespace Mainstreet\Blocks\Simple_Payments;

defined( 'ABSPATH' ) || exit;

echo Product_Card::render_block( (array) $block->parsed_block['attrs'], (string) $block->parsed_block['innerHTML'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
