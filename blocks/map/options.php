<?php
namespace Mainstreet\Blocks\Map;

defined( 'ABSPATH' ) || exit;

$mainstreet_own_tiles = array(
	'name'  => 'map_source',
	'value' => Map_Source::OWN,
);

return array(
	'map_source'            => array(
		'type'    => 'string',
		'default' => Map_Source::MAPBOX,
		'choices' => array(
			Map_Source::MAPBOX        => __( 'Mapbox (access token required)', 'mainstreet-blocks' ),
			Map_Source::OPENSTREETMAP => __( 'OpenStreetMap (no API key needed)', 'mainstreet-blocks' ),
			Map_Source::OWN           => __( 'Another tile server', 'mainstreet-blocks' ),
		),
		'section' => 'maps',
		'label'   => __( 'Map provider', 'mainstreet-blocks' ),
		'help'    => __( 'Visitors’ browsers load the map from there when it scrolls into view. Without a token, no Mapbox maps are shown and Mapbox is not contacted.', 'mainstreet-blocks' ),
	),
	'map_tiles_url'         => array(
		'type'      => 'string',
		'default'   => '',
		'maxLength' => 500,
		'pattern'   => Map_Source::TILE_PATTERN,
		'error'     => __( 'Enter a URL that begins with https:// and contains {z}, {x} and {y}.', 'mainstreet-blocks' ),
		'when'      => $mainstreet_own_tiles,
		'section'   => 'maps',
		'label'     => __( 'Tile URL', 'mainstreet-blocks' ),
		'help'      => __( 'For example, https://tiles.example.org/{z}/{x}/{y}.png. Visitors’ browsers receive this URL, including any API key in it.', 'mainstreet-blocks' ),
	),
	'map_tiles_attribution' => array(
		'type'    => 'string',
		'default' => '© OpenStreetMap contributors',
		'when'    => $mainstreet_own_tiles,
		'section' => 'maps',
		'label'   => __( 'Attribution', 'mainstreet-blocks' ),
		'help'    => __( 'The map’s copyright holders, shown in the corner of the map. Most tile servers require it.', 'mainstreet-blocks' ),
	),
	'map_tiles_link'        => array(
		'type'      => 'string',
		'default'   => 'https://www.openstreetmap.org/copyright',
		'maxLength' => 500,
		'pattern'   => '^(?i:https?)://[^\s<>"\']+$',
		'error'     => __( 'Enter a URL that begins with https://, or leave it empty.', 'mainstreet-blocks' ),
		'when'      => $mainstreet_own_tiles,
		'section'   => 'maps',
		'label'     => __( 'Attribution link', 'mainstreet-blocks' ),
	),
	'map_search'            => array(
		'type'    => 'string',
		'default' => 'map',
		'choices' => array(
			'map'  => __( 'Same as map provider', 'mainstreet-blocks' ),
			'own'  => __( 'Another server', 'mainstreet-blocks' ),
			'none' => __( 'None (place markers manually)', 'mainstreet-blocks' ),
		),
		'section' => 'maps',
		'label'   => __( 'Place search in the editor', 'mainstreet-blocks' ),
		'help'    => __( 'With OpenStreetMap, this site queries Nominatim at most once per second and caches results for 30 days. Other tile servers do not include place search. You can always place markers manually.', 'mainstreet-blocks' ),
	),
	'map_search_url'        => array(
		'type'      => 'string',
		'default'   => '',
		'maxLength' => 500,
		'pattern'   => '^(?i:https?)://[^\s<>"\']+$',
		'error'     => __( 'Enter a URL that begins with https://, or leave it empty.', 'mainstreet-blocks' ),
		'when'      => array(
			'name'  => 'map_search',
			'value' => 'own',
		),
		'section'   => 'maps',
		'label'     => __( 'Search URL', 'mainstreet-blocks' ),
		'help'      => __( 'A server compatible with Nominatim, such as https://nominatim.openstreetmap.org/search, which allows one request per second.', 'mainstreet-blocks' ),
	),
);
