<?php
/**
 * Pages, files and redirects that the plugin sends itself, on the wire: status, type, cache headers, and nothing around the body.
 *
 * @seconds 5
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Queue\Queue_Waker;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Responses\Screen\Response_Links;
use Mainstreet\Social\Likes\Like_Button;
use Mainstreet\Social\Sharing_Buttons\Mastodon_Page;
use Mainstreet\Social\Sharing_Buttons\Button_Services;
use Mainstreet\Transcoding\Transcoded_Files;
use Mainstreet\Transcoding\Transcoding_Field;
use Mainstreet\Uploads\Server\Upload_Token;
use Mainstreet\Video_Player\Player_Url;
use Mainstreet\Videos\Files\Video_Storage;
use Mainstreet\Videos\Access\Video_Signatures;
use Mainstreet\Uploads\Server\Tus_Request;

require_once __DIR__ . '/wire.php';
require_once __DIR__ . '/videos.php';
require_once __DIR__ . '/google.php';
require_once __DIR__ . '/payments.php';

/** Files that send headers or end requests, and the test that looks at what they send; a sentence where none does. */
const OWN_SENDERS = array(
	'src/connections/connect-forms/class-connect-page.php'                    => 'tests/php/own-pages.test.php',
	'src/connections/connect-forms/class-connect-popup.php'                   => 'tests/php/own-pages.test.php',
	'src/connections/oauth/class-oauth-callback.php'                  => 'tests/php/own-pages.test.php',
	'src/core/class-http-status.php'                            => 'src/uploads/test/wire.test.php',
	'src/external-media/google-photos/class-proxy-controller.php'    => 'tests/php/own-pages.test.php',
	'src/http/class-visitor-cookie.php'                         => 'tests/php/page-cache.test.php',
	'src/newsletter/queue/class-queue-waker.php'                => 'tests/php/own-pages.test.php',
	'src/newsletter/subscribers/import/class-subscriber-export.php'    => 'tests/php/downloads.test.php',
	'src/paywall/class-page-access.php'                         => 'tests/php/page-cache.test.php',
	'src/payments/members/pages/class-member-page.php'                => 'tests/php/own-pages.test.php',
	'src/payments/orders/pages/class-buy-page.php'                    => 'tests/php/own-pages.test.php',
	'src/payments/orders/pages/class-return-page.php'                 => 'tests/php/own-pages.test.php',
	'src/payments/screen/class-order-export.php'                => 'tests/php/downloads.test.php',
	'src/payments/stripe/webhook/class-stripe-webhook-controller.php'              => 'tests/php/own-pages.test.php',
	'src/responses/files/class-file-download.php'               => 'tests/php/downloads.test.php',
	'src/responses/screen/class-mail-link-page.php'             => 'tests/php/own-pages.test.php',
	'src/responses/listing/class-response-export.php'           => 'tests/php/downloads.test.php',
	'src/social/likes/class-early-like-response.php'           => 'src/social/test/early-likes.test.php',
	'src/social/likes/class-like-button.php'                      => 'tests/php/own-pages.test.php',
	'src/social/sharing-buttons/class-mastodon-page.php'                => 'tests/php/own-pages.test.php',
	'src/submissions/pipeline/class-no-script-page.php'                  => 'tests/php/own-pages.test.php',
	'src/submissions/class-themed-page.php'                     => 'tests/php/own-pages.test.php',
	'src/uploads/server/class-upload-token.php'                        => 'tests/php/own-pages.test.php',
	'src/uploads/server/class-tus-response.php'                          => 'src/uploads/test/wire.test.php',
	'src/uploads/server/class-tus-server.php'                        => 'src/uploads/test/wire.test.php',
	'src/transcoding/class-transcoding-field.php'                     => 'tests/php/own-pages.test.php',
	'src/video-player/class-player-page.php'                    => 'tests/php/own-pages.test.php',
	'src/videos/files/class-private-video-url.php'                    => 'src/videos/test/wire.test.php',
	'src/videos/files/class-video-sender.php'                         => 'src/videos/test/wire.test.php',
	'blocks/wordads/class-ads-txt.php'                    => 'tests/php/downloads.test.php',
);

/** Functions that send headers or a body, or end a request. */
const SENDING_CALLS = array( 'header', 'header_remove', 'nocache_headers', 'status_header', 'http_response_code', 'setcookie', 'readfile', 'fpassthru', 'wp_die', 'wp_redirect', 'wp_safe_redirect', 'wp_send_json', 'wp_send_json_success', 'wp_send_json_error', 'exit', 'die' );

/** Whether a file sends something itself: calls one of these functions, but for the guard in its head. */
function sends( $file ) {
	$code = code_of( $file );
	foreach ( $code as $at => $token ) {
		$is_call = '(' === ( $code[ $at + 1 ] ?? '' ) && ! in_array( $code[ $at - 1 ] ?? '', array( '->', '::', 'function' ), true );
		$is_end  = in_array( $token, array( 'exit', 'die' ), true ) && '||' !== $code[ $at - 1 ];
		if ( $is_end || ( $is_call && in_array( ltrim( $token, '\\' ), SENDING_CALLS, true ) && ! in_array( $token, array( 'exit', 'die' ), true ) ) ) {
			return true;
		}
	}
	return false;
}

/** Fails unless a response has a status, a type (without its charset) and, where no cache may keep it, says so. */
function sent( $status, $type, Wire_Response $answer, $what, $is_private = true ) {
	same( array( $status, $type ), array( $answer->status, strtolower( strtok( $answer->header( 'content-type' ), ';' ) ) ), "$what: " . substr( wp_strip_all_tags( $answer->body ), 0, 300 ) );
	if ( $is_private ) {
		truly( 1 === preg_match( '/\bno-store\b/', $answer->header( 'cache-control' ) ), "$what is kept by no cache: " . $answer->header( 'cache-control' ) );
	}
	if ( 'text/html' === $type && $status < 300 ) {
		truly( 1 === preg_match( '#^<!DOCTYPE html>.*</html>\s*$#is', $answer->body ), "$what is a whole page and nothing else" );
	}
	return $answer;
}

/** Fails unless a response leads to an address, and says nothing else. */
function leads( $status, $url, Wire_Response $answer, $what ) {
	same( array( $status, $url, '' ), array( $answer->status, $answer->header( 'location' ), $answer->body ), $what );
	return $answer;
}

/** Sends fields as a form of this site does. */
function send_form( $url, array $fields, array $headers = array() ) {
	return wire( 'POST', $url, $headers + array( 'Content-Type' => 'application/x-www-form-urlencoded', 'User-Agent' => 'Mozilla/5.0 (own-pages)', 'Origin' => home_url() ), http_build_query( $fields ) );
}

/** Code that gives the web server a picture of Google's, and nothing else from outside. */
function served_picture( $bytes, $type ) {
	return "add_filter( 'mainstreet_resolve_host', function () { return array( '93.184.215.14' ); } );
		add_filter( 'pre_http_request', function () { return array( 'headers' => array( 'content-type' => '$type' ), 'body' => base64_decode( '" . base64_encode( $bytes ) . "' ), 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array(), 'filename' => null ); } );\n";
}

/** What a plugin with a line in front of its opening tag prints, where PHP buffers. */
const STRAY = "ob_start();\necho \"stray\\n\";\n";

test( 'each file that sends headers or ends requests is looked at on the wire', function () {
	$found = array();
	foreach ( plugin_files() as $file ) {
		if ( sends( $file ) ) {
			$found[] = substr( $file, strlen( MAINSTREET_DIR ) + 1 );
		}
	}
	sort( $found );
	$listed = array_keys( OWN_SENDERS );
	sort( $listed );
	same( $listed, $found );
	foreach ( OWN_SENDERS as $file => $test ) {
		$code = file_get_contents( MAINSTREET_DIR . '/' . $test );
		truly( false !== strpos( $code, 'wire(' ), "$file: $test" );
	}
} );

test( 'what other plugins print is no part of a file', function () {
	$png = file_get_contents( ABSPATH . 'wp-admin/images/w-logo-blue.png' );
	( new Subscribers() )->add( array( 'email' => 'ada@example.org' ), 'active' );
	google();
	google_client();
	google_connect( 1 );
	$film  = a_video( array( 'private' => true ) );
	$admin = logged_in();
	Stored_Settings::save( array( 'ads_txt' => 'ads.example, 12, DIRECT' ) );
	with_mu_plugin( STRAY . served_picture( $png, 'image/png' ), function () use ( $png, $film, $admin ) {
		$proxy = rest_url( 'wpcom/v2/external-media/proxy/google_photos?url=' . rawurlencode( 'https://lh3.googleusercontent.com/ppa/item-3=w400-h300' ) );
		$got   = array();
		foreach ( array(
			'picture'     => array( 'POST', $proxy, $admin ),
			'film'        => array( 'GET', Video_Storage::get_url( $film['id'] ), array() ),
			'subscribers' => array( 'GET', rest_url( 'mainstreet/v1/subscribers/export?format=csv' ), $admin ),
			'json'        => array( 'GET', rest_url( 'mainstreet/v1/subscribers/export?format=json' ), $admin ),
			'orders'      => array( 'GET', rest_url( 'mainstreet/v1/payments/orders.csv' ), $admin ),
			'responses'   => array( 'GET', rest_url( 'mainstreet/v1/feedback/export?format=csv' ), $admin ),
			'ads.txt'     => array( 'GET', home_url( '/ads.txt' ), array() ),
			'upload'      => array( 'GET', Tus_Request::get_url(), array( 'Tus-Resumable' => '1.0.0', 'X-VideoPress-Upload-Token' => Upload_Token::create( 1, time() ) ) ),
		) as $name => list( $method, $url, $headers ) ) {
			$answer       = wire( $method, $url, $headers + array( 'Content-Length' => '0' ) );
			$got[ $name ] = array( $answer->status, false !== strpos( $answer->body, 'stray' ) );
			if ( 'picture' === $name ) {
				sent( 200, 'image/png', $answer, $name );
				same( array( (string) strlen( $png ), true, 'inline', 'nosniff', "default-src 'none'; sandbox" ), array( $answer->header( 'content-length' ), $answer->body === $png, $answer->header( 'content-disposition' ), $answer->header( 'x-content-type-options' ), $answer->header( 'content-security-policy' ) ), $name );
			}
		}
		same( array_merge( array_fill_keys( array_keys( $got ), array( 200, false ) ), array( 'upload' => array( 405, false ) ) ), $got );
	} );
} );

test( 'pages of videos: what there is, what is private, what there is not; posters and copies with their type', function () {
	$public  = a_video();
	$private = a_video( array( 'private' => true ) );
	$page    = function ( $guid ) { return add_query_arg( Player_Url::PARAM, $guid, home_url( '/' ) ); };
	foreach ( array(
		'public'  => array( 200, $page( $public['guid'] ) ),
		'private' => array( 403, $page( $private['guid'] ) ),
		'none'    => array( 404, $page( 'zzzzzzzz' ) ),
		'odd'     => array( 404, $page( 'x' ) ),
	) as $what => list( $status, $url ) ) {
		$answer = sent( $status, 'text/html', wire( 'GET', $url ), $what, 200 !== $status );
		same( array( 'noindex', 'nosniff', 'strict-origin-when-cross-origin', '' ), array( $answer->header( 'x-robots-tag' ), $answer->header( 'x-content-type-options' ), $answer->header( 'referrer-policy' ), $answer->header( 'x-frame-options' ) ), $what );
		truly( 0 === strpos( $answer->header( 'content-security-policy' ), "default-src 'none'" ), "$what: " . $answer->header( 'content-security-policy' ) );
		truly( 1 === preg_match( '#^<!DOCTYPE html>.*</html>\s*$#is', $answer->body ), "$what is a whole page and nothing else" );
		$head = wire( 'HEAD', $url );
		same( array( $status, '', $answer->header( 'content-security-policy' ) ), array( $head->status, $head->body, $head->header( 'content-security-policy' ) ), "HEAD, $what" );
	}
	sent( 200, 'text/html', wire( 'GET', $page( $private['guid'] ), array( 'Cookie' => logged_in()['Cookie'] ) ), 'private, for its owner' );
	// Files as a worker leaves them.
	foreach ( array( 'copy' => 'mp4', 'poster' => 'jpg', 'strip' => 'jpg' ) as $part => $end ) {
		$file = Transcoded_Files::get_temporary_path( $private['id'], substr( md5( $part ), 0, 16 ), $end );
		file_put_contents( $file, "bytes of $part" );
		truly( Transcoded_Files::save( $private['id'], $part, array( 'width' => 320, 'height' => 180, 'type' => 'video/mp4', 'interval' => 4, 'count' => 1, 'columns' => 1 ), $file ) );
	}
	foreach ( array( 'copy' => 'video/mp4', 'poster' => 'image/jpeg', 'strip' => 'image/jpeg' ) as $part => $type ) {
		$url    = Transcoded_Files::get_url( $private['id'], $part );
		$answer = sent( 200, $type, wire( 'GET', $url ), $part );
		same( array( "bytes of $part", (string) strlen( "bytes of $part" ), 'bytes', 'nosniff' ), array( $answer->body, $answer->header( 'content-length' ), $answer->header( 'accept-ranges' ), $answer->header( 'x-content-type-options' ) ), $part );
		$head = wire( 'HEAD', $url );
		same( array( 200, '', $answer->header( 'content-length' ), $answer->header( 'etag' ) ), array( $head->status, $head->body, $head->header( 'content-length' ), $head->header( 'etag' ) ), "HEAD, $part" );
		$some = sent( 206, $type, wire( 'GET', $url, array( 'Range' => 'bytes=0-4' ) ), "$part in part" );
		same( 'bytes', $some->body );
		sent( 403, 'application/json', wire( 'GET', add_query_arg( 'sig', str_repeat( '0', 64 ), $url ) ), "$part, forged", false );
		sent( 404, 'application/json', wire( 'POST', $url, array( 'Content-Length' => '0' ) ), "$part, POST", false );
	}
	unlink( Transcoded_Files::find_path( $private['id'], 'strip' ) );
	sent( 404, 'application/json', wire( 'GET', Video_Signatures::create_url( $private['id'], 'copy', array( 'part' => 'strip' ) ) ), 'a strip that is gone', false );
} );

test( 'Mastodon: a page that asks, and a redirect for who filled it in', function () {
	$post = wp_insert_post( array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_content' => 'High at noon.' ) );
	$url  = Button_Services::mastodon_page( $post );
	sent( 200, 'text/html', wire( 'GET', $url ), 'the form' );
	same( '', wire( 'HEAD', $url )->body );
	$wrong = sent( 400, 'text/html', send_form( $url, array( 'server' => 'no server' ) ), 'no server' );
	holds( 'aria-invalid="true"', $wrong->body );
	sent( 400, 'text/html', send_form( $url, array( 'server' => 'mastodon.social' ), array( 'Origin' => 'https://evil.example' ) ), 'from another site' );
	$led = leads( 303, Mastodon_Page::share_url( 'mastodon.social', get_post( $post ) ), send_form( $url, array( 'server' => '@me@mastodon.social' ) ), 'a server' );
	truly( 1 === preg_match( '/\bno-store\b/', $led->header( 'cache-control' ) ), 'a redirect is kept by no cache' );
	leads( 302, home_url( '/' ), wire( 'GET', Button_Services::mastodon_page( 999999 ) ), 'no post' );
} );

test( 'likes and forms without REST: JSON for scripts, a page or a way back for people', function () {
	$post = wp_insert_post( array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_content' => 'High at noon.' ) );
	$json = array( 'Accept' => 'application/json' );
	$like = Like_Button::form_url();
	leads( 302, home_url( '/' ), wire( 'GET', $like ), 'GET' );
	$done = sent( 200, 'application/json', send_form( $like, array( 'post' => $post ), $json ), 'a like' );
	same( array( 'count' => 1, 'liked' => true ), json_decode( $done->body, true ) );
	$none = sent( 404, 'application/json', send_form( $like, array( 'post' => 999999 ), $json ), 'no post' );
	same( array( 'code', 'message' ), array_keys( json_decode( $none->body, true ) ) );
	sent( 404, 'text/html', send_form( $like, array( 'post' => 999999 ) ), 'no post, for people' );
	$back = send_form( $like, array( 'post' => $post ) );
	same( array( 303, '' ), array( $back->status, $back->body ) );
	holds( 'mainstreet_liked=1#', $back->header( 'location' ) );
	foreach ( array( 'mainstreet_forms_submit', 'mainstreet_subscribe', 'mainstreet_mailchimp_subscribe' ) as $action ) {
		$url = admin_url( "admin-post.php?action=$action" );
		leads( 302, home_url( '/' ), wire( 'GET', $url ), "GET $action" );
		sent( 409, 'text/html', send_form( $url, array( 'x' => '1' ) ), $action );
		$body = json_decode( sent( 409, 'application/json', send_form( $url, array( 'x' => '1' ), $json ), "$action, for scripts" )->body, true );
		truly( is_array( $body ) && false === $body['success'], "$action says that it failed" );
	}
} );

test( 'pages of payments and members are kept by no cache, with the status that they say', function () {
	$themed = function ( $status, Wire_Response $answer, $what ) {
		sent( $status, 'text/html', $answer, $what );
		same( array( 'same-origin', 'noindex, nofollow', 'DENY' ), array( $answer->header( 'referrer-policy' ), $answer->header( 'x-robots-tag' ), $answer->header( 'x-frame-options' ) ), $what );
		truly( 1 === preg_match( '#^<!DOCTYPE html>.*</html>\s*$#is', $answer->body ), "$what is a whole page and nothing else" );
	};
	$themed( 404, wire( 'GET', home_url( '/?mainstreet_buy=999999&p=1' ) ), 'not sold' );
	$themed( 404, send_form( home_url( '/?mainstreet_buy=999999&p=1' ), array( 'amount' => '5' ) ), 'not sold, posted' );
	$themed( 200, wire( 'GET', home_url( '/?mainstreet_pay=done&o=' . wp_generate_uuid4() ) ), 'another browser' );
	$themed( 200, wire( 'GET', Member_Links::url( Member_Links::LOGIN ) ), 'log in' );
	same( '', wire( 'HEAD', Member_Links::url( Member_Links::LOGIN ) )->body );
	$themed( 400, send_form( Member_Links::url( Member_Links::LOGIN ), array( 'email' => 'ada@example.org' ), array( 'Origin' => 'https://evil.example' ) ), 'from another site' );
	$led = leads( 303, Member_Links::url( Member_Links::IN ), wire( 'GET', Member_Links::url( Member_Links::IN, array( 'k' => str_repeat( 'a', 64 ) ) ) ), 'a mailed link' );
	same( array( 'no-store, private', 'no-referrer' ), array( $led->header( 'cache-control' ), $led->header( 'referrer-policy' ) ) );
	holds( 'HttpOnly', implode( "\n", $led->cookies ) );
	$paid   = admin_url( 'admin-post.php?action=mainstreet_stripe_webhook' );
	$answer = sent( 400, 'application/json', wire( 'POST', $paid, array( 'Content-Type' => 'application/json' ), '{"id":"evt_1"}' ), 'no signature' );
	same( array( 'code' => 'bad_signature' ), json_decode( $answer->body, true ) );
	sent( 413, 'application/json', wire( 'POST', $paid, array( 'Content-Type' => 'application/json' ), str_repeat( ' ', 524289 ) ), 'too large' );
} );

test( 'the links of newsletters: a page for people, one POST for mail programs, nothing without the proof', function () {
	$id    = ( new Subscribers() )->add( array( 'email' => 'ada@example.org' ), 'active' );
	$row   = ( new Subscribers() )->find_by_email( 'ada@example.org' );
	$out   = Subscriber_Links::unsubscribe_url( (int) $row['id'], $row['unsub_key'] );
	$state = function () use ( $row ) { return ( new Subscribers() )->find( (int) $row['id'] )['status']; };
	sent( 200, 'text/html', wire( 'GET', $out ), 'the page' );
	same( array( 200, '' ), array( wire( 'HEAD', $out )->status, wire( 'HEAD', $out )->body ) );
	same( 'active', $state(), 'opening it changes nothing:' );
	$wrong = substr( $out, 0, -1 ) . ( '0' === substr( $out, -1 ) ? '1' : '0' );
	truly( wire( 'GET', $wrong )->status >= 400, 'a wrong proof has a status of its own' );
	wire( 'POST', $wrong, array( 'Content-Type' => 'application/x-www-form-urlencoded' ), 'List-Unsubscribe=One-Click' );
	same( 'active', $state() );
	sent( 200, 'text/html', wire( 'POST', $out, array( 'Content-Type' => 'application/x-www-form-urlencoded' ), 'List-Unsubscribe=One-Click' ), 'one click' );
	same( 'unsubscribed', $state() );
	sent( 200, 'text/html', wire( 'GET', Subscriber_Links::resend_url() ), 'the page that asks for another link' );
	// The queue's own address.
	$time = time();
	foreach ( array( 'good' => substr( hash_hmac( 'sha256', "mail-queue|$time", wp_salt( 'nonce' ) ), 0, 40 ), 'forged' => str_repeat( '0', 40 ) ) as $what => $proof ) {
		$answer = wire( 'POST', add_query_arg( Queue_Waker::PARAM, "$time.$proof", site_url( 'wp-cron.php' ) ), array( 'Content-Length' => '0' ) );
		same( array( 200, '' ), array( $answer->status, $answer->body ), "a $what ticket" );
	}
} );

test( 'screens that end by themselves: windows of services, links in mails, videos, uploads', function () {
	$admin  = array( 'Cookie' => logged_in()['Cookie'] );
	$window = Connect_Page::url( 'instagram' );
	foreach ( array( $window, Connect_Page::url( 'nonsense' ), admin_url( 'admin-post.php?action=mainstreet_oauth&service=nonsense&_wpnonce=0' ), admin_url( 'admin-post.php?action=mainstreet_oauth&service=google_photos&state=0&code=0' ) ) as $url ) {
		same( 'no-referrer', sent( 200, 'text/html', wire( 'GET', $url, $admin ), $url )->header( 'referrer-policy' ), $url );
	}
	same( 302, wire( 'GET', $window )->status, 'who is not logged in logs in first' );
	same( 403, send_form( $window, array( 'token' => 'x' ), $admin )->status, 'without a nonce' );
	same( array( 404, 403 ), array( wire( 'GET', Response_Links::get_file_url( 999999, str_repeat( 'a', 32 ) ), $admin )->status, send_form( Response_Links::get_spam_url( 999999 ), array(), $admin )->status ) );
	same( 302, wire( 'GET', Response_Links::get_file_url( 999999, str_repeat( 'a', 32 ) ) )->status );
	$film = a_video();
	$copy = admin_url( 'admin-post.php?action=' . Transcoding_Field::ACTION . '&id=' . $film['id'] );
	same( 403, wire( 'GET', $copy, $admin )->status, 'without a nonce' );
	same( 302, wire( 'GET', add_query_arg( '_wpnonce', wp_create_nonce( Transcoding_Field::ACTION . "_{$film['id']}" ), $copy ), $admin )->status );
	same( 403, wire( 'GET', add_query_arg( '_wpnonce', wp_create_nonce( Transcoding_Field::ACTION . '_1' ), admin_url( 'admin-post.php?action=' . Transcoding_Field::ACTION . '&id=1' ) ), $admin )->status, 'no video' );
	$token = admin_url( 'admin-ajax.php?action=' . Upload_Token::ACTION );
	sent( 403, 'application/json', wire( 'POST', $token, $admin + array( 'Content-Length' => '0' ) ), 'a token without a nonce' );
	$given = sent( 200, 'application/json', wire( 'POST', add_query_arg( '_wpnonce', wp_create_nonce( Upload_Token::NONCE ), $token ), $admin + array( 'Content-Length' => '0' ) ), 'a token' );
	same( array( 'upload_token', 'upload_blog_id', 'upload_action_url', 'chunk_size' ), array_keys( json_decode( $given->body, true )['data'] ) );
	same( 400, wire( 'POST', $token, array( 'Content-Length' => '0' ) )->status, 'a token for a stranger' );
} );

test( 'feeds are well-formed with blocks in them, and are asked for once', function () {
	foreach ( glob( MAINSTREET_DIR . '/blocks/*/demo.html' ) as $demo ) {
		wp_insert_post( wp_slash( array( 'post_title' => basename( dirname( $demo ) ) . ' & <more>', 'post_status' => 'publish', 'post_content' => file_get_contents( $demo ) ) ) );
	}
	update_option( 'posts_per_rss', 100 );
	// Some demos show what is elsewhere.
	with_mu_plugin( "add_filter( 'pre_http_request', function () { return new WP_Error( 'http_request_failed', 'no outside' ); } );", function () {
		foreach ( array( 'rss2' => 'application/rss+xml', 'atom' => 'application/atom+xml', 'rdf' => 'application/rdf+xml' ) as $feed => $type ) {
			$url    = add_query_arg( 'feed', $feed, home_url( '/' ) );
			$answer = sent( 200, $type, wire( 'GET', $url ), $feed, false );
			same( '<?xml', substr( $answer->body, 0, 5 ), $feed );
			$xml = new \DOMDocument();
			same( array( true, array() ), array( $xml->loadXML( $answer->body, LIBXML_NONET ), libxml_get_errors() ), $feed );
			truly( $xml->getElementsByTagName( 'rss2' === $feed || 'rdf' === $feed ? 'item' : 'entry' )->length > 30, $feed );
			holds_not( '<script', $answer->body );
			$again = wire( 'GET', $url, array( 'If-None-Match' => $answer->header( 'etag' ), 'If-Modified-Since' => $answer->header( 'last-modified' ) ) );
			same( array( 304, '' ), array( $again->status, $again->body ), "$feed, again" );
		}
	} );
} );

/** Addresses of a route, as strangers find them: something that exists where the route names a post, else nothing that does. */
function route_url( $pattern, $post ) {
	$samples = array( '(?P<id>\d+)' => $post, '(?P<post>\d+)' => $post, '(?P<key>[\ds]{1,4}-[0-9a-f]{16})' => '0-0123456789abcdef', '(?P<uuid>[0-9a-f-]{36})' => wp_generate_uuid4(), '(?P<guid>[A-Za-z0-9]{8})' => 'zzzzzzzz' );
	$routes  = array_keys( rest_get_server()->get_routes() );
	foreach ( array( 'mainstreet/v1', 'wpcom/v2' ) as $space ) {
		if ( in_array( "/$space/$pattern", $routes, true ) ) {
			return rest_url( "$space/" . strtr( $pattern, $samples ) );
		}
	}
	throw new Failure( "no route $pattern" );
}

test( 'REST for strangers: each answer is JSON alone, and who gets a cookie or something of their own gets it uncached', function () {
	$post = wp_insert_post( array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_content' => 'High at noon.' ) );
	$film = a_video( array( 'private' => true ) );
	$kept = array();
	$put  = array();
	foreach ( array_keys( ( require __DIR__ . '/public-entrances.php' )['rest'] ) as $entrance ) {
		list( $method, $pattern ) = explode( ' ', $entrance, 2 );
		$url    = str_replace( 'zzzzzzzz', $film['guid'], route_url( $pattern, $post ) );
		$answer = wire( $method, $url, array( 'Content-Type' => 'application/json', 'Origin' => home_url() ), 'GET' === $method ? '' : '{}' );
		$what   = "$entrance ($answer->status)";
		same( array( 'application/json', 'nosniff' ), array( strtolower( strtok( $answer->header( 'content-type' ), ';' ) ), $answer->header( 'x-content-type-options' ) ), $what );
		truly( null !== json_decode( $answer->body ), "$what is JSON: " . substr( $answer->body, 0, 300 ) );
		truly( ! $answer->cookies || 1 === preg_match( '/\b(?:no-store|private)\b/', $answer->header( 'cache-control' ) ), "$what sets a cookie: " . $answer->header( 'cache-control' ) );
		if ( 'GET' === $method ) {
			$head = wire( 'HEAD', $url );
			same( array( $answer->status, '', $answer->header( 'cache-control' ) ), array( $head->status, $head->body, $head->header( 'cache-control' ) ), "HEAD $what" );
			$kept[ strtok( $pattern, '/' ) . strrchr( $pattern, '/' ) ] = "$answer->status " . $answer->header( 'cache-control' );
		}
		$put[ $url ] = isset( $put[ $url ] ) ? $put[ $url ] : wire( 'PUT', $url, array( 'Content-Length' => '0' ) )->status;
	}
	same( array( 404 ), array_values( array_unique( $put ) ), 'a method that is not offered' );
	same(
		array(
			'business-hours/localized-week' => '200 public, max-age=3600',
			'geo'                           => '200 private, no-store',
			'session'                       => '200 private, no-store',
			'podcast-player/track'          => '400 private, no-store',
			'premium/(?P<key>[\ds]{1,4}-[0-9a-f]{16})' => '404 private, no-store',
			// The browser that began an order, and who may watch, get another answer at the same address.
			'orders/status'                 => '404 private, no-store',
			'videos/(?P<guid>[A-Za-z0-9]{8})' => '401 private, no-store',
			'videos/file'                   => '400 private, no-store',
			'videos/copy'                   => '400 private, no-store',
			'videos/track'                  => '400 private, no-store',
			'likes/(?P<id>\d+)'             => '200 private, max-age=0',
		),
		$kept
	);
} );

test( 'who asks too often is told on the wire when to come back', function () {
	for ( $n = 0, $answer = null; $n < 40 && ( ! $answer || 200 === $answer->status ); ++$n ) {
		$answer = wire( 'GET', route_url( 'geo', 0 ) );
	}
	sent( 429, 'application/json', $answer, 'too often', false );
	truly( (int) $answer->header( 'retry-after' ) > 0 && (int) $answer->header( 'retry-after' ) <= MINUTE_IN_SECONDS, 'Retry-After: ' . $answer->header( 'retry-after' ) );
} );
