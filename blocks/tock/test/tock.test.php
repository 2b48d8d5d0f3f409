<?php
/**
 * The Tock block on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Tock\Tock;

function tock_html( array $attributes ) {
	return trim( do_blocks( '<!-- wp:jetpack/tock ' . wp_json_encode( $attributes ) . " -->\n" . Tock::CONTAINER . "\n<!-- /wp:jetpack/tock -->" ) );
}

test( 'names and addresses are read as in the editor', function () {
	$cases = json_decode( file_get_contents( __DIR__ . '/addresses.json' ), true );
	truly( count( $cases ) > 20 );
	foreach ( $cases as $case ) {
		same( $case[1], Tock::parse( $case[0] ), wp_json_encode( $case ) );
		same( '' === $case[1], '' === tock_html( array( 'url' => $case[0] ) ), wp_json_encode( $case ) );
	}
} );

test( 'the page has the element that the script fills, and a link until then', function () {
	$html = tock_html( array( 'url' => 'harbour-kitchen', 'align' => 'center' ) );
	holds( 'wp-block-jetpack-tock', $html );
	holds( 'aligncenter', $html );
	holds( 'data-embed="tock" data-name="harbour-kitchen"', $html );
	holds( '<template></template>' . Tock::CONTAINER . '<a class="wp-block-button__link wp-element-button" href="https://www.exploretock.com/harbour-kitchen">Book with Tock</a>', $html );
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	holds( 'Load content from Tock', tock_html( array( 'url' => 'harbour-kitchen' ) ) );
} );

test( 'feeds get the link', function () {
	$GLOBALS['wp_query']->is_feed = true;
	$html = tock_html( array( 'url' => 'harbour-kitchen' ) );
	$GLOBALS['wp_query']->is_feed = false;
	holds( 'href="https://www.exploretock.com/harbour-kitchen"', $html );
	holds_not( 'mainstreet-embed', $html );
} );
