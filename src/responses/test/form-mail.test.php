<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Install;
use Mainstreet\Registration\Editor\Editor_State;
use Mainstreet\Submissions\Pipeline\Submission_Pipeline;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** Who the mails of a form come from. */
function cf_from( array $form = array() ) {
	cf_clean();
	$mails = cf_mails();
	cf_send( cf_post( cf_publish( cf( $form ) ) ) );
	return array_map( function ( $mail ) { return current( preg_grep( '/^From: /', $mail['headers'] ) ); }, $mails->getArrayCopy() );
}

test( 'mails of forms have a sender of their own and not the newsletter’s', function () {
	Stored_Settings::save( array( 'newsletter_from_email' => 'news@example.org', 'newsletter_from_name' => 'The News' ) );
	$host  = preg_replace( '/^www\./', '', wp_parse_url( network_home_url(), PHP_URL_HOST ) );
	$blog  = get_option( 'blogname' );
	$mails = cf_from( array( 'copyToSender' => true ) );
	same( array( "From: Ada <wordpress@$host>", "From: $blog <wordpress@$host>" ), $mails );
	Stored_Settings::save( array( 'feedback_from_email' => 'forms@example.org', 'feedback_from_name' => 'Front desk' ) );
	same( array( 'From: Ada <forms@example.org>', 'From: Front desk <forms@example.org>' ), cf_from( array( 'copyToSender' => true ) ) );
} );

test( 'a site that had set the newsletter’s sender keeps it for forms when it is updated', function () {
	Stored_Settings::save( array( 'version' => 3, 'newsletter_from_email' => 'news@example.org', 'newsletter_from_name' => 'The News' ) );
	Install::maybe_run();
	same( array( 'From: Ada <news@example.org>' ), cf_from() );
	// Once: an emptied setting stays empty, and what is set stays.
	Stored_Settings::save( array( 'feedback_from_email' => '' ) );
	Install::maybe_run();
	holds( '<wordpress@', cf_from()[0] );
	Stored_Settings::save( array( 'version' => 3, 'feedback_from_email' => 'own@example.org' ) );
	Install::maybe_run();
	holds( '<own@example.org>', cf_from()[0] );
} );

test( 'answers with faults do not count against the visitor, but have a bound of their own', function () {
	cf_clean();
	cf_mails();
	act_as( '' );
	$page  = cf_publish( cf() );
	$wrong = function () use ( $page ) { return Submission_Pipeline::run( 'forms/submit', cf_post( $page, array( 'email' => 'ada@' ) ), array() ); };
	$right = function () use ( $page ) { return Submission_Pipeline::run( 'forms/submit', cf_post( $page ), array() ); };
	foreach ( range( 1, 12 ) as $try ) {
		is_error( 'invalid_fields', $wrong(), 422 );
	}
	foreach ( range( 1, 5 ) as $try ) {
		same( true, $right()['success'], "good $try" );
	}
	is_error( 'mainstreet_rate_limited', $right(), 429 );
	same( 5, count( cf_answers() ) );
	// What is refused for its number is not looked at, and faults don't free a place.
	is_error( 'mainstreet_rate_limited', $wrong(), 429 );
	is_error( 'mainstreet_rate_limited', $right(), 429 );
	$GLOBALS['wpdb']->query( 'DELETE FROM ' . Tables::name( 'throttle' ) );
	$codes = array();
	foreach ( range( 1, 60 ) as $try ) {
		$codes[] = $wrong()->get_error_code();
	}
	same( array( 'invalid_fields', 'mainstreet_rate_limited' ), array_values( array_unique( $codes ) ) );
} );

test( 'subscription forms forgive faults, too', function () {
	act_as( '' );
	$page   = cf_publish( '<!-- wp:jetpack/subscriptions --><div>[jetpack_subscription_form]</div><!-- /wp:jetpack/subscriptions -->' );
	$def    = cf_def( get_post( $page )->post_content );
	$ticket = \Mainstreet\Submissions\Spam\Form_Token::sign( \Mainstreet\Submissions\Registry\Form_Schemas::get_hash( $def ), new \Mainstreet\Submissions\Registry\Form_Source( 'post', (string) $page ), $page, 1, '' );
	foreach ( range( 1, 8 ) as $try ) {
		is_error( 'invalid_fields', Submission_Pipeline::run( 'subscribe', array( 'ms_ticket' => $ticket, 'ms_k' => '1', 'f' => array( 'email' => 'ada@' ) ), array() ), 422 );
	}
	same( true, Submission_Pipeline::run( 'subscribe', array( 'ms_ticket' => $ticket, 'ms_k' => '1', 'f' => array( 'email' => 'ada@example.org' ) ), array() )['success'] );
} );

test( 'the editor is told who gets answers to forms that name nobody, and the address only who may know it', function () {
	$said = function () { return array_intersect_key( Editor_State::get()['mainstreet']['forms'], array( 'recipient' => 1, 'email' => 1 ) ); };
	same( array( 'recipient' => 'author', 'email' => get_option( 'admin_email' ) ), $said() );
	Stored_Settings::save( array( 'feedback_default_recipient' => 'admin' ) );
	same( array( 'recipient' => 'admin', 'email' => get_option( 'admin_email' ) ), $said() );
	act_as( 'author' );
	same( array( 'recipient' => 'admin', 'email' => '' ), $said() );
	act_as( 'administrator' );
} );

test( 'a text that WordPress stored with entities, as it does for authors, is read once', function () {
	cf_clean();
	$mails = cf_mails();
	foreach ( array( 'administrator', 'author' ) as $role ) {
		act_as( $role );
		$page = wp_insert_post( wp_slash( array( 'post_title' => 'P', 'post_status' => 'publish', 'post_content' => '[contact-form subject="Fish &amp; chips" to="o@example.org"][contact-field label="Fish &amp; chips" type="text" default="Salt &amp; vinegar" placeholder="A &amp; B" /][contact-field label="Pick" type="select" options="X &amp; Y" /][/contact-form]' . cf( array( 'subject' => 'Fish & chips' ), cf_field( 'text', array( 'label' => 'T', 'defaultValue' => 'Salt & vinegar', 'placeholder' => 'A & B' ) ) ) ) ) );
		act_as( 'administrator' );
		$html = apply_filters( 'the_content', get_post( $page )->post_content );
		holds_not( '&amp;amp;', $html );
		same( 2, substr_count( $html, 'value="Salt &amp; vinegar"' ), $role );
		same( array( 'Fish & chips' ), array_values( array_unique( array_column( \Mainstreet\Submissions\Registry\Form_Schemas::find_in_content( get_post( $page )->post_content ), 'subject' ) ) ), $role );
	}
	$thanks = cf_def( cf( array( 'customThankyou' => 'redirect', 'customThankyouRedirect' => 'https://example.org/?a=1&amp;b=2' ) ) )['thankyou'];
	same( 'https://example.org/?a=1&b=2', $thanks['redirect'] );
	// What an author writes about entities is read once, not twice.
	$def = cf_def( '[contact-form subject="Write &amp;lt; for less"][/contact-form]' );
	same( 'Write &lt; for less', $def['subject'] );
} );
