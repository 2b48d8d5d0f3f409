<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		if ( Blocks::is_registered( 'map' ) ) {
			$sections[] = array(
				'id'          => 'maps',
				'label'       => __( 'Maps', 'mainstreet-blocks' ),
				'note'        => __( 'OpenStreetMap provides maps without an API key. Its servers are run by volunteers for sites with moderate traffic. Sites with very many visitors should use their own server or a paid service.', 'mainstreet-blocks' ),
				'service'     => 'mapbox',
				'without_key' => true,
				'links'       => array(
					array(
						'url'   => 'https://operations.osmfoundation.org/policies/tiles/',
						'label' => __( 'OpenStreetMap tile usage policy', 'mainstreet-blocks' ),
					),
					array(
						'url'   => 'https://operations.osmfoundation.org/policies/nominatim/',
						'label' => __( 'Nominatim usage policy', 'mainstreet-blocks' ),
					),
				),
			);
		}
		return $sections;
	},
	35
);
