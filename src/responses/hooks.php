<?php
namespace Mainstreet\Responses;

use Mainstreet\Responses\Files\Response_Files;
use Mainstreet\Responses\Notifications\Notification_Sender;
use Mainstreet\Responses\Privacy\Address_Index;
use Mainstreet\Responses\Privacy\Response_Access;
use Mainstreet\Responses\Privacy\Response_Cleanup;
use Mainstreet\Responses\Privacy\Response_Privacy;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Responses\Storage\Unread_Count;

defined( 'ABSPATH' ) || exit;

add_action( 'init', array( Response_Type::class, 'register' ), 100 );
add_filter( 'comments_open', array( Response_Type::class, 'close_comments' ), 10, 2 );
add_filter( 'xmlrpc_methods', array( Response_Access::class, 'restrict_xmlrpc' ) );
add_filter(
	'content_pagination',
	static function ( $pages, $post ) {
		// Runs for each post of a page: the class is loaded for responses only.
		return $post instanceof \WP_Post && 'feedback' === $post->post_type ? Response_Access::filter_pages( $pages, $post ) : $pages;
	},
	PHP_INT_MAX,
	2
);
add_filter( 'the_content_export', array( Response_Access::class, 'filter_export' ) );
add_filter( 'wxr_export_skip_postmeta', array( Response_Access::class, 'filter_export_meta' ), 10, 2 );
add_action( 'before_delete_post', array( Response_Cleanup::class, 'post_deleted' ), 10, 2 );
add_action( 'save_post_feedback', array( Address_Index::class, 'response_saved' ), 10, 3 );
foreach ( array( 'save_post_feedback', 'deleted_post_feedback' ) as $mainstreet_hook ) {
	add_action( $mainstreet_hook, array( Unread_Count::class, 'invalidate' ) );
}
add_filter( 'cron_schedules', array( Notification_Sender::class, 'add_interval' ) ); // phpcs:ignore WordPress.WP.CronInterval -- five minutes.
add_action( 'mainstreet_feedback_mail', array( Notification_Sender::class, 'run' ) );
add_action( 'mainstreet_feedback_upkeep', array( Response_Cleanup::class, 'run' ) );
add_action( 'mainstreet_upgrade_data', array( Notification_Sender::class, 'upgrade' ) );
add_action( 'mainstreet_activated', array( Response_Cleanup::class, 'resume' ) );
add_action( 'wp_uninitialize_site', array( Response_Files::class, 'site_deleted' ), 5 );
add_filter( 'wp_privacy_personal_data_exporters', array( Response_Privacy::class, 'add_exporter' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Response_Privacy::class, 'add_eraser' ) );
