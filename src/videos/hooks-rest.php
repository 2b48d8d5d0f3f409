<?php
/** REST hooks of hosted videos. */

namespace Mainstreet\Videos;

use Mainstreet\Videos\Access\Video_Query_Filter;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', array( Video_Field::class, 'register' ) );
add_action( 'rest_after_insert_attachment', array( Video_Field::class, 'set_image_parent' ), 10, 3 );
add_filter(
	'rest_dispatch_request',
	static fn( $result, $request, $route, $handler ) => is_string( $route ) && $request instanceof \WP_REST_Request && false !== strpos( $route, '/media/' ) ? Video_Query_Filter::filter_rest_dispatch( $result, $request, $handler ) : $result,
	10,
	4
);
