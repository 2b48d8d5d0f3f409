<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Eventbrite;

use Mainstreet\Blocks\Eventbrite\Eventbrite;
use function Mainstreet\Tests\{ holds, holds_not, same, test, truly };

/** The table that the script's test reads, too. */
function cases() {
	return json_decode( file_get_contents( __DIR__ . '/addresses.json' ), true );
}

/** Draws a block. */
function draw( array $attributes, $content = '' ) {
	return do_blocks( '<!-- wp:jetpack/eventbrite ' . wp_json_encode( (object) $attributes ) . ' -->' . $content . '<!-- /wp:jetpack/eventbrite -->' );
}

/** The event of the tests. */
const JAZZ = 'https://www.eventbrite.com/e/jazz-tickets-22';

/** The button as the editor saves it. */
const BUTTON = '<div class="wp-block-jetpack-eventbrite"><!-- wp:jetpack/button {"element":"a","text":"Register","uniqueId":"eventbrite-widget-id"} /--></div>';

test( 'addresses are read as the script reads them', function () {
	foreach ( cases()['good'] as list( $text, $url ) ) {
		$event = Eventbrite::parse( $text );
		same( $url, $event ? $event['url'] : null, $text );
	}
	foreach ( array_merge( cases()['bad'], array_column( cases()['sites'], 0 ) ) as $text ) {
		same( null, Eventbrite::parse( $text ), wp_json_encode( $text ) );
	}
	foreach ( array( null, 1e308, array(), array( JAZZ ), true ) as $value ) {
		same( null, Eventbrite::parse( $value ) );
	}
} );

test( 'inline tickets are a box with the link in it, and no frame or script of theirs', function () {
	$html = draw( array( 'url' => JAZZ, 'eventId' => 22, 'align' => 'wide' ) );
	holds( 'alignwide', $html );
	holds( 'data-embed="eventbrite" data-event="22"', $html );
	truly( 1 === preg_match( '#^<div [^>]*id="eventbrite-\d+"[^>]*>#', trim( $html ) ), 'their script knows the box by its id' );
	holds_not( 'eb_widgets', $html );
	holds( '<a class="eventbrite__direct-link" href="' . JAZZ . '">' . JAZZ . '</a>', $html );
	holds( '425px', $html );
	holds_not( '<script', $html );
	holds_not( '<iframe', $html );
} );

test( 'the button leads to the event and has an id of its own', function () {
	$html = draw( array( 'url' => JAZZ, 'eventId' => 22, 'style' => 'modal' ), BUTTON ) . draw( array( 'url' => JAZZ, 'eventId' => 22, 'style' => 'modal' ), BUTTON );
	same( 2, substr_count( $html, 'href="' . JAZZ . '"' ) );
	same( 2, substr_count( $html, 'data-event="22"' ) );
	preg_match_all( '/ id="(eventbrite-widget-22-\d+)"/', $html, $found );
	same( 2, count( array_unique( $found[1] ) ) );
	holds_not( 'eventbrite-widget-id"', str_replace( 'data-id-attr="eventbrite-widget-id"', '', $html ) );
} );

test( 'a block of the first version is drawn with the button that its attributes describe', function () {
	$old  = '<div class="wp-block-jetpack-eventbrite wp-block-button"><a class="wp-block-button__link" href="https://example.org/" id="eventbrite-widget-22" rel="noopener noreferrer" role="button" target="_blank">Get in</a></div>';
	$html = draw( array( 'url' => JAZZ, 'eventId' => 22, 'useModal' => true, 'text' => 'Get <b>in</b>', 'backgroundColor' => 'vivid-red', 'className' => 'is-style-outline' ), $old );
	holds( 'Get <b>in</b>', $html );
	holds( 'has-vivid-red-background-color', $html );
	holds( 'href="' . JAZZ . '"', $html );
	holds_not( 'example.org', $html );
	same( 1, substr_count( $html, '<a ' ) );
} );

test( 'what is no event is a link if it is an address of the web, else nothing', function () {
	holds( '<a class="eventbrite__direct-link" href="https://example.org/">https://example.org/</a>', draw( array( 'url' => 'https://example.org/', 'eventId' => 22 ) ) );
	foreach ( array( 1e308, -1, 'x', array( 22 ) ) as $id ) {
		holds_not( 'data-event', draw( array( 'url' => JAZZ, 'eventId' => $id ) ) );
	}
	foreach ( array( array(), array( 'url' => 'javascript:alert(1)', 'eventId' => 22 ), array( 'url' => array( JAZZ ), 'eventId' => 22 ), array( 'eventId' => 22, 'style' => 'modal' ) ) as $attributes ) {
		same( '', trim( draw( $attributes, BUTTON ) ) );
	}
} );

test( 'where the owner wants a press, inline tickets are asked about and the button is not', function () {
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	$html = draw( array( 'url' => JAZZ, 'eventId' => 22 ) );
	holds( '<form hidden><button class="wp-element-button">Load content from Eventbrite</button>', $html );
	holds( '<a href="' . JAZZ . '">Open on Eventbrite</a>', $html );
	holds_not( '<form', draw( array( 'url' => JAZZ, 'eventId' => 22, 'style' => 'modal' ), BUTTON ) );
} );

test( 'feeds get links', function () {
	$GLOBALS['wp_query']->is_feed = true;
	$html = draw( array( 'url' => JAZZ, 'eventId' => 22 ) ) . draw( array( 'url' => JAZZ, 'eventId' => 22, 'style' => 'modal' ), BUTTON );
	$GLOBALS['wp_query']->is_feed = false;
	same( 2, substr_count( $html, 'href="' . JAZZ . '"' ) );
	holds_not( 'data-event', $html );
} );
