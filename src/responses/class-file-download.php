<?php
/**
 * Download of a file that came with a response.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Responses;

use Mainstreet\Registration\File_Answer;

defined( 'ABSPATH' ) || exit;

/**
 * GET `mainstreet/v1/feedback/<id>/file/<key>`: only for whoever may edit that very
 * response, and only files that belong to it.
 */
final class File_Download {

	/**
	 * Answers the request by sending the file in place of JSON.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error 404 when there is no such file.
	 */
	public static function answer( $request ) {
		$post = Bulk_Actions::get( (int) $request['id'] );
		if ( is_wp_error( $post ) ) {
			return $post;
		}
		$file = self::find( $post, (string) $request['key'] );
		$path = null === $file ? '' : Response_Files::path( $file['key'] );
		if ( '' === $path ) {
			return new \WP_Error( 'mainstreet_no_file', __( 'This file does not exist any more.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		return File_Answer::to(
			$request,
			static function () use ( $path, $file ) {
				self::send( $path, $file['name'] );
			}
		);
	}

	/**
	 * A file of a response.
	 *
	 * @param \WP_Post $post Response.
	 * @param string   $key  Key.
	 * @return array|null
	 */
	private static function find( \WP_Post $post, $key ) {
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
	 * Sends a file that browsers save and never show.
	 *
	 * @param string $path Where it lies.
	 * @param string $name Its name.
	 */
	private static function send( $path, $name ) {
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
