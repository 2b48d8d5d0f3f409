<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Google_Calendar;

use Mainstreet\Blocks\Google_Calendar\Google_Calendar;
use function Mainstreet\Tests\{ holds, holds_not, same, test };

const URL = 'https://calendar.google.com/calendar/embed?src=harbour%40example.org&ctz=Europe%2FParis';

/** The block as a page has it. */
function draw( array $attributes ) {
	return do_blocks( '<!-- wp:jetpack/google-calendar ' . serialize_block_attributes( $attributes ) . ' --><a class="wp-block-jetpack-google-calendar">saved</a><!-- /wp:jetpack/google-calendar -->' );
}

test( 'an address is read as the editor reads it', function () {
	$table = json_decode( file_get_contents( __DIR__ . '/addresses.json' ), true );
	foreach ( $table['stored'] as $case ) {
		same( (string) $case[1], Google_Calendar::read_embed_url( $case[0] ), wp_json_encode( $case[0] ) );
	}
} );

test( 'a calendar is a frame with the rights it needs', function () {
	$html = draw( array( 'url' => URL, 'height' => 420, 'align' => 'wide' ) );
	holds( '<div class="', $html );
	holds( 'wp-block-jetpack-google-calendar', $html );
	holds( 'alignwide', $html );
	holds( 'src="https://calendar.google.com/calendar/embed?src=harbour%40example.org&#038;ctz=Europe%2FParis"', $html );
	holds( 'height="420"', $html );
	holds( 'sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"', $html );
	holds( 'loading="lazy"', $html );
	holds( 'title="Google Calendar"', $html );
	holds_not( 'has-default-height', $html );
	holds_not( 'saved', $html );
} );

test( 'a height nobody chose is known to the style sheet', function () {
	foreach ( array( array(), array( 'height' => 600 ), array( 'height' => -1 ), array( 'height' => 1e308 ), array( 'height' => 'tall' ), array( 'height' => array( 1 ) ) ) as $height ) {
		$html = draw( array( 'url' => URL ) + $height );
		holds( 'has-default-height', $html );
		holds( 'height="600"', $html );
	}
} );

test( 'any other address of the web stays a link, and what is none is nothing', function () {
	$html = draw( array( 'url' => 'https://example.org/?a=1&b="><script>' ) );
	holds( '<a href="https://example.org/?a=1&#038;b=script">https://example.org/?a=1&amp;b=&quot;&gt;&lt;script&gt;</a>', $html );
	holds_not( '<iframe', $html );
	foreach ( array( 'javascript:alert(1)', 'https://', 'calendar', '', 5, array(), null ) as $url ) {
		same( '', draw( array( 'url' => $url ) ) );
	}
	same( '', do_blocks( '<!-- wp:jetpack/google-calendar --><a class="wp-block-jetpack-google-calendar"></a><!-- /wp:jetpack/google-calendar -->' ) );
} );

test( 'feeds get a link', function () {
	$GLOBALS['wp_query']->is_feed = true;
	$html = draw( array( 'url' => URL ) );
	$GLOBALS['wp_query']->is_feed = false;
	holds( '<a href="https://calendar.google.com/calendar/embed?src=harbour%40example.org&#038;ctz=Europe%2FParis">', $html );
	holds_not( '<iframe', $html );
} );

test( 'with embeds on click the frame waits in a template', function () {
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	$html = draw( array( 'url' => URL ) );
	remove_filter( 'mainstreet_embed_consent', '__return_false' );
	holds( '<template><iframe', $html );
	holds( 'Load content from Google Calendar', $html );
	holds( 'min-height:var(--mainstreet-embed-height,600px)', $html );
} );
