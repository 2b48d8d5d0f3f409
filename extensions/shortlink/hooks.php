<?php
/**
 * What the shortlink panel hangs into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Shortlink;

defined( 'ABSPATH' ) || exit;

// Behind plugins that know the field, too: theirs is left alone.
add_action( 'rest_api_init', array( Shortlink_Field::class, 'register' ), 100 );
add_filter(
	'mainstreet_features',
	static function ( $slugs ) {
		$slugs[] = 'shortlinks';
		return $slugs;
	}
);
