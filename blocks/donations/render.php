<?php
/**
 * Donations on the page (docs/server-contract.md B.6); the saved links are for when the plugin is away.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Donations;

use Mainstreet\Blocks\Donations\Rendering\Donations_Block;

defined( 'ABSPATH' ) || exit;

echo Donations_Block::render( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
