<?php
/**
 * Plugin Name: Demo services on this machine
 * Description: Leads what this site and its pages ask of outside services to the stand-ins that `npm start` runs, and says so. Of the demo only.
 *
 * The configuration names them: MAINSTREET_DEMO_SERVICES (address) and MAINSTREET_DEMO_HOSTS (whose part they play).
 *
 * @package Mainstreet
 */

namespace Mainstreet\Demo;

defined( 'ABSPATH' ) || exit;

if ( ! defined( 'MAINSTREET_DEMO_SERVICES' ) ) {
	return;
}

/** Hosts that a buyer's browser is sent to. */
const PAYMENT_PAGES = array( 'checkout.stripe.com', 'billing.stripe.com', 'www.sandbox.paypal.com' );

/**
 * The address at the demo's services.
 *
 * @param string $url Any address.
 * @return string '' when no demo service plays this host.
 */
function demo_url( $url ) {
	$parts = wp_parse_url( (string) $url );
	$host  = isset( $parts['host'] ) ? strtolower( $parts['host'] ) : '';
	if ( ! in_array( $host, explode( ' ', MAINSTREET_DEMO_HOSTS ), true ) ) {
		return '';
	}
	return MAINSTREET_DEMO_SERVICES . '/' . $host . ( isset( $parts['path'] ) ? $parts['path'] : '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' );
}

add_filter(
	'pre_http_request',
	static function ( $answer, $args, $url ) {
		$demo = false === $answer ? demo_url( $url ) : '';
		if ( '' === $demo ) {
			return $answer;
		}
		$args['reject_unsafe_urls'] = false;
		return wp_remote_request( $demo, $args );
	},
	10,
	3
);

// Hosts of the demo have no address of their own; one that is public lets them through.
add_filter(
	'mainstreet_resolve_host',
	static function ( $ips, $host ) {
		return null === $ips && '' !== demo_url( 'https://' . $host ) ? array( '93.184.215.14' ) : $ips;
	},
	10,
	2
);

add_filter(
	'wp_redirect',
	static function ( $url ) {
		$demo = demo_url( $url );
		return '' === $demo ? $url : $demo;
	},
	99
);

add_filter(
	'mainstreet_checkout_hosts',
	static function ( $hosts ) {
		return array_merge( $hosts, array( preg_replace( '#^https?://#', '', MAINSTREET_DEMO_SERVICES ) ) );
	}
);

// A script that asks where to pay is told the demo's page.
add_filter(
	'rest_post_dispatch',
	static function ( $response ) {
		$data = $response->get_data();
		$host = is_array( $data ) && isset( $data['url'] ) && is_string( $data['url'] ) ? wp_parse_url( $data['url'], PHP_URL_HOST ) : '';
		if ( in_array( $host, PAYMENT_PAGES, true ) ) {
			$data['url'] = demo_url( $data['url'] );
			$response->set_data( $data );
		}
		return $response;
	}
);

/**
 * Leads what a page loads to the demo; links stay.
 *
 * @param string $html Page.
 * @return string
 */
function lead_page( $html ) {
	return preg_replace_callback(
		'#\s(?:src|poster)=(["\'])(https?://[^"\']+)\1#',
		static function ( $found ) {
			$demo = demo_url( html_entity_decode( $found[2], ENT_QUOTES | ENT_HTML5 ) );
			return '' === $demo ? $found[0] : str_replace( $found[2], esc_url( $demo ), $found[0] );
		},
		$html
	) ?? $html;
}

add_action(
	'template_redirect',
	static function () {
		if ( ! is_feed() ) {
			ob_start( __NAMESPACE__ . '\lead_page' );
		}
	},
	0
);

/**
 * The script that leads a page's own requests, before all others.
 */
function print_script() {
	// phpcs:ignore WordPress.WP.EnqueuedResources -- it has to run before any other.
	printf( '<script src="%s"></script>', esc_url( MAINSTREET_DEMO_SERVICES . '/__demo.js' ) );
}
add_action( 'wp_head', __NAMESPACE__ . '\print_script', 0 );
add_action( 'admin_head', __NAMESPACE__ . '\print_script', 0 );
add_action( 'admin_print_styles', __NAMESPACE__ . '\print_script', 0 );

// The canvas of the editor is a page of its own.
add_action(
	'enqueue_block_assets',
	static function () {
		if ( is_admin() ) {
			wp_enqueue_script( 'mainstreet-demo', MAINSTREET_DEMO_SERVICES . '/__demo.js', array(), '1', false );
		}
	}
);

add_action(
	'admin_notices',
	static function () {
		wp_admin_notice(
			'<strong>Demo services on this machine.</strong> Stripe, PayPal, Mailchimp, Mapbox, GIPHY, Instagram, Mastodon and others are played by programs that <code>npm start</code> runs. No money moves and nothing is posted. For a site without them: <code>npm start -- --plain</code>.',
			array(
				'type'        => 'info',
				'dismissible' => true,
			)
		);
	}
);
