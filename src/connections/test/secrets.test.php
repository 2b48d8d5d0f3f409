<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Key_Checks;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Install;


test( 'without a key there is none, and nobody is asked', function () {
	$log = outside( function () { return ''; } );
	same( '', Secrets::get( 'mapbox' ) );
	same( '', Secrets::source( 'mapbox' ) );
	same( '', Secrets::hint( 'mapbox' ) );
	same( '', Secrets::get( 'nonsense' ) );
	same( 0, count( $log ) );
} );

test( 'a stored key is found under core’s option name, and pages do not load it', function () {
	Secrets::set( 'mapbox', TOKEN );
	same( TOKEN, get_option( TOKEN_OPTION ) );
	same( TOKEN, Secrets::get( 'mapbox' ) );
	same( 'database', Secrets::source( 'mapbox' ) );
	same( '…MPLE', Secrets::hint( 'mapbox' ) );
	wp_cache_flush();
	same( false, array_key_exists( TOKEN_OPTION, wp_load_alloptions() ) );
	Secrets::delete( 'mapbox' );
	same( '', Secrets::get( 'mapbox' ) );
	same( null, get_option( TOKEN_OPTION, null ) );
} );

test( 'the keys of all services are read by one query', function () {
	Secrets::set( 'mapbox', TOKEN );
	wp_cache_flush();
	$primed = new \ReflectionProperty( Secrets::class, 'primed' );
	$primed->setAccessible( true );
	$primed->setValue( null, array() );
	wp_load_alloptions();
	$queries = 0;
	add_filter( 'query', function ( $sql ) use ( &$queries ) { $queries += (int) ( false !== strpos( $sql, 'connectors_' ) ); return $sql; } );
	same( TOKEN, Secrets::get( 'mapbox' ) );
	foreach ( array_keys( Services::all() ) as $id ) {
		same( 'mapbox' === $id ? TOKEN : '', Secrets::get( $id ), $id );
	}
	same( 1, $queries );
	Secrets::delete( 'mapbox' );
	same( '', Secrets::get( 'mapbox' ) );
} );

test( 'what is shown of a Mailchimp key is the end of the key itself, not its data centre', function () {
	foreach ( array(
		'0123456789abcdef0123456789abcdef-us1'  => '…cdef',
		'0123456789ABCDEF0123456789ABWXYZ-US21' => '…WXYZ',
		'0123456789abcdef0123456789abcdef-'     => '…cdef',
		'0123456789abcdef'                      => '…cdef',
		'0123456789-us21'                       => '…',
		'-us21'                                 => '…',
	) as $key => $hint ) {
		Secrets::set( 'mailchimp', $key );
		same( $hint, rest( 'GET', '/mainstreet/v1/settings' )->get_data()['mailchimp']['hint'], $key );
	}
} );

test( 'a key that core’s screen stores is not loaded by pages either', function () {
	update_option( TOKEN_OPTION, TOKEN );
	wp_cache_flush();
	same( false, array_key_exists( TOKEN_OPTION, wp_load_alloptions() ) );
	same( TOKEN, Secrets::get( 'mapbox' ) );
} );

test( 'environment comes before filter, filter before database', function () {
	Secrets::set( 'mapbox', 'pk.database-database-database' );
	add_filter( 'mainstreet_mapbox_token', function () { return 'pk.filter-filter-filter'; } );
	same( 'pk.filter-filter-filter', Secrets::get( 'mapbox' ) );
	same( 'filter', Secrets::source( 'mapbox' ) );
	truly( Secrets::is_provided( 'mapbox' ) );
	putenv( 'MAINSTREET_MAPBOX_TOKEN= pk.environment-environment ' );
	same( 'pk.environment-environment', Secrets::get( 'mapbox' ) );
	same( 'environment', Secrets::source( 'mapbox' ) );
	putenv( 'MAINSTREET_MAPBOX_TOKEN= ' );
	same( 'filter', Secrets::source( 'mapbox' ), 'an empty variable:' );
} );

test( 'a constant comes after the environment and before the filter', function () {
	$source = function ( array $env ) {
		return in_process( __DIR__ . '/processes/token-source.php', array(), $env, __DIR__ . '/processes/token-constant.php' )();
	};
	same( 'constant pk.constant-constant', $source( array() ) );
	same( 'environment pk.environment-environment', $source( array( 'MAINSTREET_MAPBOX_TOKEN' => 'pk.environment-environment' ) ) );
} );

test( 'a key that browsers must not receive is not given out, wherever it comes from', function () {
	Secrets::set( 'mapbox', 'sk.eyJ1Ijoib3duZXIifQ.SECRET' );
	same( '', Secrets::get( 'mapbox' ) );
	same( 'database', Secrets::source( 'mapbox' ) );
	putenv( 'MAINSTREET_MAPBOX_TOKEN=sk.eyJ1Ijoib3duZXIifQ.SECRET' );
	same( '', Secrets::get( 'mapbox' ) );
} );

test( 'stored values of other types are no keys', function () {
	foreach ( array( array( 'a' ), 5, true, null, '   ' ) as $value ) {
		update_option( TOKEN_OPTION, $value );
		same( '', Secrets::get( 'mapbox' ) );
	}
	add_filter( 'mainstreet_mapbox_token', function () { return array( 'x' ); } );
	same( '', Secrets::get( 'mapbox' ) );
} );

test( 'the first run takes over the token another plugin stored, once', function () {
	delete_option( Stored_Settings::OPTION );
	update_option( 'jetpack_options', array( 'mapbox_api_key' => TOKEN ) );
	Install::maybe_run();
	same( TOKEN, Secrets::get( 'mapbox' ) );
	same( TOKEN, get_option( 'jetpack_options' )['mapbox_api_key'], 'theirs:' );
	Secrets::delete( 'mapbox' );
	Install::maybe_run();
	same( '', Secrets::get( 'mapbox' ), 'after it was removed:' );
} );

test( 'the first run leaves a key that is set, and what is no token', function () {
	delete_option( Stored_Settings::OPTION );
	Secrets::set( 'mapbox', TOKEN );
	update_option( 'jetpack_options', array( 'mapbox_api_key' => 'pk.another-another-another' ) );
	Install::maybe_run();
	same( TOKEN, Secrets::get( 'mapbox' ) );
	Secrets::delete( 'mapbox' );
	foreach ( array( 'sk.secret-secret-secret-secret', array( 1 ), 'x', null ) as $value ) {
		delete_option( Stored_Settings::OPTION );
		update_option( 'jetpack_options', array( 'mapbox_api_key' => $value ) );
		Install::maybe_run();
		same( null, get_option( TOKEN_OPTION, null ) );
	}
} );

test( 'the outcome of a test holds for the key that was tested', function () {
	Secrets::set( 'mapbox', TOKEN );
	same( null, Key_Checks::get_last( 'mapbox' ) );
	outside( function () { return array( 200, array( 'code' => 'TokenValid', 'token' => array( 'usage' => 'pk', 'user' => 'owner' ) ) ); } );
	$outcome = Key_Checks::run( 'mapbox' );
	same( true, $outcome['ok'] );
	same( 'owner', $outcome['account'] );
	truly( false !== strtotime( $outcome['checked'] ) );
	same( $outcome, Key_Checks::get_last( 'mapbox' ) );
	update_option( TOKEN_OPTION, TOKEN . '2' );
	same( null, Key_Checks::get_last( 'mapbox' ) );
	holds_not( TOKEN, wp_json_encode( get_option( Key_Checks::OPTION ) ) );
} );

test( 'a service that can not be asked says nothing about the key', function () {
	Secrets::set( 'mapbox', TOKEN );
	outside( function () { return new \WP_Error( 'http_request_failed', 'no' ); } );
	$outcome = Key_Checks::run( 'mapbox' );
	same( false, $outcome['ok'] );
	same( 'mainstreet_remote_unreachable', $outcome['code'] );
	same( null, Key_Checks::get_last( 'mapbox' ) );
} );

test( 'each answer of Mapbox is understood', function () {
	$test = Services::get( 'mapbox' )['test'];
	foreach ( array(
		array( array( 200, array( 'code' => 'TokenMalformed' ) ), 'invalid_key' ),
		array( array( 200, array( 'code' => 'TokenInvalid' ) ), 'invalid_key' ),
		array( array( 200, array( 'code' => 'TokenExpired' ) ), 'invalid_key' ),
		array( array( 200, array( 'code' => 'TokenRevoked' ) ), 'invalid_key' ),
		array( array( 200, array( 'code' => 'TokenValid', 'token' => array( 'usage' => 'sk' ) ) ), 'invalid_key' ),
		array( array( 401, array( 'message' => 'Not Authorized' ) ), 'invalid_key' ),
		array( array( 403, array( 'message' => 'Forbidden' ) ), 'mainstreet_remote_rejected' ),
		array( array( 429, array() ), 'mainstreet_rate_limited' ),
		array( array( 500, 'oops' ), 'mainstreet_remote_unreachable' ),
		array( array( 200, '<html>' ), 'mainstreet_remote_unreachable' ),
		array( array( 200, array( 'code' => array( 'TokenValid' ) ) ), 'mainstreet_remote_unreachable' ),
	) as list( $answer, $code ) ) {
		remove_all_filters( 'pre_http_request' );
		$log = outside( function () use ( $answer ) { return $answer; } );
		is_error( $code, $test( TOKEN ) );
		same( 'https://api.mapbox.com/tokens/v2?access_token=' . TOKEN, $log[0][0] );
		same( home_url( '/' ), $log[0][1]['headers']['Referer'] );
	}
	remove_all_filters( 'pre_http_request' );
	outside( function () { return array( 200, array( 'code' => 'TokenValid', 'token' => array( 'user' => array( 'odd' ) ) ) ); } );
	same( array( 'account' => '' ), $test( TOKEN ) );
} );

test( 'where core has Connectors, Mapbox is one of them', function () {
	if ( ! function_exists( 'wp_get_connector' ) ) {
		same( true, version_compare( get_bloginfo( 'version' ), '7.0', '<' ) );
		return;
	}
	$connector = wp_get_connector( 'mapbox' );
	same( 'maps', $connector['type'] );
	same( 'api_key', $connector['authentication']['method'] );
	same( TOKEN_OPTION, $connector['authentication']['setting_name'] );
	same( 'MAINSTREET_MAPBOX_TOKEN', $connector['authentication']['constant_name'] );
	same( 'MAINSTREET_MAPBOX_TOKEN', $connector['authentication']['env_var_name'] );
	Secrets::set( 'mapbox', TOKEN );
	$settings = rest( 'GET', '/wp/v2/settings' )->get_data();
	holds( 'MPLE', $settings[ TOKEN_OPTION ] );
	holds_not( 'eyJ1', $settings[ TOKEN_OPTION ] );
	rest( 'POST', '/wp/v2/settings', array( TOKEN_OPTION => 'pk.saved-on-the-screen-of-core' ) );
	same( 'pk.saved-on-the-screen-of-core', Secrets::get( 'mapbox' ) );
	same( null, Key_Checks::get_last( 'mapbox' ) );
} );

test( 'a connector that somebody else registered stays theirs', function () {
	if ( ! class_exists( 'WP_Connector_Registry' ) ) {
		return;
	}
	$registry = new \WP_Connector_Registry();
	$registry->register( 'mapbox', array( 'name' => 'Theirs', 'type' => 'maps', 'authentication' => array( 'method' => 'none' ) ) );
	Services::register_connectors( $registry );
	same( 'Theirs', $registry->get_registered( 'mapbox' )['name'] );
} );
