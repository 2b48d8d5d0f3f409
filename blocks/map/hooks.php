<?php
/**
 * What maps hang into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Map;

use Mainstreet\Registration\Blocks;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		if ( Blocks::is_registered( 'map' ) ) {
			$sections[] = array(
				'id'          => 'maps',
				'label'       => __( 'Maps', 'mainstreet-blocks' ),
				'note'        => __( 'OpenStreetMap draws maps without a key. Its servers are run by volunteers for sites of usual size; a site with very many visitors should use a server of its own or one that it pays for.', 'mainstreet-blocks' ),
				'service'     => 'mapbox',
				'without_key' => true,
				'links'       => array(
					array(
						'url'   => 'https://operations.osmfoundation.org/policies/tiles/',
						'label' => __( 'OpenStreetMap’s policy for tiles', 'mainstreet-blocks' ),
					),
					array(
						'url'   => 'https://operations.osmfoundation.org/policies/nominatim/',
						'label' => __( 'OpenStreetMap’s policy for searches', 'mainstreet-blocks' ),
					),
				),
			);
		}
		return $sections;
	},
	35
);
