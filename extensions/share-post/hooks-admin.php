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

// Sharing on publication, and sharing again. Hosts can restrict each of them to plans.
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
		if ( ! Post_Connections::can_see( get_current_user_id() ) ) {
			array_push( $slugs, 'publicize', 'republicize' );
		}
		return $slugs;
	}
);
// Administrators connect accounts for the whole site in the settings. Other users connect their own accounts in the profile.
add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		$may_all = current_user_can( 'manage_options' );

		// The URL contains the heading of the networks, because other services come first on the screen.
		$networks = $own['adminUrls']['connections'] . '/networks';

		$own['adminUrls']['sharedConnections'] = $may_all ? $networks : '';
		$own['adminUrls']['connections']       = $may_all ? $networks : Account_Profile::url();
		return $own;
	}
);
