<?php
/**
 * Renders the Revue form.
 *
 * @var string    $content Saved markup; its button is drawn already.
 * @var \WP_Block $block   The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Revue;

use Mainstreet\Newsletter\Signup_Form\Subscription_Style;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Submissions\Registry\Form_Counter;

defined( 'ABSPATH' ) || exit;

if ( is_feed() || Form_Counter::is_reached() ) {
	return;
}
if ( ! Blocks::is_registered( 'subscriptions' ) ) {
	if ( current_user_can( 'edit_post', get_the_ID() ) ) {
		$mainstreet_why = Modules::is_on( 'subscriptions' )
			? __( 'This Revue form is hidden from visitors, because another plugin handles subscriptions. Please use that plugin’s form instead.', 'mainstreet-blocks' )
			: __( 'This Revue form is hidden from visitors, because the newsletter is turned off under Settings > Mainstreet.', 'mainstreet-blocks' );
		echo '<div ' . get_block_wrapper_attributes() . '><p>' . esc_html( $mainstreet_why ) . '</p></div>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core.
	}
	return;
}
// The form uses the view script of the subscription form.
Blocks::register_view_script( 'jetpack/subscriptions' );
$mainstreet_html = '<div ' . get_block_wrapper_attributes() . ">\n\t" . Revue::render( (array) $block->parsed_block, $content ) . "\n</div>\n";

echo Subscription_Style::move_styles( $mainstreet_html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core and Subscription_Form.
