<?php
/**
 * Private videos inside of what is paid for.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Videos\Access\Video_Signatures;

require_once dirname( __DIR__, 3 ) . '/tests/php/paywall.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** Addresses of the players in HTML. */
function players_in( $html ) {
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$found = array();
	while ( $tags->next_tag( 'iframe' ) ) {
		$found[] = $tags->get_attribute( 'src' );
	}
	return $found;
}

/** What a browser without a login gets. */
function strange_get( $url, array $headers = array() ) {
	$answer = wp_remote_get( $url, array( 'headers' => $headers, 'timeout' => 20 ) );
	return array( wp_remote_retrieve_response_code( $answer ), wp_remote_retrieve_body( $answer ), wp_remote_retrieve_headers( $answer ) );
}

/** A private film in each form that posts have. */
function film_forms( $guid ) {
	return array(
		'block'     => "<!-- wp:videopress/video {\"guid\":\"$guid\"} /-->",
		'core'      => "<!-- wp:video {\"guid\":\"$guid\"} --><figure class=\"wp-block-video wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\nhttps://videopress.com/v/$guid?loop=true\n</div></figure><!-- /wp:video -->",
		'embed'     => "<!-- wp:embed {\"url\":\"https://videopress.com/v/$guid\"} --><figure class=\"wp-block-embed\"><div class=\"wp-block-embed__wrapper\">\nhttps://videopress.com/v/$guid\n</div></figure><!-- /wp:embed -->",
		'shortcode' => "<!-- wp:shortcode -->[wpvideo $guid]<!-- /wp:shortcode -->",
	);
}

test( 'who has paid watches a private film inside of paid content, in every form, on the page and where the script brings it', function () {
	$film  = a_video( array( 'title' => 'Our secret', 'private' => true ) );
	$plan  = member_plan();
	$bytes = file_get_contents( get_attached_file( $film['id'] ) );
	bought( $plan );
	foreach ( film_forms( $film['guid'] ) as $form => $block ) {
		$id = gated_post( gated( $plan, 'SECRETTEXT', 'GUESTWORDS', $block ) );
		as_stranger();
		$guest = page_of( $id );
		same( array(), players_in( $guest ), $form );
		holds_not( 'grant=', $guest );
		$url = swap_url( $guest );
		with_cookie_of( 'ada@example.org' );
		foreach ( array( 'page' => page_of( $id ), 'script' => rest( 'GET', $url )->get_data()['html'] ) as $way => $html ) {
			$players = players_in( $html );
			same( 1, count( $players ), "$form, $way" );
			holds( 'grant=', $players[0] );
			list( $status, $player, $headers ) = strange_get( $players[0] );
			same( 200, $status, "$form, $way" );
			holds( 'no-store', $headers['cache-control'] );
			holds_not( '*', strstr( $headers['content-security-policy'], 'frame-ancestors' ) );
			$tags = new \WP_HTML_Tag_Processor( $player );
			truly( $tags->next_tag( 'video' ) );
			list( $status, $part ) = strange_get( $tags->get_attribute( 'src' ), array( 'Range' => 'bytes=10-19' ) );
			same( array( 206, substr( $bytes, 10, 10 ) ), array( $status, $part ), "$form, $way" );
		}
	}
} );

test( 'a grant is good for one film, for six hours, and not as anything else', function () {
	$film  = a_video( array( 'private' => true ) );
	$other = a_video( array( 'private' => true ) );
	$grant = Video_Signatures::create_grant( $film['guid'] );
	list( $expiry, $proof ) = explode( '-', $grant );
	truly( Video_Signatures::is_valid_grant( $film['guid'], $grant ) );
	truly( ! Video_Signatures::is_valid_grant( $other['guid'], $grant ) );
	foreach ( array( '', null, 12, array( $grant ), $proof, "-$proof", ( time() - 1 ) . "-$proof", ( (int) $expiry + 1 ) . "-$proof", "$grant\n", "$expiry-" . strtoupper( $proof ), "$expiry-" . substr( $proof, 1 ) ) as $wrong ) {
		truly( ! Video_Signatures::is_valid_grant( $film['guid'], $wrong ), wp_json_encode( $wrong ) );
	}
	as_stranger();
	foreach ( array( array( $other['guid'], $grant ), array( $film['guid'], ( time() - 1 ) . "-$proof" ), array( $film['guid'], 'x' ) ) as list( $guid, $wrong ) ) {
		list( $status, $body ) = strange_get( home_url( "/?mainstreet_video=$guid&grant=$wrong" ) );
		same( 403, $status );
		holds( 'Please reload the page to watch it.', $body );
		holds_not( '<video', $body );
	}
	// It is no signature of a file, and opens no other route.
	same( 403, strange_get( rest_url( "mainstreet/v1/videos/{$film['guid']}/file?exp=$expiry&sig=$proof" ) )[0] );
	same( 401, strange_get( rest_url( "mainstreet/v1/videos/{$film['guid']}?grant=$grant" ) )[0] );
	same( 403, strange_get( home_url( "/?mainstreet_video_file={$film['guid']}&grant=$grant" ) )[0] );
} );

test( 'nobody else gets one: guests, members of other plans, views that an author only wrote, what stands outside', function () {
	$film  = a_video( array( 'private' => true ) );
	$block = film_forms( $film['guid'] )['block'];
	$plan  = member_plan();
	$other = member_plan( array( 'title' => 'Other' ) );
	bought( $other );
	$id = gated_post( gated( $plan, 'SECRETTEXT', 'GUESTWORDS', $block ) . $block );
	with_cookie_of( 'ada@example.org' );
	$html = page_of( $id );
	same( 1, count( players_in( $html ) ) );
	holds_not( 'grant=', $html );
	same( 403, strange_get( players_in( $html )[0] )[0] );
	// In the guest view.
	$id = gated_post( str_replace( '<p>GUESTWORDS</p>', '<p>GUESTWORDS</p>' . $block, gated( $plan ) ) );
	as_stranger();
	same( 1, count( players_in( page_of( $id ) ) ) );
	holds_not( 'grant=', page_of( $id ) );
	// As if it had been opened.
	foreach ( array( '', ' {"mainstreetKey":"opened-"}', ' {"mainstreetKey":""}', ' {"selectedPlanId":' . $plan . ',"mainstreetKey":"opened-00000000000000000000000000000000"}' ) as $attributes ) {
		$id = gated_post( "<!-- wp:premium-content/container$attributes -->\n<div class=\"wp-block-premium-content-container\"><div class=\"wp-block-premium-content-subscriber-view entry-content\">$block</div></div>\n<!-- /wp:premium-content/container -->" );
		as_stranger();
		holds_not( 'grant=', page_of( $id ) );
		with_cookie_of( 'ada@example.org' );
		holds_not( 'grant=', page_of( $id ) );
	}
	// A member of both: what is outside stays closed, what is public needs none.
	bought( $plan );
	$open = a_video();
	$id   = gated_post( gated( $plan, 'SECRETTEXT', 'GUESTWORDS', $block . film_forms( $open['guid'] )['block'] ) . $block );
	with_cookie_of( 'ada@example.org' );
	same( array( true, false, false ), array_map( function ( $url ) { return false !== strpos( $url, 'grant=' ); }, players_in( page_of( $id ) ) ) );
	// Feeds and mails are for everybody.
	$GLOBALS['wp_query']->is_feed = true;
	holds_not( 'grant=', apply_filters( 'the_content', get_post( $id )->post_content ) );
	$GLOBALS['wp_query']->is_feed = false;
	holds_not( 'grant=', \Mainstreet\Newsletter\Campaigns\Mail\Campaign_Content::html( get_post( $id ) ) );
	as_stranger();
	$GLOBALS['post'] = null;
} );
