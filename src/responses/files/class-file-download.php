<?php
namespace Mainstreet\Responses\Files;

use Mainstreet\Registration\Rest\File_Response;
use Mainstreet\Responses\Privacy\Response_Access;
use Mainstreet\Responses\Storage\Response_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * `GET mainstreet/v1/feedback/<id>/file/<key>`: sends a file of a response to users who may edit that response.
 */
final class File_Download {

	/**
	 * Sends the file instead of a JSON response.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error 404 if there is no such file.
	 */
	public static function download( \WP_REST_Request $request ) {
		$file = self::get( (int) $request['id'], (string) $request['key'] );
		if ( is_wp_error( $file ) ) {
			return $file;
		}
		return File_Response::send_for(
			$request,
			static function () use ( $file ) {
				self::send( $file['path'], $file['name'] );
			}
		);
	}

	/**
	 * Sends the file instead of a screen, for links in emails: the REST API ignores the login without a nonce.
	 *
	 * @param int    $post_id Response.
	 * @param string $key     Key of the file.
	 * @return \WP_Error Unless the request ended with the file.
	 */
	public static function serve( int $post_id, string $key ): \WP_Error {
		$file = self::get( $post_id, $key );
		if ( is_wp_error( $file ) ) {
			return $file;
		}
		self::send( $file['path'], $file['name'] );
		exit;
	}

	/**
	 * Finds a file that the current user may download.
	 *
	 * @param int    $post_id Response.
	 * @param string $key     Key of the file.
	 * @return array|\WP_Error `path`, `name`.
	 */
	private static function get( int $post_id, string $key ) {
		$post = Response_Access::get_post( $post_id );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		$file = self::find( $post, $key );
		$path = null === $file ? '' : Response_Files::path( $file['key'] );
		if ( '' === $path ) {
			return new \WP_Error( 'mainstreet_no_file', __( 'This file no longer exists.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		return array(
			'path' => $path,
			'name' => $file['name'],
		);
	}

	/**
	 * Finds a file of a response.
	 *
	 * @param \WP_Post $post Response.
	 * @param string   $key  Key.
	 */
	private static function find( \WP_Post $post, string $key ): ?array {
		foreach ( Response_Reader::entry( $post )['fields'] as $field ) {
			foreach ( 'file' === $field['type'] ? Response_Reader::present( $field )['files'] : array() as $file ) {
				if ( hash_equals( $file['key'], $key ) ) {
					return $file;
				}
			}
		}
		return null;
	}

	/**
	 * Sends a file so that browsers save it and never display it.
	 *
	 * @param string $path Path.
	 * @param string $name Name.
	 */
	private static function send( string $path, string $name ): void {
		$plain = preg_replace( '/[^A-Za-z0-9._-]+/', '_', $name );
		header( 'Content-Type: application/octet-stream' );
		header( 'Content-Length: ' . (int) filesize( $path ) );
		header( 'Content-Disposition: attachment; filename="' . $plain . '"; filename*=UTF-8\'\'' . rawurlencode( $name ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		header( 'Cache-Control: private, no-store' );
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- streamed.
	}
}
