<?php
/**
 * Deletes the plugin as the network's plugin screen does, but for its files.
 *
 * @package Mainstreet
 */

require_once ABSPATH . 'wp-admin/includes/admin.php';

wp_set_current_user( 1 );
foreach ( $values['emptied'] as $site ) {
	switch_to_blog( $site );
	Mainstreet\Core\Options\Stored_Settings::save( array( 'delete_on_uninstall' => true ) );
	restore_current_blog();
}
deactivate_plugins( 'mainstreet-blocks/plugin.php' );
uninstall_plugin( 'mainstreet-blocks/plugin.php' );
echo wp_json_encode( 'gone' );
