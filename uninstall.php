<?php
/** Runs when the plugin is deleted. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/plugin.php';

Mainstreet\Lifecycle\Uninstall::run();
