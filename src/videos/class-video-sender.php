<?php
/**
 * Sends the file of a private video.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * `GET mainstreet/v1/videos/{guid}/file?exp&sig`, whole or a part of it (RFC 9110, 14). The signature is the right to have it.
 */
final class Video_Sender {

	/** Bytes that are sent at once. */
	const PIECE = 262144;

	/**
	 * Sends, and ends the request; or says why not.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_Error
	 */
	public static function send( $request ) {
		$guid = (string) $request['guid'];
		if ( ! Video_Files::is_signed( $guid, (string) $request['exp'], (string) $request['sig'] ) ) {
			return new \WP_Error( 'forbidden', __( 'This address does not work any more.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		$id   = Videos::find( $guid );
		$file = $id ? (string) get_attached_file( $id, true ) : '';
		if ( '' === $file || ! is_readable( $file ) ) {
			return new \WP_Error( 'not_found', __( 'This video is not available.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		$size  = (int) filesize( $file );
		$range = self::range( (string) $request->get_header( 'range' ), $size );
		nocache_headers();
		header( 'Cache-Control: private, no-store' );
		header( 'Accept-Ranges: bytes' );
		header( 'X-Content-Type-Options: nosniff' );
		if ( ! $range ) {
			status_header( 416 );
			header( "Content-Range: bytes */$size" );
			exit;
		}
		list( $first, $last, $is_part ) = $range;
		header( 'Content-Type: ' . get_post_mime_type( $id ) );
		header( 'Content-Disposition: inline; filename="' . str_replace( array( '"', '\\' ), '', wp_basename( $file ) ) . '"' );
		header( 'Content-Length: ' . ( $last - $first + 1 ) );
		if ( $is_part ) {
			status_header( 206 );
			header( "Content-Range: bytes $first-$last/$size" );
		}
		if ( 'HEAD' !== $request->get_method() ) {
			self::copy( $file, $first, $last );
		}
		exit;
	}

	/**
	 * The part of a file that is asked for.
	 *
	 * @param string $header Header `Range`.
	 * @param int    $size   Bytes of the file.
	 * @return array|null First and last byte, and whether it is a part; null for what lies beyond the end. Several parts, and what is not understood, is the whole.
	 */
	public static function range( string $header, int $size ) {
		if ( ! preg_match( '/^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/D', $header, $found ) || '' === $found[1] . $found[2] ) {
			return array( 0, $size - 1, false );
		}
		if ( '' === $found[1] ) {
			return 0 === (int) $found[2] || 0 === $size ? null : array( max( 0, $size - (int) $found[2] ), $size - 1, true );
		}
		$first = (int) $found[1];
		if ( '' !== $found[2] && (int) $found[2] < $first ) {
			return array( 0, $size - 1, false );
		}
		return $first >= $size ? null : array( $first, '' === $found[2] ? $size - 1 : min( $size - 1, (int) $found[2] ), true );
	}

	/**
	 * Sends bytes, a piece at a time.
	 *
	 * @param string $file  Path.
	 * @param int    $first First byte.
	 * @param int    $last  Last byte.
	 */
	private static function copy( string $file, int $first, int $last ) {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput -- bytes of a film, read as they are sent.
		$handle = fopen( $file, 'rb' );
		if ( ! $handle ) {
			return;
		}
		fseek( $handle, $first );
		for ( $left = $last - $first + 1; $left > 0 && ! feof( $handle ) && ! connection_aborted(); ) {
			$bytes = (string) fread( $handle, min( self::PIECE, $left ) );
			$left -= strlen( $bytes );
			echo $bytes;
			flush();
		}
		fclose( $handle );
		// phpcs:enable
	}
}
