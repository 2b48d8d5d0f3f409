<?php
/**
 * Pinterest on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Pinterest\Pin_Block;

function pinterest_html( $url ) {
	return render_block( array( 'blockName' => 'jetpack/pinterest', 'attrs' => array( 'url' => $url ), 'innerBlocks' => array(), 'innerHTML' => '<a>saved</a>', 'innerContent' => array( '<a>saved</a>' ) ) );
}

test( 'addresses are read as in the editor', function () {
	$cases = json_decode( file_get_contents( __DIR__ . '/addresses.json' ), true );
	truly( count( $cases ) > 40 );
	foreach ( $cases as $case ) {
		$pin = Pin_Block::parse( $case[0] );
		same( array( $case[1], $case[2] ), $pin ? array( $pin['kind'], $pin['href'] ) : array( null, null ), wp_json_encode( $case ) );
		truly( 0 === preg_match( '/<script|javascript:|\\0/i', preg_replace( '#>[^<]*<#', '><', pinterest_html( $case[0] ) ) ), wp_json_encode( $case ) );
	}
} );

test( 'the page has a link that Pinterest can draw over, in the room it takes', function () {
	$html = pinterest_html( 'http://www.pinterest.com/pin/123/?a=1&b=2' );
	truly( 1 === preg_match( '#^<div [^>]*class="[^"]*\bwp-block-jetpack-pinterest\b[^>]*><template></template><a data-pin-do="embedPin" href="https://www\.pinterest\.com/pin/123/">https://www\.pinterest\.com/pin/123/\?a=1&amp;b=2</a><p class="mainstreet-embed__print" hidden><a [^>]*>A pin on Pinterest</a></p></div>$#', trim( $html ) ), $html );
	truly( false !== strpos( $html, 'mainstreet-embed' ) && false !== strpos( $html, 'data-embed="pinterest"' ) );
	truly( false !== strpos( pinterest_html( 'https://www.pinterest.com/a/b' ), 'data-pin-do="embedBoard" data-pin-board-width="400"' ) );
} );

test( 'an alignment and a space are kept on the page, and what is none is not', function () {
	$pin = array( 'url' => 'https://www.pinterest.com/pin/123/' );
	$html = function ( array $attributes ) {
		return do_blocks( '<!-- wp:jetpack/pinterest ' . wp_json_encode( $attributes ) . ' /-->' );
	};
	holds( 'alignleft', $html( $pin + array( 'align' => 'left' ) ) );
	holds_not( 'align', $html( $pin ) );
	holds_not( '<script', $html( $pin + array( 'align' => '"><script>' ) ) );
	holds( 'style="margin-top:2rem', $html( $pin + array( 'style' => array( 'spacing' => array( 'margin' => array( 'top' => '2rem' ) ) ) ) ) );
} );

test( 'what can not be embedded is a link, what is no address is nothing', function () {
	foreach ( array( 'https://pin.it/2Ab3cD4', 'https://example.org/a?b=1&c=2' ) as $url ) {
		$html = pinterest_html( $url );
		truly( false !== strpos( $html, '<a href="' . esc_url( $url ) . '">' ), $html );
		truly( false === strpos( $html, 'data-pin-do' ) && false === strpos( $html, 'mainstreet-embed' ) );
	}
	foreach ( array( '', 'javascript:alert(1)', 'a pin', array( 'x' ), 5, null, 1e308 ) as $url ) {
		same( '', trim( pinterest_html( $url ) ) );
	}
} );

test( 'with the setting it waits for a press, and says for what', function () {
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	$html = pinterest_html( 'https://www.pinterest.com/quayboats/ropework/' );
	truly( false !== strpos( $html, '<strong>Board ropework of quayboats on Pinterest</strong>' ), $html );
	truly( false !== strpos( $html, 'data-pin-do="embedBoard"' ) );
	truly( false !== strpos( pinterest_html( 'https://www.pinterest.com/%3Cb%3E/' ), '&lt;b&gt; on Pinterest' ) );
} );

test( 'feeds get the link', function () {
	$GLOBALS['wp_query']->is_feed = true;
	$html = pinterest_html( 'https://www.pinterest.com/pin/123/' );
	$GLOBALS['wp_query']->is_feed = false;
	truly( false !== strpos( $html, '<a href="https://www.pinterest.com/pin/123/">' ) && false === strpos( $html, 'mainstreet-embed' ), $html );
} );
