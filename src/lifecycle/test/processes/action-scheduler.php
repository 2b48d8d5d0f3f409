<?php
/**
 * The plugin is deactivated and deleted on a site with Action Scheduler: prints as JSON what is left there.
 *
 * @package Mainstreet
 */

use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Uninstall;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;

$count = static function () {
	return array_map(
		static fn( $action ) => $action['group'] . ' ' . $action['status'],
		array_values( ActionScheduler::$actions )
	);
};
$add   = static function ( $status, $group, $number = 1 ) {
	for ( $i = 0; $i < $number; $i++ ) {
		$id = ActionScheduler::add( Queue_Scheduler::HOOK, array(), $group, time() + 900 );
		ActionScheduler::$actions[ $id - 1 ]['status'] = $status;
	}
};
ActionScheduler::$actions = array();
$add( 'complete', 'other' );
$add( 'failed', Scheduler::GROUP );
( new Scheduler() )->plan( Queue_Scheduler::HOOK, time() + 900 );
do_action( 'deactivate_' . plugin_basename( MAINSTREET_FILE ) );
$said = array( 'deactivated' => $count() );
( new Scheduler() )->plan( Queue_Scheduler::HOOK, time() + 900 );
Uninstall::run();
$said['kept'] = $count();
$add( 'complete', Scheduler::GROUP, 1200 );
( new Scheduler() )->plan( Queue_Scheduler::HOOK, time() + 900 );
Stored_Settings::save( array( 'delete_on_uninstall' => true ) );
Uninstall::run();
$said['deleted'] = $count();
\Mainstreet\Lifecycle\Install::maybe_run();
echo wp_json_encode( $said );
