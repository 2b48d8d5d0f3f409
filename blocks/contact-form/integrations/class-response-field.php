<?php
namespace Mainstreet\Blocks\Contact_Form\Integrations;

defined( 'ABSPATH' ) || exit;

/**
 * Object that CRM and automation plugins receive for each field (docs/server-contract.md B.2, "Hooks fired"). Other plugins use
 * its public members.
 */
final class Response_Field {

	/**
	 * Text, or list of texts.
	 *
	 * @var string|string[]
	 */
	public $value;

	/** The form, with its public array `attributes`. */
	public object $form;

	/** Attributes of the field. */
	public array $attributes;

	/**
	 * Builds the object from a field of the definition and its value.
	 *
	 * @param string          $label Label.
	 * @param string|string[] $value Value.
	 */
	public function __construct( array $field, $label, $value, object $form ) {
		$this->value      = $value;
		$this->form       = $form;
		$this->attributes = array(
			'id'          => '' === $field['own_id'] ? $field['id'] : $field['own_id'],
			'type'        => $field['type'],
			'label'       => $label,
			'required'    => $field['required'],
			'options'     => $field['options'],
			'default'     => $field['default'],
			'placeholder' => $field['placeholder'],
		);
	}

	/**
	 * Returns an attribute.
	 *
	 * @param string $name `id`, `type`, `label` or `required`, among others.
	 * @return mixed '' if there is none.
	 */
	public function get_attribute( string $name ) {
		return isset( $this->attributes[ $name ] ) ? $this->attributes[ $name ] : '';
	}
}
