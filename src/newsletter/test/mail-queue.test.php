<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Queue\Mail_Queue;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';
require_once MAINSTREET_DIR . '/tests/php/mail-server.php';

/** What a campaign came to. */
function outcome( $id ) {
	$row = ( new Campaigns() )->find( $id );
	return array( $row['status'], (int) $row['sent'], (int) $row['failed'], $row['lock_owner'] );
}

test( 'a worker killed while the mail server answers, and followed on another server, sends no mail twice', function () {
	with_mail_server( function ( $server ) {
		newsletter();
		people( 4 );
		$id = (int) publish_news()['id'];
		for ( $kills = 1; $kills <= 2; $kills++ ) {
			// The server has taken the mail and not said so.
			$server->hold( 'DOT' );
			$worker = $server->worker( "head$kills" );
			$server->wait( 'held' );
			$server->kill( $worker );
			$server->hold( '' );
			$hold = (int) ( new Campaigns() )->find( $id )['lock_until'] - time();
			truly( $hold > 0 && $hold <= 25, "the hold of the dead worker ends in $hold seconds" );
			end_of_hold();
		}
		same( '2/0', call_user_func( $server->worker( 'head3' ) ) );
		same( array( 'u1@example.org', 'u2@example.org', 'u3@example.org', 'u4@example.org' ), $server->recipients() );
		same( array( 'done', 4, 0, '' ), outcome( $id ) );
	} );
} );

test( 'with the connection or the mailer of another plugin, a killed worker sends no mail twice, and with the mailer none is lost', function () {
	foreach ( array( array( 'connection', 'DOT', 1 ), array( 'mailer', 'DOT', 1 ), array( 'mailer', 'DATA', 2 ) ) as list( $plugin, $stage, $left ) ) {
		with_mail_server( function ( $server ) use ( $plugin, $stage, $left ) {
			newsletter();
			people( 2 );
			$id = (int) publish_news()['id'];
			$server->hold( $stage );
			$worker = $server->worker( 'a', false, $plugin );
			$server->wait( 'held' );
			$server->kill( $worker );
			$server->hold( '' );
			end_of_hold();
			same( "$left/0", call_user_func( $server->worker( 'b', false, $plugin ) ), "$plugin $stage" );
			same( array( 'u1@example.org', 'u2@example.org' ), $server->recipients(), "$plugin $stage" );
			same( array( 'done', 2, 0, '' ), outcome( $id ), "$plugin $stage" );
		} );
	}
} );

test( 'a mail whose worker was killed before its end was sent is sent by the next', function () {
	with_mail_server( function ( $server ) {
		newsletter();
		people( 2 );
		$id = (int) publish_news()['id'];
		$server->hold( 'DATA' );
		$worker = $server->worker();
		$server->wait( 'held' );
		$server->kill( $worker );
		$server->hold( '' );
		end_of_hold();
		same( '2/0', call_user_func( $server->worker( 'b' ) ) );
		same( array( 'u1@example.org', 'u2@example.org' ), $server->recipients() );
		same( array( 'done', 2, 0, '' ), outcome( $id ) );
	} );
} );

test( 'a worker that lives but lost its hold does not send the mail that another one has sent', function () {
	with_mail_server( function ( $server ) {
		newsletter();
		people( 3 );
		$id = (int) publish_news()['id'];
		$server->hold( 'DATA' );
		// As one whose server was frozen for a while: it renews nothing.
		$slow = $server->worker( 'a', true );
		$server->wait( 'held' );
		end_of_hold();
		// It is served at once, since only the first connection is held.
		$server->hold( 'DATA' );
		$next = $server->worker( 'b' );
		$server->wait( 'held' );
		$server->hold( '' );
		$sent = array( $slow(), $next() );
		same( array( 'u1@example.org', 'u2@example.org', 'u3@example.org' ), $server->recipients(), implode( ' ', $sent ) );
		same( array( '0/0', '3/0' ), $sent );
		same( array( 'done', 3, 0, '' ), outcome( $id ) );
	} );
} );

test( 'a mail server that takes longer than a hold lasts keeps its worker', function () {
	with_mail_server( function ( $server ) {
		newsletter();
		people( 1 );
		$id = (int) publish_news()['id'];
		$server->hold( 'DOT' );
		$worker = $server->worker();
		$server->wait( 'held' );
		$before = ( new Campaigns() )->find( $id );
		// As if the hold were nearly over: within a beat it is renewed.
		$near = (int) $before['lock_until'] - 10;
		Sql::run( 'campaigns', "UPDATE {table} SET lock_until = $near WHERE id = $id" );
		for ( $end = microtime( true ) + 20; (int) ( new Campaigns() )->find( $id )['lock_until'] <= $near && microtime( true ) < $end; ) {
			usleep( 20000 );
		}
		$row = ( new Campaigns() )->find( $id );
		truly( (int) $row['lock_until'] > $near, 'renewed' );
		same( $before['lock_owner'], $row['lock_owner'] );
		$server->hold( '' );
		same( '1/0', $worker() );
		same( array( 'done', 1, 0, '' ), outcome( $id ) );
	} );
} );

test( 'a mail refused by a slow server is not counted as sent, also when another worker has taken over', function () {
	with_mail_server( function ( $server ) {
		newsletter();
		people( 2 );
		$id = (int) publish_news()['id'];
		$server->hold( 'DOT' );
		$server->refuse( '451 try later' );
		$slow = $server->worker( 'a', true );
		$server->wait( 'held' );
		end_of_hold();
		unlink_refusal( $server );
		$next = $server->worker( 'b' );
		// The other one cannot send while all ends are held; it is let go when it has taken over.
		for ( $end = microtime( true ) + 20; ( new Deliveries() )->count( $id )[ Deliveries::SENT ] < 1 && microtime( true ) < $end; ) {
			usleep( 10000 );
		}
		$server->hold( '' );
		$said = array( $slow(), $next() );
		same( array( 'u2@example.org' ), $server->recipients(), implode( ' ', $said ) );
		same( array( 'done', 1, 1, '' ), outcome( $id ) );
		same( 1, ( new Deliveries() )->count( $id )[ Deliveries::GIVEN_UP ] );
	} );
} );

function unlink_refusal( $server ) {
	$server->refuse( '' );
}

test( 'a mail of which the server did not confirm that it accepted it is told and not sent again', function () {
	with_mail_server( function ( $server ) {
		newsletter();
		people( 2 );
		$id = (int) publish_news()['id'];
		$server->refuse( '-' );
		$server->worker()();
		Sql::run( 'deliveries', 'UPDATE {table} SET at = at - 1000' );
		$server->worker()();
		same( array( 'u1@example.org', 'u2@example.org' ), $server->recipients() );
		same( array( 'failed', 0, 2, '' ), outcome( $id ) );
		holds( 'did not confirm that it accepted it', \Mainstreet\Newsletter\Campaigns\Deliveries\Delivery_Report::find_failures( $id, 0, 5 )[0]['error'] );
		$server->refuse( '' );
		same( 'sending', ( new Campaigns() )->run_action( ( new Campaigns() )->find( $id ), 'retry' )['status'], 'the owner decides' );
		$server->worker()();
		same( array( 'done', 2, 0, '' ), outcome( $id ) );
	} );
} );

test( 'no file keeps what was sent, and a stranger’s hold is left alone until it ends', function () {
	$mails = newsletter();
	unlimited();
	people( 2 );
	$row = publish_news();
	$id  = (int) $row['id'];
	$before = glob( get_temp_dir() . 'mainstreet-mail*' );
	$seen   = null;
	add_filter( 'pre_wp_mail', function ( $done ) use ( &$seen ) { $seen = glob( get_temp_dir() . 'mainstreet-mail*' ); return $done; }, 5 );
	Sql::update( 'campaigns', array( 'lock_owner' => str_repeat( 'a', 16 ), 'lock_until' => time() + 60 ), "id = $id" );
	( new Mail_Queue() )->run();
	same( 0, count( $mails ) );
	// What the row said a moment ago does not count.
	same( null, \Mainstreet\Newsletter\Queue\Campaign_Lease::acquire( $row ) );
	end_of_hold();
	( new Mail_Queue() )->run();
	same( 2, count( $mails ) );
	same( $before, $seen );
} );

/** What the queue asks the site itself for, at the end of a request. */
function woken() {
	$log = new \ArrayObject();
	add_filter( 'pre_http_request', function ( $pre, $args, $url ) use ( $log ) { $log[] = array( $url, $args ); return array( 'response' => array( 'code' => 200 ) ); }, 10, 3 );
	do_action_ref_array( 'shutdown', array() );
	return $log;
}

test( 'any request wakes the queue when its worker was killed, one at a time, and none else', function () {
	newsletter();
	people( 1 );
	remove_all_actions( 'shutdown' );
	add_action( 'shutdown', array( new \Mainstreet\Newsletter\Queue\Queue_Waker(), 'wake_queue' ) );
	same( 0, count( woken() ), 'nothing to send' );
	$id = (int) publish_news()['id'];
	same( 0, count( woken() ), 'just due' );
	Sql::update( 'campaigns', array( 'lock_owner' => str_repeat( 'a', 16 ), 'lock_until' => time() + 5, 'status' => 'sending' ), "id = $id" );
	same( 0, count( woken() ), 'a worker lives' );
	end_of_hold();
	$asked = woken();
	same( 1, count( $asked ), 'it was killed' );
	truly( 0 === strpos( $asked[0][0], site_url( 'wp-cron.php?mainstreet_mail=' ) ), $asked[0][0] );
	same( false, $asked[0][1]['blocking'] );
	same( 0, count( woken() ), 'woken a moment ago' );
	Sql::run( 'counters', "UPDATE {table} SET n = n - 60 WHERE name = 'mail_woken'" );
	same( 1, count( woken() ), 'nobody came' );
	// No worker, and no tick either.
	Sql::run( 'counters', "UPDATE {table} SET n = n - 60 WHERE name = 'mail_woken'" );
	Sql::update( 'campaigns', array( 'lock_owner' => '', 'lock_until' => 0 ), "id = $id" );
	same( 0, count( woken() ), 'the next tick is to come' );
	Sql::update( 'campaigns', array( 'starts_at' => time() - 600 ), "id = $id" );
	same( 1, count( woken() ), 'it does not' );
	Sql::run( 'counters', "UPDATE {table} SET n = n - 60 WHERE name = 'mail_woken'" );
	( new \Mainstreet\Newsletter\Queue\Queue_Scheduler() )->record_run();
	same( 0, count( woken() ), 'it came' );
	Sql::update( 'campaigns', array( 'status' => 'cancelled' ), "id = $id" );
	( new \Mainstreet\Newsletter\Queue\Queue_Scheduler() )->schedule();
	$GLOBALS['wpdb']->queries = array();
	$before = $GLOBALS['wpdb']->num_queries;
	same( 0, count( woken() ) );
	same( $before, $GLOBALS['wpdb']->num_queries, 'without a newsletter no query' );
} );

test( 'who holds a ticket of the site works on the queue, and nobody else', function () {
	newsletter();
	people( 1 );
	remove_all_actions( 'shutdown' );
	add_action( 'shutdown', array( new \Mainstreet\Newsletter\Queue\Queue_Waker(), 'wake_queue' ) );
	$id = (int) publish_news()['id'];
	Sql::update( 'campaigns', array( 'starts_at' => time() - 600 ), "id = $id" );
	parse_str( wp_parse_url( woken()[0][0], PHP_URL_QUERY ), $query );
	$ticket = $query['mainstreet_mail'];
	$other  = ( time() - 301 ) . strstr( $ticket, '.' );
	// The processes below look, too, and the site's server would answer.
	Sql::run( 'counters', "UPDATE {table} SET n = n + 600 WHERE name = 'mail_woken'" );
	$visit  = function ( $value ) {
		return in_process( __DIR__ . '/processes/report-unanswered.php', array( 'ticket' => $value ), array(), __DIR__ . '/processes/cron-request.php' );
	};
	foreach ( array( '', 'x', '.', '-', $other, substr( $ticket, 0, -1 ), time() . '.', array( $ticket ), array( array() ), "\u{0}", "' OR 1", str_repeat( '9', 400 ) . '.x' ) as $wrong ) {
		same( 'not answered', call_user_func( $visit( $wrong ) ), wp_json_encode( $wrong ) );
		same( 'queued', ( new Campaigns() )->find( $id )['status'], wp_json_encode( $wrong ) );
	}
	same( 'queued', ( new Campaigns() )->find( $id )['status'] );
	// The mail itself fails here: no mail system. That it was begun is enough.
	same( '', call_user_func( $visit( $ticket ) ) );
	same( 'sending', ( new Campaigns() )->find( $id )['status'] );
} );

test( 'a look at the site is enough for another worker to go on', function () {
	newsletter();
	people( 1 );
	$id = (int) publish_news()['id'];
	Sql::update( 'campaigns', array( 'lock_owner' => str_repeat( 'a', 16 ), 'lock_until' => 1 ), "id = $id" );
	// To the real server of the site, and from it to itself.
	same( 200, wp_remote_retrieve_response_code( wp_remote_get( home_url( '/' ), array( 'timeout' => 30 ) ) ) );
	for ( $end = microtime( true ) + 30; 'queued' === ( new Campaigns() )->find( $id )['status'] && microtime( true ) < $end; ) {
		usleep( 20000 );
	}
	same( 'sending', ( new Campaigns() )->find( $id )['status'] );
} );
