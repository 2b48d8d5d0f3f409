<?php
/** Handler of submissions of subscription forms. */

namespace Mainstreet\Blocks\Subscriptions;

use Mainstreet\Newsletter\Signup_Form\Subscriber_Signup;

defined( 'ABSPATH' ) || exit;

return array(
	'route'     => 'subscribe',
	'minute'    => 5,
	'hour'      => 20,
	'files'     => false,
	// Sent to Akismet as the type of the submission.
	'is_signup' => true,
	'handle'    => array( Subscriber_Signup::class, 'handle' ),
);
