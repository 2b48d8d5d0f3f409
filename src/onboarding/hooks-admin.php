<?php
namespace Mainstreet\Onboarding;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', array( Onboarding_Screen::class, 'add' ) );
add_filter( 'plugin_row_meta', array( Onboarding_Screen::class, 'add_row_links' ), 10, 2 );
add_filter( 'plugin_action_links_' . plugin_basename( MAINSTREET_FILE ), array( Onboarding_Screen::class, 'add_action_link' ), 9 );
