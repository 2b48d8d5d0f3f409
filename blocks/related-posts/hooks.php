<?php
namespace Mainstreet\Blocks\Related_Posts;

use Mainstreet\Blocks\Related_Posts\Engine\Related_Updater;

defined( 'ABSPATH' ) || exit;

// Runs after terms and meta are stored.
add_action( 'wp_after_insert_post', array( Related_Updater::class, 'handle_saved_post' ), 20, 2 );
add_action( 'mainstreet_related_sweep', array( Related_Updater::class, 'run' ) );
add_action( 'mainstreet_activated', array( Related_Updater::class, 'start_if_used' ) );
