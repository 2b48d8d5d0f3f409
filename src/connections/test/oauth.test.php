<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\OAuth;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Popup;
use Mainstreet\Connections\Oauth\OAuth_App;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Oauth\OAuth_Callback;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Connections\Oauth\OAuth_States;
use Mainstreet\Connections\Secrets\Token_Encryption;
use function Mainstreet\Tests\{ act_as, holds, holds_not, in_process, is_error, outside, same, test, truly };

const SECRET = 'appSecretThatNobodyMaySee0123456789';
const TOKEN  = 'tokenThatNobodyMaySee0123456789';

/** A service as a block declares it. */
function service( array $more = array() ) {
	return new OAuth_Service( $more + array(
		'id'             => 'demo',
		'label'          => 'Demo',
		'authorize'      => 'https://demo.example/authorize',
		'token'          => 'https://api.demo.example/token',
		'scopes'         => array( 'read', 'write it' ),
		'constant'       => 'MAINSTREET_DEMO_APP',
		'steps'          => array(),
		'capability'     => 'publish_posts',
		'is_app_refused' => static function ( $answer ) { return isset( $answer['error'] ) && 'invalid_client' === $answer['error']; },
		'connect'        => static function ( $answer, OAuth_App $app, $owner ) {
			return isset( $answer['access_token'] ) && is_string( $answer['access_token'] )
				? ( new Accounts() )->add( 'demo', $owner, array( 'external_id' => '7', 'name' => 'aurora<b>', 'token' => $answer['access_token'] ) )
				: new \WP_Error( 'odd', 'Odd.' );
		},
	) );
}

/** A site with HTTPS, an app, and the service. */
function secure( array $more = array() ) {
	add_filter( 'admin_url', static function ( $url ) { return set_url_scheme( $url, 'https' ); } );
	add_filter( 'mainstreet_connect_forms', static function ( $forms ) use ( $more ) {
		$forms['demo'] = array(
			'label' => 'Demo', 'title' => 'Connect Demo', 'steps' => array( 'Go & look' ), 'url' => 'https://example.com/', 'url_text' => 'There',
			'field' => 'Token', 'data' => 'Nothing.', 'capability' => 'manage_options', 'oauth' => service( $more ),
			'connect' => static function () { return new \WP_Error( 'no', 'No.' ); },
		);
		return $forms;
	} );
	same( true, ( new OAuth_Apps() )->save( service(), '12345678', SECRET ) );
	return new OAuth_Flow( service( $more ) );
}

/** The state in an address. */
function state_of( $url ) {
	wp_parse_str( wp_parse_url( $url, PHP_URL_QUERY ), $query );
	return $query['state'];
}

function query( $state, array $more = array() ) {
	return $more + array( 'state' => $state, 'code' => 'AQBcode#_', 'error' => '' );
}

/** The service's answer for every code. */
function answers( $answer = array( 'access_token' => TOKEN ) ) {
	remove_all_filters( 'pre_http_request' );
	delete_transient( 'mainstreet_breaker' );
	return outside( static function () use ( $answer ) { return $answer instanceof \WP_Error ? $answer : ( isset( $answer[0] ) ? $answer : array( 200, $answer ) ); } );
}

const EXPIRED = 'is no longer valid';

test( 'a person signs in: the address says what for, the code is exchanged once, the window hears the number of the account', function () {
	act_as( 'administrator' );
	$flow = secure();
	$log  = answers();
	$url  = $flow->start( 1 );
	$back = admin_url( 'admin-post.php?action=mainstreet_oauth&service=demo' );
	same( 0, strpos( $url, 'https://demo.example/authorize?client_id=12345678&redirect_uri=' . rawurlencode( $back ) . '&response_type=code&scope=read%20write%20it&state=' ) );
	truly( strlen( state_of( $url ) ) >= 43, 'long enough that nobody guesses it' );
	holds_not( SECRET, $url );
	$page = ( new OAuth_Callback() )->finish( 'demo', 1, query( state_of( $url ) ) );
	$all  = ( new Accounts() )->all();
	same( 1, count( $all ) );
	same( array( 0, TOKEN ), array( $all[0]->user_id(), $all[0]->token() ) );
	$home = wp_parse_url( $back );
	$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
	holds( 'window.opener.postMessage( {"keyring_id":' . $all[0]->id() . ',"id_token":null,"user":null}, ' . wp_json_encode( 'https://' . $home['host'] . $port, JSON_HEX_TAG ) . ' ); window.close();', $page );
	holds( '“aurora&lt;b&gt;” is connected', $page );
	holds_not( TOKEN, $page );
	same( 1, count( $log ) );
	list( $asked, $args ) = $log[0];
	same( 'https://api.demo.example/token', $asked );
	same( array( 'POST', 0 ), array( $args['method'], $args['redirection'] ) );
	same( array( 'client_id' => '12345678', 'client_secret' => SECRET, 'grant_type' => 'authorization_code', 'redirect_uri' => $back, 'code' => 'AQBcode#_' ), $args['body'] );
} );

test( 'an administrator connects for all, another for themselves, and who may not publish not at all', function () {
	$flow = secure();
	answers();
	act_as( 'author' );
	$author = get_current_user_id();
	$url    = $flow->start( $author );
	same( $author, $flow->finish( $author, query( state_of( $url ) ) )->user_id() );
	act_as( 'contributor' );
	is_error( 'rest_forbidden', $flow->start( get_current_user_id() ), 403 );
	same( array(), get_user_meta( get_current_user_id(), $GLOBALS['wpdb']->get_blog_prefix() . OAuth_States::KEY ) );
	// Somebody who loses the right on the way.
	act_as( 'author' );
	$url = $flow->start( $author );
	get_userdata( $author )->set_role( 'subscriber' );
	is_error( 'rest_forbidden', $flow->finish( $author, query( state_of( $url ) ) ) );
	get_userdata( $author )->set_role( 'author' );
} );

test( 'a state that is forged, of another, of elsewhere, used or old ends nothing, and nobody is asked', function () {
	$flow = secure();
	$log  = answers();
	// What other tests began with this user.
	OAuth_States::delete_all();
	wp_cache_flush();
	act_as( 'author' );
	$author = get_current_user_id();
	$state  = state_of( $flow->start( $author ) );
	$other  = new OAuth_Flow( service( array( 'id' => 'other' ) ) );
	( new OAuth_Apps() )->save( service( array( 'id' => 'other' ) ), '12345678', SECRET );
	foreach ( array( '', 'x', str_repeat( '0', 64 ), hash( 'sha256', $state ), $state . ' ', strtoupper( $state ), '%', "1' OR '1'='1" ) as $forged ) {
		holds( EXPIRED, $flow->finish( $author, query( $forged ) )->get_error_message() );
	}
	holds( EXPIRED, $flow->finish( 1, query( $state ) )->get_error_message() );
	holds( EXPIRED, $flow->finish( 0, query( $state ) )->get_error_message() );
	// What is stored is of no use to who reads it.
	$rows = get_user_meta( $author, $GLOBALS['wpdb']->get_blog_prefix() . OAuth_States::KEY );
	same( 1, count( $rows ) );
	holds_not( $state, implode( $rows ) );
	foreach ( $rows as $row ) {
		holds( EXPIRED, $flow->finish( $author, query( $row ) )->get_error_message() );
	}
	// At another service it is spent.
	$elsewhere = state_of( $flow->start( $author ) );
	holds( EXPIRED, $other->finish( $author, query( $elsewhere ) )->get_error_message() );
	holds( EXPIRED, $flow->finish( $author, query( $elsewhere ) )->get_error_message() );
	same( 0, count( $log ) );
	// It is good once, whatever comes of it.
	truly( $flow->finish( $author, query( $state ) ) instanceof \Mainstreet\Connections\Accounts\Account );
	holds( EXPIRED, $flow->finish( $author, query( $state ) )->get_error_message() );
	same( 1, count( $log ), 'and so is its code:' );
	$ahead = 0;
	$clock = static function () use ( &$ahead ) { return time() + $ahead; };
	$slow  = new OAuth_Flow( service(), null, new OAuth_States( $clock ) );
	$state = state_of( $slow->start( $author ) );
	$ahead = 601;
	holds( EXPIRED, $slow->finish( $author, query( $state ) )->get_error_message() );
	$ahead = 0;
	holds( EXPIRED, $slow->finish( $author, query( $state ) )->get_error_message() );
	$state = state_of( $slow->start( $author ) );
	$ahead = -60; // A clock that was set back.
	holds( EXPIRED, $slow->finish( $author, query( $state ) )->get_error_message() );
} );

test( 'of two that come with the same state at once, one ends the sign-in', function () {
	act_as( 'administrator' );
	$state  = ( new OAuth_States() )->issue( 1, 'demo' );
	$redeem = static function () use ( $state ) { return in_process( __DIR__ . '/processes/redeem-state.php', compact( 'state' ) ); };
	$waits  = array( $redeem(), $redeem(), $redeem() );
	$won    = array_sum( array_map( static function ( $wait ) { return (int) $wait(); }, $waits ) );
	same( 1, $won );
} );

test( 'sign-ins that were given up are forgotten', function () {
	act_as( 'author' );
	$user   = get_current_user_id();
	$ahead  = 0;
	$states = new OAuth_States( static function () use ( &$ahead ) { return time() + $ahead; } );
	$count  = static function () use ( $user ) { return count( get_user_meta( $user, $GLOBALS['wpdb']->get_blog_prefix() . OAuth_States::KEY ) ); };
	$all    = array();
	for ( $i = 0; $i < 9; $i++ ) {
		$all[] = $states->issue( $user, 'demo' );
	}
	same( OAuth_States::MAX_SIGN_INS, $count() );
	same( array( null, array(), array() ), array( $states->redeem( $user, 'demo', $all[0] ), $states->redeem( $user, 'demo', $all[4] ), $states->redeem( $user, 'demo', $all[8] ) ) );
	$ahead = 700;
	$states->issue( $user, 'demo' );
	same( 1, $count() );
	OAuth_States::delete_all();
	wp_cache_flush();
	same( 0, $count() );
} );

test( 'what goes wrong is told in a sentence, and nothing a stranger wrote is repeated', function () {
	act_as( 'administrator' );
	$flow  = secure();
	$log   = answers();
	$tries = static function ( array $more ) use ( $flow ) {
		return $flow->finish( 1, query( state_of( $flow->start( 1 ) ), $more ) )->get_error_message();
	};
	holds( 'was denied on Demo. Nothing was saved.', $tries( array( 'error' => 'access_denied', 'code' => '' ) ) );
	holds( 'did not accept this sign-in', $tries( array( 'error' => '<script>' ) ) );
	holds_not( 'script', $tries( array( 'error' => '<script>' ) ) );
	foreach ( array( '', "a\nb", 'a b', 'é', str_repeat( 'x', 2001 ) ) as $code ) {
		holds( 'did not accept this sign-in', $tries( array( 'code' => $code ) ) );
	}
	same( 0, count( $log ), 'nobody is asked about those:' );
	$said = array(
		'did not accept this sign-in'       => array( array( 400, array( 'error' => 'invalid_grant', 'error_description' => 'evil' ) ), array( 401, 'evil' ), array( 404, '' ) ),
		'the app ID or app secret'          => array( array( 400, array( 'error' => 'invalid_client' ) ), array( 401, array( 'error' => 'invalid_client' ) ) ),
		'Could not reach Demo'              => array( array( 500, 'evil' ), array( 200, 'no json' ), array( 302, '', array( 'location' => 'https://evil.example/' ) ), array( 204, '' ), new \WP_Error( 'http_request_failed', 'evil' ) ),
		'Too many requests'                 => array( array( 429, '' ) ),
		'Odd.'                              => array( array( 200, array( 'access_token' => array( 'x' ) ) ), array( 200, array( 'access_token' => 5 ) ), array( 200, array() ) ),
	);
	foreach ( $said as $sentence => $list ) {
		foreach ( $list as $answer ) {
			$log   = answers( $answer );
			$words = $tries( array() );
			holds( $sentence, $words );
			holds_not( 'evil', $words );
			same( 1, count( $log ), 'a redirect is not followed:' );
		}
	}
	same( array(), ( new Accounts() )->all() );
	$page = ( new OAuth_Callback() )->finish( 'demo', 1, query( 'forged' ) );
	holds( 'role="alert"', $page );
	holds( 'Start over', $page );
	holds_not( 'postMessage', $page );
	holds( 'Accounts cannot be connected', ( new OAuth_Callback() )->finish( 'nonsense', 1, query( '' ) ) );
} );

test( 'what comes with the address leads nowhere else', function () {
	act_as( 'administrator' );
	$flow = secure();
	answers();
	$state = state_of( $flow->start( 1 ) );
	$page  = ( new OAuth_Callback() )->finish( 'demo', 1, query( $state, array( 'redirect_to' => 'https://evil.example/', 'redirect_uri' => 'https://evil.example/', 'origin' => 'https://evil.example' ) ) );
	holds( 'postMessage', $page );
	holds_not( 'evil', $page );
} );

test( 'without HTTPS nobody is led to the service', function () {
	act_as( 'administrator' );
	add_filter( 'admin_url', static function ( $url ) { return set_url_scheme( $url, 'http' ); } );
	( new OAuth_Apps() )->save( service(), '12345678', SECRET );
	$flow = new OAuth_Flow( service() );
	same( array( false, false ), array( $flow->is_secure(), $flow->is_ready() ) );
	is_error( 'mainstreet_not_configured', $flow->start( 1 ), 409 );
} );

test( 'an app is stored with its secret encrypted, comes from the configuration first, and is shown by nothing', function () {
	act_as( 'administrator' );
	$apps = new OAuth_Apps();
	same( null, $apps->find( service() ) );
	is_error( 'rest_invalid_param', $apps->save( service(), 'a b', SECRET ), 400 );
	is_error( 'rest_invalid_param', $apps->save( service(), '1234', "x\ny z" ), 400 );
	is_error( 'rest_invalid_param', $apps->save( service(), '', '' ), 400 );
	same( true, $apps->save( service(), ' 12345678 ', " \t" . SECRET . "\n" ) );
	$app = $apps->find( service() );
	same( array( '12345678', SECRET, 'database' ), array( $app->id(), $app->secret(), $app->source() ) );
	holds_not( SECRET, wp_json_encode( get_option( OAuth_Apps::OPTION ) ) );
	ob_start();
	var_dump( $app );
	holds_not( SECRET, ob_get_clean() . print_r( $app, true ) . var_export( $app, true ) . wp_json_encode( $app ) );
	same( null, ( new OAuth_Apps( new Token_Encryption( 'other salts' ) ) )->find( service() ) );
	// Id and secret are of one source.
	putenv( 'MAINSTREET_DEMO_APP_ID=999999' );
	same( '12345678', $apps->find( service() )->id() );
	putenv( 'MAINSTREET_DEMO_APP_SECRET=fromTheServer' );
	same( array( '999999', 'fromTheServer', 'environment' ), array( $apps->find( service() )->id(), $apps->find( service() )->secret(), $apps->find( service() )->source() ) );
	is_error( 'mainstreet_key_provided', $apps->save( service(), '1234', '5678' ), 409 );
	putenv( 'MAINSTREET_DEMO_APP_ID' );
	putenv( 'MAINSTREET_DEMO_APP_SECRET' );
	$apps->delete( service() );
	same( null, $apps->find( service() ) );
	foreach ( array( 'x', array( 'demo' => 'x' ), array( 'demo' => array( 1, 2 ) ), array( 'demo' => array( '1234', 'not sealed' ) ) ) as $odd ) {
		update_option( OAuth_Apps::OPTION, $odd );
		same( null, $apps->find( service() ) );
	}
} );

test( 'the window offers signing in to those who may, and pasting to administrators', function () {
	$popup = new Connect_Popup();
	secure();
	act_as( 'administrator' );
	$page = $popup->render( 'demo', false, '' );
	holds( 'Sign in with Demo', $page );
	holds( 'Or paste a token', $page );
	act_as( 'author' );
	$page = $popup->render( 'demo', false, '' );
	holds( 'Sign in with Demo', $page );
	holds_not( 'id="mainstreet-token"', $page );
	act_as( 'contributor' );
	holds( 'ask a site administrator', $popup->render( 'demo', false, '' ) );
	( new OAuth_Apps() )->delete( service() );
	act_as( 'author' );
	holds( 'ask a site administrator', $popup->render( 'demo', false, '' ) );
	act_as( 'administrator' );
	$page = $popup->render( 'demo', false, '' );
	holds_not( 'name="sign_in"', $page );
	holds( '#/connections/demo', $page );
} );
