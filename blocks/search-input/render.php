<?php
/**
 * Renders the site's own search form in place of the search field of a hosted service.
 *
 * @var array $attributes Attributes of the block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Search_Input;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	return;
}
echo '<div ' . get_block_wrapper_attributes() . '>' . Search_Form::render( $attributes['placeholder'] ?? '' ) . "</div>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core.
