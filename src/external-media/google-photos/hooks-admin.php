<?php
/**
 * Admin hooks of Google Photos.
 *
 * @package Mainstreet
 */

namespace Mainstreet\External_Media\Google_Photos;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_connect_forms',
	static function ( $forms ) {
		$forms[ Google_Login::SERVICE ] = Google_Login::get_form();
		return $forms;
	}
);
