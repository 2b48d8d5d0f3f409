<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/** Reads the settings of maps (options.php). The filters in Map_Tiles and Map_Geocoder override them. */
final class Map_Source {

	const MAPBOX        = 'mapbox';
	const OPENSTREETMAP = 'openstreetmap';
	const OWN           = 'own';

	/** Settings of another tile server, by request parameter. */
	const OWN_SETTINGS = array(
		'url'         => 'map_tiles_url',
		'attribution' => 'map_tiles_attribution',
		'link'        => 'map_tiles_link',
	);

	/** Pattern of a tile URL. Core's URL functions cannot validate it, because they remove the braces. */
	const TILE_PATTERN = '^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(?i:https?)://[^\s<>"\']+$';

	/** Tile and search servers of the OpenStreetMap Foundation; both have a usage policy. */
	const OPENSTREETMAP_TILES = array(
		'url'             => 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
		'attribution'     => '© OpenStreetMap contributors',
		'attribution_url' => 'https://www.openstreetmap.org/copyright',
		'max_zoom'        => 19,
	);
	const NOMINATIM           = 'https://nominatim.openstreetmap.org/search';

	/** Returns the chosen map provider: MAPBOX, OPENSTREETMAP or OWN. */
	public static function get_provider(): string {
		return (string) Options::get( 'map_source', self::MAPBOX );
	}

	/**
	 * Returns the raster tiles from the settings.
	 *
	 * @return array|null In the format of the filter `mainstreet_map_tiles`; null for Mapbox.
	 */
	public static function get_tiles(): ?array {
		if ( self::OPENSTREETMAP === self::get_provider() ) {
			return self::OPENSTREETMAP_TILES;
		}
		$url = self::OWN === self::get_provider() ? (string) Options::get( 'map_tiles_url' ) : '';
		return '' === $url ? null : array(
			'url'             => $url,
			'attribution'     => (string) Options::get( 'map_tiles_attribution' ),
			'attribution_url' => (string) Options::get( 'map_tiles_link' ),
		);
	}

	/** Returns the URL of the chosen Nominatim-compatible search. An empty string for Mapbox, or none. */
	public static function get_search_url(): string {
		switch ( Options::get( 'map_search' ) ) {
			case 'own':
				return (string) Options::get( 'map_search_url' );
			case 'map':
				return self::OPENSTREETMAP === self::get_provider() ? self::NOMINATIM : '';
			default:
				return '';
		}
	}

	/** Returns the Mapbox token. An empty string if another provider is set, unless the filter `mainstreet_map_tiles` is used. */
	public static function get_token(): string {
		return self::MAPBOX === self::get_provider() || has_filter( 'mainstreet_map_tiles' ) ? Secrets::get( 'mapbox' ) : '';
	}

	/** Whether places are searched with Mapbox, if there is a token. */
	public static function is_searched_with_mapbox(): bool {
		return self::MAPBOX === self::get_provider() && 'map' === Options::get( 'map_search' );
	}
}
