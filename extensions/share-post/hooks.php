<?php
/**
 * What the panel that shares a post hangs into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Share_Post;

defined( 'ABSPATH' ) || exit;

// Sharing when a post is published, and sharing it once more: hosts gate each by its name.
add_filter(
	'mainstreet_features',
	static function ( $slugs ) {
		array_push( $slugs, 'publicize', 'republicize' );
		return $slugs;
	}
);
