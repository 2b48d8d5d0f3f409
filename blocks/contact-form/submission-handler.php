<?php
/** Route, rate limits and callback for submissions of contact forms. */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Blocks\Contact_Form\Submission\Submission_Handler;

defined( 'ABSPATH' ) || exit;

return array(
	'route'  => 'forms/submit',
	'minute' => 5,
	'hour'   => 60,
	'files'  => true,
	'tests'  => true,
	'handle' => array( Submission_Handler::class, 'handle' ),
);
