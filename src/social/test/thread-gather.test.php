<?php
/**
 * Threads of microblogs taken into a post.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Threads\Import\Thread_Importer;

/** Asks for a thread of services that answer so; paths are parts of addresses. */
function gathered( $url, array $answers, array &$asked = array() ) {
	act_as( 'administrator' );
	$client = new Http_Client( function ( $url ) use ( $answers, &$asked ) {
		$asked[] = $url;
		foreach ( $answers as $part => $answer ) {
			if ( false !== strpos( $url, $part ) ) {
				return array( 'headers' => array(), 'body' => is_int( $answer ) ? '{}' : wp_json_encode( $answer ), 'response' => array( 'code' => is_int( $answer ) ? $answer : 200 ), 'cookies' => array() );
			}
		}
		return array( 'headers' => array(), 'body' => '{}', 'response' => array( 'code' => 404 ), 'cookies' => array() );
	} );
	$request = new \WP_REST_Request( 'GET', '/mainstreet/v1/tweetstorm/gather' );
	$request->set_param( 'url', $url );
	return ( new Thread_Importer( $client ) )->import( $request );
}

/** A post of Bluesky. */
function sky_post( $did, array $record, array $embed = array() ) {
	return array( 'author' => array( 'did' => $did, 'handle' => 'aurora.test' ), 'record' => $record, 'embed' => $embed );
}

test( 'a thread of Bluesky: its author’s posts, links in their places by bytes, pictures, quotations', function () {
	$text  = "Früh ☕ backen: example.org\n\nUnd <b>dann</b>?";
	$start = strpos( $text, 'example' );
	$asked = array();
	$items = gathered( 'https://bsky.app/profile/aurora.test/post/3kabc?x=1', array(
		'resolveHandle' => array( 'did' => 'did:plc:one' ),
		'getPostThread' => array( 'thread' => array(
			'post'    => sky_post( 'did:plc:one', array( 'text' => $text, 'facets' => array(
				array( 'index' => array( 'byteStart' => $start, 'byteEnd' => $start + 11 ), 'features' => array( array( 'uri' => 'https://example.org/"><script>' ) ) ),
				array( 'index' => array( 'byteStart' => 0, 'byteEnd' => 4000 ), 'features' => array( array( 'uri' => 'https://evil.example' ) ) ),
				array( 'index' => array( 'byteStart' => 0, 'byteEnd' => 3 ), 'features' => array( array( 'uri' => 'javascript:alert(1)' ) ) ),
			) ) ),
			'replies' => array(
				array( 'post' => sky_post( 'did:plc:two', array( 'text' => 'Stranger' ) ) ),
				array( 'post' => sky_post( 'did:plc:one', array( 'text' => 'Second' ), array( 'images' => array( array( 'fullsize' => 'https://cdn.example/1.jpg', 'alt' => 'A "loaf"' ), array( 'fullsize' => 'https://cdn.example/2.jpg' ) ) ) ), 'replies' => array(
					array( 'post' => sky_post( 'did:plc:one', array( 'text' => '' ), array( 'record' => array( 'uri' => 'at://did:plc:nine/app.bsky.feed.post/3kz', 'author' => array( 'handle' => 'baker.test' ) ) ) ) ),
				) ),
			),
		) ),
	), $asked );
	same( 'paragraph', $items[0]['type'] );
	holds( '>example.org</a>', $items[0]['content'] );
	holds_not( '<script', $items[0]['content'] );
	holds_not( 'javascript', $items[0]['content'] );
	holds_not( 'evil', $items[0]['content'] );
	same( 'Und &lt;b&gt;dann&lt;/b&gt;?', $items[1]['content'] );
	same( 'Second', $items[2]['content'] );
	same( array( array( 'https://cdn.example/1.jpg', 'A "loaf"' ), array( 'https://cdn.example/2.jpg', '' ) ), array_map( function ( $image ) { return array( $image['url'], $image['alt'] ); }, $items[3]['images'] ) );
	$signed = \Mainstreet\External_Media\Media_Item::verify( 'thread', $items[3]['images'][0]['guid'] );
	same( array( 'https://cdn.example/1.jpg', 'A "loaf"' ), array( $signed['url'], $signed['title'] ) );
	same( null, \Mainstreet\External_Media\Media_Item::verify( 'openverse', $items[3]['images'][0]['guid'] ), 'signed for threads alone:' );
	same( array( 'type' => 'embed', 'url' => 'https://bsky.app/profile/baker.test/post/3kz' ), $items[4] );
	same( 5, count( $items ) );
	holds( 'uri=at%3A%2F%2Fdid%3Aplc%3Aone%2Fapp.bsky.feed.post%2F3kabc', $asked[1] );
} );

test( 'a thread of Mastodon: its author’s answers to themselves, what is safe of their HTML, a video', function () {
	$status = function ( $id, $who, $content, $to = null, $media = array() ) { return array( 'id' => $id, 'account' => array( 'id' => $who ), 'in_reply_to_id' => $to, 'content' => $content, 'media_attachments' => $media ); };
	$items  = gathered( 'https://93.184.215.14/@aurora/113', array(
		'113/context' => array( 'descendants' => array( $status( '114', '2', '<p>Stranger</p>', '113' ), $status( '115', '1', '<p>Two</p>', '113', array( array( 'type' => 'gifv', 'url' => 'https://files.example/a.mp4', 'description' => 'Dough rises' ) ) ), $status( '116', '1', '<p>To a stranger</p>', '114' ) ) ),
		'statuses/113' => $status( '113', '1', '<p>One <a href="https://example.org" onclick="x()" class="u">example</a><br>line<script>alert(1)</script></p><p></p>' ),
	) );
	same( array( 'paragraph', 'paragraph', 'video' ), wp_list_pluck( $items, 'type' ) );
	same( 'One <a href="https://example.org">example</a><br>linealert(1)', $items[0]['content'] );
	same( 'Two', $items[1]['content'] );
	same( array( 'type' => 'video', 'url' => 'https://files.example/a.mp4', 'alt' => 'Dough rises' ), $items[2] );
} );

test( 'what cannot be taken says why; X is embedded; nobody looks into this server’s network', function () {
	is_error( 'invalid_url', gathered( 'https://example.org/news', array() ), 400 );
	is_error( 'invalid_url', gathered( 'javascript:alert(1)', array() ), 400 );
	is_error( 'not_found', gathered( 'https://bsky.app/profile/nobody.test/post/3k', array() ), 404 );
	same( array( array( 'type' => 'embed', 'url' => 'https://x.com/ada/status/1' ) ), gathered( 'https://x.com/ada/status/1', array() ) );
	$asked = array();
	truly( is_wp_error( gathered( 'https://127.0.0.1/@a/1', array( '' => array() ), $asked ) ) );
	truly( is_wp_error( gathered( 'https://169.254.169.254/@a/1', array( '' => array() ), $asked ) ) );
	same( array(), $asked );
} );
