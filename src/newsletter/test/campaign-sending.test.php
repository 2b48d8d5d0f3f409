<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;
use Mainstreet\Newsletter\Queue\Mail_Queue;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** What an editor of the post asks for. */
function order_sending( $post_id, array $order ) {
	return rest( 'POST', "/mainstreet/v1/newsletter/posts/$post_id", $order );
}

test( 'a newsletter goes out at the time its author chose, in the zone of the site', function () {
	$mails = newsletter();
	people( 1 );
	update_option( 'timezone_string', 'Europe/Berlin' );
	$time = strtotime( 'tomorrow 08:00 Europe/Berlin' );
	$text = wp_date( 'Y-m-d\TH:i', $time );
	same( $time, Newsletter_Meta::parse_time( $text ) );
	foreach ( array( '', 'x', '2020-01-01T08:00', '2200-01-01T08:00', '2026-13-45T99:99', "$text\n", '+1 day' ) as $none ) {
		same( null, Newsletter_Meta::parse_time( $none ), $none );
	}
	$id = wp_insert_post( array( 'post_title' => 'Later', 'post_status' => 'publish', 'meta_input' => array( Newsletter_Meta::TIME => $text ) ) );
	truly( abs( (int) ( new Campaigns() )->find_by_post( $id )['starts_at'] - $time ) <= 1 );
	( new Mail_Queue() )->run();
	same( 0, count( $mails ) );
	act_as( 'editor' );
	$later  = wp_date( 'Y-m-d\TH:i', $time + 3600 );
	$answer = order_sending( $id, array( 'action' => 'put_off', 'at' => $later ) );
	same( 200, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
	same( $time + 3600, (int) ( new Campaigns() )->find_by_post( $id )['starts_at'] );
	holds( wp_date( get_option( 'time_format' ), $time + 3600 ), $answer->get_data()['time'] );
	same( 400, order_sending( $id, array( 'action' => 'put_off', 'at' => '2020-01-01T08:00' ) )->get_status() );
	act_as( 'contributor' );
	same( 403, order_sending( $id, array( 'action' => 'put_off', 'at' => $later ) )->get_status() );
	update_option( 'timezone_string', '' );
} );

test( 'a post that was published before is sent when somebody asks for it, once', function () {
	$mails = newsletter();
	people( 2 );
	$id = wp_insert_post( array( 'post_title' => 'Old', 'post_content' => 'Old bread.', 'post_status' => 'publish', 'post_date' => '2020-01-01 00:00:00', 'meta_input' => array( Newsletter_Meta::DONT_SEND => '1' ) ) );
	same( null, ( new Campaigns() )->find_by_post( $id ) );
	act_as( 'editor' );
	truly( rest( 'GET', "/mainstreet/v1/newsletter/posts/$id" )->get_data()['can_send'] );
	$answer = order_sending( $id, array( 'action' => 'send', 'subject' => "Again\nnew" ) );
	same( array( 200, 'waiting' ), array( $answer->get_status(), $answer->get_data()['state'] ) );
	same( 409, order_sending( $id, array( 'action' => 'send' ) )->get_status() );
	( new Mail_Queue() )->run();
	same( array( 'u1@example.org', 'u2@example.org' ), recipients( $mails ) );
	same( 'Again new', $mails[0]['subject'] );
	same( 409, order_sending( wp_insert_post( array( 'post_title' => 'Draft', 'post_status' => 'draft' ) ), array( 'action' => 'send' ) )->get_status() );
} );

test( 'what was sent goes again to those who did not get it, and to nobody else', function () {
	$mails = newsletter();
	unlimited();
	people( 3 );
	$row = publish_news();
	$id  = (int) $row['post_id'];
	( new Mail_Queue() )->run();
	same( 3, count( $mails ) );
	( new Subscribers() )->add( array( 'email' => 'late@example.org' ), 'active' );
	( new Subscribers() )->add( array( 'email' => 'gone@example.org' ), 'unsubscribed' );
	// One could not be reached.
	$lost = ( new Subscribers() )->find_by_email( 'u2@example.org' )['id'];
	Sql::update( 'deliveries', array( 'state' => 3, 'error' => 'x' ), 'subscriber_id = ' . (int) $lost );
	( new Campaigns() )->recount( $row['id'] );
	act_as( 'editor' );
	same( 2, rest( 'GET', "/mainstreet/v1/newsletter/posts/$id" )->get_data()['missing'] );
	$answer = order_sending( $id, array( 'action' => 'again' ) );
	same( array( 200, 'sending' ), array( $answer->get_status(), $answer->get_data()['state'] ) );
	same( 409, order_sending( $id, array( 'action' => 'again' ) )->get_status(), 'it is being sent' );
	( new Mail_Queue() )->run();
	same( array( 'late@example.org', 'u1@example.org', 'u2@example.org', 'u2@example.org', 'u3@example.org' ), recipients( $mails ) );
	$after = ( new Campaigns() )->find_by_post( $id );
	same( array( 'done', 4, 4, 0 ), array( $after['status'], (int) $after['total'], (int) $after['sent'], (int) $after['failed'] ) );
	same( 0, rest( 'GET', "/mainstreet/v1/newsletter/posts/$id" )->get_data()['missing'] );
	// Once the rows that say who had it may be gone, nobody is asked for again.
	Sql::update( 'campaigns', array( 'started_gmt' => gmdate( 'Y-m-d H:i:s', time() - 30 * DAY_IN_SECONDS ) ), 'id = ' . (int) $row['id'] );
	( new Subscribers() )->add( array( 'email' => 'later@example.org' ), 'active' );
	same( 0, rest( 'GET', "/mainstreet/v1/newsletter/posts/$id" )->get_data()['missing'] );
	same( 409, order_sending( $id, array( 'action' => 'again' ) )->get_status() );
} );

test( 'what was cancelled can be sent after all', function () {
	$mails = newsletter();
	people( 2 );
	$id = (int) publish_news()['post_id'];
	act_as( 'editor' );
	same( 'cancelled', order_sending( $id, array( 'action' => 'cancel' ) )->get_data()['state'] );
	( new Mail_Queue() )->run();
	same( 0, count( $mails ) );
	$answer = order_sending( $id, array( 'action' => 'again' ) );
	same( array( 200, 'waiting' ), array( $answer->get_status(), $answer->get_data()['state'] ) );
	( new Mail_Queue() )->run();
	same( 2, count( $mails ) );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) );
	same( 409, order_sending( $id, array( 'action' => 'again' ) )->get_status(), 'nobody may read it' );
} );

test( 'the screen finds posts that were published before and never sent', function () {
	$mails = newsletter();
	people( 1 );
	$old    = wp_insert_post( array( 'post_title' => 'Unsent rye <i>loaf</i>', 'post_status' => 'publish', 'post_date' => '2020-01-01 00:00:00' ) );
	$sent   = publish_news( array( 'post_title' => 'Sent rye loaf' ) );
	$locked = wp_insert_post( array( 'post_title' => 'Locked rye loaf', 'post_status' => 'publish', 'post_date' => '2020-01-01 00:00:00', 'post_password' => 'x' ) );
	act_as( 'administrator' );
	$find = function ( $search ) { return wp_list_pluck( rest( 'GET', '/mainstreet/v1/newsletter/posts', array( 'search' => $search ) )->get_data()['items'], 'title', 'id' ); };
	same( array( $old => 'Unsent rye loaf' ), $find( 'rye loaf' ) );
	truly( isset( $find( '' )[ $old ] ) || 20 === count( $find( '' ) ) );
	same( 200, order_sending( $old, array( 'action' => 'send', 'at' => wp_date( 'Y-m-d\TH:i', time() + 7200 ) ) )->get_status() );
	same( array(), $find( 'rye loaf' ) );
	act_as( 'editor' );
	same( 403, rest( 'GET', '/mainstreet/v1/newsletter/posts' )->get_status() );
	truly( $sent && $locked );
} );
