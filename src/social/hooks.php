<?php
namespace Mainstreet\Social;

use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

// Hooks that run on every page check here whether there is anything to do, because each class is a file to load.

add_action(
	'init',
	static function () {
		// All types that visitors can open; other code may remove the support later.
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			if ( 'attachment' !== $type && is_post_type_viewable( $type ) ) {
				add_post_type_support( $type, array( 'jetpack-post-likes', 'jetpack-sharing-buttons' ) );
			}
		}
	},
	// After post types are registered.
	99
);
foreach ( array( 'mainstreet_activated', 'mainstreet_upgrade_data' ) as $mainstreet_hook ) {
	add_action(
		$mainstreet_hook,
		static function () {
			// A missing option would cost each page view a query.
			add_option( 'disabled_likes', '', '', true );
		}
	);
}
if ( \Mainstreet\is_page_view() ) {
	add_filter(
		'the_content',
		static function ( $content ) {
			$settings = Stored_Settings::all();
			return empty( $settings['likes_below'] ) && empty( $settings['sharing_below'] ) && empty( $settings['replies_below'] ) ? $content : Content_Footer::append( $content );
		},
		31
	);
}
