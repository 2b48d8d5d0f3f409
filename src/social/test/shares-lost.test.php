<?php
/**
 * Answers that are lost: who knows messages by their key is asked again, chats are not.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Webhook\Webhook_Connect;
use Mainstreet\Social\Publishing\Queue\Share_Lease;
use Mainstreet\Social\Publishing\Queue\Share_Retry;
use Mainstreet\Social\Publishing\Shares\Share_Controller;
use Mainstreet\Social\Publishing\Shares\Shares;

require_once MAINSTREET_DIR . '/tests/php/networks.php';
require_once MAINSTREET_DIR . '/tests/php/shares.php';

/** Connects a chat, or a receiver that looks at keys. */
function a_receiver( $url = 'https://hooks.slack.com/services/T0/B0/NobodyMaySee' ) {
	$account = ( new Webhook_Connect() )->connect( array( 'name' => 'News', 'url' => $url, 'secret' => '' ), 0 );
	truly( ! is_wp_error( $account ), 'connected' );
	return $account;
}

/** Messages that a host got. */
function told( \ArrayObject $log, $host ) {
	return count( array_filter( $log->getArrayCopy(), static function ( $request ) use ( $host ) {
		return false !== strpos( $request[0], "//$host/" );
	} ) );
}

test( 'a chat is told once: where its answer is lost, people look there and decide', function () {
	$log = networks();
	act_as( 'administrator' );
	a_receiver();
	foreach ( array( 'timeout', '500' ) as $mode ) {
		$before = told( $log, 'hooks.slack.com' );
		trouble( $mode, 'hooks.slack.com' );
		$post = a_shared_post( array( 'post_title' => "Rye $mode" ) );
		send_shares();
		later();
		send_shares();
		same( 1, told( $log, 'hooks.slack.com' ) - $before, $mode );
		same( array( array( 'failed', 'unknown', 1 ) ), share_rows( $post ) );
		$row  = Shares::find_by_post( $post->ID )[0];
		$item = Share_Controller::prepare_items( array( $row ) )[0];
		same( array( 'unknown', true, '' ), array( $item['code'], $item['can_retry'], $item['next'] ) );
		holds( 'check there before you try again', $item['error'] );
		// Whoever has looked tries again.
		unset( $GLOBALS['network_timeout'] );
		trouble( 'ok', 'hooks.slack.com' );
		Share_Retry::queue( $row );
		send_shares();
		same( array( 2, 'sent' ), array( told( $log, 'hooks.slack.com' ) - $before, share_rows( $post )[0][0] ), $mode );
	}
} );

test( 'a chat that was not reached, or says that it takes nothing now, is tried again by itself', function () {
	$log = networks();
	act_as( 'administrator' );
	a_receiver();
	trouble( '429', 'hooks.slack.com' );
	$post = a_shared_post();
	send_shares();
	same( array( array( 'queued', 'unreachable', 1 ) ), share_rows( $post ) );
	// Nobody there: nothing was sent.
	add_filter( 'pre_http_request', static function ( $pre, $args, $url ) {
		return false !== strpos( $url, 'hooks.slack.com' ) ? new \WP_Error( 'http_request_failed', 'cURL error 7: Failed to connect to hooks.slack.com port 443' ) : $pre;
	}, 1, 3 );
	later();
	send_shares();
	same( array( array( 'queued', 'unreachable', 2 ) ), share_rows( $post ) );
} );

test( 'a receiver that knows keys is told again, with the same key', function () {
	$log = networks();
	act_as( 'administrator' );
	a_receiver( 'https://hooks.example/in/NobodyMaySee' );
	trouble( '500', 'hooks.example' );
	$post = a_shared_post();
	send_shares();
	same( array( array( 'queued', 'unreachable', 1 ) ), share_rows( $post ) );
	trouble( 'ok', 'hooks.example' );
	later();
	send_shares();
	same( array( array( 'sent', '', 1 ) ), share_rows( $post ) );
	$keys = array_unique( array_map( static function ( $request ) { return $request[1]['headers']['Idempotency-Key']; }, $log->getArrayCopy() ) );
	same( array( 2, 1 ), array( told( $log, 'hooks.example' ), count( $keys ) ) );
	add_filter( 'mainstreet_webhook_doubles', static function ( $doubles, $host ) { return 'hooks.example' === $host; }, 10, 2 );
	trouble( '500', 'hooks.example' );
	$other = a_shared_post( array( 'post_title' => 'Other' ) );
	send_shares();
	same( 'unknown', share_rows( $other )[0][1], 'a site knows more:' );
} );

test( 'what a killed worker may have told a chat is not told again', function () {
	$log = networks();
	act_as( 'administrator' );
	a_receiver();
	$post = a_shared_post();
	truly( is_array( Share_Lease::take_next() ), 'claimed by one that dies' );
	later();
	send_shares();
	same( 0, told( $log, 'hooks.slack.com' ) );
	same( array( array( 'failed', 'unknown', 1 ) ), share_rows( $post ) );
} );

test( 'whether a request may have arrived is known, and never part of the error', function () {
	foreach ( array( 'cURL error 7: Failed to connect' => false, 'cURL error 6: Could not resolve host' => false, 'cURL error 28: Connection timed out after 8001 milliseconds' => false, 'cURL error 28: Operation timed out after 8001 milliseconds with 0 bytes received' => true, 'cURL error 52: Empty reply from server' => true, 'cURL error 56: Recv failure: Connection reset by peer' => true, 'odd' => true ) as $message => $was_sent ) {
		same( $was_sent, Http_Client::may_have_been_sent( new \WP_Error( 'http_request_failed', $message ) ), $message );
	}
	$client = new Http_Client( static function () { return new \WP_Error( 'http_request_failed', 'cURL error 52: Empty reply' ); } );
	addresses( array( 'a.example' => array( '93.184.215.14' ), 'inside.example' => array( '10.0.0.5' ) ) );
	$lost = $client->send_public( 'https://a.example/' );
	same( array( true, array( 'status' => 400 ) ), array( $client->was_sent(), $lost->get_error_data() ) );
	$inside = $client->send_public( 'https://inside.example/' );
	same( array( false, $lost->get_error_message() ), array( $client->was_sent(), $inside->get_error_message() ) );
} );
