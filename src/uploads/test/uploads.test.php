<?php
/**
 * Resumable uploads: the protocol, and what becomes of the files.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Uploads\Part_Files;
use Mainstreet\Uploads\Server\Tus_Server;
use Mainstreet\Uploads\Server\Tus_Request;
use Mainstreet\Uploads\Server\Upload_Token;
use Mainstreet\Uploads\Upload_Rules;
use Mainstreet\Uploads\Upload_Cleanup;
use Mainstreet\Uploads\Uploads;

/** A box of an MP4 file. */
function mp4_box( $type, $content ) {
	return pack( 'N', 8 + strlen( $content ) ) . $type . $content;
}

/** A film without pictures, as long as wanted. */
function small_film( $bytes = 4000, $extra = '' ) {
	$mvhd = mp4_box( 'mvhd', pack( 'N5', 0, 0, 0, 1000, 2000 ) . pack( 'N', 0x10000 ) . pack( 'n', 0x100 ) . str_repeat( "\0", 10 ) . pack( 'N9', 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000 ) . str_repeat( "\0", 24 ) . pack( 'N', 2 ) );
	$head = mp4_box( 'ftyp', 'mp42' . pack( 'N', 0 ) . 'mp42isom' ) . mp4_box( 'moov', $mvhd );
	$rest = $bytes - strlen( $head ) - 8;
	return $head . mp4_box( 'mdat', substr( $extra . str_repeat( 'tide', (int) ceil( $rest / 4 ) ), 0, $rest ) );
}

/** A clock that can be moved. */
final class Moved_Clock extends Database_Clock {
	public $ahead = 0;
	public function now(): int { return parent::now() + $this->ahead; }
}

/** A body. */
function tus_body( $text ) {
	$stream = fopen( 'php://memory', 'r+b' );
	fwrite( $stream, $text );
	rewind( $stream );
	return $stream;
}

/** Sends a request of the protocol, as somebody. */
function tus( $method, $key, array $headers = array(), $body = '', ?Uploads $uploads = null, $user = null ) {
	static $users = array();
	$user    = null === $user ? tus_author() : $user;
	$headers += array( 'Tus-Resumable' => '1.0.0', 'X-VideoPress-Upload-Token' => Upload_Token::create( $user, time() ) );
	$answer   = Tus_Server::handle_with_token( new Tus_Request( $method, $key, $headers, is_resource( $body ) ? $body : tus_body( $body ) ), $uploads );
	wp_set_current_user( 0 );
	return $answer;
}

/** Somebody who may upload files. */
function tus_author( $name = 'harbour' ) {
	$user = get_user_by( 'login', $name );
	return $user ? $user->ID : wp_insert_user( array( 'user_login' => $name, 'user_pass' => wp_generate_password(), 'role' => 'author' ) );
}

/** Announces a file; gives its key. */
function tus_begin( $length, $name = 'low tide.mp4', array $more = array(), ?Uploads $uploads = null ) {
	// Each test begins with nothing under way.
	$pairs = array();
	foreach ( $more + array( 'filename' => $name, 'filetype' => 'video/mp4' ) as $key => $value ) {
		$pairs[] = $key . ' ' . base64_encode( $value );
	}
	return tus( 'POST', '', array( 'Upload-Length' => (string) $length, 'Upload-Metadata' => implode( ',', $pairs ) ), '', $uploads );
}

/** The key in an answer. */
function tus_key( $answer ) {
	same( 201, $answer->status, $answer->message );
	same( 1, preg_match( '#/mainstreet/v1/tus/([0-9a-f]{32})$#', urldecode( $answer->headers['Location'] ), $found ) );
	return $found[1];
}

/** Sends a piece. */
function tus_piece( $key, $offset, $bytes, array $headers = array(), ?Uploads $uploads = null ) {
	return tus( 'PATCH', $key, $headers + array( 'Content-Type' => 'application/offset+octet-stream', 'Upload-Offset' => (string) $offset, 'Content-Length' => is_resource( $bytes ) ? '' : (string) strlen( $bytes ) ), $bytes, $uploads );
}

/** Nothing is under way. */
function tus_clean() {
	Sql::run( 'uploads', 'DELETE FROM {table}' );
}

/** How many media files there are. */
function media_count() {
	global $wpdb;
	return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'attachment'" );
}

test( 'a file has the title that WordPress’s own uploader gives', function () {
	$titles = array();
	$sound  = str_repeat( "\xff\xfb\x90\x00" . str_repeat( "\0", 413 ), 20 );
	$files  = array(
		array( 'Ebb & flow_(2024) „Süd“.mp4', 'video/mp4', small_film( 3000 ) ),
		array( '..\\x<b>y.mp4', 'video/mp4', small_film( 3000 ) ),
		array( 'track 7.mp3', 'audio/mpeg', $sound . str_pad( 'TAG' . str_pad( 'Song of the <i>quay', 30, "\0" ), 128, "\0" ) ),
		array( 'track 8.mp3', 'audio/mpeg', $sound ),
		array( 'track 9.mp3', 'audio/mpeg', $sound . str_pad( 'TAG' . str_pad( 'Under <5', 30, "\0" ), 128, "\0" ) ),
	);
	foreach ( $files as list( $name, $type, $bytes ) ) {
		tus_clean();
		$answer = tus_piece( tus_key( tus_begin( strlen( $bytes ), $name, array( 'filetype' => $type ) ) ), 0, $bytes );
		same( 204, $answer->status, $answer->message );
		$titles[] = get_post( (int) $answer->headers['x-videopress-upload-media-id'] )->post_title;
	}
	same( array( 'Ebb &amp; flow_(2024) „Süd“', 'xy', 'Song of the quay', 'track 8', 'Under &lt;5' ), $titles );
} );

test( 'a file comes in pieces, and is in the library byte for byte, once', function () {
	tus_clean();
	$film  = small_film( 5000 );
	$key   = tus_key( tus_begin( 5000, 'Spring tide.mp4' ) );
	$count = media_count();
	same( '0', tus( 'HEAD', $key )->headers['Upload-Offset'] );
	$answer = tus_piece( $key, 0, substr( $film, 0, 2000 ) );
	same( array( 204, '2000' ), array( $answer->status, $answer->headers['Upload-Offset'] ) );
	truly( strtotime( $answer->headers['Upload-Expires'] ) > time() + 6 * DAY_IN_SECONDS );
	$told = tus( 'HEAD', $key );
	same( array( 200, '2000', '5000', 'no-store' ), array( $told->status, $told->headers['Upload-Offset'], $told->headers['Upload-Length'], $told->headers['Cache-Control'] ) );
	truly( ! isset( $told->headers['x-videopress-upload-media-id'] ) );
	$answer = tus_piece( $key, 2000, substr( $film, 2000 ) );
	same( array( 204, '5000' ), array( $answer->status, $answer->headers['Upload-Offset'] ), $answer->message );
	$id = (int) $answer->headers['x-videopress-upload-media-id'];
	same( 'video/mp4', get_post_mime_type( $id ) );
	same( tus_author(), (int) get_post( $id )->post_author );
	same( $film, file_get_contents( get_attached_file( $id ) ) );
	same( wp_get_attachment_url( $id ), $answer->headers['x-videopress-upload-src-url'] );
	same( 'quicktime', wp_get_attachment_metadata( $id )['fileformat'] );
	same( -1, Part_Files::get_size( $key ) );
	same( $count + 1, media_count() );
	// An answer that was lost is given again; nothing is made twice.
	same( (string) $id, tus( 'HEAD', $key )->headers['x-videopress-upload-media-id'] );
	same( (string) $id, tus_piece( $key, 5000, '' )->headers['x-videopress-upload-media-id'] );
	same( 410, tus( 'DELETE', $key )->status );
	same( $count + 1, media_count() );
} );

test( 'what arrived before the line was cut counts, and the upload goes on another day', function () {
	tus_clean();
	$clock   = new Moved_Clock();
	$uploads = new Uploads( $clock );
	$film    = small_film( 700000 );
	$key     = tus_key( tus_begin( 700000, 'cut.mp4', array(), $uploads ) );
	// A body that ends early.
	same( 204, tus_piece( $key, 0, tus_body( substr( $film, 0, 300000 ) ), array(), $uploads )->status );
	$clock->ahead = 30 * HOUR_IN_SECONDS;
	same( '300000', tus( 'HEAD', $key, array(), '', $uploads )->headers['Upload-Offset'] );
	$answer = tus_piece( $key, 300000, substr( $film, 300000 ), array(), $uploads );
	same( $film, file_get_contents( get_attached_file( (int) $answer->headers['x-videopress-upload-media-id'] ) ) );
} );

test( 'what is not the next piece, or comes beside another, is refused by the protocol’s status', function () {
	tus_clean();
	$film = small_film( 4000 );
	$key  = tus_key( tus_begin( 4000 ) );
	$row  = ( new Uploads() )->find( $key );
	tus_piece( $key, 0, substr( $film, 0, 1000 ) );
	same( 409, tus_piece( $key, 0, substr( $film, 0, 1000 ) )->status );
	same( 409, tus_piece( $key, 1001, 'x' )->status );
	same( 413, tus_piece( $key, 1000, substr( $film, 1000 ) . 'more' )->status );
	same( 413, tus_piece( $key, 1000, tus_body( substr( $film, 1000 ) . 'more' ) )->status );
	same( 415, tus_piece( $key, 1000, 'x', array( 'Content-Type' => 'application/octet-stream' ) )->status );
	same( 400, tus_piece( $key, 1000, 'x', array( 'Upload-Offset' => '-1' ) )->status );
	same( 400, tus_piece( $key, 1000, 'x', array( 'Upload-Offset' => '' ) )->status );
	same( 412, tus_piece( $key, 1000, 'x', array( 'Tus-Resumable' => '0.2.2' ) )->status );
	same( 405, tus( 'GET', $key )->status );
	same( 405, tus( 'PATCH', '' )->status );
	same( 404, tus( 'HEAD', str_repeat( 'a', 32 ) )->status );
	// Beside another writer.
	$lease = ( new Uploads() )->take_lease( $row );
	$two  = tus_piece( $key, 1000, substr( $film, 1000 ) );
	same( array( 423, '12' ), array( $two->status, $two->headers['Retry-After'] ) );
	same( 423, tus( 'DELETE', $key )->status );
	$lease->release();
	same( '1000', tus( 'HEAD', $key )->headers['Upload-Offset'] );
	same( 204, tus_piece( $key, 1000, substr( $film, 1000 ) )->status );
} );

test( 'a piece does not go behind others that are gone', function () {
	tus_clean();
	$film = small_film( 4000 );
	$key  = tus_key( tus_begin( 4000 ) );
	tus_piece( $key, 0, substr( $film, 0, 3000 ) );
	Part_Files::delete( $key );
	$count = media_count();
	same( 404, tus_piece( $key, 3000, substr( $film, 3000 ) )->status );
	same( 404, tus( 'HEAD', $key )->status );
	same( $count, media_count() );
	// A client that begins anew is not kept waiting.
	same( 204, tus( 'DELETE', $key )->status );
} );

test( 'a file that was deleted from the library can be uploaded again', function () {
	tus_clean();
	$film = small_film( 4000 );
	$key  = tus_key( tus_begin( 4000 ) );
	$done = tus_piece( $key, 0, $film );
	wp_delete_attachment( (int) $done->headers['x-videopress-upload-media-id'], true );
	// Clients begin anew then.
	same( 404, tus( 'HEAD', $key )->status );
	same( 404, tus_piece( $key, 4000, '' )->status );
} );

test( 'a writer that lost its claim writes nothing more down', function () {
	tus_clean();
	$clock   = new Moved_Clock();
	$uploads = new Uploads( $clock );
	$key     = tus_key( tus_begin( 4000, 'frozen.mp4', array(), $uploads ) );
	$row     = $uploads->find( $key );
	$frozen  = $uploads->take_lease( $row );
	$clock->ahead = Uploads::LEASE + 2;
	same( 204, tus_piece( $key, 0, substr( small_film( 4000 ), 0, 2500 ), array(), $uploads )->status );
	truly( ! $uploads->renew_lease( $frozen, array( 'got' => 9 ) ) );
	same( 2500, $uploads->find( $key )['got'] );
} );

test( 'a damaged piece is refused by its checksum, whichever of the algorithms', function () {
	tus_clean();
	$film = small_film( 4000 );
	$key  = tus_key( tus_begin( 4000 ) );
	$at   = 0;
	foreach ( array( 'sha1', 'sha256', 'md5' ) as $algorithm ) {
		$piece = substr( $film, $at, 1000 );
		$sum   = base64_encode( hash( $algorithm, $piece, true ) );
		same( 460, tus_piece( $key, $at, strrev( $piece ), array( 'Upload-Checksum' => "$algorithm $sum" ) )->status );
		same( (string) $at, tus( 'HEAD', $key )->headers['Upload-Offset'] );
		same( 204, tus_piece( $key, $at, $piece, array( 'Upload-Checksum' => "$algorithm $sum" ) )->status );
		$at += 1000;
	}
	same( 400, tus_piece( $key, $at, 'x', array( 'Upload-Checksum' => 'crc32 AAAA' ) )->status );
	same( 400, tus_piece( $key, $at, 'x', array( 'Upload-Checksum' => 'sha1 %%%' ) )->status );
	$answer = tus_piece( $key, $at, substr( $film, $at ) );
	same( $film, file_get_contents( get_attached_file( (int) $answer->headers['x-videopress-upload-media-id'] ) ) );
} );

test( 'names and types that WordPress would not take are refused before a byte is sent', function () {
	tus_clean();
	foreach ( array(
		array( 'shell.php', 'video/mp4', 415 ),
		array( 'shell.mp4.php', 'video/mp4', 415 ),
		array( 'page.html', 'text/html', 415 ),
		array( 'film.mp4', 'text/html', 415 ),
		array( 'film', 'video/mp4', 415 ),
		array( '', 'video/mp4', 415 ),
	) as list( $name, $type, $status ) ) {
		$answer = tus_begin( 4000, $name, array( 'filetype' => $type ) );
		same( $status, $answer->status, $name );
		same( $answer->message, base64_decode( $answer->headers['x-videopress-upload-error'] ) );
	}
	same( 400, tus_begin( 0 )->status );
	same( 400, tus( 'POST', '', array( 'Upload-Length' => 'many' ) )->status );
	same( 400, tus( 'POST', '', array( 'Upload-Length' => '5', 'Upload-Metadata' => 'filename ***' ) )->status );
	same( 400, tus( 'POST', '', array( 'Upload-Length' => '5', 'Upload-Metadata' => 'filename ' . base64_encode( 'a.mp4' ) . ",\xc3 eA==" ) )->status );
	same( 413, tus_begin( Upload_Rules::MAX_BYTES + 1 )->status );
	add_filter( 'mainstreet_upload_room', $room = function () { return 3999; } );
	same( 507, tus_begin( 4000 )->status );
	remove_filter( 'mainstreet_upload_room', $room );
	$post = wp_insert_post( array( 'post_title' => 'Of another', 'post_author' => 1, 'post_status' => 'publish' ) );
	same( 403, tus_begin( 4000, 'a.mp4', array( 'post' => (string) $post ) )->status );
	// Folders and endings in a name lead nowhere.
	$key = tus_key( tus_begin( 4000, '..\\..\\/../evil.php.mp4' ) );
	$id  = (int) tus_piece( $key, 0, small_film( 4000 ) )->headers['x-videopress-upload-media-id'];
	same( 'evil.php_.mp4', preg_replace( '/-\d+(?=\.mp4$)/', '', basename( get_attached_file( $id ) ) ) );
	same( wp_upload_dir()['path'], dirname( get_attached_file( $id ) ) );
} );

test( 'a file is called in the library as its owner calls it', function () {
	foreach ( array( 'Ébbe & “flow” (2) 🌊.mp4' => 'Ébbe & “flow” (2) 🌊', 'quay\\it\'s "low" <b>tide.mp4' => 'it\'s "low" tide', 'Kinder <6 & >2 <ash>.mp4' => 'Kinder <6 & >2 <ash>', 'a<b &lt;i&gt;.mp4' => 'a<b <i>', '.mp4' => 'unnamed-file' ) as $name => $title ) {
		tus_clean();
		$answer = tus_piece( tus_key( tus_begin( 4000, $name ) ), 0, small_film( 4000 ) );
		same( $title, html_entity_decode( get_post_field( 'post_title', (int) $answer->headers['x-videopress-upload-media-id'], 'raw' ) ) );
	}
} );

test( 'a long name is shortened between letters, keeps its ending, and the title keeps all of it', function () {
	$names = array(
		str_repeat( '日本', 40 ),
		str_repeat( 'a', 300 ),
		str_repeat( 'ü', 250 ),
		str_repeat( "x\u{0323}\u{0307}", 60 ),
		str_repeat( '🌊', 90 ),
		str_repeat( 'a', 192 ) . '.phpbar',
		str_repeat( 'php.', 80 ) . 'x',
		str_repeat( 'a b+%20', 60 ),
		'日本' . str_repeat( '.', 300 ) . 'x',
	);
	foreach ( $names as $number => $title ) {
		tus_clean();
		$answer = tus_piece( tus_key( tus_begin( 4000, "$title.mp4" ) ), 0, small_film( 4000 ) );
		same( 204, $answer->status, $answer->message );
		$id   = (int) $answer->headers['x-videopress-upload-media-id'];
		$file = basename( get_attached_file( $id ) );
		truly( is_file( get_attached_file( $id ) ), $file );
		truly( strlen( $file ) <= 203 && 1 === preg_match( '/^.{3,}\.mp4$/u', $file ), $file );
		holds_not( '.php.', $file );
		if ( $number < 5 ) {
			same( $title, get_post_field( 'post_title', $id, 'raw' ) );
		}
	}
	// What core would not take is refused for what it is, however long it is called.
	tus_clean();
	same( 415, tus_begin( 4000, str_repeat( '日', 90 ) . '.php' )->status );
	$endless = function () { return str_repeat( 'a', 300 ) . '.mp4'; };
	add_filter( 'sanitize_file_name', $endless );
	$answer = tus_begin( 4000 );
	remove_filter( 'sanitize_file_name', $endless );
	same( 400, $answer->status );
	holds( 'name is too long', $answer->message );
} );

test( 'systems call the same file by several types', function () {
	foreach ( array( array( 'list.csv', 'application/vnd.ms-excel' ), array( 'letter.rtf', 'text/rtf' ), array( 'surf.ogg', 'video/ogg' ), array( 'sea.zip', 'application/x-zip-compressed' ), array( 'film.mp4', '' ) ) as list( $name, $type ) ) {
		tus_clean();
		same( 201, tus_begin( 4000, $name, array( 'filetype' => $type ) )->status, $name );
	}
	foreach ( array( array( 'film.mp4', 'image/png' ), array( 'list.csv', 'video/mp4' ), array( 'quay.jpg', 'application/x-php' ) ) as list( $name, $type ) ) {
		same( 415, tus_begin( 4000, $name, array( 'filetype' => $type ) )->status, $name );
	}
} );

test( 'a file that is not what its name says is refused, and nothing of it stays', function () {
	$count = media_count();
	foreach ( array(
		'a page'                    => '<!doctype html><html><body>Hello</body></html>',
		'a program'                 => "MZ\x90\0\3\0\0\0\4\0\0\0\xff\xff\0\0" . str_repeat( "\0", 300 ),
		'a picture'                 => base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ),
		'nothing known'             => str_repeat( "\7\1\5\3", 500 ),
		'a film and a program'      => small_film( 4000, '<?php system( $_GET[0] ); ?>' ),
		'a film and a page'         => small_film( 4000, '<ScRiPt>alert(1)</script>' ),
	) as $what => $bytes ) {
		tus_clean();
		$key    = tus_key( tus_begin( strlen( $bytes ), 'fake.mp4' ) );
		$answer = tus_piece( $key, 0, $bytes );
		same( 422, $answer->status, $what );
		truly( '' !== $answer->message );
		same( -1, Part_Files::get_size( $key ), $what );
		same( 410, tus( 'HEAD', $key )->status, $what );
		same( 422, tus_piece( $key, strlen( $bytes ), '' )->status, $what );
		same( 204, tus( 'DELETE', $key )->status, $what );
		same( 404, tus( 'HEAD', $key )->status, $what );
	}
	same( $count, media_count() );
} );

test( 'only who may upload files, and only their own uploads', function () {
	tus_clean();
	$author = tus_author();
	$key    = tus_key( tus_begin( 4000 ) );
	same( 404, tus( 'HEAD', $key, array(), '', null, tus_author( 'stranger2' ) )->status );
	same( 404, tus( 'DELETE', $key, array(), '', null, 1 )->status );
	$reader = wp_insert_user( array( 'user_login' => 'reader7', 'user_pass' => 'x', 'role' => 'subscriber' ) );
	same( 403, tus( 'HEAD', $key, array(), '', null, $reader )->status );
	$token = Upload_Token::create( $author, time() );
	same( $author, Upload_Token::find_user( $token, time() ) );
	same( 0, Upload_Token::find_user( $token, time() + DAY_IN_SECONDS + 1 ) );
	foreach ( array( '', 'x', $token . '0', str_replace( "$author.", '1.', $token ), preg_replace( '/\.\d+\./', '.9999999999.', $token ), preg_replace( '/.$/', 'g', $token ) ) as $wrong ) {
		same( 403, tus( 'HEAD', $key, array( 'X-VideoPress-Upload-Token' => $wrong ) )->status, $wrong );
	}
	wp_set_password( 'another word', $author );
	same( 0, Upload_Token::find_user( $token, time() ), 'after a new password' );
	same( 204, tus( 'OPTIONS', '', array( 'X-VideoPress-Upload-Token' => '', 'Tus-Resumable' => '' ) )->status );
} );

test( 'three files at once, and a fourth when one is done or was left', function () {
	tus_clean();
	$clock   = new Moved_Clock();
	$uploads = new Uploads( $clock );
	$keys    = array();
	for ( $n = 0; $n < 3; $n++ ) {
		$keys[] = tus_key( tus_begin( 4000, "$n.mp4", array(), $uploads ) );
	}
	same( 429, tus_begin( 4000, '3.mp4', array(), $uploads )->status );
	same( 204, tus( 'DELETE', $keys[0], array(), '', $uploads )->status );
	same( 404, tus( 'HEAD', $keys[0], array(), '', $uploads )->status );
	tus_key( tus_begin( 4000, '3.mp4', array(), $uploads ) );
	$clock->ahead = Uploads::ACTIVE_SECONDS + 5;
	tus_key( tus_begin( 4000, '4.mp4', array(), $uploads ) );
} );

test( 'of files at the same moment, the fourth is refused, and nothing of it is left', function () {
	tus_clean();
	$uploads = new Uploads();
	for ( $n = 0; $n < 2; $n++ ) {
		tus_key( tus_begin( 4000, "$n.mp4", array(), $uploads ) );
	}
	$between = static function ( $query ) use ( &$between, $uploads ) {
		if ( preg_match( '/^INSERT\b.*mainstreet_uploads/is', $query ) ) {
			remove_filter( 'query', $between );
			tus_key( tus_begin( 4000, 'quicker.mp4', array(), $uploads ) );
		}
		return $query;
	};
	add_filter( 'query', $between );
	$answer = tus_begin( 4000, 'slower.mp4', array(), $uploads );
	remove_filter( 'query', $between );
	same( 429, $answer->status );
	same( 3, $uploads->count_active( tus_author() ) );
	same( 429, tus_begin( 4000, 'later.mp4', array(), $uploads )->status );
} );

test( 'what nobody goes on with is thrown away after a week, and whose user is deleted at once', function () {
	tus_clean();
	$clock   = new Moved_Clock();
	$uploads = new Uploads( $clock );
	$key     = tus_key( tus_begin( 4000, 'left.mp4', array(), $uploads ) );
	tus_piece( $key, 0, 'abc', array(), $uploads );
	( new Upload_Cleanup() )->run( $uploads );
	same( 3, Part_Files::get_size( $key ) );
	$clock->ahead = 7 * DAY_IN_SECONDS + 60;
	same( 410, tus( 'HEAD', $key, array(), '', $uploads )->status );
	( new Upload_Cleanup() )->run( $uploads );
	same( -1, Part_Files::get_size( $key ) );
	same( null, $uploads->find( $key ) );
	$clock->ahead = 0;
	$key = tus_key( tus_begin( 4000, 'left.mp4', array(), $uploads ) );
	$uploads->expire_all_of_user( tus_author() );
	( new Upload_Cleanup() )->run( $uploads );
	same( null, $uploads->find( $key ) );
	// Pieces without a row.
	$stray = Part_Files::get_path( str_repeat( 'b', 32 ), true );
	touch( $stray, time() - 2 * DAY_IN_SECONDS );
	$young = Part_Files::get_path( str_repeat( 'c', 32 ), true );
	touch( $young );
	( new Upload_Cleanup() )->run( $uploads );
	same( array( false, true ), array( is_file( $stray ), is_file( $young ) ) );
	unlink( $young );
	same( array( '.', '..', '.htaccess', 'index.php', 'web.config' ), scandir( Part_Files::get_folder( false ) ) );
} );

test( 'a process that dies between the last byte and the library leaves nothing undone or double', function () {
	foreach ( array( 'before', 'moved', 'nameless', 'inserted' ) as $where ) {
		tus_clean();
		$film = small_film( 4000, $where );
		$key  = tus_key( tus_begin( 4000, "$where.mp4" ) );
		$die  = function () { throw new \Error( 'killed' ); };
		$hook = array( 'before' => 'wp_handle_sideload_prefilter', 'moved' => 'wp_handle_upload', 'nameless' => 'update_attached_file', 'inserted' => 'add_attachment' )[ $where ];
		add_filter( $hook, $die );
		try {
			tus_piece( $key, 0, $film );
			truly( false, 'it died' );
		} catch ( \Error $error ) {
			same( 'killed', $error->getMessage() );
		}
		remove_filter( $hook, $die );
		// Its claim ends.
		Sql::update( 'uploads', array( 'claim_until' => 1 ), '1 = 1' );
		$told = tus( 'HEAD', $key );
		same( '4000', $told->headers['Upload-Offset'], $where );
		truly( isset( $told->headers['x-videopress-upload-media-id'] ), $where );
		$id = (int) $told->headers['x-videopress-upload-media-id'];
		same( $film, file_get_contents( get_attached_file( $id ) ), $where );
		same( 1, count( get_posts( array( 'post_type' => 'attachment', 'title' => $where, 'numberposts' => 9 ) ) ), $where );
		same( 1, count( glob( wp_upload_dir()['path'] . "/$where*.mp4" ) ), $where );
	}
} );

test( 'whatever stands in the headers, the answer is one of the protocol’s', function () {
	tus_clean();
	$key    = tus_key( tus_begin( 4000 ) );
	$values = array( '', '0', '-1', '9223372036854775808', str_repeat( '9', 400 ), '1e3', "1\r\nX: y", "\0", "\xff\xfe", str_repeat( 'a,', 5000 ), 'filename ' . base64_encode( "a\0b.mp4" ), 'filename ' . base64_encode( "\xff\xfe.mp4" ), 'sha1 ', 'sha1  AAAA', '<script>', '%s%n' );
	$tried  = 0;
	foreach ( array( array( 'POST', '' ), array( 'HEAD', $key ), array( 'PATCH', $key ), array( 'DELETE', 'x' ) ) as list( $method, $address ) ) {
		foreach ( array( 'Upload-Length', 'Upload-Metadata', 'Upload-Offset', 'Upload-Checksum', 'Content-Type', 'Content-Length', 'Tus-Resumable', 'X-HTTP-Method-Override', 'X-VideoPress-Upload-Token' ) as $name ) {
			foreach ( $values as $value ) {
				$good   = array( 'Upload-Length' => '4000', 'Upload-Offset' => '0', 'Content-Type' => 'application/offset+octet-stream', 'Upload-Metadata' => 'filename ' . base64_encode( 'a.mp4' ) );
				$answer = tus( $method, $address, array( $name => $value ) + $good, 'PATCH' === $method ? '' : 'x' );
				truly( in_array( $answer->status, array( 200, 201, 204, 400, 403, 404, 405, 409, 410, 412, 413, 415, 429, 460 ), true ), "$method $name: $answer->status" );
				foreach ( $answer->headers as $header => $text ) {
					same( 0, preg_match( '/[\x00-\x1f]/', $text ), $header );
				}
				++$tried;
			}
		}
	}
	truly( $tried > 500, "$tried requests" );
	tus_clean();
} );
