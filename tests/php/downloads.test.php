<?php
/**
 * Files that the site sends in place of pages and of JSON, on the wire; and how statuses are sent at all.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Responses\Files\Response_Files;

require_once __DIR__ . '/wire.php';
require_once __DIR__ . '/forms.php';
require_once __DIR__ . '/payments.php';

/** Gets an address as the administrator, with a nonce of the REST API. */
function wire_as_admin( $url, $method = 'GET' ) {
	return wire( $method, $url, logged_in() );
}

/** Files of the plugin in which a text stands, as names. */
function files_with( $text ) {
	$found = array();
	foreach ( plugin_files() as $file ) {
		if ( false !== strpos( file_get_contents( $file ), $text ) ) {
			$found[] = basename( $file );
		}
	}
	sort( $found );
	return $found;
}

/** A response with a file; gives the address of the file. */
function a_sent_file( $name, $bytes ) {
	cf_clean();
	$path = Response_Files::get_folder( true ) . '/' . str_repeat( 'a', 32 ) . '.bin';
	file_put_contents( $path, $bytes );
	$page = cf_publish( cf() );
	cf_mails();
	same( 200, \Mainstreet\Submissions\Pipeline\Submission_Pipeline::get_status( cf_send( cf_post( $page ) ) ) );
	$post    = cf_answers()[0];
	$content = json_decode( $post->post_content, true );

	$content['fields'][] = array( 'label' => 'File', 'type' => 'file', 'id' => 'file', 'value' => array( array( 'key' => str_repeat( 'a', 32 ), 'name' => $name, 'size' => strlen( $bytes ), 'type' => 'image/png' ) ) );
	$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_content' => wp_json_encode( $content, JSON_HEX_TAG | JSON_HEX_AMP ) ), array( 'ID' => $post->ID ) );
	clean_post_cache( $post->ID );
	return rest_url( "mainstreet/v1/feedback/$post->ID/file/" . str_repeat( 'a', 32 ) );
}

test( 'files for administrators come with their type, their name and no cache, and to nobody else', function () {
	( new Subscribers() )->add( array( 'email' => 'ada@example.org', 'name' => '=1+1' ), 'active' );
	an_order();
	$file  = a_sent_file( 'Größe "1".png', "\x89PNG\r\n\0bytes" );
	$today = '\d{4}-\d\d-\d\d';
	$sent  = array(
		'feedback/export?format=csv'     => array( 'text/csv; charset=utf-8', '#^attachment; filename="[\w.-]+\.csv"$#D', 'ada@example.org' ),
		'feedback/export?format=json'    => array( 'application/json; charset=utf-8', '#^attachment; filename="[\w.-]+\.json"$#D', 'ada@example.org' ),
		'subscribers/export?format=csv'  => array( 'text/csv; charset=utf-8', "#^attachment; filename=\"subscribers-$today\.csv\"$#D", "'=1+1" ),
		'subscribers/export?format=json' => array( 'application/json; charset=utf-8', "#^attachment; filename=\"subscribers-$today\.json\"$#D", '=1+1' ),
		'payments/orders.csv'            => array( 'text/csv; charset=utf-8', "#^attachment; filename=\"orders-$today\.csv\"$#D", '' ),
		$file                            => array( 'application/octet-stream', '#^attachment; filename="Gr_e_1_.png"; filename\*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20%221%22.png$#D', "\x89PNG\r\n\0bytes" ),
	);
	foreach ( $sent as $address => list( $type, $name, $holds ) ) {
		$url    = 0 === strpos( $address, 'http' ) ? $address : rest_url( "mainstreet/v1/$address" );
		$answer = wire_as_admin( $url );
		same( array( 200, $type, 'nosniff' ), array( $answer->status, strtolower( $answer->header( 'content-type' ) ), $answer->header( 'x-content-type-options' ) ), $address . ' ' . substr( $answer->body, 0, 300 ) );
		truly( 1 === preg_match( $name, $answer->header( 'content-disposition' ) ), "$address: " . $answer->header( 'content-disposition' ) );
		same( array( true, true ), array( false !== strpos( $answer->header( 'cache-control' ), 'no-store' ), false !== strpos( $answer->header( 'cache-control' ), 'private' ) ), "$address: " . $answer->header( 'cache-control' ) );
		truly( '' !== $answer->body && ( '' === $holds || false !== strpos( $answer->body, $holds ) ), "$address: " . substr( $answer->body, 0, 500 ) );
		if ( '' !== $answer->header( 'content-length' ) ) {
			same( (string) strlen( $answer->body ), $answer->header( 'content-length' ), $address );
		}
		$head = wire_as_admin( $url, 'HEAD' );
		same( array( 200, '' ), array( $head->status, $head->body ), "$address, HEAD" );
		$stranger = wire( 'GET', $url );
		same( array( 401, 'application/json; charset=utf-8' ), array( $stranger->status, strtolower( $stranger->header( 'content-type' ) ) ), "$address, a stranger" );
	}
	same( 404, wire_as_admin( substr( $file, 0, -1 ) . 'b' )->status, 'a file that is not there' );
} );

test( 'each file that sends one to save is looked at on the wire', function () {
	same(
		array(
			'class-file-download.php',
			'class-order-export.php',
			// own-pages.test.php.
			'class-proxy-controller.php',
			'class-response-export.php',
			'class-subscriber-export.php',
			// src/videos/test/wire.test.php.
			'class-video-sender.php',
		),
		files_with( "header( 'Content-Disposition:" )
	);
} );

test( 'ads.txt says on the wire how long it may be kept', function () {
	Stored_Settings::save( array( 'ads_txt' => 'ads.example, 12, DIRECT' ) );
	$answer = wire( 'GET', home_url( '/ads.txt' ) );
	same( array( 200, 'text/plain; charset=utf-8', 'public, max-age=3600', 'nosniff', "ads.example, 12, DIRECT\n" ), array( $answer->status, strtolower( $answer->header( 'content-type' ) ), $answer->header( 'cache-control' ), $answer->header( 'x-content-type-options' ), $answer->body ) );
	Stored_Settings::save( array( 'ads_txt' => '' ) );
	same( 404, wire( 'GET', home_url( '/ads.txt' ) )->status );
} );

test( 'statuses are sent in one place, and core knows those of the REST API', function () {
	// Core's status_header() sends nothing for a status that it does not know.
	$senders = array();
	$unknown = array();
	foreach ( plugin_files() as $file ) {
		$code = code_of( $file );
		if ( array_intersect( array( 'status_header', 'http_response_code' ), $code ) ) {
			$senders[] = basename( $file );
		}
		foreach ( $code as $at => $token ) {
			$number = "'status'" === $token && '=>' === $code[ $at + 1 ] ? $code[ $at + 2 ] : ( 'WP_REST_Response' === $token || '\\WP_REST_Response' === $token ? ( isset( $code[ $at + 4 ] ) ? $code[ $at + 4 ] : '' ) : '' );
			if ( preg_match( '/^\d{3}$/D', $number ) && '' === get_status_header_desc( (int) $number ) ) {
				$unknown[] = basename( $file ) . ": $number";
			}
		}
	}
	same( array( 'class-http-status.php' ), $senders );
	same( array(), $unknown );
} );
