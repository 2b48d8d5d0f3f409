<?php
/**
 * Prints what a site of the network knows of the plugin, as an administrator opens the dashboard.
 *
 * @package Mainstreet
 */

if ( ! defined( 'MAINSTREET_FILE' ) ) {
	exit( '"absent"' );
}
wp_set_current_user( 1 );
do_action( 'mainstreet_needs_install' );
global $wpdb;
echo wp_json_encode(
	array(
		'site'    => get_current_blog_id(),
		'salt'    => md5( Mainstreet\Core\Site_Key::salt() ),
		'ticket'  => Mainstreet\Submissions\Spam\Form_Token::sign_text( 'x', 'test' ),
		'rows'    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->sitemeta} WHERE meta_key = 'secret_key'" ),
		'stored'  => md5( get_site_option( 'secret_key' ) ),
		'version' => Mainstreet\Core\Options\Stored_Settings::all()['version'],
	)
);
