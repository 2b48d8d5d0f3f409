<?php
/**
 * Renders the story as a list of images and videos, which the script turns into a player
 * (docs/server-contract.md B.12).
 *
 * @var \WP_Block $block The block.
 */

namespace Mainstreet\Blocks\Story;

defined( 'ABSPATH' ) || exit;

echo Story_Renderer::render( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
