<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Transaction;
use Mainstreet\Responses\Notifications\Notification_Sender;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Responses\Storage\Response_Store;
use Mainstreet\Responses\Privacy\Response_Cleanup;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

test( 'an answer is stored in the shape other plugins read, and mailed', function () {
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf( array( 'to' => 'owner@example.org', 'subject' => 'From {Name}' ) ) );
	$_SERVER['HTTP_USER_AGENT'] = 'Browser';
	$outcome = cf_send( cf_post( $page ) );
	same( true, $outcome['success'] );
	holds( '<dd>Ada</dd>', $outcome['html'] );
	holds( 'Message Sent', $outcome['html'] );
	$posts = cf_answers();
	same( 1, count( $posts ) );
	$post = $posts[0];
	same( array( 'feedback', 'publish', 'open', 'v3', $page, 0 ), array( $post->post_type, $post->post_status, $post->comment_status, $post->post_mime_type, $post->post_parent, (int) $post->post_author ) );
	same( md5( $post->post_title ), $post->post_name );
	$entry = json_decode( $post->post_content, true );
	same( 'From Ada', $entry['subject'] );
	same( array( 'owner@example.org' ), $entry['notification_recipients'] );
	same( '127.0.0.1', $entry['ip'] );
	// A busy machine takes its time.
	truly( $entry['form_fill_duration'] >= 20 && $entry['form_fill_duration'] < 40 );
	same( get_permalink( $page ), $entry['request_url'] );
	same( array( 'key' => '1_Name', 'label' => 'Name', 'value' => 'Ada', 'type' => 'name', 'meta' => array(), 'form_field_id' => 'name' ), $entry['fields'][0] );
	same( "Hello\nthere", $entry['fields'][2]['value'] );
	same( 'ada@example.org', get_post_meta( $post->ID, '_feedback_email', true ) );
	same( (string) $page, get_post_meta( $post->ID, '_feedback_source_post_id', true ) );
	same( 'contact-form', get_post_meta( $post->ID, '_feedback_akismet_values', true )['comment_type'] );
	same( '1', (string) get_option( 'jetpack_feedback_unread_count' ) );
	same( 1, count( $mails ) );
	same( array( 'owner@example.org' ), $mails[0]['to'] );
	same( 'From Ada', $mails[0]['subject'] );
	truly( in_array( 'Reply-To: ada@example.org', $mails[0]['headers'], true ) );
	same( 'sent', Response_Reader::read( $post )['mail']['state'] );
	truly( false !== wp_next_scheduled( Response_Cleanup::EVENT ) );
} );

test( 'without a recipient the author of the page gets it, whatever is posted', function () {
	cf_clean();
	$mails  = cf_mails();
	$author = wp_insert_user( array( 'user_login' => 'author' . wp_rand(), 'user_pass' => 'x', 'user_email' => 'page-author' . wp_rand() . '@example.org', 'role' => 'author' ) );
	$page   = cf_publish( cf(), array( 'post_author' => $author ) );
	cf_send( cf_post( $page, array( 'to' => 'evil@example.com' ), array( 'to' => 'evil@example.com', 'subject' => 'x' ) ) );
	same( array( get_userdata( $author )->user_email ), $mails[0]['to'] );
	same( '[' . get_option( 'blogname' ) . '] Contact', $mails[0]['subject'] );
} );

test( 'line breaks in name, address and subject add no header', function () {
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf( array( 'subject' => 'Hi {Name}' ) ) );
	$outcome = cf_send( cf_post( $page, array( 'email' => "ada@example.org\r\nBcc: all@example.com" ) ) );
	is_error( 'invalid_fields', $outcome, 422 );
	same( array( 'email' ), array_keys( $outcome->get_error_data()['fields'] ) );
	same( array(), cf_answers() );
	$outcome = cf_send( cf_post( $page, array( 'name' => "Ada\r\nBcc: all@example.com\r\n\r\n<b>\"" ) ) );
	same( true, $outcome['success'] );
	same( 1, count( $mails ) );
	foreach ( array_merge( array( $mails[0]['subject'] ), $mails[0]['headers'] ) as $line ) {
		truly( ! preg_match( '/[\r\n]/', $line ), $line );
		truly( 0 !== stripos( $line, 'bcc' ), $line );
	}
} );

test( 'markup is stored as text and inert in mail and summary', function () {
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf() );
	$bad   = '<script>alert(1)</script><a href="javascript:x">&lt;b&gt; "\' -->';
	$outcome = cf_send( cf_post( $page, array( 'name' => $bad, 'textarea' => $bad ) ) );
	same( true, $outcome['success'] );
	$post = cf_answers()[0];
	holds_not( '<', $post->post_content );
	same( $bad, cf_values( $post )['Message'] ?? cf_values( $post )['Textarea'] ?? reset( cf_values( $post ) ) );
	foreach ( array( $outcome['html'], $mails[0]['message'] ) as $html ) {
		holds_not( '<script', $html );
		holds_not( '<a href="java', $html );
		holds( '&lt;script&gt;', $html );
		holds( '&amp;lt;b', $html );
	}
} );

test( 'the form holds its thanks ready, with the author’s markup; answers come beside it, as text', function () {
	cf_clean();
	cf_mails();
	$content = cf( array( 'variationName' => 'default', 'customThankyouHeading' => 'Fish &amp; chips', 'customThankyouMessage' => 'We <em>read</em> <script>it</script>' ) );
	$html    = do_blocks( $content );
	holds( '<template><div role="status"><div class="contact-form-submission"><h4 class="contact-form-submission__heading" data-mainstreet-part="heading">Fish &amp; chips</h4><p>We <em>read</em>', $html );
	holds( '<p data-mainstreet-part="note"></p><dl class="contact-form-submission__summary" data-mainstreet-part="summary"></dl></div><p><a class="contact-form-submission__back" href="', $html );
	holds_not( '<script', $html );
	$outcome = cf_send( cf_post( cf_publish( $content ), array( 'name' => '<b>Ada' ) ) );
	same( array( 'heading', 'note', 'summary' ), array_keys( $outcome['parts'] ) );
	same( '', $outcome['parts']['heading'] . $outcome['parts']['note'] );
	same( '<b>Ada', $outcome['parts']['summary'][0][1] );
	holds( '<dd>&lt;b&gt;Ada</dd>', $outcome['html'] );
	holds_not( '<p data-mainstreet-part="note">', $outcome['html'] );
	holds_not( '<template', do_blocks( cf( array( 'customThankyou' => 'redirect', 'customThankyouRedirect' => 'https://example.org/thanks' ) ) ) );
} );

test( 'the same submission is stored once, however often it comes', function () {
	cf_clean();
	$mails  = cf_mails();
	$page   = cf_publish( cf() );
	$posted = cf_post( $page );
	foreach ( array( 1, 2, 3 ) as $time ) {
		same( true, cf_send( $posted )['success'] );
	}
	same( 1, count( cf_answers() ) );
	same( 1, count( $mails ) );
	// The same text sent anew by the same form is another one.
	cf_send( cf_post( $page ) );
	same( 2, count( cf_answers() ) );
} );

test( 'processes with the same submission at the same moment store it once', function () {
	cf_clean();
	$page   = cf_publish( cf() );
	$posted = cf_post( $page );
	$runs   = array();
	for ( $i = 0; $i < 4; $i++ ) {
		$runs[] = in_process( MAINSTREET_DIR . '/tests/php/processes/submit-form.php', compact( 'posted' ) );
	}
	$answers = array_map( function ( $wait ) { return $wait(); }, $runs );
	same( array( 'y', 'y', 'y', 'y' ), $answers );
	same( 1, count( cf_answers() ) );
} );

test( 'what is left out or wrong is said field by field, and nothing is stored', function () {
	cf_clean();
	$types = array( 'url' => 'not a url', 'date' => '2026-02-30', 'telephone' => 'call me', 'number' => 'many', 'time' => '25:00', 'slider' => '101', 'rating' => '9' );
	$html  = cf_field( 'name', array( 'required' => true ) ) . cf_field( 'checkbox', array( 'required' => true, 'label' => 'Tick' ) ) . cf_field( 'radio', array( 'label' => 'Pick', 'options' => array( 'A' ) ) ) . cf_field( 'checkbox-multiple', array( 'label' => 'Many', 'options' => array( 'A', 'B' ) ) );
	foreach ( array_keys( $types ) as $type ) {
		$html .= cf_field( $type, array( 'label' => $type ) );
	}
	$page    = cf_publish( cf( array(), $html ) );
	$outcome = cf_send( cf_post( $page, $types + array( 'name' => '  ', 'pick' => 'C', 'many' => array( 'A', 'C' ) ) ) );
	is_error( 'invalid_fields', $outcome, 422 );
	$wrong = array_keys( $outcome->get_error_data()['fields'] );
	sort( $wrong );
	$expected = array_merge( array_keys( $types ), array( 'name', 'tick', 'pick', 'many' ) );
	sort( $expected );
	same( $expected, $wrong );
	same( array(), cf_answers() );
} );

test( 'good values of every type are stored', function () {
	cf_clean();
	cf_mails();
	$given = array( 'url' => 'example.org/a', 'date' => '2026-02-28', 'telephone' => '+49 (0)30 / 123-45 x6', 'number' => '3,5', 'time' => '14:30', 'slider' => '50', 'rating' => '4', 'checkbox' => '1', 'select' => 'A', 'checkbox-multiple' => array( 'B', 'A' ), 'hidden' => '' );
	$html  = '';
	foreach ( array_keys( $given ) as $type ) {
		$html .= cf_field( $type, array( 'label' => $type, 'options' => array( 'A', 'B' ), 'dateFormat' => 'dd/mm/yy', 'defaultValue' => 'hidden' === $type ? 'campaign' : '' ) );
	}
	$page = cf_publish( cf( array(), $html . cf_field( 'consent' ) . cf_field( 'email' ) ) );
	same( true, cf_send( cf_post( $page, $given + array( 'email' => 'ada@müller.example' ) ) )['success'] );
	$values = cf_values( cf_answers()[0] );
	same( 'https://example.org/a', $values['url'] );
	same( '28/02/2026', $values['date'] );
	same( '3.5', $values['number'] );
	same( '4/5', $values['rating'] );
	same( 'Yes', $values['checkbox'] );
	same( array( 'B', 'A' ), $values['checkbox-multiple'] );
	same( 'campaign', $values['hidden'] );
	same( 'Yes', $values['Consent'] );
	$entry = json_decode( cf_answers()[0]->post_content, true );
	$metas = array_values( array_filter( array_column( $entry['fields'], 'meta' ) ) );
	same( 'implicit', $metas[0]['consent'] );
	holds( 'giving us permission', $metas[0]['message'] );
} );

test( 'lists where texts belong, and texts that are too long, are refused', function () {
	cf_clean();
	$page = cf_publish( cf() );
	$outcome = cf_send( cf_post( $page, array( 'name' => array( 'a', 'b' ), 'email' => array( array( 'x' ) ), 'textarea' => str_repeat( 'ä', 20001 ) ) ) );
	is_error( 'invalid_fields', $outcome, 422 );
	same( array( 'name', 'email', 'textarea' ), array_keys( $outcome->get_error_data()['fields'] ) );
	same( true, is_wp_error( cf_send( cf_post( $page, array( 'textarea' => str_repeat( 'a', 5000000 ) ) ) ) ) );
	same( true, is_wp_error( cf_send( cf_post( $page, array_fill( 0, 10000, 'x' ) ) ) ) );
	same( array(), cf_answers() );
} );

test( 'spam is answered alike, kept apart, and not mailed', function () {
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf( array( 'copyToSender' => true ) ) );
	$good  = cf_send( cf_post( $page ) );
	$posted = cf_post( $page );
	$trap   = \Mainstreet\Submissions\Spam\Form_Token::get_honeypot_name( \Mainstreet\Submissions\Registry\Form_Schemas::get_hash( cf_def( get_post( $page )->post_content ) ) );
	$posted['f'][ $trap ] = 'bot';
	same( $good, cf_send( $posted ) );
	same( 'spam', cf_answers()[0]->post_status );
	same( 2, count( $mails ), 'both for the good one: owner and copy' );
	same( '1', (string) get_option( 'jetpack_feedback_unread_count' ) );
	$posted = cf_post( $page, array( 'name' => 'See http://spam.example' ), array( 'ms_t' => '' ) );
	cf_send( $posted );
	same( 'spam', cf_answers()[0]->post_status );
	add_filter( 'jetpack_contact_form_is_spam', function () { return new \WP_Error( 'x' ); } );
	same( true, cf_send( cf_post( $page ) )['success'] );
	same( 3, count( cf_answers() ), 'the worst is not even kept' );
} );

test( 'other plugins learn of an answer in the shape they know', function () {
	cf_clean();
	cf_mails();
	$heard = array();
	add_action( 'grunion_after_feedback_post_inserted', function ( $id, $fields, $is_spam, $values ) use ( &$heard ) {
		$heard = func_get_args();
	}, 10, 4 );
	$after = array();
	add_action( 'grunion_after_message_sent', function () use ( &$after ) { $after = func_get_args(); }, 10, 7 );
	add_filter( 'contact_form_to', function ( $to ) { return 'other@example.org, more@example.org'; } );
	add_filter( 'contact_form_subject', function ( $subject ) { return "New\r\nsubject"; } );
	add_filter( 'jetpack_contact_form_email_headers', function ( $headers ) { return $headers . "X-Form: 1\r\n"; } );
	$mails = cf_mails();
	$page  = cf_publish( cf( array( 'jetpackCRM' => false ), cf_field( 'email', array( 'id' => 'jetpackcrm-email', 'required' => true ) ) ) );
	cf_send( cf_post( $page, array( 'jetpackcrm-email' => 'ada@example.org' ) ) );
	list( $id, $fields, $is_spam, $values ) = $heard;
	same( cf_answers()[0]->ID, $id );
	same( false, $is_spam );
	$field = current( $fields );
	same( 'ada@example.org', $field->value );
	same( 'jetpackcrm-email', $field->get_attribute( 'id' ) );
	same( 'email', $field->get_attribute( 'type' ) );
	same( true, $field->get_attribute( 'required' ) );
	same( false, $field->form->attributes['jetpackCRM'] );
	same( 'Contact', $values['entry_title'] );
	same( get_permalink( $page ), $values['entry_permalink'] );
	truly( isset( $values['feedback_id'] ) );
	same( array( 'other@example.org', 'more@example.org' ), $mails[0]['to'] );
	same( 'New subject', $mails[0]['subject'] );
	truly( in_array( 'X-Form: 1', $mails[0]['headers'], true ) );
	same( 7, count( $after ) );
} );

test( 'outside services that a form of today names are kept in the content and not asked', function () {
	cf_clean();
	cf_mails();
	$asked = outside( function () { return ''; } );
	$page  = cf_publish( cf( array( 'webhooks' => array( array( 'webhook_id' => 'a', 'url' => 'https://hook.example/x', 'enabled' => true, 'method' => 'POST' ) ), 'salesforceData' => array( 'organizationId' => '00D', 'sendToSalesforce' => true ), 'hostingerReach' => array( 'enabledForForm' => true, 'groupName' => 'g' ) ), cf_field( 'name' ) . cf_field( 'hidden', array( 'label' => 'Campaign', 'defaultValue' => 'spring' ) ) ) );
	same( true, cf_send( cf_post( $page ) )['success'] );
	same( array( 'Ada', 'spring' ), array_values( cf_values( cf_answers()[0] ) ) );
	same( 0, count( $asked ) );
} );

test( 'a plugin that breaks takes nothing from the answer', function () {
	cf_clean();
	cf_mails();
	add_action( 'grunion_after_feedback_post_inserted', function () { throw new \Error( 'broken' ); } );
	same( true, cf_send( cf_post( cf_publish( cf() ) ) )['success'] );
	same( 1, count( cf_answers() ) );
} );

test( 'a plugin that breaks around the mail is a failed try, or changes nothing', function () {
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf() );
	add_action( 'grunion_pre_message_sent', $break = function () { throw new \Error( 'broken' ); } );
	same( true, cf_send( cf_post( $page ) )['success'] );
	same( array( 'state' => 'failed', 'error' => 'broken', 'tries' => 1 ), Response_Reader::read( cf_answers()[0] )['mail'] );
	remove_action( 'grunion_pre_message_sent', $break );
	add_action( 'grunion_after_message_sent', $break );
	same( true, cf_send( cf_post( $page ) )['success'] );
	same( 'sent', Response_Reader::read( cf_answers()[0] )['mail']['state'] );
	same( 1, count( $mails ) );
} );

test( 'a mail that fails is told, tried again thrice, and by hand', function () {
	global $wpdb;
	cf_clean();
	$mails = cf_mails( false );
	$page  = cf_publish( cf() );
	same( true, cf_send( cf_post( $page ) )['success'] );
	$id = cf_answers()[0]->ID;
	same( array( 'state' => 'failed', 'error' => 'SMTP is down', 'tries' => 1 ), Response_Reader::read( get_post( $id ) )['mail'] );
	foreach ( array( 60, 600, 3600 ) as $wait ) {
		$due = strtotime( $wpdb->get_var( 'SELECT mail_due FROM ' . Response_Store::get_table() ) . ' UTC' );
		truly( abs( $due - time() - $wait ) < 5, "due in $wait" );
		truly( abs( wp_next_scheduled( Notification_Sender::EVENT ) - $due ) < 35, 'event' );
		$before = count( $mails );
		Notification_Sender::run();
		same( $before, count( $mails ), 'not yet due' );
		$wpdb->query( 'UPDATE ' . Response_Store::get_table() . " SET mail_due = '2020-01-01 00:00:00'" );
		wp_clear_scheduled_hook( Notification_Sender::EVENT );
		Notification_Sender::run();
		same( $before + 1, count( $mails ) );
	}
	same( null, $wpdb->get_var( 'SELECT mail_due FROM ' . Response_Store::get_table() ) );
	remove_all_filters( 'pre_wp_mail' );
	$mails = cf_mails();
	same( true, Notification_Sender::retry( $id ) );
	same( 1, count( $mails ) );
	same( 'sent', Response_Reader::read( get_post( $id ) )['mail']['state'] );
} );

test( 'a mail that ends its process each time is given up', function () {
	global $wpdb;
	cf_clean();
	$mails = cf_mails();
	$tries = null;
	add_filter( 'pre_wp_mail', function ( $done ) use ( &$tries ) { $tries = get_post_meta( cf_answers()[0]->ID, '_mainstreet_mail_tries', true ); return $done; } );
	cf_send( cf_post( cf_publish( cf() ) ) );
	same( '1', $tries, 'counted before it begins' );
	$id = cf_answers()[0]->ID;
	$again = function ( $tries ) use ( $wpdb, $id ) {
		delete_post_meta( $id, '_mainstreet_mail_sent' );
		update_post_meta( $id, '_mainstreet_mail_tries', $tries );
		$wpdb->query( 'UPDATE ' . Response_Store::get_table() . " SET mail_due = '2020-01-01 00:00:00'" );
		Notification_Sender::run();
	};
	$again( 3 );
	same( 2, count( $mails ) );
	$again( 4 );
	same( 2, count( $mails ) );
	same( null, $wpdb->get_var( 'SELECT mail_due FROM ' . Response_Store::get_table() ) );
	same( 'failed', Response_Reader::read( get_post( $id ) )['mail']['state'] );
} );

test( 'an answer whose process died before the mail is mailed by cron', function () {
	global $wpdb;
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf() );
	in_process( MAINSTREET_DIR . '/tests/php/processes/submit-form.php', array( 'posted' => cf_post( $page ), 'dies_at' => 'grunion_after_feedback_post_inserted' ) )();
	wp_cache_flush();
	same( 0, count( $mails ) );
	same( 1, count( cf_answers() ) );
	$wpdb->query( 'UPDATE ' . Response_Store::get_table() . " SET mail_due = '2020-01-01 00:00:00'" );
	Response_Cleanup::run();
	same( 1, count( $mails ) );
} );

test( 'the sender gets a copy that is of no use against others', function () {
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf( array( 'copyToSender' => true, 'to' => 'owner@example.org', 'subject' => 'x {Message}' ) ) );
	$buy   = 'Buy at https://spam.example/x now';
	cf_send( cf_post( $page, array( 'textarea' => $buy ) ) );
	same( 2, count( $mails ) );
	same( array( 'ada@example.org' ), $mails[1]['to'] );
	holds_not( 'Buy', $mails[1]['subject'] );
	holds_not( 'https://spam', $mails[1]['message'] );
	holds_not( 'spam.example', $mails[1]['message'] );
	holds( 'Buy at', $mails[1]['message'] );
	// Without the timing of a real visitor there is no copy.
	cf_send( cf_post( $page, array(), array( 'ms_t' => '' ) ) );
	same( 3, count( $mails ) );
	// And only few for one mailbox, however it is written.
	foreach ( array( 'ada@example.org', 'a.d.a+1@example.org', 'ADA+2@example.org', 'ada+3@example.org' ) as $email ) {
		cf_send( cf_post( $page, array( 'email' => $email ) ) );
	}
	$copies = array_filter( $mails->getArrayCopy(), function ( $mail ) { return array( 'owner@example.org' ) !== $mail['to']; } );
	same( 2, count( $copies ) );
} );

test( 'a form without the wish sends no copy', function () {
	cf_clean();
	$mails = cf_mails();
	cf_send( cf_post( cf_publish( cf() ) ) );
	same( 1, count( $mails ) );
} );

test( 'thanks are the author’s: a message without scripts, or an address', function () {
	cf_clean();
	cf_mails();
	$page    = cf_publish( cf( array( 'customThankyou' => 'message', 'customThankyouMessage' => 'Ta <em>very</em><script>x</script>', 'customThankyouHeading' => 'Got it' ) ) );
	$outcome = cf_send( cf_post( $page ) );
	holds( 'Got it', $outcome['html'] );
	holds( '<em>very</em>', $outcome['html'] );
	holds_not( '<script', $outcome['html'] );
	holds_not( 'Ada', $outcome['html'] );
	$page    = cf_publish( cf( array( 'customThankyou' => 'redirect', 'customThankyouRedirect' => 'https://example.org/thanks' ) ) );
	same( array( 'success' => true, 'redirect' => 'https://example.org/thanks' ), cf_send( cf_post( $page, array( 'redirect' => 'https://evil.example' ), array( 'redirect' => 'https://evil.example' ) ) ) );
	$page    = cf_publish( cf( array( 'customThankyou' => 'redirect', 'customThankyouRedirect' => 'javascript:alert(1)' ) ) );
	truly( ! isset( cf_send( cf_post( $page ) )['redirect'] ) );

	// A text that is left over from another choice is not shown; forms of today show it above the summary.
	$html = function ( $attrs ) { return cf_send( cf_post( cf_publish( cf( array( 'customThankyouMessage' => 'We call you' ) + $attrs ) ) ) )['html']; };
	holds_not( 'We call you', $html( array() ) );
	$today = $html( array( 'variationName' => 'default' ) );
	truly( strpos( $today, 'We call you' ) < strpos( $today, '<dd>Ada' ), $today );
	$short = $html( array( 'confirmationType' => 'text', 'disableSummary' => true ) );
	holds( 'We call you', $short );
	holds_not( 'Ada', $short );
	holds_not( 'Ada', $html( array( 'customThankyou' => 'noSummary' ) ) );
} );

test( 'spam to a form that keeps no answers is not mailed, unless a plugin wants it', function () {
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf( array( 'saveResponses' => false ) ) );
	$spam  = function () use ( $page ) {
		$posted = cf_post( $page );
		$trap   = \Mainstreet\Submissions\Spam\Form_Token::get_honeypot_name( \Mainstreet\Submissions\Registry\Form_Schemas::get_hash( cf_def( get_post( $page )->post_content ) ) );
		$posted['f'][ $trap ] = 'bot';
		return cf_send( $posted )['success'];
	};
	same( true, $spam() );
	same( 0, count( $mails ) );
	add_filter( 'grunion_still_email_spam', '__return_true' );
	same( true, $spam() );
	same( 1, count( $mails ) );
} );

test( 'a form that shall not keep its answers keeps them for the mail only', function () {
	global $wpdb;
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf( array( 'saveResponses' => false ) ) );
	cf_send( cf_post( $page ) );
	same( 1, count( $mails ) );
	same( 'jp-temp-feedback', cf_answers()[0]->post_status );
	$wpdb->query( "UPDATE {$wpdb->posts} SET post_date_gmt = '2020-01-01 00:00:00', post_date = '2020-01-01 00:00:00' WHERE post_type = 'feedback'" );
	wp_cache_flush();
	Response_Cleanup::run();
	same( array(), cf_answers() );
} );

test( 'nobody but editors reads answers, through no route', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	cf_send( cf_post( $page, array( 'textarea' => 'top secret' ) ) );
	$id = cf_answers()[0]->ID;
	foreach ( array( '', 'subscriber', 'contributor', 'author' ) as $role ) {
		act_as( $role );
		foreach ( array( "/wp/v2/feedback/$id", '/wp/v2/feedback', '/wp/v2/feedback?context=edit', "/mainstreet/v1/feedback/$id", '/mainstreet/v1/feedback', '/mainstreet/v1/feedback/export', '/wp/v2/search', "/wp/v2/posts/$id", "/wp/v2/pages/$id", '/wp/v2/comments' ) as $path ) {
			$parts   = explode( '?', $path );
			$request = new \WP_REST_Request( 'GET', $parts[0] );
			$request->set_query_params( array( 'search' => 'secret', 'post' => $id ) );
			$body = wp_json_encode( rest_do_request( $request )->get_data() );
			holds_not( 'top secret', $body );
			holds_not( 'ada@example.org', $body );
		}
		foreach ( array( 'DELETE', 'POST' ) as $method ) {
			truly( rest_do_request( new \WP_REST_Request( $method, "/wp/v2/feedback/$id" ) )->get_status() >= 400 );
		}
		same( false, current_user_can( 'edit_post', $id ) );
	}
	act_as( '' );
	same( false, comments_open( $id ) );
	$query = new \WP_Query( array( 's' => 'secret', 'post_type' => 'any' ) );
	same( 0, $query->post_count );
	act_as( 'editor' );
	same( true, current_user_can( 'edit_post', $id ) );
	same( 200, rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/feedback/$id" ) )->get_status() );
	same( false, current_user_can( get_post_type_object( 'feedback' )->cap->create_posts ) );
} );

test( 'no address of the site shows an answer to a stranger', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	cf_send( cf_post( $page, array( 'textarea' => 'top secret words' ) ) );
	$post = cf_answers()[0];
	$id   = $post->ID;
	$seen = 0;
	foreach ( array( "/?p=$id", "/?p=$id&post_type=feedback", "/?page_id=$id", "/?post_type=feedback", "/?feedback={$post->post_name}", "/{$post->post_name}/", '/?s=secret', '/?feed=rss2', '/?feed=rss2&post_type=feedback', "/?feed=rss2&p=$id", '/?feed=comments-rss2', "/?attachment_id=$id", "/?preview=true&p=$id", '/wp-sitemap.xml', '/wp-sitemap-posts-feedback-1.xml', '/wp-json/oembed/1.0/embed?url=' . rawurlencode( home_url( "/?p=$id" ) ), "/wp-json/wp/v2/feedback/$id", "/wp-json/mainstreet/v1/feedback/$id", "/wp-admin/post.php?post=$id&action=edit", "/wp-admin/admin-post.php?action=mainstreet_feedback", "/?p=$page" ) as $path ) {
		$answer = wp_remote_get( home_url( $path ), array( 'redirection' => 3 ) );
		truly( is_array( $answer ), $path );
		holds_not( 'top secret', $answer['body'] );
		holds_not( 'ada@example.org', $answer['body'] );
		$seen += (int) ( false !== strpos( $answer['body'], '<form' ) && false !== strpos( $answer['body'], 'ms_ticket' ) );
	}
	truly( $seen > 0, 'the page itself was seen' );
} );

test( 'markup is text in the copy to the sender too, and in every further try of a mail', function () {
	cf_clean();
	$mails = cf_mails( false );
	$bad   = '<script>alert(1)</script><img src=x onerror=alert(1)>';
	$page  = cf_publish( cf( array( 'copyToSender' => true, 'to' => 'owner@example.org', 'subject' => 'About {Name}' ) ) );
	same( true, cf_send( cf_post( $page, array( 'name' => $bad, 'textarea' => $bad, 'email' => 'copy' . wp_rand() . '@example.net' ) ) )['success'] );
	Notification_Sender::retry( cf_answers()[0]->ID );
	truly( count( $mails ) >= 3, 'mail, copy, and the mail again' );
	foreach ( $mails as $mail ) {
		holds_not( '<script', $mail['message'] );
		holds_not( '<img', $mail['message'] );
		holds( 'alert', $mail['message'] );
	}
} );

test( 'who agreed is added to MailPoet’s list, nobody else', function () {
	cf_clean();
	$page = cf_publish( cf( array( 'mailpoet' => array( 'enabledForForm' => true, 'listId' => 7 ) ), cf_field( 'name' ) . cf_field( 'email' ) . cf_field( 'consent', array( 'consentType' => 'explicit' ) ) ) );
	$send = function ( $fields ) use ( $page ) {
		$posted = cf_post( $page, $fields + array( 'name' => 'Ada King Lovelace' ) );
		return in_process( __DIR__ . '/processes/submit-with-mailpoet.php', compact( 'posted' ) )();
	};
	same( '[]', $send( array() ) );
	same( '[[{"email":"ada@example.org","first_name":"Ada","last_name":"King Lovelace"},[7]]]', $send( array( 'consent' => '1' ) ) );
} );

test( 'a table that is missing is made, and the answer stored', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	$GLOBALS['wpdb']->query( 'DROP TABLE ' . Response_Store::get_table() );
	same( true, cf_send( cf_post( $page ) )['success'] );
	same( 1, count( cf_answers() ) );
	same( '1', (string) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::get_table() ) );
} );

test( 'a response whose transaction ended in a deadlock is stored once, at the second try', function () {
	cf_clean();
	$page   = cf_publish( cf() );
	$inside = 0;
	$fail   = function ( $sql ) use ( &$inside ) {
		$is_post = Transaction::is_open() && 0 === strpos( $sql, 'INSERT INTO `' . $GLOBALS['wpdb']->posts . '`' );
		return $is_post && 1 === ++$inside ? 'SELECT no_such_column' : $sql;
	};
	add_filter( 'query', $fail );
	same( true, cf_send( cf_post( $page ) )['success'] );
	remove_filter( 'query', $fail );
	same( array( 2, 1 ), array( $inside, count( cf_answers() ) ) );
	same( '1', (string) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::get_table() ) );
} );

test( 'a database that takes no post says so, and keeps nothing', function () {
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf() );
	$fail  = function ( $is_empty, $post ) { return 'feedback' === $post['post_type'] ? true : $is_empty; };
	add_filter( 'wp_insert_post_empty_content', $fail, 10, 2 );
	$posted = cf_post( $page );
	is_error( 'mainstreet_not_stored', cf_send( $posted ), 503 );
	same( '0', (string) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::get_table() ) );
	same( 0, count( $mails ) );
	remove_filter( 'wp_insert_post_empty_content', $fail );
	same( true, cf_send( $posted )['success'], 'pressing the button again' );
	same( 1, count( cf_answers() ) );
} );

test( 'replies go to the checked address of an e-mail field, whatever is typed elsewhere', function () {
	$names = array( 'evil@example.com', '"x" <evil@example.com>', 'a b evil@example.com c', 'evil@example.com,', 'Reply-To: evil@example.com', "x\r\nReply-To: evil@example.com", '<evil@example.com>', 'evil@example.com>, <', '=?utf-8?q?evil=40example.com?=' );
	foreach ( $names as $name ) {
		cf_clean();
		$mails = cf_mails();
		$page  = cf_publish( cf( array( 'to' => 'owner@example.org' ) ) );
		same( true, cf_send( cf_post( $page, array( 'name' => $name ) ) )['success'], $name );
		$lines = array_values( preg_grep( '/^reply-to:/i', $mails[0]['headers'] ) );
		same( array( 'Reply-To: ada@example.org' ), $lines, $name );
		remove_all_filters( 'pre_wp_mail' );
		// Without an address there is nobody to reply to.
		cf_clean();
		$mails = cf_mails();
		$page  = cf_publish( cf( array( 'to' => 'owner@example.org' ), cf_field( 'name' ) . cf_field( 'text', array( 'label' => 'Email' ) ) . cf_field( 'email', array( 'label' => 'Real' ) ) ) );
		same( true, cf_send( cf_post( $page, array( 'name' => $name, 'email' => 'evil@example.com', 'real' => '' ) ) )['success'], $name );
		same( array(), array_values( preg_grep( '/^reply-to:/i', $mails[0]['headers'] ) ), $name );
		remove_all_filters( 'pre_wp_mail' );
	}
} );

test( 'plugins may set another address for replies, in each way headers are written', function () {
	$ways = array(
		'Reply-To: desk@example.org'                        => 'desk@example.org',
		'Reply-To: "The desk" <desk@example.org>'           => 'desk@example.org',
		"X-Mine: 1\r\nreply-to: evil@example.com <desk@example.org>" => 'desk@example.org',
		'Reply-To: one@example.org, two@example.org'        => 'ada@example.org',
		'Reply-To: nobody'                                  => 'ada@example.org',
		''                                                  => 'ada@example.org',
	);
	foreach ( $ways as $header => $expected ) {
		cf_clean();
		$mails = cf_mails();
		add_filter( 'jetpack_contact_form_email_headers', $other = function () use ( $header ) { return $header; } );
		cf_send( cf_post( cf_publish( cf( array( 'to' => 'owner@example.org' ) ) ) ) );
		same( array( "Reply-To: $expected" ), array_values( preg_grep( '/^reply-to:/i', $mails[0]['headers'] ) ), $header );
		remove_filter( 'jetpack_contact_form_email_headers', $other );
		remove_all_filters( 'pre_wp_mail' );
	}
} );
