<?php
/**
 * Admin hooks of the panel that shares a post.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Share_Post;

use Mainstreet\Connections\Accounts\Account_Profile;
use Mainstreet\Social\Networks\Connections\Post_Connections;

defined( 'ABSPATH' ) || exit;

// Sharing when a post is published, and sharing it once more: hosts gate each by its name.
add_filter(
	'mainstreet_features',
	static function ( $slugs ) {
		array_push( $slugs, 'publicize', 'republicize' );
		return $slugs;
	}
);
add_filter(
	'mainstreet_unauthorized_features',
	static function ( $slugs ) {
		if ( ! Post_Connections::may_see( get_current_user_id() ) ) {
			array_push( $slugs, 'publicize', 'republicize' );
		}
		return $slugs;
	}
);
// Accounts are connected on the settings screen; who can't open it connects own ones in the profile, and none that are for everybody.
add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		$may_all = current_user_can( 'manage_options' );

		// Other services stand above the networks, so the address names their heading.
		$networks = $own['adminUrls']['connections'] . '/networks';

		$own['adminUrls']['sharedConnections'] = $may_all ? $networks : '';
		$own['adminUrls']['connections']       = $may_all ? $networks : Account_Profile::url();
		return $own;
	}
);
