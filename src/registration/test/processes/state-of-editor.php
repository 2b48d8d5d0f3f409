<?php
/**
 * The editor's state, and the script that carries it.
 *
 * @package Mainstreet
 */

require __DIR__ . '/print-seen.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';

set_current_screen( 'post' );
$mainstreet_state = mainstreet_editor_state();
mainstreet_print_seen( array( $mainstreet_state, implode( "\n", wp_scripts()->get_data( 'mainstreet-editor', 'before' ) ) ) );
