<?php
/**
 * The map on the page: a list of places, which the script replaces by the map when it
 * comes near the window (server contract B.15). Without a token it stays the list.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-map-attributes.php';
require_once __DIR__ . '/class-map-tiles.php';
require_once __DIR__ . '/class-map-block.php';

echo Map_Block::render( (array) $block->parsed_block['attrs'] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
