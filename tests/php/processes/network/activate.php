<?php
/**
 * Activates the plugin for the whole network, or for the site that is asked.
 *
 * @package Mainstreet
 */

require_once ABSPATH . 'wp-admin/includes/admin.php';

wp_set_current_user( 1 );
// A recursion ends here, not when the memory is full.
add_filter(
	'query',
	static function ( $query ) {
		static $count = 0;
		if ( ++$count > 5000 ) {
			exit( 'more than 5,000 queries' );
		}
		return $query;
	}
);
$result = activate_plugin( 'mainstreet-blocks/plugin.php', '', $values['network'] );
echo wp_json_encode( is_wp_error( $result ) ? $result->get_error_message() : 'active' );
