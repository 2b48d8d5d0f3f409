<?php
/**
 * Renders the button block. Saved markup is kept; only block support styles are added.
 *
 * @var array  $attributes Attributes as stored; any type.
 * @var string $content    Saved markup.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Button;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

if ( Attributes::flag( $attributes, 'saveInPostContent' ) && '' !== trim( $content ) ) {
	echo Button::add_support_styles( $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content.
	return;
}
echo Button::render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by Button.
