<?php
/** Handler of submissions of Mailchimp forms. */

namespace Mainstreet\Blocks\Mailchimp;

use Mainstreet\Submissions\Pipeline\Submission;

defined( 'ABSPATH' ) || exit;

return array(
	'route'     => 'mailchimp/subscribe',
	'minute'    => 5,
	'hour'      => 20,
	'files'     => false,
	// Sent to Akismet as the type of the submission.
	'is_signup' => true,
	'handle'    => static fn( Submission $request ) => Mailchimp_Signup::handle( $request ),
);
