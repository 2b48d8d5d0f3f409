<?php
/**
 * Subscription form on the page; the saved shortcode is for when the plugin is away.
 *
 * @var \WP_Block $block The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

// Nobody can subscribe in a feed reader.
if ( is_feed() ) {
	return;
}

$mainstreet_form = Subscription_Shortcode::of_block( (array) $block->parsed_block );
$mainstreet_look = new Subscription_Look( $mainstreet_form );
$mainstreet_html = '<div ' . get_block_wrapper_attributes( array( 'class' => $mainstreet_look->root_class() ) ) . ">\n\t" . Subscription_Form::of_block( $mainstreet_form ) . "\n</div>\n";

echo Look_Sheet::moved( $mainstreet_html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core and Subscription_Form.
