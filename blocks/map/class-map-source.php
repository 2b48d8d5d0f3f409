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
	public static function chosen(): string {
		return (string) Options::get( 'map_source', self::MAPBOX );
	}

	/**
	 * Returns the raster tiles from the settings.
	 *
	 * @return array|null In the format of the filter `mainstreet_map_tiles`; null for Mapbox.
	 */
	public static function tiles(): ?array {
		if ( self::OPENSTREETMAP === self::chosen() ) {
			return self::OPENSTREETMAP_TILES;
		}
		$url = self::OWN === self::chosen() ? (string) Options::get( 'map_tiles_url' ) : '';
		return '' === $url ? null : array(
			'url'             => $url,
			'attribution'     => (string) Options::get( 'map_tiles_attribution' ),
			'attribution_url' => (string) Options::get( 'map_tiles_link' ),
		);
	}

	/** Returns the URL of the chosen Nominatim-compatible search. An empty string for Mapbox, or none. */
	public static function search(): string {
		switch ( Options::get( 'map_search' ) ) {
			case 'own':
				return (string) Options::get( 'map_search_url' );
			case 'map':
				return self::OPENSTREETMAP === self::chosen() ? self::NOMINATIM : '';
			default:
				return '';
		}
	}

	/** Returns the Mapbox token. An empty string if another provider is set, unless the filter `mainstreet_map_tiles` is used. */
	public static function token(): string {
		return self::MAPBOX === self::chosen() || has_filter( 'mainstreet_map_tiles' ) ? Secrets::get( 'mapbox' ) : '';
	}

	/** Whether places are searched with Mapbox, if there is a token. */
	public static function may_search_mapbox(): bool {
		return self::MAPBOX === self::chosen() && 'map' === Options::get( 'map_search' );
	}

	/** Whether maps can be shown. */
	public static function is_ready(): bool {
		return '' !== self::token() || array() !== Map_Tiles::all();
	}

	/**
	 * Returns the text on maps for the privacy policy. It names only the servers that maps load from.
	 *
	 * @return string An empty string if no maps are shown.
	 */
	public static function policy(): string {
		$tiles = Map_Tiles::all();
		$texts = array();
		if ( '' !== self::token() && count( $tiles ) < count( Map_Attributes::STYLES ) ) {
			$texts[] = __( 'Maps on our pages load from Mapbox when they scroll into view. Mapbox then receives your IP address and the part of the map you view.', 'mainstreet-blocks' );
		}
		$hosts = array();
		foreach ( $tiles as $source ) {
			foreach ( $source['urls'] as $url ) {
				$hosts[] = (string) wp_parse_url( str_replace( array( '{', '}' ), '', $url ), PHP_URL_HOST );
			}
		}
		$hosts = array_values( array_unique( array_filter( $hosts ) ) );
		if ( $hosts ) {
			$texts[] = wp_sprintf(
				/* translators: %l: name of a server, such as tile.openstreetmap.org, or a list of them. */
				_n( 'Maps on our pages load from %l when they scroll into view. That server then receives your IP address and the part of the map you view.', 'Maps on our pages load from %l when they scroll into view. Those servers then receive your IP address and the part of the map you view.', count( $hosts ), 'mainstreet-blocks' ),
				$hosts
			);
		}
		return implode( ' ', $texts );
	}
}
