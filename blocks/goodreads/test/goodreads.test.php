<?php
/**
 * The Goodreads block on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Goodreads\Goodreads;

function goodreads_html( array $attributes ) {
	return trim( do_blocks( '<!-- wp:jetpack/goodreads ' . wp_json_encode( $attributes ) . " -->\n<div class=\"wp-block-jetpack-goodreads\"></div>\n<!-- /wp:jetpack/goodreads -->" ) );
}

test( 'scripts are checked as in the editor', function () {
	$cases = json_decode( file_get_contents( __DIR__ . '/links.json' ), true );
	truly( count( $cases ) > 20 );
	foreach ( $cases as $case ) {
		same( $case[1], (bool) Goodreads::parse( $case[0] ), wp_json_encode( $case ) );
		same( $case[1], '' !== goodreads_html( array( 'link' => $case[0], 'id' => 'gr_custom_widget_41' ) ), wp_json_encode( $case ) );
	}
} );

test( 'a shelf has the ID of the element for the script, and a link until then', function () {
	$shelf = array(
		'link'  => 'https://www.goodreads.com/review/grid_widget/778899.Sea%20books?cover_size=medium&shelf=to-read&widget_id=41',
		'id'    => 'gr_grid_widget_41',
		'align' => 'right',
	);
	$html = goodreads_html( $shelf );
	holds( 'wp-block-jetpack-goodreads', $html );
	holds( 'alignright', $html );
	holds( 'data-widget="grid_widget/778899.Sea%20books?cover_size=medium&amp;shelf=to-read&amp;widget_id=41"', $html );
	holds( 'data-shelf="gr_grid_widget_41"', $html );
	holds( '<a href="https://www.goodreads.com/review/list/778899?shelf=to-read">Books on Goodreads</a>', $html );
	foreach ( array( '', 'x', '"><script>', array( 'x' ), null ) as $id ) {
		same( '', goodreads_html( array( 'id' => $id ) + $shelf ) );
	}
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	holds( 'Load content from Goodreads', goodreads_html( $shelf ) );
	$GLOBALS['wp_query']->is_feed = true;
	$html = goodreads_html( $shelf );
	$GLOBALS['wp_query']->is_feed = false;
	same( '<p><a href="https://www.goodreads.com/review/list/778899?shelf=to-read">Books on Goodreads</a></p>', $html );
} );
