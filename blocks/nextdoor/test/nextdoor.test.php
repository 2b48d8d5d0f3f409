<?php
/**
 * The Nextdoor block on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Nextdoor\Nextdoor_Post;

function nextdoor_html( array $attributes ) {
	return trim( do_blocks( '<!-- wp:jetpack/nextdoor ' . wp_json_encode( $attributes ) . " -->\n<div class=\"wp-block-jetpack-nextdoor\"></div>\n<!-- /wp:jetpack/nextdoor -->" ) );
}

test( 'addresses are read as in the editor', function () {
	$cases = json_decode( file_get_contents( __DIR__ . '/addresses.json' ), true );
	truly( count( $cases ) > 20 );
	foreach ( $cases as $case ) {
		same( (string) $case[1], Nextdoor_Post::parse( $case[0] ), wp_json_encode( $case ) );
		same( null === $case[1], '' === nextdoor_html( array( 'url' => $case[0] ) ), wp_json_encode( $case ) );
	}
} );

test( 'a post is shown in a frame; feeds and print get a link to it', function () {
	$post = array( 'url' => 'https://nextdoor.com/embed/qUaY77', 'align' => 'center' );
	$html = nextdoor_html( $post );
	holds( '<figure ', $html );
	holds( 'wp-block-jetpack-nextdoor', $html );
	holds( 'aligncenter', $html );
	holds( '<iframe src="https://nextdoor.com/embed/qUaY77" title="Post on Nextdoor" height="200"', $html );
	holds( 'sandbox="', $html );
	holds( '<a href="https://nextdoor.com/p/qUaY77">Post on Nextdoor</a>', $html );
	$GLOBALS['wp_query']->is_feed = true;
	$html = nextdoor_html( $post );
	$GLOBALS['wp_query']->is_feed = false;
	holds( 'href="https://nextdoor.com/p/qUaY77"', $html );
	holds_not( 'iframe', $html );
} );

test( 'with the setting the frame waits for a click', function () {
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	$html = nextdoor_html( array( 'url' => 'https://nextdoor.com/embed/qUaY77' ) );
	holds( 'Load content from Nextdoor', $html );
	holds( '<template><iframe', $html );
} );
