<?php
/**
 * GIFs on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Gif\Gif_Block;
use Mainstreet\Connections\Services;

function gif_html( array $attributes ) {
	return trim( render_block( array( 'blockName' => 'jetpack/gif', 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) ) );
}

test( 'addresses are read as in the editor', function () {
	$cases = json_decode( file_get_contents( __DIR__ . '/addresses.json' ), true );
	truly( count( $cases ) > 40 );
	foreach ( $cases as $case ) {
		same( $case[1], Gif_Block::parse_id( $case[0] ), wp_json_encode( $case ) );
		$html = gif_html( array( 'giphyUrl' => $case[0] ) );
		truly( ! preg_match( '/<script|"javascript:/i', $html ), $html );
		same( (bool) $case[1], false !== strpos( $html, '<iframe src="https://giphy.com/embed/' . $case[1] ), wp_json_encode( $case ) );
	}
} );

test( 'the frame stands in its shape, named after what was searched for', function () {
	$html = gif_html( array( 'caption' => 'A <em>very</em> fast boat<script>alert(1)</script>', 'giphyUrl' => 'https://giphy.com/embed/a1b2c3d4', 'searchText' => 'boat "x"', 'paddingTop' => '75%' ) );
	truly( 1 === preg_match( '#^<div class="[^"]*wp-block-jetpack-gif[^"]*"><figure><div class="wp-block-jetpack-gif-wrapper" style="padding-top:75%"><iframe src="https://giphy\.com/embed/a1b2c3d4" title="boat &quot;x&quot;"[^>]* loading="lazy"[^>]* sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe><p class="mainstreet-embed__print" hidden><a href="https://giphy\.com/gifs/a1b2c3d4">boat &quot;x&quot;</a></p></div><figcaption class="wp-block-jetpack-gif-caption gallery-caption">A <em>very</em> fast boatalert\(1\)</figcaption></figure></div>$#', $html ), $html );
	truly( false !== strpos( $html, 'aligncenter' ), $html );
	truly( false !== strpos( gif_html( array( 'align' => 'wide', 'giphyUrl' => 'https://giphy.com/embed/a1' ) ), 'alignwide' ) );
	holds( 'style="margin-top:2rem', gif_html( array( 'giphyUrl' => 'https://giphy.com/embed/a1', 'style' => array( 'spacing' => array( 'margin' => array( 'top' => '2rem' ) ) ) ) ) );
} );

test( 'an address is no name: the caption is', function () {
	$base = array( 'giphyUrl' => 'https://giphy.com/embed/a1', 'searchText' => 'https://giphy.com/gifs/a1' );
	truly( false !== strpos( gif_html( $base ), 'title="GIF"' ) );
	truly( false !== strpos( gif_html( $base + array( 'caption' => '<b>Fast</b> &amp; loud' ) ), 'title="Fast &amp; loud"' ) );
} );

test( 'odd attributes do no harm', function () {
	foreach ( array( '0%', '75%;position:fixed', 'calc(1px)', 75, array( '75%' ), 1e308, null ) as $padding ) {
		truly( false !== strpos( gif_html( array( 'giphyUrl' => 'https://giphy.com/embed/a1', 'paddingTop' => $padding ) ), 'style="padding-top:56.2%"' ), wp_json_encode( $padding ) );
	}
	foreach ( array( 'giphyUrl', 'caption', 'searchText', 'gifUrl' ) as $name ) {
		same( '', gif_html( array( $name => array( 'x' ) ) ) );
	}
	same( '', gif_html( array() ) );
	same( '', gif_html( array( 'giphyUrl' => 'javascript:alert(1)' ) ) );
	truly( false !== strpos( gif_html( array( 'giphyUrl' => 'https://example.org/a.gif' ) ), '<a href="https://example.org/a.gif">' ) );
} );

test( 'what later versions stored is shown', function () {
	truly( false !== strpos( gif_html( array( 'gifUrl' => 'https://media.giphy.com/media/a1b2/giphy.gif' ) ), 'https://giphy.com/embed/a1b2' ) );
} );

test( 'a picture of another service, as later versions store it, is shown', function () {
	$url  = 'https://media.tenor.com/x-1/fast%20boat.gif?a=1&b=2';
	$html = gif_html( array( 'gifUrl' => $url, 'searchText' => 'boat "x"', 'paddingTop' => '75%', 'caption' => 'A <em>boat</em>' ) );
	truly( 1 === preg_match( '#^<div class="[^"]*wp-block-jetpack-gif[^"]*"><figure><img src="https://media\.tenor\.com/x-1/fast%20boat\.gif\?a=1&\#038;b=2" alt="boat &quot;x&quot;" style="aspect-ratio:100/75;[^"]*" loading="lazy"[^>]*><figcaption[^>]*>A <em>boat</em></figcaption></figure></div>$#', $html ), $html );
	holds_not( 'iframe', $html );
	// Also where the old key holds what is no GIF of GIPHY's, and none where it does.
	holds( '<img src="https://example.org/a.gif"', gif_html( array( 'giphyUrl' => 'https://example.org/b', 'gifUrl' => 'https://example.org/a.gif' ) ) );
	holds( 'https://giphy.com/embed/a1', gif_html( array( 'giphyUrl' => 'https://giphy.com/embed/a1', 'gifUrl' => 'https://example.org/a.gif' ) ) );
	// What is no picture, or a page of GIPHY's, is a link.
	foreach ( array( 'https://example.org/a.mp4', 'https://gph.is/2abc', 'https://giphy.com/explore/x' ) as $link ) {
		holds( '<a href="' . $link . '">', gif_html( array( 'gifUrl' => $link ) ) );
	}
	foreach ( array( 'javascript:alert(1)', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', '//example.org/a.gif', 'https:///a.gif', 'https://', 'a.gif', 'https://"onerror=alert(1)', '"><script>alert(1)</script>', "https://exa\nmple.org/a.gif", 'https://user@:80/a.gif' ) as $odd ) {
		$html = gif_html( array( 'gifUrl' => $odd ) );
		truly( '' === $html || ! preg_match( '/<script|src="(?!https?:)|\sonerror=/i', $html ), $html );
	}
} );

test( 'a picture of another host waits as frames do; in a feed it is a link, one of this site is shown at once', function () {
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	$attributes = array( 'gifUrl' => 'https://media.tenor.com/a.gif', 'searchText' => 'boat', 'paddingTop' => '75%' );
	$html       = gif_html( $attributes );
	truly( 1 === preg_match( '#style="aspect-ratio:100/75">.*data-embed="media\.tenor\.com".*Load content from media\.tenor\.com.*<template><img [^>]*></template>#s', $html ), $html );
	same( 1, substr_count( $html, '<img' ) );
	holds_not( '<template>', gif_html( array( 'gifUrl' => home_url( '/wp-content/uploads/a.gif' ) ) ) );
	$GLOBALS['wp_query']->is_feed = true;
	$html = gif_html( $attributes );
	$GLOBALS['wp_query']->is_feed = false;
	holds( '<figure><a href="https://media.tenor.com/a.gif">boat</a></figure>', $html );
} );

test( 'on click a button comes first, in a feed a link', function () {
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	truly( false !== strpos( gif_html( array( 'giphyUrl' => 'https://giphy.com/embed/a1', 'paddingTop' => '68.75%' ) ), '<div class="wp-block-jetpack-gif-wrapper" style="aspect-ratio:100/68.75">' ), 'it may grow' );
	$html = gif_html( array( 'giphyUrl' => 'https://giphy.com/embed/a1', 'searchText' => 'boat' ) );
	truly( false !== strpos( $html, '<template><iframe' ) && false !== strpos( $html, '<strong>boat</strong>' ), $html );
	truly( 1 === preg_match( '#<form hidden>.*Load content from GIPHY.*</form>.*<a href="https://giphy\.com/gifs/a1"[^>]*>Open on GIPHY</a>.*<template>#s', $html ), 'without scripts there is the link, and no button: ' . $html );
	$GLOBALS['wp_query']->is_feed = true;
	$html = gif_html( array( 'giphyUrl' => 'https://giphy.com/embed/a1', 'searchText' => 'boat' ) );
	$GLOBALS['wp_query']->is_feed = false;
	truly( false !== strpos( $html, '<figure><a href="https://giphy.com/gifs/a1">boat</a></figure>' ), $html );
} );

test( 'the key goes to people who edit posts, and only what looks like one', function () {
	$key = str_repeat( 'aB3', 10 );
	$own = array( 'keys' => (object) array( 'other' => 'x' ) );
	same( array(), array_intersect_key( (array) Gif_Block::filter_editor_state( $own )['keys'], array( 'giphy' => 1 ) ) );
	add_filter( 'mainstreet_giphy_key', function () use ( &$key ) { return $key; } );
	same( array( 'giphy' => $key, 'other' => 'x' ), (array) Gif_Block::filter_editor_state( $own )['keys'] );
	$key = '"></script>' . $key;
	same( false, isset( Gif_Block::filter_editor_state( $own )['keys']->giphy ) );
	wp_set_current_user( 0 );
	$key = str_repeat( 'aB3', 10 );
	same( false, isset( Gif_Block::filter_editor_state( $own )['keys']->giphy ) );
} );

test( 'a key is judged without asking GIPHY', function () {
	$log     = outside( function () { return array( 500, array() ); } );
	$service = Services::get( 'giphy' );
	same( true, $service['validate']( str_repeat( 'a', 32 ) ) );
	truly( is_wp_error( $service['validate']( 'short' ) ) );
	same( array( 'account' => '' ), $service['test']( str_repeat( 'a', 32 ) ) );
	same( 0, count( $log ) );
} );
