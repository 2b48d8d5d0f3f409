<?php
/**
 * Installs WordPress and makes a network of it: what wp-admin/network.php does.
 *
 * @package Mainstreet
 */

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Network', 'admin', 'admin@example.com', true, '', 'password' );
foreach ( $GLOBALS['wpdb']->tables( 'ms_global' ) as $table => $name ) {
	$GLOBALS['wpdb']->$table = $name;
}
install_network();
$result = populate_network( 1, $values['domain'], 'admin@example.com', 'Network', '/', $values['subdomains'] );
if ( is_wp_error( $result ) && 'no_wildcard_dns' !== $result->get_error_code() ) {
	exit( esc_html( $result->get_error_message() ) );
}
echo 'made';
