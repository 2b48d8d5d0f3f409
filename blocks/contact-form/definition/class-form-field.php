<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Blocks\Contact_Form\Validation\Form_Conditions;
use Mainstreet\Blocks\Contact_Form\Validation\Value_Validator;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the definition of a field from its block. F1 fields store everything in attributes, F2 fields in inner blocks, and
 * there are formats between (docs/content-format.md 4.2, 4.3). Texts that depend on the language are left empty; Form_Labels
 * fills them in.
 */
final class Form_Field {

	/** Types of fields by block name. */
	const TYPES = array(
		'jetpack/field-text'              => 'text',
		'jetpack/field-name'              => 'name',
		'jetpack/field-email'             => 'email',
		'jetpack/field-url'               => 'url',
		'jetpack/field-date'              => 'date',
		'jetpack/field-telephone'         => 'telephone',
		'jetpack/field-phone'             => 'telephone',
		'jetpack/field-textarea'          => 'textarea',
		'jetpack/field-checkbox'          => 'checkbox',
		'jetpack/field-consent'           => 'consent',
		'jetpack/field-checkbox-multiple' => 'checkbox-multiple',
		'jetpack/field-radio'             => 'radio',
		'jetpack/field-select'            => 'select',
		'jetpack/field-number'            => 'number',
		'jetpack/field-time'              => 'time',
		'jetpack/field-hidden'            => 'hidden',
		'jetpack/field-rating'            => 'rating',
		'jetpack/field-slider'            => 'slider',
		'jetpack/field-image-select'      => 'image-select',
		'jetpack/field-file'              => 'file',
	);

	/** Maximum number of files per field. */
	const MAX_FILES = 10;


	/** Default minimum, maximum and step by type. */
	const DEFAULT_RANGES = array(
		'rating' => array( '1', '5', '1' ),
		'slider' => array( '0', '100', '1' ),
	);

	/** Minimum and maximum number of stars of a rating. */
	const STARS = array( 2, 10 );

	/** Allowed widths in percent; any other value becomes 100. */
	const WIDTHS = array( '25', '33', '50', '75', '100', 'auto' );

	/**
	 * Returns the type of a field. Unknown fields, from a later release, are text inputs, so that visitors can fill them in.
	 *
	 * @param string $name Name of a block.
	 * @return string '' for other blocks.
	 */
	public static function get_type( $name ) {
		if ( isset( self::TYPES[ $name ] ) ) {
			return self::TYPES[ $name ];
		}
		$is_field = 0 === strpos( $name, 'jetpack/field-' ) && ! in_array( $name, Form_Choices::BLOCKS, true );
		return $is_field ? 'text' : '';
	}

	/**
	 * Reads a field. Form_Definition adds its key and unique id.
	 *
	 * @return array|null Null for other blocks.
	 */
	public static function from_block( array $block ): ?array {
		$type = self::get_type( Parsed_Block::get_name( $block ) );
		if ( '' === $type ) {
			return null;
		}
		$attributes = Parsed_Block::get_attributes( $block );
		$input      = self::get_input_attributes( $block );
		$field      = array(
			'type'        => $type,
			'label'       => Parsed_Block::to_plain_text( self::get_label( $block ) ),
			'own_id'      => substr( (string) preg_replace( '/[^A-Za-z0-9_-]/', '', Parsed_Block::get_text( $attributes, 'id', 100 ) ), 0, 60 ),
			'required'    => Parsed_Block::get_boolean( $attributes, 'required' ),
			'options'     => Form_Choices::read_labels( $type, $block ),
			'other'       => Form_Choices::find_other( $block ),
			'default'     => Parsed_Block::get_typed_text( $attributes, 'defaultValue', 20000 ),
			'placeholder' => self::read_placeholder( $type, $attributes, $input ),
			'width'       => self::read_width( $attributes ),
			'consent'     => 'consent' === $type ? self::read_consent( $attributes, $block ) : array(),
			'multiple'    => 'checkbox-multiple' === $type || ( 'image-select' === $type && Parsed_Block::get_boolean( $attributes, 'isMultiple' ) ),
			'format'      => 'date' === $type ? Parsed_Block::get_text( $attributes, 'dateFormat', 10 ) : '',
			'accept'      => array(),
		);
		// Added only if set, so that the hash of other forms, which is in cached pages, stays the same.
		$more = array_filter(
			array(
				'when'      => Form_Conditions::from_attributes( $attributes ),
				'countries' => 'telephone' === $type ? self::read_countries( $attributes ) : array(),
				'pictures'  => 'image-select' === $type ? Form_Choices::find_images( $block ) : array(),
			)
		);
		return array_merge( $field, self::read_range( $type, $attributes, $input ), 'file' === $type ? self::read_file_limits( $attributes ) : array(), $more );
	}

	/** Returns the label as saved, which may contain HTML. Empty if the default label applies. */
	public static function get_label( array $block ): string {
		$inner = Parsed_Block::find_attributes( $block, 'jetpack/label' );
		if ( null === $inner && 'jetpack/field-checkbox' === Parsed_Block::get_name( $block ) ) {
			$inner = Parsed_Block::find_attributes( $block, 'jetpack/option' );
		}
		$label = null === $inner ? '' : Parsed_Block::get_text( $inner, 'label' );
		$label = '' === $label ? Parsed_Block::get_text( Parsed_Block::get_attributes( $block ), 'label' ) : $label;
		// A hidden field has a name instead of a label.
		return '' === $label && 'jetpack/field-hidden' === Parsed_Block::get_name( $block ) ? Parsed_Block::get_text( Parsed_Block::get_attributes( $block ), 'name' ) : $label;
	}

	/** Returns the attributes of the inner block that is the control; empty in F1. */
	public static function get_input_attributes( array $block ): array {
		$found = Parsed_Block::find_attributes( $block, 'jetpack/input', 'jetpack/phone-input', 'jetpack/input-rating', 'jetpack/input-range' );
		return null === $found ? array() : $found;
	}

	/** Returns the text of a consent field as saved, which may contain HTML. Empty if the default text applies. */
	public static function get_consent_message( array $block ): string {
		$attributes = Parsed_Block::get_attributes( $block );
		$option     = Parsed_Block::find_attributes( $block, 'jetpack/option' );
		$label      = null === $option ? '' : Parsed_Block::get_text( $option, 'label' );
		$name       = 'explicit' === Parsed_Block::get_text( $attributes, 'consentType', 20 ) ? 'explicitConsentMessage' : 'implicitConsentMessage';
		return '' === $label ? Parsed_Block::get_text( $attributes, $name ) : $label;
	}

	/**
	 * Reads type and text of a consent field.
	 *
	 * @return array `type` implicit or explicit, `message` plain text.
	 */
	private static function read_consent( array $attributes, array $block ): array {
		return array(
			'type'    => 'explicit' === Parsed_Block::get_text( $attributes, 'consentType', 20 ) ? 'explicit' : 'implicit',
			'message' => Parsed_Block::to_plain_text( self::get_consent_message( $block ) ),
		);
	}

	/**
	 * Reads the placeholder of the control; for a select, the label of its empty option.
	 *
	 * @param string $type Type of the field.
	 */
	private static function read_placeholder( $type, array $attributes, array $input ): string {
		$texts = array( Parsed_Block::get_plain_text( $input, 'placeholder' ), Parsed_Block::get_plain_text( $attributes, 'placeholder' ) );
		if ( 'select' === $type ) {
			array_splice( $texts, 1, 0, array( Parsed_Block::get_plain_text( $attributes, 'toggleLabel' ) ) );
		}
		$texts = array_values( array_filter( $texts, 'strlen' ) );
		return $texts ? $texts[0] : '';
	}

	/**
	 * Reads the settings of the country list of a phone field.
	 *
	 * @return array `default`: code of the country that is selected at first, or ''. Empty if the field has no list.
	 */
	private static function read_countries( array $attributes ): array {
		return Parsed_Block::get_boolean( $attributes, 'showCountrySelector' )
			? array( 'default' => Phone_Countries::normalize_code( Parsed_Block::get_text( $attributes, 'default', 2 ) ) )
			: array();
	}

	/**
	 * Reads the width in percent.
	 *
	 * @return string One of WIDTHS.
	 */
	private static function read_width( array $attributes ): string {
		$width = Parsed_Block::get_text( $attributes, 'width', 10 );
		return in_array( $width, self::WIDTHS, true ) ? $width : '100';
	}

	/**
	 * Reads the limits of a file field.
	 *
	 * @return array `max` (number of files, as text), `multiple`, `accept` (file extensions).
	 */
	private static function read_file_limits( array $attributes ): array {
		$limit  = Parsed_Block::to_number( isset( $attributes['maxfiles'] ) ? $attributes['maxfiles'] : 1 );
		$limit  = max( 1, min( self::MAX_FILES, (int) $limit ) );
		$accept = strtolower( Parsed_Block::get_text( $attributes, 'accept', 500 ) . ',' . Parsed_Block::get_text( $attributes, 'filetype', 500 ) );
		preg_match_all( '/(?:^|[\s,.])([a-z0-9]{1,6})(?=$|[\s,])/', $accept, $found );
		return array(
			'max'      => (string) $limit,
			'multiple' => $limit > 1,
			'accept'   => array_values( array_unique( $found[1] ) ),
		);
	}

	/**
	 * Reads minimum, maximum and step of a field, from the inner block (F2) or the field.
	 *
	 * @param string $type Type of the field.
	 * @return array `min`, `max`, `step`: decimal numbers, or times such as `09:00` without a step; '' for none. With `default` for a slider or
	 *               rating that has one.
	 */
	private static function read_range( $type, array $attributes, array $input ): array {
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
						'min' => self::find_time( $attributes, $input, 'min' ),
						'max' => self::find_time( $attributes, $input, 'max' ),
					)
				);
			case 'rating':
				$max = self::find_number( array( $input, $attributes ), 'max', 'maxRating' );
				return self::build_rating_range( (int) ( '' === $max ? self::DEFAULT_RANGES['rating'][1] : $max ), $attributes );
			case 'number':
			case 'slider':
				return self::build_number_range( $type, array( $input, $attributes ) );
			default:
				return $none;
		}
	}

	/**
	 * Builds the range of a rating.
	 *
	 * @param int $max Number of stars in the block.
	 * @return array As read_range().
	 */
	private static function build_rating_range( int $max, array $attributes ): array {
		$max     = max( self::STARS[0], min( self::STARS[1], $max ) );
		$default = (int) self::find_number( array( $attributes ), 'default' );
		$range   = array(
			'min'  => '1',
			'max'  => (string) $max,
			'step' => '1',
		);
		return $default >= 1 && $default <= $max ? array_merge( $range, array( 'default' => (string) $default ) ) : $range;
	}

	/**
	 * Builds the range of a number or slider.
	 *
	 * @param string  $type    Type of the field.
	 * @param array[] $sources Sets of attributes; the first with a value counts.
	 */
	private static function build_number_range( $type, array $sources ): array {
		$range = array();
		foreach ( array( 'min', 'max', 'step' ) as $position => $name ) {
			$value          = self::find_number( $sources, $name );
			$range[ $name ] = '' === $value && isset( self::DEFAULT_RANGES[ $type ] ) ? self::DEFAULT_RANGES[ $type ][ $position ] : $value;
		}
		if ( '' !== $range['step'] && (float) $range['step'] <= 0 ) {
			$range['step'] = isset( self::DEFAULT_RANGES[ $type ] ) ? self::DEFAULT_RANGES[ $type ][2] : '';
		}
		if ( '' !== $range['min'] && '' !== $range['max'] && (float) $range['min'] > (float) $range['max'] ) {
			list( $range['min'], $range['max'] ) = array( $range['max'], $range['min'] );
		}
		$default = 'slider' === $type ? self::find_number( $sources, 'default', 'defaultValue' ) : '';
		return '' === $default ? $range : array_merge( $range, array( 'default' => $default ) );
	}

	/**
	 * Finds the first number in sets of attributes.
	 *
	 * @param array[] $sources Attributes.
	 * @return string '' if there is none.
	 */
	private static function find_number( array $sources, string ...$names ): string {
		foreach ( $names as $name ) {
			foreach ( $sources as $source ) {
				$value = isset( $source[ $name ] ) ? Parsed_Block::to_number( $source[ $name ] ) : '';
				if ( '' !== $value ) {
					return $value;
				}
			}
		}
		return '';
	}

	/**
	 * Finds the first valid time of day in the control or the field.
	 *
	 * @param string $name `min` or `max`.
	 * @return string '' if there is none.
	 */
	private static function find_time( array $attributes, array $input, string $name ): string {
		foreach ( array( $input, $attributes ) as $source ) {
			$text = Parsed_Block::get_text( $source, $name, 8 );
			if ( preg_match( Value_Validator::TIME, $text ) ) {
				return $text;
			}
		}
		return '';
	}
}
