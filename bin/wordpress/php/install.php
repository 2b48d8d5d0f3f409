<?php
/**
 * Installs WordPress once; the database it makes is what every new site starts from.
 *
 * @package Mainstreet
 */

define( 'WP_INSTALLING', true );
require __DIR__ . '/cli.php';
mainstreet_load_wordpress();
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Mainstreet', 'admin', 'admin@example.com', true, '', 'password' );

global $wp_rewrite;
$wp_rewrite->set_permalink_structure( '/%postname%/' );
flush_rewrite_rules( false );
update_option( 'show_avatars', 0 );
update_option( 'uploads_use_yearmonth_folders', 0 );
update_option( 'admin_email_lifespan', time() + 10 * YEAR_IN_SECONDS );

// No welcome guide and no full screen: what the editor remembers for this user.
$quiet = array(
	'welcomeGuide'             => false,
	'welcomeGuideStyles'       => false,
	'welcomeGuidePage'         => false,
	'welcomeGuideTemplate'     => false,
	'fullscreenMode'           => false,
	'enableChoosePatternModal' => false,
);
update_user_meta(
	1,
	$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
	array(
		'core'           => $quiet,
		'core/edit-post' => $quiet,
		'core/edit-site' => $quiet,
		'_modified'      => gmdate( 'c' ),
	)
);
update_user_meta( 1, 'show_welcome_panel', 0 );
echo 'installed';
