<?php
namespace Mainstreet\Registration\Rest;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Stands before and behind the callbacks of our routes, so that none of them has to think of
 * broken texts, or of what core does with answers when a request says so (`_fields`, `_embed`).
 */
final class Route_Guard {

	/**
	 * Refuses texts that are no UTF-8: databases and patterns fail on them.
	 *
	 * Left out is the body of routes that declare no parameters: visitors' forms take broken
	 * characters out of what was typed (Visitor_Input), as nobody shall lose a message over one.
	 *
	 * @param mixed            $response Answer so far; an error when the parameters are not valid.
	 * @param array            $handler  Handler of the route.
	 * @param \WP_REST_Request $request  Request.
	 * @return mixed
	 */
	public static function check_texts( $response, $handler, $request ) {
		if ( empty( $handler[ Routes::MARK ] ) ) {
			return $response;
		}
		// JSON is UTF-8, or was refused by core.
		foreach ( array( $request->get_url_params(), $request->get_query_params(), empty( $handler['args'] ) ? array() : (array) $request->get_body_params() ) as $params ) {
			$broken = self::broken( $params );
			if ( null !== $broken ) {
				/* translators: %s: name of a parameter. */
				return Errors::invalid( $broken, sprintf( __( '“%s” contains characters that cannot be read. Please enter it again.', 'mainstreet-blocks' ), $broken ) );
			}
		}
		return $response;
	}

	/**
	 * Brings an answer into a shape that core can pick fields from and embed into. It takes every
	 * answer for an array of arrays, and ends with a fatal error where it is none.
	 *
	 * @param mixed            $response Answer.
	 * @param array            $handler  Handler of the route.
	 * @param \WP_REST_Request $request  Request.
	 * @return mixed
	 */
	public static function shape( $response, $handler, $request ) {
		if ( empty( $handler[ Routes::MARK ] ) || is_wp_error( $response ) ) {
			return $response;
		}
		$response = rest_ensure_response( $response );
		$data     = $response->get_data();
		if ( is_object( $data ) ) {
			$data = get_object_vars( $data );
			// An empty list would be `[]`; this stays `{}`, and can be asked for members.
			$data = $data ? $data : new \ArrayObject();
			$response->set_data( $data );
		}
		if ( ! is_array( $data ) || ( wp_is_numeric_array( $data ) && array_filter( $data, 'is_array' ) !== $data ) ) {
			// Nothing in it has a name that could be asked for.
			unset( $request['_fields'] );
		}
		return $response;
	}

	/**
	 * Keeps refusals out of caches, which may store a 404 that says nothing of it: somebody else, or the same person with a cookie, may get
	 * what was asked for at the same address.
	 *
	 * @param \WP_HTTP_Response $response Response.
	 * @param \WP_REST_Server   $server   Server.
	 * @param mixed             $request  Request.
	 * @return \WP_HTTP_Response
	 */
	public static function keep_refusals_out_of_caches( $response, $server, $request ) {
		// A batch of requests names one that can't be read by an error.
		$handler = $request instanceof \WP_REST_Request ? $request->get_attributes() : array();
		if ( ! empty( $handler[ Routes::MARK ] ) && $response->get_status() >= 400 && ! array_key_exists( 'Cache-Control', $response->get_headers() ) ) {
			$response->header( 'Cache-Control', 'private, no-store' );
		}
		return $response;
	}

	/**
	 * The first parameter that can't be read.
	 *
	 * @param array $params Values by name: texts, or lists of them.
	 * @return string|null Its name.
	 */
	private static function broken( array $params ): ?string {
		foreach ( $params as $name => $value ) {
			$name = Utf8::clean( (string) $name ) === (string) $name ? (string) $name : null;
			if ( null === $name || ( is_string( $value ) && Utf8::clean( $value ) !== $value ) || ( is_array( $value ) && null !== self::broken( $value ) ) ) {
				return (string) $name;
			}
		}
		return null;
	}
}
