<?php
/**
 * Hooks of likes and sharing buttons.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social;

use Mainstreet\Core\Stored_Settings;

defined( 'ABSPATH' ) || exit;

// What runs on every page looks first, here, whether there is anything to do: a class is a file to read.

add_action(
	'init',
	static function () {
		// Whatever visitors can open; others may take it off later.
		foreach ( get_post_types( array( 'public' => true ) ) as $type ) {
			if ( 'attachment' !== $type && is_post_type_viewable( $type ) ) {
				add_post_type_support( $type, array( 'jetpack-post-likes', 'jetpack-sharing-buttons' ) );
			}
		}
	},
	// Types of posts are there by then.
	99
);
foreach ( array( 'mainstreet_activated', 'mainstreet_upgrade_data' ) as $mainstreet_hook ) {
	add_action(
		$mainstreet_hook,
		static function () {
			// An option that is not there is asked of the database on each page.
			add_option( 'disabled_likes', '', '', true );
		}
	);
}
if ( \Mainstreet\is_page_view() ) {
	add_filter(
		'the_content',
		static function ( $content ) {
			$settings = Stored_Settings::all();
			return empty( $settings['likes_below'] ) && empty( $settings['sharing_below'] ) && empty( $settings['replies_below'] ) ? $content : Below_Content::add( $content );
		},
		31
	);
}
