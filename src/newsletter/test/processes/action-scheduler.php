<?php
/**
 * A newsletter on a site with Action Scheduler: prints as JSON which actions wait at each step.
 *
 * @package Mainstreet
 */

use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

add_filter( 'pre_wp_mail', '__return_true' );
add_filter(
	'mainstreet_mails_per_hour',
	function () {
		return 1;
	}
);
$hook    = 'mainstreet_mail_tick';
$waiting = function () {
	return array_values(
		array_map(
			function ( $action ) {
				return array( $action['hook'], $action['args'], $action['group'], null === $action['time'] ? 'now' : round( ( $action['time'] - time() ) / 10 ) * 10 );
			},
			array_filter(
				ActionScheduler::$actions,
				function ( $action ) {
					return 'pending' === $action['status'];
				}
			)
		)
	);
};
$said    = array();
// Before init it takes nothing; WP-Cron does.
ActionScheduler::$is_ready = false;
( new Scheduler() )->plan( $hook, time() + 50 );
$said['early']             = array( $waiting(), (bool) wp_next_scheduled( $hook ) );
ActionScheduler::$is_ready = true;
for ( $i = 0; $i < 3; $i++ ) {
	( new Subscribers() )->add( array( 'email' => "as$i@example.org" ), 'active' );
}
$post           = wp_insert_post( array( 'post_title' => 'AS', 'post_content' => 'x', 'post_status' => 'publish' ) );
$said['queued'] = array( $waiting(), wp_next_scheduled( $hook ) );
$GLOBALS['wpdb']->query( 'UPDATE ' . Tables::name( 'campaigns' ) . ' SET starts_at = ' . time() );
// Of three mails the limit lets one through at a time. While it runs, the next tick is planned.
add_filter(
	'pre_wp_mail',
	function ( $done ) use ( &$said, $waiting ) {
		$said['meanwhile'] = $waiting();
		return $done;
	}
);
$said['ran']  = ActionScheduler::run( time() + 300 );
$said['then'] = array( $waiting(), ( new Campaigns() )->find_by_post( $post )['sent'] );
// A worker that was killed leaves its action "in progress", and another that comes.
foreach ( ActionScheduler::$actions as $number => $action ) {
	if ( 'complete' === $action['status'] ) {
		ActionScheduler::$actions[ $number ]['status'] = 'in-progress';
	}
}
( new Queue_Scheduler() )->schedule();
$said['killed'] = $waiting();
remove_all_filters( 'mainstreet_mails_per_hour' );
add_filter( 'mainstreet_mails_per_hour', '__return_zero' );
ActionScheduler::run( time() + 60 );
$campaign    = ( new Campaigns() )->find_by_post( $post );
$said['end'] = array( $waiting(), $campaign['status'], $campaign['sent'], wp_next_scheduled( $hook ) );
echo wp_json_encode( $said );
