<?php
/**
 * Prints how many tables of the plugin each site has, by the number of the site.
 *
 * @package Mainstreet
 */

$found = array();
// SQLite knows names by SHOW TABLES only.
foreach ( $GLOBALS['wpdb']->get_col( 'SHOW TABLES' ) as $table ) {
	if ( preg_match( '/^wp_(?:(\d+)_)?mainstreet_/', $table, $match ) ) {
		$site           = isset( $match[1] ) ? (int) $match[1] : 1;
		$found[ $site ] = isset( $found[ $site ] ) ? $found[ $site ] + 1 : 1;
	}
}
ksort( $found );
echo wp_json_encode( (object) $found );
