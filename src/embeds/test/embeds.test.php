<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Embeds\Core_Embeds;
use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

const PIN = array( 'link' => 'https://www.pinterest.com/pin/1/', 'title' => 'A pin', 'height' => 300 );

/** Sets whether embeds are loaded on click. */
function on_click( $own, $core = false ) {
	Stored_Settings::save( array( 'embeds_on_click' => $own, 'embeds_on_click_core' => $core ) );
}

/** Whether the page loads the script of the boxes. */
function is_script_loaded() {
	ob_start();
	wp_script_modules()->print_enqueued_script_modules();
	return false !== strpos( ob_get_clean(), 'build/embeds/view.js' );
}

test( 'addresses are read as the editor reads them', function () {
	$cases = json_decode( file_get_contents( MAINSTREET_DIR . '/shared/embeds/test/addresses.json' ), true );
	truly( count( $cases ) > 30 );
	foreach ( $cases as list( $service, $text, $expected ) ) {
		$url = Embed_Services::parse_url( $service, $text );
		same( $expected, $url ? $url['url'] : null, "$service: $text" );
	}
	foreach ( array( null, 7, array( 'https://calendly.com/a' ), 1e308, new \stdClass() ) as $value ) {
		same( null, Embed_Services::parse_url( 'calendly', $value ) );
	}
	same( null, Embed_Services::parse_url( 'nobody', 'https://calendly.com/a' ) );
	same( null, Embed_Services::parse_url( 'calendly', 'https://calendly.com/' . str_repeat( 'a', 2000 ) ) );
} );

test( 'an address tells its parts, and its service', function () {
	$url = Embed_Services::parse_url( 'google-calendar', 'http://calendar.google.com/calendar/embed?src=a&b=c#d' );
	same( array( 'calendar.google.com', '/calendar/embed', 'src=a&b=c', 'd' ), array( $url['host'], $url['path'], $url['query'], $url['fragment'] ) );
	same( 'youtube', Embed_Services::find_by_url( 'https://www.youtube.com/watch?v=x' ) );
	same( 'youtube', Embed_Services::find_by_url( 'https://youtu.be/x' ) );
	same( 'elsewhere.example', Embed_Services::find_by_url( 'https://www.elsewhere.example/x' ) );
	same( '', Embed_Services::find_by_url( 'nothing' ) );
} );

test( 'a frame is loaded by the browser when it comes near, with the rights of its row', function () {
	on_click( false );
	wp_dequeue_script_module( 'mainstreet-embeds' );
	$html = ( new Embed( 'google-calendar' ) )->render_frame( 'https://calendar.google.com/calendar/embed?src=a&b="><script>', array( 'link' => 'https://calendar.google.com/', 'title' => '<b>"Harbour"' ) );
	holds( ' loading="lazy"', $html );
	// On paper.
	holds( '</iframe><p class="mainstreet-embed__print" hidden><a href="https://calendar.google.com/">&lt;b&gt;&quot;Harbour&quot;</a></p>', $html );
	holds( ' sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"', $html );
	holds( ' height="600"', $html );
	// The attribute takes pixels, so the width of the block is a style.
	holds( 'width:100%"', $html );
	holds_not( ' width="', $html );
	holds( 'title="&lt;b&gt;&quot;Harbour&quot;"', $html );
	holds_not( '<script', $html );
	holds_not( 'mainstreet-embed__ask', $html );
	same( false, is_script_loaded() );
} );

test( 'on click, the frame waits in a template behind a sentence, a button and a link', function () {
	on_click( true );
	$html = ( new Embed( 'google-calendar' ) )->render_frame( 'https://calendar.google.com/calendar/embed', array( 'link' => 'https://calendar.google.com/x', 'title' => '<i>Harbour' ) );
	holds( '<div class="mainstreet-embed has-template" data-embed="google-calendar" style="min-height:var(--mainstreet-embed-height,600px);">', $html );
	holds( '<strong>&lt;i&gt;Harbour</strong>', $html );
	holds( 'Load content from Google Calendar', $html );
	holds( '<a href="https://calendar.google.com/x">Open on Google Calendar</a>', $html );
	$tags = new \WP_HTML_Tag_Processor( preg_replace( '#<template>.*</template>#s', '', $html ) );
	same( false, $tags->next_tag( 'iframe' ) );
	holds( '<template><iframe', $html );
	truly( is_script_loaded() );
} );

test( 'a consent plugin decides by service', function () {
	on_click( true );
	add_filter( 'mainstreet_embed_consent', function ( $loads, $service ) { return $loads || 'giphy' === $service; }, 10, 2 );
	same( false, ( new Embed( 'giphy' ) )->is_on_click() );
	same( true, ( new Embed( 'calendly' ) )->is_on_click() );
} );

test( 'a box keeps its space and its link, and tells the script what it needs', function () {
	on_click( false );
	$html = ( new Embed( 'pinterest' ) )->render_box( PIN, array( 'script' => '"x' ), '<a data-pin-do="embedPin" href="https://www.pinterest.com/pin/1/">pin</a>' );
	same( '<div class="mainstreet-embed" data-embed="pinterest" data-script="&quot;x" style="min-height:var(--mainstreet-embed-height,300px);"><template></template><a data-pin-do="embedPin" href="https://www.pinterest.com/pin/1/">pin</a><p class="mainstreet-embed__print" hidden><a href="https://www.pinterest.com/pin/1/">A pin</a></p></div>', $html );
	holds( '<a href="https://www.pinterest.com/pin/1/">https://www.pinterest.com/pin/1/</a>', ( new Embed( 'pinterest' ) )->render_box( PIN ) );
	on_click( true );
	holds( 'mainstreet-embed__ask', ( new Embed( 'pinterest' ) )->render_box( PIN ) );
} );

test( 'feeds get a link', function () {
	on_click( true );
	$GLOBALS['wp_query']->is_feed = true;
	$link = '<a href="https://www.pinterest.com/pin/1/">https://www.pinterest.com/pin/1/</a>';
	same( $link, ( new Embed( 'pinterest' ) )->render_frame( 'https://www.pinterest.com/', PIN ) );
	same( $link, ( new Embed( 'pinterest' ) )->render_box( PIN ) );
	$GLOBALS['wp_query']->is_feed = false;
} );

test( 'embeds of WordPress are put behind the facade where the owner wants it, and only those that ask others', function () {
	$video = '<iframe title="A &amp; B" width="500" height="281" src="https://www.youtube.com/embed/x?feature=oembed" allowfullscreen></iframe>';
	foreach ( array( array( false, false ), array( true, false ), array( false, true ) ) as list( $own, $core ) ) {
		on_click( $own, $core );
		same( $video, Core_Embeds::filter( $video, 'https://www.youtube.com/watch?v=x' ) );
	}
	on_click( true, true );
	$html = Core_Embeds::filter( $video, 'https://www.youtube.com/watch?v=x' );
	holds( 'data-embed="youtube"', $html );
	holds( 'min-height:var(--mainstreet-embed-height,281px)', $html );
	holds( '<strong>A &amp; B</strong>', $html );
	holds( '<template>' . $video . '</template>', $html );
	$script = '<blockquote><a href="https://x.com/a/status/1">post</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>';
	holds( 'Load content from X', Core_Embeds::filter( $script, 'https://x.com/a/status/1' ) );
	holds( 'Load content from elsewhere.example', Core_Embeds::filter( $video, 'https://elsewhere.example/watch' ) );
	foreach ( array(
		'<a href="https://youtube.com/x">https://youtube.com/x</a>',
		'<iframe src="' . home_url( '/a/embed/' ) . '"></iframe>',
		'<blockquote class="wp-embedded-content"><a href="https://other.example/">x</a></blockquote><iframe class="wp-embedded-content" src="https://other.example/embed/"></iframe>',
	) as $kept ) {
		same( $kept, Core_Embeds::filter( $kept, 'https://www.youtube.com/watch?v=x' ) );
	}
	same( false, Core_Embeds::filter( false, 'https://www.youtube.com/watch?v=x' ) );
} );

test( 'the editor learns where an address leads', function () {
	act_as( 'contributor' );
	addresses( array( 'pin.it' => array( '93.184.216.34' ), 'www.pinterest.com' => array( '93.184.216.34' ), 'gone.example' => array( '93.184.216.34' ) ) );
	$log = outside( function ( $url ) {
		if ( 'https://pin.it/AbC' === $url ) {
			return array( 301, '', array( 'location' => 'https://www.pinterest.com/pin/1/sent/?x=1' ) );
		}
		return 'https://gone.example/' === $url ? array( 404, 'no' ) : str_repeat( 'a', 100000 );
	} );
	$ask = function ( $url ) {
		$request = new \WP_REST_Request( 'GET', '/wpcom/v2/resolve-redirect' );
		$request->set_query_params( array( 'url' => $url ) );
		return rest_do_request( $request );
	};
	same( array( 'url' => 'https://www.pinterest.com/pin/1/sent/?x=1', 'status' => 200 ), $ask( 'https://pin.it/AbC' )->get_data() );
	same( 2, count( $log ) );
	same( 16385, $log[0][1]['limit_response_size'] );
	$ask( 'https://pin.it/AbC' );
	same( 2, count( $log ), 'requests after a second question:' );
	same( 404, $ask( 'https://gone.example/' )->get_data()['status'] );
	same( array( 400, 'http_request_failed' ), array( $ask( 'https://unknown.example/' )->get_status(), $ask( 'https://unknown.example/' )->get_data()['code'] ) );
	foreach ( array( '', 'pin.it', 'ftp://pin.it/', str_repeat( 'a', 2001 ) ) as $bad ) {
		same( 'rest_invalid_param', $ask( $bad )->get_data()['code'], $bad );
	}
} );

test( 'sixty questions a minute are answered', function () {
	act_as( 'contributor' );
	addresses( array( 'a.example' => array( '93.184.216.34' ) ) );
	outside( function () { return 'x'; } );
	$request = new \WP_REST_Request( 'GET', '/mainstreet/v1/resolve-redirect' );
	$request->set_query_params( array( 'url' => 'https://a.example/' ) );
	for ( $i = 0; $i < 60; $i++ ) {
		same( 200, rest_do_request( $request )->get_status(), "question $i" );
	}
	same( 429, rest_do_request( $request )->get_status() );
} );

test( 'an address that is read as text runs from left to right in every language', function () {
	$GLOBALS['wp_locale']->text_direction = 'rtl';
	$html = array();
	foreach ( array(
		'<!-- wp:jetpack/pinterest {"url":"https://www.pinterest.com/pin/1/"} /-->',
		'<!-- wp:jetpack/pinterest {"url":"https://pin.it/2Ab3cD4"} /-->',
		'<!-- wp:jetpack/calendly {"url":"https://example.org/ada/"} /-->',
		'<!-- wp:jetpack/eventbrite {"url":"https://example.org/"} /-->',
		'<!-- wp:jetpack/google-calendar {"url":"https://example.org/?a=1"} /-->',
		'<!-- wp:jetpack/podcast-player {"url":"https://pod.example/feed/"} /-->',
	) as $block ) {
		$html[ $block ] = do_blocks( $block );
	}
	$GLOBALS['wp_locale']->text_direction = 'ltr';
	foreach ( $html as $block => $drawn ) {
		truly( 1 === preg_match( '~<a [^>]*>https://[^<]*</a>~', $drawn, $link ), "$block: $drawn" );
		holds( ' dir="ltr"', $link[0] );
		holds_not( 'dir=', do_blocks( $block ) );
	}
} );

test( 'a plugin of the WP Consent API makes embeds wait for the visitor', function () {
	$program = __DIR__ . '/processes/with-consent-api.php';
	same( 'loads', in_process( $program, array( 'type' => null ) )() );
	// No plugin has said how it asks.
	same( 'loads', in_process( $program, array( 'type' => false ) )() );
	same( 'waits', in_process( $program, array( 'type' => 'optin' ) )() );
	same( 'waits', in_process( $program, array( 'type' => 'optout' ) )() );
} );
