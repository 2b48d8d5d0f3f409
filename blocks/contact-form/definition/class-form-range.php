<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Blocks\Contact_Form\Validation\Value_Validator;

defined( 'ABSPATH' ) || exit;

/**
 * Bounds of numbers, sliders, ratings and times. They stand on the field or on its control (F2), as numbers or
 * as texts. Pure.
 */
final class Form_Range {

	/** What holds where an author said nothing: smallest, largest, step. */
	const STANDARD = array(
		'rating' => array( '1', '5', '1' ),
		'slider' => array( '0', '100', '1' ),
	);

	/** Stars of one rating. */
	const STARS = array( 2, 10 );

	/**
	 * Bounds of a field.
	 *
	 * @param string $type       Type of the field.
	 * @param array  $attributes Attributes of the field.
	 * @param array  $input      Attributes of its control.
	 * @return array `min`, `max`, `step`: decimal numbers, or times such as `09:00` without a step; empty for none. For a
	 *               slider or rating that has one, also `default`.
	 */
	public static function from_attributes( $type, array $attributes, array $input ) {
		$none = array(
			'min'  => '',
			'max'  => '',
			'step' => '',
		);
		switch ( $type ) {
			case 'time':
				return array_merge(
					$none,
					array(
						'min' => self::time( $attributes, $input, 'min' ),
						'max' => self::time( $attributes, $input, 'max' ),
					)
				);
			case 'rating':
				$max = self::number( array( $input, $attributes ), 'max', 'maxRating' );
				return self::rating( (int) ( '' === $max ? self::STANDARD['rating'][1] : $max ), $attributes );
			case 'number':
			case 'slider':
				return self::numbers( $type, array( $input, $attributes ) );
			default:
				return $none;
		}
	}

	/**
	 * Bounds of a rating.
	 *
	 * @param int   $max        How many stars were asked for.
	 * @param array $attributes Attributes of the field.
	 * @return array With `default` where some of the stars are chosen from the start.
	 */
	private static function rating( $max, array $attributes ) {
		$max     = max( self::STARS[0], min( self::STARS[1], $max ) );
		$default = (int) self::number( array( $attributes ), 'default' );
		$range   = array(
			'min'  => '1',
			'max'  => (string) $max,
			'step' => '1',
		);
		return $default >= 1 && $default <= $max ? array_merge( $range, array( 'default' => (string) $default ) ) : $range;
	}

	/**
	 * Bounds of a number or slider.
	 *
	 * @param string  $type    Type of the field.
	 * @param array[] $sources Attributes, of which the first that says something counts.
	 * @return array
	 */
	private static function numbers( $type, array $sources ) {
		$range = array();
		foreach ( array( 'min', 'max', 'step' ) as $position => $name ) {
			$value          = self::number( $sources, $name );
			$range[ $name ] = '' === $value && isset( self::STANDARD[ $type ] ) ? self::STANDARD[ $type ][ $position ] : $value;
		}
		if ( '' !== $range['step'] && (float) $range['step'] <= 0 ) {
			$range['step'] = isset( self::STANDARD[ $type ] ) ? self::STANDARD[ $type ][2] : '';
		}
		if ( '' !== $range['min'] && '' !== $range['max'] && (float) $range['min'] > (float) $range['max'] ) {
			list( $range['min'], $range['max'] ) = array( $range['max'], $range['min'] );
		}
		$default = 'slider' === $type ? self::number( $sources, 'default', 'defaultValue' ) : '';
		return '' === $default ? $range : array_merge( $range, array( 'default' => $default ) );
	}

	/**
	 * The first number among attributes.
	 *
	 * @param array[] $sources  Attributes.
	 * @param string  ...$names Names it may have.
	 * @return string Empty when there is none.
	 */
	private static function number( array $sources, ...$names ) {
		foreach ( $names as $name ) {
			foreach ( $sources as $source ) {
				$value = isset( $source[ $name ] ) ? Parsed_Block::number( $source[ $name ] ) : '';
				if ( '' !== $value ) {
					return $value;
				}
			}
		}
		return '';
	}

	/**
	 * The first time of day of two.
	 *
	 * @param array  $attributes Attributes of the field.
	 * @param array  $input      Attributes of its control.
	 * @param string $name       `min` or `max`.
	 * @return string Empty when there is none.
	 */
	private static function time( array $attributes, array $input, $name ) {
		foreach ( array( $input, $attributes ) as $source ) {
			$text = Parsed_Block::text( $source, $name, 8 );
			if ( preg_match( Value_Validator::TIME, $text ) ) {
				return $text;
			}
		}
		return '';
	}
}
