<?php
/**
 * Renders the PayPal Payment Buttons block.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Paypal_Payment_Buttons;

defined( 'ABSPATH' ) || exit;

echo Paypal_Buttons::render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
