<?php
/** REST hooks of the player of hosted videos. */

namespace Mainstreet\Video_Player;

defined( 'ABSPATH' ) || exit;

add_filter(
	'rest_dispatch_request',
	static fn( $result, $request, $route ) => is_string( $route ) && $request instanceof \WP_REST_Request && 0 === strpos( $route, '/oembed/1.0/' ) ? Videopress_Embeds::filter_rest_dispatch( Player_Oembed::filter_rest_dispatch( $result, $request, $route ), $request, $route ) : $result,
	10,
	3
);
