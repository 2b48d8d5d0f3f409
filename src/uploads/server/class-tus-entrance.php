<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `mainstreet/v1/tus` before the REST API does: that one reads the whole body into memory first.
 */
final class Tus_Entrance {

	/** The address, behind that of the REST API. */
	const ROUTE = '#^/?mainstreet/v1/tus(?:/([0-9a-f]{32}))?/?$#D';

	/** Header with the token. */
	const TOKEN = 'x-videopress-upload-token';

	/**
	 * Answers the request and ends it, if it is one of these.
	 *
	 * @param \WP $wp WordPress, with the request read.
	 */
	public static function look( $wp ): void {
		$route = isset( $wp->query_vars['rest_route'] ) ? $wp->query_vars['rest_route'] : '';
		if ( ! is_string( $route ) || ! preg_match( self::ROUTE, $route, $found ) ) {
			return;
		}
		// What has arrived counts, also when the line is cut.
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- a slow line is no endless loop; its claim ends by itself.
		}
		$request = Tus_Request::current( isset( $found[1] ) ? $found[1] : '' );
		$answer  = self::answer( $request );
		// What another plugin has printed is no part of it.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		$answer->send( 'HEAD' !== $request->method );
		exit;
	}

	/**
	 * Finds out who asks, and lets the server answer.
	 *
	 * @param Tus_Request  $request Request.
	 * @param Uploads|null $uploads The uploads, for tests.
	 */
	public static function answer( Tus_Request $request, ?Uploads $uploads = null ): Tus_Answer {
		if ( 'OPTIONS' === $request->method ) {
			$answer = Tus_Server::options();
		} else {
			$user = Upload_Token::user( $request->header( self::TOKEN ), time() );
			wp_set_current_user( $user );
			$answer = $user
				? ( new Tus_Server( $uploads ) )->answer( $request )
				: new Tus_Answer( 403, array(), __( 'You are no longer logged in, or are not allowed to upload files. Please reload the page. The upload will resume.', 'mainstreet-blocks' ) );
		}
		$answer->headers += self::cross_origin();
		return $answer;
	}

	/**
	 * Headers for pages of the site's other addresses.
	 *
	 * @return array<string, string>
	 */
	private static function cross_origin(): array {
		$headers = array( 'Access-Control-Expose-Headers' => 'Location, Tus-Version, Tus-Resumable, Tus-Max-Size, Tus-Extension, Upload-Offset, Upload-Length, Upload-Metadata, Upload-Expires, x-videopress-upload-guid, x-videopress-upload-media-id, x-videopress-upload-src-url, x-videopress-upload-error' );
		$origin  = get_http_origin();
		if ( $origin && is_allowed_http_origin( $origin ) ) {
			$headers += array(
				'Access-Control-Allow-Origin'  => $origin,
				'Access-Control-Allow-Methods' => 'OPTIONS, POST, HEAD, PATCH, DELETE',
				'Access-Control-Allow-Headers' => 'Content-Type, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset, Upload-Checksum, X-HTTP-Method-Override, ' . self::TOKEN,
				'Vary'                         => 'Origin',
			);
		}
		return $headers;
	}
}
