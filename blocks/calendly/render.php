<?php
/**
 * Renders the Calendly block.
 *
 * @var array     $attributes Attributes as stored; any type.
 * @var string    $content    Saved markup, with the button.
 * @var \WP_Block $block      The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Calendly;

defined( 'ABSPATH' ) || exit;

echo Calendly::render( $attributes, $content, (array) $block->parsed_block ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
