<?php
/**
 * Runs before WordPress is loaded: what stands in for Action Scheduler.
 *
 * @package Mainstreet
 */

require dirname( __DIR__, 4 ) . '/tests/fakes/plugins/action-scheduler/action-scheduler.php';
