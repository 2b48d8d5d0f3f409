<?php
/** Module: Newsletter. */

namespace Mainstreet\Newsletter;

use Mainstreet\Newsletter\Campaigns\Campaign_Policy;

defined( 'ABSPATH' ) || exit;

return array(
	'id'          => 'subscriptions',
	'group'       => 'forms',
	'label'       => __( 'Newsletter', 'mainstreet-blocks' ),
	'description' => __( 'Subscribers of this site, and emails to them about new posts.', 'mainstreet-blocks' ),
	'needs'       => array( 'mail', 'cron' ),
	'help'        => __( 'People subscribe with the Subscription Form block and confirm by email. While the newsletter is off, new posts are not emailed. Subscribers stay listed under Newsletter and can still unsubscribe.', 'mainstreet-blocks' ),
	'screen'      => Newsletter_Screen::SLUG,
	'acts'        => array( Campaign_Policy::class, 'jetpack_sends' ),
	'both'        => __( 'Both Jetpack and Mainstreet email new posts, so people may receive them twice. Turn off one of the two newsletters.', 'mainstreet-blocks' ),
);
