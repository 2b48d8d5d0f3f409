<?php
/**
 * The owner's mail when processes die.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Tables;

use Mainstreet\Responses\Notifications\Notification_Lease;
use Mainstreet\Responses\Privacy\Response_Cleanup;
use Mainstreet\Responses\Notifications\Notification_Sender;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Responses\Storage\Response_Store;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** Starts a process that sends a form and its mail, or the mails that wait (processes/notify.php). */
function fm_notify( $way, array $values ) {
	return in_process( __DIR__ . '/processes/notify.php', compact( 'way' ) + $values );
}

/** Lets so many seconds pass for mails that wait. */
function fm_later( $seconds ) {
	global $wpdb;
	$table = Response_Store::get_table();
	foreach ( $wpdb->get_results( "SELECT id, mail_due FROM $table WHERE mail_due IS NOT NULL" ) as $row ) {
		$wpdb->update( $table, array( 'mail_due' => gmdate( 'Y-m-d H:i:s', strtotime( $row->mail_due . ' UTC' ) - $seconds ) ), array( 'id' => $row->id ) );
	}
	wp_cache_flush();
}

test( 'a process that dies leaves a mail that goes out once, within minutes', function () {
	$deaths = array(
		'behind the storing'          => 'grunion_after_feedback_post_inserted',
		'while the letter is written' => 'contact_form_subject',
		'right before the mailer'     => 'grunion_pre_message_sent',
	);
	foreach ( $deaths as $when => $dies_at ) {
		cf_clean();
		$page = cf_publish( cf() );
		same( '', in_process( MAINSTREET_DIR . '/tests/php/processes/submit-form.php', compact( 'dies_at' ) + array( 'posted' => cf_post( $page ) ) )(), $when );
		wp_cache_flush();
		same( 1, count( cf_answers() ), $when );
		// What brings it out was planned before it was stored.
		$next = wp_next_scheduled( Notification_Sender::EVENT, array( 'regular' ) );
		truly( $next && $next <= time() + 300, "$when: planned" );
		$mails = cf_mails();
		foreach ( array( 300, 300 ) as $seconds ) {
			fm_later( $seconds );
			Notification_Sender::run();
		}
		same( 1, count( $mails ), $when );
		same( 'sent', Response_Reader::read( cf_answers()[0] )['mail']['state'], $when );
		remove_all_filters( 'pre_wp_mail' );
	}
} );

test( 'a process that dies behind the mail does not cause a second one, and the owner is told', function () {
	// A plugin that mails in its own way, and WordPress's mailer with PHP's mail().
	foreach ( array( 'plugin', 'sendmail' ) as $way ) {
		cf_clean();
		$page = cf_publish( cf() );
		$log  = wp_tempnam( 'mails' );
		fm_notify( $way, array( 'log' => $log, 'sendmail' => silent_sendmail(), 'posted' => cf_post( $page ) ) )();
		wp_cache_flush();
		same( 'x', file_get_contents( $log ) );
		$mails = cf_mails();
		for ( $i = 0; $i < 3; $i++ ) {
			fm_later( 3600 );
			Notification_Sender::run();
			Response_Cleanup::run();
		}
		same( 0, count( $mails ), 'not again by itself' );
		$mail = Response_Reader::read( cf_answers()[0] )['mail'];
		same( 'failed', $mail['state'] );
		holds( 'probably delivered', $mail['error'] );
		same( true, Notification_Sender::retry( cf_answers()[0]->ID ) );
		same( 1, count( $mails ), 'at the owner’s wish' );
		same( 'sent', Response_Reader::read( cf_answers()[0] )['mail']['state'] );
		remove_all_filters( 'pre_wp_mail' );
	}
} );

test( 'by SMTP the one moment that nobody knows is the dot', function () {
	$folder = get_temp_dir() . 'ms-smtp-' . bin2hex( random_bytes( 6 ) );
	mkdir( $folder );
	$server = proc_open( array( PHP_BINARY, MAINSTREET_DIR . '/tests/php/smtp-server.php', $folder ), array(), $pipes );
	$until  = function ( $file ) use ( $folder ) {
		for ( $i = 0; $i < 3000 && ! is_file( "$folder/$file" ); $i++ ) {
			usleep( 10000 );
			clearstatcache();
		}
		truly( is_file( "$folder/$file" ), $file );
		return file_get_contents( "$folder/$file" );
	};
	$port = (int) $until( 'port' );
	$sent = function () use ( $folder ) { return is_file( "$folder/mails" ) ? strlen( file_get_contents( "$folder/mails" ) ) : 0; };
	try {
		// Also beside a plugin that could mail in its own way, and only looks at the mail.
		foreach ( array( array( 'DATA', false ), array( 'DATA', true ), array( 'DOT', false ), array( 'DOT', true ) ) as list( $stage, $watched ) ) {
			cf_clean();
			@unlink( "$folder/held" );
			@unlink( "$folder/mails" );
			@unlink( "$folder/pid" );
			file_put_contents( "$folder/hold", $stage );
			$page = cf_publish( cf() );
			$wait = fm_notify( 'smtp', compact( 'port', 'watched' ) + array( 'pid' => "$folder/pid", 'posted' => cf_post( $page ) ) );
			$until( 'held' );
			posix_kill( (int) $until( 'pid' ), 9 );
			$wait();
			unlink( "$folder/hold" );
			same( 'DOT' === $stage ? 1 : 0, $sent(), $stage );
			for ( $i = 0; $i < 2; $i++ ) {
				fm_later( 600 );
				fm_notify( 'smtp', compact( 'port' ) )();
			}
			same( 1, $sent(), "$stage: one mail" );
			wp_cache_flush();
			same( 'DATA' === $stage ? 'sent' : 'failed', Response_Reader::read( cf_answers()[0] )['mail']['state'], $stage );
		}
	} finally {
		proc_terminate( $server, 9 );
		proc_close( $server );
		array_map( 'unlink', glob( "$folder/*" ) );
		rmdir( $folder );
	}
} );

test( 'several processes that look for due mails send each once', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	for ( $i = 0; $i < 3; $i++ ) {
		cf_send( cf_post( $page ) );
	}
	foreach ( cf_answers() as $post ) {
		delete_post_meta( $post->ID, '_mainstreet_mail_sent' );
		Notification_Lease::settle( $post->ID, time() - 10 );
	}
	$log  = wp_tempnam( 'mails' );
	$runs = array();
	for ( $i = 0; $i < 4; $i++ ) {
		$runs[] = fm_notify( 'counted', compact( 'log' ) );
	}
	array_map( function ( $wait ) { $wait(); }, $runs );
	same( 'xxx', file_get_contents( $log ) );
} );

test( 'a claim is one process’s, and ends', function () {
	global $wpdb;
	cf_clean();
	cf_mails();
	cf_send( cf_post( cf_publish( cf() ) ) );
	$id = cf_answers()[0]->ID;
	Notification_Lease::settle( $id, time() - 10 );
	$slow = Notification_Lease::take_due( $id );
	truly( null !== $slow );
	same( null, Notification_Lease::take_due( $id ) );
	same( null, Notification_Lease::take_on_request( $id ) );
	is_error( 'mainstreet_busy', Notification_Sender::retry( $id ), 409 );
	fm_later( Notification_Lease::SECONDS + 1 );
	// As it would be had the time really passed.
	$until = new \ReflectionProperty( Notification_Lease::class, 'until' );
	$until->setAccessible( true );
	$until->setValue( $slow, time() - 1 );
	$next = Notification_Lease::take_due( $id );
	truly( null !== $next );
	same( false, $slow->hand_over(), 'too slow: it must not send any more' );
	same( true, $next->hand_over() );
	fm_later( Notification_Lease::SECONDS + 1 );
	same( null, Notification_Lease::take_due( $id ), 'what was handed over is not taken again' );
	same( true, Notification_Lease::settle_unknown( $id ) );
	same( false, Notification_Lease::settle_unknown( $id ) );
} );

test( 'a form sent after an update, before an administrator came, is stored and mailed', function () {
	global $wpdb;
	cf_clean();
	$mails = cf_mails();
	$page  = cf_publish( cf() );
	$wpdb->query( 'DROP TABLE ' . Response_Store::get_table() );
	$columns = preg_replace( '/\s*mail_state [^,]*,/', '', require MAINSTREET_DIR . '/src/responses/tables/feedback_idx.php' );
	holds_not( 'mail_state', $columns );
	$wpdb->query( 'CREATE TABLE ' . Response_Store::get_table() . " ( $columns )" );
	same( true, cf_send( cf_post( $page ) )['success'] );
	same( 1, count( $mails ) );
	same( 'sent', Response_Reader::read( cf_answers()[0] )['mail']['state'] );
} );

test( 'one form causes so many mails an hour; the others wait, and none is lost', function () {
	cf_clean();
	$mails = cf_mails();
	add_filter( 'mainstreet_form_mails_per_hour', function () { return 3; } );
	$page  = cf_publish( cf( array( 'to' => 'owner@example.org' ) ) );
	$other = cf_publish( cf( array( 'to' => 'other@example.org' ) ) );
	for ( $i = 0; $i < 5; $i++ ) {
		same( true, fm_send_as_stranger( cf_post( $page ) )['success'] );
	}
	same( true, fm_send_as_stranger( cf_post( $other ) )['success'] );
	same( 6, count( cf_answers() ), 'all are stored' );
	same( 4, count( $mails ), 'three of the form, one of the other' );
	Notification_Sender::run();
	same( 4, count( $mails ), 'not yet' );
	same( true, Notification_Sender::retry( cf_answers()[1]->ID ) );
	same( 5, count( $mails ), 'at the owner’s wish' );
	fm_later( 3601 );
	$GLOBALS['wpdb']->query( 'UPDATE ' . Tables::name( 'throttle' ) . ' SET reset_at = reset_at - 3601' );
	Notification_Sender::run();
	same( 6, count( $mails ) );
} );

/** As cf_send(), but no limit is forgotten. */
function fm_send_as_stranger( array $posted ) {
	add_filter( 'mainstreet_visitor_limits', function () { return array(); } );
	act_as( '' );
	$outcome = \Mainstreet\Submissions\Pipeline\Submission_Pipeline::run( 'forms/submit', $posted, array() );
	act_as( 'administrator' );
	return $outcome;
}
