<?php
/** Admin hooks of hosted videos. */

namespace Mainstreet\Videos;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		$own['homeUrl'] = home_url( '/' );
		return $own;
	}
);
add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		$sections[] = array(
			'id'      => 'videos',
			'label'   => __( 'Videos', 'mainstreet-blocks' ),
			'note'    => __( 'Videos from this site’s own media library, with the plugin’s own player. No outside service is contacted.', 'mainstreet-blocks' ),
			'service' => '',
			'links'   => array(),
		);
		return $sections;
	},
	35
);
