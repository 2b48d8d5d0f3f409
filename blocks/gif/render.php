<?php
/**
 * Renders the GIF block.
 *
 * @var array $attributes Attributes as stored; any type.
 */

namespace Mainstreet\Blocks\Gif;

defined( 'ABSPATH' ) || exit;

echo Gif_Block::render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
