<?php
/**
 * Renders the reservation form (docs/server-contract.md B.16).
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Opentable;

defined( 'ABSPATH' ) || exit;

echo Opentable::render( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
