<?php
namespace Mainstreet\Payments\Members;

use Mainstreet\Payments\Members\Access\Access_Cookie;
use Mainstreet\Payments\Members\Access\Visitor;
use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Memberships\Membership_Updater;
use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Payments\Members\Pages\Member_Page;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_payment_state', array( Membership_Updater::class, 'apply' ), 10, 3 );
add_action( 'mainstreet_order_claimed', array( Access_Cookie::class, 'send_order' ) );
add_action( 'wp_login', array( Member_Customers::class, 'bind_on_login' ), 10, 2 );
add_filter( 'mainstreet_checkout_buyer', array( Visitor::class, 'add_to_checkout' ), 10, 2 );
add_filter( 'mainstreet_order_links', array( Member_Links::class, 'add_to_order_mail' ), 10, 2 );
if ( isset( $_GET['mainstreet_access'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- only selects a page; links contain their own secret.
	add_action( 'template_redirect', array( Member_Page::class, 'handle' ), 0 );
}
// Core fires it after a user has followed the link that was emailed to the account.
add_action( 'after_password_reset', array( Members::class, 'prove_address' ) );
add_action( 'mainstreet_member_link', array( Member_Links::class, 'deliver' ), 10, 2 );
add_filter( 'wp_privacy_personal_data_exporters', array( Member_Privacy::class, 'add_exporter' ) );
add_filter( 'wp_privacy_personal_data_erasers', array( Member_Privacy::class, 'add_eraser' ) );
