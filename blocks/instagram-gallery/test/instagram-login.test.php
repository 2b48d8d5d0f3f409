<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Instagram_Login;

use Mainstreet\Blocks\Instagram_Gallery\Api\Token_Renewal;
use Mainstreet\Blocks\Instagram_Gallery\Instagram_Gallery;
use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Forms;
use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Connections\Oauth\OAuth_Callback;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Core\Jobs\Scheduler;
use function Mainstreet\Tests\{ act_as, holds, holds_not, outside, rest, same, test, truly };

const SECRET = 'appSecretThatNobodyMaySee0123456789';
const SHORT  = 'IGAAshortTokenOfAnHourThatNobodySees';
const LONG   = 'IGAAlongTokenOfSixtyDaysThatNobodySees';
const URL    = '/wpcom/v2/instagram-gallery/connect-url';

function https() {
	add_filter( 'admin_url', static function ( $url ) { return set_url_scheme( $url, 'https' ); } );
}

/** The owner's app, as the settings screen stores it. */
function app() {
	act_as( 'administrator' );
	return rest( 'POST', '/mainstreet/v1/accounts/instagram/app', array( 'app_id' => '990602627938098', 'app_secret' => SECRET ) );
}

/** Instagram: answers by path. */
function instagram( array $answers = array() ) {
	remove_all_filters( 'pre_http_request' );
	delete_transient( 'mainstreet_breaker' );
	return outside( static function ( $url ) use ( $answers ) {
		$known  = $answers + array(
			'/oauth/access_token' => array( 'data' => array( array( 'access_token' => SHORT, 'user_id' => '17841400000000001', 'permissions' => 'instagram_business_basic' ) ) ),
			'/access_token'       => array( 'access_token' => LONG, 'token_type' => 'bearer', 'expires_in' => 5183944 ),
			'/v23.0/me'           => array( 'user_id' => '17841400000000001', 'username' => 'aurora.bakery' ),
		);
		$answer = $known[ wp_parse_url( $url, PHP_URL_PATH ) ];
		return isset( $answer[0] ) && is_int( $answer[0] ) ? $answer : array( 200, $answer );
	} );
}

/** Signs in; gives the page. */
function sign_in( array $query = array() ) {
	wp_parse_str( wp_parse_url( rest( 'GET', URL )->get_data(), PHP_URL_QUERY ), $sent );
	return ( new OAuth_Callback() )->finish( 'instagram', get_current_user_id(), $query + array( 'state' => $sent['state'], 'code' => 'AQBx-someCode', 'error' => '' ) );
}

test( 'with an app the window opens at Instagram, without one or without HTTPS at our own page', function () {
	$own = static function () { return Connect_Page::url( 'instagram' ); };
	act_as( 'author' );
	same( $own(), rest( 'GET', URL )->get_data() );
	same( 200, app()->get_status() );
	act_as( 'author' );
	same( $own(), rest( 'GET', URL )->get_data(), 'without HTTPS:' );
	https();
	$url = rest( 'GET', URL )->get_data();
	same( 0, strpos( $url, 'https://www.instagram.com/oauth/authorize?client_id=990602627938098&redirect_uri=' . rawurlencode( admin_url( 'admin-post.php?action=mainstreet_oauth&service=instagram' ) ) . '&response_type=code&scope=instagram_business_basic&state=' ), $url );
	truly( $url !== rest( 'GET', URL )->get_data(), 'each time another state' );
	act_as( 'contributor' );
	same( 403, rest( 'GET', URL )->get_status() );
} );

test( 'the code becomes a token of 60 days, and the account of it', function () {
	https();
	app();
	$log  = instagram();
	$page = sign_in();
	holds( '“aurora.bakery” is connected', $page );
	$account = ( new Accounts() )->all()[0];
	same( array( 0, LONG, 'ok' ), array( $account->user_id(), $account->token(), $account->status() ) );
	truly( abs( $account->expires_at() - time() - 5183944 ) < 5 );
	same( array( '/oauth/access_token', '/access_token', '/v23.0/me' ), array_map( static function ( $entry ) { return wp_parse_url( $entry[0], PHP_URL_PATH ); }, $log->getArrayCopy() ) );
	wp_parse_str( wp_parse_url( $log[1][0], PHP_URL_QUERY ), $sent );
	same( array( 'grant_type' => 'ig_exchange_token', 'client_secret' => SECRET, 'access_token' => SHORT ), $sent );
	same( 'graph.instagram.com', wp_parse_url( $log[1][0], PHP_URL_HOST ) );
	same( 0, $log[1][1]['redirection'] );
	foreach ( array( SHORT, LONG, SECRET ) as $secret ) {
		holds_not( $secret, $page );
	}
	// The older, flat form of the first answer.
	instagram( array( '/oauth/access_token' => array( 'access_token' => SHORT, 'user_id' => 17841400000000001 ) ) );
	holds( 'is connected', sign_in() );
	same( 1, count( ( new Accounts() )->all() ), 'connected again it keeps its number:' );
	// Somebody else's is theirs.
	act_as( 'author' );
	instagram();
	sign_in();
	same( get_current_user_id(), ( new Accounts() )->all()[1]->user_id() );
} );

test( 'what Instagram says to a wrong app, a used code and a token that is none is told in a sentence, and nothing stored', function () {
	https();
	app();
	$tries = array(
		'the app ID or app secret'         => array(
			array( '/oauth/access_token' => array( 400, array( 'error_type' => 'OAuthException', 'code' => 400, 'error_message' => 'Invalid platform app' ) ) ),
			array( '/oauth/access_token' => array( 400, array( 'error_type' => 'OAuthException', 'code' => 400, 'error_message' => 'Error validating client secret.' ) ) ),
		),
		'did not accept this sign-in'      => array(
			array( '/oauth/access_token' => array( 400, array( 'error_type' => 'OAuthException', 'code' => 400, 'error_message' => 'Matching code was not found or was already used' ) ) ),
			array( '/oauth/access_token' => array( 400, array( 'error_message' => array( 'platform app' ) ) ) ),
		),
		'Could not reach Instagram'        => array(
			array( '/oauth/access_token' => array( 'data' => array( array( 'access_token' => array( SHORT ) ) ) ) ),
			array( '/oauth/access_token' => array( 'data' => array( 'access_token' => SHORT ) ) ),
			array( '/oauth/access_token' => array( 'access_token' => "IGAA token with spaces and\nlines" ) ),
			array( '/oauth/access_token' => array( 'access_token' => true ) ),
			array( '/access_token' => array( 'access_token' => array( LONG ), 'expires_in' => 5183944 ) ),
			array( '/access_token' => array( 'access_token' => LONG, 'expires_in' => 'never' ) ),
			array( '/access_token' => array( 500, 'evil' ) ),
			array( '/access_token' => array( 302, '', array( 'location' => 'https://evil.example/' ) ) ),
			array( '/v23.0/me' => array( 'user_id' => '1 OR 1', 'username' => '<b>' ) ),
		),
		'does not accept this token'       => array(
			array( '/access_token' => array( 400, array( 'error' => array( 'message' => 'x', 'code' => 190 ) ) ) ),
		),
	);
	foreach ( $tries as $sentence => $list ) {
		foreach ( $list as $answers ) {
			$log  = instagram( $answers );
			$page = sign_in();
			holds( $sentence, $page );
			holds( 'Start over', $page );
			holds_not( 'postMessage', $page );
			holds_not( 'evil', wp_json_encode( array_column( $log->getArrayCopy(), 0 ) ) );
		}
	}
	holds( 'was denied on Instagram. Nothing was saved.', sign_in( array( 'error' => 'access_denied', 'code' => '' ) ) );
	same( array(), ( new Accounts() )->all() );
} );

/** Instagram's entry in the list of services. */
function of_instagram( array $list ) {
	return current( wp_list_filter( $list, array( 'service' => 'instagram' ) ) );
}

test( 'the settings screen keeps the app for administrators, and gives its secret to nobody', function () {
	$list = array( of_instagram( app()->get_data() ) );
	$path = 'admin-post.php?action=mainstreet_oauth&service=instagram';
	same( array( '990602627938098', 'database', admin_url( $path ), 'MAINSTREET_INSTAGRAM_APP' ), array( $list[0]['app']['id'], $list[0]['app']['source'], $list[0]['app']['redirect'], $list[0]['app']['constant'] ) );
	same( false, $list[0]['app']['secure'] );
	holds_not( SECRET, wp_json_encode( array( $list, rest( 'GET', '/mainstreet/v1/accounts' )->get_data(), rest( 'GET', '/mainstreet/v1/settings' )->get_data(), rest( 'GET', '/mainstreet/v1/settings/export' )->get_data() ) ) );
	same( 404, rest( 'POST', '/mainstreet/v1/accounts/nowhere/app', array( 'app_id' => '1234', 'app_secret' => '1234' ) )->get_status() );
	foreach ( array( array(), array( 'app_id' => '1234' ), array( 'app_id' => array(), 'app_secret' => 'abcd' ), array( 'app_id' => 'a b c', 'app_secret' => 'abcd' ), array( 'app_id' => '1234', 'app_secret' => str_repeat( 'x', 401 ) ) ) as $bad ) {
		same( 400, rest( 'POST', '/mainstreet/v1/accounts/instagram/app', $bad )->get_status() );
	}
	act_as( 'editor' );
	same( 403, rest( 'POST', '/mainstreet/v1/accounts/instagram/app', array( 'app_id' => '1234', 'app_secret' => '1234' ) )->get_status() );
	same( 403, rest( 'DELETE', '/mainstreet/v1/accounts/instagram/app' )->get_status() );
	act_as( 'administrator' );
	same( '', of_instagram( rest( 'DELETE', '/mainstreet/v1/accounts/instagram/app' )->get_data() )['app']['id'] );
	same( false, ( new OAuth_Flow( Connect_Forms::get( 'instagram' )['oauth'] ) )->is_ready() );
} );

test( 'tokens are looked after each day, also where the work of a day was cut short', function () {
	https();
	app();
	instagram();
	$scheduler = new Scheduler();
	$scheduler->drop( Instagram_Gallery::RENEW );
	sign_in();
	$planned = $scheduler->planned( Instagram_Gallery::RENEW );
	truly( abs( $planned - time() - DAY_IN_SECONDS ) < 5, 'a day from now' );
	sign_in();
	same( $planned, $scheduler->planned( Instagram_Gallery::RENEW ), 'a second account changes nothing:' );
	$scheduler->drop( Instagram_Gallery::RENEW );
	remove_all_filters( 'pre_http_request' );
	outside( static function () { throw new \Exception( 'cut' ); } );
	$ahead   = 31 * DAY_IN_SECONDS;
	$renewal = new Token_Renewal( null, null, static function () use ( $ahead ) { return time() + $ahead; } );
	try {
		$renewal->run();
	} catch ( \Exception $cut ) {
		same( 'cut', $cut->getMessage() );
	}
	truly( $scheduler->planned( Instagram_Gallery::RENEW ) > time() );
	$account = ( new Accounts() )->all()[0];
	( new Accounts() )->set_status( $account->id(), Account::MUST_REAUTH );
	instagram();
	sign_in();
	same( 'ok', ( new Accounts() )->find( $account->id() )->status(), 'signing in again mends it:' );
	same( array(), ( new Token_Renewal() )->get_warnings() );
} );
