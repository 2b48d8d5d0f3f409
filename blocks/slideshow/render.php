<?php
/**
 * Renders the saved list, with the data that the view module needs to turn it into a carousel.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Saved markup.
 */

namespace Mainstreet\Blocks\Slideshow;

defined( 'ABSPATH' ) || exit;

echo is_feed() ? $content : Slideshow_Renderer::render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; attributes are escaped by the tag processor.
