<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Key_Parts;

use Mainstreet\Connections\Secrets\Encrypted_Options;
use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Key_Parts;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Install;
use Mainstreet\Settings\Settings;

use function Mainstreet\Tests\{ act_as, holds_not, outside, rest, same, test, truly };

const CLIENT = 'AclientIdForTests0001';
const SECRET = 'EsecretForTests00002';
const PLACE  = 'connectors_payments_paypal_test_api_key';

/** PayPal knows one pair. */
function knows( $client = CLIENT, $secret = SECRET ) {
	return outside( function ( $url, $args ) use ( $client, $secret ) {
		$is_known = 'Basic ' . base64_encode( $client . ':' . $secret ) === ( isset( $args['headers']['Authorization'] ) ? $args['headers']['Authorization'] : '' );
		return $is_known ? array( 200, array( 'access_token' => 'token', 'expires_in' => 32400 ) ) : array( 401, array( 'error' => 'invalid_client' ) );
	} );
}

/** Sends the settings. */
function enter( $value ) {
	return rest( 'POST', '/mainstreet/v1/settings', array( 'paypal-test' => $value ) );
}

test( 'a key of two fields is stored encrypted, and shown by the ends of both', function () {
	act_as( 'administrator' );
	knows();
	$answer = enter( array( 'id' => ' ' . CLIENT . ' ', 'secret' => SECRET ) );
	same( 200, $answer->get_status() );
	$state = $answer->get_data()['paypal-test'];
	same( array( true, 'database', '', '…0001', '…0002', true ), array( $state['set'], $state['source'], $state['place'], $state['parts']->id, $state['parts']->secret, $state['check']['ok'] ) );
	same( CLIENT . ':' . SECRET, Secrets::get( 'paypal-test' ) );
	$stored = get_option( PLACE );
	same( 0, strpos( $stored, Encrypted_Options::PREFIX ) );
	holds_not( SECRET, $stored );
	holds_not( SECRET, wp_json_encode( $answer->get_data() ) );
	holds_not( SECRET, wp_json_encode( rest( 'GET', '/wp/v2/settings' )->get_data() ) );
} );

test( 'one of the two is replaced alone', function () {
	act_as( 'administrator' );
	knows();
	enter( array( 'id' => CLIENT, 'secret' => SECRET ) );
	remove_all_filters( 'pre_http_request' );
	knows( CLIENT, 'EsecretForTests00003' );
	same( 200, enter( array( 'secret' => 'EsecretForTests00003', 'id' => '' ) )->get_status() );
	same( CLIENT . ':EsecretForTests00003', Secrets::get( 'paypal-test' ) );
	same( 200, enter( array( 'secret' => ' ' ) )->get_status(), 'nothing entered:' );
	same( CLIENT . ':EsecretForTests00003', Secrets::get( 'paypal-test' ) );
} );

test( 'what is wrong is said at its field, and nothing is stored', function () {
	act_as( 'administrator' );
	$log = knows();
	foreach ( array(
		array( array( 'id' => CLIENT ), 'paypal-test.secret' ),
		array( array( 'secret' => SECRET ), 'paypal-test.id' ),
		array( array( 'id' => CLIENT, 'secret' => 'short' ), 'paypal-test.secret' ),
		array( array( 'id' => CLIENT . ':' . SECRET, 'secret' => SECRET ), 'paypal-test.id' ),
		array( array( 'id' => array( CLIENT ), 'secret' => SECRET ), 'paypal-test.id' ),
	) as list( $sent, $field ) ) {
		$answer = enter( $sent );
		same( array( 400, array( $field ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ) ), wp_json_encode( $sent ) );
	}
	same( 0, count( $log ), 'asked PayPal:' );
	$answer = enter( array( 'id' => CLIENT, 'secret' => 'EsecretThatIsWrong00' ) );
	same( array( 400, 'invalid_key', array( 'paypal-test' ) ), array( $answer->get_status(), $answer->get_data()['code'], array_keys( $answer->get_data()['data']['params'] ) ) );
	same( false, get_option( PLACE ) );
} );

test( 'what an older version stored works, and is encrypted by the update', function () {
	update_option( PLACE, CLIENT . ' : ' . SECRET, false );
	same( CLIENT . ' : ' . SECRET, Secrets::get( 'paypal-test' ) );
	same( '…0001', Secrets::hints( 'paypal-test' )['id'] );
	knows();
	truly( Key_Checks::run( 'paypal-test' )['ok'] );
	Stored_Settings::save( array( 'version' => 6 ) );
	Install::maybe_run();
	same( 0, strpos( get_option( PLACE ), Encrypted_Options::PREFIX ) );
	same( CLIENT . ' : ' . SECRET, Secrets::get( 'paypal-test' ) );
	truly( Key_Checks::get_last( 'paypal-test' )['ok'], 'what PayPal said of it still holds' );
	$stored = get_option( PLACE );
	Encrypted_Options::encrypt_stored();
	same( $stored, get_option( PLACE ), 'once:' );
} );

test( 'the configuration of the site comes first, in two constants or one', function () {
	act_as( 'administrator' );
	Secrets::set( 'paypal-test', CLIENT . ':' . SECRET );
	putenv( 'MAINSTREET_PAYPAL_TEST_CLIENT_ID=AenvironmentId000099' );
	same( 'database', Secrets::source( 'paypal-test' ), 'half of one:' );
	putenv( 'MAINSTREET_PAYPAL_TEST_SECRET=EenvironmentSecret098' );
	$state = Settings::values()['paypal-test'];
	same( array( 'environment', 'MAINSTREET_PAYPAL_TEST_CLIENT_ID, MAINSTREET_PAYPAL_TEST_SECRET', '…0099' ), array( $state['source'], $state['place'], $state['parts']->id ) );
	same( 'AenvironmentId000099:EenvironmentSecret098', Secrets::get( 'paypal-test' ) );
	same( 409, enter( array( 'id' => CLIENT, 'secret' => SECRET ) )->get_status() );
	putenv( 'MAINSTREET_PAYPAL_TEST_KEY=AwholeIdOfTheKey0097:EwholeSecretOfKey0096' );
	same( array( 'AwholeIdOfTheKey0097:EwholeSecretOfKey0096', 'MAINSTREET_PAYPAL_TEST_KEY' ), array( Secrets::get( 'paypal-test' ), Secrets::constant_names( 'paypal-test' ) ) );
	foreach ( array( 'KEY', 'CLIENT_ID', 'SECRET' ) as $name ) {
		putenv( 'MAINSTREET_PAYPAL_TEST_' . $name );
	}
	same( 'database', Secrets::source( 'paypal-test' ) );
} );

test( 'other salts leave no key behind, and none that is half', function () {
	Secrets::set( 'paypal-test', CLIENT . ':' . SECRET );
	update_option( PLACE, Encrypted_Options::PREFIX . 'bm90IG91cnMgbm90IG91cnMgbm90IG91cnMgbm90IG91cnMgbm90IG91cnM=', false );
	same( array( '', '' ), array( Secrets::get( 'paypal-test' ), Secrets::source( 'paypal-test' ) ) );
	same( array( 'id' => '', 'secret' => '' ), Secrets::hints( 'paypal-test' ) );
} );

test( 'core’s Connectors screen does not get it', function () {
	if ( function_exists( 'wp_get_connector' ) ) {
		same( false, wp_is_connector_registered( 'paypal-test' ) );
		same( 'payments', wp_get_connector( 'stripe-secret-test' )['type'] );
	} else {
		truly( (bool) Services::get( 'paypal-test' )['parts'] );
	}
} );
