<?php
/**
 * Renders the Google Docs block.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Google_Docs_Embed;

defined( 'ABSPATH' ) || exit;

echo Google_Docs::render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
