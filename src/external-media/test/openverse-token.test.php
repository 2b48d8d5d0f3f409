<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Openverse_Token;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\External_Media\Openverse\Openverse_Token;
use function Mainstreet\Tests\{ act_as, holds, holds_not, is_error, outside, same, test, truly };

const OT_KEY   = 'clientIdOfOurs1234:clientSecretThatNobodyMaySee';
const OT_TOKEN = 'openverseTokenThatNobodyMaySee';

/** Openverse; `$token` and `$images` are what it answers, null for what is good. */
function ot_world( &$token = null, &$images = null ) {
	delete_transient( 'mainstreet_b_' . md5( 'api.openverse.org' ) );
	return outside( function ( $url, $args ) use ( &$token, &$images ) {
		if ( false !== strpos( $url, '/auth_tokens/token/' ) ) {
			return null === $token ? array( 200, array( 'access_token' => OT_TOKEN, 'token_type' => 'Bearer', 'expires_in' => 43200, 'scope' => 'read' ) ) : $token;
		}
		return null !== $images && isset( $args['headers']['Authorization'] ) ? $images : array( 200, array( 'result_count' => 0, 'page_count' => 0, 'results' => array() ) );
	} );
}

/** Searches for something nobody has searched for. */
function ot_search() {
	// Its second is over.
	global $wpdb;
	$wpdb->query( 'DELETE FROM ' . $wpdb->prefix . 'mainstreet_throttle' );
	act_as( 'author' );
	$request = new \WP_REST_Request( 'GET', '/wpcom/v2/external-media/list/openverse' );
	$request->set_query_params( array( 'search' => 'term' . wp_rand() ) );
	return rest_do_request( $request )->get_status();
}

/** How a request says who asks. */
function ot_header( array $request ) {
	return isset( $request[1]['headers']['Authorization'] ) ? $request[1]['headers']['Authorization'] : '';
}

test( 'without credentials nobody asks for a token', function () {
	$log = ot_world();
	same( 200, ot_search() );
	same( array( 1, '' ), array( count( $log ), ot_header( $log[0] ) ) );
} );

test( 'credentials are exchanged once, and the token is kept sealed until its end', function () {
	Secrets::set( 'openverse', OT_KEY );
	$log = ot_world();
	same( 200, ot_search() );
	same( array( 2, 'POST', 0 ), array( count( $log ), $log[0][1]['method'], $log[0][1]['redirection'] ) );
	same( array( 'client_id' => 'clientIdOfOurs1234', 'client_secret' => 'clientSecretThatNobodyMaySee', 'grant_type' => 'client_credentials' ), $log[0][1]['body'] );
	same( array( 'Bearer ' . OT_TOKEN, 0 ), array( ot_header( $log[1] ), $log[1][1]['redirection'] ) );
	holds_not( 'clientSecret', $log[1][0] );
	wp_cache_flush();
	same( 200, ot_search() );
	same( 3, count( $log ), 'also for another process' );
	$kept = get_option( Openverse_Token::OPTION );
	holds_not( 'NobodyMaySee', wp_json_encode( $kept ) );
	truly( $kept['until'] > time() + 43000 && $kept['until'] <= time() + 43200 - 60 );
	update_option( Openverse_Token::OPTION, array( 'until' => time() - 1 ) + $kept, false );
	same( 200, ot_search() );
	same( 5, count( $log ), 'it has ended' );
	Secrets::set( 'openverse', 'otherClientId1234:' . 'otherSecretOfOurs1234' );
	same( 200, ot_search() );
	same( 7, count( $log ), 'of other credentials' );
} );

test( 'what Openverse refuses, or gives no token for, is searched for without, and the settings say so', function () {
	Secrets::set( 'openverse', OT_KEY );
	$token = array( 401, array( 'error' => 'invalid_client' ) );
	$log   = ot_world( $token );
	same( 200, ot_search() );
	same( '', ot_header( $log[1] ) );
	holds( 'does not recognize this client ID and secret. Searches run without them', Key_Checks::get_last( 'openverse' )['message'] );
	same( 200, ot_search() );
	same( 3, count( $log ), 'it is not asked again at once' );
	foreach ( array( array( 500, '' ), array( 429, '{}' ), array( 200, '<<<' ), array( 200, array( 'access_token' => array(), 'expires_in' => 5 ) ), array( 200, array( 'access_token' => "a\r\nX-Evil: 1234567", 'expires_in' => 5000 ) ), array( 200, array( 'access_token' => str_repeat( 'x', 200000 ), 'expires_in' => 5000 ) ), array( 302, '', array( 'location' => 'https://evil.example/' ) ) ) as $token ) {
		Openverse_Token::delete();
		$now = count( $log );
		same( 200, ot_search() );
		same( array( $now + 2, '' ), array( count( $log ), ot_header( $log[ $now + 1 ] ) ) );
	}
} );

test( 'a token that Openverse takes no more is dropped, and the search is done without', function () {
	Secrets::set( 'openverse', OT_KEY );
	$token  = null;
	$images = array( 401, array( 'detail' => 'Invalid token.' ) );
	$log    = ot_world( $token, $images );
	same( 200, ot_search() );
	same( array( 'Bearer ' . OT_TOKEN, '' ), array( ot_header( $log[1] ), ot_header( $log[2] ) ) );
	same( false, get_option( Openverse_Token::OPTION ) );
	$images = null;
	same( 200, ot_search() );
	same( 'Bearer ' . OT_TOKEN, ot_header( $log[4] ) );
} );

test( 'the settings keep credentials sealed, and test them', function () {
	$token = null;
	ot_world( $token );
	same( true, Key_Checks::save( 'openverse', OT_KEY )['ok'] );
	same( OT_KEY, Secrets::get( 'openverse' ) );
	holds_not( 'NobodyMaySee', get_option( Services::option_name( 'openverse' ) ) );
	same( true, Key_Checks::run( 'openverse' )['ok'] );
	$token = array( 400, array( 'error' => 'invalid_client' ) );
	is_error( 'invalid_key', Key_Checks::save( 'openverse', 'wrongClientId:wrongSecret1' ), 400 );
	same( OT_KEY, Secrets::get( 'openverse' ) );
	same( array( false, 'invalid_key' ), array_values( array_intersect_key( Key_Checks::run( 'openverse' ), array( 'ok' => 1, 'code' => 1 ) ) ) );
	$token = array( 503, '' );
	same( 'mainstreet_remote_unreachable', Key_Checks::run( 'openverse' )['code'] );
	foreach ( array( '', 'x', 'abcdefgh', 'abcdefgh:short', "abcdefgh:abcdefgh\n", 'abcdefgh:abcdefgh:abcdefgh', 'abcd<fgh:abcdefgh' ) as $bad ) {
		truly( is_wp_error( Services::get( 'openverse' )['validate']( $bad ) ), $bad );
	}
} );
