<?php
/**
 * Subscription form on the page; the saved shortcode is for when the plugin is away.
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

// Nobody can subscribe in a feed reader.
if ( is_feed() ) {
	return;
}

$mainstreet_look = new Subscription_Look( $attributes );
?>
<div <?php echo get_block_wrapper_attributes( array( 'class' => $mainstreet_look->root_class() ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by core. ?>>
	<?php echo Subscription_Form::of_block( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by Subscription_Form. ?>
</div>
