<?php
namespace Mainstreet\Blocks\Contact_Form\Validation;

use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which fields of a form apply. Browsers decide alike (view/shown.ts; both are tested by conditions/cases.json), but what
 * they send is not believed: what does not apply is not checked, stored or mailed, whatever was posted.
 */
final class Form_Conditions {

	/** Attribute of a field, our own (docs/content-format.md 4.2). */
	const ATTRIBUTE = 'showWhen';

	/** What can be asked of the other field. */
	const OPERATORS = array( 'is', 'is-not', 'filled', 'empty' );

	/**
	 * What a field waits for, as its author says.
	 *
	 * @param array $attributes Attributes of the field, of any type.
	 * @return array `field` (HTML ID of the other), `is`, `value`; empty for a field that is always there.
	 */
	public static function from_attributes( array $attributes ) {
		$given = Attributes::items( $attributes, self::ATTRIBUTE );
		$when  = array(
			'field' => Parsed_Block::text( $given, 'field', 60 ),
			'is'    => Parsed_Block::text( $given, 'is', 10 ),
			'value' => trim( Parsed_Block::typed( $given, 'value', 1000 ) ),
		);
		$needs = 0 === strpos( $when['is'], 'is' );
		return '' === $when['field'] || ! in_array( $when['is'], self::OPERATORS, true ) || ( $needs && '' === $when['value'] ) ? array() : $when;
	}

	/**
	 * The conditions of a form. One on a field that is not there any more is none, as is one on what browsers can't tell: files, and
	 * consent that is only told.
	 *
	 * @param array[] $fields Fields of the definition.
	 * @return array[] By id of the field that waits: `field` (id of the other), `is`, `value`.
	 */
	public static function from_fields( array $fields ) {
		$sources = array();
		foreach ( $fields as $field ) {
			$is_told = 'consent' === $field['type'] && 'implicit' === $field['consent']['type'];
			if ( '' !== $field['own_id'] && 'file' !== $field['type'] && ! $is_told ) {
				$sources += array( $field['own_id'] => $field['id'] );
			}
		}
		$found = array();
		foreach ( $fields as $field ) {
			if ( isset( $field['when'], $sources[ $field['when']['field'] ] ) ) {
				$found[ $field['id'] ] = array( 'field' => $sources[ $field['when']['field'] ] ) + $field['when'];
			}
		}
		return $found;
	}

	/**
	 * Fields that an answer leaves out.
	 *
	 * @param array[] $fields Fields of the definition.
	 * @param array   $posted By id: what was posted, of any type.
	 * @return array Ids as keys.
	 */
	public static function find_hidden( array $fields, array $posted ) {
		$conditions = self::from_fields( $fields );
		$by_id      = $conditions ? array_column( $fields, null, 'id' ) : array();
		return self::resolve(
			$conditions,
			static function ( $id ) use ( $by_id, $posted ) {
				return self::values( $by_id[ $id ], $posted );
			}
		);
	}

	/**
	 * The fields that are left out. One that waits for a field that is left out is left out, too; fields that wait for each other in
	 * a circle are shown.
	 *
	 * @param array[]  $conditions As from_fields() gives them.
	 * @param \Closure $read       What was given for a field: texts.
	 * @return array Ids as keys.
	 */
	public static function resolve( array $conditions, \Closure $read ) {
		$known  = array();
		$hidden = array();
		foreach ( array_keys( $conditions ) as $id ) {
			// From the field to the first that waits for none, or is known, or closes a circle.
			$chain = array();
			for ( $at = (string) $id; isset( $conditions[ $at ] ) && ! isset( $known[ $at ] ) && ! isset( $chain[ $at ] ); $at = $conditions[ $at ]['field'] ) {
				$chain[ $at ] = true;
			}
			if ( isset( $chain[ $at ] ) ) {
				for ( $each = $at; ! isset( $known[ $each ] ); $each = $conditions[ $each ]['field'] ) {
					$known[ $each ] = true;
				}
			}
			foreach ( array_reverse( array_map( 'strval', array_keys( $chain ) ) ) as $each ) {
				if ( ! isset( $known[ $each ] ) ) {
					$source         = $conditions[ $each ]['field'];
					$known[ $each ] = ( ! isset( $known[ $source ] ) || $known[ $source ] ) && self::holds( $conditions[ $each ], $read( $source ) );
				}
			}
			if ( ! $known[ $id ] ) {
				$hidden[ $id ] = true;
			}
		}
		return $hidden;
	}

	/**
	 * Whether what was given is what a field waits for.
	 *
	 * @param array    $when  `is`, `value`.
	 * @param string[] $given Texts.
	 * @return bool
	 */
	private static function holds( array $when, array $given ) {
		$values    = array_filter( array_map( array( __CLASS__, 'tidy' ), $given ), 'strlen' );
		$has_value = in_array( self::tidy( $when['value'] ), $values, true );
		switch ( $when['is'] ) {
			case 'is':
				return $has_value;
			case 'is-not':
				return ! $has_value;
			case 'filled':
				return (bool) $values;
			default:
				return ! $values;
		}
	}

	/**
	 * White space says nothing; the same in the browser.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	private static function tidy( $text ) {
		return trim( (string) preg_replace( '/[ \t\r\n\f\v\x{a0}]+/u', ' ', $text ) );
	}

	/**
	 * What was given for a field. A choice of one's own that was typed is chosen, as Form_Validator has it.
	 *
	 * @param array $field  Field of the definition.
	 * @param array $posted What was posted.
	 * @return string[]
	 */
	private static function values( array $field, array $posted ) {
		$given = isset( $posted[ $field['id'] ] ) ? (array) $posted[ $field['id'] ] : array();
		$other = isset( $posted[ $field['id'] . ':other' ] ) ? $posted[ $field['id'] . ':other' ] : '';
		if ( $field['other'] && is_string( $other ) && '' !== trim( $other ) ) {
			array_push( $given, $other, $field['other']['label'] );
		}
		$values = array_map( array( Utf8::class, 'clean' ), array_filter( $given, 'is_string' ) );
		return 'hidden' === $field['type'] && ! array_filter( array_map( 'trim', $values ), 'strlen' ) ? array( $field['default'] ) : $values;
	}
}
