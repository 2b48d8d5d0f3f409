<?php
/**
 * Renders the Nextdoor block.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Nextdoor;

defined( 'ABSPATH' ) || exit;

echo Nextdoor_Post::render( $attributes['url'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
