<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Google_Photos;

use Mainstreet\Connections\Accounts\Account_Privacy;
use Mainstreet\Connections\Accounts\Account_Profile;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Oauth\OAuth_Callback;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\External_Media\Copies\Media_Credit;
use Mainstreet\External_Media\Google_Photos\Google_Login;
use Mainstreet\External_Media\Google_Photos\Google_Session;
use Mainstreet\External_Media\Media_Sources;
use Mainstreet\Settings\Account_List;
use function Mainstreet\Tests\{ act_as, google, google_client, google_connect, google_consents, google_tells, holds, holds_not, is_error, rest, same, test, truly };
use const Mainstreet\Tests\GOOGLE_NEVER;

require_once dirname( __DIR__, 3 ) . '/tests/php/google.php';

const GP = '/wpcom/v2/external-media/';

/** Sends a request and gives status and data. */
function gp_ask( $method, $path, array $query = array() ) {
	$request = new \WP_REST_Request( $method, GP . $path );
	$request->set_query_params( $query );
	$answer = rest_do_request( $request );
	$data   = $answer->get_data();
	truly( ! preg_match( GOOGLE_NEVER, (string) wp_json_encode( $data ) ), 'no token goes to a browser' );
	return array( $answer->get_status(), $data );
}

/** An author who is connected; gives the log. */
function gp_author( $special = null ) {
	$log = google( $special );
	google_client();
	act_as( 'author' );
	google_connect( get_current_user_id() );
	return $log;
}

/** A session in which a number of items was picked; gives its id. */
function gp_pick( $count ) {
	list( $status, $session ) = gp_ask( 'POST', 'session/google_photos' );
	same( 200, $status );
	google_tells( 'pick?session=' . $session['id'] . '&count=' . $count );
	return $session['id'];
}

/** Signed items of a session. */
function gp_items( $session, array $query = array() ) {
	list( $status, $data ) = gp_ask( 'GET', 'list/google_photos', array( 'session_id' => $session ) + $query );
	same( 200, $status, (string) wp_json_encode( $data ) );
	return $data;
}

/** Copies items; gives the answers. */
function gp_copy( array $items ) {
	$answer = rest( 'POST', GP . 'copy/google_photos', array( 'media' => array_map( static function ( $item ) { return array( 'guid' => $item['guid'], 'title' => $item['title'] ); }, $items ) ) );
	same( 200, $answer->get_status() );
	return $answer->get_data();
}

test( 'without a client nobody is offered anything, with one who uploads files is asked to connect', function () {
	google();
	act_as( 'author' );
	same( array( 'openverse' ), Media_Sources::get_ready() );
	list( $status, $data ) = gp_ask( 'GET', 'connection/google_photos' );
	same( array( 200, 'mainstreet_not_configured', 'Ask an administrator to add a Google OAuth client.' ), array( $status, $data['error'], $data['message'] ) );
	same( array( 'enabled' => false, 'connection_status' => 'not_connected' ), gp_ask( 'GET', 'connection/google_photos/picker_status' )[1] );
	same( 409, gp_ask( 'GET', 'list/google_photos' )[0] );
	same( 409, gp_ask( 'POST', 'session/google_photos' )[0] );
	google_client();
	same( array( 'openverse', 'google_photos' ), Media_Sources::get_ready() );
	$data = gp_ask( 'GET', 'connection/google_photos' )[1];
	same( array( 'google_photos', 'Google Photos', false ), array( $data['ID'], $data['label'], $data['connected'] ) );
	holds( 'admin-post.php?action=mainstreet_oauth&service=google_photos&_wpnonce=', $data['connect_URL'] );
	same( array( 'enabled' => true, 'connection_status' => 'not_connected' ), gp_ask( 'GET', 'connection/google_photos/picker_status' )[1] );
	list( $status, $data ) = gp_ask( 'GET', 'list/google_photos' );
	same( array( 403, 'authorization_required' ), array( $status, $data['code'] ) );
	same( 403, gp_ask( 'POST', 'session/google_photos' )[0] );
	// Google leads back to HTTPS, or to the own machine.
	add_filter( 'admin_url', static function ( $url ) { return str_replace( array( '127.0.0.1', 'localhost' ), 'quay.example', $url ); } );
	same( array( 'openverse' ), Media_Sources::get_ready() );
	add_filter( 'admin_url', static function ( $url ) { return set_url_scheme( $url, 'https' ); } );
	same( array( 'openverse', 'google_photos' ), Media_Sources::get_ready() );
} );

test( 'a user connects with a proof and for later, sees that it is so, and disconnects at Google, too', function () {
	$log = google();
	google_client();
	act_as( 'author' );
	$author   = get_current_user_id();
	$callback = new OAuth_Callback();
	parse_str( wp_parse_url( gp_ask( 'GET', 'connection/google_photos' )[1]['connect_URL'], PHP_URL_QUERY ), $query );
	is_error( 'mainstreet_sign_in', $callback->start( 'google_photos', $author, 'x' . $query['_wpnonce'] ) );
	is_error( 'mainstreet_sign_in', $callback->start( 'instagram', $author, $query['_wpnonce'] ) );
	$url = $callback->start( 'google_photos', $author, $query['_wpnonce'] );
	holds( 'scope=https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fphotospicker.mediaitems.readonly&', $url );
	$page = $callback->finish( 'google_photos', $author, google_consents( $url ) );
	holds( '“Google Photos” is connected.', $page );
	truly( ! preg_match( GOOGLE_NEVER, $page ) );
	$account = ( new Google_Session( $author ) )->find_account();
	same( array( $author, 'google_photos', 'ok' ), array( $account->user_id(), $account->service(), $account->status() ) );
	global $wpdb;
	truly( ! preg_match( GOOGLE_NEVER, implode( ' ', $wpdb->get_col( 'SELECT token FROM ' . $wpdb->prefix . 'mainstreet_connections' ) ) ), 'encrypted' );
	same( true, gp_ask( 'GET', 'connection/google_photos' )[1]['connected'] );
	same( 'ok', gp_ask( 'GET', 'connection/google_photos/picker_status' )[1]['connection_status'] );
	list( $status, $data ) = gp_ask( 'GET', 'list/google_photos', array( 'path' => 'recent', 'filter' => 'mediaType=photo' ) );
	same( array( array(), true, false ), array( $data['media'], $data['meta']['picker'], $data['meta']['next_page'] ) );
	same( array( 'success' => true ), gp_ask( 'DELETE', 'connection/google_photos' )[1] );
	same( array( null, 1, false ), array( ( new Google_Session( $author ) )->find_account(), google_tells( 'state' )['revoked'], google_tells( 'state' )['isConnected'] ) );
	// Again: there is nothing to say to Google.
	same( 200, gp_ask( 'DELETE', 'connection/google_photos' )[0] );
} );

test( 'who says no at Google, or not to the one right that is needed, is told so', function () {
	google();
	google_client();
	act_as( 'author' );
	$flow = new OAuth_Flow( Google_Login::get_service() );
	holds( 'was denied on Google Photos', $flow->finish( get_current_user_id(), google_consents( $flow->start( get_current_user_id() ), 'Cancel' ) )->get_error_message() );
	$app = ( new OAuth_Apps() )->find( Google_Login::get_service() );
	$good = array( 'access_token' => 'ya29.abcdefgh', 'refresh_token' => '1//abcdefgh', 'expires_in' => 3599, 'scope' => Google_Login::SCOPE );
	foreach ( array( array( 'scope' => 'openid' ), array( 'scope' => array() ) ) as $more ) {
		holds( 'was not allowed to show this site the photos', Google_Login::connect( $more + $good, $app, 5 )->get_error_message() );
	}
	foreach ( array( array( 'access_token' => array() ), array( 'refresh_token' => '' ), array( 'access_token' => str_repeat( 'x', 200000 ) ), array( 'access_token' => "a\nb" . str_repeat( 'c', 20 ) ) ) as $more ) {
		is_error( 'mainstreet_remote_unreachable', Google_Login::connect( $more + $good, $app, 5 ) );
	}
	is_error( 'mainstreet_remote_unreachable', Google_Login::connect( $good, $app, 0 ), 502 );
	same( array(), ( new Accounts() )->all() );
} );

test( 'an administrator’s account is their own, too, and nobody gives it away', function () {
	google();
	google_client();
	act_as( 'administrator' );
	$account = google_connect( 1 );
	same( 1, $account->user_id() );
	$card = array_values( array_filter( ( new Account_List() )->all(), static function ( $each ) { return 'google_photos' === $each['service']; } ) )[0];
	same( array( true, false, 1, true ), array( $card['own'], $card['personal'], count( $card['accounts'] ), $card['app']['secure'] ) );
	truly( ! preg_match( GOOGLE_NEVER, wp_json_encode( $card ) ) );
	holds( 'every seven days', implode( ' ', $card['app']['steps'] ) . $card['data'] );
	same( 404, rest( 'POST', '/mainstreet/v1/accounts/' . $account->id(), array( 'who' => 'all' ) )->get_status() );
	$html = ( new Account_Profile() )->render_fields( 1 );
	holds( '> Disconnect Google Photos</label>', $html );
	$popup = ( new \Mainstreet\Connections\Connect_Forms\Connect_Form( 'google_photos', Google_Login::get_form(), new \Mainstreet\Connections\Connect_Forms\Connect_Page() ) )->render( array(), false );
	holds( 'Sign in with Google Photos', $popup );
	holds_not( '<select', $popup );
	// There it is not offered for sharing.
	holds_not( Connect_Page::url( 'google_photos' ), str_replace( '&#038;', '&', $html ) );
} );

test( 'a session is made, looked at, picked in and ended', function () {
	$log = gp_author();
	list( $status, $session ) = gp_ask( 'POST', 'session/google_photos' );
	same( 200, $status );
	same( array( false, array( 'pollInterval' => '1s', 'timeoutIn' => '1800s' ) ), array( $session['mediaItemsSet'], $session['pollingConfig'] ) );
	same( 'https://photos.google.com/picker/' . $session['id'] . '/autoclose', $session['pickerUri'] );
	same( 404, gp_ask( 'GET', 'list/google_photos', array( 'session_id' => $session['id'] ) )[0], 'nothing is picked yet' );
	google_tells( 'pick?session=' . $session['id'] . '&count=45' );
	$session = gp_ask( 'GET', 'session/google_photos/' . $session['id'] )[1];
	same( array( true, false ), array( $session['mediaItemsSet'], isset( $session['pollingConfig'] ) ) );
	$first = gp_items( $session['id'] );
	same( array( 20, 'p_20' ), array( count( $first['media'] ), $first['meta']['next_page'] ) );
	$last = gp_items( $session['id'], array( 'page_handle' => 'p_20', 'number' => 80 ) );
	same( array( 25, false ), array( count( $last['media'] ), $last['meta']['next_page'] ) );
	$photo = $first['media'][0];
	same( array( 'media', 'image', 'Harbour 1', '', 'harbour-1' ), array( $photo['type'], $photo['media_type'], $photo['title'], $photo['alt'], $photo['name'] ) );
	same( array( 'https://lh3.googleusercontent.com/ppa/item-1=w400-h300', 'https://lh3.googleusercontent.com/ppa/item-1=d' ), array( $photo['thumbnails']['medium'], json_decode( $photo['guid'], true )['url'] ) );
	same( array( 'video', 'https://lh3.googleusercontent.com/ppa/item-10=dv' ), array( $first['media'][9]['media_type'], $first['media'][9]['URL'] ) );
	same( array( 'success' => true ), gp_ask( 'DELETE', 'session/google_photos/' . $session['id'] )[1] );
	same( array(), google_tells( 'state' )['sessions'] );
	list( $status, $data ) = gp_ask( 'GET', 'session/google_photos/' . $session['id'] );
	same( array( 404, 'mainstreet_picker_gone' ), array( $status, $data['code'] ) );
} );

test( 'a token that has ended is renewed, one that was withdrawn asks to connect again', function () {
	$log     = gp_author();
	$session = gp_pick( 3 );
	google_tells( 'expire', array() );
	same( 3, count( gp_items( $session )['media'] ) );
	same( 2, google_tells( 'state' )['n'] );
	// One that is known to have ended is not tried.
	$account = ( new Google_Session( get_current_user_id() ) )->find_account();
	( new Accounts() )->update( $account->id(), array( 'token' => wp_json_encode( array( 'ya29.oldAndUnused', json_decode( $account->token(), true )[1], time() + 30 ) ) ) );
	$before = count( $log );
	gp_items( $session );
	same( array( 'https://oauth2.googleapis.com/token', 2 ), array( $log[ $before ][0], count( $log ) - $before ) );
	google_tells( 'withdraw', array() );
	list( $status, $data ) = gp_ask( 'GET', 'session/google_photos/' . $session );
	same( array( 403, 'authorization_required' ), array( $status, $data['code'] ) );
	same( array( false, 'invalid' ), array( gp_ask( 'GET', 'connection/google_photos' )[1]['connected'], gp_ask( 'GET', 'connection/google_photos/picker_status' )[1]['connection_status'] ) );
	$before = count( $log );
	same( 403, gp_ask( 'POST', 'session/google_photos' )[0] );
	same( $before, count( $log ), 'Google is not asked again' );
	google_connect( get_current_user_id() );
	same( array( true, 1 ), array( gp_ask( 'GET', 'connection/google_photos' )[1]['connected'], count( ( new Accounts() )->all() ) ) );
} );

test( 'what Google answers becomes a sentence, and only what is the account’s fault asks to connect', function () {
	$now = null;
	gp_author( function ( $url ) use ( &$now ) { return false !== strpos( $url, 'photospicker' ) ? $now : null; } );
	$fault = static function ( $status, $reason ) { return array( $status, array( 'error' => array( 'code' => $status, 'details' => array( 'x', array( 'reason' => $reason ), array( 'reason' => array() ) ) ) ) ); };
	foreach ( array(
		array( array( 429, '{}' ), 429, 'Too many requests.' ),
		array( array( 500, '' ), 502, 'Could not reach Google Photos.' ),
		array( array( 200, '<<<' ), 502, 'Could not reach Google Photos.' ),
		array( array( 200, array( 'id' => '../x' ) ), 502, 'Could not reach Google Photos.' ),
		array( array( 200, array( 'id' => 'a', 'pickerUri' => 'https://evil.example/google.com/' ) ), 502, 'Could not reach Google Photos.' ),
		array( array( 200, array( 'id' => 'a', 'pickerUri' => 'javascript:alert(1)//https://photos.google.com/' ) ), 502, 'Could not reach Google Photos.' ),
		array( $fault( 403, 'SERVICE_DISABLED' ), 424, 'enable the Google Photos Picker API' ),
		array( $fault( 400, 'x' ), 424, 'check that the account has Google Photos' ),
		array( array( 302, '', array( 'location' => 'https://evil.example/' ) ), 502, 'Could not reach Google Photos.' ),
	) as list( $now, $expected, $sentence ) ) {
		list( $status, $data ) = gp_ask( 'POST', 'session/google_photos' );
		same( $expected, $status, $sentence );
		holds( $sentence, $data['message'] );
	}
	same( 'ok', gp_ask( 'GET', 'connection/google_photos/picker_status' )[1]['connection_status'] );
	$now = $fault( 403, 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' );
	same( 'authorization_required', gp_ask( 'POST', 'session/google_photos' )[1]['code'] );
	same( 'invalid', gp_ask( 'GET', 'connection/google_photos/picker_status' )[1]['connection_status'] );
} );

test( 'a client that Google refuses is the owner’s affair: the user stays connected', function () {
	gp_author();
	google_client( 'wrong-secret' );
	google_tells( 'expire', array() );
	list( $status, $data ) = gp_ask( 'POST', 'session/google_photos' );
	same( 424, $status );
	holds( 'Google Photos rejected the saved key', $data['message'] );
	same( 'ok', gp_ask( 'GET', 'connection/google_photos/picker_status' )[1]['connection_status'] );
	google_client();
	same( 200, gp_ask( 'POST', 'session/google_photos' )[0] );
} );

test( 'ids and pages that are none never reach Google', function () {
	$log = gp_author();
	$now = count( $log );
	foreach ( array( '../sessions', 'a/b', 'a%2fb', 'a?b', 'a b', '', str_repeat( 'a', 301 ) ) as $id ) {
		truly( in_array( gp_ask( 'GET', 'session/google_photos/' . $id )[0], array( 404 ), true ), $id );
		truly( '' === $id || 400 === gp_ask( 'GET', 'list/google_photos', array( 'session_id' => $id ) )[0], $id );
	}
	foreach ( array( 'p&sessionId=x', str_repeat( 'p', 2001 ), 'p#' ) as $page ) {
		same( 400, gp_ask( 'GET', 'list/google_photos', array( 'session_id' => 'a', 'page_handle' => $page ) )[0], $page );
	}
	same( $now, count( $log ) );
} );

test( 'another user’s session is none, and so is what they were given', function () {
	gp_author();
	$session = gp_pick( 2 );
	$items   = gp_items( $session )['media'];
	act_as( 'editor' );
	same( 403, gp_ask( 'GET', 'session/google_photos/' . $session )[0], 'not connected' );
	// Another account at Google.
	$theirs = $GLOBALS['google_test'];
	$GLOBALS['google_test'] = 'php-' . wp_generate_uuid4();
	google_connect( get_current_user_id() );
	same( 404, gp_ask( 'GET', 'session/google_photos/' . $session )[0] );
	same( 404, gp_ask( 'GET', 'list/google_photos', array( 'session_id' => $session ) )[0] );
	same( 404, gp_ask( 'DELETE', 'session/google_photos/' . $session )[0] );
	holds( 'no longer available', current( gp_copy( $items )[0]['errors'] )[0] );
	$GLOBALS['google_test'] = $theirs;
	same( array( $session ), google_tells( 'state' )['sessions'] );
} );

test( 'photos and videos are copied with the token, under clean names', function () {
	$log   = gp_author();
	$items = gp_items( gp_pick( 10 ) )['media'];
	$now   = count( $log );
	list( $photo, $video ) = gp_copy( array( $items[0], $items[9] ) );
	$titled = gp_copy( array( array( 'title' => 'Boats at dawn' ) + $items[0] ) )[0];
	same( array( 'Boats at dawn', 'Boats at dawn' ), array( $titled['title'], $titled['alt'] ) );
	same( array( 'image', 'video', '', 'Harbour 1' ), array( $photo['type'], $video['type'], $photo['alt'], $photo['title'] ) );
	holds( '/harbour-1', $photo['url'] );
	holds( '/harbour-film-10', $video['url'] );
	same( array( 'image/png', 'video/mp4' ), array( $photo['mime'], $video['mime'] ) );
	same( array( 'https://lh3.googleusercontent.com/ppa/item-1=d', 'https://lh3.googleusercontent.com/ppa/item-10=dv' ), array( $log[ $now ][0], $log[ $now + 1 ][0] ) );
	same( 'Bearer ya29.accessThatNobodyMaySee1', $log[ $now ][1]['headers']['Authorization'] );
	same( 'google_photos', get_post_meta( $photo['id'], Media_Credit::SOURCE, true ) );
	holds( 'Google Photos', apply_filters( 'attachment_fields_to_edit', array(), get_post( $photo['id'] ) )['mainstreet_credit']['html'] );
	google_tells( 'withdraw', array() );
	$account = ( new Google_Session( get_current_user_id() ) )->find_account();
	( new Accounts() )->update( $account->id(), array( 'token' => wp_json_encode( array( '', '1//endedLongAgo', 0 ) ) ) );
	same( 'authorization_required', key( gp_copy( array( $items[1] ) )[0]['errors'] ) );
	array_map( static function ( $copy ) { wp_delete_attachment( $copy['id'], true ); }, array( $photo, $video, $titled ) );
} );

test( 'a photo of a kind that browsers do not show is had as Google draws it', function () {
	$picture = static function () { ob_start(); imagejpeg( imagecreatetruecolor( 8, 8 ) ); return ob_get_clean(); };
	$log     = gp_author( function ( $url ) use ( $picture ) {
		if ( preg_match( '/=d$/', $url ) ) {
			return array( 200, "\0\0\0\x18ftypheic\0\0\0\0mif1heic" );
		}
		return preg_match( '/=w4096-h4096$/', $url ) ? array( 200, $picture() ) : null;
	} );
	$copy = gp_copy( array_slice( gp_items( gp_pick( 1 ) )['media'], 0, 1 ) )[0];
	same( 'image/jpeg', $copy['mime'] );
	wp_delete_attachment( $copy['id'], true );
} );

test( 'what a video is say its bytes', function () {
	$now = '';
	gp_author( function ( $url ) use ( &$now ) { return preg_match( '/=dv$/', $url ) ? array( 200, $now ) : null; } );
	$video = gp_items( gp_pick( 10 ) )['media'][9];
	foreach ( array( '<?php echo 1;', '<html>', "\0\0\0\x18ftypavif\0\0\0\0", 'GIF89a', "\x1a\x45\xdf\xa3matroska" ) as $now ) {
		holds( 'not allowed to upload this file type', current( gp_copy( array( $video ) )[0]['errors'] )[0] );
	}
	foreach ( array( 'mov' => "\0\0\0\x14ftypqt  \0\0\0\0qt  \0\0\0\x08mdat", 'webm' => "\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f\x42\x82\x84webm" ) as $ending => $now ) {
		$copy = gp_copy( array( $video ) )[0];
		holds( '.' . $ending, isset( $copy['url'] ) ? $copy['url'] : wp_json_encode( $copy ) );
		wp_delete_attachment( $copy['id'], true );
	}
} );

test( 'forged items are not loaded', function () {
	$log  = gp_author();
	$item = gp_items( gp_pick( 1 ) )['media'][0];
	$now  = count( $log );
	$guid = json_decode( $item['guid'], true );
	foreach ( array( 'url' => 'https://lh3.googleusercontent.com/ppa/item-2=d', 'name' => '../../x', 'title' => 'x', 'sig' => str_repeat( '0', 64 ), 'id' => 'other' ) as $name => $value ) {
		$forged = array( 'guid' => wp_json_encode( array( $name => $value ) + $guid ) ) + $item;
		holds( 'no longer available', current( gp_copy( array( $forged ) )[0]['errors'] )[0] );
	}
	// What was signed for another library is none of this one.
	same( $now, count( $log ) );
	foreach ( array( 'openverse', 'pexels' ) as $service ) {
		$answer = rest( 'POST', GP . 'copy/' . $service, array( 'media' => array( array( 'guid' => $item['guid'] ) ) ) );
		holds( 'no longer available', current( $answer->get_data()[0]['errors'] )[0] );
	}
	same( $now, count( $log ) );
} );

test( 'words and addresses of strangers stay words, or are left out', function () {
	gp_author();
	$evil  = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
	$item  = static function ( array $file, array $more = array() ) {
		static $n = 0;
		return $more + array( 'id' => 'e' . ++$n, 'type' => 'PHOTO', 'mediaFile' => $file + array( 'baseUrl' => 'https://lh3.googleusercontent.com/ppa/item-1', 'mimeType' => 'image/jpeg', 'filename' => 'a.jpg' ) );
	};
	$items = array(
		$item( array( 'filename' => $evil . '.jpg' ) ),
		$item( array( 'filename' => str_repeat( 'é', 100000 ) ) ),
		$item( array( 'filename' => '../../wp-config.php' ) ),
		$item( array( 'filename' => '.htaccess' ), array( 'id' => $evil ) ),
		$item( array( 'filename' => '' ) ),
	);
	foreach ( array( 'file:///etc/passwd', 'http://lh3.googleusercontent.com/a', 'https://evil.example/a', 'https://lh3.googleusercontent.com.evil.example/a', 'https://lh3.googleusercontent.com:8080/a', 'https://a:b@lh3.googleusercontent.com/a', 'https://evil.example/lh3.googleusercontent.com', 'https://evil.example\\@lh3.googleusercontent.com/a', 'https://lh3.googleusercontent.com/a?x=1', 'https://lh3.googleusercontent.com/a#b', 'https://lh3.googleusercontent.com/a=d', 'https://lh3.googleusercontent.com/' . str_repeat( 'a', 200000 ), 'https://googleusercontent.com/a', "https://lh3.googleusercontent.com/a\r\nX: y", 'javascript:alert(1)' ) as $base ) {
		$items[] = $item( array( 'baseUrl' => $base ) );
	}
	$odd = array( null, 7, array(), array( 'id' => array(), 'mediaFile' => 'x' ), array( 'mediaFile' => array( 'baseUrl' => array() ) ) );
	$now = $GLOBALS['google_test'];
	add_filter( 'pre_http_request', static function ( $pre, $args, $url ) use ( $items, $odd ) {
		return false === strpos( $url, 'mediaItems' ) || 0 === strpos( $url, 'http://127' ) ? $pre : array( 'headers' => array(), 'body' => wp_json_encode( array( 'mediaItems' => array_merge( $odd, $items ), 'nextPageToken' => '"><script>' ) ), 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null );
	}, 5, 3 );
	$data = gp_items( 'anything' );
	same( array( 5, false ), array( count( $data['media'] ), $data['meta']['next_page'] ) );
	truly( strlen( wp_json_encode( $data ) ) < 20000 );
	$json = wp_json_encode( $data, JSON_UNESCAPED_SLASHES );
	holds_not( '<script', $json );
	holds_not( '<img', $json );
	foreach ( $data['media'] as $each ) {
		truly( 1 === preg_match( '/^[a-z0-9][a-z0-9-]{0,79}$/D', $each['name'] ), $each['name'] );
		truly( 1 === preg_match( '/^[A-Za-z0-9-]+$/D', $each['ID'] ), $each['ID'] );
		truly( mb_strlen( $each['title'] ) <= 200 );
	}
} );

/** Asks for a picture; gives status and, where there is one, what would be sent. */
function gp_picture( $url ) {
	$request = new \WP_REST_Request( 'POST', GP . 'proxy/google_photos' );
	$request->set_query_params( array( 'url' => $url ) );
	$answer = rest_do_request( $request );
	ob_start();
	$served = 200 === $answer->get_status() && apply_filters( 'rest_pre_serve_request', false, $answer, $request, rest_get_server() );
	$body   = ob_get_clean();
	foreach ( array( 'Content-Type', 'Content-Length', 'X-Content-Type-Options', 'Cache-Control', 'Content-Security-Policy', 'Content-Disposition' ) as $name ) {
		header_remove( $name );
	}
	return array( $answer->get_status(), $served ? $body : '' );
}

test( 'small pictures come through this site, with the user’s token', function () {
	$log = gp_author();
	list( $status, $body ) = gp_picture( 'https://lh3.googleusercontent.com/ppa/item-3=w400-h300' );
	same( 200, $status );
	same( "\x89PNG", substr( $body, 0, 4 ) );
	$asked = $log[ count( $log ) - 1 ];
	same( array( 'Bearer ya29.accessThatNobodyMaySee1', 0 ), array( $asked[1]['headers']['Authorization'], $asked[1]['redirection'] ) );
	act_as( 'editor' );
	same( 403, gp_picture( 'https://lh3.googleusercontent.com/ppa/item-3=w400-h300' )[0] );
	act_as( 'contributor' );
	same( 403, gp_picture( 'https://lh3.googleusercontent.com/ppa/item-3=w400-h300' )[0] );
	act_as( '' );
	same( 401, gp_picture( 'https://lh3.googleusercontent.com/ppa/item-3=w400-h300' )[0] );
} );

test( 'the token goes to no other host, and nothing is loaded from there', function () {
	$log = gp_author();
	$now = count( $log );
	foreach ( array( 'http://lh3.googleusercontent.com/a', 'https://evil.example/a.png', 'https://127.0.0.1/a', 'https://[::1]/a', 'https://169.254.169.254/latest', 'https://localhost/a', 'file:///etc/passwd', 'ftp://lh3.googleusercontent.com/a', 'gopher://lh3.googleusercontent.com/', 'https://lh3.googleusercontent.com:8443/a', 'https://user:pass@lh3.googleusercontent.com/a', 'https://user@lh3.googleusercontent.com/a', 'https://googleusercontent.com/a', 'https://xgoogleusercontent.com/a', 'https://lh3.googleusercontent.com.evil.example/a', 'https://evil.example/?lh3.googleusercontent.com', 'https://evil.example#.googleusercontent.com', 'https://evil.example\\.googleusercontent.com/a', 'https://evil.example%2f.googleusercontent.com/a', 'https://.googleusercontent.com/a', 'https://lh3.googleusercontent.com./a', '//lh3.googleusercontent.com/a', 'lh3.googleusercontent.com/a', "https://lh3.googleusercontent.com/a\r\nHost: evil", 'https://lh3.googleusercontent.com/ü', 'https://lh3.googleusercontent.com/' . str_repeat( 'a', 1990 ), 'data:image/png;base64,AAAA', 'javascript:alert(1)', '' ) as $url ) {
		same( array( 400, '' ), gp_picture( $url ), $url );
	}
	same( $now, count( $log ) );
	// A host of the right name inside this network.
	add_filter( 'mainstreet_resolve_host', static function () { return array( '10.0.0.7' ); }, 20 );
	same( 502, gp_picture( 'https://inside.googleusercontent.com/a' )[0] );
	same( $now, count( $log ) );
} );

test( 'what redirects is followed among Google’s hosts alone', function () {
	$to  = '';
	$log = gp_author( function ( $url ) use ( &$to ) { return false !== strpos( $url, 'item-9=' ) ? array( 302, '', array( 'location' => $to ) ) : null; } );
	$now = count( $log );
	foreach ( array( 'https://evil.example/', 'http://lh3.googleusercontent.com/ppa/item-1=d', 'https://pictures.example/a', 'http://127.0.0.1/', 'file:///etc/passwd' ) as $n => $to ) {
		same( 502, gp_picture( 'https://lh3.googleusercontent.com/ppa/item-9=w400-h300' )[0], $to );
		same( $now + $n + 1, count( $log ), $to );
	}
	$to = 'https://lh3.googleusercontent.com/ppa/item-1=w400-h300';
	same( 200, gp_picture( 'https://lh3.googleusercontent.com/ppa/item-9=w400-h300' )[0] );
	$to = 'https://lh3.googleusercontent.com/ppa/item-9=w400-h300';
	same( 502, gp_picture( 'https://lh3.googleusercontent.com/ppa/item-9=w400-h300' )[0] );
} );

test( 'only pictures are sent on', function () {
	$now = null;
	gp_author( function ( $url ) use ( &$now ) { return false !== strpos( $url, 'lh3.' ) ? $now : null; } );
	ob_start();
	imagepng( imagecreatetruecolor( 4, 4 ) );
	$png = ob_get_clean();
	$url = 'https://lh3.googleusercontent.com/ppa/item-1=w400-h300';
	foreach ( array(
		array( 200, $png, array( 'content-type' => 'text/html' ) ),
		array( 200, $png ),
		array( 200, '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', array( 'content-type' => 'image/svg+xml' ) ),
		array( 200, '<html><script>1</script>', array( 'content-type' => 'image/png' ) ),
		array( 200, '', array( 'content-type' => 'image/png' ) ),
		array( 200, substr( $png, 0, 9 ), array( 'content-type' => 'image/png' ) ),
		array( 404, $png, array( 'content-type' => 'image/png' ) ),
		array( 403, $png, array( 'content-type' => 'image/png' ) ),
		array( 200, $png . str_repeat( 'x', 3000000 ), array( 'content-type' => 'image/png' ) ),
	) as $n => $now ) {
		same( array( 502, '' ), gp_picture( $url ), (string) $n );
	}
	$now = array( 200, $png, array( 'content-type' => array( 'text/html', 'image/png; x' ) ) );
	same( array( 200, $png ), gp_picture( $url ) );
	// A file that Google refuses says nothing of the account.
	$now = array( 401, '' );
	same( 502, gp_picture( $url )[0] );
	same( 'ok', gp_ask( 'GET', 'connection/google_photos/picker_status' )[1]['connection_status'] );
} );

test( 'a user takes the account along, and Google hears of it', function () {
	gp_author();
	$author  = get_current_user_id();
	$email   = wp_get_current_user()->user_email;
	$privacy = new Account_Privacy();
	$data    = $privacy->export( $email )['data'];
	same( 'google_photos', $data[0]['data'][0]['value'] );
	truly( ! preg_match( GOOGLE_NEVER, wp_json_encode( $data ) ) );
	same( true, $privacy->erase( $email )['items_removed'] );
	same( array( null, 1 ), array( ( new Google_Session( $author ) )->find_account(), google_tells( 'state' )['revoked'] ) );
	google_connect( $author );
	( new Account_Profile() )->save( $author, array( (string) ( new Google_Session( $author ) )->find_account()->id() ) );
	same( array( null, 2 ), array( ( new Google_Session( $author ) )->find_account(), google_tells( 'state' )['revoked'] ) );
	google_connect( $author );
	// Where Google can't be reached it is gone here all the same.
	add_filter( 'pre_http_request', static function ( $pre, $args, $url ) { return false !== strpos( $url, 'googleapis.com/revoke' ) ? new \WP_Error( 'http_request_failed', 'no' ) : $pre; }, 5, 3 );
	same( array( 'success' => true ), gp_ask( 'DELETE', 'connection/google_photos' )[1] );
	same( null, ( new Google_Session( $author ) )->find_account() );
} );
