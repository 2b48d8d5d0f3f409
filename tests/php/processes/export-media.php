<?php
/**
 * Prints the export of the media library as a user gets it.
 *
 * @package Mainstreet
 */

require_once ABSPATH . 'wp-admin/includes/export.php';

wp_set_current_user( $values['user'] );
export_wp( array( 'content' => 'attachment' ) );
