<?php
namespace Mainstreet\Blocks\Map;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the attributes of a map into shape, whatever type they have: stored posts hold
 * numbers as texts, old names, and what people put in by hand.
 */
final class Map_Attributes {

	const STYLES = array( 'default', 'black_and_white', 'satellite', 'terrain' );

	/** Points that are shown at most. */
	const MAX_POINTS = 1000;

	/** Characters of one text that are shown at most. */
	const MAX_TEXT = 5000;

	/**
	 * Brings stored markers into shape; those without a position on Earth are left out. Texts are given
	 * as the saved markup shows them: entities in it, which core wrote for authors, are characters.
	 *
	 * @param mixed $stored Attribute `points`.
	 * @return array[] Each with title, caption, id and coordinates.
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
	 * Reads a position in either of the shapes that content holds.
	 *
	 * @param mixed $stored Stored value.
	 * @return array|null `longitude` and `latitude`, or null when it is not one on Earth.
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
	 * Name of the map style: the block style, else the attribute of the oldest posts.
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
	 * Zoom within what the map can draw.
	 *
	 * @param mixed $stored Attribute `zoom`.
	 * @return int|float
	 */
	public static function read_zoom( $stored ) {
		return ( is_int( $stored ) || is_float( $stored ) ) && is_finite( $stored ) ? min( 22, max( 0, $stored ) ) : 13;
	}

	/**
	 * Height in pixels.
	 *
	 * @param mixed $stored Attribute `mapHeight`.
	 * @return int 0 for the default formula.
	 */
	public static function read_height( $stored ): int {
		return ( is_int( $stored ) || is_float( $stored ) ) && $stored >= 100 && $stored <= 10000 ? (int) round( $stored ) : 0;
	}

	/**
	 * A text as the saved markup shows it.
	 *
	 * @param array  $source Record of any values.
	 * @param string $key    Its key.
	 * @return string Unescaped.
	 */
	private static function read_shown( array $source, string $key ): string {
		return html_entity_decode( self::read_text( $source, $key ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * A text of bounded length.
	 *
	 * @param array  $source Record of any values.
	 * @param string $key    Its key.
	 * @param int    $limit  Characters that are kept.
	 * @return string Empty when it is no text.
	 */
	public static function read_text( array $source, string $key, int $limit = self::MAX_TEXT ): string {
		$text = Attributes::text( $source, $key );
		return strlen( $text ) > $limit ? mb_substr( $text, 0, $limit ) : $text;
	}
}
