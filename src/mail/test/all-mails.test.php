<?php
/**
 * Every kind of mail is read by an independent program (tests/php/read-mail.mjs): those of newsletters in
 * src/newsletter/test/mail-read.test.php, those of forms and payments here.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Payments\Orders\Mails\Order_Mail_Content;
use Mainstreet\Payments\Orders\Mails\Order_Mails;

require_once MAINSTREET_DIR . '/tests/php/read-mail.php';
require_once MAINSTREET_DIR . '/tests/php/forms.php';
require_once MAINSTREET_DIR . '/tests/php/members.php';

/** Hostile words: markup, headers, a picture from elsewhere, a mark that turns text around. */
const AM_HOSTILE = "Ada\u{202E} <img src=https://evil.example/a.gif> \"x\" <x@evil.example>\r\nBcc: y@evil.example";

/** What every mail has to be; gives what was read. */
function am_sound( $source, $to ) {
	$mail = read_mail( $source );
	same( array( $to ), array_column( $mail['to'], 1 ) );
	same( array( 1, array(), array(), 0 ), array( count( $mail['from'] ), $mail['cc'], $mail['bcc'], $mail['attachments'] ), $mail['subject'] );
	same( array(), array_values( array_diff( array_count_values( $mail['names'] ), array( 1 ) ) ), 'each header once' );
	holds_not( 'evil.example', $mail['from'][0][1] );
	foreach ( array( $mail['subject'], $mail['from'][0][0] ) as $line ) {
		truly( '' !== trim( $line ), 'something to read' );
		truly( ! preg_match( '/[\x00-\x1f\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', $line ), $line );
	}
	truly( strlen( trim( wp_strip_all_tags( $mail['html'] ) ) ) > 40 && strlen( trim( $mail['text'] ) ) > 40, 'both forms' );
	holds_not( '<img', $mail['html'] );
	same( array(), loaded_by( preg_replace( '/>[^<]*</', '><', $mail['html'] ) ), $mail['subject'] );
	return $mail;
}

test( 'this list of what writes and sends mails is whole: a new one needs a sample here or in mail-read.test.php', function () {
	$found = array();
	foreach ( array( 'src', 'blocks', 'extensions' ) as $room ) {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( MAINSTREET_DIR . "/$room", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$name = substr( $file->getPathname(), strlen( MAINSTREET_DIR ) + 1 );
			if ( 'php' !== $file->getExtension() || preg_match( '#/(test|build|node_modules)/#', $name ) ) {
				continue;
			}
			$code = php_strip_whitespace( $file->getPathname() );
			if ( preg_match_all( '/Mail_Layout::html\(|Email_Renderer::render\(|new Mailer\b|new Transport\b|(?<![\w:>$\\\'])wp_mail\(/', $code, $calls ) ) {
				$found[ basename( $name, '.php' ) ] = count( $calls[0] );
			}
		}
	}
	ksort( $found );
	same( array(
		'class-autoresponder'           => 2,
		'class-campaign-mail'           => 1,
		'class-campaign-renderer'       => 2,
		'class-email-renderer'          => 1,
		'class-member-links'            => 2,
		'class-newsletter-mailer'       => 2,
		'class-notification-email'      => 1,
		'class-notification-sender'     => 1,
		'class-order-mail-content'      => 1,
		'class-order-mails'             => 1,
		'class-submission-handler'      => 2,
		'class-transport'               => 1,
	), $found );
	same( array( Order_Mail_Content::RECEIPT, Order_Mail_Content::NOTICE, Order_Mail_Content::WELCOME ), array_keys( Order_Mails::HISTORY_EVENTS ), 'mails of an order' );
} );

test( 'the owner’s mail about a response is read as it is meant, with hostile words in it', function () {
	cf_clean();
	$mails   = whole_mails();
	$content = cf( array( 'to' => 'owner@example.org', 'subject' => 'Boats {Name}' ) );
	act_as( 'administrator' );
	cf_send( cf_post( cf_publish( $content, array( 'post_title' => "Hire\u{202E}" ) ), array( 'name' => AM_HOSTILE, 'textarea' => AM_HOSTILE . "\r\nGuten Tag" ) ) );
	same( 1, count( $mails ) );
	$mail = am_sound( $mails[0], 'owner@example.org' );
	same( array( 'ada@example.org' ), array_column( $mail['replyTo'], 1 ) );
	holds( 'Guten Tag', $mail['html'] );
	holds( 'Guten Tag', $mail['text'] );
} );

test( 'the copy for the sender of a form is read as it is meant: no link of it works', function () {
	cf_clean();
	$mails  = whole_mails();
	$fields = cf_field( 'name' ) . cf_field( 'email' ) . cf_field( 'textarea', array( 'label' => "Wish\u{202E} <b>list</b>" ) );
	$form   = cf( array( 'to' => 'owner@example.org', 'copyToSender' => true, 'subject' => 'Buy {Name}' ), $fields );
	$wish   = array_keys( cf_fields( $form ) )[2];
	cf_send( cf_post( cf_publish( $form ), array( 'name' => "Ada\u{202E}\r\nBcc: y@evil.example", $wish => "Guten Tag, see evil.example <i>now</i>" ) ) );
	same( 2, count( $mails ) );
	$mail = am_sound( $mails[1], 'ada@example.org' );
	same( array(), $mail['replyTo'] );
	holds_not( 'Ada', $mail['subject'] );
	foreach ( array( 'html', 'text' ) as $form ) {
		holds( 'Guten Tag', $mail[ $form ] );
		holds_not( 'evil.example', $mail[ $form ] );
	}
	holds_not( '<i>', $mail['html'] );
	// The site's own name links to it, and nothing else does.
	preg_match_all( '/href="([^"]*)"/', $mail['html'], $links );
	same( array( home_url( '/' ) ), array_values( array_unique( $links[1] ) ) );
} );

test( 'the test of a form is read as it is meant, with hostile words in it', function () {
	cf_clean();
	$mails = whole_mails();
	act_as( 'administrator' );
	$page = wp_insert_post( wp_slash( array( 'post_title' => "Hire\u{202E}", 'post_type' => 'page', 'post_content' => cf( array( 'to' => 'victim@example.net', 'subject' => 'Boats {Name}' ) ), 'post_status' => 'draft', 'post_author' => get_current_user_id() ) ) );
	$GLOBALS['wpdb']->query( 'DELETE FROM ' . \Mainstreet\Core\Database\Tables::name( 'throttle' ) );
	\Mainstreet\Submissions\Pipeline\Submission_Pipeline::run( 'forms/submit', cf_post( $page, array( 'name' => AM_HOSTILE, 'textarea' => AM_HOSTILE . "\r\nGuten Tag" ) ), array() );
	same( 1, count( $mails ) );
	$mail = am_sound( $mails[0], wp_get_current_user()->user_email );
	same( 0, strpos( $mail['subject'], '[Test] Boats' ) );
	foreach ( array( 'html', 'text' ) as $form ) {
		holds( 'Guten Tag', $mail[ $form ] );
		holds( 'unpublished page', $mail[ $form ] );
	}
} );

test( 'the mails of payments are read as they are meant: receipt, owner’s notice, welcome, link of a member', function () {
	$mails = whole_mails();
	Stored_Settings::save( array( 'payments_notice_email' => 'till@example.org', 'payments_receipts' => 'own' ) );
	$plan = member_plan();
	update_post_meta( $plan, '_mainstreet_plan_welcome_email', "Guten Tag, this is the welcome of the plan." );
	$order = bought( $plan, 'ada@example.org', array( 'title' => AM_HOSTILE ), array( 'name' => AM_HOSTILE ) );
	$to    = array( Order_Mail_Content::RECEIPT => 'ada@example.org', Order_Mail_Content::NOTICE => 'till@example.org', Order_Mail_Content::WELCOME => 'ada@example.org' );
	foreach ( array_keys( Order_Mails::HISTORY_EVENTS ) as $bit ) {
		$before = count( $mails );
		same( true, ( new \Mainstreet\Mail\Mailer() )->send( Order_Mail_Content::build( $order, $bit ) ) );
		same( $before + 1, count( $mails ) );
		$mail = am_sound( $mails[ $before ], $to[ $bit ] );
		same( Order_Mail_Content::NOTICE === $bit ? array( 'ada@example.org' ) : array(), array_column( $mail['replyTo'], 1 ) );
	}
	holds( 'Guten Tag', $mail['text'] );
	$before = count( $mails );
	truly( Member_Links::send_mail( Members::find_by_email( 'ada@example.org' ), home_url( '/?k=1' ) ) );
	$mail = am_sound( $mails[ $before ], 'ada@example.org' );
	holds( home_url( '/?k=1' ), $mail['text'] );
	Stored_Settings::save( array( 'payments_notice_email' => '' ) );
} );
