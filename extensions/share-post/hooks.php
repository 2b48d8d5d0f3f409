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

// Accounts are connected on the settings screen: for who can't open it there is no link that leads there.
add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		if ( ! current_user_can( 'manage_options' ) ) {
			$own['adminUrls']['connections'] = '';
		}
		return $own;
	}
);
