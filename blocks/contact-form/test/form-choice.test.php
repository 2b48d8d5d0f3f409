<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** A field of today with two choices and one of the visitor's own. */
function cf_choice( $type, array $attrs = array() ) {
	$options = '';
	foreach ( array( array( 'label' => 'Kayak' ), array( 'label' => 'Dinghy' ), array( 'label' => 'Other', 'isOther' => true ) ) as $option ) {
		$options .= '<!-- wp:jetpack/option ' . wp_json_encode( $option ) . ' /-->';
	}
	return '<!-- wp:jetpack/field-' . $type . ' ' . wp_json_encode( (object) $attrs ) . ' --><div><!-- wp:jetpack/label {"label":"Boat"} /-->'
		. '<!-- wp:jetpack/options {"type":"' . ( 'radio' === $type ? 'radio' : 'checkbox' ) . '"} --><ul class="wp-block-jetpack-options">' . $options . '</ul><!-- /wp:jetpack/options --></div><!-- /wp:jetpack/field-' . $type . ' -->';
}

/** What is stored of an answer to it. */
function cf_chosen( $type, $given, $typed, array $attrs = array() ) {
	cf_clean();
	cf_mails();
	$page   = cf_publish( cf( array(), cf_choice( $type, $attrs + ( 'select' === $type ? array( 'options' => array( 'Kayak', 'Dinghy' ) ) : array() ) ) . cf_field( 'email' ) ) );
	$fields = array( 'boat:other' => $typed ) + ( null === $given ? array() : array( 'boat' => $given ) );
	$sent   = cf_send( cf_post( $page, $fields ) );
	return is_wp_error( $sent ) ? $sent->get_error_data()['fields'] : cf_values( cf_answers()[0] )['Boat'];
}

test( 'a choice of one’s own counts as chosen once it is typed', function () {
	same( 'A raft', cf_chosen( 'radio', null, ' A raft ' ) );
	same( 'A raft', cf_chosen( 'radio', 'Other', 'A raft' ) );
	same( 'A raft', cf_chosen( 'radio', null, 'A raft', array( 'required' => true ) ) );
	same( array( 'A raft' ), cf_chosen( 'checkbox-multiple', null, 'A raft', array( 'required' => true ) ) );
	same( array( 'Kayak', 'A raft' ), cf_chosen( 'checkbox-multiple', array( 'Kayak' ), 'A raft' ) );
	same( array( 'Kayak', 'A raft' ), cf_chosen( 'checkbox-multiple', array( 'Kayak', 'Other' ), 'A raft' ) );
	same( array( 'Kayak' ), cf_chosen( 'checkbox-multiple', array( 'Kayak' ), 'Kayak' ) );
	same( 'A raft', cf_chosen( 'select', '', 'A raft' ) );
	same( 'A raft', cf_chosen( 'select', 'Other', 'A raft' ) );
	same( '0', cf_chosen( 'radio', null, '0' ) );
} );

test( 'text typed beside another choice is kept with it', function () {
	same( 'Kayak (Other: A raft)', cf_chosen( 'radio', 'Kayak', 'A raft' ) );
	same( 'Kayak (Other: A raft)', cf_chosen( 'select', 'Kayak', 'A raft' ) );
	same( 'Kayak', cf_chosen( 'radio', 'Kayak', '  ' ) );
	same( 'Kayak', cf_chosen( 'radio', 'Kayak', 'Kayak' ) );
} );

test( 'without a typed text the choice is what it says, and too long a text is told instead of cut', function () {
	same( 'Other', cf_chosen( 'radio', 'Other', '' ) );
	same( array( 'Other' ), cf_chosen( 'checkbox-multiple', array( 'Other' ), '' ) );
	same( array( 'boat' ), array_keys( cf_chosen( 'radio', 'Other', str_repeat( 'ä', 2001 ) ) ) );
	same( array( 'boat' ), array_keys( cf_chosen( 'radio', 'A raft', 'A raft' ) ), 'not on the list' );
	// Where the author offers no such choice, nothing can be typed.
	cf_clean();
	cf_mails();
	$page = cf_publish( cf( array(), cf_field( 'radio', array( 'label' => 'Boat', 'options' => array( 'Kayak' ) ) ) ) );
	cf_send( cf_post( $page, array( 'boat:other' => 'A raft' ) ) );
	same( '', cf_values( cf_answers()[0] )['Boat'] );
} );

test( 'what was typed is there again, and chosen, when the page comes back', function () {
	foreach ( array( 'radio' => ' checked', 'checkbox-multiple' => ' checked', 'select' => ' selected' ) as $type => $mark ) {
		$def   = cf_def( cf( array(), cf_choice( $type ) ) );
		$block = parse_blocks( cf_choice( $type ) )[0];
		$html  = ( new \Mainstreet\Blocks\Contact_Form\Rendering\Form_Fields( 'form', $def['fields'] ) )->create_renderer( $def['fields'][0], $block, array( 'values' => array( 'boat:other' => 'A raft' ), 'fields' => array() ) )->html();
		truly( (bool) preg_match( '/value="Other"[^>]*' . $mark . '/', $html ), $html );
		holds( 'value="A raft"', $html );
		holds( 'f[boat:other]', html_entity_decode( $html ) );
	}
} );

test( 'a required group says so to the script, and to the browser where it can', function () {
	$html = do_blocks( cf( array(), cf_field( 'checkbox-multiple', array( 'label' => 'Days', 'options' => array( 'Mon', 'Tue' ), 'required' => true ) ) ) );
	holds( 'data-required="Please choose at least one option."', $html );
	same( 0, preg_match( '/<input type="checkbox"[^>]* required/', $html ), 'not each of them' );
	$one = do_blocks( cf( array(), cf_field( 'checkbox-multiple', array( 'label' => 'Days', 'options' => array( 'Mon' ), 'required' => true ) ) ) );
	same( 1, preg_match( '/<input type="checkbox"[^>]* required/', $one ) );
	$free = do_blocks( cf( array(), cf_field( 'checkbox-multiple', array( 'label' => 'Days', 'options' => array( 'Mon' ) ) ) ) );
	holds_not( 'required', $free );
	cf_clean();
	$page    = cf_publish( cf( array(), cf_field( 'checkbox-multiple', array( 'label' => 'Days', 'options' => array( 'Mon', 'Tue' ), 'required' => true ) ) ) );
	$outcome = cf_send( cf_post( $page ) );
	is_error( 'invalid_fields', $outcome, 422 );
	same( array( 'days' => 'Please choose at least one option.' ), $outcome->get_error_data()['fields'] );
} );

/** Ids printed, in their order. */
function cf_ids( $html ) {
	preg_match_all( '/ id="([^"]*)"/', $html, $found );
	return $found[1];
}

test( 'the HTML ID of a field is the id printed, once on the page', function () {
	$form = cf( array(), cf_field( 'text', array( 'label' => 'Town', 'id' => 'my-Town' ) ) . cf_field( 'text', array( 'label' => 'Again', 'id' => 'my-Town' ) ) . cf_field( 'radio', array( 'label' => 'Pick', 'id' => 'pick', 'options' => array( 'A', 'B' ) ) ) . cf_field( 'checkbox', array( 'label' => 'Tick', 'id' => 'tick' ) ) . cf_field( 'consent', array( 'id' => 'agree' ) ) . cf_field( 'hidden', array( 'id' => 'campaign' ) ) . cf_field( 'file', array( 'id' => 'paper' ) ) );
	$html = do_blocks( $form . $form );
	$ids  = cf_ids( $html );
	same( $ids, array_values( array_unique( $ids ) ) );
	foreach ( array( 'my-Town', 'pick', 'tick', 'agree', 'campaign', 'paper' ) as $id ) {
		same( 1, count( array_keys( $ids, $id, true ) ), $id );
	}
	truly( (bool) preg_match( '/<label[^>]* for="my-Town">Town/', $html ) );
	truly( (bool) preg_match( '/<input type="text" id="my-Town" name="f\[my-Town\]"/', html_entity_decode( $html ) ) );
	truly( (bool) preg_match( '/<fieldset id="pick"/', $html ) );
	// Whatever labels and descriptions name is there.
	preg_match_all( '/ (?:for|aria-describedby)="([^"]*)"/', $html, $named );
	same( array(), array_diff( explode( ' ', implode( ' ', $named[1] ) ), $ids ) );
} );

test( 'an id that scripts need to read of a form is not taken by a field', function () {
	$ids = cf_ids( do_blocks( cf( array(), cf_field( 'text', array( 'label' => 'X', 'id' => 'id' ) ) . cf_field( 'text', array( 'label' => 'X', 'id' => 'action' ) ) . cf_field( 'text', array( 'label' => 'X', 'id' => 'dataset' ) ) ) ) );
	same( array(), array_intersect( array( 'id', 'action', 'dataset' ), $ids ) );
} );
