<?php
/**
 * Keys of outside services.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Connections;

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_connectors_init',
	static function ( $registry ) {
		// Core asks on pages, too, and nobody there needs to know.
		if ( ! \Mainstreet\is_page_view() ) {
			Services::register_connectors( $registry );
		}
	}
);
add_filter( 'wp_default_autoload_value', array( Secrets::class, 'never_autoload' ), 10, 2 );
