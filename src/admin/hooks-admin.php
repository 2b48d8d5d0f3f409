<?php
/** Hooks of the dashboard, the command palette and the Plugins screen. */

namespace Mainstreet\Admin;

use Mainstreet\Admin\Palette\Command_Palette;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_dashboard_setup', array( Dashboard_Widget::class, 'add' ) );
add_action( 'admin_enqueue_scripts', array( Command_Palette::class, 'enqueue' ), 20 );
add_filter( 'plugin_row_meta', array( Plugin_Details::class, 'add_link' ), 9, 3 );
add_filter( 'plugins_api', array( Plugin_Details::class, 'answer' ), 10, 3 );
