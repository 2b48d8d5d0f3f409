<?php
namespace Mainstreet\Newsletter\Signup_Form;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Definitions of subscription forms, and answers read by them. A definition is
 * `array( 'kind' => 'subscriptions', 'success' => string, 'button' => string,
 * 'fields' => array( array( 'key', 'type' (email, name, text), 'label', 'required' ) ) )`;
 * a text is empty where the standard one stands, so that it is the same in every language.
 */
final class Subscription_Fields {

	/** Standard texts as blocks store them; docs/content-format.md 31. */
	const PLACEHOLDER = 'Type your email…';
	const BUTTON      = 'Subscribe';
	const SUCCESS     = "Success! An email was just sent to confirm your subscription. Please find the email now and click 'Confirm Follow' to start subscribing.";

	/** Most fields of one's own, and most bytes of a label and of an answer. */
	const MOST_FIELDS = 10;
	const MOST_LABEL  = 200;
	const MOST_ANSWER = 500;

	/**
	 * The definition of a subscription block or shortcode.
	 *
	 * @param array $attributes Attributes of the block, any type.
	 */
	public static function define( array $attributes ): array {
		$fields = array( self::field( 'email', 'email', '', true ) );
		if ( Attributes::flag( $attributes, 'showNameField' ) ) {
			$fields[] = self::field( 'name', 'name', self::plain( $attributes, 'nameFieldLabel', '' ), false );
		}
		$extra = Attributes::items( $attributes, 'extraFields' );
		foreach ( array_slice( $extra, 0, self::MOST_FIELDS ) as $entry ) {
			$key = is_array( $entry ) ? Attributes::text( $entry, 'key', 40 ) : '';
			if ( preg_match( '/^[a-z0-9_-]+$/D', $key ) && ! in_array( $key, array_column( $fields, 'key' ), true ) && 'name' !== $key ) {
				$fields[] = self::field( $key, 'text', self::plain( $entry, 'label', '' ), Attributes::flag( $entry, 'required' ) );
			}
		}
		return self::definition( $fields, self::plain( $attributes, 'successMessage', self::SUCCESS ), self::plain( $attributes, 'submitButtonText', self::BUTTON ) );
	}

	/**
	 * Puts a definition together.
	 *
	 * @param array[] $fields  Made by field().
	 * @param string  $success Text after sending; empty for the standard one.
	 * @param string  $button  Text of the button; empty for the standard one.
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
	 * A field of a definition.
	 *
	 * @param string $key      Name it is posted under.
	 * @param string $type     `email`, `name` or `text`.
	 * @param string $label    Plain text; empty for the standard one.
	 * @param bool   $required Whether it must be filled in.
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
	 * What a field is called in front of visitors.
	 *
	 * @param array $field Field of a definition.
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
	 * Label of a field in the form; own fields that must be filled in say so.
	 *
	 * @param array $field Field of a definition.
	 * @return string Plain text.
	 */
	public static function shown_label( array $field ) {
		$label = self::label( $field );
		/* translators: %s: label of a form field. */
		return 'text' === $field['type'] && $field['required'] ? sprintf( __( '%s (required)', 'mainstreet-blocks' ), $label ) : $label;
	}

	/**
	 * The sentence that stands instead of the form once it was sent.
	 *
	 * @param array $def Definition.
	 * @return string Plain text.
	 */
	public static function success( array $def ) {
		return '' === $def['success'] ? __( 'Success! An email was just sent to confirm your subscription. Please find the email now and click \'Confirm Follow\' to start subscribing.', 'mainstreet-blocks' ) : $def['success'];
	}

	/**
	 * Reads what was posted.
	 *
	 * @param array $def    Definition.
	 * @param array $values Posted values by key, unslashed; any type.
	 * @return array `email` (as typed, trimmed), `name` (all fields of type name, joined), `fields`
	 *               (answers to own fields by key, empty ones left out), `errors` (messages by key).
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
			if ( strlen( $answer ) > self::MOST_ANSWER ) {
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
	 * What a newsletter form says above or below fields that say themselves what is wrong with them.
	 *
	 * @param string[] $errors Sentences by key of the field, at least one.
	 */
	public static function complaint( array $errors ): string {
		return array( 'email' ) === array_keys( $errors )
			? __( 'Please check the email address.', 'mainstreet-blocks' )
			: __( 'Please correct the highlighted fields. Your form has not been sent yet.', 'mainstreet-blocks' );
	}

	/**
	 * A text attribute, which holds HTML, as plain text.
	 *
	 * @param array  $attributes Attributes.
	 * @param string $name       Name of one.
	 * @param string $standard   Standard text, which counts as none.
	 */
	public static function plain( array $attributes, $name, string $standard ): string {
		$text = trim( Plain_Text::from_html( Attributes::text( $attributes, $name, 2000 ) ) );
		return $text === $standard ? '' : $text;
	}
}
