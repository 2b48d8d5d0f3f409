<?php
/**
 * Deletes a site of the network for good.
 *
 * @package Mainstreet
 */

require_once ABSPATH . 'wp-admin/includes/admin.php';

$deleted = wp_delete_site( $values['id'] );
echo wp_json_encode( is_wp_error( $deleted ) ? $deleted->get_error_message() : 'deleted' );
