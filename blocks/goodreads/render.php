<?php
/**
 * Renders the Goodreads block.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Goodreads;

defined( 'ABSPATH' ) || exit;

echo Goodreads::render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
