<?php
/**
 * Renders an ad (docs/server-contract.md B.19).
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Wordads;

defined( 'ABSPATH' ) || exit;

echo Ad_Block::render( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
