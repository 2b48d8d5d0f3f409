<?php
/**
 * Mails about a subscription reach whoever was told of them, and bomb nobody.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Import;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Notice;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;
use Mainstreet\Newsletter\Subscribers\Pages\Subscriber_Pages;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;


require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** Lets a process subscribe somebody and die at a moment: `mail` (the mail server has nothing yet), `end` (before it gets to the mails). */
function dies_at( $moment, $email, array $settings = array() ) {
	in_process( __DIR__ . '/processes/killed-at-signup.php', compact( 'moment', 'email', 'settings' ) )();
	// It wrote options, too.
	wp_cache_flush();
}

/** Lets time pass for the claims on mails. */
function claims_are_older( $seconds ) {
	Sql::run( 'subscribers', "UPDATE {table} SET due_claim = CASE WHEN due_claim > $seconds THEN due_claim - $seconds ELSE 0 END" );
}

/** Acts as a client of another network. */
function from_network( $number ) {
	$_SERVER['REMOTE_ADDR'] = "198.51.$number.7";
}

test( 'who was told to look into the mail gets it, though the process died before or while it was sent', function () {
	foreach ( array( 'mail', 'end' ) as $moment ) {
		$mails = newsletter();
		dies_at( $moment, 'ada@example.org' );
		same( 'pending', status_of( 'ada@example.org' ), $moment );
		claims_are_older( 150 );
		do_action( 'mainstreet_signup_mails' );
		same( array( 'ada@example.org' ), recipients( $mails ), "$moment: by the event" );
		Subscriber_Cleanup::run();
		claims_are_older( DAY_IN_SECONDS );
		do_action( 'mainstreet_signup_mails' );
		same( 1, count( $mails ), "$moment: once" );
		press( link_in( $mails[0] ) );
		same( 'active', status_of( 'ada@example.org' ) );
	}
	$mails = newsletter();
	dies_at( 'mail', 'ada@example.org' );
	claims_are_older( 150 );
	Subscriber_Cleanup::run();
	same( 1, count( $mails ), 'by the hourly upkeep' );
	truly( false !== has_action( 'mainstreet_signup_mails' ), 'the event has its work' );
} );

test( 'a sign-up plans the event that repeats what was lost', function () {
	newsletter();
	wp_unschedule_hook( 'mainstreet_signup_mails' );
	ask_to_subscribe( 'ada@example.org' );
	truly( wp_next_scheduled( 'mainstreet_signup_mails' ) <= time() + 10 * MINUTE_IN_SECONDS );
	// Nothing is left to do: it does not come again.
	wp_unschedule_hook( 'mainstreet_signup_mails' );
	do_action( 'mainstreet_signup_mails' );
	same( false, wp_next_scheduled( 'mainstreet_signup_mails' ) );
	dies_at( 'mail', 'bob@example.org' );
	wp_unschedule_hook( 'mainstreet_signup_mails' );
	do_action( 'mainstreet_signup_mails' );
	truly( (bool) wp_next_scheduled( 'mainstreet_signup_mails' ), 'while something is left' );
} );

test( 'the next sign-up repeats a lost mail: the person’s own at once, another’s behind its own', function () {
	$mails = newsletter();
	dies_at( 'end', 'ada@example.org' );
	ask_to_subscribe( 'ada@example.org' );
	same( array( 'ada@example.org' ), recipients( $mails ), 'their own, within the pause' );
	dies_at( 'mail', 'bob@example.org' );
	ask_to_subscribe( 'cleo@example.org' );
	same( array( 'ada@example.org', 'cleo@example.org' ), recipients( $mails ), 'one that may be on its way waits' );
	claims_are_older( 150 );
	ask_to_subscribe( 'dan@example.org' );
	same( array( 'ada@example.org', 'bob@example.org', 'cleo@example.org', 'dan@example.org' ), recipients( $mails ) );
} );

test( 'who comes back, is subscribed already, or needs no confirmation loses no mail either', function () {
	$mails = newsletter();
	people( 1, 'unsubscribed' );
	dies_at( 'mail', 'u1@example.org' );
	( new Subscribers() )->add( array( 'email' => 'known@example.org' ), 'active' );
	dies_at( 'mail', 'known@example.org' );
	dies_at( 'mail', 'welcome@example.org', array( 'newsletter_opt_in' => 'single' ) );
	same( 'active', status_of( 'welcome@example.org' ) );
	same( 0, count( $mails ) );
	claims_are_older( 150 );
	do_action( 'mainstreet_signup_mails' );
	same( array( 'known@example.org', 'u1@example.org', 'welcome@example.org' ), recipients( $mails ) );
	$subjects = array_column( $mails->getArrayCopy(), 'subject', 'to' );
	holds( 'Confirm', $subjects['u1@example.org'] );
	holds( 'already subscribed', $subjects['known@example.org'] );
	holds( 'You are subscribed', $subjects['welcome@example.org'] );
} );

test( 'a mail that became wrong meanwhile is not sent', function () {
	$mails = newsletter();
	dies_at( 'mail', 'ada@example.org' );
	( new Subscribers() )->change_status( (int) ( new Subscribers() )->find_by_email( 'ada@example.org' )['id'], array( 'pending' ), 'active' );
	people( 1 );
	dies_at( 'mail', 'u1@example.org' );
	( new Subscribers() )->unsubscribe( (int) ( new Subscribers() )->find_by_email( 'u1@example.org' )['id'] );
	claims_are_older( DAY_IN_SECONDS );
	do_action( 'mainstreet_signup_mails' );
	Subscriber_Cleanup::run();
	same( 0, count( $mails ) );
} );

test( 'a mail is tried a bounded number of times, further apart each time', function () {
	newsletter();
	$tries = 0;
	add_filter( 'pre_wp_mail', function () use ( &$tries ) { ++$tries; return false; }, 99 );
	people( 1, 'unsubscribed' );
	ask_to_subscribe( 'u1@example.org' );
	same( 1, $tries );
	do_action( 'mainstreet_signup_mails' );
	same( 1, $tries, 'not at once' );
	claims_are_older( 150 );
	do_action( 'mainstreet_signup_mails' );
	same( 2, $tries );
	claims_are_older( 150 );
	do_action( 'mainstreet_signup_mails' );
	same( 2, $tries, 'later each time' );
	for ( $i = 0; $i < 20; $i++ ) {
		claims_are_older( DAY_IN_SECONDS );
		do_action( 'mainstreet_signup_mails' );
		Subscriber_Cleanup::run();
	}
	truly( $tries >= 3 && $tries <= 6, "$tries tries" );
} );

test( 'a process that dies each time does not send a mail for ever', function () {
	newsletter();
	$log = tempnam( sys_get_temp_dir(), 'mail' );
	people( 1, 'unsubscribed' );
	ask_to_subscribe( 'nobody@example.org' );
	in_process( __DIR__ . '/processes/killed-at-signup.php', array( 'log' => $log, 'moment' => 'mail', 'email' => 'u1@example.org' ) )();
	for ( $i = 0; $i < 7; $i++ ) {
		claims_are_older( DAY_IN_SECONDS );
		in_process( __DIR__ . '/processes/killed-at-signup.php', array( 'log' => $log ) )();
	}
	$tries = strlen( (string) file_get_contents( $log ) );
	unlink( $log );
	truly( $tries >= 2 && $tries <= 6, "$tries tries" );
} );

test( 'who is subscribed is told so once, whatever was mailed or asked before', function () {
	$before = $_SERVER['REMOTE_ADDR'];
	try {
		// Their own sign-up and confirmation a moment ago.
		$mails = newsletter();
		from_network( 1 );
		ask_to_subscribe( 'ada@example.org' );
		press( link_in( $mails[0] ) );
		ask_to_subscribe( 'ada@example.org' );
		same( 2, count( $mails ) );
		holds( 'already subscribed', $mails[1]['subject'] );
		ask_to_subscribe( 'ada@example.org' );
		same( 2, count( $mails ), 'once a day' );

		// Somebody else asked for the address first.
		$mails = newsletter();
		( new Subscribers() )->add( array( 'email' => 'bob@example.org' ), 'active' );
		from_network( 2 );
		ask_to_subscribe( 'bob@example.org' );
		ask_to_subscribe( 'bob@example.org' );
		same( 1, count( $mails ) );
		from_network( 3 );
		ask_to_subscribe( 'Bob@Example.org' );
		same( 2, count( $mails ), 'the owner' );

		// Somebody used up the mails to confirm.
		$mails = newsletter();
		from_network( 4 );
		for ( $i = 0; $i < 10; $i++ ) {
			ask_to_subscribe( 'cleo@example.org' );
			earlier( 'cleo@example.org', 601 );
		}
		same( 5, count( $mails ) );
		press( link_in( $mails[4] ) );
		from_network( 5 );
		ask_to_subscribe( 'cleo@example.org' );
		same( 6, count( $mails ) );
		holds( 'already subscribed', $mails[5]['subject'] );

		// Many clients together can't bomb anybody.
		for ( $i = 10; $i < 60; $i++ ) {
			from_network( $i );
			ask_to_subscribe( 'cleo@example.org' );
		}
		truly( count( $mails ) <= 9, count( $mails ) . ' mails' );
	} finally {
		$_SERVER['REMOTE_ADDR'] = $before;
	}
} );

test( 'a welcome follows a confirmation that was quick', function () {
	$mails = newsletter();
	add_filter( 'mainstreet_welcome_mail', '__return_true' );
	ask_to_subscribe( 'ada@example.org' );
	press( link_in( $mails[0] ) );
	Subscriber_Mails::send_waiting();
	same( 2, count( $mails ) );
	holds( 'You are subscribed', $mails[1]['subject'] );
} );

/** Statements that read a table of ours behind one that wrote it: what a replica may not have yet. */
function reads_behind_writes( callable $act ) {
	$written = array();
	$found   = array();
	$watch   = function ( $sql ) use ( &$written, &$found ) {
		if ( preg_match( '/^\s*(SELECT|INSERT|UPDATE|DELETE)\b.*?mainstreet_(subscribers|consent_texts|imports)\b/s', $sql, $is ) ) {
			if ( 'SELECT' !== $is[1] ) {
				$written[ $is[2] ] = true;
			// (What others left is looked for at any time, and taken only if it is as it was read.)
			} elseif ( isset( $written[ $is[2] ] ) && false === strpos( $sql, 'due_mail IN' ) ) {
				$found[] = $sql;
			}
		}
		return $sql;
	};
	add_filter( 'query', $watch );
	$act();
	remove_filter( 'query', $watch );
	return $found;
}

test( 'what was just written is not read again, where another server may answer that does not have it yet', function () {
	$mails = newsletter();
	$watch = function ( $what, callable $act ) { same( array(), reads_behind_writes( $act ), $what ); };
	$person = array( 'email' => 'ada@example.org', 'name' => 'Ada', 'consent' => 'I agree.', 'fields' => array( 'town' => 'Bath' ), 'locale' => 'en_US' );
	$watch( 'a sign-up', function () use ( $person ) { Subscriber_Opt_In::subscribe( $person ); } );
	$watch( 'its mail', function () { Subscriber_Mails::send_waiting(); } );
	same( 1, count( $mails ) );
	$given = ( new Subscribers() )->add( array( 'email' => 'same@example.org', 'name' => 'Žofie', 'source' => 'form', 'consent' => 'Yes', 'user_id' => 3 ), 'pending' );
	$read  = ( new Subscribers() )->find_by_email( 'same@example.org' );
	ksort( $given );
	ksort( $read );
	same( array_map( 'strval', $read ), array_map( 'strval', array_diff_key( $given, array( 'is_new' => 1 ) ) ), 'given as it is read' );
	// Whoever is there already must be read; what is then changed is not.
	same( 1, count( reads_behind_writes( function () { Subscriber_Opt_In::subscribe( array( 'email' => 'same@example.org', 'name' => 'Zoe' ) ); } ) ) );
	same( 'Zoe', ( new Subscribers() )->find_by_email( 'same@example.org' )['name'] );
	Subscriber_Mails::send_waiting();
	$link = link_in( $mails[0] );
	$watch( 'the confirmation', function () use ( $link ) { same( 200, press( $link )['status'] ); } );
	$row = ( new Subscribers() )->find_by_email( 'ada@example.org' );
	wp_parse_str( (string) wp_parse_url( \Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links::unsubscribe_url( $row['id'], $row['unsub_key'] ), PHP_URL_QUERY ), $query );
	$out = array( 'out', (int) $query['s'], $query['k'] );
	$watch( 'a new name', function () use ( $out ) { same( 'Countess', press( $out, array( 'name' => 'Countess' ) )['name'] ); } );
	act_as( 'administrator' );
	foreach ( array( true, false ) as $consent ) {
		$watch( 'the owner adds', function () use ( $consent ) {
			$answer = rest( 'POST', '/mainstreet/v1/subscribers', array( 'email' => 'o' . (int) $consent . '@example.org', 'name' => 'N', 'consent' => $consent ) );
			same( $consent ? 'active' : 'pending', $answer->get_data()['item']['status'] );
		} );
	}
	$watch( 'the owner unsubscribes', function () use ( $row ) {
		$item = rest( 'POST', '/mainstreet/v1/subscribers/' . $row['id'], array( 'action' => 'unsubscribe' ) )->get_data()['item'];
		same( array( 'unsubscribed', true ), array( $item['status'], null !== $item['unsubscribed'] ) );
	} );
	$watch( 'an erasure', function () { \Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy::erase( 'ada@example.org' ); } );
} );

test( 'a site whose update nobody has looked after yet takes sign-ups', function () {
	$mails   = newsletter();
	$table   = Tables::name( 'subscribers' );
	$columns = require MAINSTREET_DIR . '/src/newsletter/subscribers/tables/subscribers.php';
	$before  = preg_replace( '/\s(?:known|due)_\w+ (?:INT|SMALLINT|TINYINT|VARCHAR)[^,]*,|, KEY due_mail \(due_mail\)/', '', $columns );
	truly( false === strpos( $before, 'due_' ) && false === strpos( $before, 'known_' ), $before );
	$GLOBALS['wpdb']->query( "DROP TABLE $table" );
	$GLOBALS['wpdb']->query( "CREATE TABLE $table ( $before )" );
	Stored_Settings::save( array( 'version' => 3 ) );
	same( true, ask_to_subscribe( 'ada@example.org' ) );
	same( 1, count( $mails ) );
	same( '', ( new Subscribers() )->find_by_email( 'ada@example.org' )['due_mail'] );
} );

test( 'a part of an import that another worker took is not waited for without end', function () {
	newsletter();
	act_as( 'administrator' );
	Sql::insert( 'imports', array( array( 'batch' => str_repeat( 'a', 20 ), 'lines_in' => 1, 'body' => wp_json_encode( array( array( 'email' => 'x@example.org' ) ) ), 'created_gmt' => Sql::time() ) ) );
	$reads = 0;
	// As a replica that lags: it says that the part is free, while it is not.
	add_filter( 'query', function ( $sql ) use ( &$reads ) {
		if ( preg_match( '/^SELECT .*mainstreet_imports/s', $sql ) && ++$reads > 50 ) {
			throw new Failure( 'read for ever' );
		}
		return 0 === strpos( $sql, 'UPDATE' ) && false !== strpos( $sql, 'mainstreet_imports' ) ? $sql . ' AND 1 = 0' : $sql;
	} );
	Subscriber_Import::process( 1 );
	truly( $reads > 0 );
} );

test( 'a new mail to confirm is sent to who waits for it, the answer tells nobody whether one does, and it has an end', function () {
	$mails = newsletter();
	$_SERVER['HTTP_ORIGIN'] = home_url();
	ask_to_subscribe( 'waits@example.org' );
	( new Subscribers() )->add( array( 'email' => 'gone@example.org' ), 'unsubscribed' );
	$again = function ( $email ) {
		$page = Subscriber_Pages::page( 'confirm', 7, 'old', array( 'again' => $email ) );
		Subscriber_Mails::send_waiting();
		return $page;
	};
	same( 410, Subscriber_Pages::page( 'confirm', 7, 'old', null )['status'] );
	earlier( 'waits@example.org', DAY_IN_SECONDS );
	$pages = array_map( $again, array( 'WAITS@example.org', 'gone@example.org', 'nobody@example.org' ) );
	same( array( $pages[0], $pages[0] ), array( $pages[1], $pages[2] ), 'the same for all' );
	same( array( 'waits@example.org', 'waits@example.org' ), recipients( $mails ) );
	same( 200, press( link_in( $mails[1] ) )['status'], 'the new link' );
	same( 'active', status_of( 'waits@example.org' ) );
	$wrong = $again( 'no address' );
	same( array( 422, 'no address' ), array( $wrong['status'], $wrong['again'] ), 'nothing typed is lost' );
	same( array( 200, 429 ), array( $again( 'nobody@example.org' )['status'], $again( 'nobody@example.org' )['status'] ), 'not without end' );
	$_SERVER['HTTP_ORIGIN'] = 'https://evil.example';
	same( 400, $again( 'waits@example.org' )['status'] );
	unset( $_SERVER['HTTP_ORIGIN'] );
} );

test( 'the owner is told of new subscribers as the settings say: never, at once, or once a day', function () {
	$mails = newsletter();
	$owner = function () use ( $mails ) { return array_values( array_filter( $mails->getArrayCopy(), function ( $mail ) { return get_option( 'admin_email' ) === $mail['to']; } ) ); };
	$join  = function ( $email ) use ( $mails ) {
		ask_to_subscribe( $email );
		press( link_in( $mails[ count( $mails ) - 1 ] ) );
		Subscriber_Notice::send_collected();
		Subscriber_Notice::send_daily();
	};
	$join( 'a@example.org' );
	same( array(), $owner(), 'nobody asked for it' );
	Stored_Settings::save( array( 'newsletter_owner_told' => 'once' ) );
	$join( '{{b}}@example.org' );
	same( 1, count( $owner() ) );
	holds( '1 new subscriber', $owner()[0]['subject'] );
	holds( '&#123;&#123;b&#125;&#125;@example.org', $owner()[0]['message'] );
	Stored_Settings::save( array( 'newsletter_owner_told' => 'daily' ) );
	$join( 'c@example.org' );
	same( 1, count( $owner() ), 'the day has begun' );
	Sql::run( 'counters', "UPDATE {table} SET n = n - 90000 WHERE name = 'owner_told'" );
	$join( 'd@example.org' );
	same( 2, count( $owner() ) );
	holds( '4 new subscribers', $owner()[1]['subject'] );
	Subscriber_Notice::send_daily();
	same( 2, count( $owner() ), 'once a day' );
	Stored_Settings::save( array( 'newsletter_owner_told' => 'off' ) );
} );

test( 'the page behind “Send again” says the same for every address, and sends the mail of who waits', function () {
	$mails = newsletter();
	ask_to_subscribe( 'waits@example.org' );
	earlier( 'waits@example.org', 3600 );
	$mails->exchangeArray( array() );
	$ask  = function ( $email ) { return Subscriber_Pages::page( 'again', 0, '', array( 'again' => $email ) ); };
	$form = Subscriber_Pages::page( 'again', 0, '', null );
	same( array( 200, 'Send again', '' ), array( $form['status'], $form['title'], $form['again'] ) );
	$html = \Mainstreet\Newsletter\Subscribers\Pages\Subscriber_Page_Renderer::render( $form, \Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links::resend_url() );
	holds( '>Send again</button>', $html );
	holds( 'Confirm Follow', $html );
	same( 0, count( $mails ), 'looking sends nothing' );
	same( $ask( 'nobody@example.org' ), $ask( 'waits@example.org' ) );
	Subscriber_Mails::send_waiting();
	same( array( 'waits@example.org' ), recipients( $mails ) );
	same( array( 422, 'Send again' ), array( $ask( 'no address' )['status'], $ask( 'no address' )['title'] ) );
} );

test( 'a form that was sent leads to it, with and without script; not where nothing has to be confirmed', function () {
	newsletter();
	$form = \Mainstreet\Newsletter\Signup_Form\Subscription_Form::render_block( array( 'successMessage' => 'Look [now] into <b>your</b> mail.' ) );
	truly( (bool) preg_match( '~<template><div role="status"><p>Look .{1,9}now.{1,9} into your mail\.</p><p class="mainstreet-form__again">[^<]+<a href="[^"]+mainstreet_sub=again" rel="nofollow">Send again</a></p></div></template>~', $form ), $form );
	Stored_Settings::save( array( 'newsletter_opt_in' => 'single' ) );
	holds_not( '<template>', \Mainstreet\Newsletter\Signup_Form\Subscription_Form::render_block( array() ) );
	Stored_Settings::save( array( 'newsletter_opt_in' => 'double' ) );
} );
