<?php
/**
 * The weekly e-mail (Weekly_Issue, Subscriber_Frequency).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Campaigns\Campaign_Controller;
use Mainstreet\Newsletter\Campaigns\Campaign_Sender;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Renderer;
use Mainstreet\Newsletter\Campaigns\Weekly_Issue;
use Mainstreet\Newsletter\Queue\Campaign_Lease;
use Mainstreet\Newsletter\Queue\Mail_Queue;
use Mainstreet\Newsletter\Queue\Send_Rate;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links;
use Mainstreet\Newsletter\Subscribers\Pages\Subscriber_Page_Renderer;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** The newsletter, with its weekly e-mail. */
function weekly_news( $day = 'monday' ) {
	$mails = newsletter();
	Stored_Settings::save( array( 'newsletter_weekly' => $day ) );
	unlimited();
	return $mails;
}

function wants_weekly( $email, $frequency = 'weekly' ) {
	$row = ( new Subscribers() )->find_by_email( $email );
	press( array( 'out', (int) $row['id'], link_out_of( $row ) ), array( 'name' => 'N', 'frequency' => $frequency ) );
	same( $frequency, ( new Subscribers() )->find_by_email( $email )['frequency'] );
}

function link_out_of( array $row ) {
	parse_str( wp_parse_url( Subscriber_Links::unsubscribe_url( $row['id'], $row['unsub_key'] ), PHP_URL_QUERY ), $query );
	return $query['k'];
}

/** A week passes: what was kept is older. Issues are older by two, on whichever day this runs. */
function week_passes() {
	$week = 7 * DAY_IN_SECONDS;
	Sql::run( 'deliveries', "UPDATE {table} SET at = at - $week WHERE at > $week" );
	foreach ( Sql::rows( 'campaigns', "SELECT * FROM {table} WHERE audience = 'weekly'" ) as $issue ) {
		Sql::update( 'campaigns', array( 'post_id' => $issue['post_id'] - 14, 'created_gmt' => Sql::time( strtotime( $issue['created_gmt'] . ' UTC' ) - 2 * $week ) ), 'id = ' . (int) $issue['id'] );
	}
}

/** The issue that is due goes out; its number. */
function send_issue() {
	$id = Weekly_Issue::create_due();
	( new Mail_Queue() )->run();
	return $id;
}

test( 'who chose it gets the posts of a week in one e-mail, others each at once; no post twice, nothing lost', function () {
	$mails = weekly_news();
	people( 3 );
	wants_weekly( 'u2@example.org' );
	$one = publish_news( array( 'post_title' => 'Monday & bread', 'post_content' => '<!-- wp:paragraph --><p>Rye & spelt.</p><!-- /wp:paragraph -->' ) );
	$two = publish_news( array( 'post_title' => 'Cakes' ) );
	( new Mail_Queue() )->run();
	same( array( 'u1@example.org', 'u1@example.org', 'u3@example.org', 'u3@example.org' ), recipients( $mails ) );
	$item = Campaign_Controller::item( ( new Campaigns() )->find( $one['id'] ) );
	same( array( 'done', 2, 2, 1 ), array( $item['status'], $item['total'], $item['sent'], $item['weekly'] ) );
	// Nothing is due before the day has come.
	same( 0, Weekly_Issue::create_due() );
	week_passes();
	$mails->exchangeArray( array() );
	$issue = send_issue();
	truly( $issue > 0 );
	same( array( 'u2@example.org' ), recipients( $mails ) );
	foreach ( array( 'Monday &amp; bread', 'Rye &amp; spelt.', 'Cakes', esc_url( get_permalink( (int) $one['post_id'] ) ), 'mainstreet_sub=out' ) as $part ) {
		holds( $part, $mails[0]['message'] );
	}
	holds( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', implode( "\n", (array) $mails[0]['headers'] ) );
	$row = ( new Campaigns() )->find( $issue );
	same( array( 'done', '1', '1', 'weekly' ), array( $row['status'], (string) $row['total'], (string) $row['sent'], $row['audience'] ) );
	// Asked again, and a week later without anything new: nothing.
	same( 0, Weekly_Issue::create_due() );
	week_passes();
	same( 0, Weekly_Issue::create_due() );
	// A new post, and only that.
	publish_news( array( 'post_title' => 'Third' ) );
	( new Mail_Queue() )->run();
	week_passes();
	$mails->exchangeArray( array() );
	send_issue();
	same( array( 'u2@example.org' ), recipients( $mails ) );
	holds( 'Third', $mails[0]['message'] );
	holds_not( 'Cakes', $mails[0]['message'] );
	same( 1, count( Sql::rows( 'deliveries', 'SELECT * FROM {table} WHERE campaign_id = ' . (int) $two['id'] . ' AND state = ' . Deliveries::BUNDLED ) ) );
} );

test( 'who changes the choice gets each post once all the same', function () {
	$mails = weekly_news();
	people( 2 );
	wants_weekly( 'u1@example.org' );
	publish_news( array( 'post_title' => 'Alpha' ) );
	( new Mail_Queue() )->run();
	wants_weekly( 'u1@example.org', 'each' );
	wants_weekly( 'u2@example.org' );
	publish_news( array( 'post_title' => 'Beta' ) );
	( new Mail_Queue() )->run();
	week_passes();
	send_issue();
	$got = array();
	foreach ( $mails as $mail ) {
		foreach ( array( 'Alpha', 'Beta' ) as $title ) {
			$got[] = false === strpos( $mail['message'], $title . '</' ) ? '' : $mail['to'] . $title;
		}
	}
	$got = array_values( array_filter( $got ) );
	sort( $got );
	same( array( 'u1@example.orgAlpha', 'u1@example.orgBeta', 'u2@example.orgAlpha', 'u2@example.orgBeta' ), $got );
} );

test( 'an issue has what can still be read, is not sent empty, and not to who left', function () {
	$mails = weekly_news();
	people( 3 );
	foreach ( array( 1, 2, 3 ) as $n ) {
		wants_weekly( "u$n@example.org" );
	}
	$gone = publish_news( array( 'post_title' => 'Taken back' ) );
	( new Mail_Queue() )->run();
	( new Subscribers() )->unsubscribe( (int) ( new Subscribers() )->find_by_email( 'u3@example.org' )['id'] );
	wants_weekly( 'u1@example.org', 'each' );
	publish_news( array( 'post_title' => 'Still there' ) );
	( new Mail_Queue() )->run();
	wp_update_post( array( 'ID' => (int) $gone['post_id'], 'post_status' => 'draft' ) );
	$mails->exchangeArray( array() );
	week_passes();
	$issue = send_issue();
	same( array( 'u2@example.org' ), recipients( $mails ) );
	holds_not( 'Taken back', $mails[0]['message'] );
	same( 'done', ( new Campaigns() )->find( $issue )['status'] );
} );

test( 'a worker that ends in between loses nothing of an issue and doubles nothing', function () {
	$mails = weekly_news();
	people( 4 );
	foreach ( array( 1, 2, 3, 4 ) as $n ) {
		wants_weekly( "u$n@example.org" );
	}
	publish_news( array( 'post_title' => 'Alpha' ) );
	( new Mail_Queue() )->run();
	week_passes();
	$issue = Weekly_Issue::create_due();
	// One worker has bundled and ended before it wrote so down; a post came in between.
	Weekly_Issue::bundle( $issue );
	publish_news( array( 'post_title' => 'Late' ) );
	$lock = Campaign_Lease::acquire( ( new Campaigns() )->find( $issue ) );
	truly( (bool) \Mainstreet\Newsletter\Queue\Campaign_Run::begin( ( new Campaigns() )->find( $issue ), new Campaigns() ) );
	// Another has claimed one mail and handed over another.
	$id = static function ( $n ) { return (int) ( new Subscribers() )->find_by_email( "u$n@example.org" )['id']; };
	truly( ( new Deliveries() )->claim( $issue, $id( 1 ), $lock->token ) );
	truly( ( new Deliveries() )->claim( $issue, $id( 2 ), $lock->token ) );
	truly( ( new Deliveries() )->hand_over( $issue, $id( 2 ), $lock->token ) );
	Sql::update( 'campaigns', array( 'lock_until' => 1 ), 'id = ' . $issue );
	( new Mail_Queue() )->run();
	same( array( 'u1@example.org', 'u3@example.org', 'u4@example.org' ), recipients( $mails ) );
	holds_not( 'Late', $mails[0]['message'] );
	week_passes();
	$mails->exchangeArray( array() );
	send_issue();
	same( array( 'u1@example.org', 'u2@example.org', 'u3@example.org', 'u4@example.org' ), recipients( $mails ) );
	holds( 'Late', $mails[0]['message'] );
	holds_not( 'Alpha', $mails[0]['message'] );
} );

test( 'sending again passes over those whose weekly e-mail has the post; kept mails count neither as sent nor against the limit', function () {
	$mails = weekly_news();
	people( 2 );
	wants_weekly( 'u2@example.org' );
	$campaign = publish_news();
	( new Mail_Queue() )->run();
	same( 0, Campaign_Sender::count_missing( $campaign ) );
	( new Subscribers() )->add( array( 'email' => 'late@example.org' ), 'active' );
	( new Subscribers() )->add( array( 'email' => 'late-weekly@example.org' ), 'active' );
	wants_weekly( 'late-weekly@example.org' );
	$row = ( new Campaigns() )->find( $campaign['id'] );
	same( 2, Campaign_Sender::count_missing( $row ) );
	$again = Campaign_Sender::resend( $row );
	same( 2, (int) $again['total'] );
	( new Mail_Queue() )->run();
	same( array( 'late@example.org', 'u1@example.org' ), recipients( $mails ) );
	same( 'done', ( new Campaigns() )->find( $campaign['id'] )['status'] );
	week_passes();
	$mails->exchangeArray( array() );
	send_issue();
	same( array( 'late-weekly@example.org', 'u2@example.org' ), recipients( $mails ) );
	remove_all_filters( 'mainstreet_mails_per_hour' );
	$hour = new \ReflectionMethod( Send_Rate::class, 'sent_since' );
	$hour->setAccessible( true );
	same( 2, $hour->invoke( new Send_Rate(), time() - 3600 ) );
} );

test( 'when it is offered no more, what was kept goes out, and all get posts at once', function () {
	$mails = weekly_news();
	people( 1 );
	wants_weekly( 'u1@example.org' );
	publish_news( array( 'post_title' => 'Alpha' ) );
	( new Mail_Queue() )->run();
	same( 0, count( $mails ) );
	Stored_Settings::save( array( 'newsletter_weekly' => 'off' ) );
	publish_news( array( 'post_title' => 'Beta' ) );
	send_issue();
	same( 2, count( $mails ) );
	$row = ( new Subscribers() )->find_by_email( 'u1@example.org' );
	holds_not( 'frequency', Subscriber_Page_Renderer::render( press( array( 'out', (int) $row['id'], link_out_of( $row ) ), null ), '#' ) );
	Stored_Settings::save( array( 'newsletter_weekly' => 'monday' ) );
} );

test( 'the day is that of the site', function () {
	weekly_news( 'wednesday' );
	$at = function ( $text ) { return Weekly_Issue::last_due( new \DateTimeImmutable( $text, new \DateTimeZone( 'Europe/Berlin' ) ) )->format( 'Y-m-d H:i' ); };
	same( array( '2026-11-25 08:00', '2026-11-18 08:00', '2026-11-25 08:00' ), array( $at( '2026-11-25 08:00' ), $at( '2026-11-25 07:59' ), $at( '2026-12-01 23:00' ) ) );
	Stored_Settings::save( array( 'newsletter_weekly' => 'sunday' ) );
	same( '2026-11-22 08:00', $at( '2026-11-23 12:00' ) );
	Stored_Settings::save( array( 'newsletter_weekly' => 'monday' ) );
} );

test( 'the choice is offered when confirming, and kept, exported and forgotten with the subscriber', function () {
	$mails = weekly_news();
	ask_to_subscribe( 'new@example.org' );
	$link = link_in( (array) $mails[0] );
	$page = Subscriber_Page_Renderer::render( press( $link, null ), '#' );
	holds( 'Weekly (all posts in one email)', $page );
	same( 1, substr_count( $page, "checked='checked'" ) );
	holds( 'once a week', press( $link, array( 'do' => '1', 'frequency' => 'weekly' ) )['text'] );
	$row = ( new Subscribers() )->find_by_email( 'new@example.org' );
	same( 'weekly', $row['frequency'] );
	press( array( 'out', (int) $row['id'], link_out_of( $row ) ), array( 'name' => 'N' ) );
	same( 'weekly', ( new Subscribers() )->find( $row['id'] )['frequency'], 'a form without the choice' );
	act_as( 'administrator' );
	same( 'weekly', rest( 'GET', '/mainstreet/v1/subscribers/' . $row['id'] )->get_data()['frequency'] );
	$edit = array( 'action' => 'edit', 'name' => 'N', 'fields' => array(), 'frequency' => 'each' );
	same( 'each', rest( 'POST', '/mainstreet/v1/subscribers/' . $row['id'], $edit )->get_data()['frequency'] );
	same( 400, rest( 'POST', '/mainstreet/v1/subscribers/' . $row['id'], array( 'frequency' => 'daily' ) + $edit )->get_status() );
	wants_weekly( 'new@example.org' );
	$known = wp_list_pluck( Subscriber_Privacy::export( 'new@example.org' )['data'][0]['data'], 'value', 'name' );
	same( 'Weekly (all posts in one email)', $known['Emails'] );
	Subscriber_Privacy::erase( 'new@example.org' );
	same( 'each', ( new Subscribers() )->find( $row['id'] )['frequency'] );
} );

test( 'what is kept for the weekly e-mail outlives the days deliveries are kept', function () {
	weekly_news();
	people( 1 );
	wants_weekly( 'u1@example.org' );
	$campaign = publish_news();
	( new Mail_Queue() )->run();
	Sql::update( 'deliveries', array( 'at' => time() - 20 * DAY_IN_SECONDS ), '1 = 1' );
	Stored_Settings::save( array( 'newsletter_deliveries_days' => 7 ) );
	Subscriber_Cleanup::run();
	same( 1, ( new Deliveries() )->count( $campaign['id'] )[ Deliveries::KEPT ] );
	Sql::update( 'deliveries', array( 'at' => time() - 40 * DAY_IN_SECONDS ), '1 = 1' );
	Subscriber_Cleanup::run();
	same( 0, ( new Deliveries() )->count( $campaign['id'] )[ Deliveries::KEPT ] );
	Stored_Settings::save( array( 'newsletter_deliveries_days' => 30 ) );
} );

test( 'of many posts, the later ones are named by their titles, none is left out', function () {
	$posts = array();
	for ( $n = 1; $n <= Campaign_Renderer::WEEKLY_POSTS + 2; $n++ ) {
		$posts[] = get_post( wp_insert_post( array( 'post_title' => "Loaf number $n", 'post_content' => "Start $n.", 'post_status' => 'publish' ) ) );
	}
	$html = Campaign_Renderer::render_weekly( $posts )['html'];
	foreach ( array( Campaign_Renderer::WEEKLY_POSTS => 1, Campaign_Renderer::WEEKLY_POSTS + 1 => 0, Campaign_Renderer::WEEKLY_POSTS + 2 => 0 ) as $n => $starts ) {
		same( array( 1, $starts ), array( substr_count( $html, ">Loaf number $n<" ), substr_count( $html, "Start $n." ) ), "$n" );
	}
} );
