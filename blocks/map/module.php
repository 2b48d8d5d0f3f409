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
	'help'        => __( 'Save an access token of Mapbox under Connections. Without one, visitors see the list of places.', 'mainstreet-blocks' ),
);
