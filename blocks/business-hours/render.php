<?php
/**
 * Renders the business hours block.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Business_Hours;

defined( 'ABSPATH' ) || exit;

echo Business_Hours_Block::render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
