<?php
/**
 * Files of private videos on the wire: statuses, headers and bytes.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Videos\Files\Video_Storage;
use Mainstreet\Videos\Access\Video_Signatures;
use Mainstreet\Videos\Files\Private_Video_Url;
use Mainstreet\Videos\Files\Video_Range;
use Mainstreet\Videos\Video_Tracks;

require_once dirname( __DIR__, 3 ) . '/tests/php/wire.php';
require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** Headers of all private files. */
function private_file( Wire_Response $answer, $type, $what ) {
	same(
		array( $type, 'private, no-store', 'nosniff', 'same-site', "default-src 'none'; sandbox" ),
		array( strtolower( $answer->header( 'content-type' ) ), $answer->header( 'cache-control' ), $answer->header( 'x-content-type-options' ), $answer->header( 'cross-origin-resource-policy' ), $answer->header( 'content-security-policy' ) ),
		$what
	);
	truly( 1 === preg_match( '/^inline; filename="[\w.-]+"$/D', $answer->header( 'content-disposition' ) ), "$what: " . $answer->header( 'content-disposition' ) );
}

/** The ends of an own address: what somebody who may watch gets of one that is not signed. */
function own_address( $id, array $headers = array(), $method = 'GET' ) {
	$expiry = time() + HOUR_IN_SECONDS;
	$token  = \WP_Session_Tokens::get_instance( 1 )->create( $expiry );
	return wire( $method, Private_Video_Url::get( $id ), $headers + array( 'Cookie' => LOGGED_IN_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( 1, $expiry, 'logged_in', $token ) ) ) );
}

test( 'each status that a private film is answered with is the one on the wire', function () {
	$film  = a_video( array( 'private' => true ) );
	$url   = Video_Storage::get_url( $film['id'] );
	$bytes = file_get_contents( get_attached_file( $film['id'], true ) );
	$size  = strlen( $bytes );
	$got   = array();
	foreach ( array(
		'signed' => function ( array $headers = array(), $method = 'GET' ) use ( $url ) { return wire( $method, $url, $headers ); },
		'own'    => function ( array $headers = array(), $method = 'GET' ) use ( $film ) { return own_address( $film['id'], $headers, $method ); },
	) as $way => $ask ) {
		$whole = $ask();
		private_file( $whole, 'video/webm', "$way, whole" );
		same( array( 200, (string) $size, 'bytes', true ), array( $whole->status, $whole->header( 'content-length' ), $whole->header( 'accept-ranges' ), $whole->body === $bytes ), "$way, whole" );
		$head = $ask( array(), 'HEAD' );
		private_file( $head, 'video/webm', "$way, HEAD" );
		same( array( 200, (string) $size, '' ), array( $head->status, $head->header( 'content-length' ), $head->body ), "$way, HEAD" );
		same( array( 200, '' ), array( $ask( array( 'Range' => 'bytes=0-3' ), 'HEAD' )->status, $ask( array(), 'HEAD' )->header( 'content-range' ) ), "$way, HEAD knows no parts" );
		foreach ( array( 'bytes=0-3' => array( 0, 3 ), 'bytes=5-' => array( 5, $size - 1 ), 'bytes=-7' => array( $size - 7, $size - 1 ), 'bytes=9-999999999' => array( 9, $size - 1 ) ) as $range => list( $first, $last ) ) {
			$part = $ask( array( 'Range' => $range, 'If-Range' => $whole->header( 'etag' ) ) );
			private_file( $part, 'video/webm', "$way, $range" );
			same( array( 206, "bytes $first-$last/$size", (string) ( $last - $first + 1 ), true ), array( $part->status, $part->header( 'content-range' ), $part->header( 'content-length' ), substr( $bytes, $first, $last - $first + 1 ) === $part->body ), "$way, $range" );
		}
		// RFC 9110, 14.1.1 and 14.2: what is invalid or not understood, and a part of another version, is the whole.
		foreach ( array( array( 'Range' => 'bytes=5-3' ), array( 'Range' => 'bytes=x' ), array( 'Range' => 'lines=1-2' ), array( 'Range' => 'bytes=0-3,5-4' ), array( 'Range' => 'bytes=' . implode( ',', range( 0, 2 * Video_Range::MAX_RANGES, 2 ) ) ), array( 'Range' => 'bytes=0-3', 'If-Range' => '"old"' ) ) as $headers ) {
			$answer = $ask( $headers );
			same( array( 200, '', (string) $size, $size ), array( $answer->status, $answer->header( 'content-range' ), $answer->header( 'content-length' ), strlen( $answer->body ) ), "$way, " . implode( ' ', $headers ) );
		}
		$two = $ask( array( 'Range' => 'bytes=0-1,4-6' ) );
		truly( 1 === preg_match( '#^multipart/byteranges; boundary=(\w+)$#D', $two->header( 'content-type' ), $border ), $two->header( 'content-type' ) );
		$part = function ( $first, $last ) use ( $border, $bytes, $size ) { return "\r\n--$border[1]\r\nContent-Type: video/webm\r\nContent-Range: bytes $first-$last/$size\r\n\r\n" . substr( $bytes, $first, $last - $first + 1 ); };
		same( array( 206, true, (string) strlen( $two->body ) ), array( $two->status, $part( 0, 1 ) . $part( 4, 6 ) . "\r\n--$border[1]--\r\n" === $two->body, $two->header( 'content-length' ) ), "$way, two parts" );
		foreach ( array( "bytes=$size-", 'bytes=-0', '' . "bytes=$size-" . ( $size + 5 ) ) as $range ) {
			$beyond = $ask( array( 'Range' => $range ) );
			same( array( 416, "bytes */$size", '' ), array( $beyond->status, $beyond->header( 'content-range' ), $beyond->body ), "$way, $range" );
		}
		$got = array_merge( $got, array( 206, 416 ) );
	}
	$forged = wire( 'GET', $url . '0' );
	$own    = wire( 'GET', Private_Video_Url::get( $film['id'] ) );
	same( array( 403, 403, 'private, no-store', 'text/plain; charset=utf-8' ), array( $forged->status, $own->status, $own->header( 'cache-control' ), strtolower( $own->header( 'content-type' ) ) ) );
	same( 'application/json', strtolower( strtok( $forged->header( 'content-type' ), ';' ) ) );
	Video_Tracks::add( $film['id'], 'subtitles', 'en', 'English', "WEBVTT\n\n00:00.000 --> 00:05.000\nLow tide" );
	$track = Video_Signatures::create_url( $film['id'], 'track', array( 'kind' => 'subtitles', 'srclang' => 'en' ) );
	$words = wire( 'GET', $track );
	private_file( $words, 'text/vtt; charset=utf-8', 'track' );
	same( array( 200, (string) strlen( $words->body ) ), array( $words->status, $words->header( 'content-length' ) ), 'track' );
	holds( 'Low tide', $words->body );
	same( array( 200, '' ), array( wire( 'HEAD', $track )->status, wire( 'HEAD', $track )->body ), 'HEAD of a track' );
	same( 404, wire( 'GET', Video_Signatures::create_url( $film['id'], 'track', array( 'kind' => 'chapters', 'srclang' => 'de' ) ) )->status, 'another track' );
	unlink( get_attached_file( $film['id'], true ) );
	same( 404, wire( 'GET', $url )->status, 'a film that is gone' );
	$got = array_values( array_unique( array_merge( $got, array( 403, 404 ) ) ) );
	sort( $got );
	same( statuses_in( glob( MAINSTREET_DIR . '/src/videos/files/class-video-{sender,own-address}.php', GLOB_BRACE ) ), $got, 'each status in the code is looked at:' );
} );
