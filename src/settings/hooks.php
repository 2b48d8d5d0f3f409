<?php
/**
 * The settings screen.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Settings;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', array( Settings_Screen::class, 'add' ) );
add_filter( 'plugin_action_links_' . plugin_basename( MAINSTREET_FILE ), array( Settings_Screen::class, 'add_link' ) );
