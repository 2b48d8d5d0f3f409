<?php
namespace Mainstreet\Blocks\Contact_Form\Validation;

use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which fields of a form apply. The browser uses the same rules (view/find-hidden.ts; conditions/cases.json tests both), but
 * the server does not rely on it: a field that does not apply is not validated, stored or mailed.
 */
final class Form_Conditions {

	/** Attribute of a field, added by this plugin (docs/content-format.md 4.2). */
	const ATTRIBUTE = 'showWhen';

	/** Comparisons with the value of the other field. */
	const OPERATORS = array( 'is', 'is-not', 'filled', 'empty' );

	/**
	 * Reads the condition of a field.
	 *
	 * @param array $attributes Attributes of the field; any type.
	 * @return array `field` (HTML ID of the other field), `is`, `value`; empty for a field without a condition.
	 */
	public static function from_attributes( array $attributes ): array {
		$given = Attributes::items( $attributes, self::ATTRIBUTE );
		$when  = array(
			'field' => Parsed_Block::get_text( $given, 'field', 60 ),
			'is'    => Parsed_Block::get_text( $given, 'is', 10 ),
			'value' => trim( Parsed_Block::get_typed_text( $given, 'value', 1000 ) ),
		);
		$needs = 0 === strpos( $when['is'], 'is' );
		return '' === $when['field'] || ! in_array( $when['is'], self::OPERATORS, true ) || ( $needs && '' === $when['value'] ) ? array() : $when;
	}

	/**
	 * Returns the valid conditions of a form. Conditions on a missing field, a file field or implicit consent are ignored.
	 *
	 * @return array[] By id of the field: `field` (id of the other field), `is`, `value`.
	 */
	public static function from_fields( array $fields ): array {
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
	 * Finds the fields that do not apply to a submission.
	 *
	 * @param array $posted Posted values by id; any type.
	 * @return array Ids as keys.
	 */
	public static function find_hidden( array $fields, array $posted ): array {
		$conditions = self::from_fields( $fields );
		$by_id      = $conditions ? array_column( $fields, null, 'id' ) : array();
		return self::resolve( $conditions, static fn( $id ) => self::get_values( $by_id[ $id ], $posted ) );
	}

	/**
	 * Finds the hidden fields. A field whose condition is on a hidden field is hidden, too. Fields with circular conditions are
	 * shown.
	 *
	 * Each chain of conditions is followed to a field without a condition or with a known result, and resolved backwards from
	 * there. Without recursion, the length of a chain does not matter.
	 *
	 * @param array[]  $conditions Result of from_fields().
	 * @param \Closure $read       Returns the values of a field: takes its id, returns texts.
	 * @return array Ids as keys.
	 */
	public static function resolve( array $conditions, \Closure $read ): array {
		$known  = array();
		$hidden = array();
		foreach ( array_keys( $conditions ) as $id ) {
			// Follow the chain to a field without a condition or with a known result, or to one that closes a circle.
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
					$known[ $each ] = ( ! isset( $known[ $source ] ) || $known[ $source ] ) && self::is_met( $conditions[ $each ], $read( $source ) );
				}
			}
			if ( ! $known[ $id ] ) {
				$hidden[ $id ] = true;
			}
		}
		return $hidden;
	}

	/**
	 * Whether a condition is met.
	 *
	 * @param array    $when  `is`, `value`.
	 * @param string[] $given Values of the other field.
	 */
	private static function is_met( array $when, array $given ): bool {
		$values    = array_filter( array_map( array( __CLASS__, 'normalize' ), $given ), 'strlen' );
		$has_value = in_array( self::normalize( $when['value'] ), $values, true );
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
	 * Normalizes white space, as the browser does.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	private static function normalize( $text ) {
		return trim( (string) preg_replace( '/[ \t\r\n\f\v\x{a0}]+/u', ' ', $text ) );
	}

	/**
	 * Returns the posted values of a field. Text for the "Other" choice selects that choice, as in Form_Validator.
	 *
	 * @return string[]
	 */
	private static function get_values( array $field, array $posted ): array {
		$given = isset( $posted[ $field['id'] ] ) ? (array) $posted[ $field['id'] ] : array();
		$other = isset( $posted[ $field['id'] . ':other' ] ) ? $posted[ $field['id'] . ':other' ] : '';
		if ( $field['other'] && is_string( $other ) && '' !== trim( $other ) ) {
			array_push( $given, $other, $field['other']['label'] );
		}
		$values = array_map( array( Utf8::class, 'clean' ), array_filter( $given, 'is_string' ) );
		return 'hidden' === $field['type'] && ! array_filter( array_map( 'trim', $values ), 'strlen' ) ? array( $field['default'] ) : $values;
	}
}
