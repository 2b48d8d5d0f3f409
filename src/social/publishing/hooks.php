<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Core\Personal_Data;
use Mainstreet\Social\Publishing\Queue\Share_Worker;
use Mainstreet\Social\Publishing\Queue\Share_Scheduler;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_insert_post_data', array( Pending_Share::class, 'save_before_update' ), 99, 2 );
// Core publishes at 10.
add_action( 'publish_future_post', array( Pending_Share::class, 'save_before_publishing' ), 9 );
add_action( 'wp_after_insert_post', array( Share_Trigger::class, 'handle_saved_post' ), 20, 4 );
add_action( 'deleted_post', array( Shares::class, 'delete_for_post' ), 10, 2 );
add_action( 'mainstreet_share_tick', array( Share_Worker::class, 'handle_event' ), 10, 0 );
add_action(
	'shutdown',
	static function () {
		// If nothing was queued in this request, the class is not loaded.
		if ( class_exists( Share_Scheduler::class, false ) ) {
			Share_Worker::shutdown();
		}
	}
);
add_action(
	'wp_scheduled_delete',
	static function () {
		// Once a day, because other plugins may have deleted the scheduled event.
		( new Share_Scheduler() )->schedule_next();
	}
);
add_action( 'deleted_user', array( Share_Privacy::class, 'delete_for_user' ) );
add_filter(
	'wp_privacy_personal_data_exporters',
	static fn( $exporters ) => Personal_Data::add( $exporters, 'exporter', 'mainstreet-shares', __( 'Shares', 'mainstreet-blocks' ), array( Share_Privacy::class, 'export' ) )
);
add_filter(
	'wp_privacy_personal_data_erasers',
	static fn( $erasers ) => Personal_Data::add( $erasers, 'eraser', 'mainstreet-shares', __( 'Shares', 'mainstreet-blocks' ), array( Share_Privacy::class, 'erase' ) )
);
