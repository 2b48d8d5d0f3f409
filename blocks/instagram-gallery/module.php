<?php
/**
 * Module: Latest Instagram Posts.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Instagram_Gallery;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Latest Instagram Posts', 'mainstreet-blocks' ),
	'description' => __( 'The newest pictures of an Instagram account.', 'mainstreet-blocks' ),
	'needs'       => array( 'cron' ),
	'moving'      => __( 'Open the block and connect the account once more.', 'mainstreet-blocks' ),
	'help'        => __( 'An administrator connects a professional account (business or creator) in the block, with a token of an app of their own at Meta. Instagram lets nobody read personal accounts any more.', 'mainstreet-blocks' ),
	'policy'      => __( 'Pictures of our Instagram account are copied to this site and shown from here: Instagram learns nothing of you before you follow a link to it. If the site is set not to copy them, your browser loads them from Instagram, which then learns your IP address and the page you are on.', 'mainstreet-blocks' ),
);
