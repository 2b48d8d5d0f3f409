<?php
namespace Mainstreet\Blocks\Contact_Form\Validation;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Labels;
use Mainstreet\Blocks\Contact_Form\Definition\Phone_Countries;
use Mainstreet\Core\Attributes;
use Mainstreet\Responses\Files\File_Validator;

defined( 'ABSPATH' ) || exit;

/**
 * Validates a submission field by field (docs/server-contract.md B.2, "Validation by type"). Posted values that are not in the
 * definition are ignored. Values are returned unescaped.
 */
final class Form_Validator {

	/**
	 * Validates all fields.
	 *
	 * @param array $posted Posted text or list of texts, by id of the field.
	 * @param array $files  Files by id of the field, as File_Validator takes them.
	 * @return array `errors` (id => message), `fields` (by position, as build_field() builds them; without fields that do not apply), `files`
	 *               (id => files).
	 */
	public static function check( array $definition, array $posted, array $files = array() ): array {
		$result   = array(
			'errors' => array(),
			'fields' => array(),
			'files'  => array(),
		);
		$left_out = Form_Conditions::find_hidden( $definition['fields'], $posted );
		foreach ( $definition['fields'] as $number => $field ) {
			$id = $field['id'];
			if ( isset( $left_out[ $id ] ) ) {
				continue;
			}
			if ( 'file' === $field['type'] ) {
				$given   = Attributes::items( $files, $id );
				$checked = File_Validator::check( $field, $given );
				if ( is_array( $checked ) && $checked ) {
					$result['files'][ $id ] = $checked;
				}
				$value = is_array( $checked ) ? array() : $checked;
				$error = is_array( $checked ) && ! $checked && $field['required'] ? self::required_error( $field ) : null;
				$value = null === $error ? $value : $error;
			} else {
				$value = self::check_field( $field, $posted );
			}
			if ( is_wp_error( $value ) ) {
				$result['errors'][ $id ] = $value->get_error_message();
				continue;
			}
			$result['fields'][ $number ] = self::build_field( $field, $number + 1, $value );
		}
		return $result;
	}

	/**
	 * Builds the stored format (v3) of one field.
	 *
	 * @param int             $number Position in the form, from 1.
	 * @param string|string[] $value  Value.
	 */
	private static function build_field( array $field, int $number, $value ): array {
		$label = Form_Labels::get_label( $field );
		$meta  = array();
		if ( 'consent' === $field['type'] ) {
			// The exact text that the visitor agreed to may be needed years later.
			$meta = array(
				'consent' => $field['consent']['type'],
				'message' => Form_Labels::get_consent( $field ),
			);
		}
		if ( ! empty( $field['pictures'] ) ) {
			// Stored with the response, because the form may change.
			$chosen = array_intersect_key( $field['pictures'], array_flip( array_filter( (array) $value, 'strlen' ) ) );
			$meta   = $chosen ? array( 'pictures' => $chosen ) : array();
		}
		return array(
			'key'           => $number . '_' . $label,
			'label'         => $label,
			'value'         => $value,
			'type'          => $field['type'],
			'meta'          => $meta,
			'form_field_id' => '' === $field['own_id'] ? $field['id'] : $field['own_id'],
		);
	}

	/**
	 * Validates one field.
	 *
	 * @return string|string[]|\WP_Error Value to store.
	 */
	private static function check_field( array $field, array $posted ) {
		$type  = $field['type'];
		$given = isset( $posted[ $field['id'] ] ) ? $posted[ $field['id'] ] : '';
		if ( 'consent' === $type || 'checkbox' === $type ) {
			return self::check_box( $field, $given );
		}
		if ( in_array( $type, array( 'checkbox-multiple', 'radio', 'select', 'image-select' ), true ) ) {
			$other = isset( $posted[ $field['id'] . ':other' ] ) ? $posted[ $field['id'] . ':other' ] : '';
			return self::check_choices( $field, $given, is_string( $other ) ? Value_Validator::to_line( $other ) : '' );
		}
		if ( ! is_string( $given ) ) {
			return new \WP_Error( 'type', __( 'This answer could not be read. Please enter it again.', 'mainstreet-blocks' ) );
		}
		$text = 'textarea' === $type ? Value_Validator::to_lines( $given ) : Value_Validator::to_line( $given );
		if ( 'hidden' === $type && '' === $text ) {
			$text = Value_Validator::to_line( $field['default'] );
		}
		if ( ! empty( $field['countries'] ) ) {
			$country = isset( $posted[ $field['id'] . ':country' ] ) ? $posted[ $field['id'] . ':country' ] : '';
			$text    = Phone_Countries::add_dial_code( $text, is_string( $country ) ? $country : '' );
		}
		if ( '' === $text ) {
			return $field['required'] ? self::required_error( $field ) : '';
		}
		return Value_Validator::check( $field, $text );
	}

	/**
	 * Validates a checkbox or consent.
	 *
	 * @param mixed $given Posted value.
	 * @return string|\WP_Error Translated "Yes" or "No".
	 */
	private static function check_box( array $field, $given ) {
		$is_implicit = 'consent' === $field['type'] && 'implicit' === $field['consent']['type'];
		$is_ticked   = is_string( $given ) && '' !== $given;
		if ( $is_ticked || $is_implicit ) {
			return __( 'Yes', 'mainstreet-blocks' );
		}
		return $field['required'] ? self::required_error( $field ) : __( 'No', 'mainstreet-blocks' );
	}

	/**
	 * Validates choices. Text typed for the "Other" choice selects it, whether or not it was checked, so that no input is lost.
	 *
	 * @param mixed $given Posted value.
	 * @return string|string[]|\WP_Error Value to store.
	 */
	private static function check_choices( array $field, $given, string $other ) {
		$is_list = 'radio' !== $field['type'] && 'select' !== $field['type'] && $field['multiple'];
		$chosen  = is_array( $given ) && ! $is_list ? self::unknown_choice_error() : self::check_options( $field, (array) $given );
		$typed   = $field['other'] && '' !== $other ? Value_Validator::check( array( 'type' => 'text' ), $other ) : '';
		if ( is_wp_error( $chosen ) || is_wp_error( $typed ) ) {
			return is_wp_error( $chosen ) ? $chosen : $typed;
		}
		if ( '' !== $typed ) {
			$chosen = array_values( array_unique( array_merge( array_diff( $chosen, array( $field['other']['label'] ) ), array( $typed ) ) ) );
		}
		if ( ! $chosen && $field['required'] ) {
			return self::required_error( $field );
		}
		if ( $is_list ) {
			return $chosen;
		}
		return isset( $chosen[1] )
			/* translators: 1: what was chosen, 2: the choice that is typed, such as "Other", 3: what was typed. */
			? sprintf( __( '%1$s (%2$s: %3$s)', 'mainstreet-blocks' ), $chosen[0], $field['other']['label'], $chosen[1] )
			: (string) reset( $chosen );
	}

	/**
	 * Validates that each selected choice exists.
	 *
	 * @return string[]|\WP_Error
	 */
	private static function check_options( array $field, array $given ) {
		$chosen = array();
		foreach ( $given as $value ) {
			$value = is_string( $value ) ? Value_Validator::to_line( $value ) : null;
			if ( '' === $value ) {
				continue;
			}
			if ( ! in_array( $value, $field['options'], true ) ) {
				return self::unknown_choice_error();
			}
			$chosen[] = $value;
		}
		return array_values( array_unique( $chosen ) );
	}

	/** Returns the error of an unknown choice. */
	private static function unknown_choice_error(): \WP_Error {
		return new \WP_Error( 'choice', __( 'Please choose from the list.', 'mainstreet-blocks' ) );
	}

	/** Returns the error of a required field without a value. */
	private static function required_error( array $field ): \WP_Error {
		return new \WP_Error( 'required', Form_Labels::get_required_message( $field ) );
	}
}
