<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;

use Mainstreet\Mail\Mailer;

/** Mails as PHPMailer would send them: raw text, recipients. */
function sent_mails( callable $body ) {
	$mails = new \ArrayObject();
	$catch = function ( $phpmailer ) use ( $mails ) {
		$phpmailer->preSend();
		$mails[] = array(
			'to'       => array_column( $phpmailer->getToAddresses(), 0 ),
			'cc'       => array_merge( $phpmailer->getCcAddresses(), $phpmailer->getBccAddresses() ),
			'reply_to' => array_values( array_column( $phpmailer->getReplyToAddresses(), 0 ) ),
			'from'     => $phpmailer->From,
			'name'     => $phpmailer->FromName,
			'subject'  => $phpmailer->Subject,
			'alt'      => $phpmailer->AltBody,
			'raw'      => $phpmailer->getSentMIMEMessage(),
		);
	};
	add_action( 'phpmailer_init', $catch, 100 );
	add_action( 'phpmailer_init', function ( $phpmailer ) {
		throw new \PHPMailer\PHPMailer\Exception( 'no mail in tests' );
	}, 200 );
	$result = $body();
	return array( $mails, $result );
}

test( 'a mail has both parts, the sender of the settings and Reply-To', function () {
	Stored_Settings::save( array( 'newsletter_from_email' => 'news@example.org', 'newsletter_from_name' => 'Aurora' ) );
	list( $mails ) = sent_mails( function () {
		return ( new Mailer() )->send( array( 'to' => array( 'a@example.org', 'a@example.org', 'not an address' ), 'subject' => 'Hi', 'html' => '<p>Hello</p>', 'text' => 'Hello', 'reply_to' => 'ada@example.org', 'headers' => array( 'List-Unsubscribe' => '<https://example.org/>' ) ) );
	} );
	$mail = $mails[0];
	same( array( 'a@example.org' ), $mail['to'] );
	same( array( 'ada@example.org' ), $mail['reply_to'] );
	same( 'news@example.org', $mail['from'] );
	same( 'Aurora', $mail['name'] );
	same( 'Hello', $mail['alt'] );
	holds( 'multipart/alternative', $mail['raw'] );
	holds( 'List-Unsubscribe: <https://example.org/>', $mail['raw'] );
} );

test( 'emoji stay letters: no picture is fetched by who reads the mail', function () {
	list( $mails ) = sent_mails( function () {
		return ( new Mailer() )->send( array( 'to' => array( 'a@example.org' ), 'subject' => 'Hi', 'html' => '<p>Bread 🍞 ↩︎</p>', 'text' => 'Bread' ) );
	} );
	holds( '<p>Bread 🍞 ↩︎</p>', $mails[0]['raw'] );
	same( 10, has_filter( 'wp_mail', 'wp_staticize_emoji_for_email' ) );
} );

test( 'nothing typed adds a header or a recipient', function () {
	$evil = "x\r\nBcc: victim@example.net\nCc: victim@example.net\0\rTo: victim@example.net\xe2\x80\xa8Bcc: victim@example.net";
	foreach ( array( 'subject', 'from_name', 'reply_to', 'to', 'header', 'name' ) as $where ) {
		list( $mails, $result ) = sent_mails( function () use ( $where, $evil ) {
			return ( new Mailer() )->send( array(
				'to'        => 'to' === $where ? array( 'a@example.org', $evil, 'a@example.org, victim@example.net', "a@example.org\r\nBcc: victim@example.net", array( 'x' ) ) : array( 'a@example.org' ),
				'subject'   => 'subject' === $where ? $evil : 'Hi',
				'from_name' => 'from_name' === $where ? $evil . '" <victim@example.net>' : '',
				'reply_to'  => 'reply_to' === $where ? "a@example.org\r\nBcc: victim@example.net" : '',
				'headers'   => 'header' === $where ? array( 'X-A' => $evil ) : ( 'name' === $where ? array( "X-A: 1\r\nBcc" => 'victim@example.net', 0 => 'Bcc: victim@example.net' ) : array() ),
				'text'      => 'Hello',
			) );
		} );
		$mail = $mails[0];
		same( array( 'a@example.org' ), $mail['to'], $where );
		same( array(), $mail['cc'], $where );
		same( false, (bool) preg_match( '/^(?:Bcc|Cc|To): .*victim/mi', $mail['raw'] ), $where . ' ' . $mail['raw'] );
		holds_not( 'victim', $mail['from'] );
		holds_not( 'victim', implode( ' ', $mail['reply_to'] ) );
	}
} );

test( 'a plain mail is plain, and leaves nothing behind for the next', function () {
	list( $mails ) = sent_mails( function () {
		( new Mailer() )->send( array( 'to' => array( 'a@example.org' ), 'subject' => '1', 'html' => '<b>x</b>', 'text' => 'x' ) );
		return ( new Mailer() )->send( array( 'to' => array( 'a@example.org' ), 'subject' => '2', 'text' => 'y' ) );
	} );
	same( '', $mails[1]['alt'] );
	holds( 'text/plain', $mails[1]['raw'] );
} );

test( 'what the server said of a failure comes back', function () {
	add_filter( 'pre_wp_mail', function () {
		do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'Mailbox full' ) );
		return false;
	} );
	$result = ( new Mailer() )->send( array( 'to' => array( 'a@example.org' ), 'subject' => 'x', 'text' => 'y' ) );
	truly( is_wp_error( $result ) );
	same( 'Mailbox full', $result->get_error_message() );
	is_error( 'mainstreet_no_recipient', ( new Mailer() )->send( array( 'to' => array( 'nobody' ) ) ) );
} );

test( 'a mail plugin that breaks is a failure and no more', function () {
	add_filter( 'pre_wp_mail', function () { throw new \RuntimeException( 'broken' ); } );
	$result = ( new Mailer() )->send( array( 'to' => array( 'a@example.org' ), 'subject' => 'x', 'text' => 'y' ) );
	same( 'broken', $result->get_error_message() );
	remove_all_filters( 'pre_wp_mail' );
	add_filter( 'pre_wp_mail', '__return_true' );
	same( true, ( new Mailer() )->send( array( 'to' => array( 'a@example.org' ), 'subject' => 'x', 'text' => 'y' ) ) );
} );

test( 'a mailer that is handed another transport sends by it alone', function () {
	$sent   = array();
	$mailer = new Mailer( function ( $to, $subject ) use ( &$sent ) {
		$sent[] = array( $to, $subject );
		return false;
	} );
	is_error( 'wp_mail_failed', $mailer->send( array( 'to' => array( 'a@example.org' ), 'subject' => "Two\nlines", 'text' => 'x' ) ) );
	same( array( array( array( 'a@example.org' ), 'Two lines' ) ), $sent );
} );
