<?php
/**
 * Maps without Mapbox: tiles and search of the owner's choice.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Map\Map_Tiles;
use Mainstreet\Connections\Secrets\Secrets;

const GEOCODE_ROUTE  = '/mainstreet/v1/geocode';
const GEOCODE_SERVER = 'https://nominatim.example.org/search?country=gb';

const MAP_TILES = array(
	'url'             => 'https://tiles.example.org/{z}/{x}/{y}.png',
	'attribution'     => '© <b>OpenStreetMap</b> & others',
	'attribution_url' => 'https://www.openstreetmap.org/copyright',
);

function geocode( $q ) {
	$request = new \WP_REST_Request( 'GET', GEOCODE_ROUTE );
	$request->set_query_params( array( 'q' => $q ) );
	return rest_do_request( $request );
}

function choose_server() {
	add_filter( 'mainstreet_map_geocoder', function ( $url ) { same( '', $url ); return GEOCODE_SERVER; } );
}

/** The server knows the Quay, and something without a place on Earth. */
function server_knows_the_quay() {
	return outside( function () {
		return array( 200, array(
			array( 'osm_type' => 'way', 'osm_id' => 42, 'lat' => '56.41', 'lon' => '-5.47', 'name' => 'North Pier', 'display_name' => 'North Pier, Oban, Scotland' ),
			array( 'place_id' => 7, 'lat' => '56.4', 'lon' => '-5.5', 'name' => '', 'display_name' => '12, Shore Street, Oban' ),
			array( 'lat' => '999', 'lon' => 'west' ),
			'nothing',
		) );
	} );
}

/** HTML of a map with one marker. */
function map_html( array $attributes = array() ) {
	$point = array( 'title' => 'Quay', 'caption' => '', 'id' => '1', 'coordinates' => array( 'longitude' => 3, 'latitude' => 51 ) );
	return render_block( array( 'blockName' => 'jetpack/map', 'attrs' => $attributes + array( 'points' => array( $point ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
}

/** What the script reads. */
function setup_of( $html ) {
	truly( 1 === preg_match( '/data-mainstreet-map="([^"]*)"/', $html, $found ), $html );
	return json_decode( html_entity_decode( $found[1], ENT_QUOTES ), true );
}

/** What the server tells the script: by no attribute, which anybody who writes a post could write. */
function told_to_script() {
	return apply_filters( 'script_module_data_jetpack-map-view-script-module', array() );
}

test( 'without a server of its own the site does not search', function () {
	$log = server_knows_the_quay();
	$response = geocode( 'pier' );
	same( 409, $response->get_status() );
	same( 'mainstreet_not_configured', $response->get_data()['code'] );
	same( false, isset( rest( 'GET', '/wpcom/v2/service-api-keys/mapbox' )->get_data()['geocoder'] ) );
	foreach ( array( 'ftp://example.org', 'nominatim', array( GEOCODE_SERVER ), null ) as $no_server ) {
		remove_all_filters( 'mainstreet_map_geocoder' );
		add_filter( 'mainstreet_map_geocoder', function () use ( $no_server ) { return $no_server; } );
		same( 409, geocode( 'pier' )->get_status() );
	}
	same( 0, count( $log ) );
} );

test( 'a place is searched for as it was typed', function () {
	choose_server();
	$log = server_knows_the_quay();
	same( 200, geocode( " Pier <2 & >1\n<ash> 50%20 " )->get_status() );
	parse_str( (string) wp_parse_url( $log[0][0], PHP_URL_QUERY ), $query );
	same( 'Pier <2 & >1 <ash> 50%20', $query['q'] );
} );

test( 'places come in the shape of the answers of Mapbox', function () {
	choose_server();
	server_knows_the_quay();
	$data = geocode( 'pier' )->get_data();
	same( 'FeatureCollection', $data['type'] );
	same( 2, count( $data['features'] ) );
	same(
		array( 'id' => 'way.42', 'text' => 'North Pier', 'place_name' => 'North Pier, Oban, Scotland', 'center' => array( -5.47, 56.41 ) ),
		$data['features'][0]
	);
	same( '12', $data['features'][1]['text'] );
	same( 0, strpos( $data['features'][1]['id'], 'place.' ) );
	same( true, rest( 'GET', '/wpcom/v2/service-api-keys/mapbox' )->get_data()['geocoder'] );
} );

test( 'the server is told what is asked, in which language, and by whom', function () {
	choose_server();
	$log = server_knows_the_quay();
	geocode( "  Quay 4 & 5; Öban? \n" );
	list( $url, $args ) = $log[0];
	parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
	same( 'nominatim.example.org/search', wp_parse_url( $url, PHP_URL_HOST ) . wp_parse_url( $url, PHP_URL_PATH ) );
	ksort( $query );
	same( array( 'accept-language' => 'en-US', 'country' => 'gb', 'format' => 'jsonv2', 'limit' => '5', 'q' => 'Quay 4 & 5; Öban?' ), $query );
	holds( 'mainstreet/', $args['user-agent'] );
	same( home_url( '/' ), $args['headers']['Referer'] );
} );

test( 'an answer is kept for 30 days, a place that was not found too', function () {
	choose_server();
	$log = server_knows_the_quay();
	same( geocode( 'pier' )->get_data(), geocode( ' pier ' )->get_data() );
	same( 1, count( $log ) );
	global $wpdb;
	$end = (int) $wpdb->get_var( "SELECT MAX(option_value) FROM {$wpdb->options} WHERE option_name LIKE '_transient_timeout_mainstreet_c_%'" );
	truly( abs( $end - time() - 30 * DAY_IN_SECONDS ) < 60, $end );
} );

test( 'the server is asked once a second, by administrators too', function () {
	choose_server();
	$times = array();
	outside( function () use ( &$times ) { $times[] = microtime( true ); return array( 200, array() ); } );
	same( array(), geocode( 'one' )->get_data()['features'] );
	same( 200, geocode( 'two' )->get_status() );
	truly( $times[1] - $times[0] >= 1, 'seconds between two questions: ' . ( $times[1] - $times[0] ) );
} );

test( 'what the server says goes wrong is said, and not kept for long', function () {
	choose_server();
	$answer = array( 500, 'no' );
	$log    = outside( function () use ( &$answer ) { return $answer; } );
	same( 502, geocode( 'pier' )->get_status() );
	$answer = array( 200, '<html>' );
	same( 502, geocode( 'quay' )->get_status() );
	$answer = array( 429, 'slow down', array( 'retry-after' => '7' ) );
	same( 429, geocode( 'shed' )->get_status() );
	$answer = array( 200, array() );
	same( 200, geocode( 'shed' )->get_status(), 'after a while:' );
} );

test( 'questions of no length or too much are refused', function () {
	choose_server();
	$log = server_knows_the_quay();
	foreach ( array( '', '   ', str_repeat( 'a', 257 ), array( 'pier' ) ) as $q ) {
		same( 400, geocode( $q )->get_status(), wp_json_encode( $q ) );
	}
	same( 0, count( $log ) );
} );

test( 'only who edits may search', function () {
	choose_server();
	server_knows_the_quay();
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 200 ) as $role => $status ) {
		act_as( $role );
		same( $status, geocode( 'pier' )->get_status(), $role );
	}
} );

test( 'a map of other tiles is drawn without a token, and says who made it', function () {
	add_filter( 'mainstreet_map_tiles', function ( $tiles, $style ) { same( null, $tiles ); return 'satellite' === $style ? null : MAP_TILES; }, 10, 2 );
	$expected = array(
		'urls'        => array( MAP_TILES['url'] ),
		'attribution' => '© OpenStreetMap & others',
		'link'        => MAP_TILES['attribution_url'],
		'size'        => 256,
		'maxZoom'     => 19,
	);
	$html = map_html();
	same( $expected, told_to_script()['tiles']->default );
	same( '', told_to_script()['token'] );
	holds( 'data-api-key=""', $html );
	holds( 'has-no-map', map_html( array( 'className' => 'is-style-satellite' ) ) );
	Secrets::set( 'mapbox', TOKEN );
	holds( 'data-api-key=""', map_html() );
	$satellite = map_html( array( 'className' => 'is-style-satellite' ) );
	holds( 'data-api-key="' . TOKEN . '"', $satellite );
	same( false, isset( told_to_script()['tiles']->satellite ) );
	same( TOKEN, told_to_script()['token'] );
	$told = rest( 'GET', '/wpcom/v2/service-api-keys/mapbox' )->get_data()['tiles'];
	same( array( 'default', 'black_and_white', 'terrain' ), array_keys( (array) $told ) );
} );

test( 'a feed has the list of places only', function () {
	add_filter( 'mainstreet_map_tiles', function () { return MAP_TILES; } );
	$GLOBALS['wp_query']->is_feed = true;
	$html = map_html();
	$GLOBALS['wp_query']->is_feed = false;
	holds_not( 'data-mainstreet-map', $html );
	holds( 'Quay', $html );
} );

test( 'what is no tile leaves the map to Mapbox', function () {
	$wrong = array(
		true,
		'https://tiles.example.org/{z}/{x}/{y}.png',
		array(),
		array( 'url' => 'javascript:{z}{x}{y}' ),
		array( 'url' => 'https://tiles.example.org/all.png' ),
		array( 'url' => 'https://tiles.example.org/{z}/{x}/{y}" onerror="' ),
		array( 'url' => array( 5, null, array() ) ),
	);
	foreach ( $wrong as $given ) {
		remove_all_filters( 'mainstreet_map_tiles' );
		add_filter( 'mainstreet_map_tiles', function () use ( $given ) { return $given; } );
		same( null, Map_Tiles::get( 'default' ), wp_json_encode( $given ) );
	}
	remove_all_filters( 'mainstreet_map_tiles' );
	add_filter( 'mainstreet_map_tiles', function () {
		return array( 'url' => array( 'x', MAP_TILES['url'] ), 'attribution' => 5, 'attribution_url' => 'javascript:alert(1)', 'size' => 'big', 'max_zoom' => 99 );
	} );
	same( array( 'urls' => array( MAP_TILES['url'] ), 'attribution' => '', 'link' => '', 'size' => 256, 'maxZoom' => 22 ), Map_Tiles::get( 'default' ) );
} );

test( 'the page does not say where the script of the map comes from', function () {
	Secrets::set( 'mapbox', TOKEN );
	same( array( 'strings' ), array_keys( setup_of( map_html() ) ) );
	same( array( 'token', 'tiles', 'directions' ), array_keys( told_to_script() ) );
} );
