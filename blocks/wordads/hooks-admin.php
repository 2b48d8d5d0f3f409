<?php
namespace Mainstreet\Blocks\Wordads;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		if ( Blocks::is_registered( 'wordads' ) ) {
			$sections[] = array(
				'id'      => Ad_Options::SECTION,
				'label'   => __( 'Ads', 'mainstreet-blocks' ),
				'note'    => __( 'Choose what the Ad block shows for each format. If nothing is set for a format, visitors do not see anything.', 'mainstreet-blocks' ),
				'service' => '',
				'links'   => array(),
			);
		}
		return $sections;
	},
	60
);
add_filter( 'mainstreet_editor_state', static fn( $own ) => Blocks::is_registered( 'wordads' ) ? Ad_Formats::add_to_editor( $own ) : $own );
