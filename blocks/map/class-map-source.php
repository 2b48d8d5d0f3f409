<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the settings of maps (options.php). What code says by the filters of Map_Tiles and Map_Geocoder stands above them.
 */
final class Map_Source {

	const MAPBOX        = 'mapbox';
	const OPENSTREETMAP = 'openstreetmap';
	const OWN           = 'own';

	/** An address of tiles: core's URL functions take the braces away. */
	const TILE_PATTERN = '^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(?i:https?)://[^\s<>"\']+$';

	/** The tiles and the search of the OpenStreetMap Foundation; both have a policy of use. */
	const OPENSTREETMAP_TILES = array(
		'url'             => 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
		'attribution'     => '© OpenStreetMap contributors',
		'attribution_url' => 'https://www.openstreetmap.org/copyright',
		'max_zoom'        => 19,
	);
	const NOMINATIM           = 'https://nominatim.openstreetmap.org/search';

	/**
	 * The source that is set.
	 *
	 * @return string MAPBOX, OPENSTREETMAP or OWN.
	 */
	public static function chosen(): string {
		return (string) Options::get( 'map_source', self::MAPBOX );
	}

	/**
	 * Raster tiles that are set in place of Mapbox.
	 *
	 * @return array|null As the filter `mainstreet_map_tiles` takes them; null for none.
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

	/**
	 * The search for places that is set.
	 *
	 * @return string Address of a Nominatim-compatible search; empty for none, or for Mapbox's.
	 */
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

	/**
	 * The token, where something is asked of Mapbox.
	 *
	 * @return string Empty where the owner chose other tiles, unless code decides about each style.
	 */
	public static function token(): string {
		return self::MAPBOX === self::chosen() || has_filter( 'mainstreet_map_tiles' ) ? Secrets::get( 'mapbox' ) : '';
	}

	/** Whether places are looked for at Mapbox, if there is a token. */
	public static function may_search_mapbox(): bool {
		return self::MAPBOX === self::chosen() && 'map' === Options::get( 'map_search' );
	}

	/** Whether maps are drawn at all. */
	public static function is_ready(): bool {
		return '' !== self::token() || array() !== Map_Tiles::all();
	}

	/**
	 * What the site's privacy policy says about maps: of the servers that draw them, whoever chose these, and of no other.
	 *
	 * @return string Empty where nobody draws.
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
