<?php
/**
 * Renders the saved markup, with image URLs of this site, image sizes and column widths.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Saved markup.
 */

namespace Mainstreet\Blocks\Tiled_Gallery;

defined( 'ABSPATH' ) || exit;

echo Gallery_Renderer::render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the tag processor.
