<?php
/**
 * What the Instagram block hangs into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Registration\Blocks;

defined( 'ABSPATH' ) || exit;

add_action(
	'mainstreet_instagram_refresh',
	static function () {
		( new Feed_Refresh() )->run();
		// What was planned for tokens is lost with the plugin that kept the plan.
		( new Instagram_Gallery() )->resume();
	}
);
add_action(
	'mainstreet_instagram_copy',
	static function () {
		( new Feed_Refresh() )->copy();
	}
);
add_action(
	'mainstreet_instagram_renew',
	static function () {
		( new Token_Renewal() )->run();
	}
);
add_action(
	'mainstreet_activated',
	static function () {
		( new Instagram_Gallery() )->resume();
	}
);
add_action(
	'mainstreet_account_removed',
	static function ( $account ) {
		( new Instagram_Gallery() )->removed( $account );
	}
);
add_action(
	'admin_notices',
	static function () {
		// Not everywhere: it takes a query.
		$screen = get_current_screen();
		if ( $screen && in_array( $screen->base, array( 'dashboard', 'plugins', 'options-general' ), true ) && current_user_can( 'manage_options' ) ) {
			( new Token_Renewal() )->show_warnings();
		}
	}
);
add_filter(
	'mainstreet_connect_forms',
	static function ( $forms ) {
		if ( Blocks::is_registered( 'instagram-gallery' ) ) {
			$forms['instagram'] = ( new Instagram_Gallery() )->connect_form();
		}
		return $forms;
	}
);
add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		if ( Blocks::is_registered( 'instagram-gallery' ) ) {
			$sections[] = array(
				'id'      => 'instagram',
				'label'   => __( 'Instagram images', 'mainstreet-blocks' ),
				'note'    => '',
				'service' => '',
				'links'   => array(),
			);
		}
		return $sections;
	},
	35
);
