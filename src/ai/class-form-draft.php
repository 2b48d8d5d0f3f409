<?php
namespace Mainstreet\Ai;

use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Fields of a form, as a model describes them in JSON. Only known types, labels and options are read; markup never is. */
final class Form_Draft {

	const MAX_FIELDS  = 30;
	const MAX_OPTIONS = 30;

	/** Types of fields that can be drafted. */
	const TYPES = array( 'name', 'email', 'telephone', 'url', 'text', 'textarea', 'number', 'date', 'time', 'checkbox', 'rating', 'select', 'radio', 'checkbox-multiple' );

	/** Types with options. */
	const CHOICES = array( 'select', 'radio', 'checkbox-multiple' );

	/** The instruction for the model. */
	public static function instruction(): string {
		return 'List the fields of a web form for visitors, as the sentence describes it, in its language. Answer with JSON: {"fields":[{"type":"…","label":"…","required":true,"options":["…"]}]}. Types: '
			. implode( ', ', self::TYPES ) . '. Only ' . implode( ', ', self::CHOICES ) . ' have options. At most ' . self::MAX_FIELDS . ' fields, and no button.';
	}

	/** JSON schema of the answer. */
	public static function schema(): array {
		$field = array(
			'type'     => array(
				'type' => 'string',
				'enum' => self::TYPES,
			),
			'label'    => array( 'type' => 'string' ),
			'required' => array( 'type' => 'boolean' ),
			'options'  => array(
				'type'  => 'array',
				'items' => array( 'type' => 'string' ),
			),
		);
		return array(
			'type'                 => 'object',
			'properties'           => array(
				'fields' => array(
					'type'  => 'array',
					'items' => array(
						'type'                 => 'object',
						'properties'           => $field,
						'required'             => array_keys( $field ),
						'additionalProperties' => false,
					),
				),
			),
			'required'             => array( 'fields' ),
			'additionalProperties' => false,
		);
	}

	/**
	 * Reads an answer.
	 *
	 * @param string $answer What the model answered.
	 * @return array[]|\WP_Error Fields: `type`, `label`, `required`, `options`.
	 */
	public static function parse( string $answer ) {
		// Models without a schema often put JSON into a code block.
		$json   = (string) preg_replace( '/^\s*```(?:json)?\s*|\s*```\s*$/i', '', $answer );
		$data   = json_decode( $json, true, 8 );
		$list   = is_array( $data ) && is_array( $data['fields'] ?? null ) ? $data['fields'] : array();
		$fields = array();
		foreach ( array_slice( $list, 0, self::MAX_FIELDS ) as $field ) {
			$label = is_array( $field ) ? self::text( $field['label'] ?? '' ) : '';
			if ( '' !== $label ) {
				$fields[] = self::field( $field, $label );
			}
		}
		return $fields ? $fields : Ai_Client::refused();
	}

	/**
	 * Reads a field. One of an unknown type, or a choice without options, becomes a text field.
	 *
	 * @param array $field Of the model.
	 */
	private static function field( array $field, string $label ): array {
		$type    = $field['type'] ?? '';
		$type    = in_array( $type, self::TYPES, true ) ? $type : 'text';
		$options = array();
		if ( in_array( $type, self::CHOICES, true ) ) {
			$given   = is_array( $field['options'] ?? null ) ? array_slice( $field['options'], 0, self::MAX_OPTIONS ) : array();
			$options = array_values( array_unique( array_filter( array_map( array( __CLASS__, 'text' ), $given ), 'strlen' ) ) );
			$type    = $options ? $type : 'text';
		}
		return array(
			'type'     => $type,
			'label'    => $label,
			'required' => true === ( $field['required'] ?? false ),
			'options'  => $options,
		);
	}

	/**
	 * Cleans a label. Labels of fields are HTML in the editor, so that brackets are dropped.
	 *
	 * @param mixed $value Of the model.
	 */
	private static function text( $value ): string {
		return is_string( $value ) ? Plain_Text::line( str_replace( array( '<', '>' ), '', Plain_Text::from_html( $value ) ), 150 ) : '';
	}
}
