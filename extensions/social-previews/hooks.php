<?php
/**
 * What the social previews hang into WordPress.
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
