<?php
namespace Mainstreet\Registration\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a file where JSON would be sent: behind every check, for the very request that asked for
 * it, and only if it wants a body.
 */
final class File_Answer {

	/**
	 * Answers a request.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @param callable         $send    Sends headers and file.
	 * @return \WP_REST_Response Empty; the file takes its place.
	 */
	public static function to( \WP_REST_Request $request, callable $send ): \WP_REST_Response {
		add_filter(
			'rest_pre_serve_request',
			static function ( $is_served, $result, $served ) use ( $request, $send ) {
				if ( $is_served || $served !== $request || 'HEAD' === $request->get_method() ) {
					return $is_served;
				}
				$send();
				return true;
			},
			10,
			3
		);
		return new \WP_REST_Response();
	}
}
