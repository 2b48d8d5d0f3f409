<?php
/** REST hooks of the player of hosted videos. */

namespace Mainstreet\Video_Player;

defined( 'ABSPATH' ) || exit;

add_filter(
	'rest_dispatch_request',
	static fn( $result, $request, $route ) => is_string( $route ) && $request instanceof \WP_REST_Request && 0 === strpos( $route, '/oembed/1.0/' ) ? Post_Videos::filter_rest_dispatch( Player_Embed::filter_rest_dispatch( $result, $request, $route ), $request, $route ) : $result,
	10,
	3
);
