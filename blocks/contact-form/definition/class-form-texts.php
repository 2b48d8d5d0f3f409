<?php
namespace Mainstreet\Blocks\Contact_Form\Definition;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/** Default texts and messages. They are not part of the definition, which must be the same in every language. */
final class Form_Texts {

	/**
	 * Returns the label of a field as shown to visitors.
	 *
	 * @param array $field Field of a definition.
	 * @return string Never empty.
	 */
	public static function label( array $field ) {
		return '' === $field['label'] ? self::standard_label( $field['type'] ) : $field['label'];
	}

	/**
	 * Returns the default label of a type of field: mostly the title of its block, as in the editor.
	 *
	 * @param string $type Type of the field.
	 * @return string
	 */
	public static function standard_label( $type ) {
		$labels = array(
			'consent'           => __( 'Consent', 'mainstreet-blocks' ),
			'checkbox-multiple' => __( 'Choose several', 'mainstreet-blocks' ),
			'radio'             => __( 'Choose one', 'mainstreet-blocks' ),
			'select'            => __( 'Select one', 'mainstreet-blocks' ),
			'hidden'            => __( 'Hidden field', 'mainstreet-blocks' ),
		);
		if ( isset( $labels[ $type ] ) ) {
			return $labels[ $type ];
		}
		$name = array_search( $type, Form_Field::TYPES, true );
		$kind = Blocks::type( (string) $name );
		return $kind && is_string( $kind->title ) && '' !== $kind->title ? $kind->title : ucfirst( $type );
	}

	/**
	 * Returns the text of a consent field.
	 *
	 * @param array $field Field of a definition.
	 * @return string
	 */
	public static function consent( array $field ) {
		if ( '' !== $field['consent']['message'] ) {
			return $field['consent']['message'];
		}
		return 'explicit' === $field['consent']['type']
			? __( 'Can we send you an email from time to time?', 'mainstreet-blocks' )
			: __( 'By submitting your information, you\'re giving us permission to email you. You may unsubscribe at any time.', 'mainstreet-blocks' );
	}

	/**
	 * Returns messages for the script, in addition to those of all visitor forms.
	 *
	 * @return string[]
	 */
	public static function script_messages(): array {
		return array(
			'check' => self::invalid(),
			'fill'  => __( 'Please fill in this field.', 'mainstreet-blocks' ),
			'tick'  => __( 'Please check this box.', 'mainstreet-blocks' ),
			'pick'  => __( 'Please choose an option.', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Returns messages for the script of a form in steps, which validates a step before it shows the next.
	 *
	 * @return string[] Those of script_messages(), `step`, and error messages by type of the control.
	 */
	public static function step_messages(): array {
		return self::script_messages() + array(
			/* translators: 1: number of the step shown, 2: how many steps there are. */
			'step'   => __( 'Step %1$s of %2$s', 'mainstreet-blocks' ),
			'email'  => __( 'Please enter an email address such as name@example.com.', 'mainstreet-blocks' ),
			'url'    => __( 'Please enter a URL such as https://example.com.', 'mainstreet-blocks' ),
			'number' => __( 'Please enter a number.', 'mainstreet-blocks' ),
			'time'   => __( 'Please enter a time such as 14:30.', 'mainstreet-blocks' ),
			/* translators: %s: a number. */
			'min'    => __( 'Please enter %s or more.', 'mainstreet-blocks' ),
			/* translators: %s: a number. */
			'max'    => __( 'Please enter %s or less.', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Returns the error of a required field without a value.
	 *
	 * @param array $field Field of a definition.
	 */
	public static function required( array $field ): string {
		switch ( $field['type'] ) {
			case 'checkbox':
			case 'consent':
				return __( 'Please check this box.', 'mainstreet-blocks' );
			case 'checkbox-multiple':
				return __( 'Please choose at least one option.', 'mainstreet-blocks' );
			case 'radio':
			case 'select':
			case 'rating':
			case 'image-select':
				return __( 'Please choose an option.', 'mainstreet-blocks' );
			case 'file':
				return __( 'Please choose a file.', 'mainstreet-blocks' );
			default:
				return __( 'Please fill in this field.', 'mainstreet-blocks' );
		}
	}

	/** Returns the error of a form with invalid fields. */
	public static function invalid(): string {
		return __( 'Please correct the highlighted fields. Your form has not been sent yet.', 'mainstreet-blocks' );
	}

	/**
	 * Returns the heading of the confirmation.
	 *
	 * @param array $definition Definition of the form.
	 * @return string
	 */
	public static function heading( array $definition ) {
		$heading = $definition['thankyou']['heading'];
		return '' === $heading ? __( 'Message Sent', 'mainstreet-blocks' ) : $heading;
	}

	/**
	 * Sanitizes HTML of labels and consent texts: inline formatting and links.
	 *
	 * @param string $html HTML as saved.
	 * @return string Safe HTML.
	 */
	public static function inline( string $html ): string {
		$allowed = array(
			'a'      => array(
				'href'   => true,
				'target' => true,
				'rel'    => true,
			),
			'em'     => array(),
			'strong' => array(),
			'sub'    => array(),
			'sup'    => array(),
			'code'   => array(),
			'br'     => array(),
		);
		return trim( Safe_Html::sanitize( Plain_Text::escape_brackets( $html ), $allowed, array( 'http', 'https', 'mailto', 'tel' ) ) );
	}
}
