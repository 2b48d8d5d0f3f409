<?php
/**
 * Keys as they stand in the database.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests\SealedKeys;

use Mainstreet\Connections\Secrets\Encrypted_Options;
use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Key_Parts;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Secrets\Unreadable_Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Install;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Secrets;

use function Mainstreet\Tests\{ act_as, holds_not, rest, same, stripe_objects, stripe_site, test, truly };

require_once dirname( __DIR__, 3 ) . '/tests/php/stripe.php';

const KEY = 'pk.aKeyForTests.thatNobodyReads';

/** What stands in the database. */
function row( $id ) {
	global $wpdb;
	return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", Services::option_name( $id ) ) );
}

/** Stores a key past everything, as an older version did. */
function put( $id, $value ) {
	global $wpdb;
	$wpdb->replace( $wpdb->options, array( 'option_name' => Services::option_name( $id ), 'option_value' => $value, 'autoload' => 'off' ) );
	wp_cache_flush();
}

/** Whether a key stands in the database encrypted, and is read as it is. */
function is_sealed( $id, $key, $what = '' ) {
	same( 0, strpos( (string) row( $id ), Encrypted_Options::PREFIX ), "$id $what" );
	holds_not( $key, (string) row( $id ), "$id $what" );
	same( array( $key, 'database' ), array( Secrets::read_stored( $id ), Secrets::source( $id ) ), "$id $what" );
}

test( 'the key of every service is encrypted, whoever stores it', function () {
	foreach ( Services::all() as $id => $service ) {
		$name = Services::option_name( $id );
		Secrets::set( $id, KEY );
		is_sealed( $id, KEY, 'set' );
		if ( Key_Parts::get( $service ) ) {
			continue;
		}
		same( KEY, get_option( $name ), 'others read it as it is' );
		update_option( $name, KEY . '2' );
		is_sealed( $id, KEY . '2', 'updated' );
		delete_option( $name );
		add_option( $name, KEY . '3' );
		is_sealed( $id, KEY . '3', 'added' );
		wp_cache_flush();
		same( false, array_key_exists( $name, wp_load_alloptions() ), 'not loaded by every page' );
		update_option( $name, '' );
		same( array( '', '' ), array( (string) row( $id ), Secrets::source( $id ) ), 'emptied' );
		delete_option( $name );
		same( null, get_option( $name, null ) );
	}
} );

test( 'the same key again changes nothing, and no hook hears of it', function () {
	Secrets::set( 'mapbox', KEY );
	$row   = row( 'mapbox' );
	$heard = 0;
	add_action( 'updated_option', function () use ( &$heard ) { ++$heard; } );
	same( false, update_option( Services::option_name( 'mapbox' ), KEY ) );
	Secrets::set( 'mapbox', KEY );
	same( array( $row, 0 ), array( row( 'mapbox' ), $heard ) );
} );

test( 'what an older version stored works, and is encrypted by the next save or the update', function () {
	foreach ( Services::all() as $id => $service ) {
		put( $id, KEY );
		same( KEY, Secrets::read_stored( $id ) );
	}
	update_option( Services::option_name( 'giphy' ), KEY );
	is_sealed( 'giphy', KEY, 'saved again' );
	Stored_Settings::save( array( 'version' => Install::VERSION - 1 ) );
	Install::maybe_run();
	foreach ( array_keys( Services::all() ) as $id ) {
		is_sealed( $id, KEY, 'update' );
	}
	$row = row( 'mapbox' );
	Encrypted_Options::encrypt_stored();
	same( $row, row( 'mapbox' ), 'once' );
} );

test( 'core’s screen saves and shows it masked, and removes it', function () {
	act_as( 'administrator' );
	if ( ! function_exists( 'wp_get_connector' ) ) {
		same( true, version_compare( get_bloginfo( 'version' ), '7.0', '<' ) );
		return;
	}
	$name   = Services::option_name( 'mapbox' );
	$answer = rest( 'POST', '/wp/v2/settings', array( $name => KEY ) );
	is_sealed( 'mapbox', KEY );
	same( 'eads', substr( $answer->get_data()[ $name ], -4 ) );
	holds_not( 'sealed', wp_json_encode( rest( 'GET', '/wp/v2/settings' )->get_data() ) );
	rest( 'POST', '/wp/v2/settings', array( $name => '' ) );
	same( '', Secrets::source( 'mapbox' ) );
	// Also one that can't be read.
	Secrets::set( 'mapbox', KEY );
	add_filter( 'salt', function ( $salt ) { return 'rotated' . md5( $salt ); } );
	same( array( 'key:mapbox' ), array_column( Unreadable_Secrets::find_all(), 'id' ) );
	same( false, get_option( $name ) );
	rest( 'POST', '/wp/v2/settings', array( $name => '' ) );
	same( array(), Unreadable_Secrets::find_all() );
	Secrets::set( 'mapbox', KEY );
	is_sealed( 'mapbox', KEY, 'with the new salts' );
} );

test( 'each key is reported once the salts are others', function () {
	act_as( 'administrator' );
	$expected = array();
	foreach ( array_keys( Services::all() ) as $id ) {
		Secrets::set( $id, KEY );
		$expected[] = 'key:' . $id;
	}
	same( array(), Unreadable_Secrets::find_all() );
	add_filter( 'salt', function ( $salt ) { return 'rotated' . md5( $salt ); } );
	same( $expected, array_column( Unreadable_Secrets::find_all(), 'id' ) );
	foreach ( array_keys( Services::all() ) as $id ) {
		Secrets::set( $id, KEY . $id );
		is_sealed( $id, KEY . $id );
	}
	same( array(), Unreadable_Secrets::find_all() );
} );

test( 'Stripe’s keys: encrypting them asks Stripe nothing, replaced secrets count, the endpoint goes with its key', function () {
	stripe_site();
	add_filter( 'mainstreet_stripe_webhook_url', function () { return 'https://shop.example.org/hook'; } );
	put( 'stripe-secret-test', 'sk_test_abcdefgh' );
	put( 'stripe-webhook-test', 'whsec_the_first_one' );
	$GLOBALS['stripe_asked'] = array();
	Encrypted_Options::encrypt_stored();
	is_sealed( 'stripe-secret-test', 'sk_test_abcdefgh' );
	same( array(), $GLOBALS['stripe_asked'] );
	same( array( 'whsec_the_first_one' ), Stripe_Webhook_Secrets::get_all( 'test' ) );
	same( array(), Stripe_Webhook_Secrets::get_stored( 'test' ) );
	update_option( Services::option_name( 'stripe-webhook-test' ), 'whsec_the_second_one' );
	same( array( 'whsec_the_second_one', 'whsec_the_first_one' ), Stripe_Webhook_Secrets::get_all( 'test' ) );
	Secrets::delete( 'stripe-webhook-test' );
	same( true, Stripe_Endpoint::ensure( 'test' ) );
	same( 1, count( stripe_objects( 'webhook_endpoint' ) ) );
	Secrets::delete( 'stripe-secret-test' );
	same( array(), stripe_objects( 'webhook_endpoint' ) );
} );

test( 'a page that shows a map still gets its key', function () {
	Secrets::set( 'mapbox', KEY );
	same( KEY, Secrets::get( 'mapbox' ) );
	truly( '' !== Secrets::hint( 'mapbox' ) );
	same( null, Key_Checks::get_last( 'mapbox' ) );
} );
