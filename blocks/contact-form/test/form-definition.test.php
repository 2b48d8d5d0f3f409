<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Definition;
use Mainstreet\Submissions\Registry\Form_Schemas;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

test( 'a form of 2022 gives its fields, recipients and thanks', function () {
	$def = cf_def( cf( array( 'to' => 'a@example.org,b@example.org', 'subject' => 'Hi', 'customThankyou' => 'message', 'customThankyouMessage' => '<p>Ta</p>' ), cf_field( 'name', array( 'required' => true, 'width' => 50 ) ) . cf_field( 'name' ) . cf_field( 'text', array( 'label' => 'Größe & <b>Form</b>' ) ) . cf_field( 'checkbox-multiple', array( 'label' => 'Days', 'options' => array( 'Mon', '', 'Tue' ) ) ) ) );
	same( array( 'a@example.org', 'b@example.org' ), $def['to'] );
	same( array( 'name', 'name-2', 'gr-e-form', 'days' ), array_column( $def['fields'], 'id' ) );
	same( array( '1_Name', '2_Name', '3_Größe & Form', '4_Days' ), array_column( $def['fields'], 'key' ) );
	same( array( '50', '100', '100', '100' ), array_column( $def['fields'], 'width' ) );
	same( array( 'Mon', 'Tue' ), $def['fields'][3]['options'] );
	same( true, $def['fields'][0]['required'] );
	same( 'message', $def['thankyou']['type'] );
	same( '<p>Ta</p>', $def['thankyou']['message'] );
	same( 'Contact Us', $def['button'] );
	same( array( true, true, true, false ), array( $def['crm'], $def['save'], $def['mail'], $def['copy'] ) );
} );

test( 'a form of today gives the same kind of definition', function () {
	$def    = cf_def( F2 );
	$fields = array_column( $def['fields'], null, 'label' );
	same( array( 'a@example.org', 'b@example.org' ), $def['to'] );
	same( array( 'Your name', 'Boat', 'I can swim', '', 'Size', 'Age', 'Rating' ), array_column( $def['fields'], 'label' ) );
	same( 'First and last', $fields['Your name']['placeholder'] );
	same( array( 'Kayak', 'Other' ), $fields['Boat']['options'] );
	same( array( 'label' => 'Other', 'placeholder' => 'Which?' ), $fields['Boat']['other'] );
	same( array( 'type' => 'explicit', 'message' => 'I read the policy' ), $fields['']['consent'] );
	same( array( 'A', 'B' ), $fields['Size']['options'] );
	same( 'Pick', $fields['Size']['placeholder'] );
	same( 'auto', $fields['Size']['width'] );
	same( array( 'jetpackcrm-age', '18', '99' ), array( $fields['Age']['id'], $fields['Age']['min'], $fields['Age']['max'] ) );
	same( '7', $fields['Rating']['max'] );
	same( 'redirect', $def['thankyou']['type'] );
	same( 'https://example.org/thanks', $def['thankyou']['redirect'] );
	same( array( false, false ), array( $def['crm'], $def['mail'] ) );
	same( 'Ask now', $def['button'] );
} );

test( 'choices written as children between the two formats are found', function () {
	foreach ( array( '%s', '<div class="wp-block-jetpack-field-radio">%s</div>' ) as $wrapper ) {
		$inner  = '<!-- wp:jetpack/field-option-radio {"label":"Red"} /--><!-- wp:jetpack/field-option-radio {"label":"Blue"} /-->';
		$fields = cf_fields( cf( array(), '<!-- wp:jetpack/field-radio {"label":"Colour","requiredIndicator":true} -->' . sprintf( $wrapper, $inner ) . '<!-- /wp:jetpack/field-radio -->' ) );
		same( array( 'Red', 'Blue' ), $fields['colour']['options'] );
	}
} );

test( 'fields in columns and steps belong to the form; those of a form inside it do not', function () {
	$inner = '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' . cf_field( 'text', array( 'label' => 'Deep' ) ) . '</div><!-- /wp:column --></div><!-- /wp:columns -->';
	$def   = Form_Definition::from_block( parse_blocks( cf( array(), $inner . '<!-- wp:jetpack/form-step-container --><div><!-- wp:jetpack/form-step --><div>' . cf_field( 'email' ) . '</div><!-- /wp:jetpack/form-step --></div><!-- /wp:jetpack/form-step-container -->' . cf() ) )[0] );
	same( array( 'deep', 'email' ), array_column( $def['fields'], 'id' ) );
} );

test( 'a field that a later release brought is a line of text', function () {
	$later  = '<!-- wp:jetpack/field-signature {"required":true,"id":"sign"} --><div><!-- wp:jetpack/label {"label":"Sign here"} /--><!-- wp:jetpack/input {"placeholder":"Your name"} /--></div><!-- /wp:jetpack/field-signature --><!-- wp:jetpack/field-option-later {"label":"x"} /-->';
	$fields = cf_fields( cf( array(), $later . '<!-- wp:jetpack/field-option-radio {"label":"No field"} /-->' ) );
	same( array( 'text', 'Sign here', true, 'Your name' ), array( $fields['sign']['type'], $fields['sign']['label'], $fields['sign']['required'], $fields['sign']['placeholder'] ) );
	same( 2, count( $fields ) );
} );

test( 'a link in the form is not its button', function () {
	$button = '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/">Home</a></div><!-- /wp:button -->%s</div><!-- /wp:buttons -->';
	$form   = '<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form">' . cf_field( 'name' ) . $button . '</div><!-- /wp:jetpack/contact-form -->';
	same( '', cf_def( sprintf( $form, '' ) )['button'] );
	same( 'Ask', cf_def( sprintf( $form, '<!-- wp:button {"tagName":"button"} --><div class="wp-block-button"><button class="wp-block-button__link wp-element-button">Ask</button></div><!-- /wp:button -->' ) )['button'] );
} );

test( 'the classic shortcode is the same form', function () {
	$content = '[contact-form to="a@example.org" subject="Hi" submit_button_text="Go"][contact-field label="Name" type="name" required="1"/][contact-field label=\'Colour\' type="select" options="Red,Blue" /][contact-field label="Odd" type="nonsense"][/contact-form]';
	$def     = cf_def( $content );
	same( array( 'name', 'select', 'text' ), array_column( $def['fields'], 'type' ) );
	same( array( 'Red', 'Blue' ), $def['fields'][1]['options'] );
	same( array( true, false, false ), array_column( $def['fields'], 'required' ) );
	same( array( 'a@example.org' ), $def['to'] );
	same( 'Go', $def['button'] );
	same( 4, count( cf_def( '[contact-form][/contact-form]' )['fields'] ) );
} );

test( 'a form that names a post has no definition of its own', function () {
	same( false, cf_def( '<!-- wp:jetpack/contact-form {"ref":412} /-->' ) );
} );

test( 'the same content gives the same definition in every language', function () {
	$hash = Form_Schemas::get_hash( cf_def( F2 . cf() ) );
	add_filter( 'gettext', function ( $text ) { return 'x' . $text; } );
	same( $hash, Form_Schemas::get_hash( cf_def( F2 . cf() ) ) );
} );

test( 'whatever stands in the attributes, the definition is of the right shape', function () {
	$odd = array( null, true, 0, -1, 1e308, '', "\u{202E}<script>", array(), array( array() ), array( 'a' => array( 'b' ) ), str_repeat( 'A', 1000000 ), array_fill( 0, 3000, 'x' ) );
	$names = array( 'label', 'required', 'options', 'defaultValue', 'placeholder', 'id', 'width', 'consentType', 'explicitConsentMessage', 'min', 'max', 'step', 'maxfiles', 'accept', 'dateFormat', 'to', 'subject', 'formTitle', 'customThankyou', 'customThankyouMessage', 'customThankyouRedirect', 'confirmationType', 'notificationRecipients', 'mailpoet', 'ref' );
	$seen  = null;
	foreach ( $odd as $value ) {
		$attrs  = array_fill_keys( $names, $value );
		$fields = array();
		foreach ( array_keys( \Mainstreet\Blocks\Contact_Form\Definition\Form_Field::TYPES ) as $name ) {
			foreach ( array( 'jetpack/label', 'jetpack/input', 'jetpack/option' ) as $child ) {
				$inner = array( 'blockName' => $child, 'attrs' => $attrs, 'innerBlocks' => array() );
				$fields[] = array( 'blockName' => $name, 'attrs' => $attrs, 'innerBlocks' => array( $inner ), 'innerContent' => array( null ), 'innerHTML' => '' );
			}
		}
		$def = Form_Definition::from_block( array( 'blockName' => 'jetpack/contact-form', 'attrs' => $attrs, 'innerBlocks' => $fields ) );
		same( count( $fields ), count( $def['fields'] ) );
		same( count( $fields ), count( array_unique( array_map( 'strtolower', array_column( $def['fields'], 'id' ) ) ) ) );
		$types = array_map( 'gettype', $def['fields'][0] );
		same( null === $seen ? $types : $seen, $types );
		$seen = $types;
		truly( is_string( wp_json_encode( $def ) ) );
		// And again from JSON that lacks attributes altogether.
		Form_Definition::from_block( array( 'blockName' => 'jetpack/contact-form', 'attrs' => $value, 'innerBlocks' => $value ) );
	}
} );
