<?php
/**
 * Renders a pin, a board or a profile.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Pinterest;

defined( 'ABSPATH' ) || exit;

echo Pin_Block::render( $attributes['url'] ?? '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
