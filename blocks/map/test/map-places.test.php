<?php
/**
 * What stands on the page where no map can be drawn.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Draws a map of `array( title, caption, longitude, latitude )`. */
function map_of( array $stops, array $attributes = array() ) {
	$points = array();
	foreach ( $stops as $index => list( $title, $caption, $longitude, $latitude ) ) {
		$points[] = array( 'placeTitle' => $title, 'title' => $title, 'caption' => $caption, 'id' => "poi.$index", 'coordinates' => compact( 'longitude', 'latitude' ) );
	}
	return render_block( array( 'blockName' => 'jetpack/map', 'attrs' => array( 'points' => $points ) + $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
}

/** Addresses of links by their accessible names. */
function links_of( $html ) {
	preg_match_all( '#<a\s[^>]*>[^<]*#', $html, $found );
	$links = array();
	foreach ( $found[0] as $link ) {
		$tag = new \WP_HTML_Tag_Processor( $link . '</a>' );
		$tag->next_tag();
		$name           = $tag->get_attribute( 'aria-label' );
		$links[ null === $name ? trim( html_entity_decode( wp_strip_all_tags( $link ), ENT_QUOTES, 'UTF-8' ) ) : $name ] = $tag->get_attribute( 'href' );
	}
	return $links;
}

test( 'without a token a map is a list of places, each with ways there, as text', function () {
	$html = map_of( array(
		array( 'Boat shed', 'Ring the bell', 3.6, 51.5 ),
		array( 'Lighthouse <b>', '"Bring" <i>boots</i>', 3.64, 51.52 ),
		array( '[gallery]', '</script><b>x', -0.5, -33 ),
	) );
	same( 3, substr_count( $html, '<li' ) );
	$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' );
	foreach ( array( 'Boat shed', 'Ring the bell', 'Lighthouse <b>', '"Bring" <i>boots</i>', '</script><b>x' ) as $said ) {
		holds( $said, $text );
	}
	holds_not( '<b>', $html );
	holds_not( '<i>', $html );
	holds_not( 'data-api-key', $html );
	holds( '[gallery]', $text );
	$links = links_of( $html );
	truly( 1 === preg_match( '#^geo:51\.5,3\.6\?#', $links['Open in maps app: Boat shed'] ), wp_json_encode( $links ) );
	same( 'https://www.openstreetmap.org/?mlat=51.5&mlon=3.6#map=16/51.5/3.6', $links['Open in OpenStreetMap: Boat shed'] );
} );

test( 'a map is printed as far as it makes sense whatever the post holds', function () {
	add_filter( 'mainstreet_map_tiles', function () { return array( 'url' => 'https://t.example/{z}/{x}/{y}.png' ); } );
	$read = function ( array $attributes ) {
		$html = render_block( array( 'blockName' => 'jetpack/map', 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
		same( 1, substr_count( $html, '<script' ) );
		truly( 1 === preg_match( '#<script type="application/json">(.*?)</script>#s', $html, $found ), $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		truly( $tags->next_tag( 'div' ) && null === $tags->get_attribute( 'onclick' ) );
		return array( array_map( array( $tags, 'get_attribute' ), array( 'data-zoom', 'data-map-height', 'data-map-center', 'style' ) ), json_decode( $found[1], true ) );
	};
	$center = '{"longitude":-122.41941550000001,"latitude":37.7749295}';
	same(
		array( array( '13', null, $center, null ), array() ),
		$read( array( 'points' => 'none', 'zoom' => 'near', 'mapCenter' => array(), 'mapHeight' => '12px', 'markerColor' => array( 'red' => 1 ), 'align' => array( 'wide' ), 'address' => array( 'Quay 4' ), 'scrollToZoom' => 'yes', 'mapDetails' => 0 ) )
	);
	list( $data, $places ) = $read( array(
		'points'      => array( null, 5, array( 'coordinates' => 'here' ), array( 'title' => 'Off', 'coordinates' => array( 'longitude' => 1e308, 'latitude' => 1 ) ), array( 'title' => array( 'List' ), 'placeTitle' => 'x" onclick="alert(1)', 'caption' => 7, 'coordinates' => array( 'longitude' => '4.5', 'latitude' => '52' ) ) ),
		'zoom'        => 1e308,
		'mapCenter'   => array( 'lng' => 'NaN', 'lat' => array() ),
		'mapHeight'   => 1e308,
		'markerColor' => 'red;}</script>',
	) );
	same( array( '22', null, $center, null ), $data );
	same( array( array( 'title' => 'x" onclick="alert(1)', 'caption' => '', 'id' => '', 'coordinates' => array( 'longitude' => 4.5, 'latitude' => 52 ) ) ), $places );
} );

test( 'without a place there is nothing, or the address if there is one', function () {
	same( '', trim( map_of( array() ) ) );
	$links = links_of( map_of( array(), array( 'address' => 'Quay 4, Oban' ) ) );
	same( 'https://www.openstreetmap.org/search?query=Quay%204%2C%20Oban', $links['Quay 4, Oban'] );
} );
