<?php
namespace Mainstreet\Lifecycle;

use Mainstreet\Core\Database\Tables;

defined( 'ABSPATH' ) || exit;

register_activation_hook( MAINSTREET_FILE, array( Install::class, 'activate' ) );
register_deactivation_hook( MAINSTREET_FILE, array( Uninstall::class, 'unschedule_events' ) );
add_action( 'admin_init', array( Install::class, 'maybe_run' ) );
add_action( 'mainstreet_needs_install', array( Install::class, 'maybe_run' ) );
add_filter( 'wpmu_drop_tables', array( Tables::class, 'add_to_site_deletion' ), 10, 2 );
