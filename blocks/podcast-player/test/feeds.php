<?php
/**
 * Feeds for the tests of the podcast player.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Parser;
use Mainstreet\Http\Http_Client;

const FEED = 'https://pod.example/feed';

/** A stored feed. */
function feed_file( $name ) {
	return file_get_contents( __DIR__ . "/feeds/$name.xml" );
}

/** What is read of a stored feed. */
function read_feed( $name, array $wanted = array() ) {
	return Podcast_Parser::parse( feed_file( $name ), FEED, $wanted );
}

/** A feed of as many episodes, `ep-1` the oldest. */
function long_feed( $count, $notes = '<p>Notes.</p>' ) {
	$items = '';
	for ( $n = 1; $n <= $count; $n++ ) {
		$date   = gmdate( 'r', 1600000000 + $n * 86400 );
		$items .= "<item><title>Episode $n</title><guid>ep-$n</guid><pubDate>$date</pubDate><description><![CDATA[$notes]]></description><enclosure url=\"https://cdn.example/$n.mp3\" type=\"audio/mpeg\"/></item>";
	}
	return "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>Long</title><link>https://pod.example/</link>$items</channel></rss>";
}

/** Guids of a podcast's episodes. */
function guids_of( $podcast ) {
	return $podcast ? array_map( function ( $track ) { return $track->guid; }, $podcast->tracks ) : null;
}

/** Hosts of podcasts have public addresses, and these answers; the log holds what was asked. */
function podcast_hosts( callable $answer ) {
	// No post is being drawn, whatever another test has left.
	$GLOBALS['post'] = null;
	addresses( array_fill_keys( array( 'pod.example', 'cdn.example', 'other.example', 'slow.example' ), array( '93.184.215.14' ) ) + array( 'inside.example' => array( '10.0.0.1' ) ) );
	return outside( $answer );
}

/** A clock that only moves when it is told to. */
final class Fake_Clock {
	public $now = 1000.0;
	public function __invoke() {
		return $this->now;
	}
}

/**
 * Servers that take their time, without any test waiting for it: each answer takes as many seconds, but not more
 * than the request allows.
 */
function slow_client( Fake_Clock $clock, callable $answer ) {
	return new Http_Client(
		function ( $url, $args ) use ( $clock, $answer ) {
			list( $seconds, $status, $body, $headers ) = $answer( $url ) + array( 0, 200, '', array() );
			if ( $seconds >= $args['timeout'] ) {
				// cURL waits at least a second.
				$clock->now += max( 1, $args['timeout'] );
				return new \WP_Error( 'http_request_failed', 'cURL error 28' );
			}
			$clock->now += $seconds;
			return array( 'headers' => $headers, 'body' => $body, 'response' => array( 'code' => $status, 'message' => '' ), 'cookies' => array(), 'filename' => null );
		}
	);
}

/** Makes what is kept of a feed older. */
function age_feed( $url, $seconds ) {
	$name = 'mainstreet_podcast_feed_' . md5( $url );
	$kept = json_decode( get_option( $name ), true );
	foreach ( array( 'tried', 'fetched' ) as $time ) {
		$kept[ $time ] = max( 0, $kept[ $time ] - $seconds );
	}
	update_option( $name, wp_json_encode( $kept ) );
}
