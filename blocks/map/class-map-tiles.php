<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Raster tiles from the settings or a filter (docs/server-contract.md B.15). A map with raster tiles needs no Mapbox token. */
final class Map_Tiles {

	/**
	 * Returns the tile source of a block style.
	 *
	 * @param string $style One of Map_Attributes::STYLES.
	 * @return array|null `urls`, `attribution`, `link`, `size`, `maxZoom`; null for Mapbox.
	 */
	public static function get( $style ) {
		/**
		 * Filters the tile source of a map.
		 *
		 * @param array|null $tiles Tile source from the settings: null for Mapbox, or an array of
		 *                          `url`             http(s) URL of a raster tile with `{z}`, `{x}` and `{y}`, or several of them,
		 *                          `attribution`     copyright holders of the map, as plain text,
		 *                          `attribution_url` optional link of the attribution,
		 *                          `size`            optional width of a tile in pixels, 256 if left out,
		 *                          `max_zoom`        optional highest zoom that has tiles, 19 if left out.
		 * @param string     $style Block style: `default`, `black_and_white`, `satellite` or `terrain`.
		 */
		return self::validate( apply_filters( 'mainstreet_map_tiles', Map_Source::get_tiles(), $style ) );
	}

	/**
	 * Returns the tile sources of all block styles that are not drawn by Mapbox.
	 *
	 * @return array<string, array> By style.
	 */
	public static function get_all(): array {
		return array_filter( array_map( array( __CLASS__, 'get' ), array_combine( Map_Attributes::STYLES, Map_Attributes::STYLES ) ) );
	}

	/** Whether maps can be shown. */
	public static function is_ready(): bool {
		return '' !== Map_Source::get_token() || array() !== self::get_all();
	}

	/**
	 * Returns the text on maps for the privacy policy. It names only the servers that maps load from.
	 *
	 * @return string An empty string if no maps are shown.
	 */
	public static function get_policy(): string {
		$tiles = self::get_all();
		$texts = array();
		if ( '' !== Map_Source::get_token() && count( $tiles ) < count( Map_Attributes::STYLES ) ) {
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

	/**
	 * Validates the value of the filter.
	 *
	 * @param mixed $given Filtered value.
	 * @return array|null Null if it contains no tile URL.
	 */
	private static function validate( $given ): ?array {
		if ( ! is_array( $given ) || ! isset( $given['url'] ) ) {
			return null;
		}
		$urls = array_values( array_filter( (array) $given['url'], array( __CLASS__, 'is_tile' ) ) );
		if ( ! $urls ) {
			return null;
		}
		$link = Attributes::text( $given, 'attribution_url' );
		$size = isset( $given['size'] ) && is_numeric( $given['size'] ) ? (int) $given['size'] : 256;
		$last = isset( $given['max_zoom'] ) && is_numeric( $given['max_zoom'] ) ? (int) $given['max_zoom'] : 19;
		return array(
			'urls'        => $urls,
			'attribution' => wp_strip_all_tags( Attributes::text( $given, 'attribution' ) ),
			'link'        => esc_url_raw( $link, array( 'http', 'https' ) ),
			'size'        => min( 1024, max( 64, $size ) ),
			'maxZoom'     => min( 22, max( 0, $last ) ),
		);
	}

	/**
	 * Whether a value is a tile URL.
	 *
	 * @param mixed $url Value.
	 * @return bool
	 */
	private static function is_tile( $url ) {
		return is_string( $url ) && 1 === preg_match( '#' . Map_Source::TILE_PATTERN . '#D', $url );
	}
}
