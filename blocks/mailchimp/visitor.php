<?php
/**
 * Who takes the submissions of Mailchimp forms.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

return array(
	'route'  => 'mailchimp/subscribe',
	'minute' => 5,
	'hour'   => 20,
	'files'  => false,
	'handle' => static function ( Visitor_Request $request ) {
		require_once __DIR__ . '/class-mailchimp-signup.php';
		return Mailchimp_Signup::handle( $request );
	},
);
