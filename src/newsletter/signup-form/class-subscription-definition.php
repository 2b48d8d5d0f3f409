<?php
namespace Mainstreet\Newsletter\Signup_Form;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the definitions of subscription forms, and reads submissions with them. A definition is `array( 'kind' =>
 * 'subscriptions', 'success' => string, 'button' => string, 'fields' => array( array( 'key', 'type' (email, name, text), 'label',
 * 'required' ) ) )`. An empty text means the default text, so that definitions are equal in every language.
 */
final class Subscription_Definition {

	/** Default texts as stored in blocks; docs/content-format.md 31. */
	const PLACEHOLDER = 'Type your email…';
	const BUTTON      = 'Subscribe';
	const SUCCESS     = "Success! An email was just sent to confirm your subscription. Please find the email now and click 'Confirm Follow' to start subscribing.";

	/** Maximum number of custom fields, and of bytes of a label and of a value. */
	const MAX_FIELDS = 10;
	const MAX_LABEL  = 200;
	const MAX_ANSWER = 500;

	/** Builds the definition of a subscription block or shortcode. */
	public static function define( array $attributes ): array {
		$fields = array( self::field( 'email', 'email', '', true ) );
		if ( Attributes::flag( $attributes, 'showNameField' ) ) {
			$fields[] = self::field( 'name', 'name', self::plain_text( $attributes, 'nameFieldLabel', '' ), false );
		}
		$extra = Attributes::items( $attributes, 'extraFields' );
		foreach ( array_slice( $extra, 0, self::MAX_FIELDS ) as $entry ) {
			$key = is_array( $entry ) ? Attributes::text( $entry, 'key', 40 ) : '';
			if ( preg_match( '/^[a-z0-9_-]+$/D', $key ) && ! in_array( $key, array_column( $fields, 'key' ), true ) && 'name' !== $key ) {
				$fields[] = self::field( $key, 'text', self::plain_text( $entry, 'label', '' ), Attributes::flag( $entry, 'required' ) );
			}
		}
		return self::definition( $fields, self::plain_text( $attributes, 'successMessage', self::SUCCESS ), self::plain_text( $attributes, 'submitButtonText', self::BUTTON ) );
	}

	/**
	 * Builds a definition.
	 *
	 * @param array[] $fields  Fields from field().
	 * @param string  $success Success message; empty for the default.
	 * @param string  $button  Label of the button; empty for the default.
	 */
	public static function definition( array $fields, string $success, string $button ): array {
		return array(
			'kind'    => 'subscriptions',
			'fields'  => $fields,
			'success' => $success,
			'button'  => $button,
		);
	}

	/**
	 * Builds a field of a definition.
	 *
	 * @param string $key   Name of the submitted value.
	 * @param string $type  `email`, `name` or `text`.
	 * @param string $label Plain text; empty for the default.
	 */
	public static function field( string $key, string $type, $label, bool $required ): array {
		return array(
			'key'      => $key,
			'type'     => $type,
			'label'    => $label,
			'required' => $required,
		);
	}

	/**
	 * Returns the label of a field, or its default.
	 *
	 * @return string Plain text.
	 */
	public static function label( array $field ) {
		if ( '' !== $field['label'] ) {
			return $field['label'];
		}
		if ( 'email' === $field['type'] ) {
			return __( 'Email address', 'mainstreet-blocks' );
		}
		return 'name' === $field['type'] ? __( 'Name', 'mainstreet-blocks' ) : __( 'Your answer', 'mainstreet-blocks' );
	}

	/**
	 * Returns the label of a field for the form. Marks required custom fields.
	 *
	 * @return string Plain text.
	 */
	public static function display_label( array $field ) {
		$label = self::label( $field );
		/* translators: %s: label of a form field. */
		return 'text' === $field['type'] && $field['required'] ? sprintf( __( '%s (required)', 'mainstreet-blocks' ), $label ) : $label;
	}

	/**
	 * Returns the message that replaces the form after submission.
	 *
	 * @return string Plain text.
	 */
	public static function success_message( array $def ) {
		return '' === $def['success'] ? __( 'Success! An email was just sent to confirm your subscription. Please find the email now and click \'Confirm Follow\' to start subscribing.', 'mainstreet-blocks' ) : $def['success'];
	}

	/**
	 * Reads and validates submitted values.
	 *
	 * @param array $values Submitted values by key, unslashed; any type.
	 * @return array `email` (trimmed, not validated), `name` (all fields of type name, joined), `fields`
	 *               (non-empty values of custom fields by key), `errors` (messages by key).
	 */
	public static function read( array $def, array $values ): array {
		$answers = array(
			'email'  => '',
			'name'   => '',
			'fields' => array(),
			'errors' => array(),
		);
		foreach ( $def['fields'] as $field ) {
			$key    = $field['key'];
			$typed  = Attributes::text( $values, $key );
			$answer = trim( preg_replace( '/[\x00-\x1F\x7F]+/', ' ', Utf8::clean( $typed ) ) );
			if ( strlen( $answer ) > self::MAX_ANSWER ) {
				$answers['errors'][ $key ] = __( 'Please enter a shorter text.', 'mainstreet-blocks' );
			} elseif ( '' === $answer && $field['required'] ) {
				$answers['errors'][ $key ] = 'email' === $field['type'] ? __( 'Please enter your email address.', 'mainstreet-blocks' ) : __( 'Please fill in this field.', 'mainstreet-blocks' );
			} elseif ( 'email' === $field['type'] ) {
				$answers['email'] = $answer;
			} elseif ( 'name' === $field['type'] ) {
				$answers['name'] = trim( $answers['name'] . ' ' . $answer );
			} elseif ( '' !== $answer ) {
				$answers['fields'][ $key ] = $answer;
			}
		}
		return $answers;
	}

	/**
	 * Returns the general error message of a form whose fields show their own errors.
	 *
	 * @param string[] $errors Messages by field key, at least one.
	 */
	public static function error_message( array $errors ): string {
		return array( 'email' ) === array_keys( $errors )
			? __( 'Please check the email address.', 'mainstreet-blocks' )
			: __( 'Please correct the highlighted fields. Your form has not been sent yet.', 'mainstreet-blocks' );
	}

	/**
	 * Converts a text attribute, which holds HTML, to plain text.
	 *
	 * @param string $standard Default text, for which an empty string is returned.
	 */
	public static function plain_text( array $attributes, $name, string $standard ): string {
		$text = trim( Plain_Text::from_html( Attributes::text( $attributes, $name, 2000 ) ) );
		return $text === $standard ? '' : $text;
	}
}
