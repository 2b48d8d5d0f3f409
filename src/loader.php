<?php
/**
 * Wires the plugin into WordPress. Adds hooks and nothing else, so that a page
 * without our blocks pays for a handful of add_action() calls only.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

use Mainstreet\Connections\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Lifecycle\Install;
use Mainstreet\Lifecycle\Uninstall;
use Mainstreet\Newsletter\Campaigns\Campaign_Trigger;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;
use Mainstreet\Newsletter\Newsletter_Screen;
use Mainstreet\Newsletter\Queue\Queue_Cli;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Queue\Queue_Waker;
use Mainstreet\Newsletter\Signup_Form\Subscription_Shortcode;
use Mainstreet\Newsletter\Signup_Form\Subscription_Widget;
use Mainstreet\Newsletter\Subscribers\Subscriber_Due;
use Mainstreet\Newsletter\Subscribers\Subscriber_Import;
use Mainstreet\Newsletter\Subscribers\Subscriber_Pages;
use Mainstreet\Newsletter\Subscribers\Subscriber_Privacy;
use Mainstreet\Newsletter\Subscribers\Subscriber_Upkeep;
use Mainstreet\Registration\Blocks;
use Mainstreet\Registration\Editor_Script;
use Mainstreet\Registration\Modules;
use Mainstreet\Registration\Page_Styles;
use Mainstreet\Registration\Paid_Content;
use Mainstreet\Registration\Plain_Attributes;
use Mainstreet\Registration\Route_Guard;
use Mainstreet\Registration\Routes;
use Mainstreet\Responses\Notification_Schedule;
use Mainstreet\Responses\Notification_Sender;
use Mainstreet\Responses\Response_Access;
use Mainstreet\Responses\Response_Privacy;
use Mainstreet\Responses\Response_Type;
use Mainstreet\Responses\Responses_Screen;
use Mainstreet\Responses\Retention;
use Mainstreet\Settings\Settings_Screen;
use Mainstreet\Site_Health\Site_Checks;
use Mainstreet\Submissions\Form_Schema_Store;
use Mainstreet\Submissions\No_Script_Page;
use Mainstreet\Submissions\Shortcodes;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( $name ) {
		if ( 0 !== strpos( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$slug = strtolower( str_replace( '_', '-', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) );
		$file = __DIR__ . '/class-' . $slug . '.php';
		if ( is_readable( $file ) ) {
			require $file;
		}
	}
);

// Behind every plugin that registers at a priority up to 99: what is registered by then is left alone.
add_action( 'init', array( Blocks::class, 'register' ), 100 );
add_action( 'init', array( Paid_Content::class, 'guard' ), 101 );
add_action( 'rest_api_init', array( Routes::class, 'register_all' ), 100 );
add_filter( 'rest_request_before_callbacks', array( Route_Guard::class, 'check_texts' ), 10, 3 );
add_filter( 'rest_request_after_callbacks', array( Route_Guard::class, 'shape' ), 10, 3 );
add_filter( 'render_block_data', array( Blocks::class, 'drop_odd_class_name' ), 1 );
// Behind blocks, before shortcodes.
add_filter( 'the_content', array( Shortcodes::class, 'bound' ) );
// Around core's own filter of attributes, at 10.
add_filter( 'content_save_pre', array( Plain_Attributes::class, 'escape_delimiters' ), 8 );
add_filter( 'pre_kses', array( Plain_Attributes::class, 'set_aside' ), 9, 2 );
add_filter( 'pre_kses', array( Plain_Attributes::class, 'put_back' ), 11, 2 );
add_filter( 'block_categories_all', array( Blocks::class, 'add_categories' ) );
add_action( 'enqueue_block_editor_assets', array( Editor_Script::class, 'print_state' ) );
add_action( 'wp_enqueue_scripts', array( Page_Styles::class, 'keep_used_only' ), PHP_INT_MAX );

add_action( 'admin_init', array( Services::class, 'suggest_policy' ) );
add_action( 'wp_connectors_init', array( Services::class, 'register_connectors' ) );
add_filter( 'wp_default_autoload_value', array( Secrets::class, 'never_autoload' ), 10, 2 );

register_activation_hook( MAINSTREET_FILE, array( Install::class, 'activate' ) );
register_deactivation_hook( MAINSTREET_FILE, array( Uninstall::class, 'drop_events' ) );
add_action( 'admin_init', array( Install::class, 'maybe_run' ) );
add_action( 'wp_uninitialize_site', array( Install::class, 'site_deleted' ), 5 );
add_filter( 'wpmu_drop_tables', array( Install::class, 'tables_of_site' ), 10, 2 );

add_action( 'admin_menu', array( Settings_Screen::class, 'add' ) );
add_filter( 'plugin_action_links_' . plugin_basename( MAINSTREET_FILE ), array( Settings_Screen::class, 'add_link' ) );

add_action( 'admin_notices', array( Modules::class, 'show_warnings' ) );
add_filter( 'site_status_tests', array( Site_Checks::class, 'add_tests' ) );

// Visitors' posts (the pipeline behind every form).
add_action( 'wp_after_insert_post', array( Form_Schema_Store::class, 'post_saved' ), 10, 2 );
add_action( 'before_delete_post', array( Form_Schema_Store::class, 'post_deleted' ), 10, 2 );
add_action( 'update_option_widget_block', array( Form_Schema_Store::class, 'widgets_saved' ), 10, 2 );
foreach ( array( 'forms_submit', 'subscribe', 'mailchimp_subscribe' ) as $mainstreet_action ) {
	add_action( 'admin_post_nopriv_mainstreet_' . $mainstreet_action, array( No_Script_Page::class, 'receive' ) );
	add_action( 'admin_post_mainstreet_' . $mainstreet_action, array( No_Script_Page::class, 'receive' ) );
}
unset( $mainstreet_action );
if ( isset( $_GET['mainstreet_sent'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only shows something.
	add_action( 'template_redirect', array( No_Script_Page::class, 'keep_private' ), 0 );
}

// Forms and their answers.
add_action( 'init', array( Response_Type::class, 'register' ), 100 );
add_action( 'init', array( Response_Type::class, 'add_shortcodes' ), 101 );
add_filter( 'block_type_metadata_settings', array( Response_Type::class, 'skip_inner_blocks' ), 10, 2 );
add_filter( 'comments_open', array( Response_Type::class, 'close_comments' ), 10, 2 );
add_filter( 'xmlrpc_methods', array( Response_Access::class, 'guard_xmlrpc' ) );
add_filter( 'the_content_export', array( Response_Access::class, 'filter_export' ) );
add_filter( 'wxr_export_skip_postmeta', array( Response_Access::class, 'filter_export_meta' ), 10, 2 );
add_action( 'before_delete_post', array( Retention::class, 'post_deleted' ), 10, 2 );
add_filter( 'cron_schedules', array( Notification_Schedule::class, 'add_span' ) ); // phpcs:ignore WordPress.WP.CronInterval -- five minutes.
add_action( 'mainstreet_feedback_mail', array( Notification_Sender::class, 'run' ) );
add_action( 'mainstreet_feedback_upkeep', array( Retention::class, 'run' ) );
add_filter( 'wp_privacy_personal_data_exporters', array( Response_Privacy::class, 'add_exporter' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Response_Privacy::class, 'add_eraser' ) );
add_action( 'admin_init', array( Response_Privacy::class, 'suggest_policy' ) );

// Subscribers, campaigns and the mail queue.
if ( isset( $_GET['mainstreet_sub'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the link holds its own proof.
	add_action( 'wp_loaded', array( Subscriber_Pages::class, 'answer' ) );
}
// Before core makes its routes, at 99: their arguments name the meta.
add_action( 'rest_api_init', array( Newsletter_Meta::class, 'register' ), 5 );
add_action( 'wp_after_insert_post', array( Campaign_Trigger::class, 'stored' ), 10, 4 );
add_action( 'transition_post_status', array( Campaign_Trigger::class, 'moved' ), 10, 3 );
add_action( 'before_delete_post', array( Campaign_Trigger::class, 'deleted' ) );
add_action( 'mainstreet_mail_tick', array( Queue_Scheduler::class, 'tick' ) );
add_action( 'shutdown', array( Queue_Waker::class, 'look' ) );
if ( isset( $_GET['mainstreet_mail'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the ticket is checked there.
	add_action( 'wp_loaded', array( Queue_Waker::class, 'answer' ) );
}
add_action( 'mainstreet_import_tick', array( Subscriber_Import::class, 'tick' ) );
add_action( 'mainstreet_newsletter_upkeep', array( Subscriber_Upkeep::class, 'run' ) );
add_action( 'mainstreet_signup_mails', array( Subscriber_Due::class, 'run' ) );
add_action( 'admin_notices', array( Queue_Scheduler::class, 'show_notice' ) );
add_action( 'admin_init', array( Subscriber_Privacy::class, 'suggest_policy' ) );
add_filter( 'wp_privacy_personal_data_exporters', array( Subscriber_Privacy::class, 'add_exporter' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Subscriber_Privacy::class, 'add_eraser' ) );
if ( defined( 'WP_CLI' ) && WP_CLI ) {
	\WP_CLI::add_command( 'mainstreet mail', Queue_Cli::class );
}
add_action( 'init', array( Subscription_Shortcode::class, 'register' ), 101 );
// Before core takes the registered ones, at 100.
add_action( 'widgets_init', array( Subscription_Widget::class, 'add' ), 99 );

// Screens.
add_action( 'admin_menu', array( Responses_Screen::class, 'add' ), 9 );
add_action( 'admin_menu', array( Newsletter_Screen::class, 'add' ) );
add_action( 'admin_menu', array( Responses_Screen::class, 'add_settings_link' ), 11 );
