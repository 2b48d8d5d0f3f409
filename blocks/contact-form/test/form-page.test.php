<?php
/**
 * Pages with forms as they are printed: those that view.jsdom.test.ts opens, and those that visitors without script get.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Contact_Form\Rendering\Form_Fields;
use Mainstreet\Submissions\Pipeline\No_Script_Page;

require_once __DIR__ . '/../../../tests/php/forms.php';
require_once __DIR__ . '/../../../tests/php/rendered.php';
require_once __DIR__ . '/../../../tests/php/visitor-inputs.php';

/** A step of a form. */
function cf_step( $name, $fields ) {
	return '<!-- wp:jetpack/form-step ' . wp_json_encode( array( 'stepLabel' => $name ) ) . ' --><div class="wp-block-jetpack-form-step">' . $fields . '</div><!-- /wp:jetpack/form-step -->';
}

test( 'forms are printed as the tests of their script open them', function () {
	$email = cf_field( 'email', array( 'required' => true ) );
	$boat  = cf_field( 'radio', array( 'id' => 'boat', 'label' => 'Boat', 'required' => true, 'options' => array( 'None', 'Dinghy' ) ) );
	$more  = cf_field( 'text', array( 'id' => 'length', 'label' => 'Length', 'required' => true, 'showWhen' => array( 'field' => 'boat', 'is' => 'is', 'value' => 'Dinghy' ) ) )
		. cf_field( 'text', array( 'label' => 'Harbour', 'showWhen' => array( 'field' => 'length', 'is' => 'filled', 'value' => '' ) ) );
	$forms = array(
		'plain' => cf( array(), $email . $boat ),
		'files' => cf( array(), cf_field( 'text', array( 'label' => 'Boat', 'required' => true ) ) . cf_field( 'file', array( 'label' => 'Papers', 'maxfiles' => 3, 'accept' => 'txt,pdf' ) ) ),
		'steps' => cf( array( 'variationName' => 'multistep' ), '<!-- wp:jetpack/form-step-container --><div class="wp-block-jetpack-form-step-container">' . cf_step( 'Boat?', $boat ) . cf_step( 'Which?', $more ) . cf_step( 'You', $email ) . '</div><!-- /wp:jetpack/form-step-container -->' ),
	);
	// Another file's forms in the same process may have had the ids.
	\Closure::bind( static function () { Form_Fields::$taken = array(); }, null, Form_Fields::class )();
	foreach ( $forms as $name => $content ) {
		$id = cf_publish( $content, array( 'post_name' => "form-$name" ) );
		$GLOBALS['wp_query'] = new \WP_Query( array( 'page_id' => $id ) );
		the_post();
		$html = apply_filters( 'the_content', get_the_content() );
		// What differs from page to page: the ticket, the trap and the form's own id.
		$html = preg_replace( array( '/(name="ms_ticket" value=")[^"]*/', '/f\[[0-9a-f]{8}\]/', '/mainstreet-form-[0-9a-f]{8}/', '/\?page_id=\d+/' ), array( '$1ticket', 'f[trap]', 'form', '?page_id=7' ), $html );
		rendered( "blocks/contact-form/test/rendered/$name.html", $html );
	}
} );

/** Sends a form without script, and gives the page that the visitor comes back to. */
function cf_page_after( $page, array $fields ) {
	$posted = cf_post( $page, $fields );
	$back   = No_Script_Page::store_outcome( $posted, cf_send( $posted ) );
	parse_str( (string) wp_parse_url( (string) $back, PHP_URL_QUERY ), $query );
	return visit_page( $page, $query['mainstreet_sent'] );
}

/** Attributes of a control on a page, by its name and, where several have it, its value. */
function control_on( $html, $name, $value = null ) {
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		if ( $name === $tags->get_attribute( 'name' ) && ( null === $value || $value === $tags->get_attribute( 'value' ) ) ) {
			return $tags;
		}
	}
	throw new Failure( "no control $name in $html" );
}

test( 'without script a form that is refused comes back as it was filled in, and is gone once it is sent', function () {
	$page = cf_publish( cf( array(), cf_field( 'name', array( 'required' => true ) ) . cf_field( 'email', array( 'required' => true ) ) . cf_field( 'radio', array( 'label' => 'Boat', 'options' => array( 'Kayak', 'Dinghy' ) ) ) . cf_field( 'textarea', array( 'label' => 'Wishes' ) ) . cf_field( 'checkbox', array( 'label' => 'I can swim' ) ) ) );
	$said = array( 'name' => 'Ada <b>', 'email' => 'ada@nowhere', 'boat' => 'Dinghy', 'wishes' => 'Two oars', 'i-can-swim' => 'Yes' );
	$html = cf_page_after( $page, $said );
	holds( 'Please correct the highlighted fields', $html );
	same( 'Ada <b>', control_on( $html, 'f[name]' )->get_attribute( 'value' ) );
	same( null, control_on( $html, 'f[name]' )->get_attribute( 'aria-invalid' ) );
	same( 'ada@nowhere', control_on( $html, 'f[email]' )->get_attribute( 'value' ) );
	same( 'true', control_on( $html, 'f[email]' )->get_attribute( 'aria-invalid' ) );
	same( true, control_on( $html, 'f[boat]', 'Dinghy' )->get_attribute( 'checked' ) );
	same( null, control_on( $html, 'f[boat]', 'Kayak' )->get_attribute( 'checked' ) );
	same( true, control_on( $html, 'f[i-can-swim]' )->get_attribute( 'checked' ) );
	same( 'Two oars', control_on( $html, 'f[wishes]' )->get_modifiable_text() );
	$html = cf_page_after( $page, array( 'email' => 'ada@example.org' ) + $said );
	holds( 'contact-form-submission', $html );
	holds( 'Ada &lt;b&gt;', $html );
	holds_not( '<form', $html );
} );

test( 'without script all fields are there with a line that says when they apply, and what does not apply is not told', function () {
	$page = cf_publish( cf( array(), cf_field( 'name' ) . cf_field( 'radio', array( 'id' => 'boat', 'label' => 'Boat', 'options' => array( 'None', 'Dinghy' ) ) ) . cf_field( 'text', array( 'label' => 'Harbour', 'required' => true, 'showWhen' => array( 'field' => 'boat', 'is' => 'is', 'value' => 'Dinghy' ) ) ) ) );
	$html = visit_page( $page );
	holds( 'Only if “Boat” is “Dinghy”:', html_entity_decode( $html ) );
	same( null, control_on( $html, 'f[harbour]' )->get_attribute( 'hidden' ) );
	$html = cf_page_after( $page, array( 'boat' => 'None', 'harbour' => 'Veere' ) );
	holds( 'contact-form-submission', $html );
	holds_not( 'Veere', $html );
} );
