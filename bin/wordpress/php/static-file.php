<?php
/**
 * Sends a file with its type, and no more of it than was asked for.
 *
 * @package Mainstreet
 */

/**
 * The type a browser must be told.
 *
 * @param string $file Path.
 * @return string MIME type.
 */
function mainstreet_type_of( $file ) {
	$types  = array(
		'html'  => 'text/html; charset=UTF-8',
		'css'   => 'text/css; charset=UTF-8',
		'js'    => 'text/javascript; charset=UTF-8',
		'mjs'   => 'text/javascript; charset=UTF-8',
		'json'  => 'application/json',
		'map'   => 'application/json',
		'txt'   => 'text/plain; charset=UTF-8',
		'xml'   => 'application/xml',
		'svg'   => 'image/svg+xml',
		'png'   => 'image/png',
		'jpg'   => 'image/jpeg',
		'jpeg'  => 'image/jpeg',
		'gif'   => 'image/gif',
		'webp'  => 'image/webp',
		'avif'  => 'image/avif',
		'ico'   => 'image/x-icon',
		'woff'  => 'font/woff',
		'woff2' => 'font/woff2',
		'ttf'   => 'font/ttf',
		'wasm'  => 'application/wasm',
		'pdf'   => 'application/pdf',
		'mp3'   => 'audio/mpeg',
		'm4a'   => 'audio/mp4',
		'wav'   => 'audio/wav',
		'ogg'   => 'audio/ogg',
		'mp4'   => 'video/mp4',
		'webm'  => 'video/webm',
		'vtt'   => 'text/vtt',
	);
	$ending = strtolower( pathinfo( $file, PATHINFO_EXTENSION ) );
	return isset( $types[ $ending ] ) ? $types[ $ending ] : 'application/octet-stream';
}

/**
 * Sends a file; answers 304 when the browser has it, and one byte range when asked.
 *
 * @param string $file    Path.
 * @param bool   $is_kept Whether what stands at this address never changes, so that the browser need not ask again.
 */
function mainstreet_send_file( $file, $is_kept = false ) {
	$size = filesize( $file );
	$tag  = '"' . dechex( filemtime( $file ) ) . '-' . dechex( $size ) . '"';
	header( 'Content-Type: ' . mainstreet_type_of( $file ) );
	header( 'ETag: ' . $tag );
	header( 'Cache-Control: ' . ( $is_kept ? 'public, max-age=31536000, immutable' : 'no-cache' ) );
	header( 'Accept-Ranges: bytes' );
	if ( isset( $_SERVER['HTTP_IF_NONE_MATCH'] ) && $_SERVER['HTTP_IF_NONE_MATCH'] === $tag ) {
		http_response_code( 304 );
		return;
	}
	$first = 0;
	$last  = $size - 1;
	$range = isset( $_SERVER['HTTP_RANGE'] ) ? $_SERVER['HTTP_RANGE'] : '';
	$is_ok = preg_match( '/^bytes=(\d*)-(\d*)$/', $range, $match ) && '' !== $match[1] . $match[2];
	// RFC 9110, 14.1.1: a range that ends before it begins is invalid, and the header is ignored.
	if ( $is_ok && ( '' === $match[1] || '' === $match[2] || (int) $match[1] <= (int) $match[2] ) ) {
		$first = '' === $match[1] ? max( 0, $size - (int) $match[2] ) : (int) $match[1];
		$last  = '' === $match[1] || '' === $match[2] ? $last : min( $last, (int) $match[2] );
		if ( $first > $last ) {
			http_response_code( 416 );
			header( 'Content-Range: bytes */' . $size );
			return;
		}
		http_response_code( 206 );
		header( "Content-Range: bytes $first-$last/$size" );
	}
	header( 'Content-Length: ' . ( $last - $first + 1 ) );
	if ( 'HEAD' === $_SERVER['REQUEST_METHOD'] ) {
		return;
	}
	$source = fopen( $file, 'rb' );
	fseek( $source, $first );
	for ( $left = $last - $first + 1; $left > 0 && ! feof( $source ); $left -= 65536 ) {
		echo fread( $source, min( 65536, $left ) );
	}
	fclose( $source );
}
