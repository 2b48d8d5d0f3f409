<?php
/**
 * Address and browser of a visitor are for who manages the site, on every way out.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Responses\Privacy\Response_Access;
use Mainstreet\Responses\Listing\Response_Export;
use Mainstreet\Http\Upload_Probe;

require_once MAINSTREET_DIR . '/tests/php/answers.php';

const CLIENT = array( '203.0.113.77', 'Browser of a visitor' );

/** Answers of every age, with address and browser. */
function fa_answers() {
	$more = array( 'ip' => CLIENT[0], 'user_agent' => CLIENT[1], 'country_code' => 'XX' );
	$old  = "Hello\n<!--more-->\nAUTHOR: Ada\nAUTHOR EMAIL: ada@example.org\nAUTHOR URL: \nSUBJECT: Old\nIP: " . CLIENT[0] . "\nJSON_DATA\n" . wp_json_encode( array( '1_Name' => 'Ada' ) );
	return array(
		store_answer( array( 'entry' => answer( array( 'Name' => 'Ada' ), $more ) ) ),
		store_answer( array( 'post_mime_type' => 'v2', 'entry' => answer( array( 'Name' => 'Ada' ), $more ) ) ),
		store_answer( array( 'post_mime_type' => '', 'post_content' => $old ) ),
	);
}

/** A user with a known password. */
function fa_user( $role ) {
	$id = wp_insert_user( array( 'user_login' => 'rpc-' . $role . wp_rand(), 'user_pass' => 'secret', 'user_email' => wp_rand() . '@example.org', 'role' => $role ) );
	return get_userdata( $id )->user_login;
}

/** Everything that leaves the site for a role. */
function fa_outputs( $role, array $ids ) {
	require_once ABSPATH . WPINC . '/class-IXR.php';
	require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
	$texts = array();
	$login = fa_user( $role );
	foreach ( $ids as $n => $id ) {
		wp_set_current_user( 0 );
		$server = new \wp_xmlrpc_server();
		$texts[ "wp.getPost $n" ]         = $server->wp_getPost( array( 0, $login, 'secret', $id ) );
		$texts[ "metaWeblog.getPost $n" ] = @$server->mw_getPost( array( $id, $login, 'secret' ) );
		$texts[ "blogger.getPost $n" ]    = $server->blogger_getPost( array( 0, $id, $login, 'secret' ) );
		// The REST API answers other requests than XML-RPC does.
		remove_filter( 'map_meta_cap', array( Response_Access::class, 'filter_capabilities' ), 10 );
		act_as( $role );
		$texts[ "item $n" ]               = rest( 'GET', "/mainstreet/v1/feedback/$id" )->get_data();
		$texts[ "core route $n" ]         = rest( 'GET', "/wp/v2/feedback/$id" )->get_data();
		$request = new \WP_REST_Request( 'GET', "/wp/v2/feedback/$id" );
		$request->set_param( 'context', 'edit' );
		$texts[ "core route, edit $n" ]   = rest_do_request( $request )->get_data();
		foreach ( array( 'core/post-content', 'core/post-excerpt', 'core/shortcode', 'core/block' ) as $block ) {
			$request = new \WP_REST_Request( 'GET', "/wp/v2/block-renderer/$block" );
			$request->set_query_params( array( 'context' => 'edit', 'post_id' => $id, 'attributes' => array( 'ref' => $id ) ) );
			$texts[ "$block $n" ] = rest_do_request( $request )->get_data();
		}
		$GLOBALS['post']                  = get_post( $id );
		setup_postdata( $GLOBALS['post'] );
		$texts[ "the_content $n" ]        = get_the_content( null, false, $id );
		$texts[ "the_excerpt $n" ]        = get_the_excerpt( $id );
		$texts[ "trimmed $n" ]            = wp_trim_excerpt( '', $id );
		$texts[ "blocks of $n" ]          = do_blocks( '<!-- wp:post-content /--><!-- wp:post-excerpt /-->' );
		$texts[ "WXR $n" ]                = apply_filters( 'the_content_export', get_post( $id )->post_content );
	}
	$server = new \wp_xmlrpc_server();
	$texts['wp.getPosts'] = $server->wp_getPosts( array( 0, $login, 'secret', array( 'post_type' => 'feedback' ) ) );
	$texts['wp.getPost behind another method'] = $server->wp_getPost( array( 0, $login, 'secret', $ids[0] ) );
	act_as( $role );
	$texts['list'] = rest( 'GET', '/mainstreet/v1/feedback' )->get_data();
	foreach ( array( 'csv', 'json' ) as $format ) {
		$texts[ $format ] = '';
		Response_Export::write( array( 'status' => 'inbox' ), $format, function ( $piece ) use ( &$texts, $format ) { $texts[ $format ] .= $piece; } );
	}
	unset( $GLOBALS['post'] );
	remove_filter( 'map_meta_cap', array( Response_Access::class, 'filter_capabilities' ), 10 );
	return array_map( function ( $data ) { return is_string( $data ) ? $data : print_r( $data, true ); }, $texts );
}

test( 'editors learn neither address nor browser of a visitor, administrators both', function () {
	forget_answers();
	$ids   = fa_answers();
	$texts = fa_outputs( 'editor', $ids );
	foreach ( $texts as $way => $text ) {
		foreach ( array_merge( CLIENT, array( '"XX"' ) ) as $secret ) {
			holds_not( $secret, $way . ': ' . $text );
		}
	}
	foreach ( array( 'item 0', 'csv', 'json', 'WXR 0' ) as $way ) {
		holds( 'Ada', $texts[ $way ] );
	}
	$texts = fa_outputs( 'administrator', $ids );
	foreach ( array( 'wp.getPost 0', 'metaWeblog.getPost 0', 'item 0', 'csv', 'json', 'WXR 0', 'WXR 2' ) as $way ) {
		holds( CLIENT[0], $way . ': ' . $texts[ $way ] );
	}
	holds( CLIENT[1], $texts['json'] );
} );

test( 'what Akismet was told leaves the site for administrators only', function () {
	act_as( 'editor' );
	same( true, apply_filters( 'wxr_export_skip_postmeta', false, '_feedback_akismet_values', null ) );
	same( false, apply_filters( 'wxr_export_skip_postmeta', false, '_feedback_email', null ) );
	act_as( 'administrator' );
	same( false, apply_filters( 'wxr_export_skip_postmeta', false, '_feedback_akismet_values', null ) );
} );

test( 'a test upload of who does not manage the site changes nobody’s limit', function () {
	$probe = function ( $bytes ) {
		$request = new \WP_REST_Request( 'POST', '/mainstreet/v1/probe' );
		$request->set_body( str_repeat( 'x', $bytes ) );
		return rest_do_request( $request );
	};
	act_as( 'author' );
	same( array( 'length' => 524288 ), $probe( 524288 )->get_data() );
	same( PHP_INT_MAX, Upload_Probe::limit() );
	same( null, Upload_Probe::last() );
	act_as( 'administrator' );
	$probe( 524288 );
	same( 524288, Upload_Probe::last()['bytes'] );
	act_as( 'editor' );
	$probe( 1048576 );
	same( 524288, Upload_Probe::last()['bytes'], 'neither up' );
} );
