<?php
/**
 * Our mails, as an independent program reads them (tests/php/read-mail.mjs).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;
use Mainstreet\Newsletter\Queue\Mail_Queue;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';
require_once MAINSTREET_DIR . '/tests/php/read-mail.php';

test( 'a newsletter with hostile names is read as it is meant: one sender, one recipient, both forms, a way out, no picture but those chosen', function () {
	$mails = whole_mails();
	( new Subscribers() )->add( array( 'email' => 'u1@example.org', 'name' => "A\r\nBcc: x@evil.example" ), 'active' );
	update_option( 'blogname', "Quay \"Street\" <b>Bäckerei</b>\r\nBcc: y@evil.example" );
	Stored_Settings::save( array( 'newsletter_content' => 'full', 'newsletter_from_name' => 'Ada, <ada@evil.example>', 'newsletter_address' => '4 Quay Street' ) );
	act_as( 'administrator' );
	wp_update_user( array( 'ID' => get_current_user_id(), 'display_name' => '<img src=https://evil.example/a.gif>' ) );
	$author = get_current_user_id();
	act_as( '' );
	publish_news( array(
		'post_author'  => $author,
		'post_title'   => 'Brötchen <img src="https://evil.example/t.gif">',
		'meta_input'   => array( Newsletter_Meta::SUBJECT => "Frische Brötchen \u{1F956}\r\nBcc: z@evil.example\r\n\r\nbody", Newsletter_Meta::PREVIEW => '"><img src=https://evil.example/p.gif>' ),
		'post_content' => '<!-- wp:paragraph --><p style="background:url(https://evil.example/c.gif)">Guten Tag</p><!-- /wp:paragraph --><!-- wp:image --><figure><img src="/chosen.jpg" alt="Chosen"/></figure><!-- /wp:image --><!-- wp:jetpack/map {"points":[{"title":"<img src=https://evil.example/m.gif>"}]} /-->',
	) );
	( new Mail_Queue() )->run();
	same( 1, count( $mails ) );
	$mail = read_mail( $mails[0] );
	same( "Frische Brötchen \u{1F956} Bcc: z@evil.example body", preg_replace( '/\s+/', ' ', $mail['subject'] ) );
	same( array( array( array( '', 'u1@example.org' ) ), array(), array(), 1 ), array( $mail['to'], $mail['cc'], $mail['bcc'], count( $mail['from'] ) ) );
	holds_not( 'evil.example', $mail['from'][0][1] );
	same( array(), array_values( array_diff( array_count_values( $mail['names'] ), array( 1 ) ) ), 'each header once' );
	same( 0, $mail['attachments'] );
	holds( 'mainstreet_sub=out', $mail['list']['unsubscribe']['url'] );
	holds( '@', $mail['list']['unsubscribe']['mail'] );
	same( 'List-Unsubscribe=One-Click', $mail['list']['unsubscribe-post']['name'] ?? $mail['list']['unsubscribe-post'] ?? '' );
	truly( '' !== $mail['messageId'] );
	holds( 'Guten Tag', $mail['html'] );
	holds( 'Guten Tag', $mail['text'] );
	holds( '4 Quay Street', $mail['text'] );
	holds( $mail['list']['unsubscribe']['url'], $mail['text'] );
	$seen = array_filter( loaded_by( $mail['html'] ), function ( $url ) { return home_url( '/chosen.jpg' ) !== $url; } );
	same( array(), array_values( $seen ), 'loaded from elsewhere' );
	update_option( 'blogname', 'Mainstreet' );
} );

test( 'the mails of signing up are read as they are meant, too', function () {
	$mails = whole_mails();
	update_option( 'blogname', "Bäckerei & \"Co\"" );
	ask_to_subscribe( 'new@example.org', array( 'name' => "N\r\nBcc: x@evil.example" ) );
	( new Subscribers() )->add( array( 'email' => 'known@example.org' ), 'active' );
	ask_to_subscribe( 'known@example.org' );
	same( 2, count( $mails ) );
	foreach ( $mails as $source ) {
		$mail = read_mail( $source );
		same( 1, count( $mail['to'] ) );
		same( array(), array_merge( $mail['cc'], $mail['bcc'] ) );
		holds( 'Bäckerei & "Co"', $mail['subject'] );
		holds( 'Bäckerei & "Co"', $mail['text'] );
		same( array(), loaded_by( $mail['html'] ) );
		holds_not( 'evil.example', $source );
	}
	update_option( 'blogname', 'Mainstreet' );
} );

test( 'the weekly e-mail, the owner’s notice and a test are read as they are meant, with hostile words in them', function () {
	$mails = whole_mails();
	update_option( 'blogname', "Bäckerei & \"Co\"\r\nBcc: y@evil.example" );
	Stored_Settings::save( array( 'newsletter_from_name' => 'Ada, <ada@evil.example>', 'newsletter_address' => '4 Quay Street', 'newsletter_owner_told' => 'once' ) );
	( new Subscribers() )->add( array( 'email' => 'u1@example.org', 'name' => "A\r\nBcc: x@evil.example" ), 'active' );
	\Mainstreet\Core\Database\Sql::run( 'subscribers', "UPDATE {table} SET frequency = 'weekly' WHERE id > 0" );
	foreach ( array( 'Brötchen <img src="https://evil.example/t.gif">', "Zwei\u{202E} <script src=https://evil.example/x>" ) as $title ) {
		publish_news( array( 'post_title' => $title, 'post_excerpt' => '"><img src=https://evil.example/p.gif> Guten Tag' ) );
	}
	( new Mail_Queue() )->run();
	same( 0, count( $mails ) );
	\Mainstreet\Core\Database\Sql::run( 'deliveries', 'UPDATE {table} SET at = at - ' . 7 * DAY_IN_SECONDS . ' WHERE state = ' . \Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries::KEPT );
	truly( \Mainstreet\Newsletter\Campaigns\Weekly_Issue::create_due() > 0 );
	( new Mail_Queue() )->run();
	\Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Notice::collect( (int) ( new Subscribers() )->find_by_email( 'u1@example.org' )['id'], 'active' );
	\Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Notice::send_collected();
	act_as( 'administrator' );
	same( 200, rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'to' => 'me@example.org' ) )->get_status() );
	Stored_Settings::save( array( 'newsletter_from_name' => '', 'newsletter_address' => '', 'newsletter_owner_told' => 'off' ) );
	$read = array_map( __NAMESPACE__ . '\\read_mail', $mails->getArrayCopy() );
	same( array( 'u1@example.org', get_option( 'admin_email' ), 'me@example.org' ), array_map( function ( $mail ) { return $mail['to'][0][1]; }, $read ) );
	foreach ( $read as $mail ) {
		same( array( 1, 1, array(), array(), 0 ), array( count( $mail['from'] ), count( $mail['to'] ), $mail['cc'], $mail['bcc'], $mail['attachments'] ) );
		same( array(), array_values( array_diff( array_count_values( $mail['names'] ), array( 1 ) ) ), 'each header once' );
		holds_not( 'evil.example', $mail['from'][0][1] );
		truly( '' !== trim( $mail['html'] ) && '' !== trim( $mail['text'] ), 'both forms' );
		same( array(), loaded_by( $mail['html'] ), $mail['subject'] );
	}
	holds( 'mainstreet_sub=out', $read[0]['list']['unsubscribe']['url'] );
	same( 'List-Unsubscribe=One-Click', $read[0]['list']['unsubscribe-post']['name'] ?? $read[0]['list']['unsubscribe-post'] ?? '' );
	foreach ( array( 'html', 'text' ) as $form ) {
		same( 2, substr_count( $read[0][ $form ], 'Guten Tag' ), $form );
		holds( '4 Quay Street', $read[0][ $form ] );
	}
	update_option( 'blogname', 'Mainstreet' );
} );

test( 'a mail that follows a newsletter in the same process has a Message-ID of its own', function () {
	$mails = whole_mails();
	people( 1 );
	publish_news();
	( new Mail_Queue() )->run();
	ask_to_subscribe( 'new@example.org' );
	same( 2, count( $mails ) );
	$ids = array_map( function ( $mail ) { return preg_match( '/^Message-ID: *<([^>]+)>/mi', $mail, $id ) ? $id[1] : ''; }, $mails->getArrayCopy() );
	holds( 'mainstreet.', $ids[0] );
	holds_not( 'mainstreet.', $ids[1] );
} );
