<?php
namespace Mainstreet\Registration\Rest;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Runs before and after the callbacks of the plugin's routes. It rejects invalid UTF-8, adapts responses to what core does for
 * `_fields` and `_embed`, and prevents caching of errors.
 */
final class Route_Guard {

	/**
	 * Rejects texts that are not valid UTF-8, because databases and patterns fail on them.
	 *
	 * The body of routes without declared parameters is not checked: form submissions remove broken characters (Visitor_Input), so that
	 * no submission is lost because of one.
	 *
	 * @param mixed $response Response so far; an error if the parameters are invalid.
	 * @param array $handler  Handler of the route.
	 * @return mixed
	 */
	public static function check_encoding( $response, $handler, $request ) {
		if ( ! is_array( $handler ) || empty( $handler[ Routes::MARK ] ) || ! $request instanceof \WP_REST_Request ) {
			return $response;
		}
		// Core has already rejected JSON that is not UTF-8.
		foreach ( array( $request->get_url_params(), $request->get_query_params(), empty( $handler['args'] ) ? array() : (array) $request->get_body_params() ) as $params ) {
			$broken = self::find_invalid_parameter( $params );
			if ( null !== $broken ) {
				/* translators: %s: name of a parameter. */
				return Errors::invalid( $broken, sprintf( __( '“%s” contains characters that cannot be read. Please enter it again.', 'mainstreet-blocks' ), $broken ) );
			}
		}
		return $response;
	}

	/**
	 * Converts response data for core's `_fields` and `_embed`. Core treats all data as an array of arrays, and fails with a fatal error
	 * otherwise.
	 *
	 * @param mixed $response Response.
	 * @param array $handler  Handler of the route.
	 * @return mixed
	 */
	public static function prepare_response( $response, $handler, $request ) {
		if ( ! is_array( $handler ) || empty( $handler[ Routes::MARK ] ) || is_wp_error( $response ) ) {
			return $response;
		}
		$response = rest_ensure_response( $response );
		$data     = $response->get_data();
		if ( is_object( $data ) ) {
			$data = get_object_vars( $data );
			// An empty array would become `[]`; an ArrayObject becomes `{}` and supports array access.
			$data = $data ? $data : new \ArrayObject();
			$response->set_data( $data );
		}
		if ( ! is_array( $data ) || ( wp_is_numeric_array( $data ) && array_filter( $data, 'is_array' ) !== $data ) ) {
			// The data has no fields that could be selected.
			unset( $request['_fields'] );
		}
		return $response;
	}

	/**
	 * Prevents caching of error responses. Caches may store a 404 without Cache-Control, although another user, or the same user with a
	 * cookie, may get the content at the same URL.
	 *
	 * @param \WP_HTTP_Response $response Response.
	 * @param \WP_REST_Server   $server   Server.
	 * @return \WP_HTTP_Response
	 */
	public static function prevent_error_caching( $response, $server, $request ) {
		// In a batch, an unreadable request is a WP_Error.
		$handler = $request instanceof \WP_REST_Request ? $request->get_attributes() : array();
		if ( ! empty( $handler[ Routes::MARK ] ) && $response->get_status() >= 400 && ! array_key_exists( 'Cache-Control', $response->get_headers() ) ) {
			$response->header( 'Cache-Control', 'private, no-store' );
		}
		return $response;
	}

	/**
	 * Finds the first parameter that is not valid UTF-8.
	 *
	 * @param array $params Values by name: texts, or arrays of texts.
	 * @return string|null Name; null if all are valid.
	 */
	private static function find_invalid_parameter( array $params ): ?string {
		foreach ( $params as $name => $value ) {
			$name = Utf8::clean( (string) $name ) === (string) $name ? (string) $name : null;
			if ( null === $name || ( is_string( $value ) && Utf8::clean( $value ) !== $value ) || ( is_array( $value ) && null !== self::find_invalid_parameter( $value ) ) ) {
				return (string) $name;
			}
		}
		return null;
	}
}
