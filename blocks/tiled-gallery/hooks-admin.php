<?php
/** Admin hooks of tiled galleries. */

namespace Mainstreet\Blocks\Tiled_Gallery;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		if ( Blocks::is_registered( 'tiled-gallery' ) ) {
			$sections[] = array(
				'id'      => 'tiled-gallery',
				'label'   => __( 'Tiled galleries', 'mainstreet-blocks' ),
				'note'    => '',
				'service' => '',
				'links'   => array(),
			);
		}
		return $sections;
	},
	50
);
