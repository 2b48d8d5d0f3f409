<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the list of places and, if a Mapbox token or tile server is set, the data for the script that draws the map.
 * Uses the stored attributes, because core drops a fractional zoom, which saved posts may contain.
 */
final class Map_Block {

	/** Default URL of directions. It works on phones and desktops; `{lat}` and `{lng}` are degrees. */
	const DIRECTIONS = 'https://www.openstreetmap.org/directions?to={lat}%2C{lng}';

	const DEFAULT_CENTER = array(
		'longitude' => -122.41941550000001,
		'latitude'  => 37.7749295,
	);

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML.
	 */
	public static function render( array $attributes ): string {
		$attributes = Site_Place::apply( $attributes );
		$points     = Map_Attributes::read_points( isset( $attributes['points'] ) ? $attributes['points'] : null );
		// A map without the marker of the business would show somewhere else.
		$has_map = ! is_feed() && ( $points || ! Site_Place::is_used( $attributes ) );
		$tiles   = ! $has_map ? null : Map_Tiles::get( Map_Attributes::read_style( $attributes ) );
		$token   = ! $has_map || $tiles ? '' : self::token();
		$places  = self::render_places( $points, $attributes );
		$classes = array();
		$align   = Map_Attributes::read_text( $attributes, 'align', 20 );
		if ( in_array( $align, array( 'left', 'center', 'right', 'wide', 'full' ), true ) ) {
			$classes[] = 'align' . $align;
		}

		if ( '' === $token && ! $tiles ) {
			return '' === $places ? '' : sprintf(
				'<div %1$s>%2$s</div>',
				get_block_wrapper_attributes( array( 'class' => implode( ' ', array_merge( $classes, array( 'has-no-map' ) ) ) ) ),
				$places
			);
		}

		add_filter( 'script_module_data_' . generate_block_asset_handle( 'jetpack/map', 'viewScriptModule' ), array( __CLASS__, 'add_data' ) );
		$height = Map_Attributes::read_height( isset( $attributes['mapHeight'] ) ? $attributes['mapHeight'] : null );
		return sprintf(
			'<div %1$s><div class="wp-block-jetpack-map__mb-container%2$s"%3$s>%4$s</div><script type="application/json">%5$s</script></div>',
			get_block_wrapper_attributes(
				array( 'class' => implode( ' ', $classes ) ) + self::data( $attributes, $token )
			),
			$height ? ' has-height' : '',
			$height ? sprintf( ' style="%s"', esc_attr( '--mainstreet-map-height:' . $height . 'px' ) ) : '',
			$places,
			self::encode( $points )
		);
	}

	/** Returns the public Mapbox token, or an empty string. */
	private static function token(): string {
		$token = Map_Source::get_token();
		// A secret token (sk.) on a page would give visitors access to the account.
		return 0 === strpos( $token, 'pk.' ) ? $token : '';
	}

	/**
	 * Adds the map provider to the data of the view script. WordPress prints the data in a script element, which authors and
	 * contributors cannot save in a post. Attributes of an element could be forged in post content.
	 *
	 * @param array $data Data of the script module.
	 * @return array `token`: public Mapbox token; `tiles`: by block style; `directions`: URL with `{lat}` and `{lng}`.
	 */
	public static function add_data( $data ) {
		$tiles = Map_Tiles::get_all();
		return array_merge(
			(array) $data,
			array(
				'token'      => count( $tiles ) < count( Map_Attributes::STYLES ) ? self::token() : '',
				'tiles'      => (object) $tiles,
				'directions' => self::get_directions_url(),
			)
		);
	}

	/**
	 * Returns the data attributes; those of Jetpack's markup come first.
	 *
	 * @param string $token Public token. An empty string if Mapbox is not used.
	 * @return array<string, string> Unescaped.
	 */
	private static function data( array $attributes, string $token ): array {
		$center = Map_Attributes::read_position( isset( $attributes['mapCenter'] ) ? $attributes['mapCenter'] : null );
		$data   = array(
			'data-map-style'      => Map_Attributes::read_style( $attributes ),
			'data-map-details'    => isset( $attributes['mapDetails'] ) && false === $attributes['mapDetails'] ? 'false' : 'true',
			'data-zoom'           => (string) Map_Attributes::read_zoom( isset( $attributes['zoom'] ) ? $attributes['zoom'] : null ),
			'data-map-center'     => (string) wp_json_encode( $center ? $center : self::DEFAULT_CENTER ),
			'data-marker-color'   => Map_Attributes::read_text( $attributes, 'markerColor', 100 ),
			'data-api-key'        => $token,
			'data-mainstreet-map' => (string) wp_json_encode( array( 'strings' => self::get_labels() ), JSON_HEX_AMP ),
		);
		if ( '' === $data['data-marker-color'] ) {
			$data['data-marker-color'] = 'red';
		}
		if ( Attributes::flag( $attributes, 'scrollToZoom' ) ) {
			$data['data-scroll-to-zoom'] = 'true';
		}
		if ( Attributes::flag( $attributes, 'showFullscreenButton', true ) ) {
			$data['data-show-fullscreen-button'] = 'true';
		}
		return $data;
	}

	/**
	 * Returns the labels of the map controls.
	 *
	 * @return array<string, string>
	 */
	private static function get_labels(): array {
		return array(
			'map'             => __( 'Map', 'mainstreet-blocks' ),
			/* translators: %d: number of a marker without a title. */
			'marker'          => __( 'Marker %d', 'mainstreet-blocks' ),
			/* translators: %d: number of places under one marker. */
			'cluster'         => __( 'Places here: %d. Zoom in.', 'mainstreet-blocks' ),
			'close'           => __( 'Close', 'mainstreet-blocks' ),
			'zoomIn'          => __( 'Zoom in', 'mainstreet-blocks' ),
			'zoomOut'         => __( 'Zoom out', 'mainstreet-blocks' ),
			'enterFullscreen' => __( 'Enter fullscreen', 'mainstreet-blocks' ),
			'exitFullscreen'  => __( 'Exit fullscreen', 'mainstreet-blocks' ),
			'attribution'     => __( 'Show or hide attribution', 'mainstreet-blocks' ),
			'feedback'        => __( 'Map feedback', 'mainstreet-blocks' ),
			'logo'            => __( 'Mapbox logo', 'mainstreet-blocks' ),
			'scrollHint'      => __( 'Hold Ctrl or ⌘ while scrolling to zoom.', 'mainstreet-blocks' ),
			'directions'      => __( 'Directions', 'mainstreet-blocks' ),
			/* translators: %s: name of a place. */
			'directionsTo'    => __( 'Directions: %s', 'mainstreet-blocks' ),
			'touchHint'       => __( 'Use two fingers to move the map.', 'mainstreet-blocks' ),
			'unreachable'     => __( 'The map could not be loaded.', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Renders the places as a list, or a link to the stored address of a map without markers.
	 *
	 * @param array[] $points Result of read_points().
	 * @return string Escaped HTML. An empty string if there is neither.
	 */
	private static function render_places( array $points, array $attributes ): string {
		if ( $points ) {
			$items = array_map( array( __CLASS__, 'place' ), $points );
			return '<ul class="wp-block-jetpack-map__places">' . implode( '', $items ) . '</ul>';
		}
		$address = trim( Map_Attributes::read_text( $attributes, 'address', 500 ) );
		if ( '' === $address ) {
			return '';
		}
		return sprintf(
			'<p class="wp-block-jetpack-map__places"><a href="%1$s">%2$s</a></p>',
			esc_url( 'https://www.openstreetmap.org/search?query=' . rawurlencode( $address ) ),
			esc_html( $address )
		);
	}

	/**
	 * Renders a list item.
	 *
	 * @return string Escaped HTML.
	 */
	private static function place( array $point ) {
		$latitude  = self::format_number( $point['coordinates']['latitude'] );
		$longitude = self::format_number( $point['coordinates']['longitude'] );
		$title     = '' !== $point['title'] ? $point['title'] : $latitude . ', ' . $longitude;
		$links     = sprintf(
			'<a href="%7$s" aria-label="%8$s">%9$s</a> <a href="%1$s" aria-label="%2$s">%3$s</a> <a href="%4$s" aria-label="%5$s">%6$s</a>',
			esc_url( "geo:$latitude,$longitude?q=$latitude,$longitude", array( 'geo' ) ),
			/* translators: %s: name of a place. */
			esc_attr( sprintf( __( 'Open in maps app: %s', 'mainstreet-blocks' ), $title ) ),
			esc_html__( 'Open in maps app', 'mainstreet-blocks' ),
			esc_url( "https://www.openstreetmap.org/?mlat=$latitude&mlon=$longitude#map=16/$latitude/$longitude" ),
			/* translators: %s: name of a place. */
			esc_attr( sprintf( __( 'Open in OpenStreetMap: %s', 'mainstreet-blocks' ), $title ) ),
			esc_html__( 'OpenStreetMap', 'mainstreet-blocks' ),
			esc_url( str_replace( array( '{lat}', '{lng}' ), array( $latitude, $longitude ), self::get_directions_url() ), array( 'http', 'https' ) ),
			/* translators: %s: name of a place. */
			esc_attr( sprintf( __( 'Directions: %s', 'mainstreet-blocks' ), $title ) ),
			esc_html__( 'Directions', 'mainstreet-blocks' )
		);
		$caption = '' === $point['caption'] ? '' : sprintf( '<span class="wp-block-jetpack-map__marker-caption">%s</span>', esc_html( $point['caption'] ) );
		return sprintf(
			'<li><strong class="wp-block-jetpack-map__marker-title">%1$s</strong>%2$s<span class="wp-block-jetpack-map__links">%3$s</span></li>',
			esc_html( $title ),
			$caption,
			$links
		);
	}

	/** Returns the URL of directions, with `{lat}` and `{lng}`. */
	private static function get_directions_url(): string {
		/**
		 * Filters the URL of the "Directions" links of maps.
		 *
		 * @param string $url http(s) URL with `{lat}` and `{lng}` for the degrees of the place.
		 */
		$url = apply_filters( 'mainstreet_map_directions', self::DIRECTIONS );
		return is_string( $url ) && preg_match( '#^https?://#i', $url ) ? $url : self::DIRECTIONS;
	}

	/**
	 * Formats a coordinate without exponent, locale or trailing zeros.
	 *
	 * @param int|float $value Degrees.
	 */
	private static function format_number( $value ): string {
		$text = rtrim( rtrim( number_format( (float) $value, 7, '.', '' ), '0' ), '.' );
		return '-0' === $text ? '0' : $text;
	}

	/** Encodes JSON for a script element. Tags and shortcode brackets are escaped. */
	private static function encode( array $value ): string {
		$json = wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		// Only brackets inside strings are escaped; the others cannot begin a shortcode, because `{` or nothing follows.
		return (string) preg_replace_callback(
			'/"(?:[^"\\\\]++|\\\\.)*+"/',
			static fn( $text ) => str_replace( array( '[', ']' ), array( '\u005b', '\u005d' ), $text[0] ),
			(string) $json
		);
	}
}
