<?php
/**
 * Serves requests of REST whose answers are files, which go past all buffers: after each a line with its address and status.
 *
 * @package Mainstreet
 */

// Headers of the second come behind the first file.
error_reporting( E_ALL & ~E_WARNING );
wp_set_current_user( 1 );
$mainstreet_status = 200;
add_filter(
	'status_header',
	function ( $line, $code ) use ( &$mainstreet_status ) {
		$mainstreet_status = $code;
		return $line;
	},
	10,
	2
);
foreach ( $values['urls'] as $mainstreet_url ) {
	list( $mainstreet_path, $mainstreet_query ) = explode( '?', $mainstreet_url );
	parse_str( $mainstreet_query, $_GET );
	$mainstreet_status = 200;
	rest_get_server()->serve_request( $mainstreet_path );
	echo "\n=== $mainstreet_url: $mainstreet_status\n";
}
