<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Queue\Campaign_Lease;
use Mainstreet\Newsletter\Queue\Mail_Queue;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;


require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/**
 * From now on each SELECT of our tables sees them as they are at this moment, as one that is sent to a copy
 * of the database that is behind; what changes them reaches the database itself. Returns how to end it, and to go on to the present.
 */
function behind() {
	global $wpdb;
	$tables = array( 'campaigns', 'deliveries', 'subscribers' );
	foreach ( $tables as $table ) {
		$from = Tables::name( $table );
		$wpdb->query( "DROP TABLE IF EXISTS `{$from}_old`" );
		$wpdb->query( "CREATE TABLE `{$from}_old` ( " . ( require \Mainstreet\Core\Database\Tables::files()[ $table ] ) . ' )' );
		$wpdb->query( "INSERT INTO `{$from}_old` SELECT * FROM `$from`" );
	}
	$split = function ( $sql ) use ( $tables ) {
		return preg_match( '/^\s*SELECT/i', $sql ) ? preg_replace( '/`(' . $GLOBALS['wpdb']->prefix . 'mainstreet_(?:' . implode( '|', $tables ) . '))`/', '`$1_old`', $sql ) : $sql;
	};
	add_filter( 'query', $split );
	return function () use ( $split, $tables ) {
		remove_filter( 'query', $split );
		foreach ( $tables as $table ) {
			$GLOBALS['wpdb']->query( 'DROP TABLE IF EXISTS `' . Tables::name( $table ) . '_old`' );
		}
	};
}

test( 'a campaign that is made while reads are behind has its number, and its answer what was done', function () {
	newsletter();
	people( 1 );
	$now = behind();
	$id  = wp_insert_post( array( 'post_title' => 'News', 'post_content' => 'x', 'post_status' => 'publish' ) );
	$number = (int) get_post_meta( $id, Campaigns::META, true );
	$now();
	$row = ( new Campaigns() )->find_by_post( $id );
	same( (int) $row['id'], $number );
	truly( $number > 0 );
	act_as( 'administrator' );
	$now    = behind();
	$answer = rest( 'POST', "/mainstreet/v1/campaigns/$number", array( 'action' => 'pause' ) )->get_data();
	$now();
	same( array( 'paused', 'owner' ), array( $answer['status'], $answer['note'] ) );
	$now  = behind();
	$what = rest( 'POST', "/mainstreet/v1/newsletter/posts/$id", array( 'action' => 'cancel' ) )->get_data();
	$now();
	same( 'cancelled', $what['state'] );
} );

test( 'a newsletter whose reads are behind reaches everybody once', function () {
	$mails = newsletter();
	unlimited();
	people( 120 );
	$id  = (int) publish_news()['id'];
	$now = behind();
	// Unsubscribed a moment ago: the copy does not know.
	Sql::run( 'subscribers', "UPDATE {table} SET status = 'unsubscribed' WHERE email = 'u7@example.org'" );
	( new Mail_Queue() )->run();
	// The copy still says that nothing was begun.
	( new Mail_Queue() )->run();
	$now();
	same( array( 119, 119 ), array( count( $mails ), count( array_unique( recipients( $mails ) ) ) ) );
	truly( ! in_array( 'u7@example.org', recipients( $mails ), true ) );
	same( array( 'done', '119' ), array( ( new Campaigns() )->find( $id )['status'], (string) ( new Campaigns() )->find( $id )['sent'] ) );
} );

test( 'what was paused, taken over or left by a dead worker is known though reads are behind', function () {
	$mails = newsletter();
	unlimited();
	people( 3 );
	$row = publish_news();
	$id  = (int) $row['id'];
	Sql::run( 'campaigns', "UPDATE {table} SET status = 'sending', last_id = 999999999, total = 3, started_gmt = created_gmt" );
	$now = behind();
	Sql::run( 'campaigns', "UPDATE {table} SET status = 'paused'" );
	( new Mail_Queue() )->run();
	same( 0, count( $mails ), 'paused' );
	Sql::run( 'campaigns', "UPDATE {table} SET status = 'sending', lock_owner = 'aaaaaaaaaaaaaaaa', lock_until = " . ( time() + 60 ) );
	( new Mail_Queue() )->run();
	same( 0, count( $mails ), 'held' );
	$now();
	// The worker dies: one mail was claimed, one has left. The copy knows of its hold, not of its mails.
	Sql::run( 'campaigns', 'UPDATE {table} SET lock_until = 1' );
	$now    = behind();
	$people = array_map( function ( $n ) { return (int) ( new Subscribers() )->find_by_email( "u$n@example.org" )['id']; }, array( 1, 2 ) );
	foreach ( array( 0, 5 ) as $n => $state ) {
		Sql::insert( 'deliveries', array( array( 'campaign_id' => $id, 'subscriber_id' => $people[ $n ? 1 : 0 ], 'state' => $state, 'tries' => 1, 'at' => time(), 'owner' => 'aaaaaaaaaaaaaaaa' ) ) );
	}
	( new Mail_Queue() )->run();
	same( array( 'u3@example.org' ), recipients( $mails ) );
	same( 'sending', $GLOBALS['wpdb']->get_var( 'SELECT MAX(status) FROM ' . Tables::name( 'campaigns' ) ), 'not finished: one is left' );
	$now();
	( new Mail_Queue() )->run();
	same( array( 'u1@example.org', 'u3@example.org' ), recipients( $mails ) );
	same( array( 'done', '3' ), array( ( new Campaigns() )->find( $id )['status'], (string) ( new Campaigns() )->find( $id )['sent'] ) );
} );

test( 'a worker whose reads are behind takes no hold from one that lives', function () {
	newsletter();
	people( 1 );
	$row  = publish_news();
	$now  = behind();
	$lock = Campaign_Lease::acquire( $row );
	truly( null !== $lock );
	same( null, Campaign_Lease::acquire( ( new Campaigns() )->find( (int) $row['id'] ) ) );
	truly( $lock->renew() );
	$now();
} );
