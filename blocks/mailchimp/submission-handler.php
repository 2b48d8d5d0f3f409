<?php
/**
 * Handler of submissions of Mailchimp forms.
 *
 * @package Mainstreet
 */

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
	'handle'    => static function ( Submission $request ) {
		return Mailchimp_Signup::handle( $request );
	},
);
