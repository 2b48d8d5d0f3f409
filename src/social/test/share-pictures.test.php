<?php
/**
 * Pictures that travel with messages, and what is said when they can't.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Social\Networks\Bluesky\Bluesky;
use Mainstreet\Social\Networks\Bluesky\Tid;
use Mainstreet\Social\Networks\Linkedin\Linkedin;
use Mainstreet\Social\Networks\Mastodon\Mastodon;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Networks\Token_Pair;
use Mainstreet\Social\Networks\X\X;
use Mainstreet\Social\Publishing\Shares\Share_Controller;
use Mainstreet\Social\Publishing\Shares\Shares;

require_once MAINSTREET_DIR . '/tests/php/networks.php';
require_once MAINSTREET_DIR . '/tests/php/shares.php';

/** What is said of a picture that is missing. */
const NO_PICTURE = 'An image could not be attached.';

/** A message with pictures, or with a card. */
function a_message( $text, array $images, array $card = array() ) {
	$message         = new Outgoing_Post( $text );
	$message->images = $images;
	$message->card   = $card;
	$message->url    = $card ? 'https://example.com/bread/' : '';
	return $message;
}

/** An account at X whose tokens its fake knows. */
function at_x() {
	putenv( 'MAINSTREET_X_APP_ID=theAppOfTheOwner' );
	putenv( 'MAINSTREET_X_APP_SECRET=appSecretNobodyMaySee' );
	$answer = wp_remote_post( 'https://api.x.com/2/oauth2/token', array(
		'headers' => array( 'Authorization' => 'Basic ' . base64_encode( 'theAppOfTheOwner:appSecretNobodyMaySee' ) ),
		'body'    => array( 'grant_type' => 'authorization_code', 'code_verifier' => 'proof', 'code' => rtrim( strtr( base64_encode( hash( 'sha256', 'proof', true ) ), '+/', '-_' ), '=' ) ),
	) );
	$tokens = json_decode( wp_remote_retrieve_body( $answer ), true );
	return ( new Accounts() )->add( 'x', 0, array( 'external_id' => '2244994945', 'name' => '@aurora_bakes', 'token' => Token_Pair::encode( $tokens['access_token'], $tokens['refresh_token'] ), 'meta' => array( 'handle' => '@aurora_bakes' ) ) );
}

/** Ends what at_x() has set. */
function leave_x() {
	putenv( 'MAINSTREET_X_APP_ID' );
	putenv( 'MAINSTREET_X_APP_SECRET' );
}

/** Fails unless it was taken; gives what is said of it. */
function note_of( $sent ) {
	truly( $sent instanceof Publish_Result, var_export( $sent, true ) );
	return $sent->note;
}

test( 'X: pictures go with the message, each with its text; also when the token has just ended', function () {
	networks();
	$account = at_x();
	ask_fake( 'https://x.test/expire', array() );
	same( '', note_of( ( new X() )->send( $account, a_message( 'Bread', array( picture( 200, 'A "loaf" & <b>crust</b>' ), picture( 210 ) ) ), 'k' ) ) );
	$post = ask_fake( 'https://x.test/posts' )[0];
	same( array( 'Bread', array( 'A "loaf" & <b>crust</b>', '' ) ), array( $post['text'], wp_list_pluck( $post['pictures'], 'alt' ) ) );
	$log = ask_fake( 'https://x.test/posts' );
	same( 1, count( $log ) );
	leave_x();
} );

test( 'X: a picture that fails, or whose text does, keeps no message back, and that is said', function () {
	networks();
	$account = at_x();
	foreach ( array( array( '500', '/2/media/upload' ), array( '429', '/2/media/upload' ), array( 'garbage', '/2/media/upload' ), array( '500', '/2/media/metadata' ) ) as $at => list( $mode, $path ) ) {
		trouble( 'ok', 'api.x.com', '/2/media' );
		trouble( $mode, 'api.x.com', $path );
		same( NO_PICTURE, note_of( ( new X() )->send( $account, a_message( "Bread $at", array( picture( 200, 'A loaf' ) ) ), 'k' ) ), "$mode $path" );
	}
	same( 'Some images could not be attached.', note_of( ( new X() )->send( $account, a_message( 'Both', array( array( 'id' => 0, 'url' => 'https://elsewhere.example/a.jpg' ), array( 'id' => 0, 'url' => '' ) ) ), 'k' ) ) );
	$posts = ask_fake( 'https://x.test/posts' );
	same( array( 'Bread 0', 'Bread 1', 'Bread 2', 'Bread 3', 'Both' ), wp_list_pluck( $posts, 'text' ) );
	same( array(), array_merge( ...wp_list_pluck( $posts, 'pictures' ) ) );
	leave_x();
} );

test( 'LinkedIn: the card has its picture, put where LinkedIn says and nowhere else', function () {
	$log     = networks();
	$account = connected( 'linkedin' );
	$card    = array( 'title' => 'Bread', 'description' => 'Fresh', 'image' => picture( 300, 'A loaf' ) );
	same( '', note_of( ( new Linkedin() )->send( $account, a_message( 'With', array(), $card ), 'k' ) ) );
	$posts = ask_fake( 'https://linkedin.test/posts' );
	truly( 0 === strpos( $posts[0]['content']['article']['thumbnail'], 'urn:li:image:' ), wp_json_encode( $posts ) );
	same( array( 'https://www.linkedin.com', 'PUT', 'image/jpeg' ), array( substr( $log[1][0], 0, 24 ), $log[1][1]['method'], $log[1][1]['headers']['Content-Type'] ) );
	// Without a picture nothing is asked, and nothing is missing.
	$before = count( $log );
	same( '', note_of( ( new Linkedin() )->send( $account, a_message( 'Without', array(), array( 'title' => 'Bread', 'image' => null ) ), 'k' ) ) );
	same( 1, count( $log ) - $before );
	// An answer that leads elsewhere gets no token.
	$asked = array();
	add_filter( 'pre_http_request', static function ( $pre, $args, $url ) use ( &$asked ) {
		$asked[] = $url;
		return false !== strpos( $url, '/rest/images' ) ? array( 'headers' => array(), 'body' => wp_json_encode( array( 'value' => array( 'image' => 'urn:li:image:A', 'uploadUrl' => 'https://linkedin.com.evil.example/dms' ) ) ), 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null ) : $pre;
	}, 5, 3 );
	same( NO_PICTURE, note_of( ( new Linkedin() )->send( $account, a_message( 'Elsewhere', array(), $card ), 'k' ) ) );
	same( array(), array_values( preg_grep( '/evil/', $asked ) ) );
} );

test( 'LinkedIn: a picture that fails keeps no message back', function () {
	networks();
	$account = connected( 'linkedin' );
	$card    = array( 'title' => 'Bread', 'image' => picture( 300, 'A loaf' ) );
	foreach ( array( array( '500', 'api.linkedin.com', '/rest/images' ), array( '429', 'www.linkedin.com', '/dms-uploads' ) ) as $at => list( $mode, $host, $path ) ) {
		trouble( 'ok', 'api.linkedin.com', '/rest/images' );
		trouble( $mode, $host, $path );
		same( NO_PICTURE, note_of( ( new Linkedin() )->send( $account, a_message( "Bread $at", array(), $card ), 'k' ) ), "$mode $path" );
	}
	foreach ( ask_fake( 'https://linkedin.test/posts' ) as $post ) {
		truly( ! isset( $post['content']['article']['thumbnail'] ), 'no picture' );
	}
	trouble( '401', 'api.linkedin.com', '/rest/images' );
	same( 'must_reauth', ( new Linkedin() )->send( $account, a_message( 'Ended', array(), $card ), 'k' )->code );
} );

test( 'Mastodon and Bluesky: a picture that they refuse is said, too; Bluesky shows the card of an address, and pictures elsewhere', function () {
	networks();
	$none = array( array( 'id' => 0, 'url' => 'https://elsewhere.example/a.jpg', 'alt' => '' ) );
	same( NO_PICTURE, note_of( ( new Mastodon() )->send( connected( 'mastodon' ), a_message( 'Bread', $none ), 'k' ) ) );
	$bluesky = connected( 'bluesky' );
	$image   = picture( 300, 'A loaf' );
	same( NO_PICTURE, note_of( ( new Bluesky() )->send( $bluesky, a_message( 'One', $none ), Tid::generate() ) ) );
	same( NO_PICTURE, note_of( ( new Bluesky() )->send( $bluesky, a_message( 'Two', array(), array( 'title' => 'Bread', 'image' => $none[0] ) ), Tid::generate() ) ) );
	same( '', note_of( ( new Bluesky() )->send( $bluesky, a_message( 'Three', array( $image ), array( 'title' => 'Bread', 'image' => $image ) ), Tid::generate() ) ) );
	same( '', note_of( ( new Bluesky() )->send( $bluesky, a_message( 'Four', array( $image ) ), Tid::generate() ) ) );
	$embeds = array();
	foreach ( ask_fake( 'https://bluesky.test/posts' ) as $post ) {
		$embeds[ $post['record']['text'] ] = isset( $post['record']['embed'] ) ? $post['record']['embed'] : array();
	}
	truly( isset( $embeds['Three']['external']['thumb'] ) && ! isset( $embeds['Two']['external']['thumb'] ), wp_json_encode( $embeds ) );
	same( 'A loaf', $embeds['Four']['images'][0]['alt'] );
} );

test( 'what is said of a message stands with its share, of a thread with the first', function () {
	act_as( 'administrator' );
	$network         = a_network();
	$network->answer = static function ( Outgoing_Post $message ) {
		return 'Hello' === $message->text ? null : new Publish_Result( 'id', 'https://testnet.example/1', NO_PICTURE );
	};
	a_connection();
	$post = a_shared_post();
	send_shares();
	$item = Share_Controller::prepare_items( Shares::find_by_post( $post->ID ) )[0];
	same( array( 'sent', '', NO_PICTURE ), array( $item['state'], $item['error'], $item['note'] ) );
} );
