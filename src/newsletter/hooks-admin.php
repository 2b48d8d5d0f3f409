<?php
/** Admin hooks of the newsletter. */

namespace Mainstreet\Newsletter;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', array( Newsletter_Screen::class, 'add_page' ) );
add_filter( 'mainstreet_editor_state', array( Newsletter_Screen::class, 'add_to_editor' ), 6 );
add_filter( 'mainstreet_editor_site', array( Newsletter_Screen::class, 'add_to_site' ) );
add_filter( 'mainstreet_settings_sections', array( Newsletter_Screen::class, 'add_section' ), 20 );
add_filter( 'mainstreet_dashboard_figures', array( Newsletter_Screen::class, 'add_figure' ), 20 );
add_filter( 'mainstreet_palette_commands', array( Newsletter_Screen::class, 'add_commands' ) );
