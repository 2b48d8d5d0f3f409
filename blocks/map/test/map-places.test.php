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
	truly( 1 === preg_match( '#^geo:51\.5,3\.6\?#', $links['Maps app: Boat shed'] ), wp_json_encode( $links ) );
	same( 'https://www.openstreetmap.org/?mlat=51.5&mlon=3.6#map=16/51.5/3.6', $links['OpenStreetMap: Boat shed'] );
} );

test( 'without a place there is nothing, or the address if there is one', function () {
	same( '', trim( map_of( array() ) ) );
	$links = links_of( map_of( array(), array( 'address' => 'Quay 4, Oban' ) ) );
	same( 'https://www.openstreetmap.org/search?query=Quay%204%2C%20Oban', $links['Quay 4, Oban'] );
} );
