<?php
/**
 * The owner's mail about a response, and where its links lead.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Responses\Screen\Mail_Link_Page;
use Mainstreet\Responses\Screen\Response_Links;
use Mainstreet\Responses\Notifications\Email_Renderer;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** A presented field. */
function rm_field( $label, $value, array $files = array() ) {
	return array( 'key' => '1_' . $label, 'label' => $label, 'value' => $value, 'type' => $files ? 'file' : 'text', 'files' => $files );
}

/** What comes of opening the page behind a link: where it leads, what it says, or nothing. */
function rm_open( array $get, $method = 'GET', array $post = array() ) {
	$_GET                      = $get;
	$_POST                     = $post;
	$_REQUEST                  = $get + $post;
	$_SERVER['REQUEST_METHOD'] = $method;
	$stop                      = static function ( $what ) {
		throw new \RuntimeException( $what );
	};
	$lead = static function ( $url ) use ( $stop ) { $stop( "to $url" ); };
	$die  = static function () use ( $stop ) {
		return static function ( $message, $title, $args ) use ( $stop ) { $stop( ( is_array( $args ) && isset( $args['response'] ) ? $args['response'] : 0 ) . " $message" ); };
	};
	add_filter( 'wp_redirect', $lead );
	add_filter( 'wp_die_handler', $die );
	try {
		Mail_Link_Page::handle();
		return '';
	} catch ( \RuntimeException $end ) {
		return $end->getMessage();
	} finally {
		remove_filter( 'wp_redirect', $lead );
		remove_filter( 'wp_die_handler', $die );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_POST                     = array();
		$_REQUEST                  = array();
	}
}

function rm_page( array $get ) {
	$_GET = $get;
	ob_start();
	Mail_Link_Page::render();
	$_GET = array();
	return ob_get_clean();
}

test( 'the owner’s mail has the layout of all mails, labels, answers and what to do', function () {
	cf_clean();
	$mails = cf_mails();
	cf_send( cf_post( cf_publish( cf( array( 'subject' => 'Boat hire', 'formTitle' => 'Boats & oars' ) ) ) ) );
	$html = $mails[0]['message'];
	$id   = cf_answers()[0]->ID;
	holds( '<!DOCTYPE html>', $html );
	holds( esc_html( Mail_Layout::site() ), $html );
	holds( 'New response: Boats &amp; oars</h1>', $html );
	holds( '>Name</strong>Ada</p>', $html );
	holds( "Hello<br />\nthere", $html );
	holds( 'href="mailto:ada@example.org?subject=Re%3A%20Boat%20hire"', $html );
	holds( 'href="' . esc_url( Response_Links::get_screen_url( $id ) ) . '"', $html );
	holds( 'href="' . esc_url( Response_Links::get_spam_url( $id ) ) . '"', $html );
	holds_not( '<img', $html );
} );

test( 'the plain part reads by itself, with files as links', function () {
	$fields = array( rm_field( 'Name', 'Ada' ), rm_field( 'Wishes', '' ), rm_field( 'Licence', 'a.png', array( array( 'name' => "a\nb.png", 'size' => 2048, 'type' => 'image/png', 'key' => str_repeat( 'a', 32 ) ) ) ) );
	$mail   = Email_Renderer::render( 'T', $fields, array( 'Page: https://example.org/' ), Email_Renderer::get_actions( 7, 'ada@example.org', 'S' ), 7 );
	$file   = Response_Links::get_file_url( 7, str_repeat( 'a', 32 ) );
	same( "Name:\nAda\n\nWishes:\n–\n\nLicence:\na b.png (2 KB)\n$file\n\nView response: " . Response_Links::get_screen_url( 7 ) . "\nMark as spam: " . Response_Links::get_spam_url( 7 ) . "\n\n-- \nPage: https://example.org/\n", $mail['text'] );
	holds( 'href="' . esc_url( $file ) . '">a b.png (2 KB)</a>', $mail['html'] );
	// What was stored nowhere has nothing to open.
	holds_not( 'file_of', implode( Email_Renderer::render( 'T', $fields, array() ) ) );
} );

test( 'two links whose labels are the same in a translation both stay', function () {
	$same = function ( $translated, $text ) { return in_array( $text, array( 'Reply', 'View response', 'Mark as spam' ), true ) ? 'Open' : $translated; };
	add_filter( 'gettext', $same, 10, 2 );
	try {
		$mail = Email_Renderer::render( 'T', array(), array(), Email_Renderer::get_actions( 7, 'ada@example.org', 'S' ), 7 );
	} finally {
		remove_filter( 'gettext', $same );
	}
	same( 3, substr_count( $mail['html'], '>Open</a>' ) );
	same( 'Open: ' . Response_Links::get_screen_url( 7 ) . "\nOpen: " . Response_Links::get_spam_url( 7 ) . "\n", $mail['text'] );
} );

test( 'nothing a visitor typed becomes markup, an address, or more of a reply', function () {
	$bad  = "\"><a href=\"https://bad.example\">x</a><script>{{x}}[gallery]\r\nBcc: c@example.org";
	$mail = Email_Renderer::render( 'T', array( rm_field( $bad, $bad, array() ), rm_field( 'F', $bad, array( array( 'name' => $bad, 'size' => 1, 'type' => '', 'key' => '"><b>' ) ) ) ), array( $bad ), Email_Renderer::get_actions( 7, 'a?bcc=c&cc=d@example.org', $bad ), 7 );
	foreach ( array( '<script', 'href="https://bad', '{{', '[gallery', '<b>' ) as $live ) {
		holds_not( $live, $mail['html'] );
	}
	holds( 'href="mailto:a%3Fbcc%3Dc%26cc%3Dd@example.org?subject=Re', $mail['html'] );
	truly( ! preg_match( '/href="mailto:[^"]*(?:%0|&(?:amp;|#038;)?)/', $mail['html'] ), 'one recipient, one subject, no line breaks' );
	same( array( 'View response', 'Mark as spam' ), array_column( Email_Renderer::get_actions( 7, "a@b\nBcc: c@example.org", 'S' ), 0 ) );
} );

test( 'opening “Mark as spam” changes nothing; its button does, for who may edit the response', function () {
	cf_clean();
	$id  = store_answer();
	$get = array( Response_Links::SPAM => (string) $id );
	act_as( 'editor' );
	same( '', rm_open( $get ) );
	same( 'publish', get_post_status( $id ) );
	$page = rm_page( $get );
	truly( (bool) preg_match( '/<form method="post".*name="_wpnonce" value="(\w+)"/s', $page, $nonce ), $page );
	holds( 'value="Mark as spam"', $page );
	// Without a nonce, with that of another response, and by somebody else.
	truly( '' !== rm_open( $get, 'POST' ) );
	truly( '' !== rm_open( array( Response_Links::SPAM => (string) store_answer() ), 'POST', array( '_wpnonce' => $nonce[1] ) ) );
	foreach ( array( 'author', 'subscriber' ) as $role ) {
		act_as( $role );
		holds_not( '<form', rm_page( $get ) );
		holds( '403', rm_open( $get, 'POST', array( '_wpnonce' => wp_create_nonce( Response_Links::SPAM . $id ) ) ) );
	}
	same( 'publish', get_post_status( $id ) );
	act_as( 'editor' );
	same( 'to ' . Response_Links::get_screen_url() . "#/spam/$id", rm_open( $get, 'POST', array( '_wpnonce' => $nonce[1] ) ) );
	same( 'spam', get_post_status( $id ) );
	holds( 'already', rm_page( $get ) );
	act_as( 'administrator' );
} );

test( 'files of a mail are for who may edit the response', function () {
	$get = array( Response_Links::FILE_OF => (string) store_answer(), 'key' => str_repeat( '0', 32 ) );
	act_as( 'author' );
	holds( '403', rm_open( $get ) );
	act_as( 'editor' );
	holds( '404 This file no longer exists', rm_open( $get ) );
	act_as( 'administrator' );
} );
