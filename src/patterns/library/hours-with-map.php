<?php
namespace Mainstreet\Patterns\Library;

use Mainstreet\Patterns\Pattern_Markup;

defined( 'ABSPATH' ) || exit;

return array(
	'title'       => __( 'Opening hours with map', 'mainstreet-blocks' ),
	'description' => __( 'Address and opening hours on one side, a map on the other.', 'mainstreet-blocks' ),
	'keywords'    => array( __( 'hours', 'mainstreet-blocks' ), __( 'map', 'mainstreet-blocks' ), __( 'location', 'mainstreet-blocks' ) ),
	'categories'  => array( 'contact' ),
	'content'     => static function ( Pattern_Markup $blocks ) {
		$center = '{&quot;longitude&quot;:-122.41941550000001,&quot;latitude&quot;:37.7749295}';
		return $blocks->band(
			array(
				$blocks->columns(
					array(
						40 => array(
							$blocks->heading( __( 'Visit us', 'mainstreet-blocks' ) ),
							$blocks->contact_info(),
							$blocks->heading( __( 'Opening hours', 'mainstreet-blocks' ), 3 ),
							$blocks->hours(),
						),
						60 => array(
							$blocks->block( 'jetpack/map', array(), '<div class="wp-block-jetpack-map" data-map-style="default" data-map-details="true" data-points="[]" data-zoom="13" data-map-center="' . $center . '" data-marker-color="red" data-show-fullscreen-button="true"></div>' ),
						),
					)
				),
			)
		);
	},
);
