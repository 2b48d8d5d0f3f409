<?php
/**
 * Plugin Name: Mainstreet load test of forms
 * Description: Must-use plugin of tests/load/forms.mjs, on a throw-away WordPress: one address may send very much, one form may cause as many e-mails, and these go nowhere.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_visitor_limits',
	static function () {
		return array(
			'minute' => 1000000,
			'hour'   => 1000000,
		);
	}
);
add_filter(
	'mainstreet_form_mails_per_hour',
	static function () {
		return 1000000;
	}
);
add_filter( 'pre_wp_mail', '__return_true' );
