<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Mail\Mailbox;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';
require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** Spellings under which one person gets mail. */
const SPELLINGS = array( 'victim@gmail.com', 'Victim@Gmail.COM', 'v.i.c.t.i.m@gmail.com', 'victim+1@gmail.com', 'VIC.tim+shop+2@googlemail.com', 'victim+@gmail.com', ' victim@gmail.com ' );

test( 'all spellings of an address have one key, and other people another', function () {
	foreach ( SPELLINGS as $email ) {
		same( 'victim@gmail.com', Mailbox::normalize( $email ), $email );
		same( Mailbox::key( 'victim@gmail.com' ), Mailbox::key( $email ) );
	}
	same( Mailbox::key( 'ada@xn--mnchen-3ya.de' ), Mailbox::key( 'ADA+x@MÜNCHEN.de' ) );
	foreach ( array( 'victim@gmail.org', 'victim2@gmail.com', 'victim@mail.gmail.com', '+victim@gmail.com', 'x' ) as $other ) {
		truly( Mailbox::key( 'victim@gmail.com' ) !== Mailbox::key( $other ), $other );
	}
	truly( Mailbox::key( '+a@gmail.com' ) !== Mailbox::key( '+b@gmail.com' ) );
	foreach ( array( '', '@', 'a@', '@a', '+@+', "\xff@\xff", str_repeat( 'ä', 500 ) . '@' . str_repeat( 'ö', 500 ) ) as $odd ) {
		truly( is_string( Mailbox::key( $odd ) ) );
	}
} );

test( 'a form’s copies reach one person twice a day, however the address is spelled', function () {
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf( array( 'copyToSender' => true, 'to' => 'owner@example.org' ) ) );
	$copies = 0;
	foreach ( array_slice( SPELLINGS, 0, 6 ) as $n => $email ) {
		$_SERVER['REMOTE_ADDR'] = "203.0.113.$n";
		cf_send( cf_post( $page, array( 'email' => $email ) ) );
	}
	$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
	foreach ( $mails as $mail ) {
		$copies += false !== strpos( strtolower( implode( $mail['to'] ) ), 'g' ) && array( 'owner@example.org' ) !== $mail['to'] ? 1 : 0;
	}
	same( 2, $copies );
	same( 'VIC.tim+shop+2@googlemail.com', cf_values( cf_answers()[1] )['Email'], 'stored as it was typed' );
} );

test( 'nobody is bombed with requests to confirm through spellings of an address', function () {
	$mails = newsletter();
	for ( $i = 0; $i < 30; $i++ ) {
		same( true, ask_to_subscribe( "victim+$i@gmail.com" ), 'the answer is always the same' );
		same( true, ask_to_subscribe( "v.i.ctim+$i@googlemail.com" ) );
	}
	truly( count( $mails ) <= 10, count( $mails ) . ' mails' );
	$before = count( $mails );
	same( true, ask_to_subscribe( 'victim@gmail.com' ) );
	same( $before + 1, count( $mails ), 'the plain address has a limit of its own' );
	same( true, ask_to_subscribe( 'other@gmail.com' ) );
	same( true, ask_to_subscribe( 'other+news@gmail.com' ) );
	same( $before + 3, count( $mails ), 'somebody else' );
} );
