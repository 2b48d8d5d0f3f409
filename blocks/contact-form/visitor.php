<?php
/**
 * What the pipeline of visitors' posts does with an answer to a contact form.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

return array(
	'route'  => 'forms/submit',
	'minute' => 5,
	'hour'   => 60,
	'files'  => true,
	'tests'  => true,
	'handle' => static function ( Visitor_Request $request ) {
		require_once __DIR__ . '/class-form-submission.php';
		return Form_Submission::take( $request );
	},
);
