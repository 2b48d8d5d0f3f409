<?php
/**
 * The PayPal Payment Buttons block on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Paypal_Payment_Buttons\Paypal_Buttons;

function paypal_buttons_html( array $attributes ) {
	return trim( do_blocks( '<!-- wp:jetpack/paypal-payment-buttons ' . wp_json_encode( $attributes ) . ' /-->' ) );
}

const PAYPAL_BUTTONS_STACKED = array(
	'scriptSrc'      => 'https://www.paypal.com/sdk/js?client-id=QUAY-1&components=hosted-buttons&currency=EUR',
	'hostedButtonId' => 'K7PQX4TUNA2ZM',
);

const PAYPAL_BUTTONS_SINGLE = array(
	'buttonType'     => 'single',
	'scriptSrc'      => '',
	'hostedButtonId' => 'K7PQX4TUNA2ZM',
	'buttonText'     => 'Pay the <mooring> & "go"',
);

test( 'scripts are checked as in the editor', function () {
	$cases = json_decode( file_get_contents( __DIR__ . '/scripts.json' ), true );
	truly( count( $cases ) > 20 );
	foreach ( $cases as $case ) {
		same( $case[1], Paypal_Buttons::parse_script( $case[0] ), wp_json_encode( $case ) );
		same( '' === $case[1], '' === paypal_buttons_html( array( 'scriptSrc' => $case[0] ) + PAYPAL_BUTTONS_STACKED ), wp_json_encode( $case ) );
	}
} );

test( 'stacked buttons are an element for the script, and a link until then', function () {
	$html = paypal_buttons_html( PAYPAL_BUTTONS_STACKED );
	holds( 'wp-block-jetpack-paypal-payment-buttons', $html );
	holds( 'data-src="https://www.paypal.com/sdk/js?client-id=QUAY-1&amp;components=hosted-buttons&amp;currency=EUR" data-button="K7PQX4TUNA2ZM"', $html );
	holds( '<a href="https://www.paypal.com/ncp/payment/K7PQX4TUNA2ZM">Pay with PayPal</a>', $html );
	holds_not( '<script', $html );
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	holds( 'Load content from PayPal', paypal_buttons_html( PAYPAL_BUTTONS_STACKED ) );
} );

test( 'a single button is a form, with and without consent', function () {
	add_filter( 'mainstreet_embed_consent', '__return_false' );
	$html = paypal_buttons_html( PAYPAL_BUTTONS_SINGLE );
	holds( '<form action="https://www.paypal.com/ncp/payment/K7PQX4TUNA2ZM" method="post" target="_blank"><button class="wp-block-button__link wp-element-button pp-K7PQX4TUNA2ZM">Pay the &lt;mooring&gt; &amp; &quot;go&quot;<span class="screen-reader-text"> (opens in a new tab)</span></button></form>', $html );
	holds_not( 'data-embed', $html );
	holds( '<p class="mainstreet-embed__print" hidden><a href="https://www.paypal.com/ncp/payment/K7PQX4TUNA2ZM">Pay with PayPal</a></p>', $html );
} );

test( 'nothing is shown without a value that is needed', function () {
	foreach ( array( '', '"><script>', 'a b', array( 'x' ), 5, null ) as $wrong ) {
		same( '', paypal_buttons_html( array( 'hostedButtonId' => $wrong ) + PAYPAL_BUTTONS_STACKED ) );
		same( '', paypal_buttons_html( array( 'hostedButtonId' => $wrong ) + PAYPAL_BUTTONS_SINGLE ) );
	}
	foreach ( array( '', ' ', str_repeat( 'a', 51 ), array( 'x' ), null ) as $wrong ) {
		same( '', paypal_buttons_html( array( 'buttonText' => $wrong ) + PAYPAL_BUTTONS_SINGLE ) );
	}
	truly( '' !== paypal_buttons_html( array( 'buttonText' => str_repeat( 'é', 50 ) ) + PAYPAL_BUTTONS_SINGLE ) );
} );

test( 'feeds get a link', function () {
	$GLOBALS['wp_query']->is_feed = true;
	$all = array( paypal_buttons_html( PAYPAL_BUTTONS_STACKED ), paypal_buttons_html( PAYPAL_BUTTONS_SINGLE ) );
	$GLOBALS['wp_query']->is_feed = false;
	same( array_fill( 0, 2, '<p><a href="https://www.paypal.com/ncp/payment/K7PQX4TUNA2ZM">Pay with PayPal</a></p>' ), $all );
} );
