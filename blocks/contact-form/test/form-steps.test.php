<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

function cf_step_button( $text, $id = '' ) {
	return '<!-- wp:jetpack/button ' . wp_json_encode( array( 'element' => 'button', 'text' => $text ) + ( $id ? array( 'uniqueId' => $id ) : array() ) ) . ' /-->';
}

/** A form in steps; each step is the HTML of its fields. */
function cf_in_steps( array $steps, $navigation = null, array $progress = array() ) {
	$inner = '';
	foreach ( $steps as $label => $fields ) {
		$inner .= '<!-- wp:jetpack/form-step ' . wp_json_encode( (object) ( is_string( $label ) ? array( 'stepLabel' => $label ) : array() ) ) . ' --><div class="wp-block-jetpack-form-step">' . $fields . '</div><!-- /wp:jetpack/form-step -->';
	}
	$buttons = null === $navigation ? cf_step_button( 'Zurück', 'previous-step' ) . cf_step_button( 'Weiter', 'next-step' ) . cf_step_button( 'Senden', 'submit-step' ) : $navigation;
	return '<!-- wp:jetpack/contact-form {"variationName":"multistep"} --><div class="wp-block-jetpack-contact-form">'
		. '<!-- wp:jetpack/form-progress-indicator ' . wp_json_encode( (object) $progress ) . ' /-->'
		. '<!-- wp:jetpack/form-step-container --><div class="wp-block-jetpack-form-step-container">' . $inner . '</div><!-- /wp:jetpack/form-step-container -->'
		. '<!-- wp:jetpack/form-step-navigation --><div class="wp-block-jetpack-form-step-navigation">' . $buttons . '</div><!-- /wp:jetpack/form-step-navigation -->'
		. '</div><!-- /wp:jetpack/contact-form -->';
}

/** Draws a content, as browsers read it. */
function cf_steps_drawn( $content ) {
	apply_filters( 'the_content', '' );
	return str_replace( array( '&#091;', '&#093;' ), array( '[', ']' ), do_blocks( $content ) );
}

test( 'without script a form in steps is one long form: every step under its name, one button that sends', function () {
	$html = cf_steps_drawn( cf_in_steps( array( 'You <b>&amp; yours' => cf_field( 'name' ), 7 => cf_field( 'email' ) ) ) );
	same( 2, substr_count( $html, 'mainstreet-form__step"' ) );
	truly( (bool) preg_match( '#role="group" aria-labelledby="(\S+_step-1)"><h3 class="mainstreet-form__step-name" id="\1" tabindex="-1">You &amp; yours</h3>#', $html ), $html );
	holds( '>Step 2</h3>', $html );
	holds( 'name="f[name]"', $html );
	holds( 'name="f[email]"', $html );
	same( 1, substr_count( $html, 'type="submit"' ) );
	truly( (bool) preg_match( '#<button[^>]*type="submit"[^>]*>Senden</button>#', $html ), $html );
	// What only the script can use is hidden.
	foreach ( array( 'back' => 'Zurück', 'next' => 'Weiter' ) as $way => $text ) {
		truly( (bool) preg_match( '#<button(?=[^>]* hidden)(?=[^>]*type="button")[^>]*data-mainstreet-way="' . $way . '"[^>]*>' . $text . '</button>#', $html ), $html );
	}
	truly( (bool) preg_match( '#<div class="[^"]*mainstreet-form__progress is-variant-line"[^>]* hidden>#', $html ), $html );
	holds( '<p class="mainstreet-form__count" role="status" hidden></p>', $html );
	// Its style sheet comes with it.
	$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'jetpack/form-step-container' );
	truly( $type->style_handles && wp_style_is( $type->style_handles[0], 'enqueued' ) );
} );

test( 'an old form in steps gets the buttons its author did not have', function () {
	// As fixtures have it: one button without a mark, which sends as it always did.
	$html = cf_steps_drawn( cf_in_steps( array( cf_field( 'name' ), cf_field( 'email' ) ), cf_step_button( 'Next' ) ) );
	same( 1, substr_count( $html, 'type="submit"' ) );
	same( 1, substr_count( $html, 'data-mainstreet-way="back"' ) );
	same( 1, substr_count( $html, 'data-mainstreet-way="next"' ) );
	holds( '>Back</button>', $html );
	// None that sends: one is added.
	$html = cf_steps_drawn( cf_in_steps( array( cf_field( 'name' ), cf_field( 'email' ) ), cf_step_button( 'On', 'next-step' ) ) );
	same( 1, substr_count( $html, 'type="submit"' ) );
	same( 1, substr_count( $html, 'data-mainstreet-way="next"' ) );
	same( 1, substr_count( $html, 'data-mainstreet-way="back"' ) );
} );

test( 'a button that leads to a step names no form, and is nowhere else', function () {
	same( 'Senden', cf_def( cf_in_steps( array( cf_field( 'name' ) ) ) )['button'] );
	$html = cf_steps_drawn( cf( array(), cf_field( 'name' ) . cf_step_button( 'Weiter', 'next-step' ) ) );
	holds_not( 'Weiter', $html );
	holds_not( 'mainstreet-form__step', $html );
} );

test( 'dots are as many as steps, in the author’s colours and no other declarations', function () {
	$steps = array( cf_field( 'name' ), cf_field( 'email' ), cf_field( 'text' ) );
	$html  = cf_steps_drawn( cf_in_steps( $steps, null, array( 'variant' => 'dots', 'progressColor' => 'vivid-red', 'customProgressBackgroundColor' => '#123456' ) ) );
	same( 3, substr_count( $html, 'mainstreet-form__dot' ) );
	holds( '--mainstreet-progress:var(--wp--preset--color--vivid-red);--mainstreet-progress-rest:#123456', $html );
	$html = cf_steps_drawn( cf_in_steps( $steps, null, array( 'variant' => array( 'dots' ), 'progressColor' => 'red);background:url(//evil', 'customProgressBackgroundColor' => 'red;position:fixed' ) ) );
	holds( 'is-variant-line', $html );
	holds_not( 'evil', $html );
	holds_not( 'position:fixed', $html );
	$html = cf_steps_drawn( cf_in_steps( array_fill( 0, 40, cf_field( 'text' ) ), null, array( 'variant' => 'dots' ) ) );
	holds_not( 'mainstreet-form__dot', $html );
} );

test( 'a step within a step is a part of it, and hostile attributes of steps are text', function () {
	$html = cf_steps_drawn( cf_in_steps( array( '"><script>x</script>[gallery]' => '<!-- wp:jetpack/form-step {"stepLabel":"Inner"} --><div>' . cf_field( 'name' ) . '</div><!-- /wp:jetpack/form-step -->', 'Last' => cf_field( 'email' ) ) ) );
	same( 2, substr_count( $html, 'mainstreet-form__step"' ) );
	holds( 'name="f[name]"', $html );
	holds_not( '<script>x', $html );
	holds_not( 'Inner', $html );
} );

test( 'answers to all steps are taken at once, and values for steps that are not there are ignored', function () {
	cf_clean();
	$page    = cf_publish( cf_in_steps( array( cf_field( 'name', array( 'required' => true ) ), cf_field( 'email', array( 'required' => true ) ) ) ) );
	$outcome = cf_send( cf_post( $page, array( 'name' => '', 'step' => '2', 'step-3' => 'x' ), array( 'step' => '1', 'mainstreet_step' => '2' ) ) );
	is_error( 'invalid_fields', $outcome, 422 );
	same( array( 'name' ), array_keys( $outcome->get_error_data()['fields'] ) );
	$outcome = cf_send( cf_post( $page, array( 'step-3' => 'x', 'step' => array( '2' ) ) ) );
	same( true, $outcome['success'] );
	same( array( 'Name', 'Email' ), array_column( json_decode( cf_answers()[0]->post_content, true )['fields'], 'label' ) );
} );
