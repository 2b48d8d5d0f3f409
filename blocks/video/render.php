<?php
/**
 * Renders a hosted video.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Markup that was saved.
 */

namespace Mainstreet\Blocks\Video;

defined( 'ABSPATH' ) || exit;

echo Video_Block::render( $attributes, (string) $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
