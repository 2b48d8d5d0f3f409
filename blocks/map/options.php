<?php
/**
 * Settings of maps: who draws them, and who finds places.
 *
 * @package Mainstreet
 */

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
		'enum'    => array(
			Map_Source::MAPBOX        => __( 'Mapbox, with an access token', 'mainstreet-blocks' ),
			Map_Source::OPENSTREETMAP => __( 'OpenStreetMap, without a key', 'mainstreet-blocks' ),
			Map_Source::OWN           => __( 'Tiles of another server', 'mainstreet-blocks' ),
		),
		'section' => 'maps',
		'label'   => __( 'Who draws the maps', 'mainstreet-blocks' ),
		'help'    => __( 'Browsers of visitors load the map from there when it comes into view. Without a token, Mapbox draws nothing and is asked for nothing.', 'mainstreet-blocks' ),
	),
	'map_tiles_url'         => array(
		'type'      => 'string',
		'default'   => '',
		'maxLength' => 500,
		'pattern'   => Map_Source::TILE_PATTERN,
		'complaint' => __( 'Enter an address that begins with https:// and holds {z}, {x} and {y}.', 'mainstreet-blocks' ),
		'when'      => $mainstreet_own_tiles,
		'section'   => 'maps',
		'label'     => __( 'Address of the tiles', 'mainstreet-blocks' ),
		'help'      => __( 'Such as https://tiles.example.org/{z}/{x}/{y}.png. Browsers of visitors receive it, with any key that is in it.', 'mainstreet-blocks' ),
	),
	'map_tiles_attribution' => array(
		'type'    => 'string',
		'default' => '© OpenStreetMap contributors',
		'when'    => $mainstreet_own_tiles,
		'section' => 'maps',
		'label'   => __( 'Attribution', 'mainstreet-blocks' ),
		'help'    => __( 'Who made the map; it stands in its corner. Most servers ask for it.', 'mainstreet-blocks' ),
	),
	'map_tiles_link'        => array(
		'type'      => 'string',
		'default'   => 'https://www.openstreetmap.org/copyright',
		'maxLength' => 500,
		'pattern'   => '#^https?://[^\s<>"\']+$#Di',
		'complaint' => __( 'Enter an address that begins with https://, or leave it empty.', 'mainstreet-blocks' ),
		'when'      => $mainstreet_own_tiles,
		'section'   => 'maps',
		'label'     => __( 'Link of the attribution', 'mainstreet-blocks' ),
	),
	'map_search'            => array(
		'type'    => 'string',
		'default' => 'map',
		'enum'    => array(
			'map'  => __( 'Whoever draws the maps', 'mainstreet-blocks' ),
			'own'  => __( 'Another server', 'mainstreet-blocks' ),
			'none' => __( 'Nobody: markers are placed by hand', 'mainstreet-blocks' ),
		),
		'section' => 'maps',
		'label'   => __( 'Who finds places in the editor', 'mainstreet-blocks' ),
		'help'    => __( 'With OpenStreetMap, this site asks its Nominatim, at most once a second, and keeps answers for 30 days. Tiles of another server come without a search. Markers can be placed by hand in any case.', 'mainstreet-blocks' ),
	),
	'map_search_url'        => array(
		'type'      => 'string',
		'default'   => '',
		'maxLength' => 500,
		'pattern'   => '#^https?://[^\s<>"\']+$#Di',
		'complaint' => __( 'Enter an address that begins with https://, or leave it empty.', 'mainstreet-blocks' ),
		'when'      => array(
			'name'  => 'map_search',
			'value' => 'own',
		),
		'section'   => 'maps',
		'label'     => __( 'Address of the search', 'mainstreet-blocks' ),
		'help'      => __( 'Of a server that answers as Nominatim does, such as https://nominatim.openstreetmap.org/search, which allows one question a second.', 'mainstreet-blocks' ),
	),
);
