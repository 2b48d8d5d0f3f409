<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Contact_Form\Validation\Form_Conditions;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** Attribute of a field that waits for another. */
function cf_when( $field, $is, $value = '' ) {
	return array( 'showWhen' => array( 'field' => $field, 'is' => $is, 'value' => $value ) );
}

/** Boat with what waits for it: a length, which is needed, and a file; consent waits for the box. */
function cf_conditional( array $length = array() ) {
	return cf( array( 'to' => 'owner@example.org' ), cf_field( 'name', array( 'required' => true ) )
		. cf_field( 'radio', array( 'id' => 'boat', 'label' => 'Boat', 'options' => array( 'None', 'A "big" one & [more]' ) ) )
		. cf_field( 'number', array( 'id' => 'length', 'label' => 'Length', 'required' => true, 'max' => 20 ) + $length + cf_when( 'boat', 'is', 'A "big" one & [more]' ) )
		. cf_field( 'file', array( 'label' => 'Papers', 'required' => true ) + cf_when( 'boat', 'is-not', 'None' ) )
		. cf_field( 'text', array( 'label' => 'Harbour', 'required' => true ) + cf_when( 'length', 'filled' ) )
		. cf_field( 'email', array( 'required' => true ) ) );
}

foreach ( json_decode( file_get_contents( MAINSTREET_DIR . '/blocks/contact-form/conditions/cases.json' ), true )['cases'] as $case ) {
	test( 'conditions: ' . $case['name'], function () use ( $case ) {
		$fields = array();
		foreach ( $case['fields'] as $field ) {
			$fields[] = $field + array( 'own_id' => $field['id'], 'type' => 'text', 'other' => array() );
		}
		$hidden = array_map( 'strval', array_keys( Form_Conditions::find_hidden( $fields, $case['values'] ) ) );
		sort( $hidden );
		same( $case['hidden'], $hidden );
	} );
}

test( 'what does not apply is not asked for, checked, stored, shown or mailed, whatever is sent for it', function () {
	cf_clean();
	$mails   = cf_mails();
	$page    = cf_publish( cf_conditional() );
	// A visitor who makes the request by hand: values of every kind for fields that do not apply.
	$outcome = cf_send( cf_post( $page, array( 'boat' => 'None', 'length' => 'not a number', 'harbour' => '<script>SECRET</script>' ) ), array( 'papers' => array( array( 'name' => 'evil.php', 'tmp_name' => '/etc/passwd', 'size' => 5, 'error' => 0 ) ) ) );
	same( true, $outcome['success'] );
	$entry = json_decode( cf_answers()[0]->post_content, true );
	same( array( 'Name', 'Boat', 'Email' ), array_column( $entry['fields'], 'label' ) );
	same( array( 0, 1, 2 ), array_keys( $entry['fields'] ), 'a list' );
	// Keys are those of the form, as in every other answer.
	same( array( '1_Name', '2_Boat', '6_Email' ), array_column( $entry['fields'], 'key' ) );
	foreach ( array( cf_answers()[0]->post_content, $outcome['html'], $mails[0]['message'] ) as $text ) {
		holds_not( 'SECRET', $text );
		holds_not( 'Harbour', $text );
		holds_not( 'Length', $text );
	}
	foreach ( array( array( 'harbour' => array( 'x' ) ), array( 'length' => array( array( '1' ) ) ), array( 'boat' => array( 'None', 'None' ) ) ) as $odd ) {
		$outcome = cf_send( cf_post( $page, $odd + array( 'boat' => 'None' ) ) );
		// A list for the field that others wait for is wrong as ever; for what does not apply it is nothing.
		isset( $odd['boat'] ) ? is_error( 'invalid_fields', $outcome, 422 ) : same( true, $outcome['success'] );
	}
} );

test( 'what applies is asked for and checked', function () {
	cf_clean();
	cf_mails();
	$page    = cf_publish( cf_conditional() );
	$boat    = array( 'boat' => 'A "big" one & [more]' );
	$outcome = cf_send( cf_post( $page, $boat ) );
	is_error( 'invalid_fields', $outcome, 422 );
	// The harbour waits for the length, which is empty still.
	same( array( 'length', 'papers' ), array_keys( $outcome->get_error_data()['fields'] ) );
	$outcome = cf_send( cf_post( $page, $boat + array( 'length' => '99' ) ) );
	same( array( 'length', 'papers', 'harbour' ), array_keys( $outcome->get_error_data()['fields'] ) );
} );

test( 'a form whose fields wait for nothing has the definition it always had', function () {
	holds_not( 'when', wp_json_encode( cf_def( cf() ) ) );
	holds_not( 'when', wp_json_encode( cf_def( F2 ) ) );
	holds( '"when"', wp_json_encode( cf_def( cf_conditional() ) ) );
} );

test( 'the condition of hostile content is none', function () {
	foreach ( array( 'x', 7, true, array(), array( 'field' => 'boat' ), array( 'field' => array( 'boat' ), 'is' => 'is', 'value' => 'x' ), array( 'field' => 'boat', 'is' => 'matches', 'value' => '.*' ), array( 'field' => 'boat', 'is' => 'is', 'value' => '' ), array( 'field' => 'boat', 'is' => array( 'is' ), 'value' => 'x' ) ) as $odd ) {
		same( array(), Form_Conditions::from_attributes( array( 'showWhen' => $odd ) ) );
	}
	// Files and consent that is only told are nothing a browser can tell: fields that wait for them are shown.
	$fields = cf_def( cf( array(), cf_field( 'file', array( 'id' => 'f' ) ) . cf_field( 'consent', array( 'id' => 'c' ) ) . cf_field( 'text', cf_when( 'f', 'filled' ) ) . cf_field( 'text', cf_when( 'c', 'filled' ) ) ) )['fields'];
	same( array(), Form_Conditions::from_fields( $fields ) );
} );

test( 'three hundred fields in one chain, or in one circle, are decided at once', function () {
	$made = function ( $is_circle ) {
		$fields = '';
		for ( $number = 0; $number < 300; $number++ ) {
			$fields .= cf_field( 'text', array( 'id' => "f$number" ) + cf_when( $number || $is_circle ? 'f' . ( ( $number + 299 ) % 300 ) : 'none', 'filled' ) );
		}
		return cf_def( cf( array(), $fields ) )['fields'];
	};
	same( 299, count( Form_Conditions::find_hidden( $made( false ), array() ) ) );
	same( 0, count( Form_Conditions::find_hidden( $made( true ), array() ) ) );
} );

test( 'a typed choice of one’s own is the choice, and a hidden field has its value', function () {
	$other  = '<!-- wp:jetpack/field-radio {"id":"boat"} --><div><!-- wp:jetpack/options {"type":"radio"} --><ul><!-- wp:jetpack/option {"label":"Kayak"} /--><!-- wp:jetpack/option {"label":"Other","isOther":true} /--></ul><!-- /wp:jetpack/options --></div><!-- /wp:jetpack/field-radio -->';
	$fields = cf_def( cf( array(), $other . cf_field( 'text', array( 'id' => 'why' ) + cf_when( 'boat', 'is', 'Other' ) ) . cf_field( 'hidden', array( 'id' => 'from', 'defaultValue' => 'shop' ) ) . cf_field( 'text', array( 'id' => 'shop' ) + cf_when( 'from', 'is', 'shop' ) ) ) )['fields'];
	same( array( 'why' ), array_keys( Form_Conditions::find_hidden( $fields, array( 'boat' => 'Kayak' ) ) ) );
	same( array(), array_keys( Form_Conditions::find_hidden( $fields, array( 'boat:other' => 'A raft' ) ) ) );
	same( array( 'why', 'shop' ), array_keys( Form_Conditions::find_hidden( $fields, array( 'from' => 'elsewhere' ) ) ) );
} );

test( 'on the page a field says what it waits for, to script and people, and no browser insists on it', function () {
	apply_filters( 'the_content', '' );
	$html = do_blocks( cf_conditional() );
	holds( 'Only if “Boat” is “A &quot;big&quot; one &amp; &#091;more&#093;”:', $html );
	holds( 'Only if “Length” is filled in:', $html );
	truly( (bool) preg_match( '#<div[^>]* data-mainstreet-when="([^"]+)"[^>]*><span class="mainstreet-form__when">[^<]+</span><label#', $html, $found ), $html );
	same( array( 'id' => 'length', 'field' => 'boat', 'is' => 'is', 'value' => 'A "big" one & [more]' ), json_decode( html_entity_decode( $found[1] ), true ) );
	same( 3, substr_count( $html, 'data-mainstreet-required' ) );
	same( 2, substr_count( $html, ' required ' ), 'name and e-mail' );
	// Without the field it waits for, it is one like others.
	$html = do_blocks( cf( array(), cf_field( 'text', array( 'required' => true ) + cf_when( 'gone', 'filled' ) ) ) );
	holds_not( 'data-mainstreet', preg_replace( '/data-mainstreet-(form|part)/', '', $html ) );
	holds( ' required ', $html );
	holds_not( 'Only if', $html );
} );

test( 'nobody is signed up by a consent that was not asked for', function () {
	cf_clean();
	cf_mails();
	$consent = array( 'consentType' => 'explicit', 'label' => 'Consent' );
	$form    = cf( array(), cf_field( 'checkbox-multiple', array( 'id' => 'wants', 'options' => array( 'News' ) ) ) . cf_field( 'email', array( 'required' => true ) ) . cf_field( 'consent', $consent + cf_when( 'wants', 'is', 'News' ) ) );
	$form    = str_replace( '"Contact Us"', '"Subscribe"', $form );
	$page    = cf_publish( $form );
	$email   = 'unasked' . wp_rand() . '@example.org';
	same( true, cf_send( cf_post( $page, array( 'email' => $email, 'consent' => '1' ) ) )['success'] );
	same( null, ( new \Mainstreet\Newsletter\Subscribers\Storage\Subscribers() )->find_by_email( $email ) );
} );
