<?php
/**
 * Nobody who may not publish sends mail to others through a form.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Contact_Form\Submission\Submission_Handler;
use Mainstreet\Submissions\Pipeline\Submission_Pipeline;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Form_Source;
use Mainstreet\Submissions\Spam\Form_Token;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** A post with a form that would mail to others, written by the current user. */
function relay_post( $status, array $attrs = array() ) {
	$attrs += array( 'to' => 'victim@example.net, other@example.net', 'subject' => 'Buy {Name}', 'copyToSender' => true, 'customThankyou' => 'redirect', 'customThankyouRedirect' => 'https://example.org/thanks' );
	return wp_insert_post( wp_slash( array( 'post_title' => 'Relay', 'post_type' => 'post', 'post_content' => cf( $attrs ), 'post_status' => $status, 'post_author' => get_current_user_id(), 'post_date' => 'future' === $status ? '2090-01-01 00:00:00' : '2026-01-01 00:00:00' ) ) );
}

/** Sends it as the current user. */
function relay_send( array $posted, array $files = array() ) {
	$GLOBALS['wpdb']->query( 'DELETE FROM ' . \Mainstreet\Core\Database\Tables::name( 'throttle' ) );
	return Submission_Pipeline::run( 'forms/submit', $posted, $files );
}

test( 'a form of a page that is not published goes to whoever tries it out, and to nobody else', function () {
	foreach ( array( 'contributor', 'author', 'editor', 'administrator' ) as $role ) {
		foreach ( array( 'draft', 'pending', 'future', 'auto-draft', 'trash' ) as $status ) {
			cf_clean();
			$mails = cf_mails();
			act_as( $role );
			$post  = relay_post( $status );
			$heard = 0;
			add_action( 'grunion_after_feedback_post_inserted', function () use ( &$heard ) { $heard++; } );
			add_action( 'grunion_after_message_sent', function () use ( &$heard ) { $heard++; } );
			add_filter( 'contact_form_to', function ( $to ) { $to[] = 'filtered@example.net'; return $to; } );
			$outcome = relay_send( cf_post( $post ) );
			same( true, is_array( $outcome ) && $outcome['success'], "$role, $status" );
			same( array(), cf_answers(), "$role, $status: stored" );
			same( 1, count( $mails ), "$role, $status: mails" );
			same( array( wp_get_current_user()->user_email ), $mails[0]['to'], "$role, $status" );
			same( 0, strpos( $mails[0]['subject'], '[Test] Buy Ada' ) );
			holds( 'unpublished page', $mails[0]['message'] );
			same( 0, $heard, 'other plugins' );
			truly( empty( $outcome['redirect'] ), 'a page elsewhere could not say that it was a test' );
			holds( 'This was a test', $outcome['html'] );
			holds( wp_get_current_user()->user_email, str_replace( '&#064;', '@', $outcome['html'] ) );
		}
	}
} );

test( 'a published form on an unpublished page, and the reverse, is a test too', function () {
	cf_clean();
	$mails   = cf_mails();
	$content = cf( array( 'to' => 'victim@example.net' ) );
	$hash    = Form_Schemas::hash( cf_def( $content ) );
	$pattern = cf_publish( $content, array( 'post_type' => 'wp_block' ) );
	act_as( 'contributor' );
	$draft  = wp_insert_post( array( 'post_title' => 'D', 'post_content' => '<!-- wp:block {"ref":' . $pattern . '} /-->', 'post_status' => 'draft', 'post_author' => get_current_user_id() ) );
	$posted = cf_post( $pattern );
	$posted['ms_ticket'] = Form_Token::sign( $hash, new Form_Source( 'pattern', (string) $pattern ), $draft, 1, '' );
	same( true, relay_send( $posted )['success'] );
	same( array( wp_get_current_user()->user_email ), $mails[0]['to'] );
	$own  = relay_post( 'draft' );
	$page = cf_publish( '<p>Public</p>' );
	$posted = cf_post( $own );
	$posted['ms_ticket'] = Form_Token::sign( Form_Schemas::hash( cf_def( get_post( $own )->post_content ) ), new Form_Source( 'post', (string) $own ), $page, 1, '' );
	same( true, relay_send( $posted )['success'] );
	same( 2, count( $mails ) );
	same( array( wp_get_current_user()->user_email ), $mails[1]['to'] );
	same( array(), cf_answers() );
} );

test( 'strangers and other contributors send nothing through it, and a revision is not sent either', function () {
	cf_clean();
	$mails = cf_mails();
	act_as( 'contributor' );
	$post   = relay_post( 'draft' );
	$posted = cf_post( $post );
	act_as( '' );
	is_error( 'form_unavailable', relay_send( $posted ), 409 );
	act_as( 'subscriber' );
	is_error( 'form_unavailable', relay_send( $posted ), 409 );
	act_as( 'administrator' );
	$page     = cf_publish( cf( array( 'to' => 'owner@example.org' ) ) );
	$changed  = cf( array( 'to' => 'victim@example.net' ) );
	$revision = wp_insert_post( wp_slash( array( 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $page, 'post_name' => "$page-autosave-v1", 'post_content' => $changed ) ) );
	$posted['ms_ticket'] = Form_Token::sign( Form_Schemas::hash( cf_def( $changed ) ), new Form_Source( 'post', (string) $page ), $page, 1, '' );
	is_error( 'form_changed', relay_send( $posted ), 409 );
	$posted['ms_ticket'] = Form_Token::sign( Form_Schemas::hash( cf_def( $changed ) ), new Form_Source( 'post', (string) $revision ), $page, 1, '' );
	$outcome = relay_send( $posted );
	foreach ( $mails as $mail ) {
		same( array( wp_get_current_user()->user_email ), $mail['to'] );
	}
	same( array(), cf_answers() );
} );

test( 'published pages send as before: public, private to their readers, with a password', function () {
	cf_clean();
	$mails = cf_mails();
	act_as( 'author' );
	$post = relay_post( 'publish' );
	act_as( 'administrator' );
	same( true, cf_send( cf_post( $post ) )['success'] );
	same( array( 'victim@example.net', 'other@example.net' ), $mails[0]['to'] );
	$private = relay_post( 'private' );
	act_as( 'editor' );
	same( true, relay_send( cf_post( $private ) )['success'] );
	same( 2, count( cf_answers() ) );
	$locked = cf_publish( cf( array( 'to' => 'owner@example.org' ) ), array( 'post_password' => 'secret' ) );
	add_filter( 'post_password_required', '__return_false' );
	same( true, cf_send( cf_post( $locked ) )['success'] );
	same( 3, count( cf_answers() ) );
} );

test( 'forms that subscribe do not work on pages that are not published', function () {
	$content = '<!-- wp:jetpack/subscriptions /-->';
	act_as( 'contributor' );
	$id  = wp_insert_post( array( 'post_title' => 'S', 'post_content' => $content, 'post_status' => 'draft', 'post_author' => get_current_user_id() ) );
	$def = cf_def( $content );
	$posted = array( 'ms_ticket' => Form_Token::sign( Form_Schemas::hash( $def ), new Form_Source( 'post', (string) $id ), $id, 1, '' ), 'f' => array( 'email' => 'victim@example.net' ) );
	is_error( 'form_unavailable', Submission_Pipeline::run( 'subscribe', $posted, array() ), 409 );
} );

test( 'a form has at most twenty recipients', function () {
	cf_clean();
	$mails = cf_mails();
	$to    = array();
	for ( $i = 0; $i < 60; $i++ ) {
		$to[] = "r$i@example.org";
	}
	$page = cf_publish( cf( array( 'to' => implode( ', ', $to ) ) ) );
	cf_send( cf_post( $page ) );
	same( array_slice( $to, 0, Submission_Handler::MAX_RECIPIENTS ), $mails[0]['to'] );
	add_filter( 'mainstreet_form_recipients', function () { return 30; } );
	cf_send( cf_post( $page ) );
	same( array_slice( $to, 0, 30 ), $mails[1]['to'] );
} );
