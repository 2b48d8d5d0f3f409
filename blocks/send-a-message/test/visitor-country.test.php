<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Send_A_Message\Visitor_Country_Controller;

/** The country of a request. */
function country( array $server, array $trusted = array(), $locale = 'en' ) {
	$kept = $_SERVER;
	foreach ( array( 'HTTP_CF_IPCOUNTRY', 'HTTP_X_COUNTRY_CODE', 'GEOIP_COUNTRY_CODE' ) as $name ) {
		unset( $_SERVER[ $name ] );
	}
	$_SERVER = array_merge( $_SERVER, array( 'REMOTE_ADDR' => '192.0.2.7' ), $server );
	$proxies = static function () use ( $trusted ) {
		return $trusted;
	};
	$language = static function () use ( $locale ) {
		return $locale;
	};
	add_filter( 'mainstreet_trusted_proxies', $proxies );
	add_filter( 'locale', $language, 99 );
	try {
		return Visitor_Country_Controller::find_country();
	} finally {
		remove_filter( 'mainstreet_trusted_proxies', $proxies );
		remove_filter( 'locale', $language, 99 );
		$_SERVER = $kept;
	}
}

test( 'a header is believed of a trusted proxy only', function () {
	$headers = array( 'HTTP_CF_IPCOUNTRY' => 'DE', 'HTTP_X_COUNTRY_CODE' => 'fr' );
	same( '', country( $headers ) );
	same( '', country( $headers, array( '198.51.100.0/24' ) ) );
	same( 'DE', country( $headers, array( '192.0.2.0/24' ) ) );
	same( 'FR', country( array( 'HTTP_X_COUNTRY_CODE' => 'fr' ), array( '192.0.2.7/32' ) ) );
} );

test( 'what the web server sets itself is believed', function () {
	same( 'NL', country( array( 'GEOIP_COUNTRY_CODE' => 'NL' ) ) );
	// The web server sees the proxy, which knows better.
	same( 'DE', country( array( 'GEOIP_COUNTRY_CODE' => 'NL', 'HTTP_CF_IPCOUNTRY' => 'DE' ), array( '192.0.2.0/24' ) ) );
} );

test( 'what is no country leads on to the next source', function () {
	foreach ( array( 'XX', 'T1', '', 'DEU', "DE1", '<b>', '1' ) as $nonsense ) {
		same( 'BR', country( array( 'HTTP_CF_IPCOUNTRY' => $nonsense ), array( '192.0.2.0/24' ), 'pt_BR' ), $nonsense );
	}
} );

test( 'the region of the site’s language is the last source', function () {
	foreach ( array( 'pt_BR' => 'BR', 'de_DE_formal' => 'DE', 'de' => '', 'es_419' => '', 'zh_TW' => 'TW', '' => '', 'ckb' => '' ) as $locale => $expected ) {
		same( $expected, country( array(), array(), $locale ), $locale );
	}
} );

test( 'a filter goes before all else; nonsense from it is passed over', function () {
	add_filter( 'mainstreet_visitor_country', static function () {
		return 'jp';
	} );
	same( 'JP', country( array( 'GEOIP_COUNTRY_CODE' => 'NL' ) ) );
	add_filter( 'mainstreet_visitor_country', static function () {
		return array( 'DE' );
	}, 11 );
	same( 'NL', country( array( 'GEOIP_COUNTRY_CODE' => 'NL' ) ) );
} );

test( 'a shop’s own file is asked, without its outside services', function () {
	if ( ! class_exists( 'WC_Geolocation', false ) ) {
		eval( 'class WC_Geolocation { public static $asked = array(); public static $country = "AT"; public static function geolocate_ip( ...$args ) { self::$asked = $args; return array( "country" => self::$country, "state" => "" ); } }' );
	}
	same( 'AT', country( array(), array(), 'pt_BR' ) );
	same( array( '', true, false ), \WC_Geolocation::$asked );
	\WC_Geolocation::$country = '';
	same( 'BR', country( array(), array(), 'pt_BR' ) );
} );

test( 'the route answers strangers, keeps the answer out of caches, and asks nobody outside', function () {
	act_as( '' );
	$log = outside( static function () {
		return new \WP_Error( 'no', 'no' );
	} );
	$response = rest_do_request( new \WP_REST_Request( 'GET', '/mainstreet/v1/geo' ) );
	same( 200, $response->get_status() );
	same( array( 'country_short' ), array_keys( $response->get_data() ) );
	same( 'private, no-store', $response->get_headers()['Cache-Control'] );
	same( 0, count( $log ) );
} );

test( 'the route refuses who asks more than thirty times a minute', function () {
	act_as( '' );
	for ( $i = 0; $i < 30; $i++ ) {
		same( 200, rest_do_request( new \WP_REST_Request( 'GET', '/mainstreet/v1/geo' ) )->get_status(), "time $i" );
	}
	same( 429, rest_do_request( new \WP_REST_Request( 'GET', '/mainstreet/v1/geo' ) )->get_status() );
} );

test( 'a link without text has a name on the page; others are as saved', function () {
	$html = '<div class="wp-block-jetpack-whatsapp-button is-color-light has-no-text"><a class="whatsapp-block__button" href="https://api.whatsapp.com/send?phone=1"></a></div>';
	$draw = static function ( $html ) {
		return do_blocks( "<!-- wp:jetpack/whatsapp-button -->\n$html\n<!-- /wp:jetpack/whatsapp-button -->" );
	};
	holds( 'aria-label="Chat on WhatsApp"', $draw( $html ) );
	$named = str_replace( array( ' has-no-text', '></a>' ), array( '', '>Ask</a>' ), $html );
	same( $named, trim( $draw( $named ) ) );
} );
