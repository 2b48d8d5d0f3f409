<?php
/** Admin hooks of the Instagram block. */

namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Blocks\Instagram_Gallery\Api\Token_Renewal;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_notices',
	static function () {
		// Only on some screens, because it takes a query.
		$screen = get_current_screen();
		if ( $screen && in_array( $screen->base, array( 'dashboard', 'plugins', 'options-general' ), true ) && current_user_can( 'manage_options' ) ) {
			( new Token_Renewal() )->render_warnings();
		}
	}
);
add_filter(
	'mainstreet_connect_forms',
	static function ( $forms ) {
		if ( Blocks::is_registered( 'instagram-gallery' ) ) {
			$forms['instagram'] = ( new Instagram_Gallery() )->get_connect_form();
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
