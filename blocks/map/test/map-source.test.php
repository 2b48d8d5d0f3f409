<?php
/**
 * Who draws the maps, as the owner chose in the settings or in the block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Map\Map_Geocoder;
use Mainstreet\Blocks\Map\Map_Source;
use Mainstreet\Blocks\Map\Map_Tiles;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Modules\Modules;

function choose_source( array $body ) {
	$request = new \WP_REST_Request( 'POST', '/mainstreet/v1/map-source' );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( wp_json_encode( $body ) );
	return rest_do_request( $request );
}

function sourced_map() {
	$point = array( 'title' => 'Quay', 'caption' => '', 'id' => '1', 'coordinates' => array( 'longitude' => 3, 'latitude' => 51.5 ) );
	return render_block( array( 'blockName' => 'jetpack/map', 'attrs' => array( 'points' => array( $point ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
}

test( 'nothing is chosen at first: no tiles, no search, a list on the page, and a module that needs something', function () {
	same( 'mapbox', Map_Source::get_provider() );
	same( array(), Map_Tiles::get_all() );
	same( '', Map_Geocoder::endpoint() );
	same( false, Map_Tiles::is_ready() );
	same( '', Map_Tiles::get_policy() );
	holds( 'has-no-map', sourced_map() );
	$told = rest( 'GET', '/wpcom/v2/service-api-keys/mapbox' )->get_data();
	same( array(), array_intersect_key( $told, array_flip( array( 'source', 'own_tiles', 'search', 'tiles', 'geocoder' ) ) ) );
} );

test( 'one choice draws with OpenStreetMap and searches with its Nominatim', function () {
	$response = choose_source( array( 'source' => 'openstreetmap' ) );
	same( 200, $response->get_status(), wp_json_encode( $response->get_data() ) );
	$told = $response->get_data();
	same( 'openstreetmap', $told['source'] );
	same( true, $told['geocoder'] );
	same( 'site', $told['search'] );
	same( 4, count( (array) $told['tiles'] ) );
	same( 'https://nominatim.openstreetmap.org/search', Map_Geocoder::endpoint() );
	$html = sourced_map();
	same( array( 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' ), apply_filters( 'script_module_data_jetpack-map-view-script-module', array() )['tiles']->default['urls'] );
	holds_not( 'tile.openstreetmap.org', $html );
	holds( 'data-api-key=""', $html );
	same( true, Map_Tiles::is_ready() );
	holds( 'tile.openstreetmap.org', Map_Tiles::get_policy() );
	holds( 'tile.openstreetmap.org', Modules::all()['map']['policy']() );
} );

test( 'a token that is there too is not given to anybody once others draw', function () {
	Secrets::set( 'mapbox', TOKEN );
	Options::save( array( 'map_source' => 'openstreetmap', 'map_search' => 'none' ) );
	holds_not( TOKEN, sourced_map() );
	$told = rest( 'GET', '/wpcom/v2/service-api-keys/mapbox' )->get_data();
	same( 'site', $told['search'] );
	same( false, isset( $told['geocoder'] ) );
	Options::save( array( 'map_source' => 'own', 'map_tiles_url' => '' ) );
	holds( 'has-no-map', sourced_map() );
	same( false, Map_Tiles::is_ready() );
} );

test( 'tiles of another server come with their attribution, and without a search unless one is named', function () {
	$response = choose_source( array( 'source' => 'own', 'url' => ' https://tiles.example.org/{z}/{x}/{y}.png?key=1 ', 'attribution' => 'Us & <b>them</b>', 'link' => 'https://example.org/' ) );
	same( 200, $response->get_status() );
	same( array( 'url' => 'https://tiles.example.org/{z}/{x}/{y}.png?key=1', 'attribution' => 'Us & <b>them</b>', 'link' => 'https://example.org/' ), $response->get_data()['own_tiles'] );
	$tiles = Map_Tiles::get( 'default' );
	same( array( array( 'https://tiles.example.org/{z}/{x}/{y}.png?key=1' ), 'Us & them', 'https://example.org/' ), array( $tiles['urls'], $tiles['attribution'], $tiles['link'] ) );
	same( '', Map_Geocoder::endpoint() );
	Options::save( array( 'map_search' => 'own', 'map_search_url' => 'https://nominatim.example.org/search' ) );
	same( 'https://nominatim.example.org/search', Map_Geocoder::endpoint() );
	holds( 'tiles.example.org', Map_Tiles::get_policy() );
} );

test( 'what is no address of tiles is refused with the field it belongs to, and nothing is stored', function () {
	foreach ( array( array(), array( 'url' => '' ), array( 'url' => 'https://tiles.example.org/all.png' ), array( 'url' => "javascript:{z}{x}{y}" ), array( 'url' => 'https://t.example/{z}/{x}/{y}" x="' ), array( 'url' => 'https://t.example/{z}/{x}/{y}', 'link' => 'javascript:1' ), array( 'url' => 'https://t.example/{z}/{x}/{y}', 'attribution' => str_repeat( 'a', 201 ) ) ) as $wrong ) {
		$response = choose_source( array( 'source' => 'own' ) + $wrong );
		same( 400, $response->get_status(), wp_json_encode( $wrong ) );
		same( 'mapbox', Map_Source::get_provider() );
	}
	same( 400, choose_source( array( 'source' => 'somebody' ) )->get_status() );
} );

test( 'only who may set the token may choose', function () {
	foreach ( array( '' => 401, 'subscriber' => 403, 'author' => 403, 'editor' => 200 ) as $role => $status ) {
		act_as( $role );
		same( $status, choose_source( array( 'source' => 'openstreetmap' ) )->get_status(), $role );
	}
} );

test( 'what code says stands above the settings', function () {
	Options::save( array( 'map_source' => 'openstreetmap' ) );
	Secrets::set( 'mapbox', TOKEN );
	add_filter( 'mainstreet_map_tiles', function ( $tiles, $style ) { return 'satellite' === $style ? null : $tiles; }, 10, 2 );
	add_filter( 'mainstreet_map_geocoder', function ( $url ) { return $url . '?country=gb'; } );
	same( array( 'default', 'black_and_white', 'terrain' ), array_keys( Map_Tiles::get_all() ) );
	same( 'https://nominatim.openstreetmap.org/search?country=gb', Map_Geocoder::endpoint() );
	same( TOKEN, Map_Source::get_token() );
} );

/** What the plugin suggests for the privacy policy. */
function suggested_of_maps() {
	require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
	$policies = new \ReflectionProperty( \WP_Privacy_Policy_Content::class, 'policy_content' );
	$policies->setAccessible( true );
	$policies->setValue( null, array() );
	set_current_screen( 'dashboard' );
	$GLOBALS['wp_current_filter'][] = 'admin_init';
	\Mainstreet\Registration\Policy_Texts::suggest_policy();
	array_pop( $GLOBALS['wp_current_filter'] );
	unset( $GLOBALS['current_screen'] );
	return wp_json_encode( $policies->getValue() );
}

test( 'the suggested privacy policy names who draws the maps, and nobody else', function () {
	act_as( 'administrator' );
	holds_not( 'Maps on our pages', suggested_of_maps() );
	Secrets::set( 'mapbox', TOKEN );
	holds( 'load from Mapbox', suggested_of_maps() );
	Options::save( array( 'map_source' => 'openstreetmap' ) );
	holds_not( 'Mapbox', suggested_of_maps() );
	holds( 'load from tile.openstreetmap.org when', suggested_of_maps() );
	add_filter( 'mainstreet_map_tiles', function ( $tiles, $style ) {
		return 'satellite' === $style ? null : array( 'url' => array( 'https://a.tiles.example/{z}/{x}/{y}', 'https://{s}.tiles.example/{z}/{x}/{y}' ) );
	}, 10, 2 );
	$both = suggested_of_maps();
	holds( 'load from Mapbox', $both );
	holds( 'load from a.tiles.example and s.tiles.example when', $both );
	holds_not( 'openstreetmap', $both );
	Stored_Settings::save( array( 'modules_off' => array( 'map' ) ) );
	holds_not( 'Maps on our pages', suggested_of_maps() );
} );

test( 'places lead the way there, to the address that code may change', function () {
	holds( 'href="https://www.openstreetmap.org/directions?to=51.5%2C3"', sourced_map() );
	holds( 'aria-label="Directions: Quay"', sourced_map() );
	add_filter( 'mainstreet_map_directions', function () { return 'https://maps.example.org/dir?to={lat},{lng}'; } );
	holds( 'href="https://maps.example.org/dir?to=51.5,3"', sourced_map() );
	add_filter( 'mainstreet_map_directions', function () { return 'javascript:alert(1)'; } );
	holds( 'https://www.openstreetmap.org/directions', sourced_map() );
} );
