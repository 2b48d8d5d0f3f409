<?php
/** Hooks of subscription forms in shortcodes and widgets. */

namespace Mainstreet\Newsletter\Signup_Form;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	static function () {
		foreach ( Blocks::is_registered( 'subscriptions' ) ? array( 'jetpack_subscription_form', 'blog_subscription_form' ) : array() as $tag ) {
			if ( ! shortcode_exists( $tag ) ) {
				add_shortcode( $tag, array( Subscription_Shortcode::class, 'render' ) );
			}
		}
	},
	101
);
// Before core initializes registered widgets at priority 100.
add_action(
	'widgets_init',
	static function () {
		// On pages and in cron only if a sidebar contains such a widget.
		if ( ! ( \Mainstreet\is_page_view() || wp_doing_cron() ) || false !== strpos( (string) wp_json_encode( get_option( 'sidebars_widgets' ) ), '"blog_subscription-' ) || is_customize_preview() ) {
			Subscription_Widget::register();
		}
	},
	99
);
