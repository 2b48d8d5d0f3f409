<?php
/**
 * The business details: who may change them, what is stored, and what bound blocks show.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Business\Business_Details;
use Mainstreet\Business\Business_Facts;
use Mainstreet\Business\Opening_Hours;
use Mainstreet\Business\Opening_Status;
use Mainstreet\Business\Special_Days;
use Mainstreet\Core\Options\Options;
use Mainstreet\Registration\Modules\Modules;

require_once MAINSTREET_DIR . '/tests/php/answers.php';

/** A week that is open from nine to five on all days. */
function business_week( $opening = '09:00', $closing = '17:00' ) {
	$days = array();
	foreach ( array_keys( Opening_Hours::DAYS ) as $name ) {
		$days[] = array( 'name' => $name, 'hours' => array( array( 'opening' => $opening, 'closing' => $closing ) ) );
	}
	return $days;
}

/** Sends a request with JSON. */
function business_request( $method, $route, ?array $body = null ) {
	$request = new \WP_REST_Request( $method, $route );
	if ( null !== $body ) {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( $body ) );
	}
	return rest_do_request( $request );
}

/** Draws a paragraph that is bound to a key. */
function bound_paragraph( $key, $text = 'Saved' ) {
	$attributes = array( 'metadata' => array( 'bindings' => array( 'content' => array( 'source' => 'mainstreet/business', 'args' => array( 'key' => $key ) ) ) ) );
	return trim( do_blocks( '<!-- wp:paragraph ' . wp_json_encode( $attributes ) . " -->\n<p>$text</p>\n<!-- /wp:paragraph -->" ) );
}

/** Draws a block with a bound attribute. */
function bound_block( $block, $attribute, $key, $html ) {
	$attributes = array( 'metadata' => array( 'bindings' => array( $attribute => array( 'source' => 'mainstreet/business', 'args' => array( 'key' => $key ) ) ) ) );
	return trim( do_blocks( "<!-- wp:$block " . wp_json_encode( $attributes ) . " -->\n$html\n<!-- /wp:$block -->" ) );
}

/** Texts of core have the classes of blocks since WordPress 6.9; only the rest matters. */
function without_class( $html ) {
	return preg_replace( '/ class="wp-block-[a-z-]+"/', '', $html );
}

/** A status at a time, of a week and special days as stored. */
function status_at( $time, array $days, array $special = array() ) {
	$now = new \DateTimeImmutable( $time, wp_timezone() );
	return new Opening_Status( Opening_Hours::fill_week( Opening_Hours::find_days( $days ) ), Special_Days::read_from( $special, '2000-01-01' ), $now );
}

test( 'details of any type become texts and lists of bounded size', function () {
	foreach ( array( null, '', 'text', 7, array( 1, 2 ), array( 'days' => 'all' ), array( 'name' => array( 'x' ), 'days' => array( 1, array( 'name' => 'Someday' ) ) ) ) as $value ) {
		$details = Business_Details::sanitize( $value );
		same( array( '', '', '', array(), array() ), array( $details['name'], $details['phone'], $details['city'], $details['days'], $details['specialDays'] ) );
	}
	$details = Business_Details::sanitize( array(
		'name'        => "  Tom &\n <b>Co</b>\0 ",
		'email'       => 'not an address',
		'phone'       => str_repeat( '1', 1000 ),
		'unknown'     => 'x',
		'days'        => array( array( 'name' => 'Mon', 'hours' => array_fill( 0, 100, array( 'opening' => '9:00', 'closing' => '25:00' ) ) ), array( 'name' => 'Mon', 'hours' => array() ) ),
		'specialDays' => array_fill( 0, 300, array( 'date' => '2026-12-25x', 'name' => array() ) ),
	) );
	same( 'Tom & <b>Co</b>', $details['name'] );
	same( '', $details['email'] );
	same( 200, strlen( $details['phone'] ) );
	same( false, isset( $details['unknown'] ) );
	same( 7, count( $details['days'] ) );
	same( 48, count( $details['days'][1]['hours'] ) );
	same( array( 'opening' => '09:00', 'closing' => '' ), $details['days'][1]['hours'][0] );
	same( 100, count( $details['specialDays'] ) );
	same( array( 'date' => '', 'name' => '', 'hours' => array() ), $details['specialDays'][0] );
} );

test( 'people who write posts read the details; only administrators change them, by either route', function () {
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 200, 'author' => 200, 'editor' => 200, 'administrator' => 200 ) as $role => $status ) {
		act_as( $role );
		same( $status, business_request( 'GET', '/mainstreet/v1/business' )->get_status(), "$role reads" );
		$refused = '' === $role ? 401 : 403;
		$writes  = 'administrator' === $role ? 200 : $refused;
		same( $writes, business_request( 'POST', '/mainstreet/v1/business', array( 'phone' => "by $role" ) )->get_status(), "$role writes" );
		same( $writes, business_request( 'POST', '/wp/v2/settings', array( 'mainstreet_business' => array( 'name' => "by $role" ) ) )->get_status(), "$role writes the setting" );
	}
	same( 'by administrator', Business_Details::read()['name'] );
} );

test( 'both routes and the settings screen refuse what the schema does not allow', function () {
	act_as( 'administrator' );
	Business_Details::save( array( 'phone' => '1' ) );
	$wrong = array(
		array( 'name' => str_repeat( 'x', 201 ) ),
		array( 'email' => 'nobody' ),
		array( 'phone' => array( 'x' ) ),
		array( 'days' => array( array( 'name' => 'Someday', 'hours' => array() ) ) ),
		array( 'days' => array( array( 'name' => 'Mon', 'hours' => array( array( 'opening' => '<b>', 'closing' => '17:00' ) ) ) ) ),
		array( 'days' => array_fill( 0, 8, array( 'name' => 'Mon', 'hours' => array() ) ) ),
		array( 'specialDays' => array( array( 'date' => 'tomorrow', 'hours' => array() ) ) ),
	);
	foreach ( $wrong as $values ) {
		same( 400, business_request( 'POST', '/mainstreet/v1/business', $values )->get_status(), wp_json_encode( $values ) );
		same( 400, business_request( 'POST', '/wp/v2/settings', array( 'mainstreet_business' => $values ) )->get_status(), wp_json_encode( $values ) );
		$name = key( $values );
		$name = 'business_' . ( 'specialDays' === $name ? 'special_days' : $name );
		same( 400, business_request( 'POST', '/mainstreet/v1/settings', array( $name => reset( $values ) ) )->get_status(), wp_json_encode( $values ) );
	}
	same( '1', Business_Details::read()['phone'] );
	same( '', Business_Details::read()['name'] );
} );

test( 'a change through one way is there in the others, and the rest keeps its value', function () {
	act_as( 'administrator' );
	same( 200, business_request( 'POST', '/mainstreet/v1/settings', array( 'business_name' => 'Pier Café', 'business_address_line2' => 'Second floor', 'business_days' => business_week() ) )->get_status() );
	same( 200, business_request( 'POST', '/mainstreet/v1/business', array( 'email' => 'pier@example.org' ) )->get_status() );
	$stored = business_request( 'GET', '/wp/v2/settings' )->get_data()['mainstreet_business'];
	same( array( 'Pier Café', 'pier@example.org', 'Second floor' ), array( $stored['name'], $stored['email'], $stored['addressLine2'] ) );
	same( business_week(), $stored['days'] );
	// An email may be removed again.
	same( 200, business_request( 'POST', '/wp/v2/settings', array( 'mainstreet_business' => array( 'email' => '' ) + $stored ) )->get_status() );
	same( '', business_request( 'GET', '/mainstreet/v1/settings' )->get_data()['business_email'] );
	same( 'Pier Café', Options::get( 'business_name' ) );
	$file = business_request( 'GET', '/mainstreet/v1/settings/export' )->get_data();
	same( 'Pier Café', $file['settings']['business_name'] );
	delete_option( Business_Details::OPTION );
	same( 200, business_request( 'POST', '/mainstreet/v1/settings/import', array( 'file' => $file ) )->get_status() );
	same( array( 'Pier Café', business_week() ), array( Business_Details::read()['name'], Business_Details::read()['days'] ) );
} );

test( 'processes that store details in the same moment keep all of them', function () {
	delete_option( Business_Details::OPTION );
	$texts = array_keys( array_diff_key( Business_Details::read(), array_flip( array( 'email', 'position', 'days', 'specialDays' ) ) ) );
	$waits = array();
	foreach ( array_chunk( $texts, 4 ) as $own ) {
		$waits[] = in_process( __DIR__ . '/processes/save-details.php', array( 'details' => array_combine( $own, $own ) ) );
	}
	same( array_fill( 0, count( $waits ), '' ), array_map( function ( $wait ) { return $wait(); }, $waits ) );
	wp_cache_flush();
	same( array_combine( $texts, $texts ), array_intersect_key( Business_Details::read(), array_flip( $texts ) ) );
} );

test( 'a change on the settings screen keeps what another process has stored since', function () {
	same( '', Business_Details::read()['phone'] );
	same( '', in_process( __DIR__ . '/processes/save-details.php', array( 'details' => array( 'phone' => '020 555' ) ) )() );
	Options::save( array( 'business_city' => 'Veere' ) );
	same( array( '020 555', 'Veere' ), array( Business_Details::read()['phone'], Business_Details::read()['city'] ) );
} );

test( 'a bound text shows the detail, escaped; without one, what is saved in the post', function () {
	update_option( 'blogname', 'Harbor &amp; Sons' );
	same( '<p>Harbor &amp; Sons</p>', without_class( bound_paragraph( 'name' ) ) );
	Business_Details::save( array( 'name' => 'Tom & <b onclick="x">"Co"</b><script>', 'phone' => '+31 (0)20 555 01 02', 'city' => 'Veere', 'postal' => '4351 AA', 'country' => 'Netherlands', 'address' => '4 Quay Street' ) );
	same( '<p>Tom &amp; &lt;b onclick=&quot;x&quot;&gt;&quot;Co&quot;&lt;/b&gt;&lt;script&gt;</p>', str_replace( '"Co"', '&quot;Co&quot;', str_replace( '"x"', '&quot;x&quot;', without_class( bound_paragraph( 'name' ) ) ) ) );
	same( '<p>4 Quay Street, Veere 4351 AA, Netherlands</p>', without_class( bound_paragraph( 'address' ) ) );
	foreach ( array( 'email', 'hours_today', 'open_now', 'next_closing', 'unknown', '', array( 'x' ), 7 ) as $key ) {
		same( '<p>Saved</p>', without_class( bound_paragraph( $key ) ) );
	}
} );

test( 'in an HTML attribute a detail is plain text', function () {
	Business_Details::save( array( 'name' => 'Tom & "Co" <b>' ) );
	$image = new \WP_HTML_Tag_Processor( bound_block( 'image', 'alt', 'name', '<figure class="wp-block-image"><img src="https://example.org/a.png" alt="saved"/></figure>' ) );
	truly( $image->next_tag( 'img' ) );
	same( 'Tom & "Co" <b>', $image->get_attribute( 'alt' ) );
} );

test( 'a bound link calls or sends an email; other texts are no links', function () {
	Business_Details::save( array( 'phone' => '+31 (0)20 555', 'email' => 'pier@example.org', 'name' => 'javascript:alert(1)' ) );
	$button = '<div class="wp-block-button"><a class="wp-block-button__link" href="https://example.org/">Call</a></div>';
	$href   = function ( $block, $key, $html, $tag, $name ) {
		$found = new \WP_HTML_Tag_Processor( bound_block( $block, 'url', $key, $html ) );
		$found->next_tag( $tag );
		return $found->get_attribute( $name );
	};
	same( 'tel:+31020555', $href( 'button', 'phone', $button, 'a', 'href' ) );
	same( 'mailto:pier@example.org', $href( 'button', 'email', $button, 'a', 'href' ) );
	same( 'https://example.org/', $href( 'button', 'name', $button, 'a', 'href' ) );
	$image = '<figure class="wp-block-image"><img src="https://example.org/a.png" alt=""/></figure>';
	same( 'https://example.org/a.png', $href( 'image', 'email', $image, 'img', 'src' ) );
} );

test( 'an email address is hidden from spam bots', function () {
	Business_Details::save( array( 'email' => "o'neil+a&b@example.org" ) );
	$html = bound_paragraph( 'email' );
	holds_not( 'b@example.org', $html );
	holds( "o'neil+a&b@example.org", html_entity_decode( $html, ENT_QUOTES, 'UTF-8' ) );
	holds_not( '&amp;#', $html );
} );

test( 'a value of the database of any type breaks no page', function () {
	foreach ( array( 'text', 7, array( 'name' => array( 'x' ), 'days' => array( 'Mon' => 1 ), 'specialDays' => array( 'x', array( 'date' => array() ) ) ) ) as $value ) {
		update_option( Business_Details::OPTION, $value );
		foreach ( Business_Facts::KEYS as $key ) {
			truly( is_string( Business_Facts::get( $key ) ), $key );
			holds( '<p', bound_paragraph( $key ) );
		}
	}
} );

test( 'hours of today follow the week and the special days', function () {
	update_option( 'time_format', 'g:i a' );
	Business_Details::save( array( 'days' => business_week() ) );
	same( '9:00 am – 5:00 pm', Business_Facts::get( 'hours_today' ) );
	Business_Details::save( array( 'days' => business_week( '00:00', '23:59' ) ) );
	same( 'Open 24 hours', Business_Facts::get( 'hours_today' ) );
	same( 'Open now', Business_Facts::get( 'open_now' ) );
	same( '', Business_Facts::get( 'next_closing' ) );
	Business_Details::save( array( 'specialDays' => array( array( 'date' => Special_Days::get_date(), 'name' => 'Holiday', 'hours' => array() ) ) ) );
	same( 'Closed', Business_Facts::get( 'hours_today' ) );
	same( 'Closed now', Business_Facts::get( 'open_now' ) );
	Business_Details::save( array( 'days' => business_week( '09:00', '09:00' ), 'specialDays' => array() ) );
	same( '', Business_Facts::get( 'open_now' ) );
} );

test( 'the status follows the local clock', function () {
	update_option( 'timezone_string', 'Europe/Amsterdam' );
	update_option( 'time_format', 'H:i' );
	$week = business_week();
	foreach ( array(
		// 2026-11-30 is a Monday.
		array( '2026-11-30 08:59', $week, array(), false, '17:00' ),
		array( '2026-11-30 09:00', $week, array(), true, '17:00' ),
		array( '2026-11-30 16:59', $week, array(), true, '17:00' ),
		array( '2026-11-30 17:00', $week, array(), false, 'Tuesday, 17:00' ),
		// Past midnight.
		array( '2026-11-30 23:30', business_week( '22:00', '02:00' ), array(), true, '02:00' ),
		array( '2026-11-30 01:30', business_week( '22:00', '02:00' ), array(), true, '02:00' ),
		// A day that ends at midnight, and the next one that begins there.
		array( '2026-11-30 23:30', array( array( 'name' => 'Mon', 'hours' => array( array( 'opening' => '20:00', 'closing' => '24:00' ) ) ), array( 'name' => 'Tue', 'hours' => array( array( 'opening' => '00:00', 'closing' => '03:00' ) ) ) ), array(), true, '03:00' ),
		// Closed today by a special day.
		array( '2026-11-30 10:00', $week, array( array( 'date' => '2026-11-30', 'hours' => array() ) ), false, 'Tuesday, 17:00' ),
		// The hour that does not exist, and the one that exists twice.
		array( '2026-03-29 03:30', business_week( '02:00', '04:00' ), array(), true, '04:00' ),
		array( '2026-10-25 03:30', business_week( '02:00', '04:00' ), array(), true, '04:00' ),
		array( '2026-11-30 10:00', array( array( 'name' => 'Sun', 'hours' => array() ) ), array(), false, '' ),
	) as $index => list( $time, $days, $special, $is_open, $closing ) ) {
		$status = status_at( $time, $days, $special );
		same( array( $is_open, $closing ), array( $status->is_open(), $status->closing_text() ), "case $index" );
	}
} );

test( 'the number of subscribers is there while the newsletter is on', function () {
	same( '0', Business_Facts::get( 'subscribers' ) );
	Modules::set( 'subscriptions', false );
	same( '', Business_Facts::get( 'subscribers' ) );
	same( '<p>Saved</p>', without_class( bound_paragraph( 'subscribers' ) ) );
} );

test( 'the source is registered when a page needs it, and bindings of any type do no harm', function () {
	if ( get_block_bindings_source( 'mainstreet/business' ) ) {
		unregister_block_bindings_source( 'mainstreet/business' );
	}
	do_blocks( '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"x"}}}}} --><p>a</p><!-- /wp:paragraph -->' );
	same( null, get_block_bindings_source( 'mainstreet/business' ) );
	foreach ( array( '"x"', '["x",7]', '{"content":"x"}', '{"content":{"source":["x"]}}', '{"content":{"source":"mainstreet/other"}}' ) as $bindings ) {
		holds( '>a</p>', do_blocks( '<!-- wp:paragraph {"metadata":{"bindings":' . $bindings . '}} --><p>a</p><!-- /wp:paragraph -->' ) );
	}
	bound_paragraph( 'name' );
	same( 'Business details', get_block_bindings_source( 'mainstreet/business' )->label );
} );
