<?php
/**
 * Whether posts are mailed beside another newsletter, and what administrators are told of it. `$values` may hold `beside`, a
 * file of this folder that stands for the other, and `both` to let both mail.
 *
 * @package Mainstreet
 */


require __DIR__ . '/print-seen.php';
if ( isset( $values['beside'] ) ) {
	require __DIR__ . '/' . $values['beside'];
}
require_once ABSPATH . 'wp-admin/includes/admin.php';
if ( ! empty( $values['both'] ) ) {
	add_filter( 'mainstreet_module_conflict', '__return_false' );
}

$mainstreet_post   = wp_insert_post( array( 'post_title' => 'News', 'post_status' => 'draft' ) );
$mainstreet_wanted = Mainstreet\Newsletter\Campaigns\Campaign_Policy::is_wanted( get_post( $mainstreet_post ) );
$mainstreet_module = array_column( Mainstreet\Settings\Module_States::all(), null, 'id' )['subscriptions'];
set_current_screen( 'plugins' );
ob_start();
Mainstreet\Registration\Modules\Module_Conflicts::show_warnings();
$mainstreet_notice = ob_get_clean();
wp_delete_post( $mainstreet_post, true );
mainstreet_print_seen( array( $mainstreet_wanted, $mainstreet_module['state'], $mainstreet_module['warning'], $mainstreet_notice ) );
