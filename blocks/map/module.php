<?php
namespace Mainstreet\Blocks\Map;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'embeds',
	'label'       => __( 'Map', 'mainstreet-blocks' ),
	'sent_to'     => 'OpenStreetMap',
	'sent'        => static fn() => Map_Source::MAPBOX === Map_Source::get_provider() ? '' : __( 'With OpenStreetMap or a server of your own, visitors’ browsers load the map, so that server sees their IP address and the part of the map they view. Place searches are sent from this site.', 'mainstreet-blocks' ),
	'description' => __( 'Maps with markers.', 'mainstreet-blocks' ),
	'service'     => 'mapbox',
	'policy'      => static fn() => Map_Tiles::get_policy(),
	'is_set_up'   => array( Map_Tiles::class, 'is_ready' ),
	'set_up_by'   => static fn() => __( 'OpenStreetMap (no API key needed) or Mapbox', 'mainstreet-blocks' ),
	'help'        => __( 'Choose a map provider under Connections: OpenStreetMap without an API key, Mapbox with an access token, or your own server. Until then, visitors see a list of places.', 'mainstreet-blocks' ),
);
