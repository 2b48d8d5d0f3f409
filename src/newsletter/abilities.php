<?php
/** Abilities: subscribers, and mailings about posts. */

namespace Mainstreet\Newsletter;

defined( 'ABSPATH' ) || exit;

return array(
	'list-subscribers' => array(
		'label'        => __( 'List subscribers', 'mainstreet-blocks' ),
		'description'  => __( 'Lists subscribers of the newsletter, newest first, with the names and custom fields that they entered.', 'mainstreet-blocks' ),
		'is_untrusted' => true,
		'method'       => 'GET',
		'route'        => '/subscribers',
		'input'        => array(
			'status' => __( 'Only subscribers with this status; empty for all.', 'mainstreet-blocks' ),
			'search' => __( 'Part of an email address or name.', 'mainstreet-blocks' ),
			'page',
			'per_page',
		),
	),
	'subscriber-stats' => array(
		'label'       => __( 'Count subscribers', 'mainstreet-blocks' ),
		'description' => __( 'Returns the number of subscribers by status.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/subscribers',
		'fixed'       => array( 'per_page' => 1 ),
		'result'      => 'counts',
		'output'      => array(
			'type'                 => 'object',
			'additionalProperties' => array( 'type' => 'integer' ),
		),
	),
	'add-subscriber'   => array(
		'label'       => __( 'Invite a subscriber', 'mainstreet-blocks' ),
		'description' => __( 'Emails a person a link to confirm their subscription. No one is subscribed without confirming.', 'mainstreet-blocks' ),
		'method'      => 'POST',
		'route'       => '/subscribers',
		'input'       => array(
			'email' => __( 'Email address.', 'mainstreet-blocks' ),
			'name'  => __( 'Name.', 'mainstreet-blocks' ),
		),
		'fixed'       => array( 'consent' => false ),
	),
	'list-mailings'    => array(
		'label'       => __( 'List mailings', 'mainstreet-blocks' ),
		'description' => __( 'Lists the emails about posts that were sent, are being sent or are waiting, and the state of the queue.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/campaigns',
		'input'       => array( 'page', 'per_page' ),
	),
	'pause-mailing'    => array(
		'label'       => __( 'Pause a mailing', 'mainstreet-blocks' ),
		'description' => __( 'Stops sending the email about a post until it is resumed.', 'mainstreet-blocks' ),
		'method'      => 'POST',
		'route'       => '/campaigns/(?P<id>\d+)',
		'input'       => array( 'id' => __( 'ID of the mailing.', 'mainstreet-blocks' ) ),
		'fixed'       => array( 'action' => 'pause' ),
	),
	'resume-mailing'   => array(
		'label'       => __( 'Resume a mailing', 'mainstreet-blocks' ),
		'description' => __( 'Continues to send a paused email about a post.', 'mainstreet-blocks' ),
		'method'      => 'POST',
		'route'       => '/campaigns/(?P<id>\d+)',
		'input'       => array( 'id' => __( 'ID of the mailing.', 'mainstreet-blocks' ) ),
		'fixed'       => array( 'action' => 'resume' ),
	),
	'cancel-mailing'   => array(
		'label'          => __( 'Cancel a mailing', 'mainstreet-blocks' ),
		'description'    => __( 'Stops sending the email about a post for good. People who already got it keep it.', 'mainstreet-blocks' ),
		'method'         => 'POST',
		'route'          => '/campaigns/(?P<id>\d+)',
		'input'          => array( 'id' => __( 'ID of the mailing.', 'mainstreet-blocks' ) ),
		'fixed'          => array( 'action' => 'cancel' ),
		'is_destructive' => true,
	),
	'send-test-mail'   => array(
		'label'       => __( 'Send a test email', 'mainstreet-blocks' ),
		'description' => __( 'Sends the newsletter email of a post to the address of the current user.', 'mainstreet-blocks' ),
		'method'      => 'POST',
		'route'       => '/newsletter/test',
		'input'       => array( 'post' => __( 'ID of the post; 0 for the newest one.', 'mainstreet-blocks' ) ),
		'fixed'       => array( 'to' => '' ),
		// The permission of the route counts requests.
		'permission'  => static fn() => current_user_can( 'edit_posts' ),
	),
);
