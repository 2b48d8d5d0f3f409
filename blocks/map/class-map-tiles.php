<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Raster tiles by the settings, or by a filter (docs/server-contract.md B.15). Such a map needs no Mapbox token.
 */
final class Map_Tiles {

	/**
	 * Where the pictures of one block style come from.
	 *
	 * @param string $style One of Map_Attributes::STYLES.
	 * @return array|null `urls`, `attribution`, `link`, `size`, `maxZoom`; null for Mapbox.
	 */
	public static function of( $style ) {
		/**
		 * Filters where the pictures of a map come from.
		 *
		 * @param array|null $tiles What the settings say: null for Mapbox, or an array of
		 *                          `url`             http(s) address of a raster tile with `{z}`, `{x}` and `{y}`, or several of them,
		 *                          `attribution`     who made the map, as plain text,
		 *                          `attribution_url` optional address that text leads to,
		 *                          `size`            optional width of a tile in pixels, 256 if left out,
		 *                          `max_zoom`        optional last zoom that has tiles, 19 if left out.
		 * @param string     $style Block style: `default`, `black_and_white`, `satellite` or `terrain`.
		 */
		return self::read( apply_filters( 'mainstreet_map_tiles', Map_Source::tiles(), $style ) );
	}

	/**
	 * The providers of all block styles.
	 *
	 * @return array<string, array> By style; without those that Mapbox draws.
	 */
	public static function all(): array {
		return array_filter( array_map( array( __CLASS__, 'of' ), array_combine( Map_Attributes::STYLES, Map_Attributes::STYLES ) ) );
	}

	/**
	 * Checks what a filter gave.
	 *
	 * @param mixed $given Its answer.
	 * @return array|null Null when it names no tile.
	 */
	private static function read( $given ): ?array {
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
	 * Whether a text is the address of a tile.
	 *
	 * @param mixed $url What is to be one.
	 * @return bool
	 */
	private static function is_tile( $url ) {
		return is_string( $url ) && 1 === preg_match( '#' . Map_Source::TILE_PATTERN . '#D', $url );
	}
}
