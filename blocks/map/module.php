<?php
/**
 * Module: Map.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Map;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Map', 'mainstreet-blocks' ),
	'description' => __( 'Maps with markers.', 'mainstreet-blocks' ),
	'service'     => 'mapbox',
	'policy'      => static function () {
		return Map_Source::policy();
	},
	'is_set_up'   => array( Map_Source::class, 'is_ready' ),
	'set_up_by'   => static function () {
		return __( 'OpenStreetMap (without a key) or Mapbox', 'mainstreet-blocks' );
	},
	'help'        => __( 'Choose under Connections who draws the maps: OpenStreetMap without a key, Mapbox with an access token, or a server of your own. Until then, visitors see the list of places.', 'mainstreet-blocks' ),
);
