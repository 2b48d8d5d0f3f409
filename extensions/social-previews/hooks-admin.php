<?php
/**
 * Admin hooks of the social previews.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Social_Previews;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_features',
	static function ( $slugs ) {
		$slugs[] = 'social-previews';
		return $slugs;
	}
);
