<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Spam\Form_Token;

require_once MAINSTREET_DIR . '/tests/php/forms.php';
require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** The variation as the editor saves it, with what else is given. */
function cf_newsletter( array $consent = array(), array $form = array(), $more = '', $button = 'Subscribe' ) {
	return str_replace( '"text":"Contact Us"', '"text":' . wp_json_encode( $button ), cf( $form, cf_field( 'name', array( 'required' => true ) ) . cf_field( 'email', array( 'required' => true ) ) . $more . cf_field( 'consent', $consent ) ) );
}

/** Somebody sends it; mails go out. */
function cf_sign_up( $content, array $fields = array(), array $more = array() ) {
	$page = cf_publish( $content );
	$sent = cf_send( cf_post( $page, $fields, $more ) );
	Subscriber_Mails::send_waiting();
	return $sent;
}

/** Mails to an address. */
function cf_mails_to( $mails, $email ) {
	return array_values( array_filter( $mails->getArrayCopy(), function ( $mail ) use ( $email ) { return in_array( $email, (array) $mail['to'], true ); } ) );
}

test( 'the variation Newsletter Sign-up feeds the site’s own list by double opt-in, and keeps the consent', function () {
	cf_clean();
	$mails   = newsletter();
	$content = file_get_contents( MAINSTREET_DIR . '/blocks/contact-form/test/fixtures/variation-newsletter-form.html' );
	$sent    = cf_sign_up( $content );
	same( true, $sent['success'] );
	holds( 'confirm', $sent['html'] );
	holds( 'email', strtolower( wp_strip_all_tags( $sent['html'] ) ) );
	holds_not( 'Message Sent', $sent['html'] );
	$row = ( new Subscribers() )->find_by_email( 'ada@example.org' );
	same( array( 'pending', 'Ada', 'form' ), array( $row['status'], $row['name'], $row['source'] ) );
	holds( 'giving us permission to email you', Consent_Texts::get( (int) $row['consent_text_id'] ) );
	same( 1, count( cf_answers() ), 'the answer is stored as always' );
	$mail = cf_mails_to( $mails, 'ada@example.org' );
	same( 1, count( $mail ) );
	press( link_in( $mail[0] ) );
	same( 'active', status_of( 'ada@example.org' ) );
	same( (string) cf_answers()[0]->post_parent, (string) $row['source_post'] );
} );

test( 'an own sentence of consent is the one that is kept, and who does not agree is not asked', function () {
	cf_clean();
	$mails    = newsletter();
	$explicit = array( 'consentType' => 'explicit', 'explicitConsentMessage' => 'Send me <em>news</em> &amp; offers' );
	$no       = cf_sign_up( cf_newsletter( $explicit ) );
	same( true, $no['success'] );
	holds( 'Message Sent', $no['html'] );
	same( null, status_of( 'ada@example.org' ) );
	same( array(), cf_mails_to( $mails, 'ada@example.org' ) );
	same( 1, count( cf_answers() ) );
	cf_sign_up( cf_newsletter( $explicit ), array( 'consent' => '1' ) );
	same( 'pending', status_of( 'ada@example.org' ) );
	same( 'Send me news & offers', Consent_Texts::get( (int) ( new Subscribers() )->find_by_email( 'ada@example.org' )['consent_text_id'] ) );
} );

test( 'a form is a sign-up if it asks for nothing else, or its button says so', function () {
	$cases = array(
		array( true, cf_newsletter() ),
		array( true, cf_newsletter( array(), array(), cf_field( 'text', array( 'label' => 'Town' ) ) ) ),
		array( true, cf_newsletter( array(), array(), cf_field( 'name', array( 'label' => 'Last name' ) ) . cf_field( 'hidden' ), 'Get the brochure' ) ),
		array( true, cf( array(), cf_field( 'email' ) . cf_field( 'consent' ) ) ),
		array( false, cf_newsletter( array(), array(), cf_field( 'textarea' ), 'Send' ) ),
		array( false, cf_newsletter( array(), array(), cf_field( 'radio', array( 'options' => array( 'Yes' ) ) ), 'Send RSVP' ) ),
		array( false, cf() ),
		array( false, cf( array(), cf_field( 'name' ) . cf_field( 'email' ) ) ),
		array( false, cf( array(), cf_field( 'name' ) . cf_field( 'consent' ) ) ),
	);
	foreach ( $cases as $number => list( $is_signup, $content ) ) {
		newsletter();
		cf_sign_up( $content, array( 'email' => "ada$number@example.org" ) );
		same( $is_signup ? 'pending' : null, status_of( "ada$number@example.org" ), "case $number" );
	}
} );

test( 'a sign-up of today, with its fields made of blocks', function () {
	newsletter();
	$field = function ( $type, $attrs, $inner ) { return "<!-- wp:jetpack/field-$type $attrs --><div>$inner</div><!-- /wp:jetpack/field-$type -->"; };
	$label = '<!-- wp:jetpack/label {"label":"L"} /--><!-- wp:jetpack/input /-->';
	$form  = '<!-- wp:jetpack/contact-form {"variationName":"lead-capture-form"} --><div class="wp-block-jetpack-contact-form">' . $field( 'email', '{"id":"e","required":true}', $label ) . $field( 'consent', '{"id":"c","consentType":"explicit"}', '<!-- wp:jetpack/option {"label":"Write to me","isStandalone":true} /-->' ) . '<!-- wp:button {"tagName":"button","type":"submit"} --><div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">Go</button></div><!-- /wp:button --></div><!-- /wp:jetpack/contact-form -->';
	cf_sign_up( $form, array( 'e' => 'ada@example.org', 'c' => '1' ) );
	same( 'Write to me', Consent_Texts::get( (int) ( new Subscribers() )->find_by_email( 'ada@example.org' )['consent_text_id'] ) );
} );

test( 'of several sentences to agree to all count', function () {
	newsletter();
	$form = cf_newsletter( array( 'consentType' => 'explicit', 'id' => 'news', 'explicitConsentMessage' => 'News?' ), array(), cf_field( 'consent', array( 'consentType' => 'explicit', 'id' => 'privacy', 'explicitConsentMessage' => 'I read the policy.' ) ) );
	cf_sign_up( $form, array( 'privacy' => '1' ) );
	same( null, status_of( 'ada@example.org' ) );
	cf_sign_up( $form, array( 'privacy' => '1', 'news' => '1' ) );
	same( 'pending', status_of( 'ada@example.org' ) );
	$kept = Consent_Texts::get( (int) ( new Subscribers() )->find_by_email( 'ada@example.org' )['consent_text_id'] );
	holds( 'News?', $kept );
	holds( 'I read the policy.', $kept );
} );

test( 'while the newsletter is off a sign-up is a form like others', function () {
	cf_clean();
	newsletter();
	Modules::set( 'subscriptions', false );
	$sent = cf_sign_up( cf_newsletter() );
	holds( 'Message Sent', $sent['html'] );
	same( null, status_of( 'ada@example.org' ) );
	same( 1, count( cf_answers() ) );
	same( 'contact-form', get_post_meta( cf_answers()[0]->ID, '_feedback_akismet_values', true )['comment_type'] );
} );

test( 'nobody is bombed with mail by a sign-up: spam, pauses, limits of the subscription form', function () {
	cf_clean();
	$mails   = newsletter();
	$content = cf_newsletter();
	$trap    = Form_Token::honeypot( Form_Schemas::hash( cf_def( $content ) ) );
	$sent    = cf_sign_up( $content, array( $trap => 'bot' ) );
	holds( 'confirm', $sent['html'], 'answered alike' );
	same( null, status_of( 'ada@example.org' ) );
	foreach ( array( 1, 2, 3 ) as $again ) {
		same( true, cf_sign_up( $content, array( 'name' => "Ada $again" ) )['success'] );
	}
	same( 1, count( cf_mails_to( $mails, 'ada@example.org' ) ) );
	// What the subscription form lets through in an hour, both together.
	add_filter( 'mainstreet_visitor_limits', function ( $limits, $route ) { return 'subscribe' === $route ? array( 'minute' => 1, 'hour' => 1 ) : array( 'minute' => 100, 'hour' => 100 ); }, 10, 2 );
	$GLOBALS['wpdb']->query( 'DELETE FROM ' . \Mainstreet\Core\Database\Tables::name( 'throttle' ) );
	same( true, cf_sign_up( $content, array( 'email' => 'b@example.org' ) )['success'] );
	$before = count( cf_answers() );
	is_error( 'mainstreet_rate_limited', cf_sign_up( $content, array( 'email' => 'c@example.org' ) ), 429 );
	same( null, status_of( 'c@example.org' ) );
	same( $before, count( cf_answers() ) );
} );

test( 'an address the list refuses is told at its field', function () {
	cf_clean();
	newsletter();
	add_filter( 'mainstreet_subscribe_blocked_domain', function ( $is_blocked, $domain ) { return 'trash.example' === $domain; }, 10, 2 );
	$sent = cf_sign_up( cf_newsletter(), array( 'email' => 'ada@trash.example' ) );
	is_error( 'invalid_fields', $sent, 422 );
	same( array( 'email' ), array_keys( $sent->get_error_data()['fields'] ) );
	same( array(), cf_answers() );
} );

test( 'the author’s own thanks stay, and the mail is told besides', function () {
	newsletter();
	$sent = cf_sign_up( cf_newsletter( array(), array( 'customThankyou' => 'message', 'customThankyouHeading' => 'Hooray', 'customThankyouMessage' => 'You are great.' ) ) );
	holds( 'Hooray', $sent['html'] );
	holds( 'You are great.', $sent['html'] );
	holds( 'confirm', $sent['html'] );
	$sent = cf_sign_up( cf_newsletter( array(), array( 'customThankyou' => 'redirect', 'customThankyouRedirect' => 'https://example.org/thanks' ) ) );
	same( 'https://example.org/thanks', $sent['redirect'] );
} );

test( 'Akismet is told what kind of form it is', function () {
	cf_clean();
	newsletter();
	cf_sign_up( cf_newsletter() );
	same( 'signup', get_post_meta( cf_answers()[0]->ID, '_feedback_akismet_values', true )['comment_type'] );
	cf_sign_up( cf() );
	same( 'contact-form', get_post_meta( cf_answers()[0]->ID, '_feedback_akismet_values', true )['comment_type'] );
	// Subscription form and Mailchimp say nothing of it themselves.
	foreach ( array( 'subscriptions' => 'signup', 'mailchimp' => 'signup', 'contact-form' => 'contact-form', 'other' => 'contact-form' ) as $kind => $type ) {
		$request      = new \Mainstreet\Submissions\Pipeline\Submission();
		$request->def = array( 'kind' => $kind );
		same( $type, \Mainstreet\Submissions\Spam\Spam::check( $request, array( 'email' => 'ada@example.org' ) )['comment_type'], $kind );
	}
} );

test( 'Akismet is called active only with a key', function () {
	// In a process of its own, as other tests pretend an Akismet of theirs.
	$note = function ( $key ) {
		return in_process( __DIR__ . '/processes/akismet-note.php', compact( 'key' ) )();
	};
	holds( 'does not have an API key', $note( '' ) );
	holds( 'Akismet is active', $note( 'abc' ) );
	holds_not( 'is active', array_column( \Mainstreet\Settings\Option_Fields::sections(), 'note', 'id' )['forms'] );
} );

test( 'the module’s list is not asked where another plugin does its work, or a plan is needed', function () {
	newsletter();
	add_filter( 'mainstreet_extension_gate', function ( $gate, $slug ) { return 'subscriptions' === $slug ? array( 'required_plan' => 'gold' ) : $gate; }, 10, 2 );
	holds( 'Message Sent', cf_sign_up( cf_newsletter() )['html'] );
	same( null, status_of( 'ada@example.org' ) );
} );
