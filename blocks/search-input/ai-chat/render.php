<?php
/**
 * Renders the site's own search form with the texts of the chat.
 *
 * @var array  $attributes Attributes of the block.
 * @var string $content    Saved markup, which has the label of the button.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Ai_Chat;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	return;
}
$mainstreet_label = $attributes['askButtonLabel'] ?? '';
if ( '' === $mainstreet_label ) {
	// Posts in another language have the label in the markup only.
	$mainstreet_tags  = new \WP_HTML_Tag_Processor( $content );
	$mainstreet_label = $mainstreet_tags->next_tag( 'div' ) ? $mainstreet_tags->get_attribute( 'data-ask-button-label' ) : '';
}
$mainstreet_form = render_block(
	array(
		'blockName'    => 'core/search',
		'attrs'        => array(
			'showLabel'   => false,
			'placeholder' => $attributes['placeholder'] ?? '',
			// Core takes HTML here.
			'buttonText'  => esc_html( (string) $mainstreet_label ),
		),
		'innerBlocks'  => array(),
		'innerHTML'    => '',
		'innerContent' => array(),
	)
);
echo '<div ' . get_block_wrapper_attributes() . ">$mainstreet_form</div>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core.
