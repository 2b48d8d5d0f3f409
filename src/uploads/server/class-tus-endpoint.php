<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/** Handles `mainstreet/v1/tus` before the REST API, which would read the whole body into memory. */
final class Tus_Endpoint {

	/** Pattern of the REST route. */
	const ROUTE = '#^/?mainstreet/v1/tus(?:/([0-9a-f]{32}))?/?$#D';

	/** Header with the token. */
	const TOKEN = 'x-videopress-upload-token';

	/**
	 * Callback of parse_request: handles requests to the route, and ends them.
	 *
	 * @param \WP $wp WordPress, after parsing the request.
	 */
	public static function handle_route( $wp ): void {
		$route = isset( $wp->query_vars['rest_route'] ) ? $wp->query_vars['rest_route'] : '';
		if ( ! is_string( $route ) || ! preg_match( self::ROUTE, $route, $found ) ) {
			return;
		}
		// If the client disconnects, the bytes that have arrived are still stored.
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- a slow connection may take long; its lease expires by itself.
		}
		$request  = Tus_Request::from_globals( isset( $found[1] ) ? $found[1] : '' );
		$response = self::handle( $request );
		// Discard output of other plugins.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		$response->send( 'HEAD' !== $request->method );
		exit;
	}

	/** Sets the current user from the token, and returns the server's response. */
	public static function handle( Tus_Request $request, ?Uploads $uploads = null ): Tus_Response {
		if ( 'OPTIONS' === $request->method ) {
			$response = Tus_Server::options();
		} else {
			$user = Upload_Token::find_user( $request->get_header( self::TOKEN ), time() );
			wp_set_current_user( $user );
			$response = $user
				? ( new Tus_Server( $uploads ) )->handle( $request )
				: new Tus_Response( 403, array(), __( 'You are no longer logged in, or are not allowed to upload files. Please reload the page. The upload will resume.', 'mainstreet-blocks' ) );
		}
		$response->headers += self::get_cors_headers();
		return $response;
	}

	/**
	 * Returns the CORS headers, for pages on other allowed origins of the site.
	 *
	 * @return array<string, string>
	 */
	private static function get_cors_headers(): array {
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
