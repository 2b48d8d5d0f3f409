<?php
namespace Mainstreet\Patterns;

defined( 'ABSPATH' ) || exit;

// Patterns are registered for the REST routes of editors only. The editor's screen preloads the categories; if patterns were registered
// for that route, the screen would also contain all patterns, which the editor requests later.
add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, $request ) {
		$route = $request instanceof \WP_REST_Request ? $request->get_route() : '';
		if ( '/wp/v2/block-patterns/categories' === $route ) {
			Pattern_Library::register_category();
		} elseif ( 0 === strpos( $route, '/wp/v2/block-patterns/' ) ) {
			Pattern_Library::register_category();
			Pattern_Library::register_patterns();
		}
		return $result;
	},
	10,
	3
);
