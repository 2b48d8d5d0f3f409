<?php
/**
 * Custom texts: who writes them, what is sent, and that the editor is told the same.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Social\Networks\Connections\Connection_Messages;
use Mainstreet\Social\Text\Text_Limit;

require_once MAINSTREET_DIR . '/tests/php/networks.php';
require_once MAINSTREET_DIR . '/tests/php/shares.php';

/** Asks REST as the current user. */
function ask_rest( $method, $path, array $body ) {
	$request = new \WP_REST_Request( $method, $path );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( wp_json_encode( $body ) );
	return rest_do_request( $request );
}

/** A draft of the current user. */
function a_draft( $title = 'Rye & "oats"' ) {
	return get_post( wp_insert_post( wp_slash( array( 'post_title' => $title, 'post_content' => 'x', 'post_status' => 'draft' ) ) ) );
}

/** Networks of these tests, each with an account. */
function two_accounts() {
	return array( array( a_network( 'one' ), a_connection( 'one' ) ), array( a_network( 'two', Text_Limit::plain( 60 ), false ), a_connection( 'two' ) ) );
}

/** What the editor would be told. */
function told_texts( \WP_Post $post, array $body ) {
	$answer = ask_rest( 'POST', "/mainstreet/v1/social/messages/{$post->ID}", $body );
	same( 200, $answer->get_status(), wp_json_encode( $answer->get_data() ) );
	return array_column( $answer->get_data()['items'], null, 'connection_id' );
}

test( 'a text of an account’s own is stored with the post as it was typed, sent to that account alone, and goes with it', function () {
	list( list( $one, $a ), list( $two, $b ) ) = two_accounts();
	act_as( 'author' );
	$post = a_draft();
	$text = "Rye: a < b & \\\"c\\\" 🥐\nhttps://example.com/?a=%D0";
	$answer = ask_rest( 'POST', "/wp/v2/posts/{$post->ID}", array( 'jetpack_publicize_connections' => array( array( 'id' => (string) $a->id(), 'enabled' => true, 'message' => $text ), array( 'id' => (string) $b->id(), 'enabled' => true ) ), 'meta' => array( 'jetpack_publicize_message' => 'To all' ) ) );
	same( 200, $answer->get_status() );
	$request = new \WP_REST_Request( 'GET', "/wp/v2/posts/{$post->ID}" );
	$request->set_param( 'context', 'edit' );
	same( array( (string) $a->id() => $text, (string) $b->id() => '' ), array_column( rest_do_request( $request )->get_data()['jetpack_publicize_connections'], 'message', 'id' ) );
	wp_publish_post( $post->ID );
	send_shares();
	truly( 0 === strpos( $one->texts()[0], $text ), $one->texts()[0] );
	truly( 0 === strpos( $two->texts()[0], "To all\n\n" ), $two->texts()[0] );
	( new Accounts() )->delete( $a->id() );
	same( '', get_post_meta( $post->ID, Connection_Messages::META . $a->id(), true ) );
} );

test( 'published, it stays; emptied, the account gets what all get; what is no text changes nothing', function () {
	list( list( , $a ) ) = two_accounts();
	act_as( 'author' );
	$post  = a_draft();
	$write = static function ( $message ) use ( $post, $a ) {
		ask_rest( 'POST', "/wp/v2/posts/{$post->ID}", array( 'jetpack_publicize_connections' => array( array( 'id' => (string) $a->id(), 'message' => $message ) ) ) );
		return Connection_Messages::get( $post->ID, $a );
	};
	same( 'Mine', $write( ' Mine ' ) );
	same( 'Mine', $write( array( 'x' ) ) );
	same( Connection_Messages::MAX_LENGTH, mb_strlen( $write( str_repeat( '🥐', Connection_Messages::MAX_LENGTH + 10 ) ) ) );
	same( '', $write( "\n" ) );
	same( 'Kept', $write( 'Kept' ) );
	same( false, metadata_exists( 'post', $post->ID, '_wpas_skip_publicize_' . $a->id() ), 'whether it goes there was not said:' );
	wp_publish_post( $post->ID );
	same( 'Kept', $write( 'Too late' ) );
} );

test( 'who may not publish writes none, nobody writes for somebody’s own account, and asks nothing either', function () {
	list( list( , $a ) ) = two_accounts();
	$other = act_as( 'author' );
	$own   = a_connection( 'one', get_current_user_id() );
	act_as( 'contributor' );
	$post = a_draft();
	$body = array( 'jetpack_publicize_connections' => array( array( 'id' => (string) $a->id(), 'message' => 'Mine' ) ) );
	same( 403, ask_rest( 'POST', "/wp/v2/posts/{$post->ID}", $body )->get_status() );
	same( 403, ask_rest( 'POST', "/mainstreet/v1/social/messages/{$post->ID}", array() )->get_status() );
	same( '', Connection_Messages::get( $post->ID, $a ) );
	act_as( 'administrator' );
	$mine = a_draft();
	ask_rest( 'POST', "/wp/v2/posts/{$mine->ID}", array( 'jetpack_publicize_connections' => array( array( 'id' => (string) $own->id(), 'message' => 'Not mine' ) ) ) );
	same( '', Connection_Messages::get( $mine->ID, $own ) );
	truly( ! isset( told_texts( $mine, array() )[ (string) $own->id() ] ), 'somebody else’s account is not told of' );
	same( 403, ask_rest( 'POST', '/mainstreet/v1/social/messages/4294967295', array() )->get_status() );
} );

test( 'the editor is told what is sent, and how much is left, as the network counts', function () {
	list( list( $one, $a ), list( $two, $b ) ) = two_accounts();
	act_as( 'administrator' );
	$post  = a_draft();
	$texts = array( '', 'Short', "With \u{1F469}\u{200D}\u{1F373} and https://example.com/a/b.", str_repeat( 'long words ', 40 ), str_repeat( '🥐', 299 ), 'x ' . get_permalink( $post ), "a\n\nb" );
	$told  = array();
	foreach ( $texts as $n => $text ) {
		$draft = a_draft();
		$told  = told_texts( $draft, array( 'title' => "Bread $n", 'message' => 'To all', 'messages' => array( (string) $a->id() => $text ) ) );
		Connection_Messages::save( $draft->ID, array( $a->id() => $text ), get_current_user_id() );
		update_post_meta( $draft->ID, '_wpas_mess', 'To all' );
		wp_update_post( array( 'ID' => $draft->ID, 'post_title' => "Bread $n", 'post_status' => 'publish' ) );
		send_shares();
		$url = get_permalink( $draft->ID );
		// Without pretty addresses a draft's is another than that of the post.
		$as_sent = static function ( $text ) use ( $url, $draft ) { return str_replace( $url, 'URL', str_replace( home_url( "/?p={$draft->ID}" ), 'URL', $text ) ); };
		same( $as_sent( $told[ (string) $a->id() ]['text'] ), $as_sent( array_values( $one->texts() )[ $n ] ), "text $n" );
		same( $as_sent( $told[ (string) $b->id() ]['text'] ), $as_sent( array_values( $two->texts() )[ $n ] ), "text $n for all" );
		$card  = ask_rest( 'POST', "/mainstreet/v1/social/card/{$draft->ID}", array( 'message' => 'To all', 'messages' => array( (string) $a->id() => $text ) ) )->get_data();
		$shown = array_column( $card['messages'], 'single', 'connection_id' );
		foreach ( array( $a, $b ) as $account ) {
			same( $as_sent( $told[ (string) $account->id() ]['text'] ), $as_sent( $shown[ (string) $account->id() ] ), "preview $n" );
		}
		$left = $told[ (string) $a->id() ]['left'];
		truly( ( $left < 0 ) === ( false !== strpos( $told[ (string) $a->id() ]['text'], '…' ) ), "$n: $left" );
	}
	$thread = told_texts( $post, array( 'message' => 'Words', 'is_thread' => true ) );
	same( array( "Words\n\nA thread ⬇️", 300 - \Mainstreet\Social\Text\Graphemes::count( "Words\n\nA thread ⬇️" ) ), array( $thread[ (string) $a->id() ]['text'], $thread[ (string) $a->id() ]['left'] ) );
	truly( false !== strpos( $thread[ (string) $b->id() ]['text'], home_url() ), 'no thread there' );
} );

test( 'sharing once more takes texts of single accounts with it, stored nowhere', function () {
	list( list( $one, $a ), list( $two, $b ) ) = two_accounts();
	act_as( 'administrator' );
	$post = a_shared_post();
	send_shares();
	$answer = ask_rest( 'POST', "/wpcom/v2/posts/{$post->ID}/publicize", array( 'message' => 'Again', 'messages' => array( (string) $b->id() => 'Just you' ) ) );
	same( array( 200, array() ), array( $answer->get_status(), $answer->get_data()['errors'] ) );
	truly( 0 === strpos( $one->texts()[1], 'Again' ) && 0 === strpos( $two->texts()[1], 'Just you' ), wp_json_encode( array( $one->texts(), $two->texts() ) ) );
	same( '', Connection_Messages::get( $post->ID, $b ) );
	foreach ( array( array( 'messages' => 'x' ), array( 'messages' => array( '5' => array( 'x' ) ) ), array( 'messages' => array( '5' => str_repeat( 'x', 20000 ) ) ) ) as $body ) {
		same( 400, ask_rest( 'POST', "/wpcom/v2/posts/{$post->ID}/publicize", $body )->get_status() );
	}
} );

test( 'the editor’s counter for Bluesky counts bytes, too', function () {
	act_as( 'administrator' );
	$account = ( new \Mainstreet\Connections\Accounts\Accounts() )->add( 'bluesky', 0, array( 'external_id' => 'did:plc:aurora', 'name' => '@aurora.test', 'token' => 'x' ) );
	// 25 bytes and one character each.
	$family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}";
	$left   = static function ( $text ) use ( $account ) {
		return told_texts( a_draft(), array( 'message' => '', 'messages' => array( (string) $account->id() => $text ) ) )[ (string) $account->id() ]['left'];
	};
	truly( $left( str_repeat( $family, 100 ) ) > 0 );
	truly( $left( str_repeat( 'a', 130 ) ) > 100 );
	truly( $left( str_repeat( $family, 130 ) ) < 0, 'fewer than 300 characters, more than 3,000 bytes' );
} );
