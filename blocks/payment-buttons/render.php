<?php
/**
 * Renders the row of payment buttons and sets the gap between them.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Saved markup.
 */

namespace Mainstreet\Blocks\Payment_Buttons;

defined( 'ABSPATH' ) || exit;

echo Payment_Buttons::render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
