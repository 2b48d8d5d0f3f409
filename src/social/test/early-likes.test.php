<?php
/**
 * Likes that are read before the theme is loaded: the same answer as the route gives, or the route itself.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Social\Likes\Like_Handler;
use Mainstreet\Social\Likes\Liker;
use Mainstreet\Social\Likes\Likes;
use Mainstreet\Social\Post_Switches;

require_once dirname( __DIR__, 3 ) . '/tests/php/wire.php';

/** Where the constant is set, and where not; `X-Test-Init` says that the request came as far as `init`. */
const EARLY_OFF = "add_action( 'init', function () { header( 'X-Test-Init: yes' ); } );\n";
const EARLY_ON  = "define( 'MAINSTREET_EARLY_LIKES', true );\n" . EARLY_OFF;

/** Asks with a must-use plugin. */
function ask_for_likes( $plugin, $url, array $headers = array(), $method = 'GET' ) {
	return with_mu_plugin( $plugin, function () use ( $method, $url, $headers ) {
		return wire( $method, $url, $headers );
	} );
}

/** A published post with one like, of the visitor with the cookie `md5( 'early' )`. */
function post_with_like( array $more = array() ) {
	$post = wp_insert_post( $more + array( 'post_title' => 'Early', 'post_content' => 'Text.', 'post_status' => 'publish' ) );
	Likes::add( $post, new Liker( 0, md5( 'early' ) ) );
	return $post;
}

/** Address of the route. */
function likes_url( $post ) {
	return rest_url( "mainstreet/v1/likes/$post" );
}

/** What was sent, without the time and the mark of the test. */
function sent_likes( Wire_Response $response ) {
	$headers = $response->headers;
	unset( $headers['date'], $headers['x-test-init'] );
	ksort( $headers );
	return array( $response->status, $headers, $response->cookies, $response->body );
}

/** Compares the early answer with that of the route. */
function same_as_route( $url, array $headers = array(), $method = 'GET' ) {
	$route = ask_for_likes( EARLY_OFF, $url, $headers, $method );
	$early = ask_for_likes( EARLY_ON, $url, $headers, $method );
	same( array( 'yes', '' ), array( $route->header( 'x-test-init' ), $early->header( 'x-test-init' ) ), $url );
	same( 200, $route->status );
	same( sent_likes( $route ), sent_likes( $early ), $url );
	return $early;
}

/** Checks that the route answers although the constant is set. */
function left_to_route( $plugin, $url, array $headers = array(), $method = 'GET' ) {
	$route = ask_for_likes( str_replace( EARLY_ON, EARLY_OFF, $plugin ), $url, $headers, $method );
	$early = ask_for_likes( $plugin, $url, $headers, $method );
	same( 'yes', $early->header( 'x-test-init' ), "$method $url" );
	same( sent_likes( $route ), sent_likes( $early ), "$method $url" );
	return $early;
}

/** Does something with addresses of a structure. */
function with_permalinks( $structure, callable $body ) {
	global $wp_rewrite;
	$before = get_option( 'permalink_structure' );
	$wp_rewrite->set_permalink_structure( $structure );
	flush_rewrite_rules( false );
	try {
		return $body();
	} finally {
		$wp_rewrite->set_permalink_structure( $before );
		flush_rewrite_rules( false );
	}
}

test( 'the early answer is that of the route, byte for byte', function () {
	$post = post_with_like();
	$page = post_with_like( array( 'post_type' => 'page' ) );
	foreach ( array( '', '/%postname%/', '/index.php/%postname%/' ) as $structure ) {
		with_permalinks( $structure, function () use ( $post, $page ) {
			same( '{"count":1,"liked":false}', same_as_route( likes_url( $post ) )->body );
			same( '{"count":1,"liked":true}', same_as_route( likes_url( $page ), array( 'Cookie' => Liker::COOKIE . '=' . md5( 'early' ) ) )->body );
			same( '{"count":1,"liked":false}', same_as_route( likes_url( $post ), array( 'Origin' => 'https://elsewhere.example' ) )->body );
			same( '{"count":1,"liked":false}', same_as_route( likes_url( $post ), array( 'Cookie' => Liker::COOKIE . '[]=x' ) )->body );
		} );
	}
} );

test( 'presses are answered early, as by the route', function () {
	$post    = post_with_like();
	$url     = likes_url( $post );
	$origin  = array( 'Origin' => home_url() );
	$visitor = $origin + array( 'Cookie' => Liker::COOKIE . '=' . md5( 'early' ) );
	same( '{"count":1,"liked":true}', same_as_route( $url, $visitor, 'POST' )->body );
	same( '{"count":1,"liked":true}', same_as_route( $url, $visitor )->body );
	same( '{"count":0,"liked":false}', ask_for_likes( EARLY_ON, $url, $visitor, 'DELETE' )->body );
	same( '{"count":0,"liked":false}', same_as_route( $url, $visitor, 'DELETE' )->body );
	// The first press of a browser gives it a cookie.
	list( $route, $early ) = array( ask_for_likes( EARLY_OFF, $url, $origin, 'POST' ), ask_for_likes( EARLY_ON, $url, $origin, 'POST' ) );
	same( array( '', '{"count":1,"liked":true}', '{"count":2,"liked":true}' ), array( $early->header( 'x-test-init' ), $route->body, $early->body ) );
	same( 1, count( $early->cookies ) );
	$plain = function ( $cookie ) {
		return preg_replace( array( '/=[0-9a-f]{32};/', '/expires=[^;]+/i', '/Max-Age=\d+/i' ), '', $cookie );
	};
	same( array_map( $plain, $route->cookies ), array_map( $plain, $early->cookies ) );
	same( '{"count":2,"liked":true}', ask_for_likes( EARLY_ON, $url, array( 'Cookie' => strtok( $early->cookies[0], ';' ) ) )->body );
} );

test( 'presses that are refused are left to the route', function () {
	$post = post_with_like();
	same( 400, left_to_route( EARLY_ON, likes_url( $post ), array( 'Origin' => 'https://elsewhere.example' ), 'POST' )->status );
	for ( $i = 2; $i <= Like_Handler::A_DAY + 1; $i++ ) {
		same( '{"count":' . $i . ',"liked":true}', ask_for_likes( EARLY_ON, likes_url( $post ), array(), 'POST' )->body );
	}
	$refused = ask_for_likes( EARLY_ON, likes_url( $post ), array(), 'POST' );
	same( array( 429, 'yes', array() ), array( $refused->status, $refused->header( 'x-test-init' ), $refused->cookies ) );
	truly( $refused->header( 'retry-after' ) > 0 );
} );

test( 'requests with anything unusual are left to the route', function () {
	$url = likes_url( post_with_like() );
	foreach ( array( 'HEAD', 'OPTIONS', 'PUT' ) as $method ) {
		left_to_route( EARLY_ON, $url, array(), $method );
	}
	foreach ( array( '&_fields=count', '&_envelope=1', '&_jsonp=say', '&_method=DELETE', '&lang=de' ) as $query ) {
		left_to_route( EARLY_ON, false === strpos( $url, '?' ) ? "$url?" . substr( $query, 1 ) : $url . $query );
	}
	$odd = array(
		array( 'X-WP-Nonce' => 'wrong' ),
		array( 'X-HTTP-Method-Override' => 'DELETE' ),
		array( 'Authorization' => 'Basic ' . base64_encode( 'nobody:nothing' ) ),
		array( 'Content-Type' => 'application/json', 'Content-Length' => '0' ),
		array( 'Cookie' => LOGGED_IN_COOKIE . '=x' ),
		logged_in(),
	);
	foreach ( $odd as $headers ) {
		left_to_route( EARLY_ON, $url, $headers );
	}
	wp_set_current_user( 0 );
	unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
} );

test( 'what can’t be liked is left to the route', function () {
	register_post_type( 'tour', array( 'public' => true ) );
	$off = post_with_like();
	update_post_meta( $off, Post_Switches::LIKE_META, '0' );
	$closed = array(
		post_with_like( array( 'post_status' => 'draft' ) ),
		post_with_like( array( 'post_status' => 'private' ) ),
		post_with_like( array( 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ) ),
		post_with_like( array( 'post_password' => 'pier' ) ),
		post_with_like( array( 'post_type' => 'tour' ) ),
		$off,
		999999,
	);
	foreach ( $closed as $post ) {
		same( 404, left_to_route( EARLY_ON, likes_url( $post ) )->status );
	}
	unregister_post_type( 'tour' );
} );

test( 'where another plugin may have a say, it is asked', function () {
	$url    = likes_url( post_with_like() );
	$closed = left_to_route( EARLY_ON . "add_filter( 'rest_authentication_errors', function ( \$error ) { return \$error ?: new WP_Error( 'closed', 'Closed.', array( 'status' => 401 ) ); } );", $url );
	same( 401, $closed->status );
	$late = left_to_route( EARLY_ON . "add_action( 'plugins_loaded', function () { add_filter( 'rest_post_dispatch', function ( \$response ) { \$response->header( 'X-Test-Late', 'yes' ); return \$response; } ); }, 9999 );", $url );
	same( 'yes', $late->header( 'x-test-late' ) );
	same( 404, left_to_route( EARLY_ON . "add_filter( 'mainstreet_module_conflict', '__return_true' );", $url )->status );
	left_to_route( EARLY_ON . "class Jetpack { public static function is_module_active() { return false; } }", $url );
} );
