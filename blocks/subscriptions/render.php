<?php
/**
 * Renders the subscription form. The saved markup is a shortcode, for sites without the plugin.
 *
 * @var \WP_Block $block The block.
 */

namespace Mainstreet\Blocks\Subscriptions;

use Mainstreet\Newsletter\Signup_Form\Subscription_Form;
use Mainstreet\Newsletter\Signup_Form\Subscription_Shortcode;
use Mainstreet\Newsletter\Signup_Form\Subscription_Style;

defined( 'ABSPATH' ) || exit;

// A form does not work in feed readers.
if ( is_feed() ) {
	return;
}

$mainstreet_form  = Subscription_Shortcode::from_block( (array) $block->parsed_block );
$mainstreet_style = new Subscription_Style( $mainstreet_form );
$mainstreet_html  = '<div ' . get_block_wrapper_attributes( array( 'class' => $mainstreet_style->root_class() ) ) . ">\n\t" . Subscription_Form::render_block( $mainstreet_form ) . "\n</div>\n";

echo Subscription_Style::move_styles( $mainstreet_html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core and Subscription_Form.
