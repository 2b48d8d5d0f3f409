<?php
/**
 * Renders the donations block (docs/server-contract.md B.6). The saved links are shown only while the plugin is inactive.
 *
 * @var \WP_Block $block The block.
 */

namespace Mainstreet\Blocks\Donations;

use Mainstreet\Blocks\Donations\Rendering\Donations_Renderer;

defined( 'ABSPATH' ) || exit;

echo Donations_Renderer::render_block( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
