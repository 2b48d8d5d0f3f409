<?php
/**
 * Routes of podcasts, and the feeds that are asked for before visitors come.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Feed;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Store;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Warmer;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Time_Budget;

require_once __DIR__ . '/feeds.php';

/** Asks a route with a query. */
function podcast_route( $path, array $query = array() ) {
	$request = new \WP_REST_Request( 'GET', $path );
	$request->set_query_params( $query );
	return apply_filters( 'rest_post_dispatch', rest_ensure_response( rest_do_request( $request ) ), rest_get_server(), $request );
}

/** A published post with a player. */
function podcast_post( $url, array $more = array() ) {
	return wp_insert_post( $more + array( 'post_title' => 'Listen', 'post_status' => 'publish', 'post_content' => '<!-- wp:group --><!-- wp:jetpack/podcast-player ' . serialize_block_attributes( array( 'url' => $url ) ) . ' /--><!-- /wp:group -->' ) );
}

test( 'the editor gets a podcast in the shape it reads, under both paths', function () {
	podcast_hosts( function () { return feed_file( 'itunes' ); } );
	foreach ( array( '/wpcom/v2/podcast-player', '/mainstreet/v1/podcast-player' ) as $path ) {
		$got = podcast_route( $path, array( 'url' => FEED ) )->get_data();
		same( array( 'title', 'link', 'cover', 'tracks' ), array_keys( $got ) );
		same( array( 'podcast-track-1', 'podcast-track-2', 'podcast-track-3' ), array_column( $got['tracks'], 'id' ) );
		same( array(), array_diff( array( 'id', 'link', 'src', 'type', 'description', 'description_html', 'title', 'image', 'guid', 'publish_date', 'duration' ), array_keys( $got['tracks'][0] ) ) );
		same( array( 'https://pod.example/2.jpg', null ), array( $got['tracks'][0]['image'], $got['tracks'][1]['image'] ) );
		$got = podcast_route( $path, array( 'url' => FEED, 'guids' => array( 'urn:ep:0', 'urn:ep:1' ), 'episode-options' => 'true' ) )->get_data();
		same( array( 'urn:ep:0', 'urn:ep:1' ), array_column( $got['tracks'], 'guid' ) );
		same( array( 'label' => 'Newest: the heron 🐦', 'value' => 'https://pod.example/?p=2&v=1' ), $got['options'][0] );
		same( 3, count( $got['options'] ) );
		truly( true === rest_validate_value_from_schema( json_decode( wp_json_encode( $got ), true ), ( new \Mainstreet\Blocks\Podcast_Player\Podcast_Controller() )->get_item_schema() ) );
	}
	same( null, ( function () { podcast_hosts( function () { return long_feed( 1 ); } ); return podcast_route( '/wpcom/v2/podcast-player', array( 'url' => 'https://other.example/feed' ) )->get_data(); } )()['cover'] );
} );

test( 'errors of the editor carry the sentence of the spec and 400; strangers get 401, subscribers 403', function () {
	podcast_hosts( function ( $url ) { return 'https://pod.example/films' === $url ? feed_file( 'video-only' ) : 'nothing'; } );
	foreach ( array( 'https://pod.example/films' => 'no_tracks', 'https://pod.example/x' => 'invalid_url', 'https://nowhere.example/' => 'invalid_url', '' => 'invalid_url', 'hello world' => 'invalid_url' ) as $url => $code ) {
		$answer = podcast_route( '/wpcom/v2/podcast-player', array( 'url' => $url ) );
		same( array( 400, $code, "Your podcast couldn't be embedded. Please double check your URL." ), array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['message'] ), $url );
	}
	same( 400, podcast_route( '/wpcom/v2/podcast-player', array( 'url' => FEED, 'guids' => range( 1, 51 ) ) )->get_status() );
	same( 'invalid_url', podcast_route( '/wpcom/v2/podcast-player' )->get_data()['code'] );
	foreach ( array( '' => 401, 'subscriber' => 403 ) as $role => $status ) {
		act_as( $role );
		foreach ( array( '/wpcom/v2/podcast-player', '/mainstreet/v1/podcast-player', '/wpcom/v2/podcast-player/track-quantity' ) as $path ) {
			same( $status, podcast_route( $path, array( 'url' => FEED ) )->get_status(), $path );
		}
	}
} );

test( 'how many episodes: ten, or what the site says, from one to fifty; named ones count to fifty', function () {
	podcast_hosts( function () { return long_feed( 80 ); } );
	same( 10, podcast_route( '/wpcom/v2/podcast-player/track-quantity' )->get_data() );
	same( 10, count( podcast_route( '/wpcom/v2/podcast-player', array( 'url' => FEED ) )->get_data()['tracks'] ) );
	$quantity = 20;
	add_filter( 'jetpack_podcast_helper_tracks_quantity', function () use ( &$quantity ) { return $quantity; } );
	foreach ( array( array( 20, 20 ), array( 0, 1 ), array( 99, 50 ), array( '7', 7 ), array( 'x', 10 ), array( 1e308, 50 ), array( array(), 10 ) ) as list( $quantity, $expected ) ) {
		same( $expected, podcast_route( '/mainstreet/v1/podcast-player/track-quantity' )->get_data() );
	}
	add_filter( 'mainstreet_podcast_tracks', function () { return 3; } );
	same( 3, count( podcast_route( '/wpcom/v2/podcast-player', array( 'url' => FEED ) )->get_data()['tracks'] ) );
	same( 5, count( podcast_route( '/wpcom/v2/podcast-player', array( 'url' => FEED, 'guids' => array( 'ep-1', 'ep-2', 'ep-3', 'ep-4', 'ep-5' ) ) )->get_data()['tracks'] ) );
} );

test( 'an author does not have feeds loaded without end', function () {
	$log = podcast_hosts( function () { return feed_file( 'itunes' ); } );
	act_as( 'author' );
	for ( $n = 0; $n < Podcast_Feed::PER_MINUTE; $n++ ) {
		same( 200, podcast_route( '/wpcom/v2/podcast-player', array( 'url' => FEED . "?$n" ) )->get_status() );
	}
	same( 429, podcast_route( '/wpcom/v2/podcast-player', array( 'url' => FEED . '?more' ) )->get_status() );
	same( 200, podcast_route( '/wpcom/v2/podcast-player', array( 'url' => FEED . '?0' ) )->get_status(), 'what is kept' );
	same( Podcast_Feed::PER_MINUTE, count( $log ) );
} );

test( 'visitors get chapters and transcript of an episode that a page shows, once loaded for all', function () {
	$vtt = "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>Hello <script>x</script><b>you</b>.";
	$log = podcast_hosts( function ( $url ) use ( $vtt ) { return array( 'https://pod.example/2.vtt' => $vtt, 'https://pod.example/1/chapters.json' => '{"chapters":[{"startTime":5,"title":"<i>Five</i>"}]}' )[ $url ] ?? feed_file( 'itunes' ); } );
	$key = ( new Podcast_Feed( null, new Time_Budget( 3 ) ) )->get_for_page( FEED )->key;
	act_as( '' );
	$ask = function ( $guid, $feed = null ) use ( $key ) { return podcast_route( '/mainstreet/v1/podcast-player/track', array( 'feed' => null === $feed ? $key : $feed, 'guid' => $guid ) ); };
	$new = $ask( 'https://pod.example/?p=2&v=1' );
	same( array( 'Hello', 'Pond' ), array_column( $new->get_data()['chapters'], 'title' ) );
	same( array( array( 'start' => 1.0, 'end' => 2.0, 'speaker' => 'Ada', 'text' => 'Hello you.' ) ), $new->get_data()['transcript'] );
	same( 'public, max-age=3600', $new->get_headers()['Cache-Control'] );
	same( array( array( 'start' => 5.0, 'title' => 'Five', 'url' => '', 'img' => '' ) ), $ask( 'urn:ep:1' )->get_data()['chapters'] );
	same( array( 'chapters' => array(), 'transcript' => array() ), $ask( 'urn:ep:0' )->get_data() );
	same( 3, count( $log ) );
	same( 'Five', $ask( 'urn:ep:1' )->get_data()['chapters'][0]['title'] );
	same( 3, count( $log ), 'kept' );
	$id = Podcast_Store::get_id( FEED );
	foreach ( array( array( 'never', null, 404 ), array( 'urn:ep:1', $id . str_repeat( '0', 32 ), 404 ), array( 'urn:ep:1', Podcast_Store::sign_id( md5( 'other' ) ), 404 ), array( 'urn:ep:1', $id, 400 ), array( 'urn:ep:1', '', 400 ), array( str_repeat( 'x', 501 ), null, 400 ) ) as list( $guid, $feed, $status ) ) {
		same( $status, $ask( $guid, $feed )->get_status() );
	}
	same( 3, count( $log ), 'nothing is asked for strangers' );
} );

test( 'files beside a feed that fail, lie inside the network, or are wanted too often', function () {
	$feed  = str_replace( 'https://pod.example/2.vtt', 'http://169.254.169.254/x.vtt', feed_file( 'itunes' ) );
	$state = array( 500, '' );
	$log   = podcast_hosts( function ( $url ) use ( $feed, &$state ) { return FEED === $url ? $feed : $state; } );
	$key   = ( new Podcast_Feed( null, new Time_Budget( 3 ) ) )->get_for_page( FEED )->key;
	act_as( '' );
	$ask = function ( $guid ) use ( $key ) { return podcast_route( '/mainstreet/v1/podcast-player/track', array( 'feed' => $key, 'guid' => $guid ) ); };
	// What stands in the feed itself is there all the same.
	$inside = $ask( 'https://pod.example/?p=2&v=1' );
	same( array( 200, 2, array() ), array( $inside->get_status(), count( $inside->get_data()['chapters'] ), $inside->get_data()['transcript'] ) );
	same( 502, $ask( 'urn:ep:1' )->get_status() );
	$asked = count( $log );
	same( 502, $ask( 'urn:ep:1' )->get_status() );
	same( $asked, count( $log ), 'a failure is remembered' );
	for ( $n = 0; $n < 30; $n++ ) {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '%mainstreet_podcast_x_%'" );
		wp_cache_flush();
		$last = $ask( 'urn:ep:1' )->get_status();
	}
	same( 429, $last );
} );

test( 'feeds of published posts are asked for every hour, before visitors come', function () {
	$log       = podcast_hosts( function () { return feed_file( 'itunes' ); } );
	$scheduler = new Scheduler();
	$scheduler->drop( Podcast_Warmer::HOOK );
	same( 0, $scheduler->planned( Podcast_Warmer::HOOK ) );
	podcast_post( 'https://pod.example/draft', array( 'post_status' => 'draft' ) );
	wp_insert_post( array( 'post_title' => 'x', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>jetpack/podcast-player</p><!-- /wp:paragraph -->' ) );
	same( 0, $scheduler->planned( Podcast_Warmer::HOOK ) );
	$post = podcast_post( FEED );
	truly( $scheduler->planned( Podcast_Warmer::HOOK ) <= time() + 1, 'at once, as nothing is kept' );
	same( 0, count( $log ), 'who saves does not wait' );
	do_action( Podcast_Warmer::HOOK );
	same( array( FEED ), array_column( $log->getArrayCopy(), 0 ) );
	$next = $scheduler->planned( Podcast_Warmer::HOOK );
	truly( $next > time() + 3500 && $next <= time() + 3600 );
	do_action( Podcast_Warmer::HOOK );
	same( 1, count( $log ), 'not while it is fresh' );
	age_feed( FEED, 3600 );
	do_action( Podcast_Warmer::HOOK );
	same( 2, count( $log ) );
	// Another feed in the same post, then none.
	wp_update_post( array( 'ID' => $post, 'post_content' => str_replace( 'pod.example', 'other.example', get_post( $post )->post_content ) ) );
	same( array( 'https://other.example/feed' ), array_column( Podcast_Warmer::get_used(), 'url' ) );
	wp_trash_post( $post );
	same( array(), Podcast_Warmer::get_used() );
	do_action( Podcast_Warmer::HOOK );
	same( 0, $scheduler->planned( Podcast_Warmer::HOOK ), 'nothing is planned where nothing is shown' );
} );

test( 'a page view writes down a feed once, and nothing for drafts', function () {
	podcast_hosts( function () { return feed_file( 'itunes' ); } );
	$show = function ( $post ) { $GLOBALS['post'] = get_post( $post ); ( new Podcast_Feed( null, new Time_Budget( 3 ) ) )->get_for_page( FEED ); unset( $GLOBALS['post'] ); };
	$show( podcast_post( FEED, array( 'post_status' => 'draft' ) ) );
	same( array(), Podcast_Warmer::get_used() );
	$post = podcast_post( 'https://other.example/feed' );
	$show( $post );
	same( 2, count( Podcast_Warmer::get_used() ) );
	global $wpdb;
	$before = $wpdb->num_queries;
	$writes = 0;
	add_filter( 'query', function ( $sql ) use ( &$writes ) { $writes += preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i', $sql ); return $sql; } );
	$show( $post );
	same( 0, $writes, 'writes of the second view' );
	truly( $wpdb->num_queries - $before <= 4, ( $wpdb->num_queries - $before ) . ' queries' );
} );

test( 'a run takes as long as it may and does the rest a minute later, the oldest first', function () {
	$clock = new Fake_Clock();
	$asked = array();
	addresses( array( 'slow.example' => array( '93.184.215.14' ) ) );
	for ( $n = 1; $n <= 4; $n++ ) {
		$post = podcast_post( "https://slow.example/$n" );
	}
	$client = slow_client( $clock, function ( $url ) use ( &$asked ) { $asked[] = basename( $url ); return array( 4, 200, feed_file( 'itunes' ) ); } );
	( new Podcast_Warmer( $client, new Time_Budget( Podcast_Warmer::SECONDS, $clock ) ) )->run();
	same( 2, count( $asked ) );
	truly( $clock->now - 1000 <= 10 );
	truly( ( new Scheduler() )->planned( Podcast_Warmer::HOOK ) <= time() + 60 );
	( new Podcast_Warmer( $client, new Time_Budget( Podcast_Warmer::SECONDS, $clock ) ) )->run();
	sort( $asked );
	same( array( '1', '2', '3', '4' ), $asked );
} );

test( 'copies nobody has asked for in more than a week go, and the task goes with the plugin', function () {
	podcast_hosts( function () { return feed_file( 'itunes' ); } );
	podcast_route( '/wpcom/v2/podcast-player', array( 'url' => FEED ) );
	podcast_route( '/wpcom/v2/podcast-player', array( 'url' => FEED . '?new' ) );
	age_feed( FEED, 9 * DAY_IN_SECONDS );
	( new Podcast_Warmer() )->run();
	same( false, get_option( 'mainstreet_podcast_feed_' . md5( FEED ) ) );
	truly( false !== get_option( 'mainstreet_podcast_feed_' . md5( FEED . '?new' ) ) );
	podcast_post( FEED );
	\Mainstreet\Lifecycle\Uninstall::unschedule_events();
	same( 0, ( new Scheduler() )->planned( Podcast_Warmer::HOOK ) );
	foreach ( wp_load_alloptions() as $name => $value ) {
		holds_not( 'mainstreet_podcast', $name );
	}
} );
