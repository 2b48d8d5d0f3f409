<?php
/**
 * Renders the map as a list of places. The script replaces the list with the map when it scrolls near the viewport
 * (docs/server-contract.md B.15). Without a map provider, the list stays.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Map;

defined( 'ABSPATH' ) || exit;

echo Map_Block::render( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
