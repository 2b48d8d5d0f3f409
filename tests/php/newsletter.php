<?php
/**
 * What the tests of newsletters share.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;
use Mainstreet\Newsletter\Subscribers\Pages\Subscriber_Pages;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

/** Empties the tables and records mail: each `to`, `subject`, `message`, `headers`. */
function newsletter() {
	foreach ( array( 'subscribers', 'consent_texts', 'campaigns', 'deliveries', 'imports', 'counters' ) as $table ) {
		Sql::run( $table, 'DELETE FROM {table}' );
	}
	wp_clear_scheduled_hook( 'mainstreet_mail_tick' );
	act_as( '' );
	return record_mail();
}

function record_mail() {
	$mails = new \ArrayObject();
	add_filter( 'pre_wp_mail', function ( $done, $mail ) use ( $mails ) {
		$mail['to'] = implode( ',', (array) $mail['to'] );
		$mails[]    = $mail;
		return true;
	}, 10, 2 );
	return $mails;
}

/** Somebody fills in the form; the mails go out. */
function ask_to_subscribe( $email, array $more = array(), $verified = false ) {
	$answer = Subscriber_Opt_In::subscribe( array_merge( array( 'email' => $email ), $more ), $verified );
	Subscriber_Mails::send_waiting();
	return $answer;
}

/** What the link in a mail leads to: array( what, id, proof ). */
function link_in( array $mail ) {
	truly( (bool) preg_match( '/mainstreet_sub=(\w+)&#038;s=(\d+)&#038;k=(\w+)/', $mail['message'], $found ), 'a link in ' . $mail['message'] );
	return array( $found[1], (int) $found[2], $found[3] );
}

function press( array $link, $posted = array( 'do' => '1' ) ) {
	return Subscriber_Pages::page( $link[0], $link[1], $link[2], $posted );
}

function status_of( $email ) {
	$row = ( new Subscribers() )->find_by_email( $email );
	return $row ? $row['status'] : null;
}

/** Makes the last mail to an address look older. */
function earlier( $email, $seconds ) {
	Sql::run( 'subscribers', "UPDATE {table} SET notice_at = CASE WHEN notice_at > $seconds THEN notice_at - $seconds ELSE 0 END WHERE id = " . (int) ( new Subscribers() )->find_by_email( $email )['id'] );
}

/** Adds subscribers u1@… to uN@…. */
function people( $number, $status = 'active' ) {
	for ( $i = 1; $i <= $number; $i++ ) {
		( new Subscribers() )->add( array( 'email' => "u$i@example.org", 'name' => "Person $i" ), $status );
	}
}

/** Publishes a post and gives its campaign, due at once; null when it has none. */
function publish_news( array $post = array() ) {
	$id = wp_insert_post( $post + array( 'post_title' => 'News & "more"', 'post_content' => '<!-- wp:paragraph --><p>Hello readers.</p><!-- /wp:paragraph -->', 'post_status' => 'publish', 'post_type' => 'post' ) );
	return campaign_of( $id );
}

function campaign_of( $post_id ) {
	Sql::run( 'campaigns', 'UPDATE {table} SET starts_at = ' . time() . ' WHERE starts_at > ' . time() . ' AND post_id = ' . (int) $post_id );
	return ( new \Mainstreet\Newsletter\Campaigns\Campaigns() )->find_by_post( $post_id );
}

/** Everyone who got mail, sorted. */
function recipients( \ArrayObject $mails ) {
	$to = array_column( $mails->getArrayCopy(), 'to' );
	sort( $to, SORT_NATURAL );
	return $to;
}

/** No limit per hour. */
function unlimited() {
	add_filter( 'mainstreet_mails_per_hour', '__return_zero' );
}
