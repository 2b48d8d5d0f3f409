<?php
/**
 * A map that shows the business.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Business\Business_Details;

/** Draws a map whose post has a marker at a caption. */
function map_of_site( array $attributes = array(), $caption = 'Old Street 1, Oban' ) {
	$point = array( 'placeTitle' => '', 'title' => 'Old name', 'caption' => $caption, 'id' => 'business', 'coordinates' => array( 'longitude' => 1.5, 'latitude' => 2.5 ) );
	return render_block( array( 'blockName' => 'jetpack/map', 'attrs' => $attributes + array( 'useSite' => true, 'points' => array( $point ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
}

/** Stores an address, and its position or that of another address. */
function store_site_place( $address = '4 Quay Street, Oban' ) {
	Business_Details::save( array( 'name' => 'Tom & <b>"Co"</b> &amp;', 'address' => '4 Quay Street', 'city' => 'Oban', 'position' => array( 'latitude' => 56.4, 'longitude' => -5.47, 'address' => $address ) ) );
}

test( 'a map with the site’s details shows one marker at the address of the business', function () {
	add_filter( 'mainstreet_map_tiles', function () { return array( 'url' => 'https://t.example/{z}/{x}/{y}.png' ); } );
	store_site_place();
	$html = map_of_site();
	preg_match( '#<script type="application/json">(.*?)</script>#s', $html, $found );
	same( array( array( 'title' => 'Tom & <b>"Co"</b> &amp;', 'caption' => '4 Quay Street, Oban', 'id' => 'business', 'coordinates' => array( 'longitude' => -5.47, 'latitude' => 56.4 ) ) ), json_decode( $found[1], true ) );
	holds( 'Tom &amp; &lt;b&gt;', $html );
	holds_not( 'Old name', $html );
	foreach ( array( false, 'true', 1, null ) as $value ) {
		holds( 'Old name', map_of_site( array( 'useSite' => $value ) ) );
	}
} );

test( 'the marker of the post stays where the site has no address', function () {
	Business_Details::save( array( 'name' => 'Pier Café' ) );
	holds( 'Old name', map_of_site() );
} );

test( 'the position of a former address is not shown; the address is', function () {
	add_filter( 'mainstreet_map_tiles', function () { return array( 'url' => 'https://t.example/{z}/{x}/{y}.png' ); } );
	store_site_place( 'Old Street 1, Oban' );
	$html = map_of_site();
	holds( 'has-no-map', $html );
	holds_not( '56.4', $html );
	holds_not( '<script', $html );
	holds( 'query=4%20Quay%20Street%2C%20Oban', $html );
	// The post has the position of the current address, written before its spaces were removed.
	holds( '2.5', map_of_site( array(), '4  Quay Street , Oban' ) );
} );

test( 'a position of any type is stored only if it is one on Earth', function () {
	foreach ( array( 'x', array( 1 ), array( 'latitude' => 91, 'longitude' => 0, 'address' => 'a' ), array( 'latitude' => array(), 'longitude' => '0', 'address' => 'a' ), array( 'latitude' => 1, 'longitude' => 0 ), array( 'latitude' => 'NAN', 'longitude' => 0, 'address' => 'a' ) ) as $value ) {
		same( array(), Business_Details::sanitize( array( 'position' => $value ) )['position'] );
	}
	act_as( 'administrator' );
	$position = array( 'latitude' => 56.4, 'longitude' => -5.47, 'address' => 'a' );
	foreach ( array( array( 'latitude' => 91 ) + $position, $position + array( 'more' => 1 ), 'here' ) as $wrong ) {
		same( 400, business_request_of_map( array( 'position' => $wrong ) )->get_status() );
	}
	same( $position, business_request_of_map( array( 'position' => $position ) )->get_data()['mainstreet_business']['position'] );
	// The editor sends back what it read.
	$stored = business_request_of_map( array( 'position' => array() ) )->get_data()['mainstreet_business'];
	same( array(), $stored['position'] );
	same( 200, business_request_of_map( $stored )->get_status() );
} );

/** Changes the details as the editor does. */
function business_request_of_map( array $details ) {
	$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( wp_json_encode( array( 'mainstreet_business' => $details ) ) );
	return rest_do_request( $request );
}
