<?php
/**
 * Patterns.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Patterns;

defined( 'ABSPATH' ) || exit;

// Editors ask for patterns by this route, and nobody else does: no other request reads them.
add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, $request ) {
		if ( 0 === strpos( $request->get_route(), '/wp/v2/block-patterns/' ) ) {
			Pattern_Library::register();
		}
		return $result;
	},
	10,
	3
);
