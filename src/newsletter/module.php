<?php
/**
 * Module: Newsletter.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter;

use Mainstreet\Newsletter\Campaigns\Campaign_Trigger;

defined( 'ABSPATH' ) || exit;

return array(
	'id'          => 'subscriptions',
	'label'       => __( 'Newsletter', 'mainstreet-blocks' ),
	'description' => __( 'Subscribers of this site, and e-mails to them about new posts.', 'mainstreet-blocks' ),
	'needs'       => array( 'mail', 'cron' ),
	'help'        => __( 'People subscribe with the Subscription Form and confirm by e-mail. While the newsletter is off, new posts are not e-mailed; subscribers stay in “Newsletter” and can still unsubscribe.', 'mainstreet-blocks' ),
	'screen'      => Newsletter_Screen::SLUG,
	'acts'        => array( Campaign_Trigger::class, 'jetpack_sends' ),
	'both'        => __( 'Jetpack and Mainstreet both e-mail new posts, so people may get them twice. Turn the newsletter of one of them off.', 'mainstreet-blocks' ),
);
