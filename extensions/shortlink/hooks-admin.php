<?php
/**
 * Admin hooks of the shortlink panel.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Shortlink;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_features',
	static function ( $slugs ) {
		$slugs[] = 'shortlinks';
		return $slugs;
	}
);
