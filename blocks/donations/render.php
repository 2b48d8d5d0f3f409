<?php
/**
 * Renders the donations block (docs/server-contract.md B.6). The saved links are shown only while the plugin is inactive.
 *
 * @var \WP_Block $block The block.
 */

namespace Mainstreet\Blocks\Donations;

use Mainstreet\Blocks\Donations\Rendering\Donations_Block;

defined( 'ABSPATH' ) || exit;

echo Donations_Block::render( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
