<?php
/**
 * Asking for feeds: what is kept, for how long, and how long anybody waits.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Feed;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Lease;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Store;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Warmer;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Time_Budget;

require_once __DIR__ . '/feeds.php';

/** A page that waits as if it were the only one of this process. */
function feed_for_page( $url = FEED, array $guids = array(), $limit = 5, $http = null ) {
	return ( new Podcast_Feed( $http, new Time_Budget( 3 ) ) )->get_for_page( $url, $guids, $limit );
}

test( 'a page asks for a feed once, then shows what is kept for a week without asking', function () {
	$log = podcast_hosts( function () { return feed_file( 'itunes' ); } );
	$got = feed_for_page();
	same( array( 'https://pod.example/?p=2&v=1', 'urn:ep:1', 'urn:ep:0' ), guids_of( $got ) );
	same( array( 'Field Notes & Birds', 'https://pod.example/cover.jpg' ), array( $got->title, $got->cover ) );
	same( 1, count( $log ) );
	truly( $log[0][1]['timeout'] <= 3, 'seconds for a page: ' . $log[0][1]['timeout'] );
	same( 1, count( feed_for_page( FEED, array(), 1 )->tracks ) );
	age_feed( FEED, 6 * DAY_IN_SECONDS );
	same( 3, count( feed_for_page()->tracks ) );
	same( 1, count( $log ), 'requests of pages' );
	// Behind the back of the visitor it is asked for again.
	truly( ( new Scheduler() )->planned( Podcast_Warmer::HOOK ) <= time() + 1 );
	age_feed( FEED, 2 * DAY_IN_SECONDS );
	remove_all_filters( 'pre_http_request' );
	$log = outside( function () { return array( 500, 'down' ); } );
	same( null, feed_for_page(), 'older than a week:' );
	same( 1, count( $log ) );
} );

test( 'the last good copy is shown while the feed fails, whatever fails', function () {
	$answer = feed_file( 'itunes' );
	$log    = podcast_hosts( function () use ( &$answer ) { return $answer; } );
	feed_for_page();
	act_as( 'editor' );
	foreach ( array( array( 500, 'x' ), feed_file( 'broken' ), feed_file( 'video-only' ), '<html>', '', new \WP_Error( 'http_request_failed', 'x' ) ) as $trouble ) {
		age_feed( FEED, DAY_IN_SECONDS / 2 );
		$answer = $trouble;
		( new Podcast_Warmer() )->run();
		same( 3, count( feed_for_page()->tracks ), 'on the page' );
		same( 3, count( ( new Podcast_Feed() )->get_for_editor( FEED, array(), 10 )->tracks ), 'in the editor' );
	}
	// And the newer one, as soon as there is one.
	age_feed( FEED, 3600 );
	$answer = long_feed( 2 );
	( new Podcast_Warmer() )->run();
	same( array( 'ep-2', 'ep-1' ), guids_of( feed_for_page() ) );
} );

test( 'a failure is remembered for a minute, so that visitors do not wait one after the other', function () {
	$log = podcast_hosts( function () { return array( 404, '' ); } );
	same( null, feed_for_page() );
	same( null, feed_for_page() );
	is_error( 'invalid_url', ( new Podcast_Feed() )->get_for_editor( FEED, array(), 10 ), 400 );
	same( 1, count( $log ) );
	age_feed( FEED, 61 );
	same( null, feed_for_page() );
	same( 2, count( $log ) );
} );

test( 'episodes come in the order they are asked for; old ones are kept from then on', function () {
	$log = podcast_hosts( function () { return long_feed( 300 ); } );
	same( array( 'ep-300', 'ep-299' ), guids_of( feed_for_page( FEED, array(), 2 ) ) );
	same( array( 'ep-3', 'ep-300', 'ep-250' ), guids_of( feed_for_page( FEED, array( 'ep-3', 'ep-300', 'ep-250' ) ) ) );
	same( 2, count( $log ), 'once for the old ones' );
	same( array( 'ep-3' ), guids_of( feed_for_page( FEED, array( 'ep-3', 'never', 'ep-3', 5, array() ) ) ) );
	same( null, feed_for_page( FEED, array( 'never' ) ) );
	same( 2, count( $log ), 'not for what the feed does not have' );
	age_feed( FEED, 3600 );
	( new Podcast_Warmer() )->run();
	same( 3, count( $log ) );
	same( array( 'ep-3' ), guids_of( feed_for_page( FEED, array( 'ep-3' ) ) ) );
	same( 3, count( $log ), 'kept when asked for again' );
} );

test( 'one process asks for a feed; pages of others do not wait', function () {
	$log  = podcast_hosts( function () { return feed_file( 'itunes' ); } );
	$lock = Podcast_Lease::acquire( Podcast_Store::get_id( FEED ) );
	same( null, Podcast_Lease::acquire( Podcast_Store::get_id( FEED ) ) );
	same( null, feed_for_page() );
	same( 0, count( $log ) );
	$lock->release();
	same( 3, count( feed_for_page()->tracks ) );
	truly( null !== Podcast_Lease::acquire( Podcast_Store::get_id( FEED ) ), 'let go of' );
	// A process that was killed, and a server whose clock is wrong.
	foreach ( array( time() - 1, time() + 3600 ) as $end ) {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->options} SET option_value = '$end-x' WHERE option_name LIKE 'mainstreet_podcast_lock_%'" );
		truly( null !== Podcast_Lease::acquire( Podcast_Store::get_id( FEED ) ), "$end" );
	}
	// One whose hold ended takes none from who has it now.
	$lock->release();
	same( null, Podcast_Lease::acquire( Podcast_Store::get_id( FEED ) ) );
} );

test( 'of processes that take hold at the same moment, one does', function () {
	$id     = md5( 'race' );
	$others = array_map( function () use ( $id ) { return in_process( __DIR__ . '/processes/take-lock.php', compact( 'id' ) ); }, range( 1, 4 ) );
	$said   = array_map( function ( $wait ) { return $wait(); }, $others );
	sort( $said );
	same( array( 'mine', 'not', 'not', 'not' ), $said );
} );

test( 'a page that names feeds: the first one that can be heard, relative addresses too', function () {
	$page  = '<!doctype html><head><base href="/blog/"><link rel=stylesheet href=x><link rel="alternate" type="application/rss+xml" href="//pod.example/comments"><link rel="alternate" type="application/json" href="/json"><link title=Podcast href="javascript:x" rel="alternate" type="application/rss+xml"><LINK TYPE="application/ATOM+xml; charset=utf-8" REL="Alternate home" HREF="shows/feed?a=1&amp;b=2"><link rel="alternate" type="application/rss+xml" href="/never">';
	$files = array(
		'https://pod.example/page'                    => $page,
		'https://pod.example/comments'                => feed_file( 'no-enclosures' ),
		'https://pod.example/blog/shows/feed?a=1&b=2' => feed_file( 'itunes' ),
	);
	$log = podcast_hosts( function ( $url ) use ( $files ) { return isset( $files[ $url ] ) ? $files[ $url ] : array( 404, '' ); } );
	same( 'Field Notes & Birds', feed_for_page( 'https://pod.example/page' )->title );
	same( array_keys( $files ), array_column( $log->getArrayCopy(), 0 ) );
	$files['https://pod.example/blog/shows/feed?a=1&b=2'] = 'no';
	act_as( 'editor' );
	// Kept under the address that was typed.
	same( 'Field Notes & Birds', ( new Podcast_Feed() )->get_for_editor( 'https://pod.example/page', array(), 10 )->title );
	is_error( 'invalid_url', ( new Podcast_Feed() )->get_for_editor( 'https://pod.example/nothing', array(), 10 ), 400 );
} );

test( 'a page is looked through for four feeds, not more', function () {
	$links = '';
	for ( $n = 0; $n < 50; $n++ ) {
		$links .= "<link rel='alternate' type='application/rss+xml' href='/f$n'>";
	}
	$log = podcast_hosts( function ( $url ) use ( $links ) { return 'https://pod.example/many' === $url ? "<html>$links" : feed_file( 'no-enclosures' ); } );
	same( null, feed_for_page( 'https://pod.example/many' ) );
	same( 5, count( $log ) );
} );

test( 'addresses inside the network are refused: typed, named by a page, or at the end of redirects', function () {
	$private = array(
		'http://127.0.0.1/feed', 'http://127.1/feed', 'http://0x7f000001/feed', 'http://2130706433/feed', 'http://0177.0.0.1/feed', 'http://0.0.0.0/feed', 'http://[::1]/feed', 'http://[::ffff:127.0.0.1]/feed', 'http://[fe80::1]/feed', 'http://[fd00::1]/feed',
		'http://10.1.2.3/feed', 'http://172.16.0.1/feed', 'http://192.168.1.1/feed', 'http://169.254.169.254/latest/meta-data/', 'http://100.64.0.1/feed', 'http://localhost/feed', 'http://inside.example/feed', 'https://user:pass@pod.example/feed', 'https://pod.example:8080/feed', 'http://pod.example@127.0.0.1/feed', 'http://127.0.0.1#@pod.example/feed', 'http://pod.example\\@127.0.0.1/feed',
		'ftp://pod.example/feed', 'file:///etc/passwd', 'gopher://pod.example/', 'php://filter/resource=x', 'data:application/rss+xml,<rss/>', 'javascript:alert(1)', '//127.0.0.1/feed', '127.0.0.1/feed',
	);
	$log = podcast_hosts( function ( $url ) use ( $private ) {
		if ( preg_match( '#/to/(\d+)$#', $url, $found ) ) {
			return array( 302, '', array( 'location' => $private[ $found[1] ] ) );
		}
		return preg_match( '#/page/(\d+)$#', $url, $found ) ? '<link rel="alternate" type="application/rss+xml" href="' . esc_attr( $private[ $found[1] ] ) . '">' : feed_file( 'itunes' );
	} );
	act_as( 'administrator' );
	foreach ( $private as $number => $url ) {
		foreach ( array( $url, "https://pod.example/to/$number", "https://pod.example/page/$number" ) as $typed ) {
			// Some are a path of the public host, once they stand in a page of it.
			$request = new \WP_REST_Request( 'GET', '/wpcom/v2/podcast-player' );
			$request->set_query_params( array( 'url' => $typed ) );
			$asked  = count( $log );
			$answer = rest_do_request( $request );
			foreach ( array_slice( $log->getArrayCopy(), $asked ) as list( $reached ) ) {
				truly( 1 === preg_match( '#^https?://pod\.example/(?!.*@)#', $reached ), "$typed reached $reached" );
			}
			if ( $typed === $url || ( false !== strpos( $typed, '/to/' ) && 0 !== strpos( $url, '127' ) ) ) {
				same( 400, $answer->get_status(), $typed );
				same( 'invalid_url', $answer->get_data()['code'], $typed );
			}
		}
	}
} );

test( 'nobody waits longer than the limit: slow servers, redirects to more of them, pages that name them', function () {
	$clock = new Fake_Clock();
	addresses( array( 'slow.example' => array( '93.184.215.14' ) ) );
	$spent = function ( callable $answer, $url = 'https://slow.example/0' ) use ( $clock ) {
		$clock->now = 1000.0;
		$client     = slow_client( $clock, $answer );
		$time       = new Time_Budget( 8, $clock );
		$feed       = ( new \Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Loader( $client ) )->load( $url, array(), $time );
		is_error( 'invalid_url', $feed, 400 );
		return $clock->now - 1000;
	};
	truly( $spent( function () { return array( 90 ); } ) <= 9, 'dribbles for 90 seconds' );
	$hop = function ( $url ) { return array( 3, 302, '', array( 'location' => 'https://slow.example/' . ( (int) basename( $url ) + 1 ) ) ); };
	truly( $spent( $hop ) <= 9, 'each redirect takes three seconds' );
	$links = '<link rel="alternate" type="application/rss+xml" href="/a"><link rel="alternate" type="application/rss+xml" href="/b"><link rel="alternate" type="application/rss+xml" href="/c"><link rel="alternate" type="application/rss+xml" href="/d">';
	truly( $spent( function ( $url ) use ( $links ) { return array( 3.5, 200, '/0' === substr( $url, -2 ) ? $links : 'no feed' ); } ) <= 9, 'a page that names slow feeds' );
} );

test( 'a page waits three seconds for all feeds together', function () {
	$clock  = new Fake_Clock();
	$asked  = 0;
	$client = slow_client( $clock, function () use ( &$asked ) { $asked++; return array( 90 ); } );
	addresses( array( 'slow.example' => array( '93.184.215.14' ) ) );
	$page = new Podcast_Feed( $client, new Time_Budget( 3, $clock ) );
	for ( $n = 0; $n < 5; $n++ ) {
		same( null, $page->get_for_page( "https://slow.example/$n" ) );
	}
	same( 1, $asked );
	truly( $clock->now - 1000 <= 3 );
} );

test( 'where PHP has no cURL, an answer that trickles in is cut off when the time is over', function () {
	$clock   = new Fake_Clock();
	$time    = new Time_Budget( 8, $clock );
	$release = $time->limit_requests();
	do_action( 'requests-request.progress', 'x', 1, 100 );
	$clock->now += 8;
	try {
		do_action( 'requests-request.progress', 'x', 1, 100 );
		truly( false, 'cut off' );
	} catch ( \WpOrg\Requests\Exception $error ) {
		same( 'mainstreet_timeout', $error->getType() );
	}
	$release();
	do_action( 'requests-request.progress', 'x', 1, 100 );
} );

test( 'a feed of more than ten megabytes is refused', function () {
	$log = podcast_hosts( function () { return long_feed( 1, str_repeat( 'x', 11 * MB_IN_BYTES ) ); } );
	same( null, feed_for_page() );
	same( 10485761, $log[0][1]['limit_response_size'] );
} );

test( 'odd things in the store are as good as nothing', function () {
	$log = podcast_hosts( function () { return feed_file( 'itunes' ); } );
	$id  = Podcast_Store::get_id( FEED );
	foreach ( array( 'x', '[]', '{"tried":"x","feed":1}', '{"tried":99999999999,"fetched":99999999999,"failed":"","feed":{"title":"","link":"","cover":"","tracks":[],"index":[]}}' ) as $kept ) {
		update_option( Podcast_Store::PREFIX . $id, $kept );
		same( 3, count( feed_for_page()->tracks ), $kept );
	}
	update_option( Podcast_Warmer::OPTION, 'x' );
	same( 3, count( feed_for_page()->tracks ) );
	same( array( $id ), array_keys( Podcast_Warmer::get_used() ) );
} );
