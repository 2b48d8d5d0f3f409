<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Queue\Campaign_Lease;
use Mainstreet\Newsletter\Queue\Mail_Queue;
use Mainstreet\Newsletter\Queue\Send_Rate;


require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** Campaigns that are due, with a limit of 120 mails an hour: behind a rest 30 may go at once. */
function limited( $number, $people ) {
	$mails = newsletter();
	Stored_Settings::save( array( 'newsletter_mails_per_hour' => 120 ) );
	people( $people );
	$rows = array();
	for ( $i = 0; $i < $number; $i++ ) {
		$rows[] = publish_news( array( 'post_title' => "News $i" ) );
	}
	return array( $mails, $rows );
}

test( 'two newsletters at once send no more than the limit per hour allows one', function () {
	limited( 2, 40 );
	$log = tempnam( sys_get_temp_dir(), 'mail' );
	$go  = tempnam( sys_get_temp_dir(), 'go' );
	// The first knows what it may send, and has not begun.
	$held = in_process( __DIR__ . '/processes/run-queue.php', array( 'log' => $log, 'hold' => $go ) );
	for ( $end = microtime( true ) + 30; ! filesize( $go ) && microtime( true ) < $end; clearstatcache() ) {
		usleep( 2000 );
	}
	in_process( __DIR__ . '/processes/run-queue.php', array( 'log' => $log ) )();
	same( 0, filesize( $log ), 'all that may be sent is spoken for' );
	unlink( $go );
	$held();
	clearstatcache();
	same( 30, filesize( $log ) );
	unlink( $log );
} );

test( 'workers that ask at the same moment share what may be sent', function () {
	list( , $rows ) = limited( 4, 1 );
	$runs = array_map( function ( $row ) { return in_process( __DIR__ . '/processes/reserve-mails.php', array( 'campaign' => $row['id'] ) ); }, $rows );
	$got  = array_map( function ( $wait ) { return $wait(); }, $runs );
	sort( $got );
	same( array( '0', '0', '0', '30' ), $got );
} );

test( 'what was reserved and not sent may be sent by others, also if the worker was killed', function () {
	list( , $rows ) = limited( 2, 1 );
	$first = Campaign_Lease::acquire( $rows[0] );
	same( 30, ( new Send_Rate() )->reserve( $first ) );
	$second = Campaign_Lease::acquire( $rows[1] );
	same( 0, ( new Send_Rate() )->reserve( $second ) );
	$first->release();
	same( 30, ( new Send_Rate() )->reserve( $second ) );
	$third = Campaign_Lease::acquire( ( new Campaigns() )->find( $rows[0]['id'] ) );
	same( 0, ( new Send_Rate() )->reserve( $third ) );
	Sql::run( 'campaigns', 'UPDATE {table} SET lock_until = 1 WHERE id = ' . (int) $rows[1]['id'] );
	same( 30, ( new Send_Rate() )->reserve( $third ) );
	same( 7, ( new Send_Rate() )->reserve( $third, 7 ), 'what is left of an earlier one' );
} );

test( 'one worker shares its reservation among newsletters', function () {
	list( $mails ) = limited( 3, 12 );
	$pass = ( new Mail_Queue() )->run();
	same( array( 30, 30 ), array( $pass['sent'], count( $mails ) ) );
	( new Mail_Queue() )->run();
	same( 30, count( $mails ), 'within the minute' );
	same( array( 'done', 'done', 'sending' ), array_column( Sql::rows( 'campaigns', 'SELECT status FROM {table} ORDER BY id' ), 'status' ) );
	same( '0', (string) Sql::row( 'campaigns', 'SELECT SUM(reserved) AS n FROM {table}' )['n'] );
} );

test( 'the limit holds over an hour of ticks of two workers', function () {
	list( $mails ) = limited( 2, 150 );
	$most = 0;
	for ( $minute = 0; $minute < 130; $minute++ ) {
		Sql::run( 'deliveries', 'UPDATE {table} SET at = at - 31' );
		( new Mail_Queue() )->run();
		$most = max( $most, (int) Sql::row( 'deliveries', 'SELECT COUNT(*) AS n FROM {table} WHERE at > ' . ( time() - 3600 ) )['n'] );
	}
	truly( $most <= 120 && $most > 100, "$most in an hour" );
} );

test( 'the limit goes by the clock it is handed', function () {
	limited( 1, 1 );
	for ( $i = 0; $i < 120; $i++ ) {
		Sql::insert( 'deliveries', array( array( 'campaign_id' => 99, 'subscriber_id' => $i + 1000, 'state' => 1, 'at' => time() ) ) );
	}
	$clock = new class() extends \Mainstreet\Core\Database\Database_Clock {
		public $ahead = 0;
		public function now(): int {
			return time() + $this->ahead;
		}
	};
	$rate = new Send_Rate( $clock );
	same( 0, $rate->now() );
	$clock->ahead = 3590;
	same( 0, $rate->now() );
	$clock->ahead = 3610;
	same( 30, $rate->now(), 'what a rest of a quarter of an hour saves:' );
} );
