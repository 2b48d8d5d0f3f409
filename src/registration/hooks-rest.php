<?php
/** REST hooks of blocks, editor state and routes. */

namespace Mainstreet\Registration;

use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Rest\Route_Guard;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', array( Routes::class, 'initialize' ), 100 );
// Runs before core searches for the route.
add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, $request ) {
		if ( ! $request instanceof \WP_REST_Request ) {
			return $result;
		}
		$route = $request->get_route();
		Routes::register_for( $request );
		// Requests that list block types, or read one without rendering it.
		if ( preg_match( '#^/(?:batch/v1|wp-block-editor/|wp/v2/(?:block-|global-styles))#', $route ) ) {
			Blocks::register_all();
		}
		return $result;
	},
	0,
	3
);
add_filter( 'rest_request_before_callbacks', array( Route_Guard::class, 'check_encoding' ), 10, 3 );
add_filter( 'rest_request_after_callbacks', array( Route_Guard::class, 'prepare_response' ), 10, 3 );
add_filter( 'rest_post_dispatch', array( Route_Guard::class, 'prevent_error_caching' ), 10, 3 );
