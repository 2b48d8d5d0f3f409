<?php
/**
 * The Google Docs block on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Google_Docs_Embed\Google_Docs;

function google_docs_html( array $attributes ) {
	return trim( do_blocks( '<!-- wp:jetpack/google-docs-embed ' . wp_json_encode( $attributes ) . " -->\n<figure><div class=\"embed__wrapper\">\nsaved\n</div></figure>\n<!-- /wp:jetpack/google-docs-embed -->" ) );
}

test( 'addresses are read as in the editor', function () {
	$cases = json_decode( file_get_contents( __DIR__ . '/addresses.json' ), true );
	truly( count( $cases ) > 30 );
	foreach ( $cases as $case ) {
		$found = Google_Docs::parse( $case[0] );
		same( array( $case[1], $case[2] ), $found ? array( $found['kind'], $found['src'] ) : array( null, null ), wp_json_encode( $case ) );
	}
} );

test( 'a document is shown in a frame, with a link below', function () {
	$html = google_docs_html( array( 'url' => 'https://docs.google.com/document/d/1QuayPlan/edit?a=1&b="2"', 'align' => 'wide', 'variation' => 'jetpack/google-docs' ) );
	same( '', $html, 'quotes are no part of a URL' );
	$html = google_docs_html( array( 'url' => 'https://docs.google.com/document/d/1QuayPlan/edit?a=1&b=2', 'align' => 'wide', 'variation' => 'jetpack/google-docs' ) );
	holds( 'src="https://docs.google.com/document/d/1QuayPlan/preview" title="Document on Google Docs"', $html );
	holds( 'alignwide', $html );
	holds( 'ar-50', $html );
	holds( '<figcaption><a href="https://docs.google.com/document/d/1QuayPlan/edit?a=1&#038;b=2">Open the document on Google</a></figcaption>', $html );
	holds( 'sandbox="', $html );
	holds( 'ar-100', google_docs_html( array( 'url' => 'https://docs.google.com/document/d/1/edit', 'aspectRatio' => 'ar-100' ) ) );
	holds_not( '<script', google_docs_html( array( 'url' => 'https://docs.google.com/document/d/1/edit', 'aspectRatio' => '"><script>' ) ) );
} );

test( 'a URL that is no document of the kind shows nothing', function () {
	foreach ( array( 'https://docs.google.com/spreadsheets/d/1/edit', 'https://example.org/document/d/1/edit', 'javascript:alert(1)', '', array( 'x' ), 5, null ) as $url ) {
		same( '', google_docs_html( array( 'url' => $url ) ), wp_json_encode( $url ) );
	}
	holds( '/spreadsheets/d/1/preview', google_docs_html( array( 'url' => 'https://docs.google.com/spreadsheets/d/1/edit', 'variation' => 'google-sheets' ) ) );
	holds( '/presentation/d/1/preview', google_docs_html( array( 'url' => 'https://docs.google.com/presentation/d/1/edit', 'variation' => 'jetpack/google-slides' ) ) );
} );

test( 'feeds get the link; with the setting the frame waits for a click', function () {
	$url = array( 'url' => 'https://docs.google.com/document/d/1QuayPlan/edit' );
	$GLOBALS['wp_query']->is_feed = true;
	$html = google_docs_html( $url );
	$GLOBALS['wp_query']->is_feed = false;
	same( '<p><a href="https://docs.google.com/document/d/1QuayPlan/edit">Open the document on Google</a></p>', $html );
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	$html = google_docs_html( $url );
	holds( 'Load content from Google Docs', $html );
	holds( '<template><iframe', $html );
} );
