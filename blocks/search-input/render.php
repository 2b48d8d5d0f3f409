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
$mainstreet_form = render_block(
	array(
		'blockName'    => 'core/search',
		'attrs'        => array(
			'showLabel'   => false,
			'placeholder' => $attributes['placeholder'] ?? '',
		),
		'innerBlocks'  => array(),
		'innerHTML'    => '',
		'innerContent' => array(),
	)
);
echo '<div ' . get_block_wrapper_attributes() . ">$mainstreet_form</div>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core.
