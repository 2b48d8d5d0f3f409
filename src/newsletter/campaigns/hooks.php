<?php
/**
 * Hooks of campaigns.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_after_insert_post', array( Campaign_Trigger::class, 'stored' ), 10, 4 );
add_action( 'transition_post_status', array( Campaign_Trigger::class, 'moved' ), 10, 3 );
add_action( 'mainstreet_newsletter_upkeep', array( Weekly_Issue::class, 'plan' ) );
add_action( 'before_delete_post', array( Campaign_Trigger::class, 'deleted' ) );
