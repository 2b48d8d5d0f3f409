<?php
/** Hooks of campaigns. */

namespace Mainstreet\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_after_insert_post', array( Campaign_Trigger::class, 'create_campaign' ), 10, 4 );
add_action( 'transition_post_status', array( Campaign_Trigger::class, 'withdraw_campaign' ), 10, 3 );
add_action( 'mainstreet_newsletter_upkeep', array( Weekly_Issue::class, 'create_due' ) );
add_action( 'before_delete_post', array( Campaign_Trigger::class, 'cancel_campaign' ) );
add_action( 'activitypub_before_get_content', array( Mail\Federated_Content::class, 'start' ) );
