<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the attributes of a map. Values can have any type: posts contain numbers stored as strings,
 * old attribute names, and values edited by hand.
 */
final class Map_Attributes {

	const STYLES = array( 'default', 'black_and_white', 'satellite', 'terrain' );

	/** Maximum number of markers. */
	const MAX_POINTS = 1000;

	/** Maximum length of a text, in characters. */
	const MAX_TEXT = 5000;

	/**
	 * Returns the valid markers. Markers without a valid position are skipped. Entities in texts, which core writes for authors
	 * without `unfiltered_html`, are decoded.
	 *
	 * @param mixed $stored Attribute `points`.
	 * @return array[] List of `title`, `caption`, `id`, `coordinates`.
	 */
	public static function read_points( $stored ): array {
		$points = array();
		foreach ( array_slice( is_array( $stored ) ? $stored : array(), 0, self::MAX_POINTS ) as $point ) {
			$position = is_array( $point ) && isset( $point['coordinates'] ) ? self::read_position( $point['coordinates'] ) : null;
			if ( ! $position ) {
				continue;
			}
			$title    = self::read_shown( $point, 'title' );
			$points[] = array(
				'title'       => '' !== $title ? $title : self::read_shown( $point, 'placeTitle' ),
				'caption'     => self::read_shown( $point, 'caption' ),
				'id'          => self::read_text( $point, 'id', 200 ),
				'coordinates' => $position,
			);
		}
		return $points;
	}

	/**
	 * Reads a position with the keys `lng`, `lat` or `longitude`, `latitude`.
	 *
	 * @param mixed $stored Stored value.
	 * @return array|null `longitude` and `latitude` in degrees; null if it is not a valid position.
	 */
	public static function read_position( $stored ): ?array {
		if ( ! is_array( $stored ) ) {
			return null;
		}
		$longitude = isset( $stored['lng'] ) ? $stored['lng'] : ( isset( $stored['longitude'] ) ? $stored['longitude'] : null );
		$latitude  = isset( $stored['lat'] ) ? $stored['lat'] : ( isset( $stored['latitude'] ) ? $stored['latitude'] : null );
		if ( ! is_numeric( $longitude ) || ! is_numeric( $latitude ) ) {
			return null;
		}
		$longitude = (float) $longitude;
		$latitude  = (float) $latitude;
		$are_good  = $longitude >= -180 && $longitude <= 180 && $latitude >= -90 && $latitude <= 90;
		return $are_good ? array(
			'longitude' => $longitude,
			'latitude'  => $latitude,
		) : null;
	}

	/**
	 * Returns the map style: the block style, or the attribute `mapStyle` of the oldest posts.
	 *
	 * @param array $attributes Attributes as stored.
	 * @return string One of STYLES.
	 */
	public static function read_style( array $attributes ) {
		foreach ( explode( ' ', self::read_text( $attributes, 'className' ) ) as $class ) {
			$style = 0 === strpos( $class, 'is-style-' ) ? substr( $class, 9 ) : '';
			if ( in_array( $style, self::STYLES, true ) ) {
				return $style;
			}
		}
		$old = self::read_text( $attributes, 'mapStyle', 50 );
		return in_array( $old, self::STYLES, true ) ? $old : 'default';
	}

	/**
	 * Returns the zoom, limited to the range from 0 to 22.
	 *
	 * @param mixed $stored Attribute `zoom`.
	 * @return int|float 13 if it is not a number.
	 */
	public static function read_zoom( $stored ) {
		return ( is_int( $stored ) || is_float( $stored ) ) && is_finite( $stored ) ? min( 22, max( 0, $stored ) ) : 13;
	}

	/**
	 * Returns the height in pixels.
	 *
	 * @param mixed $stored Attribute `mapHeight`.
	 * @return int 0 for the default height.
	 */
	public static function read_height( $stored ): int {
		return ( is_int( $stored ) || is_float( $stored ) ) && $stored >= 100 && $stored <= 10000 ? (int) round( $stored ) : 0;
	}

	/**
	 * Reads a text and decodes its entities.
	 *
	 * @param array $source Record with values of any type.
	 * @return string Unescaped.
	 */
	private static function read_shown( array $source, string $key ): string {
		return html_entity_decode( self::read_text( $source, $key ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Reads a text of limited length.
	 *
	 * @param array $source Record with values of any type.
	 * @param int   $limit  Maximum length in characters.
	 * @return string An empty string if the value is not text.
	 */
	public static function read_text( array $source, string $key, int $limit = self::MAX_TEXT ): string {
		$text = Attributes::text( $source, $key );
		return strlen( $text ) > $limit ? mb_substr( $text, 0, $limit ) : $text;
	}
}
