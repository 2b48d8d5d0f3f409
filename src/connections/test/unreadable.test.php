<?php
/**
 * Stored secrets after the site's salts have changed.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Unreadable;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Secrets\Token_Encryption;
use Mainstreet\Connections\Secrets\Unreadable_Secrets;
use Mainstreet\Payments\Events\Webhook_Settings_Controller;
use Mainstreet\Payments\Stripe\Api\Stripe_Status;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Secrets;
use Mainstreet\Settings\Settings;
use Mainstreet\Site_Health\Site_Checks;

use function Mainstreet\Tests\{ act_as, at_stripe, holds, holds_not, rest, same, stripe_objects, stripe_site, test, truly };

require_once dirname( __DIR__, 3 ) . '/tests/php/stripe.php';

const PAIR = 'AclientIdForTests0001:EsecretForTests00002';

/** From now on the login salts are others. */
function rotate_salts() {
	add_filter( 'salt', function ( $salt, $scheme ) { return "rotated-$scheme-" . md5( $salt ); }, 10, 2 );
}

/** A service that people sign in at. */
function demo_service() {
	add_filter( 'mainstreet_connect_forms', function ( $forms ) {
		$forms['demo'] = array( 'label' => 'Demo', 'title' => 'T', 'steps' => array(), 'url' => '', 'url_text' => '', 'field' => 'Token', 'data' => '', 'capability' => 'manage_options', 'connect' => null, 'oauth' => new OAuth_Service( array( 'id' => 'demo', 'label' => 'Demo', 'constant' => 'MAINSTREET_DEMO', 'steps' => array(), 'authorize' => 'https://demo.example/a', 'scopes' => array(), 'finish' => '__return_true', 'own' => false ) ) );
		return $forms;
	} );
	return \Mainstreet\Connections\Connect_Forms\Connect_Forms::get( 'demo' )['oauth'];
}

/** What is reported. */
function reported() {
	return array_column( Unreadable_Secrets::find_all(), 'id' );
}

/** What the notice on a screen says. */
function notice( $screen = 'dashboard' ) {
	set_current_screen( $screen );
	ob_start();
	Unreadable_Secrets::show_notice();
	// For the tests behind this one, it is no admin screen.
	unset( $GLOBALS['current_screen'] );
	return ob_get_clean();
}

/** As a site whose endpoint Stripe reaches. */
function endpoint() {
	stripe_site();
	Secrets::delete( 'stripe-webhook-test' );
	add_filter( 'mainstreet_stripe_webhook_url', function () { return 'https://shop.example.org/hook'; } );
	same( true, Stripe_Endpoint::ensure( 'test' ) );
	return stripe_objects( 'webhook_endpoint' )[0];
}

test( 'each stored secret is reported when it can’t be read: on screens, in Site Health and in the settings', function () {
	act_as( 'administrator' );
	Secrets::set( 'paypal-test', PAIR );
	( new OAuth_Apps() )->save( demo_service(), 'app-id-1', 'app-secret-1' );
	$id = ( new Accounts() )->add( 'demo', 0, array( 'external_id' => '1', 'name' => 'aurora <b>', 'token' => 'a-token' ) )->id();
	same( array(), reported() );
	same( '', notice() );
	same( 'good', Site_Checks::run( 'secrets' )['status'] );
	rotate_salts();
	same( array( 'key:paypal-test', 'app:demo', "account:$id" ), reported() );
	foreach ( array( 'dashboard', 'plugins', 'site-health', 'settings_page_mainstreet' ) as $screen ) {
		$said = notice( $screen );
		foreach ( array( 'PayPal', 'Demo', 'aurora &lt;b&gt;' ) as $name ) {
			holds( $name, $said, $screen );
		}
		holds_not( '<b>', $said );
	}
	same( '', notice( 'edit-post' ) );
	$check = Site_Checks::run( 'secrets' );
	same( 'critical', $check['status'] );
	holds( 'PayPal', $check['text'] );
	$key = Settings::values()['paypal-test'];
	same( array( false, false, 'mainstreet_unreadable' ), array( $key['set'], $key['check']['ok'], $key['check']['code'] ) );
	act_as( 'editor' );
	same( '', notice() );
} );

test( 'what is entered again, removed, or comes from elsewhere is not reported', function () {
	act_as( 'administrator' );
	Secrets::set( 'paypal-test', PAIR );
	Secrets::set( 'openverse', PAIR );
	Secrets::set( 'paypal', PAIR );
	( new OAuth_Apps() )->save( demo_service(), 'app-id-1', 'app-secret-1' );
	$accounts = new Accounts();
	$facts    = array( 'external_id' => '1', 'name' => 'one', 'token' => 'a-token' );
	$first    = $accounts->add( 'demo', 0, $facts )->id();
	$second   = $accounts->add( 'demo', 0, array( 'external_id' => '2', 'token' => '' ) + $facts )->id();
	rotate_salts();
	same( array( 'key:openverse', 'key:paypal', 'key:paypal-test', 'app:demo', "account:$first", "account:$second" ), array_merge( array_values( array_intersect( array( 'key:openverse', 'key:paypal', 'key:paypal-test' ), reported() ) ), array_slice( reported(), 3 ) ) );
	Secrets::set( 'paypal-test', PAIR );
	Secrets::delete( 'openverse' );
	putenv( 'MAINSTREET_PAYPAL_KEY=' . PAIR );
	( new OAuth_Apps() )->delete( demo_service() );
	( new Accounts() )->add( 'demo', 0, $facts );
	( new Accounts() )->delete( $second );
	same( array(), reported() );
	putenv( 'MAINSTREET_PAYPAL_KEY' );
	same( array( 'key:paypal' ), reported() );
	$answer = rest( 'POST', '/mainstreet/v1/settings', array( 'paypal' => null ) );
	same( array( 200, null ), array( $answer->get_status(), $answer->get_data()['paypal']['check'] ) );
	same( array(), reported() );
} );

test( 'an endpoint whose secret can’t be read counts as none, and is made again with one press', function () {
	act_as( 'administrator' );
	$old = endpoint();
	same( array( 'good', false ), array( Webhook_Settings_Controller::get_webhooks()[0]['status'], Webhook_Settings_Controller::get_webhooks()[0]['renew'] ) );
	// The salts change; the key comes from the site's configuration.
	add_filter( 'mainstreet_stripe_secret', function () { return 'sk_test_abcdefgh'; } );
	rotate_salts();
	same( array( 'webhook:stripe-test' ), array_values( preg_grep( '/^webhook/', reported() ) ) );
	$webhook = Webhook_Settings_Controller::get_webhooks()[0];
	same( array( 'warning', true, '' ), array( $webhook['status'], $webhook['renew'], $webhook['url'] ) );
	holds( 'can no longer be read', $webhook['text'] );
	same( 'recommended', Stripe_Status::test()['status'] );
	act_as( 'editor' );
	same( 403, rest( 'POST', '/mainstreet/v1/payments/webhooks/stripe-test' )->get_status() );
	act_as( 'administrator' );
	same( 404, rest( 'POST', '/mainstreet/v1/payments/webhooks/nonsense' )->get_status() );
	$answer = rest( 'POST', '/mainstreet/v1/payments/webhooks/stripe-test' );
	same( array( 200, 'good' ), array( $answer->get_status(), $answer->get_data()[0]['status'] ) );
	$made = stripe_objects( 'webhook_endpoint' );
	same( 1, count( $made ), 'the old one is gone' );
	truly( $made[0]['id'] !== $old['id'] );
	same( array( $made[0]['secret'] ), Stripe_Webhook_Secrets::get_all( 'test' ) );
	same( array(), array_values( preg_grep( '/^webhook/', reported() ) ) );
	same( 1, count( get_option( Stripe_Webhook_Secrets::OPTION )['test']['old'] ) === 0 ? 1 : 0, 'what can’t be read is not kept' );
} );

test( 'what Stripe says of an endpoint that can’t be made again is answered', function () {
	act_as( 'administrator' );
	endpoint();
	add_filter( 'mainstreet_stripe_secret', function () { return 'rk_test_nohooks'; } );
	Secrets::delete( 'stripe-secret-test' );
	update_option( Stripe_Webhook_Secrets::OPTION, array( 'test' => array( 'id' => 'we_gone', 'secret' => ( new Token_Encryption( 'other' ) )->encrypt( 'whsec_abcdefgh' ) ) ) );
	$answer = rest( 'POST', '/mainstreet/v1/payments/webhooks/stripe-test' );
	truly( $answer->get_status() >= 400 );
	holds( 'required permissions', wp_json_encode( $answer->get_data() ) );
	holds( 'webhook:stripe-test', implode( ' ', reported() ) );
} );

test( 'every class that seals something is one whose secrets are reported, or get new ones by themselves', function () {
	$known = array(
		'src/connections/accounts/class-accounts.php'                     => 'reported',
		'src/connections/secrets/class-encrypted-options.php'                 => 'reported',
		'src/connections/oauth/class-oauth-apps.php'                   => 'reported',
		'src/payments/stripe/webhook/class-stripe-webhook-secrets.php'   => 'reported',
		// Who signs in does so again.
		'src/connections/oauth/class-oauth-states.php'                 => 'ten minutes',
		// A token that is exchanged for the key again.
		'src/external-media/openverse/class-openverse-token.php'           => 'exchanged',
		'src/payments/paypal/class-paypal-client.php'            => 'exchanged',
	);
	$root  = dirname( __DIR__, 3 );
	$found = array();
	foreach ( array( 'src', 'blocks' ) as $folder ) {
		foreach ( new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( "$root/$folder", \FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$path = (string) $file;
			if ( '.php' === substr( $path, -4 ) && false === strpos( $path, '/test/' ) && preg_match( '/Token_Encryption\(.*\)->encrypt\(|\bencryption->encrypt\(/', (string) file_get_contents( $path ) ) ) {
				$found[] = substr( $path, strlen( $root ) + 1 );
			}
		}
	}
	sort( $found );
	$names = array_keys( $known );
	sort( $names );
	same( $names, $found );
} );
