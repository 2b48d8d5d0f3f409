<?php
namespace Mainstreet\Registration\Rest;

defined( 'ABSPATH' ) || exit;

/** Sends a file instead of a JSON response: after all checks, only for the given request, and not for HEAD requests. */
final class File_Response {

	/** Makes the response to a request a file, which replaces the empty response. */
	public static function send_for( \WP_REST_Request $request, callable $send ): \WP_REST_Response {
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
