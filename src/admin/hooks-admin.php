<?php
/** Hooks of the dashboard and the command palette. */

namespace Mainstreet\Admin;

use Mainstreet\Admin\Palette\Command_Palette;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_dashboard_setup', array( Dashboard_Widget::class, 'add' ) );
add_action( 'admin_enqueue_scripts', array( Command_Palette::class, 'enqueue' ), 20 );
