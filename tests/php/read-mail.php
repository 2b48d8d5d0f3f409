<?php
/**
 * Reads our mails as an independent program does (read-mail.mjs).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once __DIR__ . '/newsletter.php';

/** Lets mail go down to the mail system, and keeps it as it would leave. */
function whole_mails() {
	newsletter();
	remove_all_filters( 'pre_wp_mail' );
	$mails = new \ArrayObject();
	add_action( 'phpmailer_init', function ( $mailer ) use ( $mails ) {
		$mailer->preSend();
		$mails[]          = $mailer->getSentMIMEMessage();
		$mailer->Mailer   = 'sendmail';
		$mailer->Sendmail = silent_sendmail();
	}, 1000 );
	return $mails;
}

/** What a program reads of a mail. Its HTML stays in the folder MAINSTREET_KEEP_MAILS, for who wants to look at it. */
function read_mail( $source ) {
	$run = proc_open( array( 'node', MAINSTREET_DIR . '/tests/php/read-mail.mjs' ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ), $pipes );
	fwrite( $pipes[0], $source );
	fclose( $pipes[0] );
	$json = stream_get_contents( $pipes[1] );
	same( 0, proc_close( $run ), 'mailparser' );
	$mail = json_decode( $json, true );
	if ( getenv( 'MAINSTREET_KEEP_MAILS' ) ) {
		file_put_contents( getenv( 'MAINSTREET_KEEP_MAILS' ) . '/' . sanitize_title( $mail['subject'] ) . '.html', $mail['html'] );
	}
	return $mail;
}

/** Addresses of everything a mail loads. */
function loaded_by( $html ) {
	preg_match_all( '~(?:\ssrc|\sbackground|\ssrcset|\sposter|\sdata)\s*=\s*["\']?([^"\'\s>]+)|url\(\s*["\']?([^)"\']+)|<link[^>]+href="([^"]+)|@import\s+["\']?([^"\';]+)~i', $html, $found );
	return array_values( array_filter( array_merge( $found[1], $found[2], $found[3], $found[4] ) ) );
}
