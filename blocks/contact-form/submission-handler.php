<?php
/**
 * Handler of submissions of contact forms.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Form;

use Mainstreet\Blocks\Contact_Form\Submission\Submission_Handler;
use Mainstreet\Submissions\Pipeline\Submission;

defined( 'ABSPATH' ) || exit;

return array(
	'route'  => 'forms/submit',
	'minute' => 5,
	'hour'   => 60,
	'files'  => true,
	'tests'  => true,
	'handle' => static function ( Submission $request ) {
		return Submission_Handler::handle( $request );
	},
);
