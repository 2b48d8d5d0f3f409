<?php
/**
 * The map on the page: a list of places, which the script replaces by the map when it
 * comes near the window (docs/server-contract.md B.15). Without a token it stays the list.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Map;

defined( 'ABSPATH' ) || exit;

echo Map_Block::render( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
