<?php
/**
 * Posts that go out as newsletters.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

// Before core makes its routes, at 99: their arguments name the meta.
add_action( 'rest_api_init', array( Newsletter_Meta::class, 'register' ), 5 );
add_action( 'wp_after_insert_post', array( Campaign_Trigger::class, 'stored' ), 10, 4 );
add_action( 'transition_post_status', array( Campaign_Trigger::class, 'moved' ), 10, 3 );
add_filter( 'mainstreet_subscriber_deliveries', array( Delivery_Report::class, 'of_subscriber' ), 10, 2 );
add_action( 'mainstreet_newsletter_upkeep', array( Weekly_Issue::class, 'plan' ) );
add_action( 'before_delete_post', array( Campaign_Trigger::class, 'deleted' ) );
