<?php
/** Hooks of subscribers. */

namespace Mainstreet\Newsletter\Subscribers;

use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Import;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Notice;
use Mainstreet\Newsletter\Subscribers\Pages\Subscriber_Pages;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy;

defined( 'ABSPATH' ) || exit;

if ( isset( $_GET['mainstreet_sub'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- the link contains its own proof.
	// The parameter `s` would start a search of core, so the main query gets no parameters.
	add_filter( 'request', '__return_empty_array', PHP_INT_MAX );
	// Before maintenance plugins close the site, because people must always be able to unsubscribe.
	add_action( 'template_redirect', array( Subscriber_Pages::class, 'handle_request' ), -100 );
}
add_action( 'mainstreet_import_tick', array( Subscriber_Import::class, 'run_scheduled' ) );
add_action( 'mainstreet_newsletter_upkeep', array( Subscriber_Cleanup::class, 'run' ) );
add_action( 'mainstreet_newsletter_upkeep', array( Subscriber_Notice::class, 'send_daily' ) );
add_action( 'mainstreet_subscriber_moved', array( Subscriber_Notice::class, 'collect' ), 10, 2 );
add_action( 'mainstreet_activated', array( Subscriber_Cleanup::class, 'resume' ) );
add_action( 'mainstreet_activated', array( Subscriber_Import::class, 'resume' ) );
add_action( 'mainstreet_upgrade_data', array( Subscriber_Cleanup::class, 'set_ip_dates' ) );
add_action( 'mainstreet_signup_mails', array( Subscriber_Mails::class, 'send_scheduled' ) );
add_filter( 'wp_privacy_personal_data_exporters', array( Subscriber_Privacy::class, 'add_exporter' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Subscriber_Privacy::class, 'add_eraser' ) );
