<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Payments\Orders\Mails\Order_Mails;
use Mainstreet\Payments\Orders\Pages\Buy_Page;
use Mainstreet\Payments\Orders\Pages\Return_Page;
use Mainstreet\Payments\Orders\Pages\Thank_You;
use Mainstreet\Submissions\Themed_Page;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.NonceVerification -- only whether the parameters exist; the pages validate the values.
if ( isset( $_GET['mainstreet_buy'] ) ) {
	add_action( 'template_redirect', array( Buy_Page::class, 'handle' ), 0 );
}
if ( isset( $_GET['mainstreet_pay'] ) ) {
	add_action( 'template_redirect', array( Return_Page::class, 'handle' ), 0 );
}
if ( isset( $_GET['mainstreet_thanks'] ) ) {
	add_filter( 'the_content', array( Thank_You::class, 'prepend_notice' ), 30 );
	add_action( 'wp_enqueue_scripts', array( Themed_Page::class, 'enqueue' ) );
}
// phpcs:enable
add_action( 'mainstreet_plan_created', array( Order_Cleanup::class, 'schedule' ), 10, 0 );
add_action( 'mainstreet_order_changed', array( Order_Cleanup::class, 'schedule' ), 10, 0 );
add_action( 'mainstreet_order_changed', array( Order_Mails::class, 'queue' ), 10, 2 );
add_action( 'mainstreet_order_mails', array( Order_Mails::class, 'run' ) );
add_action( 'mainstreet_order_upkeep', array( Order_Cleanup::class, 'run' ) );
add_action( 'mainstreet_activated', array( Order_Cleanup::class, 'resume' ) );
add_filter( 'wp_privacy_personal_data_exporters', array( Order_Privacy::class, 'add_exporter' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Order_Privacy::class, 'add_eraser' ) );
