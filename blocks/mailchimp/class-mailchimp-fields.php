<?php
namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Newsletter\Signup_Form\Subscription_Definition;
use Mainstreet\Submissions\Pipeline\Visitor_Form_Renderer;

defined( 'ABSPATH' ) || exit;

/** Additional fields of the form. Each is stored in a merge field of the audience, such as FNAME. */
final class Mailchimp_Fields {

	/** Pattern of the name of a merge field. */
	const TAG = '/^[A-Z0-9_]{1,10}$/D';

	/** Autofill tokens of the default merge fields. */
	const AUTOCOMPLETE = array(
		'FNAME' => 'given-name',
		'LNAME' => 'family-name',
		'PHONE' => 'tel',
	);

	/**
	 * Returns the additional fields of a block.
	 *
	 * @param array  $attributes Attributes, any type.
	 * @param string $taken      Merge field that the form sets to a fixed value.
	 * @return array[] As Subscription_Definition::field(); the key is the merge field.
	 */
	public static function define( array $attributes, string $taken ): array {
		$fields = array();
		$extra  = Attributes::items( $attributes, 'extraFields' );
		foreach ( array_slice( $extra, 0, Subscription_Definition::MAX_FIELDS ) as $entry ) {
			$key = is_array( $entry ) ? self::merge_tag( Attributes::text( $entry, 'key', 500 ) ) : '';
			if ( '' !== $key && ! isset( $fields[ $key ] ) && ! in_array( $key, array( 'EMAIL', $taken ), true ) ) {
				$fields[ $key ] = Subscription_Definition::field( $key, 'text', Subscription_Definition::plain_text( $entry, 'label', '' ), Attributes::flag( $entry, 'required' ) );
			}
		}
		return array_values( $fields );
	}

	/**
	 * Normalizes the name of a merge field, such as `fname` or `*|FNAME|*`.
	 *
	 * @param string $text Text as typed.
	 * @return string An empty string if it is not a valid name.
	 */
	public static function merge_tag( string $text ): string {
		$tag = strtoupper( trim( (string) preg_replace( '/^\s*\*\|(.*)\|\*\s*$/D', '$1', $text ) ) );
		return preg_match( self::TAG, $tag ) ? $tag : '';
	}

	/**
	 * Validates the posted values.
	 *
	 * @param array $def    Definition of the form.
	 * @param array $values Posted values by key, any type.
	 * @return array `fields` (values by merge field), `errors` (messages by key).
	 */
	public static function validate( array $def, array $values ): array {
		return Subscription_Definition::read( array( 'fields' => array_slice( $def['fields'], 1 ) ), $values );
	}

	/**
	 * Renders the additional fields.
	 *
	 * @param array $def Definition of the form.
	 * @return string HTML.
	 */
	public static function render( Visitor_Form_Renderer $form, array $def ): string {
		$html    = '';
		$outcome = $form->get_outcome();
		foreach ( array_slice( $def['fields'], 1 ) as $field ) {
			$key   = $field['key'];
			$id    = $form->get_id() . '-' . $key;
			$typed = Attributes::text( $outcome['values'] ?? null, $key );
			$error = $outcome['fields'][ $key ] ?? '';
			$html .= '<p class="wp-block-jetpack-mailchimp__field"><label for="' . esc_attr( $id ) . '">' . Visitor_Text::escape( Subscription_Definition::display_label( $field ) ) . '</label>'
				. '<input type="text" name="f&#091;' . esc_attr( $key ) . '&#093;" id="' . esc_attr( $id ) . '" maxlength="' . (int) Subscription_Definition::MAX_LABEL . '"'
				. ( isset( self::AUTOCOMPLETE[ $key ] ) ? ' autocomplete="' . self::AUTOCOMPLETE[ $key ] . '"' : '' ) . ( $field['required'] ? ' required' : '' )
				. ' value="' . Visitor_Text::escape( $typed ) . '"' . ( '' === $error ? '' : ' aria-invalid="true"' )
				. ' aria-describedby="' . esc_attr( $form->get_error_id( $key ) ) . '"></p>'
				. '<p class="mainstreet-form__error" id="' . esc_attr( $form->get_error_id( $key ) ) . '">' . Visitor_Text::escape( $error ) . '</p>';
		}
		return $html;
	}
}
