<?php
/**
 * Resumable uploads on the wire: what a client reads, not what PHP meant to send.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Uploads\Part_Files;
use Mainstreet\Uploads\Server\Tus_Request;
use Mainstreet\Uploads\Server\Upload_Token;
use Mainstreet\Uploads\Uploads;
use Mainstreet\Videos\Videos;

require_once dirname( __DIR__, 3 ) . '/tests/php/wire.php';

/** Sends a request of the protocol; a header that is null is left out. */
function tus_wire( $method, $key, array $headers = array(), $body = '' ) {
	$headers += array( 'Tus-Resumable' => '1.0.0', 'X-VideoPress-Upload-Token' => Upload_Token::create( 1, time() ) );
	if ( '' === $body && in_array( $method, array( 'POST', 'PATCH' ), true ) ) {
		$headers += array( 'Content-Length' => '0' );
	}
	$answer = wire( $method, Tus_Request::get_url() . ( '' === $key ? '' : "/$key" ), array_filter( $headers, 'is_string' ), $body );
	same( '1.0.0', $answer->header( 'tus-resumable' ), "$method $answer->status: Tus-Resumable" );
	same( 'no-store', $answer->header( 'cache-control' ), "$method $answer->status: Cache-Control" );
	truly( '' !== $answer->reason, "$method $answer->status has a reason" );
	if ( 'HEAD' === $method || 204 === $answer->status ) {
		same( '', $answer->body, "$method $answer->status: body" );
	} elseif ( '' !== $answer->body ) {
		same( 'text/plain; charset=utf-8', strtolower( $answer->header( 'content-type' ) ), "$method $answer->status: Content-Type" );
		same( $answer->body, base64_decode( $answer->header( 'x-videopress-upload-error' ) ), "$method $answer->status: its sentence" );
	}
	return $answer;
}

/** Announces a file. */
function tus_wire_make( array $headers = array(), $length = 8, $name = 'tide.mp4', $body = '' ) {
	return tus_wire( 'POST', '', $headers + array( 'Upload-Length' => (string) $length, 'Upload-Metadata' => 'filename ' . base64_encode( $name ) ), $body );
}

/** Announces a file, with nothing else under way; gives its key. */
function tus_wire_key( $length = 8, $name = 'tide.mp4' ) {
	Sql::run( 'uploads', 'DELETE FROM {table}' );
	$answer = tus_wire_make( array(), $length, $name );
	same( 201, $answer->status, $answer->body );
	return substr( urldecode( $answer->header( 'location' ) ), -32 );
}

/** Sends a piece. */
function tus_wire_piece( $key, $offset, $bytes, array $headers = array(), $method = 'PATCH' ) {
	return tus_wire( $method, $key, $headers + array( 'Content-Type' => 'application/offset+octet-stream', 'Upload-Offset' => (string) $offset ), $bytes );
}

/** The ways to each status; each gives an answer. */
function tus_wire_statuses() {
	return array(
		200 => function () {
			$answer = tus_wire( 'HEAD', tus_wire_key() );
			same( array( '0', '8', 'filename ' . base64_encode( 'tide.mp4' ) ), array( $answer->header( 'upload-offset' ), $answer->header( 'upload-length' ), $answer->header( 'upload-metadata' ) ) );
			truly( strtotime( $answer->header( 'upload-expires' ) ) > time() + DAY_IN_SECONDS, 'Upload-Expires' );
			return $answer;
		},
		201 => function () {
			Sql::run( 'uploads', 'DELETE FROM {table}' );
			$answer = tus_wire_make();
			same( 1, preg_match( '#^http://.*/mainstreet/v1/tus/[0-9a-f]{32}$#D', urldecode( $answer->header( 'location' ) ) ), $answer->header( 'location' ) );
			truly( strtotime( $answer->header( 'upload-expires' ) ) > time() + DAY_IN_SECONDS, 'Upload-Expires' );
			return $answer;
		},
		204 => function () {
			$answer = tus_wire_piece( tus_wire_key(), 0, 'tide' );
			same( '4', $answer->header( 'upload-offset' ) );
			truly( strtotime( $answer->header( 'upload-expires' ) ) > time() + DAY_IN_SECONDS, 'Upload-Expires' );
			return $answer;
		},
		400 => function () { return tus_wire_make( array( 'Upload-Length' => '-1' ) ); },
		403 => function () { return tus_wire_make( array( 'X-VideoPress-Upload-Token' => null ) ); },
		404 => function () { return tus_wire( 'HEAD', str_repeat( 'f', 32 ) ); },
		405 => function () {
			same( 'OPTIONS, POST', tus_wire( 'GET', '' )->header( 'allow' ) );
			$answer = tus_wire( 'PUT', tus_wire_key() );
			same( 'OPTIONS, HEAD, PATCH, DELETE', $answer->header( 'allow' ) );
			return $answer;
		},
		409 => function () {
			$answer = tus_wire_piece( tus_wire_key(), 3, 'tide' );
			same( '0', $answer->header( 'upload-offset' ) );
			return $answer;
		},
		410 => function () {
			$key = tus_wire_key();
			Sql::run( 'uploads', 'UPDATE {table} SET until = 1' );
			return tus_wire( 'HEAD', $key );
		},
		412 => function () {
			$answer = tus_wire_make( array( 'Tus-Resumable' => null ) );
			same( '1.0.0', $answer->header( 'tus-version' ) );
			return $answer;
		},
		413 => function () {
			same( 413, tus_wire_make( array(), 900000000000 )->status, 'a file beyond Tus-Max-Size' );
			return tus_wire_piece( tus_wire_key(), 0, 'longer than it was said' );
		},
		415 => function () {
			same( 415, tus_wire_make( array(), 8, 'tide.exe' )->status, 'another kind of file' );
			return tus_wire_piece( tus_wire_key(), 0, 'tide', array( 'Content-Type' => 'application/octet-stream' ) );
		},
		422 => function () { return tus_wire_piece( tus_wire_key(), 0, 'no film!' ); },
		423 => function () {
			$key     = tus_wire_key();
			$uploads = new Uploads();
			truly( null !== $uploads->take_lease( $uploads->find( $key ) ), 'another writer has it' );
			$answer = tus_wire_piece( $key, 0, 'tide' );
			same( (string) Uploads::LEASE, $answer->header( 'retry-after' ) );
			return $answer;
		},
		429 => function () {
			tus_wire_key();
			same( array( 201, 201 ), array( tus_wire_make()->status, tus_wire_make()->status ) );
			return tus_wire_make();
		},
		460 => function () {
			$key    = tus_wire_key();
			$answer = tus_wire_piece( $key, 0, 'tide', array( 'Upload-Checksum' => 'sha1 ' . base64_encode( sha1( 'edit', true ) ) ) );
			same( '0', tus_wire( 'HEAD', $key )->header( 'upload-offset' ), 'nothing of it counts:' );
			return $answer;
		},
		503 => function () {
			$key    = tus_wire_key();
			$part   = Part_Files::get_path( $key );
			mkdir( $part );
			$answer = tus_wire_piece( $key, 0, 'tide' );
			rmdir( $part );
			same( '10', $answer->header( 'retry-after' ) );
			return $answer;
		},
		507 => function () {
			return with_mu_plugin( "add_filter( 'mainstreet_video_max_bytes', function () { return PHP_INT_MAX; } );", function () { return tus_wire_make( array(), 900000000000000 ); } );
		},
	);
}

test( 'each status that the upload server knows is the one on the wire', function () {
	$ways = tus_wire_statuses();
	// 500 is the length of a text there.
	same( array_values( array_diff( statuses_in( glob( MAINSTREET_DIR . '/src/uploads/{server/class-tus-*,class-upload-rules,class-upload-finisher}.php', GLOB_BRACE ) ), array( 500 ) ) ), array_keys( $ways ), 'a way to each status in the code:' );
	$got = array();
	foreach ( $ways as $status => $way ) {
		$got[ $status ] = $way()->status;
	}
	same( array_combine( array_keys( $ways ), array_keys( $ways ) ), $got );
} );

test( 'what is offered is said, and each checksum that is offered is checked', function () {
	$answer = tus_wire( 'OPTIONS', '', array( 'Tus-Resumable' => null, 'X-VideoPress-Upload-Token' => null ) );
	same( array( 204, '1.0.0', 'creation,termination,checksum,expiration' ), array( $answer->status, $answer->header( 'tus-version' ), $answer->header( 'tus-extension' ) ) );
	truly( (int) $answer->header( 'tus-max-size' ) > 0, 'Tus-Max-Size' );
	foreach ( explode( ',', $answer->header( 'tus-checksum-algorithm' ) ) as $algorithm ) {
		$key = tus_wire_key();
		same( 460, tus_wire_piece( $key, 0, 'tide', array( 'Upload-Checksum' => "$algorithm " . base64_encode( hash( $algorithm, 'edit', true ) ) ) )->status, $algorithm );
		same( 204, tus_wire_piece( $key, 0, 'tide', array( 'Upload-Checksum' => "$algorithm " . base64_encode( hash( $algorithm, 'tide', true ) ) ) )->status, $algorithm );
	}
} );

test( 'what the protocol forbids, and extensions that are not offered, are refused with 400 and leave nothing', function () {
	$piece = array( 'Content-Type' => 'application/offset+octet-stream' );
	$wrong = array(
		'no length'            => array( array( 'Upload-Length' => null ) ),
		'a length in letters'  => array( array( 'Upload-Length' => '8x' ) ),
		'deferred length'      => array( array( 'Upload-Length' => null, 'Upload-Defer-Length' => '1' ) ),
		'both lengths'         => array( array( 'Upload-Defer-Length' => '1' ) ),
		'part of a file'       => array( array( 'Upload-Concat' => 'partial' ) ),
		'file of parts'        => array( array( 'Upload-Concat' => 'final;/a /b' ) ),
		'bytes at once'        => array( $piece, 'tide' ),
		'no base64'            => array( array( 'Upload-Metadata' => 'filename *' ) ),
		'no key'               => array( array( 'Upload-Metadata' => 'filename dGlkZS5tcDQ=,,x' ) ),
		'a key twice'          => array( array( 'Upload-Metadata' => 'filename dGlkZS5tcDQ=,filename dGlkZS5tcDQ=' ) ),
	);
	$got = array();
	foreach ( $wrong as $name => $request ) {
		Sql::run( 'uploads', 'DELETE FROM {table}' );
		$status       = tus_wire_make( $request[0], 8, 'tide.mp4', isset( $request[1] ) ? $request[1] : '' )->status;
		$got[ $name ] = array( $status, (int) Sql::row( 'uploads', 'SELECT COUNT(*) AS n FROM {table}' )['n'] );
	}
	same( array_fill_keys( array_keys( $wrong ), array( 400, 0 ) ), $got );
	$wrong = array(
		'no offset'             => array( 'Upload-Offset' => null ),
		'an offset below 0'     => array( 'Upload-Offset' => '-1' ),
		'an unknown checksum'   => array( 'Upload-Checksum' => 'crc32 ' . base64_encode( 'x' ) ),
		'a checksum of nothing' => array( 'Upload-Checksum' => 'sha1' ),
		'a checksum behind it'  => array( 'Trailer' => 'Upload-Checksum' ),
	);
	$key = tus_wire_key();
	$got = array();
	foreach ( $wrong as $name => $headers ) {
		$got[ $name ] = tus_wire_piece( $key, 0, 'tide', $headers )->status;
	}
	same( array_fill_keys( array_keys( $wrong ), 400 ), $got );
	same( '0', tus_wire( 'HEAD', $key )->header( 'upload-offset' ) );
} );

test( 'an upload that is ended is gone; a method may be named in a header', function () {
	$key = tus_wire_key();
	same( '4', tus_wire_piece( $key, 0, 'tide', array( 'X-HTTP-Method-Override' => 'PATCH' ), 'POST' )->header( 'upload-offset' ) );
	same( 204, tus_wire( 'DELETE', $key )->status );
	foreach ( array( tus_wire( 'HEAD', $key ), tus_wire_piece( $key, 4, 'tide' ), tus_wire( 'DELETE', $key ) ) as $answer ) {
		truly( in_array( $answer->status, array( 404, 410 ), true ), "$answer->status" );
	}
} );

test( 'of a film the answer to the last piece tells its guid, as often as it is asked', function () {
	$film  = file_get_contents( MAINSTREET_DIR . '/tests/e2e/films/tide.webm' );
	$key   = tus_wire_key( strlen( $film ), 'ebb tide.webm' );
	$first = tus_wire_piece( $key, 0, substr( $film, 0, 30000 ) );
	same( array( '', '' ), array( $first->header( 'x-videopress-upload-guid' ), $first->header( 'x-videopress-upload-media-id' ) ), 'before it is in the library:' );
	$last = tus_wire_piece( $key, 30000, substr( $film, 30000 ) );
	same( 204, $last->status, $last->body );
	$id   = (int) $last->header( 'x-videopress-upload-media-id' );
	$guid = $last->header( 'x-videopress-upload-guid' );
	same( 1, preg_match( '/^[A-Za-z0-9]{8}$/D', $guid ), "a guid and not '$guid'" );
	wp_cache_flush();
	same( array( $id, $guid ), array( Videos::find( $guid ), Videos::guid( $id ) ), 'it is the one of the film:' );
	truly( '' !== $last->header( 'x-videopress-upload-src-url' ), 'its address' );
	truly( in_array( 'x-videopress-upload-guid', array_map( 'trim', explode( ',', $last->header( 'access-control-expose-headers' ) ) ), true ), 'scripts may read it' );
	foreach ( array( tus_wire( 'HEAD', $key ), tus_wire_piece( $key, strlen( $film ), '' ) ) as $again ) {
		same( array( (string) $id, $guid ), array( $again->header( 'x-videopress-upload-media-id' ), $again->header( 'x-videopress-upload-guid' ) ), "$again->status:" );
	}
} );

test( 'a private film tells its guid, too, and no address that works for whoever has it', function () {
	update_option( Videos::PRIVATE_OPTION, 1 );
	$film = file_get_contents( MAINSTREET_DIR . '/tests/e2e/films/tide.webm' );
	$last = tus_wire_piece( tus_wire_key( strlen( $film ), 'ebb.webm' ), 0, $film );
	delete_option( Videos::PRIVATE_OPTION );
	same( 204, $last->status, $last->body );
	same( 1, preg_match( '/^[A-Za-z0-9]{8}$/D', $last->header( 'x-videopress-upload-guid' ) ) );
	same( 0, preg_match( '/[?&](?:exp|sig)=|mainstreet-private-videos-/', $last->header( 'x-videopress-upload-src-url' ) ), $last->header( 'x-videopress-upload-src-url' ) );
} );

test( 'what is no film has no guid', function () {
	$picture = base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' );
	$last    = tus_wire_piece( tus_wire_key( strlen( $picture ), 'dot.png' ), 0, $picture );
	same( 204, $last->status, $last->body );
	truly( (int) $last->header( 'x-videopress-upload-media-id' ) > 0, 'it is in the library' );
	same( '', $last->header( 'x-videopress-upload-guid' ) );
} );
