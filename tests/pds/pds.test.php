<?php
/**
 * Bluesky, held against a real server (tests/pds/run.mjs).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Social\Networks\Bluesky\Bluesky;
use Mainstreet\Social\Networks\Bluesky\Bluesky_Connect;
use Mainstreet\Social\Networks\Bluesky\Tid;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Networks\Token_Pair;

require_once MAINSTREET_DIR . '/tests/php/networks.php';

/** Where the server is, and its account. */
function peer() {
	return json_decode( getenv( 'MAINSTREET_PDS' ), true );
}

/** Leads PHP's requests to the server. The app that shows posts to people is not there. */
function real_bluesky() {
	$hosts = array(
		'pds.bsky.example' => peer()['pds'],
		'plc.directory'    => peer()['plc'],
	);
	add_filter( 'mainstreet_resolve_host', static function ( $ips, $host ) use ( $hosts ) {
		return isset( $hosts[ $host ] ) ? array( '93.184.215.14' ) : $ips;
	}, 10, 2 );
	add_filter( 'pre_http_request', static function ( $pre, $args, $url ) use ( $hosts ) {
		$parts = wp_parse_url( $url );
		if ( false !== $pre || '127.0.0.1' === $parts['host'] ) {
			return $pre;
		}
		$is_handle = 'public.api.bsky.app' === $parts['host'] && false !== strpos( $url, 'resolveHandle' );
		if ( ! $is_handle && ! isset( $hosts[ $parts['host'] ] ) ) {
			return array( 'headers' => array(), 'body' => '{}', 'response' => array( 'code' => 404, 'message' => '' ), 'cookies' => array(), 'filename' => null );
		}
		$args['reject_unsafe_urls'] = false;
		$args['timeout']            = 60;
		return wp_remote_request( ( $is_handle ? peer()['pds'] : $hosts[ $parts['host'] ] ) . $parts['path'] . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' ), $args );
	}, 10, 3 );
}

/** Connects the account as people do. */
function at_bluesky() {
	real_bluesky();
	$account = ( new Bluesky_Connect() )->connect( array( 'handle' => '@' . peer()['handle'], 'password' => peer()['password'] ), 0 );
	truly( $account instanceof Account, 'connected, and not ' . ( is_wp_error( $account ) ? $account->get_error_message() : '' ) );
	return $account;
}

/** Asks the server as a stranger, past our own code. */
function read_there( $method, array $query ) {
	$answer = wp_remote_get( peer()['pds'] . "/xrpc/$method?" . http_build_query( $query ), array( 'reject_unsafe_urls' => false, 'timeout' => 60 ) );
	return array( wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ), wp_remote_retrieve_header( $answer, 'content-type' ) );
}

/** The record of a message. */
function record_of( Account $account, Publish_Result $sent ) {
	list( $status, $body ) = read_there( 'com.atproto.repo.getRecord', array( 'repo' => $account->external_id(), 'collection' => 'app.bsky.feed.post', 'rkey' => substr( strrchr( explode( ' ', $sent->id )[0], '/' ), 1 ) ) );
	same( 200, $status, $body );
	return json_decode( $body, true );
}

/** How many posts the server has. */
function posts_there( Account $account ) {
	return count( json_decode( read_there( 'com.atproto.repo.listRecords', array( 'repo' => $account->external_id(), 'collection' => 'app.bsky.feed.post', 'limit' => 100 ) )[1], true )['records'] );
}

/** Sends a message that must be taken. */
function send_there( Account $account, Outgoing_Post $message, $key = '' ) {
	$sent = ( new Bluesky() )->send( $account, $message, '' === $key ? Tid::generate() : $key );
	truly( $sent instanceof Publish_Result, 'taken, and not ' . var_export( $sent, true ) );
	return $sent;
}

/** A message. */
function bluesky_message( $text, array $more = array() ) {
	$message = new Outgoing_Post( $text );
	foreach ( $more as $name => $value ) {
		$message->$name = $value;
	}
	return $message;
}

test( 'an account is connected with handle and app password; a wrong one is refused in words', function () {
	$account = at_bluesky();
	same( array( '@aurora.test', 'https://pds.bsky.example' ), array( $account->name(), $account->meta( 'pds' ) ) );
	truly( 0 === strpos( $account->external_id(), 'did:plc:' ), $account->external_id() );
	$wrong = ( new Bluesky_Connect() )->connect( array( 'handle' => 'aurora.test', 'password' => 'aaaa-bbbb-cccc-dddd' ), 0 );
	holds( 'does not accept this handle with this app password', $wrong->get_error_message() );
	holds( 'does not recognize this handle', ( new Bluesky_Connect() )->connect( array( 'handle' => 'nobody.test', 'password' => peer()['password'] ), 0 )->get_error_message() );
	same( '@aurora.test', ( new Bluesky() )->check( $account )['handle'] );
} );

test( 'text with links and tags, its language, and a card with its picture', function () {
	$account = at_bluesky();
	$image   = picture( 1400, '', 95 );
	$text    = "Grüße 👩‍🍳 aus der #Bäckerei! https://example.com/ä?x=1&y=(2).\n#123 #ok #日本語 mail@example.com";
	$sent    = send_there( $account, bluesky_message( $text, array( 'language' => 'pt-BR', 'url' => 'https://example.com/sourdough/', 'card' => array( 'title' => 'Sourdough & “rye” <b>', 'description' => 'Day 1', 'image' => $image ), 'images' => array( $image ) ) ) );
	$there   = record_of( $account, $sent );
	same( $sent->id, $there['uri'] . ' ' . $there['cid'] );
	same( array( $text, array( 'pt-BR' ) ), array( $there['value']['text'], $there['value']['langs'] ) );
	$card = $there['value']['embed']['external'];
	same( array( 'https://example.com/sourdough/', 'Sourdough & “rye” <b>', 'Day 1' ), array( $card['uri'], $card['title'], $card['description'] ) );
	truly( $card['thumb']['size'] <= 1000000, 'small enough' );
	list( $status, $bytes, $type ) = read_there( 'com.atproto.sync.getBlob', array( 'did' => $account->external_id(), 'cid' => $card['thumb']['ref']['$link'] ) );
	same( array( 200, 'image/jpeg', $card['thumb']['size'], 'image/jpeg' ), array( $status, $type, strlen( $bytes ), getimagesizefromstring( $bytes )['mime'] ) );
} );

test( 'pictures have their texts and their sides', function () {
	$account = at_bluesky();
	$there   = record_of( $account, send_there( $account, bluesky_message( 'Two loaves', array( 'images' => array( picture( 300, 'A "loaf" & <b>crust</b>' ), picture( 320 ) ) ) ) ) );
	$images  = $there['value']['embed']['images'];
	same( array( 'A "loaf" & <b>crust</b>', '' ), wp_list_pluck( $images, 'alt' ) );
	same( array( 'width' => 320, 'height' => 320 ), $images[1]['aspectRatio'] );
} );

test( 'a thread: each answers the one before, and all name the first', function () {
	$account = at_bluesky();
	$first   = send_there( $account, bluesky_message( 'One' ) );
	$second  = send_there( $account, bluesky_message( 'Two', array( 'parent' => $first, 'root' => $first ) ) );
	$third   = send_there( $account, bluesky_message( 'Three', array( 'parent' => $second, 'root' => $first ) ) );
	$reply   = record_of( $account, $third )['value']['reply'];
	same( array( $first->id, $second->id ), array( $reply['root']['uri'] . ' ' . $reply['root']['cid'], $reply['parent']['uri'] . ' ' . $reply['parent']['cid'] ) );
} );

test( 'a message that is sent again with its key is the same one', function () {
	$account = at_bluesky();
	$message = bluesky_message( 'Once, with a picture', array( 'images' => array( picture( 300, 'A loaf' ) ) ) );
	$key     = Tid::generate();
	$first   = send_there( $account, $message, $key );
	$before  = posts_there( $account );
	for ( $try = 0; $try < 3; $try++ ) {
		same( $first->id, send_there( now_known( $account ), $message, $key )->id );
	}
	same( $before, posts_there( $account ) );
	same( Tid::to_time( $key ), record_of( $account, $first )['value']['createdAt'] );
} );

test( 'a token that is no good is renewed with the long one, which is kept', function () {
	$account = at_bluesky();
	$pair    = json_decode( $account->token(), true );
	( new Accounts() )->update( $account->id(), array( 'token' => Token_Pair::encode( 'not.a.token', $pair[1] ) ) );
	send_there( now_known( $account ), bluesky_message( 'Renewed' ) );
	$now = json_decode( now_known( $account )->token(), true );
	// A short token of the same second is the same.
	truly( 'not.a.token' !== $now[0] && $now[1] !== $pair[1], 'another pair is kept' );
	// The new long token is good, too.
	( new Accounts() )->update( $account->id(), array( 'token' => Token_Pair::encode( 'not.a.token', $now[1] ) ) );
	send_there( now_known( $account ), bluesky_message( 'Renewed once more' ) );
} );

test( 'what the server does not take is refused, and what it can’t know is no other trouble', function () {
	$account = at_bluesky();
	$before  = posts_there( $account );
	same( Publish_Error::REFUSED, ( new Bluesky() )->send( $account, bluesky_message( str_repeat( 'x', 301 ) ), Tid::generate() )->code );
	$nowhere = new Publish_Result( 'at://did:plc:x/app.bsky.feed.post/3k bafyreinowhere' );
	same( Publish_Error::REFUSED, ( new Bluesky() )->send( $account, bluesky_message( 'Answer', array( 'parent' => $nowhere, 'root' => $nowhere ) ), Tid::generate() )->code );
	same( $before, posts_there( $account ) );
} );

test( 'an app password that was taken back ends the sign-in', function () {
	$account = at_bluesky();
	$owner   = array( 'Authorization' => 'Bearer ' . peer()['owner'], 'Content-Type' => 'application/json' );
	$answer  = wp_remote_post( peer()['pds'] . '/xrpc/com.atproto.server.revokeAppPassword', array( 'headers' => $owner, 'body' => '{"name":"Site"}', 'reject_unsafe_urls' => false ) );
	same( 200, wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ) );
	$pair = json_decode( $account->token(), true );
	( new Accounts() )->update( $account->id(), array( 'token' => Token_Pair::encode( 'not.a.token', $pair[1] ) ) );
	same( Publish_Error::MUST_REAUTH, ( new Bluesky() )->send( now_known( $account ), bluesky_message( 'Too late' ), Tid::generate() )->code );
	same( Account::MUST_REAUTH, now_known( $account )->status() );
} );
