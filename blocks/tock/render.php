<?php
/**
 * Renders the Tock block.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Tock;

defined( 'ABSPATH' ) || exit;

echo Tock::render( $attributes['url'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
