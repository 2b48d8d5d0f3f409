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

use Mainstreet\Blocks\Search_Input\Search_Form;

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
echo '<div ' . get_block_wrapper_attributes() . '>' . Search_Form::render( $attributes['placeholder'] ?? '', $mainstreet_label ) . "</div>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core.
