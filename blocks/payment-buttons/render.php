<?php
/**
 * Row of payment buttons on the page: tells its buttons how wide the gaps between them are.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Saved markup.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Payment_Buttons;

defined( 'ABSPATH' ) || exit;

echo Payment_Buttons::render( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
