<?php
/**
 * REST hooks of patterns.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Patterns;

defined( 'ABSPATH' ) || exit;

// Editors ask for patterns by these routes, and nobody else does: no other request reads them. The screen of the editor itself asks for
// the categories, and would print all patterns that are there by then, which it asks for later.
add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, $request ) {
		if ( '/wp/v2/block-patterns/categories' === $request->get_route() ) {
			Pattern_Library::register_category();
		} elseif ( 0 === strpos( $request->get_route(), '/wp/v2/block-patterns/' ) ) {
			Pattern_Library::register_category();
			Pattern_Library::register_patterns();
		}
		return $result;
	},
	10,
	3
);
