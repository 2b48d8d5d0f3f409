<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Calendly;

use Mainstreet\Blocks\Calendly\Calendly;
use Mainstreet\Core\Options\Stored_Settings;
use function Mainstreet\Tests\{ holds, holds_not, same, test, truly };

/** The table that the script's test reads, too. */
function cases() {
	return json_decode( file_get_contents( __DIR__ . '/addresses.json' ), true );
}

/** Draws a block; the button's markup is what a post saves. */
function draw( array $attributes, $inner = '', $root = '<div class="wp-block-jetpack-calendly">%s</div>' ) {
	return do_blocks( '<!-- wp:jetpack/calendly ' . wp_json_encode( (object) $attributes ) . ' -->' . sprintf( $root, $inner ) . '<!-- /wp:jetpack/calendly -->' );
}

/** The calendar of the tests. */
const ADA = 'https://calendly.com/ada/half-hour';

/** A button as the editor saves it. */
const BUTTON = '<!-- wp:jetpack/button {"element":"a","uniqueId":"calendly-widget-id","text":"Meet","url":"https://example.org/old"} /-->';

test( 'addresses are read as the script reads them', function () {
	foreach ( cases()['good'] as list( $text, $url ) ) {
		$address = Calendly::parse( $text );
		same( $url, $address ? $address['url'] : null, $text );
	}
	foreach ( array_merge( cases()['bad'], array_column( cases()['codes'], 0 ) ) as $text ) {
		same( null, Calendly::parse( $text ), wp_json_encode( $text ) );
	}
	foreach ( array( null, 1e308, array(), array( ADA ), true ) as $value ) {
		same( null, Calendly::parse( $value ) );
	}
} );

test( 'an inline calendar is a frame of the service, with its rights and look, and no script', function () {
	$html = draw( array( 'url' => ADA . '?month=2026-12&text_color=000000', 'textColor' => '123456', 'primaryColor' => '"><b>', 'backgroundColor' => array(), 'hideEventTypeDetails' => true ) );
	truly( 1 === preg_match( '#^<div class="calendly-style-inline wp-block-jetpack-calendly" id="calendly-block-\d+"><iframe #', trim( $html ) ), $html );
	holds( 'calendly-style-inline', $html );
	$tags = new \WP_HTML_Tag_Processor( $html );
	$tags->next_tag( 'iframe' );
	$host = wp_parse_url( home_url(), PHP_URL_HOST );
	same( "https://calendly.com/ada/half-hour?month=2026-12&embed_domain=$host&embed_type=Inline&hide_event_type_details=1&background_color=ffffff&text_color=123456&primary_color=00A2FF", $tags->get_attribute( 'src' ) );
	same( '700', $tags->get_attribute( 'height' ) );
	same( 'lazy', $tags->get_attribute( 'loading' ) );
	holds( 'allow-scripts', $tags->get_attribute( 'sandbox' ) );
	// Only a press may lead the page away, such as to the page that thanks for a booking.
	$rights = explode( ' ', $tags->get_attribute( 'sandbox' ) );
	truly( in_array( 'allow-top-navigation-by-user-activation', $rights, true ) );
	same( false, in_array( 'allow-top-navigation', $rights, true ) );
	holds_not( '<script', $html );
} );

test( 'a link leads to the calendar whatever its button holds, and keeps the frame in a template', function () {
	$html = draw( array( 'url' => ADA, 'style' => 'link', 'className' => 'calm', 'align' => 'right' ), BUTTON, '<div class="wp-block-jetpack-calendly alignright calm">%s</div>' );
	holds( 'calendly-style-link', $html );
	holds( 'alignright', $html );
	holds( 'calm', $html );
	holds( 'href="' . ADA . '"', $html );
	holds_not( 'example.org/old', $html );
	same( 1, substr_count( $html, 'wp-block-jetpack-calendly ' ) + substr_count( $html, 'wp-block-jetpack-calendly"' ) );
	truly( strpos( $html, '<template><iframe' ) > strpos( $html, '<dialog' ) );
	holds( 'embed_type=PopupText', $html );
} );

test( 'a block of the first version is drawn with the button that its attributes describe', function () {
	$old  = '<a href="' . ADA . '" class="wp-block-jetpack-calendly">' . ADA . '</a>';
	$html = draw( array( 'url' => ADA, 'style' => 'link', 'submitButtonText' => 'Meet <b>Ada</b><script>x</script>', 'submitButtonTextColor' => 'white', 'customBackgroundButtonColor' => '#123456' ), '', $old );
	holds( 'Meet <b>Ada</b>', $html );
	holds_not( '<script', $html );
	holds( 'has-white-color', $html );
	holds( 'background-color:#123456', $html );
	same( 1, substr_count( $html, '<a ' ) );
	holds( '<iframe', draw( array( 'url' => ADA ), '', $old ) );
	holds_not( 'wp-block-button', draw( array( 'url' => ADA ), '', $old ) );
} );

test( 'what is no calendar is a link if it is an address of the web, else nothing', function () {
	holds( '<a href="https://example.org/ada">https://example.org/ada</a>', draw( array( 'url' => 'https://example.org/ada' ) ) );
	foreach ( array( array(), array( 'url' => 'javascript:alert(1)' ), array( 'url' => 'ada' ), array( 'url' => array( ADA ) ), array( 'url' => 1e308, 'style' => 'link' ) ) as $attributes ) {
		same( '', trim( draw( $attributes, BUTTON ) ) );
	}
} );

test( 'feeds get links, and no dialog', function () {
	$GLOBALS['wp_query']->is_feed = true;
	$inline = draw( array( 'url' => ADA ) );
	$link   = draw( array( 'url' => ADA, 'style' => 'link' ), BUTTON );
	$GLOBALS['wp_query']->is_feed = false;
	holds( '<a href="' . ADA . '">' . ADA . '</a>', $inline );
	holds( 'href="' . ADA . '"', $link );
	foreach ( array( '<iframe', '<dialog', '<template' ) as $tag ) {
		holds_not( $tag, $inline . $link );
	}
} );

test( 'with “Load embeds on click” the frame waits in a template', function () {
	Stored_Settings::save( array( 'embeds_on_click' => true ) );
	$html = draw( array( 'url' => ADA ) );
	Stored_Settings::save( array( 'embeds_on_click' => false ) );
	truly( strpos( $html, '<iframe' ) > strpos( $html, '<template>' ) && false !== strpos( $html, '<template>' ) );
	holds( 'data-embed="calendly"', $html );
	holds( '700px', $html );
} );

test( 'two on a page have ids of their own', function () {
	preg_match_all( '/ id="([^"]+)"/', draw( array( 'url' => ADA ) ) . draw( array( 'url' => ADA ) ), $found );
	same( 2, count( array_unique( $found[1] ) ) );
} );
