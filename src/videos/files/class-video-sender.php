<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\Http_Status;
use Mainstreet\Videos\Access\Video_Signatures;
use Mainstreet\Videos\Video_Tracks;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Sends private files: `GET mainstreet/v1/videos/{guid}/file?exp&sig`, with support for ranges, and `…/track`. The signature in the URL
 * authorizes the request.
 */
final class Video_Sender {

	/** Bytes of a file in memory. */
	const BLOCK_BYTES = 262144;

	/**
	 * Callback of the route `file`: sends the video and ends the request.
	 *
	 * @return \WP_Error If the file cannot be sent.
	 */
	public static function send_video( \WP_REST_Request $request ) {
		$id = self::find_signed( $request );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		return self::stream( $request, self::prepare_file( $id ), (string) get_post_mime_type( $id ) );
	}

	/** Returns the path of a video's file, after moving it to the right folder. */
	public static function prepare_file( int $id ): string {
		Video_Storage::move_files( $id );
		return (string) get_attached_file( $id, true );
	}

	/**
	 * Sends a file or ranges of it, and ends the request. Returns an error if there is no such file.
	 *
	 * @param string $file Path; '' for none.
	 * @param string $type MIME type.
	 */
	public static function stream( \WP_REST_Request $request, string $file, string $type ): \WP_Error {
		if ( '' === $file || ! is_readable( $file ) ) {
			return self::create_not_found_error();
		}
		$size = (int) filesize( $file );
		$time = (int) filemtime( $file );
		$tag  = '"' . md5( "$size $time " . wp_basename( $file ) ) . '"';
		// Only GET supports ranges (RFC 9110).
		$want = 'GET' === $request->get_method() && Video_Range::is_current( (string) $request->get_header( 'if_range' ), $tag, $time ) ? Video_Range::parse( (string) $request->get_header( 'range' ), $size ) : null;
		self::send_headers( wp_basename( $file ) );
		header( 'Accept-Ranges: bytes' );
		header( 'ETag: ' . $tag );
		header( 'Last-Modified: ' . gmdate( 'D, d M Y H:i:s', $time ) . ' GMT' );
		if ( array() === $want ) {
			Http_Status::send( 416 );
			header( "Content-Range: bytes */$size" );
			exit;
		}
		/**
		 * Filters the header that lets the web server send a private video, so that no PHP process is busy: `X-Sendfile` with the path, or
		 * `X-Accel-Redirect` with an internal URL of the server.
		 *
		 * @param string[] $header Value by name; empty if PHP sends the file.
		 * @param string   $file   Path of the file.
		 */
		$handed = array_filter( (array) apply_filters( 'mainstreet_video_send_header', array(), $file ), 'is_string' );
		if ( $handed ) {
			header( 'Content-Type: ' . $type );
			foreach ( $handed as $name => $value ) {
				header( preg_replace( '/[^A-Za-z-]/', '', (string) $name ) . ': ' . preg_replace( '/[\r\n]/', '', $value ) );
			}
			exit;
		}
		self::send_body( $file, $type, $size, $want, 'HEAD' === $request->get_method() );
		exit;
	}

	/**
	 * Callback of the route `track`: sends a text track of a private video and ends the request.
	 *
	 * @return \WP_Error If the file cannot be sent.
	 */
	public static function send_track( \WP_REST_Request $request ) {
		$id = self::find_signed( $request );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$file = Video_Tracks::find_path( $id, (string) $request['kind'], (string) $request['srclang'] );
		if ( '' === $file || ! is_readable( $file ) ) {
			return self::create_not_found_error();
		}
		self::send_headers( wp_basename( $file ) );
		self::send_body( $file, 'text/vtt; charset=utf-8', (int) filesize( $file ), null, 'HEAD' === $request->get_method() );
		exit;
	}

	/**
	 * Returns the video for a signed URL.
	 *
	 * @return int|\WP_Error Attachment id.
	 */
	public static function find_signed( \WP_REST_Request $request ) {
		$guid = is_string( $request['guid'] ) ? $request['guid'] : '';
		if ( ! Video_Signatures::is_valid_url( $guid, (string) $request['exp'], (string) $request['sig'] ) ) {
			return new \WP_Error( 'forbidden', __( 'This link is no longer valid.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
		}
		$id = Videos::find( $guid );
		return $id ? $id : self::create_not_found_error();
	}

	private static function create_not_found_error(): \WP_Error {
		return new \WP_Error( 'not_found', __( 'This video is not available.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
	}

	/** Sends the headers of all private files, and discards output of other plugins. */
	private static function send_headers( string $name ): void {
		nocache_headers();
		header_remove( 'Last-Modified' );
		header( 'Cache-Control: private, no-store' );
		header( 'X-Content-Type-Options: nosniff' );
		// Other sites cannot embed the file, even for users who are logged in here.
		header( 'Cross-Origin-Resource-Policy: same-site' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		header( 'Content-Disposition: inline; filename="' . preg_replace( '/[^A-Za-z0-9._-]+/', '_', $name ) . '"' );
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
	}

	/**
	 * Sends the status, the remaining headers and the body.
	 *
	 * @param string       $file    Path.
	 * @param string       $type    MIME type.
	 * @param array[]|null $want    As Video_Range::parse() returns it, not empty.
	 * @param bool         $is_head Whether to send headers only.
	 */
	private static function send_body( string $file, string $type, int $size, ?array $want, bool $is_head ): void {
		if ( null !== $want ) {
			Http_Status::send( 206 );
		}
		if ( null === $want || 1 === count( $want ) ) {
			list( $first, $last ) = null === $want ? array( 0, $size - 1 ) : $want[0];
			header( 'Content-Type: ' . $type );
			header( 'Content-Length: ' . ( $last - $first + 1 ) );
			if ( null !== $want ) {
				header( "Content-Range: bytes $first-$last/$size" );
			}
			if ( ! $is_head ) {
				self::send_bytes( $file, $first, $last );
			}
			return;
		}
		$border = wp_generate_password( 24, false );
		$length = strlen( "\r\n--$border--\r\n" );
		$heads  = array();
		foreach ( $want as list( $first, $last ) ) {
			$heads[] = "\r\n--$border\r\nContent-Type: $type\r\nContent-Range: bytes $first-$last/$size\r\n\r\n";
			$length += strlen( end( $heads ) ) + $last - $first + 1;
		}
		header( "Content-Type: multipart/byteranges; boundary=$border" );
		header( 'Content-Length: ' . $length );
		if ( $is_head ) {
			return;
		}
		// phpcs:disable WordPress.Security.EscapeOutput -- boundaries between byte ranges.
		foreach ( $want as $n => list( $first, $last ) ) {
			echo $heads[ $n ];
			self::send_bytes( $file, $first, $last );
		}
		echo "\r\n--$border--\r\n";
		// phpcs:enable
	}

	/**
	 * Sends a range of bytes, block by block.
	 *
	 * @param string $file Path.
	 */
	private static function send_bytes( string $file, int $first, int $last ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security.EscapeOutput -- contents of a video, read in blocks.
		$handle = fopen( $file, 'rb' );
		if ( ! $handle ) {
			return;
		}
		fseek( $handle, $first );
		for ( $left = $last - $first + 1; $left > 0 && ! feof( $handle ) && ! connection_aborted(); ) {
			if ( function_exists( 'set_time_limit' ) ) {
				set_time_limit( 60 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- each block may take a minute; a disconnected client ends the loop.
			}
			$bytes = (string) fread( $handle, min( self::BLOCK_BYTES, $left ) );
			$left -= strlen( $bytes );
			echo $bytes;
			flush();
		}
		fclose( $handle );
		// phpcs:enable
	}
}
